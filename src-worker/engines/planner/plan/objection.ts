/** What stops buyers, as the client tells it: the clause that holds the doubt, and what they think, in their own words. */
import { asks, asksInEnglish } from '../../../understanding/answers/asked.ts';
import { replyBehind, reportsAsked, type Heard } from '../../../understanding/answers/heard.ts';
import { labelsOf, unlabelled, withoutAgainst } from '../../../understanding/answers/labels.ts';
import { isSaidByThem, quotationsIn } from '../../../understanding/answers/quotations.ts';
import { forbids } from '../../../understanding/denials.ts';
import { isOurs, SOMEBODY_THINKS, thoughtTold } from '../../../understanding/answers/tells.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { FRAUD } from '../data/doubts.ts';
import type { Readings } from '../readings/index.ts';
import { standsAlone, tidy } from './claims.ts';
import { isWhole } from './whole.ts';
import { groupWordsOf, isListed, isReport, isRule, sentencesOf, type Said } from './said.ts';
import { BUYERS } from '../../../understanding/buyers.ts';

export interface Objection extends Said {
  /** What stands right behind it in the answer, which may speak of it. */
  behind?: string;
  /** Whether it is genuine is doubted. */
  isFraud: boolean;
  /** What they think or fear, as they would say it: 'It costs more than the supermarket'. */
  thought?: string;
  /** They ask what it costs, and go. */
  asksPrice: boolean;
  /** What the client itself says against it. */
  against?: string;
  /** It names who or what they choose instead: somebody at home, a market, the maker. */
  isChoice: boolean;
  /** Only some of them think it, in the client's words: 'Some think the printer is compulsory'. */
  partly?: string;
}

/** Somebody or something does it already, or instead. */
const INSTEAD =
  /\b(?:rather|instead|already|ourselves|themselves|by hand|in-house|order online|sell it|(?:wife|missus|husband|brother|son|mate|cousin|neighbou?r|accountant|oem|maker|dealer|landlord|council) (?:\p{L}+s)\b|looks? after it|do(?:es)? (?:it|that)|use excel|spreadsheets?)|เอง(?:ได้|ก็|อยู่)?|อยู่แล้ว|ไป(?:ซื้อ|ทำ|หา)|ดีกว่า|ใช้ของเดิม/iu;

/** What buyers choose instead, as the client hears them say it. */
export const insteadOf = ({ objection }: { objection?: Objection }): string | undefined =>
  objection?.isChoice === true ? objection.thought : undefined;

/** Characters of a clause that is quoted whole, and of a thought that stands in a headline. */
const [LONGEST, LONGEST_THOUGHT] = [150, 64];
const HESITATES =
  /\b(?:afraid|fears?|feared|hates?|complain\w*|fed up|embarrass\w*|lose heart|feels? (?:guilty|stupid|silly)|puts? off|(?:have|has|had) seen|ha(?:ve|s) been (?:let down|burnt|quoted|told)|(?:will not|won['’]t) (?:let|go|come|try|wear|eat)|worr\w+|hesitat\w+|scared|doubt|thinks?|reckons?|thought|assume|believe|expensive|too dear|dearer|trust|forgets?|go quiet|ghost|vanish|drop out|give up|stop after|put it off|leave it to|ring (?:two|three|several)|take the first|do(?:es)?n['’]?t (?:know|believe|dare|call|come|see|think)|not sure|never heard|ask (?:for )?the price|only ask|asks? (?:where|whether|if|why|how)|(?:says?|tell us) (?:that )?(?:it|we|they|our|the)\b|costs? (?:too much|more than)|tried (?:it|them|that|this|one|once|before|\p{L}+ (?:once|before|and))|(?:read|heard|seen) (?:\p{L}+ )?stories|had (?:a )?bad|got burn(?:ed|t)|(?:would |['’]d )rather|says? no|refuses?|why (?:not|should|can['’]t))\b|ไม่ยอม|ห่วง|บ่น|เขิน|เคย[ก-๛]{2,14}แล้ว(?=[ก-๛]*ไม่|พัง|เสีย|หาย)|(?:ลูกค้า|คน|เขา)(?:ชอบ|มัก)?บอก(?:ว่า)?|ไม่ให้(?=ไป|ทำ|เจาะ|ซื้อ|ตรวจ|มา|[ก-๛]*$)|ถามว่า|กลัว|ไม่กล้า|กังวล|ลังเล|แล้วหาย|เงียบหาย|ไม่ไว้ใจ|คิดว่า|นึกว่า|เข้าใจ(?:ผิด|ว่า)|ไม่เชื่อ|ไม่รู้(?!จัก)|ย้อมแมว|ผัดไป|รอไปก่อน|ถามแล้วไป|ไม่มั่นใจ|เทียบราคา|ว่าแพง|บอก(?:ว่า)?แพง|แพงกว่า|เดี๋ยวก็|เดี๋ยวค่อย|ไม่จำเป็น/iu;

/** Where a clause of its own begins in English. */
const CLAUSES = /[,;]\s+(?:and |but |so )?|\s+(?:but|although|while)\s+/giu;
/** Characters of a Thai doubt with what goes on behind it. */
const LONGEST_TH = 90;

const ANOTHER_FEAR = /^(?:กลัว|กังวล|ห่วงว่า|ไม่มั่นใจ)/u;
/** The phrase of a Thai sentence that holds the doubt, with what it goes on to say. */
function clauseTh(words: string): string {
  const parts = words.split(/\s+/u);
  const doubting = parts.map((part) => HESITATES.test(part));
  // Who is told to doubt comes before whoever is not named.
  const named = parts.findIndex((part, i) => doubting[i] === true && BUYERS.test(part));
  const first = doubting.indexOf(true);
  const at = named < 0 || ANOTHER_FEAR.test(parts[first] ?? '') ? first : named;
  if (at < 0) return words;
  let clause = parts[at] ?? '';
  // Who doubts stands before it: 'พ่อแม่บางคน กลัวเจ็บ'.
  const before = parts[at - 1];
  if (
    before !== undefined &&
    !BUYERS.test(clause) &&
    BUYERS.test(before) &&
    !/\d|^(?:คน|ราย|ท่าน)$/u.test(before)
  )
    clause = `${before} ${clause}`;
  for (const part of parts.slice(at + 1)) {
    // Another fear is another doubt.
    if (ANOTHER_FEAR.test(part)) break;
    if (isOurs(part) || BUYERS.test(part.slice(0, 12)) || clause.length + part.length >= LONGEST_TH) break;
    clause += ` ${part}`;
  }
  return clause;
}

/** Characters of what they are quoted with. */
const [SHORTEST_QUOTE, LONGEST_QUOTE] = [8, 90];
/** What they say, in quotation marks: "half say 'the missus answers the phone'"; words that are forbidden stand in such marks too. */
const quotedIn = (words: string): string | undefined =>
  quotationsIn(words)
    // What must not be said is in such marks too.
    .filter(({ start }) => !forbids(words.slice(0, start)))
    .map((quotation) => quotation.words)
    .find(
      (quoted) =>
        quoted.length >= SHORTEST_QUOTE &&
        quoted.length <= LONGEST_QUOTE &&
        // One or two words are a name or a word that is talked of.
        (isMostlyThai(quoted) || quoted.trim().split(/\s+/u).length > 2),
    );

/** The clause of a sentence that holds the doubt: 'We have 3 vans, people ask the price and go' holds one. */
function clauseOf(words: string): string {
  // What is quoted is never cut at a mark that stands in it.
  if (quotedIn(words) !== undefined) return words;
  if (isMostlyThai(words)) return tidy(clauseTh(words));
  const clauses = words.split(CLAUSES).map(tidy);
  const at = clauses.findIndex((clause) => HESITATES.test(clause));
  const clause = clauses[at] ?? words;
  // Of 'owners of old boilers, mostly retired, afraid of drilling' the clause alone has nobody.
  return clauses.length > 1 && standsAlone(clause) && (BUYERS.test(clause) || SOMEBODY_THINKS.test(clause))
    ? clause
    : words;
}

const THINKS_EN =
  /\b(?:think|thinks|reckons?|thought|believes?|assumes?|says?|said|tell us)\s+(?:that\s+)?(?<thought>(?:it|we|they|our|the|a|an|this|that|you|there|all|no(?= (?!to\b|thanks?\b|because\b|and\b|but\b|or\b)\p{L})|\p{L}+ing|\p{L}+s)\b.+)$/iu;
/** A few words and a verb: something happens, and is no thing. */
const TELLS =
  /^(?:(?!who|that|which|whose|where)\S+\s){1,4}(?:will|would|wo|is|are|was|were|gets?|can|could|has|have|takes|goes|falls|leaks|breaks|dies|fails|finds|sees|knows|steals|stops|disappears|hid|hides|panics|burns|hurts|comes|runs|lies|ruins|scratches|(?:won|don|doesn|isn|aren|can)['’]?t)(?![\p{L}-])/iu;
/** They do not hold it to be so. */
const UNBELIEVED =
  /\b(?:do|does)(?:n['’]?t| not) (?:really )?(?:believe|think|trust)\s+(?:that\s+)?((?:it|we|they|the|a|an|this|\p{L}+ing|\p{L}+s)\b.+)$/iu;
const FEARS_EN: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/\b(?:afraid|scared)\s+(.+)$/iu, (rest) => `Afraid ${rest}?`],
  [/\bfears?\s*:\s*(.+)$/iu, (rest) => `Afraid of this: ${rest}?`],
  [/\bfears?\s+((?:that|to|it|he|she|they|we|i|nobody|no one|there)(?:['’]\p{L}+)?\s.+)$/iu, (rest) => `Afraid ${rest}?`],
  [/\bfear of\s+(.+)$/iu, (rest) => `Afraid of ${rest}?`],
  // 'They fear immigration gets the data'.
  [/\bfears?\s+(.+)$/iu, (rest) => `Afraid ${TELLS.test(rest) ? 'that' : 'of'} ${rest}?`],
  [/\bworr(?:y|ies|ied)\s+(.+)$/iu, (rest) => `Worried ${rest}?`],
  [/\b(?:doubts?|not sure)\s+(?:that|whether|if)\s+(.+)$/iu, (rest) => `Not sure that ${rest}?`],
  [/(?:^|they |people |\p{L}s )doubts?\s+((?:it|we|they|the|this)\b.+)$/iu, (rest) => `Not sure that ${rest}?`],
  [UNBELIEVED, (rest) => `Not sure that ${rest}?`],
]; // prettier-ignore
const FEARS_TH = /(?<thought>(?:กลัว|กังวล|ห่วง(?=ว่า)|เขิน|ไม่มั่นใจ|ไม่เชื่อ|เดี๋ยว(?:ก็|ค่อย)|แพงกว่า).+)$/u;
/** Somebody is afraid of what another thinks: 'กลัวพ่อแม่คิดว่าแช่ง' is the fear, 'แช่ง' alone says nothing. */
const FEARS_A_THOUGHT =
  /(?:กลัว|ห่วงว่า|กังวลว่า|เกรงว่า)[ก-๛]{2,24}?(?:คิดว่า|นึกว่า|มองว่า|หาว่า|บอกว่า|เข้าใจ(?:ผิด)?ว่า)/u;
/** What they do is no thought. */
const DOES = /แล้วหาย|เงียบหาย|แล้วไป/u;

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Of those who think it: 'they think they need a degree' is 'I need a degree' to them. */
const ofThemselves = (thought: string): string =>
  thought
    .replace(/^they(?:['’]re| are)\b/iu, 'I am')
    .replace(/^they were\b/iu, 'I was')
    .replace(/^they(?=['’](?:ll|ve|d)\b| )/iu, 'I')
    .replaceAll(/\btheir\b/giu, (their) => (thought.toLowerCase().startsWith('they') ? 'my' : their));

const thoughtTh = (words: string): string | undefined => {
  const feared = FEARS_TH.exec(words)?.groups?.['thought'];
  return FEARS_A_THOUGHT.test(words) ? feared : (thoughtTold(words) ?? feared);
};

/** Whichever is told first: 'people fear cowboys who say it's clean' fears; what they do not believe they do not think. */
function thoughtEn(said: string): string | undefined {
  const thinks = UNBELIEVED.test(said) ? null : THINKS_EN.exec(said);
  const feared = FEARS_EN.flatMap(([pattern, make]) => {
    const found = pattern.exec(said);
    return found?.[1] === undefined ? [] : [{ at: found.index, thought: make(found[1]) }];
  })[0];
  const thought = thinks?.groups?.['thought'];
  if (thinks === null || thought === undefined || (feared && feared.at < thinks.index))
    return feared?.thought;
  return /\b(?:think|thinks|thought|believes?)\s+(?:that\s+)?they\b/iu.test(thinks[0])
    ? ofThemselves(thought)
    : thought;
}

/** Words of a thought. */
const LEAST_WORDS = 3;
/** What they think or fear, as they would say it; undefined where the client tells only what they do. */
function thoughtIn(words: string): string | undefined {
  const said = words.replaceAll(/\b(or|and) that\b/giu, '$1');
  const quoted = quotedIn(words);
  const thought =
    quoted ?? (isMostlyThai(words) ? (DOES.test(words) ? undefined : thoughtTh(words)) : thoughtEn(said));
  const told =
    thought === undefined ? '' : capital(quoted === undefined ? tidy(thought) : marked(tidy(thought)));
  // 'People think we are dearer': 'we' is the client, whom no buyer calls so.
  const saysWe = quoted === undefined && /\b(?:we|our|us)\b|เรา(?!ๆ)/iu.test(told);
  // 'They think they will': two short words are no thought that anybody could answer.
  const isBare = quoted === undefined && !isMostlyThai(told) && told.split(/\s+/u).length < LEAST_WORDS;
  const fits = told.length >= 4 && told.length <= LONGEST_THOUGHT && !isBare;
  // What is quoted is whole, whatever it ends with.
  const stands = quoted !== undefined || isWhole(told.replace(/\?$/u, ''));
  return fits && stands && !saysWe ? told : undefined;
}

const ASKS_PRICE = /\bask (?:for )?the price\b|\bonly ask (?:for )?(?:the )?price\b|ถาม(?:แต่|แค่)?ราคา/iu;

/** Marks within marks are read twice: those within are single. */
const withSingleMarks = (words: string): string =>
  quotationsIn(words).reduceRight(
    (told, { start, end, words: quoted }) => `${told.slice(0, start)}‘${quoted}’${told.slice(end)}`,
    words,
  );

/** Letters of a doubt beside what is quoted in it, from which it tells of more than the quotation. */
const BESIDE = 12;

/** What stops them in these words; of what has a label, the whole is what they think. */
export const objectionIn = (told: Said & Pick<Objection, 'against'>, isLabelled = false): Objection => {
  const quoted = quotedIn(told.words);
  const behind = quotationsIn(told.words).find((quotation) => quotation.words === quoted)?.end;
  const { words: bare, against } =
    quoted === undefined || behind === undefined
      ? withoutAgainst(told.words)
      : { words: told.words, against: told.against ?? replyBehind({ behind: told.words.slice(behind) }) };
  const said = { ...told, words: bare };
  const whole = capital(withSingleMarks(said.words));
  const thought =
    thoughtIn(said.words) ?? (isLabelled && whole.length <= LONGEST_THOUGHT ? whole : undefined);
  const tellsMore = isLabelled && quoted !== undefined && said.words.length - quoted.length - MARKS >= BESIDE;
  return {
    ...said,
    // Marks within marks are read twice.
    words: tellsMore ? whole : quoted === undefined ? (isLabelled ? whole : said.words) : capital(quoted),
    isFraud: FRAUD.test(said.words),
    asksPrice: ASKS_PRICE.test(said.words),
    isChoice: INSTEAD.test(thought ?? ''),
    ...(thought === undefined ? {} : { thought }),
    ...(against === undefined ? {} : { against }),
    ...(quoted === undefined && SOME.test(said.words) && said.words.length <= LONGEST_PARTLY
      ? { partly: capital(said.words) }
      : {}),
  };
};
/** Not all of them: what only some think is told with who thinks it. */
const SOME = /^(?:but |and )?(?:some|many|most|half|a few|a lot|one in|\d+ (?:in|of|out of|percent|%))\b/iu;
/** Characters of it in a headline. */
const LONGEST_PARTLY = 68;
/** Two quotation marks. */
const MARKS = 2;

/** Answers that tell of troubles: what is quoted there, buyers say. */
const TROUBLES: ReadonlySet<Said['field']> = new Set(['currentChallenges', 'onlineAdIssues']);
/** Who buys for another, or has a say in it. */
const RELATIVES =
  /(?<![ก-๛])(?:พอ[ก-๛]{0,24})?(?:สามี|ภรรยา|แฟน|พ่อ|แม่|ลูกสาว|ลูกชาย|ญาติ|เจ้าของบ้าน)|\b(?:husbands?|wives|wife|teens?|mums?|moms?|dads?|fathers?|mothers?|sons?|daughters?|partners?)\b/iu;

export const TOLD_IN = [
  'currentChallenges',
  'targetDemographics',
  'additionalDemographics',
  'onlineAdIssues',
  'marketContext',
] as const;

/** What the client says to it in the same breath. */
const repliedTo = (one: Readings['heard'][number]): Pick<Objection, 'against'> => {
  const against = one.against ?? replyBehind(one);
  return against === undefined ? {} : { against };
};

/** Things that are labelled as one kind, each by itself. */
const heardOf = (
  r: Readings,
  kind: Heard['kind'],
): (Said & Pick<Objection, 'against'> & { behind: string })[] =>
  r.heard
    .filter(
      (one) =>
        one.kind === kind &&
        // Among the client's own troubles a worry may be its own.
        (kind !== 'stops' || !TROUBLES.has(one.field) || one.isTheirs),
    )
    .map((one) => ({ words: one.words, field: one.field, behind: one.behind, ...repliedTo(one) }));

/** What an answer labels as what stops them, without its label. */
const labelledStop = (r: Readings): ReturnType<typeof heardOf>[number] | undefined =>
  heardOf(r, 'stops').find(fitsPlace);

/** What else is labelled, beside what stops them first: each as they think it. */
export const otherHeard = (r: Readings): Objection[] => [
  ...heardOf(r, 'stops')
    .filter(fitsPlace)
    .slice(1)
    .map((one) => objectionIn({ ...one, words: marked(one.words) }, true)),
  ...heardOf(r, 'asks').map((one) =>
    objectionIn({ ...one, words: marked(quotedIn(one.words) ?? one.words) }, true),
  ),
];

/** Whether it can be quoted: what they say in marks can, however much is told around it. */
const fitsPlace = ({ words }: Said): boolean => words.length <= LONGEST || quotedIn(words) !== undefined;

/** Who hates what they have now is sought, and stopped by nothing. */
const SOUGHT = /^(?:people|those|anybody|anyone|everybody|[\p{L}]+s) (?:who|that)\b[^.;]*\bhates?\b/iu;

/** A list of what sets them looking may go on into the sentence. */
const withoutStarts = (r: Readings, words: string): string =>
  r.heard.reduce(
    (rest, one) =>
      one.kind === 'starts' && rest.startsWith(one.words) ? rest.slice(one.words.length) : rest,
    words,
  );

/** That somebody is afraid, and not of what: 'กลัว ผู้รับเหมาทิ้งงาน' is cut behind its first word. */
const FEARS_ONLY =
  /^(?:กลัว(?:ว่า|สุด|ที่สุด)?|กังวล|ลังเล|ห่วง|ไม่(?:กล้า|มั่นใจ)|(?:they(?: are|['’]re) )?(?:worried|afraid|scared|nervous|unsure))$/iu;

export function objectionOf(r: Readings): Objection | undefined {
  const labelled = labelledStop(r);
  if (labelled) return objectionIn({ ...labelled, words: marked(labelled.words) }, true);
  const all = sentencesOf(r, TOLD_IN);
  const groups = groupWordsOf(r);
  // Who they are is no doubt of theirs: 'คนเคยรถชนแล้วไม่กล้าอีก'.
  const isGroup = ({ words, field }: Said): boolean =>
    field === 'targetDemographics' && r.audience.groups.some((group) => group === words);
  const isTheirs = (words: string): boolean =>
    BUYERS.test(words) ||
    quotedIn(words) !== undefined ||
    RELATIVES.test(words) ||
    SOMEBODY_THINKS.test(words) ||
    groups.some((word) => words.toLowerCase().includes(word));
  const fraud = all.find(({ words }) => FRAUD.test(words) && words.length <= LONGEST);
  const told =
    fraud ??
    all
      // What sets them looking, and what they ask, stops nobody.
      .map((said) => ({ ...said, words: tidy(withoutStarts(r, unlabelled(said.words))) }))
      .filter(
        (said) =>
          (HESITATES.test(said.words) ||
            opensQuoted(said) ||
            (quotedIn(said.words) !== undefined && (TROUBLES.has(said.field) || isSaidByThem(said.words)))) &&
          !SOUGHT.test(said.words) &&
          !reportsAsked(said.words) &&
          // What the market does stops nobody, unless they are told to think or say something.
          (said.field !== 'marketContext' || thoughtIn(said.words) !== undefined) &&
          (!isListed(said) || opensQuoted(said)) &&
          // What they ask has a place of its own.
          quotedQuestion(said) === undefined,
      )
      .map((said) => ({ ...said, words: clauseOf(said.words) }))
      .find(
        (said) =>
          fitsPlace(said) &&
          !FEARS_ONLY.test(said.words) &&
          !isGroup(said) &&
          (isWhole(said.words) || quotedIn(said.words) !== undefined) &&
          isTheirs(said.words),
      );
  if (!told) return undefined;
  const found = objectionIn(told);
  // Who refuses is what stops them, where they are not heard to say why.
  const refused = r.insights.find(({ kind, words }) => kind === 'refuses' && told.words.includes(words));
  return found.thought === undefined && !found.isFraud && refused && refused.words.length <= LONGEST_THOUGHT
    ? { ...found, thought: capital(refused.words) }
    : found;
}

/** Challenges that are doubts of buyers; what the client itself is short of is none. */
export const doubtsTold = (r: Readings): string[] =>
  r.challenges.filter(
    (words) =>
      HESITATES.test(words) &&
      (BUYERS.test(words) || quotedIn(words) !== undefined || SOMEBODY_THINKS.test(words)) &&
      !isReport(words) &&
      !isRule(r, words),
  );

/** Told of buyers, a sentence that begins with a quotation is what they say, whoever is not named. */
export const opensQuoted = ({ words, field }: Said): boolean =>
  field === 'additionalDemographics' && quotationsIn(words)[0]?.start === 0 && quotedIn(words) !== undefined;

/** With a question mark, where it asks. */
const marked = (asked: string): string =>
  asksInEnglish(asked) && !asked.endsWith('?') ? `${asked}?` : asked;

/** What is said behind a question in the same breath: "'Will my ute tow it' - yes if 1,200 kg braked". */
const REPLIED = /^\s*(?:[-–—:=]+|→)\s*(?<reply>[^"'“‘]{6,80}?)[.!]?$/u;

/** A question in quotation marks, told of buyers, and what the client says to it. */
function quotedQuestion(said: Said): (Said & Pick<Objection, 'against' | 'behind'>) | undefined {
  const [first] = quotationsIn(said.words);
  if (first === undefined || said.field !== 'additionalDemographics' || !asks(first.words)) return undefined;
  // What is labelled as a doubt is one, however it is put.
  if (labelsOf(said.words).some(({ isNamed }) => isNamed)) return undefined;
  if (first.words.length < SHORTEST_QUOTE || forbids(said.words.slice(0, first.start))) return undefined;
  const against = REPLIED.exec(said.words.slice(first.end))?.groups?.['reply'];
  return {
    words: capital(marked(tidy(first.words))),
    field: said.field,
    behind: tidy(said.words.slice(first.end)),
    ...(against === undefined ? {} : { against: tidy(against) }),
  };
}

/** What buyers ask first, as the client hears it. */
export function askedFirst(r: Readings): (Said & Pick<Objection, 'against' | 'behind'>) | undefined {
  const all = sentencesOf(r, [...TOLD_IN, 'whyNeedNow']);
  const labelled = heardOf(r, 'asks')
    .map((one) => ({ ...one, words: capital(marked(tidy(quotedIn(one.words) ?? one.words))) }))
    .find(({ words }) => words.length <= LONGEST_THOUGHT);
  return (
    labelled ??
    all.flatMap((said) => quotedQuestion(said) ?? []).find(({ words }) => words.length <= LONGEST_THOUGHT)
  );
}
