/** Slides that disagree: one quantity said with two values, sums that do not add up, channels that are not the client's. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { readReckoned } from '../../../src/shared/domain/reckoned.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Finding } from './finding.ts';
import { sentencesOf, wordsIn, type DeckText } from './texts.ts';

const blame = (page: number, text: string, why: string): Finding => ({
  fault: 'contradiction',
  page,
  text,
  why,
});

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?%?`;
/** '26,000 + 8,000 = 34,000', with names and units between. */
const SUM = new RegExp(
  String.raw`(${NUMBER})((?:[^\d=+×÷]{0,24}[+×÷][^\d=+×÷]{0,24}${NUMBER})+)[^\d=+×÷]{0,24}=[^\d=+×÷]{0,12}(${NUMBER})`,
  'u',
);
const valueOf = (text: string): number =>
  Number(text.replaceAll(/[,%]/gu, '')) / (text.endsWith('%') ? 100 : 1);
/** Relative: what rounding for print may take. */
const ROUNDED = 0.02;

/** Whether a printed formula comes to what it says. */
function sumHolds(first: string, rest: string, result: string): boolean {
  const terms = [...rest.matchAll(new RegExp(`([+×÷])[^\\d=+×÷]*(${NUMBER})`, 'gu'))];
  let [sum, product] = [0, valueOf(first)];
  for (const [, sign, number] of terms) {
    const value = valueOf(number ?? '');
    if (sign === '×') product *= value;
    else if (sign === '÷') product /= value;
    else [sum, product] = [sum + product, value];
  }
  const reached = sum + product;
  return Math.abs(reached - valueOf(result)) <= Math.max(Math.abs(reached) * ROUNDED, 0.51);
}

function checkSums(texts: readonly DeckText[]): Finding[] {
  return texts.flatMap(({ page, text }) => {
    const found: Finding[] = [];
    let rest = /million|ล้าน|[\d.]+[kKmM]\b/u.test(text) ? '' : text;
    for (let match = SUM.exec(rest); match; match = SUM.exec(rest)) {
      const [whole, first = '', terms = '', result = ''] = match;
      if (!sumHolds(first, terms, result)) found.push(blame(page, whole.trim(), 'it does not add up'));
      rest = rest.slice(match.index + whole.length - result.length);
    }
    return found;
  });
}

/** Words of a sentence, figures apart, from which on the same sentence tells the same thing. */
const FRAME = 4;

/** The sentence without its figures, and the figures. */
function frameOf(sentence: string): { frame: string; figures: string } | undefined {
  const figures = sentence.match(/\d[\d,.]*\d|\d/gu) ?? [];
  const frame = wordsIn(sentence.replaceAll(/\d[\d,.]*\d|\d/gu, ' '))
    .join(' ')
    .toLowerCase();
  return figures.length === 0 || frame.split(' ').length < FRAME
    ? undefined
    : { frame, figures: figures.join(' ') };
}

/** The same sentence with other figures on another slide. */
function checkFrames(texts: readonly DeckText[]): Finding[] {
  const first = new Map<string, { page: number; figures: string }>();
  return texts.flatMap(({ page, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const own = frameOf(sentence);
      if (own === undefined) return [];
      const before = first.get(own.frame);
      if (before === undefined) first.set(own.frame, { page, figures: own.figures });
      return before !== undefined && before.page !== page && before.figures !== own.figures
        ? [blame(page, sentence, `slide ${before.page} says ${before.figures}`)]
        : [];
    }),
  );
}

const TODAY = /\btoday|\bnow\b|วันนี้|ตอนนี้|ปัจจุบัน/iu;
const GOAL = /\bgoal|\bneeds?\b|\btarget|\bafford|\bat most\b|\bmust\b|\bat \d|\bpage\b|เป้า|ต้อง|ไม่เกิน|ถ้า/iu;

/** Slides about rivals. */
const RIVALS = new Set([9, 10]);

/** What one of something costs today, said with two sums. */
function checkCosts(texts: readonly DeckText[]): Finding[] {
  const first = new Map<string, { page: number; value: number }>();
  return texts.flatMap(({ page, text, isSentence }) => {
    // A rival's price is another's.
    if (!isSentence || RIVALS.has(page)) return [];
    return sentencesOf(text).flatMap((sentence) => {
      if (GOAL.test(sentence)) return [];
      return readQuantities(sentence).flatMap(({ quantity, each }) => {
        if (quantity.kind !== 'money' || each === undefined) return [];
        const key = `${each.toLowerCase().replace(/s$/u, '')} ${TODAY.test(sentence) ? 'today' : ''}`;
        const before = first.get(key);
        if (before === undefined) first.set(key, { page, value: quantity.value });
        const isOther =
          before !== undefined &&
          before.page !== page &&
          Math.abs(before.value - quantity.value) > Math.max(before.value, quantity.value) * ROUNDED;
        return isOther ? [blame(page, sentence, `slide ${before.page} says ${before.value} ${key}`)] : [];
      });
    });
  });
}

const DAY =
  /\d{1,2}\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{1,2}\s+(?:ม\.ค|ก\.พ|มี\.ค|เม\.ย|พ\.ค|มิ\.ย|ก\.ค|ส\.ค|ก\.ย|ต\.ค|พ\.ย|ธ\.ค|มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา)/u;
const EVENTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'the media’s start',
    /(?:media starts(?: on)?|เริ่ม(?:ใช้)?สื่อ|สื่อเริ่ม|เริ่มยิง(?:แอด|โฆษณา)?|เริ่มลงสื่อ)\s*(?:วันที่\s*)?(?=\d)/iu,
  ],
  ['the day of approval', /(?:say yes by|approved? by|agreed? by|อนุมัติภายใน|ตกลงภายใน)\s*(?:วันที่\s*)?(?=\d)/iu],
];
/** Months are compared by their number: '30 November' is '30 Nov'. */
const dayKey = (day: string): string =>
  day
    .replaceAll(/\s+/gu, ' ')
    .replace(/(\p{L}\p{M}?\.?\p{L}\p{M}?\.?\p{L}?).*$/u, '$1')
    .replaceAll('.', '');

function checkDays(texts: readonly DeckText[]): Finding[] {
  return EVENTS.flatMap(([what, pattern]) => {
    let first: { page: number; day: string } | undefined;
    return texts.flatMap(({ page, text }) => {
      const match = pattern.exec(text);
      const day = match && DAY.exec(text.slice(match.index + match[0].length).slice(0, 24));
      if (!day || day.index > 1) return [];
      const key = dayKey(day[0]);
      first ??= { page, day: key };
      return first.day === key ? [] : [blame(page, text, `${what} is ${first.day} on slide ${first.page}`)];
    });
  });
}

const NAMES: Readonly<Record<AdvertisingChannel, string>> = {
  'facebook-ads': 'Facebook',
  'instagram-ads': 'Instagram',
  'google-ads': 'Google',
  'tiktok-ads': 'TikTok',
  'linkedin-ads': 'LinkedIn',
  'shopee-ads': 'Shopee',
  'lazada-ads': 'Lazada',
};
/** Fields that name where money is spent. */
const PAID = /^output\.(?:audienceMatrix|mediaTargetingSolution)\.platform$|^reckoned\.flights\.channel$/u;
const SPENT = /^output\.(?:stagePlans\.platforms|audienceMatrix\.platform)$/u;

/** That a channel gets its money later. */
const WAITS = /\bwaits?\b|รอ|ยังไม่/u;

function checkChannels(texts: readonly DeckText[], form: FormData): Finding[] {
  const { advertisingChannels } = form.campaignObjectives;
  const all = Object.entries(NAMES);
  const chosen = all
    .filter(([id]) => advertisingChannels.some((channel) => channel === id))
    .map(([, name]) => name);
  const found = texts.flatMap(({ page, path, text }) => {
    const named = all.map(([, name]) => name).find((name) => text === name || text.startsWith(`${name} `));
    return PAID.test(path) && named !== undefined && !chosen.includes(named)
      ? [blame(page, text, 'the client did not choose this channel')]
      : [];
  });
  const missing = [15, 17].flatMap((page) => {
    const own = texts.filter((text) => text.page === page);
    const spent = own.filter(({ path }) => SPENT.test(path)).map(({ text }) => text);
    if (spent.length === 0) return [];
    // One that waits for its money is told in a sentence, and has no row of its own.
    const waiting = own
      .filter(({ path }) => path === 'output.flowNotes')
      .flatMap(({ text }) => text.split(/(?<=\.)\s|\s(?=[A-Z][a-z]+ (?:รอ|ยังไม่))/u))
      .filter((sentence) => WAITS.test(sentence));
    return chosen
      .filter(
        (name) =>
          !spent.some((text) => text.startsWith(name)) &&
          !waiting.some((sentence) => sentence.includes(name)),
      )
      .map((name) => blame(page, name, 'a channel of the client’s is missing'));
  });
  const bought =
    form.marketingChannels.website.trim() === ''
      ? texts.filter(({ text }) => /\bWebsite (?:conversions?|visits|traffic)\b/iu.test(text))
      : [];
  return [
    ...found,
    ...missing,
    ...bought.map(({ page, text }) => blame(page, text, 'the client has no website')),
  ];
}

/** Sums that a slide draws: by channel, by week, and the whole. */
function checkDrawn(deck: readonly Section[]): Finding[] {
  return deck.flatMap((section, i) => {
    const reckoned = readReckoned(section.reckoned);
    const total = (part: readonly { amount: { value: number } }[] | undefined): number | undefined =>
      part?.reduce((sum, { amount }) => sum + amount.value, 0);
    const [weeks, flights] = [total(reckoned.weeks), total(reckoned.flights)];
    return weeks !== undefined && flights !== undefined && Math.abs(weeks - flights) > 1
      ? [blame(i + 1, `${weeks} by week, ${flights} by channel`, 'the drawing does not add up')]
      : [];
  });
}

export function checkContradictions(
  deck: readonly Section[],
  texts: readonly DeckText[],
  form: FormData,
): Finding[] {
  return [
    ...checkSums(texts),
    ...checkFrames(texts),
    ...checkCosts(texts),
    ...checkDays(texts),
    ...checkChannels(texts, form),
    ...checkDrawn(deck),
  ];
}
