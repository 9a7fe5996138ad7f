/**
 * What an answer tells of its buyers, one by one: behind a label stand several things as often as one ('Triggers: the tenant
 * leaves, handover, the bill', "doubts: 'it is dear', the mess", 'คำถามเดิมๆ: กินกับยาได้ไหม / ของแท้ไหม').
 */
import { forbids } from '../denials.ts';
import { isMostlyThai } from '../text.ts';
import { asks } from './asked.ts';
import { buyerSpans } from './buyer-spans.ts';
import type { Field } from './figure-features.ts';
import { heardAs } from './heard-as.ts';
import { isOfBuyers, labelsOf, type Labelled } from './labels.ts';
import { quotationsIn } from './quotations.ts';
import { sentencesIn } from './sentences.ts';

export interface Item {
  words: string;
  /** Told in quotation marks: they say it so. */
  isQuoted: boolean;
  /** What stands right behind it, up to the next: often what the client says to it. */
  behind: string;
}
export interface Heard extends Item, Pick<Labelled, 'against'> {
  kind: Labelled['kind'] | 'decides';
  /** It is told of buyers: a worry that names nobody may be the client's own. */
  isTheirs: boolean;
}

/** Characters of a Thai thing that says enough: a comma is written between such things alone. */
const LEAST_TH = 6;
/** Characters of one of several things. */
const LONGEST = 64;
/** Words of what is said in marks; fewer are a name, or a word that is talked of. */
const LEAST_SAID = 2;
/** Between things of a list; in English a comma as well. */
// Not within parentheses: 'จะใส่ชุดแขนกุด (สงกรานต์/งานแต่งเพื่อน)' is one; behind a question another begins, and so does what comes second.
const MARKS_TH =
  /(?:\s*[/;]\s*|\s*,\s+|\s+(?=หรือ(?!ว่า|เปล่า|ไม่|ยัง))|(?<=ไหม|มั้ย|หรือเปล่า|รึเปล่า)\s+(?=[ก-๛])|\s+รองลงมา(?:คือ)?\s*(?=[ก-๛]))(?![^()]*\))/u;
const MARKS_EN = /(?:\s*;\s*|\s+\/\s+|,\s+(?=(?:and |or )?\S))(?![^()]*\))/u;
/** Goes on with what stands before it, and begins nothing. */
const GOES_ON =
  /^(?:and |or )?(?:which|who|whose|that|but|so|because|especially|then|even|not|as|until|mostly|usually|like|such)\b|^(?:ซึ่ง|ที่|แต่|เพราะ|โดย|จน)/iu;
const JOINS =
  /^(?:(?:and|or|also|then|plus|sometimes|maybe|sadly|กับ|และ|แล้วก็)\s+)+|^หรือ\s*|[\s,;/–—-]+(?:and|or|กับ|และ|หรือ)?$/giu;

/** A bracket that opens and does not close is cut off with what stands in it. */
const closed = (text: string): string =>
  (text.match(/\(/gu) ?? []).length > (text.match(/\)/gu) ?? []).length
    ? text.replace(/\s*\([^()]*$/u, '')
    : text;

/** What the client thinks of it, behind their words: 'friend got a bigger refund (ugh)', 'ghosts lol'. */
const SIGHS =
  /\s*(?:\((?:ugh+|lol|haha+|sigh|yes really|really|i know|sadly|555+)[!.]?\)|(?<=\s)(?:lol|ugh+|haha+|555+)[!.]*)\s*$/giu;

const bare = (text: string): string =>
  closed(text)
    .replace(SIGHS, '')
    .trim()
    .replaceAll(JOINS, '')
    .replace(/^[\s,;:/–—-]+|[\s,;/!]+$|(?<!(?<!\p{L})\p{L})\.$/gu, '')
    .trim();

/** What stands around quotations, between commas of its own: 'it is dear', the mess, the noise. */
function besideQuoted(text: string): Item[] {
  return text
    .split(MARKS_EN)
    .map(bare)
    .filter((part) => part.split(/\s+/u).length >= 2 && part.length <= LONGEST && !/["'“”‘’(]/u.test(part))
    .map((words) => ({ words, isQuoted: false, behind: '' }));
}

/** What is said in marks, each with what stands behind it. */
function quotedItems(text: string): Item[] {
  const quotations = quotationsIn(text).filter(
    ({ words, start }) =>
      (isMostlyThai(words) || words.trim().split(/\s+/u).length >= LEAST_SAID) &&
      !forbids(text.slice(0, start)),
  );
  const [first] = quotations;
  const before =
    first && /,\s*$/u.test(text.slice(0, first.start)) ? besideQuoted(text.slice(0, first.start)) : [];
  const said = quotations.flatMap(({ words, end }, i): Item[] => {
    const behind = text.slice(end, quotations[i + 1]?.start ?? text.length);
    // Of a list one thing may be said in marks and the next not.
    const rest = /^\s*,\s/u.test(behind) ? besideQuoted(behind) : [];
    return [{ words: bare(words), isQuoted: true, behind: rest.length > 0 ? '' : behind.trim() }, ...rest];
  });
  return [...said, ...before];
}

/** Whether each of them stands by itself: a clause with commas in it is one thing. */
function isList(parts: readonly string[], text: string): boolean {
  if (parts.length < 2 || parts.some((part) => part === '' || part.length > LONGEST)) return false;
  if (parts.every((part) => asks(part))) return true;
  if (parts.slice(1).some((part) => GOES_ON.test(part))) return false;
  return isMostlyThai(text)
    ? /[/;]|(?:^|\s)(?:หรือ|รองลงมา)/u.test(text) ||
        parts.length > 2 ||
        parts.every((part) => part.length >= LEAST_TH)
    : parts.length > 2 || /[;/]|,\s+(?:and|or)\s/iu.test(text);
}

/** What goes on about the doubt before it: 'Staff will refuse, they like the black book', 'I will be the oldest, weakest one'. */
const SAME_DOUBT =
  /^(?:it|its|it['’]s|they|he|she|we|i|you|there|this|these|is|are|am|will|would|can|do|does|what|why|how|no|nothing|nobody|none|bad|just|too (?!\p{L}+$)|\p{L}+est|\p{L}+ing)\b/iu;
/** Two clauses behind one label are two doubts: 'deposit never comes back, food is same everyday'. */
const areTwoDoubts = (parts: readonly string[], text: string): boolean =>
  parts.length === 2 &&
  !isMostlyThai(text) &&
  parts.every((part) => part.split(/\s+/u).length >= 2 && part.length <= LONGEST) &&
  !GOES_ON.test(parts[1] ?? '') &&
  !SAME_DOUBT.test(parts[1] ?? '');

/** Things of a list, each whole; where it is no list, itself. What sets them going is no saying, whatever is quoted in it. */
function itemsIn(text: string, kind: Heard['kind']): Item[] {
  const quoted = kind === 'starts' ? [] : quotedItems(text);
  if (quoted.length > 0) return quoted;
  const parts = text.split(isMostlyThai(text) ? MARKS_TH : MARKS_EN).map((part) => part.trim());
  // 'breakup (don't write breakup)': what is not to be said is no thing of the list.
  const listed = isList(parts, text)
    ? parts.filter((part) => !forbids(part))
    : kind === 'stops' && areTwoDoubts(parts, text)
      ? parts
      : undefined;
  const told = listed?.map(bare) ?? [text.trim()];
  return told
    .filter((part) => !NOTHING.test(part))
    .flatMap((part): Item[] => {
      const [, said = part, behind = ''] = ASIDE.exec(part) ?? [];
      const words = said.replace(/!+$/u, '');
      return words === '' ? [] : [{ words, isQuoted: false, behind }];
    });
}
const NOTHING = /^(?:none|nothing|n\/a|-)(?!\p{L})/iu;
/** What stands in parentheses behind a thing. */
const ASIDE = /^(.*?)\s*(\([^()]*\))?$/su;

/** Stands behind what is asked, and is the client's answer to it: in parentheses, or behind a dash. */
const REPLY =
  /^\s*(?:\((?<aside>[^()]{4,90})\)|(?:[-–—:=]+|→)\s*(?<said>[^"'“‘(]{6,80}?)[.!]?\s*(?:and|กับ|และ)?\s*$)/u;
/** Thai goes on in the same breath: 'แน่ใจได้ไงว่าเถ้าเป็นของน้อง' เราให้ป้ายเบอร์ติดตัวน้องเข้าเตา. */
const REPLY_TH =
  /^\s*(?:เรา|ทางเรา|ทางร้าน|ร้านเรา)(?!ก็|ยังไม่|ไม่รู้|อยาก|ต้องการ)(?<reply>[ก-๛][^/\n"'“‘]{6,80}?)(?=\s(?:ห้าม|อย่า|ลูกค้า|งบ|ตอนนี้)|[.!]?\s*$)/u;
/** How often it is heard is no answer. */
const NO_REPLY =
  /\bhear(?:d|s)?\b|\bevery (?:day|time|week)\b|\bdaily\b|\bthis (?:is|one)\b|\b(?:please|pls|gently)\b|\bmost(?:ly)?\b|%|ทุก(?:วัน|คน|ราย)|ได้ยิน|บ่อย|เจอ/iu;
/** A list that goes on, or that it is so, has happened or is only said: none speaks against it. */
const AGREES =
  /^[,;&+]|^(?:it |this |that )?(?:did|happened|happens)\b|^(?:that )?(?:they say|some do)\b|\b(?:was|is) in (?:the )?news\b|^(?:no|yes|yep|nope)\b(?:,? \p{L}[\p{L}’']*){0,2}$|^can do$/iu;
/** Behind the reply something else is told: 'can we count the carbon - NO. Fear greenwash headlines'. */
const NEXT_TOLD = /[.!]\s+(?=(?:fears?|worr\p{L}+|doubts?|triggers?|starts?|they|we|no|never)\b)/iu;
/** What the client says to it, right behind it. */
export function replyBehind({ behind }: Pick<Item, 'behind'>): string | undefined {
  const { aside, said } = REPLY.exec(behind)?.groups ?? {};
  const [reply = ''] = bare(aside ?? said ?? REPLY_TH.exec(behind)?.groups?.['reply'] ?? '').split(NEXT_TOLD);
  return reply === '' || NO_REPLY.test(reply) || AGREES.test(reply) ? undefined : reply;
}

const WHO_EN = String.raw`(?:they|people|customers|clients|buyers|parents|owners|guests|patients|tenants|everybody|everyone|most|many)`;
/** 'They ask if it is safe, and whether we deliver', 'They worry about the exam and whether it pays'. */
const ASKS_IF = new RegExp(
  String.raw`^(?:and |but )?${WHO_EN}(?: of them)? (?:always |usually |mostly |often |all )*asks?(?: us)?(?: first)? (?=(?:if|whether)\s)(?<told>.+)$`,
  'iu',
);
const WORRIES = new RegExp(
  String.raw`^(?:and |but )?${WHO_EN}(?: of them)? (?:always |usually |mostly |often |all )*(?:worr(?:y|ies)|are (?:worried|afraid|scared)) (?=(?:about|of|that|if|whether)\s)(?<told>.+)$`,
  'iu',
);
const NEXT_IF = /,?\s+(?:and|or)\s+(?=(?:if|whether|about|of|that)\s)/iu;
const TURNED =
  /^(?:if|whether) (?<who>it|they|this|that|there|(?:the|our|your|my) \p{L}+) (?<verb>is|are|can|will|would|has|have|does) (?<rest>.+)$/iu;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** As they would ask it: 'if it is safe' is 'Is it safe?'. */
function asAsked(told: string): string {
  const { who = '', verb = '', rest = '' } = TURNED.exec(told)?.groups ?? {};
  return `${capital(verb === '' ? told.replace(/^(?:if|whether)\s+/iu, '') : `${verb} ${who} ${rest}`)}?`;
}

/** Whether it is told without quoting what they ask. */
export const reportsAsked = (sentence: string): boolean => ASKS_IF.test(sentence);
/** What is told without quoting: each clause that 'if', 'whether' or 'about' opens is one thing. */
function reported(sentence: string): Heard[] {
  const asked = ASKS_IF.exec(sentence)?.groups?.['told'];
  const feared = WORRIES.exec(sentence)?.groups?.['told'];
  return (asked ?? feared ?? '').split(NEXT_IF).flatMap((part): Heard[] => {
    const [, told = part, behind = ''] = ASIDE.exec(part.trim().replace(/[.!]$/u, '')) ?? [];
    // 'Whether we come out' is asked of the client: other words for it stand with the labels.
    if (told === '' || /^(?:if|whether) (?:we|you)\b/iu.test(told)) return [];
    return asked === undefined
      ? [
          {
            kind: 'stops',
            words: `${told.startsWith('of ') ? 'afraid' : 'worried'} ${told}`,
            isQuoted: false,
            behind,
            isTheirs: true,
          },
        ]
      : [{ kind: 'asks', words: asAsked(told), isQuoted: false, behind, isTheirs: true }];
  });
}

/** Letters by which words are found again. */
const LEAST_KNOWN = 12;
/** A sentence that opens with what is asked, in marks, and names nobody. */
function openingWith(sentence: string): Heard[] {
  const [first] = quotationsIn(sentence);
  if (first?.start !== 0 || !asks(first.words)) return [];
  return quotedItems(sentence)
    .filter(({ words, isQuoted }) => isQuoted && asks(words))
    .map((item) => ({ ...item, kind: 'asks', isTheirs: true }));
}

/** What stands under the labels of a sentence; of what has one, the words as they are told. */
const labelled = (sentence: string): Heard[] =>
  labelsOf(sentence)
    .filter(({ isNamed }) => isNamed)
    .flatMap(({ kind, words, against, start, end }) => {
      const isTheirs = isOfBuyers(sentence, { start, end });
      const whole = sentence.slice(start, end);
      // With what stands behind it, and without its label.
      const told = whole.slice(Math.max(0, whole.indexOf(words.slice(0, LEAST_KNOWN))));
      const quoted = kind === 'starts' ? [] : quotedItems(told);
      const isSaid = quoted.length > 1 || (quoted.length === 1 && quoted[0]?.behind !== '');
      const listed = isSaid ? quoted : itemsIn(told.replace(/[\s.,;]+$/u, ''), kind);
      if (listed.length === 0) return [];
      return listed.length > 1
        ? listed.map((item) => ({ ...item, kind, isTheirs }))
        : [
            {
              kind,
              words,
              isQuoted: listed[0]?.isQuoted === true,
              behind: listed[0]?.behind ?? '',
              isTheirs,
              ...(against === undefined ? {} : { against }),
            },
          ];
    });

/** Thai tells what they fear in one breath with what sets them going. */
const withoutFear = (text: string): string => text.split(/\s+(?=กลัว|กังวล|ห่วงว่า|ไม่กล้า)/u)[0] ?? text;
/** The client speaks of itself, or gives an order. */
const OURS =
  /^(?:and |but )?(?:we|i|our|my|us|please|pls|don['’]?t|do not|avoid|only)\b|^(?:เรา|ทาง(?:ร้าน|เรา)|เจ้าของ(?:ร้าน|กิจการ)?อายุ|อยาก(?:ปิด|ขาย|ได้|เพิ่ม|ให้)|ห้าม|อย่า|งด|ไม่(?:รับ|ทำ))/iu;
/** 'Never played' is no order. */
const NEVER_DONE = /^never \p{L}+(?:ed|en|ught|ade)\b/iu;
const letters = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Questions whose answers were marked. */
const LEARNT_IN: ReadonlySet<Field> = new Set<Field>(['audience', 'whynow', 'challenges', 'market', 'notes']);

/** Who thinks or fears it, right before it: told with it, it is known whose thought it is, and whether all of them think it. */
const THINKS =
  /(?:(?:^|[\s,;])(?:(?:some|most|many|half|a few|all)(?: of (?:them|the [\p{L}]+))?|they|people|folks?|everybody|everyone|(?:the |our )?[\p{L}]+s) )?(?:still |often |all |mostly |usually |always |just )*(?:thinks?|thought|figures?|reckons?|believes?|assumes?|fears?|worr(?:y|ies)|doubts?|wonders?|(?:are |is )?(?:afraid|scared|worried|not sure|unsure)|do(?:es)?(?:n['’]?t| not) (?:really )?(?:believe|think|trust))(?: (?:that|of|about|if|whether|it is|it['’]s))?\s+$|(?:ลูกค้า|คน|เขา)?(?:ส่วนใหญ่|หลายคน|บางคน)?(?:มัก|ก็|ยัง)?(?:คิดว่า|นึกว่า|เข้าใจว่า|เชื่อว่า|บอกว่า)\s?$/iu;
/** What is feared needs nobody before it: 'afraid of rain, mud' are rain and mud. */
const FEARS = /\b(?:fears?|worr(?:y|ies|ied)|doubts?|afraid|scared)(?: (?:that|of|about|if|whether))?\s+$/iu;
const FEARED_TH = /^(?:กลัว|กังวล|ห่วงว่า|ไม่กล้า)/u;
/** A thought that names nobody is theirs: 'reckon they’ll be upsold'. */
const NOBODY_NAMED = /^(?:reckon|figure|wonder|believe)(?=\s)/iu;
/** The client asks or says it itself. */
const WE_SAY =
  /(?:^|[\s,;])(?:we|i) (?:never |always |only |do not |don['’]t )*(?:ask|say|tell|promise)[^.;]*$/iu;
/** 'They think they will': words of a thought with who thinks it. */
const LEAST_THOUGHT = 5;
/** As much of a sentence is the whole of it: its first words are not cut off. */
const MOST_OF_IT = 0.7;

/** A quotation that is opened in it is closed in it: 'hate shared linens "ick"'. */
const withMark = (answer: string, start: number, end: number): string =>
  (answer.slice(start, end).match(/"/gu) ?? []).length % 2 === 1 && answer.charAt(end) === '"'
    ? answer.slice(start, end + 1)
    : answer.slice(start, end);

/** What no label tells and is learnt to be told of buyers. What a label tells is told by it, with what it leaves out. */
function unlabelledIn(answer: string, field: Field, told: readonly Heard[]): Heard[] {
  if (!LEARNT_IN.has(field)) return [];
  const spans = buyerSpans(answer, field);
  const sentences = sentencesIn(answer);
  return spans.flatMap(({ tag, start, end }, i): Heard[] => {
    const sentence = sentences.find((one) => one.start <= start && start < one.end) ?? { start, end };
    const whole = answer.slice(sentence.start, sentence.end);
    const before = answer.slice(sentence.start, start);
    // What they fear stands beside what they ask.
    const isFeared = FEARED_TH.test(answer.slice(start, end)) || FEARS.test(before);
    const isOfTag = ({ kind }: Pick<Heard, 'kind'>): boolean =>
      tag === 'trigger'
        ? kind === 'starts'
        : tag === 'doubt' && (kind === 'stops' || (kind === 'asks' && !isFeared));
    if ([...labelled(whole), ...reported(whole)].some(isOfTag)) return [];
    if (WE_SAY.test(before)) return [];
    const from =
      tag === 'doubt'
        ? start - (THINKS.exec(before)?.[0].trimStart().length ?? 0)
        : end - start >= whole.length * MOST_OF_IT
          ? sentence.start
          : start;
    // What they say in marks is told whole.
    const quotation = quotationsIn(whole).find(
      (one) => one.start <= start - sentence.start && end - sentence.start <= one.end,
    );
    const whoseThought = quotation ? bare(quotation.words) : bare(withMark(answer, from, end));
    const isBare =
      from < start && !isMostlyThai(whoseThought) && whoseThought.split(/\s+/u).length < LEAST_THOUGHT;
    const isFear = isBare && quotation === undefined && FEARS.test(answer.slice(from, start));
    const words = isFear ? bare(answer.slice(start, end)) : whoseThought.replace(NOBODY_NAMED, 'they $&');
    if ((isBare && !isFear) || OURS.test(words)) return [];
    const own = letters(words);
    const isTold = told.some((one) => letters(one.words).includes(own) || own.includes(letters(one.words)));
    if (own === '' || isTold || NOTHING.test(words)) return [];
    const close = sentences.find((one) => one.end >= end)?.end ?? answer.length;
    const behind = answer.slice(end, Math.max(end, Math.min(spans[i + 1]?.start ?? close, close)));
    return [
      {
        kind: tag === 'trigger' ? 'starts' : tag === 'decides' ? 'decides' : asks(words) ? 'asks' : 'stops',
        words,
        isQuoted: quotation !== undefined,
        behind: behind.trim(),
        isTheirs: true,
      },
    ];
  });
}

/**
 * All that is told of what starts and stops buyers, what they ask and who decides: first what a label tells, in the order of the
 * answer; a list goes on over strokes, and over questions.
 */
export function heardIn(answer: string, field: Field): Heard[] {
  const told = labelledIn(answer).flatMap((one) => (one.kind === 'starts' ? heardAs(one) : [one]));
  return [...told, ...unlabelledIn(answer, field, told).flatMap(heardAs)].filter(
    ({ words }) => !HANGS.test(words),
  );
}
/** What ends with a denial is cut from what it denies: 'just dont' of 'people just dont think of it'. */
const HANGS = /(?:^|\s)(?:do not|don['’]?t|does not|doesn['’]?t|not|cannot|can['’]?t|won['’]?t|never)$/iu;

function labelledIn(answer: string): Heard[] {
  const sentences = sentencesIn(answer);
  const found: Heard[] = [];
  let open: Pick<Heard, 'kind' | 'isTheirs'> | undefined;
  for (const [i, { start, end }] of sentences.entries()) {
    const words = answer.slice(start, end);
    const before = answer.slice(sentences[i - 1]?.end ?? 0, start);
    const told = [...labelled(words), ...reported(words)];
    const named = told.length > 0 ? told : openingWith(words);
    const first = labelsOf(words).find(({ isNamed }) => isNamed)?.start ?? words.length;
    const rest = bare(words.slice(0, first));
    const goesOn =
      open !== undefined &&
      (/\//u.test(before) ||
        (/;/u.test(before) &&
          rest.length <= LONGEST &&
          !OURS.test(rest) &&
          (NEVER_DONE.test(rest) || !forbids(rest))) ||
        (open.kind === 'asks' && asks(words)));
    if (open && goesOn && rest !== '') {
      const { kind, isTheirs } = open;
      found.push(...itemsIn(withoutFear(rest), kind).map((item) => ({ ...item, kind, isTheirs })));
    }
    const last = found.at(-1);
    // An aside by itself is the client's answer to the question before it.
    if (open?.kind === 'asks' && last && /^\([^()]+\)?[.!]?$/u.test(words))
      last.behind = `(${bare(words.replaceAll(/[()]/gu, ''))})`;
    found.push(...named);
    const latest = named.at(-1);
    if (latest) open = latest;
    else if (!goesOn) open = undefined;
  }
  return found;
}
