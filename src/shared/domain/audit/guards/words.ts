/** Language, channels and addresses of a text. */
import { readAddresses } from '../../../reading/addresses.ts';
import { negationAt, negationsIn } from '../../../reading/negation.ts';
import type { Section } from '../../section.ts';
import { factLine, letters, settledOf, type Found, type Ground, type Unit } from './units.ts';

/** Letters of Thai, and words of English in a row, that are a sentence and no name; and so many whatever stands beside them. */
const [THAI_LETTERS, LATIN_WORDS, SURELY] = [12, 5, 8];
/** Words that the client does not use, of a sentence that is not the client's. */
const OWN_WORDS = 3;
const LATIN_WORD = /(?<![a-z])[a-z]{2,}(?![a-z])/gu;
/** Search words and terms of a platform are quoted as they are typed. */
const QUOTED = /“[^”]*”|"[^"]*"|‘[^’]*’|\([^()]*\)/gu;

/** A sentence in another language than the proposal's; the client's own words may be quoted in any. */
export function languageGuard({
  language,
  said,
  answers,
}: Ground): (section: Section) => (unit: Unit) => Found[] {
  const theirs = new Set(answers.join(' ').toLowerCase().match(LATIN_WORD));
  return () =>
    ({ text: whole }) => {
      const text = whole.replaceAll(QUOTED, '|');
      const [thai, latin] = [text.match(/[ก-๛]/gu)?.length ?? 0, text.match(/[a-z]/giu)?.length ?? 0];
      const runs =
        (language === 'en' ? text.match(/[ก-๛][ก-๛\s]*/gu) : text.match(/[a-z][a-z'’\- ]*/giu)) ?? [];
      const strange = runs.map((run) => run.trim()).filter((run) => !said.includes(letters(run)));
      const longest = strange.toSorted((a, b) => b.length - a.length)[0] ?? '';
      const latinWords = longest.toLowerCase().match(LATIN_WORD) ?? [];
      // The client's own words in another order are a name that the plan made of them.
      const isTheirs = latinWords.filter((word) => !theirs.has(word)).length < OWN_WORDS;
      const words = isTheirs ? 0 : latinWords.length;
      const isOther =
        language === 'en'
          ? strange.join('').length >= THAI_LETTERS && thai > latin
          : words >= SURELY || (words >= LATIN_WORDS && latin > thai);
      return isOther ? [{ words: longest, fact: '' }] : [];
    };
}

/** Where one advertises, by every name that is usual for it. */
const CHANNELS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['TikTok', /\btik ?tok\b|ติ๊?กต็?อ[กค]/giu],
  ['Facebook', /\bfacebook\b|เฟซบุ๊[กค]|เฟสบุ๊[กค]/giu],
  ['Instagram', /\binstagram\b|อินสตาแกรม|ไอจี/giu],
  ['LinkedIn', /\blinked ?in\b/giu],
  ['Shopee', /\bshopee\b|ช้อปปี้/giu],
  ['Lazada', /\blazada\b|ลาซาด้า/giu],
  ['Google', /\bgoogle\b|กูเกิล/giu],
  ['LINE', /\bLINE\b|(?<![ก-๛])ไลน์(?=[ \s]|OA|แชต|กลุ่ม|$)/gu],
  ['YouTube', /\byou ?tube\b|ยูทูบ/giu],
  ['X', /\btwitter\b|ทวิตเตอร์/giu],
  ['Pinterest', /\bpinterest\b/giu],
  ['Snapchat', /\bsnapchat\b/giu],
  ['WhatsApp', /\bwhats ?app\b/giu],
  ['Reddit', /\breddit\b/giu],
  ['Spotify', /\bspotify\b/giu],
  ['Lemon8', /\blemon ?8\b/giu],
  ['Amazon', /\bamazon\b/giu],
];
/** YouTube is bought through Google. */
const BELONGS: ReadonlyMap<string, string> = new Map([['YouTube', 'Google']]);

/** A channel that was not chosen and that no answer names. */
export function channelGuard(ground: Ground): (section: Section) => (unit: Unit) => Found[] {
  const [chosen] = settledOf(ground, 'channels');
  if (chosen === undefined) return () => () => [];
  const answers = ground.answers.join('\n');
  const known = new Set(
    CHANNELS.filter(
      ([name, pattern]) =>
        chosen.settled.names.some((one) => one.startsWith(name)) ||
        new RegExp(pattern.source, pattern.flags).test(answers),
    ).map(([name]) => name),
  );
  return () =>
    ({ text }) => {
      const negations = negationsIn(text);
      return CHANNELS.flatMap(([name, pattern]) => {
        if (known.has(name) || known.has(BELONGS.get(name) ?? '')) return [];
        const hit = [...text.matchAll(pattern)].find(
          ({ index, 0: words }) =>
            negationAt(negations, { start: index, end: index + words.length }) === undefined,
        );
        return hit === undefined ? [] : [{ words: hit[0], fact: factLine(chosen.fact) }];
      });
    };
}

const PHONE = /(?<![\p{L}\d.,])\+?\d[\d ()-]{7,16}\d(?![\d.,]*\d|\s*%)/gu;
/** Digits of a telephone number. */
const [FEWEST, MOST] = [9, 13];

/** An address, an account or a telephone number that nobody gave. */
export function addressGuard(ground: Ground): (section: Section) => (unit: Unit) => Found[] {
  return ({ evidence }) => {
    const given = `${ground.said}${evidence
      .filter(({ basis }) => basis !== 'model statement')
      .map(({ statement, source }) => letters(`${statement} ${source}`))
      .join('\n')}`;
    return ({ text }) => {
      const addresses = readAddresses(text).map(({ value, host }) => ({
        value,
        key: host === '' ? value : host,
      }));
      const phones = [...text.matchAll(PHONE)]
        .map(([value]) => ({ value, key: value.replaceAll(/\D/gu, '') }))
        .filter(
          ({ key, value }) => key.length >= FEWEST && key.length <= MOST && /^\+|^0/u.test(value.trim()),
        );
      return [...addresses, ...phones]
        .filter(({ key }) => !given.includes(letters(key)))
        .map(({ value }) => ({ words: value.trim(), fact: '' }));
    };
  };
}
