/** Rules of the client that a deck breaks, read from the key beside its answers and not by the product's own reader. */
import { breaks } from '../../../src/shared/domain/audit/rule-breaks.ts';
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import type { Rule } from '../../../src/shared/domain/rules.ts';
import { proposes, tacticsIn } from '../../../src/shared/domain/tactics.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Finding } from './finding.ts';
import { wordsIn, type DeckText } from './texts.ts';

const QUOTED = /[“"‘']([^“”"‘’']{2,60})[”"’']/gu;
const FORBIDS =
  /(?:\b(?:never|do not|don't|dont|must not|no|avoid|not to)\b|ห้าม|อย่า|งด|ไม่)(?:เอา|ให้|ได้|ต้องการ)*\s*(.+)/iu;
/** What is done with a thing that is forbidden: the thing itself is what is looked for. */
const DOING =
  /^(?:(?:say|write|use|mention|show|claim|promise|call|post|put|name|talk about|advertise|picture|publish|print|compare with)\w*\b|(?:that|the|a|an|any|words?|phrases?|pictures?|photos?|images?|videos?|of|about|to|in|with|us|our|it is|we are)\b|ใช้|คำว่า|คำ|พูดว่า|พูดถึง|พูด|เขียนว่า|เขียน|เคลมว่า|เคลม|โชว์|ลงรูป|ลง|ถ่าย|ภาพ|รูป|เรื่อง|บอกว่า|บอก|สัญญาว่า|สัญญา|โฆษณา|เรียก|ว่า)\s*/iu;
const MUST = /\b(?:must|always|every|each)\b|ต้อง(?!การ|ไม่)|ทุก/iu;
/** Words of a forbidden thing at most: a longer one is a story, and no words to look for. */
const LONGEST = 4;

const withoutDoing = (text: string): string => {
  const rest = text.replace(DOING, '');
  return rest === text ? text : withoutDoing(rest);
};

/** What may not be said by a rule; undefined where no words of it can be looked for. */
function forbidden(quote: string): Rule | undefined {
  const rule = { quote, path: '', span: { start: 0, end: 0 } };
  const found = FORBIDS.exec(quote);
  if (found === null) return undefined;
  const quoted = [...quote.matchAll(QUOTED)].map(([, term = '']) => term.trim());
  if (quoted.length > 0) return { ...rule, kind: 'words', terms: quoted };
  const [thing = ''] = withoutDoing(found[1] ?? '').split(
    /[,.;()]|\s(?:because|since|as|but)\s|เพราะ|\s(?=[ก-๛])/u,
  );
  const term = thing.trim();
  return term.length >= 4 && !/^(?:without|only|more|less)\b/iu.test(term) && wordsIn(term).length <= LONGEST
    ? { ...rule, kind: 'words', terms: [term] }
    : undefined;
}

/** What must be said: the words in quotation marks, or behind 'the word'. */
function demanded(quote: string): string | undefined {
  if (!MUST.test(quote) || FORBIDS.test(quote.replace(/^.*?(?:must|ต้อง)/u, ''))) return undefined;
  return [...quote.matchAll(QUOTED)][0]?.[1] ?? /คำว่า\s*([ก-๛A-Za-z]+)/u.exec(quote)?.[1];
}

/** The word before says that it is not so: 'ไม่รับงานยกคน' keeps the rule that says the same. */
const isDenied = (text: string, term: string): boolean =>
  new RegExp(`(?:ไม่|ห้าม|อย่า|งด|\\b(?:no|not|never)\\s+)${escapeRegExp(term)}`, 'iu').test(text);

/** @param names of rivals: who is named so is not described so */
export function checkRules(
  all: readonly DeckText[],
  quotes: readonly string[],
  names: readonly string[] = [],
): Finding[] {
  const texts = all.map((one) => ({
    ...one,
    text: names.filter(Boolean).reduce((text, name) => text.replaceAll(name, ''), one.text),
  }));
  return quotes.flatMap((quote) => {
    const rules = quote.split(/[;\n]/u).flatMap((part) => forbidden(part.trim()) ?? []);
    const broken = rules.flatMap((rule) =>
      texts
        .filter(
          ({ text }) => breaks(rule, text) !== undefined && !rule.terms.every((term) => isDenied(text, term)),
        )
        .map(({ page, text }): Finding => ({ fault: 'rule broken', page, text, why: `“${quote}”` })),
    );
    const word = demanded(quote);
    const isSaid =
      word === undefined || texts.some(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
    return isSaid
      ? broken
      : [...broken, { fault: 'rule broken', page: 0, text: word, why: `never said: “${quote}”` }];
  });
}

/** What a rule keeps out as a whole ('no retargeting') and a page proposes all the same; the client's own words are its own. */
export function checkTactics(
  texts: readonly DeckText[],
  quotes: readonly string[],
  answers: string,
): Finding[] {
  const own = plain(answers);
  return quotes.flatMap((quote) =>
    tacticsIn(quote).flatMap((tactic) =>
      texts.flatMap(({ page, text }): Finding[] => {
        const at = proposes(tactic, text);
        if (at === undefined) return [];
        const around = plain(text).slice(Math.max(0, at.start - 4), at.end + 4);
        return own.includes(around) ? [] : [{ fault: 'rule broken', page, text, why: `“${quote}”` }];
      }),
    ),
  );
}

/** Words that the key says must never appear, and that no answer holds. */
export function checkNever(texts: readonly DeckText[], never: readonly string[], answers: string): Finding[] {
  const known = answers.toLowerCase();
  return never.flatMap((word) => {
    const sought = word.toLowerCase();
    if (known.includes(sought)) return [];
    return texts
      .filter(({ text }) => text.toLowerCase().includes(sought))
      .map(({ page, text }): Finding => ({ fault: 'never', page, text, why: `“${word}”` }));
  });
}
