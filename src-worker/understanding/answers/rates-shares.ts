/** Rates told as a share: '40% of inquiries take a tour', '1 in 4', 'half go quiet', 'ปิดได้ 30%'. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { isNoFurther, sameStep, STEP_RANK, stepsIn, thingsIn } from '../figures/steps.ts';
import {
  afterFirst,
  failsNext,
  GOES_ON,
  isConversionRate,
  isEarlier,
  isKept,
  isOfOthers,
  isPartOfMoney,
  isToldOfPeople,
  lossIn,
  OF_THEM,
  OF_THOSE,
  roleOf,
  type SaidOf,
} from './rate-roles.ts';
import type { Rate } from './rates.ts';
import { figuresAs, type Figure } from './roles.ts';

/** From here on a figure is a rate. */
const LEAST = 0.45;

/** Of a share told as a ratio ('3 in 10'), and of one beside a word for what is lost: hardly ever anything else. */
const LEAST_OF_RATIO = 0.12;
/** Of a share of which no step is told. */
const LEAST_OF_NONE = 0.8;
/** Right behind a share: those who go no further, so that the others do. */
const SILENT =
  /^\s*(?:of (?:them|those|these|whom|which|the \p{L}+) )?(?:just |then |simply |never |go(?:es)? |went |fall(?:s)? |are |is )*(?:quiet|silent|ghost(?:ed|s)?(?: us)?|vanish(?:ed|es)?|disappear(?:ed|s)?|reply|answer|respond|no reply|no answer|(?:never |not )?(?:pick(?:s|ed)? up|(?:ring|call|write|come|get) back)|(?:don['’]?t|do not|doesn['’]?t|didn['’]?t) (?:reply|answer|respond|pick up|come back))(?![a-z])|^\s?(?:เงียบ|หาย|ไม่ตอบ|อ่านไม่ตอบ|ไม่อ่าน)/u;
/** Money or people for nothing: no step of a way. */
const ASKS_ONLY =
  /^\s*(?:of (?:them|those|these) )?(?:(?:only|just) asks?|asks? only|asks? (?:for )?(?:the )?price(?! ?lists?))(?![a-z])|^ถาม/u;
const WASTED =
  /(?<![a-z])(?:wasted?|rubbish|junk|spam|fake|wrong number|time ?wasters?|irrelevant|mixed in)(?![a-z])|ปน(?:มา|อยู่)|คนละกลุ่ม|หายไป(?=\s?(?:ครึ่ง|\d))|เสียเปล่า/u;
export function isRate(answer: string, figure: Figure, figures: readonly Figure[]): boolean {
  const { quantity, span } = figure.reading;
  const text = plain(answer);
  const isEvery = EVERY.test(text.slice(span.start, span.end));
  // 'Every third house has a well': nobody goes anywhere.
  if (isEvery && stepsIn(text.slice(figure.sentence.start, figure.sentence.end)).length === 0) return false;
  if (figuresAs([figure], 'rate', LEAST).length > 0) return true;
  if (quantity.kind !== 'percent') return false;
  const behind = text.slice(span.end, span.end + 32);
  const before = text.slice(Math.max(figure.sentence.start, span.start - 28), span.start);
  if (SILENT.test(behind) || isConversionRate(before)) return true;
  // 'Every sixth enquiry books': who it is a part of stands right behind, then what they do.
  if (isEvery && stepsIn(wordsBehind(behind)).length > 0) return true;
  if (figure.role === 'target' || figure.role === 'change') return false;
  if (GOES_ON.test(behind) || comesOff(before)) return true;
  const said = saidOf(text, figure, figures);
  // 'Churn under 3%' is wished for.
  const isSure = BY_THEMSELVES.has(roleOf(said)) && figure.likely('target') < 0.5;
  const isOfTheSame = isToldOfPeople(said) || isKept(`${said.before.slice(-24)} ${said.behind.slice(0, 32)}`);
  if (isSure || (figure.role === 'today' && isOfThoseWhoBought(text, figure, figures))) return true;
  if (quantity.ratio !== undefined) return figure.likely('rate') >= LEAST_OF_RATIO || isOfTheSame;
  return figure.likely('rate') >= LEAST_OF_RATIO && isOfTheSame && figure.likely('target') < 0.5;
}
/** A share of those who come back, leave or are lost. */
export const isOfThoseWhoBought = (answer: string, figure: Figure, figures: readonly Figure[]): boolean =>
  figure.reading.quantity.kind === 'percent' && isToldOfPeople(saidOf(plain(answer), figure, figures));
/** Who comes again or is sent by others: the words say it, whatever the figure looks like. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(['repeat', 'returning', 'referred']);

const EVERY = /^(?:every|each)\s/u;
/** Up to where something else begins. */
const wordsBehind = (behind: string): string => behind.split(/[,.;\n]/u)[0] ?? '';

/** 'โทรติดสัก', 'โอนมัดจำแค่': a deed of a way right before its share, with a word that says it came to no more. */
const ONLY = /(?:แค่|สัก|เพียง|ไม่ถึง)\s?$/u;
const comesOff = (before: string): boolean => {
  const clause = before.replace(ONLY, '').replace(/(?:ได้|จริง|ติด)$/u, '');
  const isMoney = isPartOfMoney({ before, behind: '' });
  return ONLY.test(before) && !isMoney && stepsIn(clause).at(-1)?.end === clause.length;
};

/** Right behind '1 in 9': nothing, or 'of those who'. */
const WHO = /^\s*(?:(?:of )?(?:(?:the |our |those )?(?:[a-z]+ ){0,2})?(?:who|that)\s*)?$/u;
const WHO_DO = /(?<![a-z])(?:who|that)\s$/u;
/** Several of something; not 'of those'. */
const SEVERAL = /^(?!(?:those|these|thus|its|course|us)$)[a-z]{3,}[^s]s$/u;
const OF_BEFORE =
  /(?:^|[.,;]|(?<![a-z])and)\s*(?:of|from|out of) (?:the |our |all )?(?<of>[a-z]+(?: [a-z]+)?),?\s*$/u;
/** The first words behind who they are, up to where something else begins. */
const deedIn = (text: string): string =>
  /^ (?:(?:then|also|actually|really|just|up|in|us|gets?(?= [a-z]+ed)) )*(?<deed>(?!and|but|or|is|are|was|were|who|that)[a-z]{3,}(?: (?:an? |the )?[a-z]{3,})?)/u.exec(
    text,
  )?.groups?.['deed'] ?? '';
/** Who goes on and to what, in the words around a share. */
function stepsAround(before: string, after: string, isRatio: boolean): { from?: string; to?: string } {
  const of =
    /^\s?(?:(?:of|from)\s|(?:ของ|จาก)\s?)(?:the |all |our |those |these )?/u.exec(after) ??
    // 'We book half the calls'.
    (isRatio ? /^\s(?:the|our|my|those|these)\s/u.exec(after) : null);
  const told = stepsIn(before);
  const [first, second, third] = stepsIn(after);
  // 'Trial→paid 18%'.
  const arrow = ARROW.exec(before)?.groups;
  if (arrow) return { from: arrow['from'] ?? '', to: arrow['to'] ?? '' };
  // 'สำรวจแล้วเซ็น 40%': what is done first need be in no table.
  const thai =
    /(?<from>[ก-๛]{2,12})แล้ว(?<to>[ก-๛]{2,12}?)(?:(?:ได้)?(?:แค่|สัก|ประมาณ|ราวๆ?|เพียง|ไม่ถึง))?\s?$/u.exec(
      before,
    )?.groups;
  if (thai && stepsIn(`${thai['from'] ?? ''} ${thai['to'] ?? ''}`).length > 0)
    return { from: thai['from'] ?? '', to: thai['to'] ?? '' };
  // 'โทรติดสัก 70%', 'ปิดได้ 30%': a deed that came off, right before its share, is where the share leads.
  const done = /(?:ติด|ได้|จริง)(?:แค่|สัก|ประมาณ|ราวๆ?|เพียง|ไม่ถึง)?\s?$/u.exec(before);
  const last = told.at(-1);
  if (done && last && last.end <= before.length && before.length - last.end <= done[0].length + 2) {
    const earlier = told.at(-2);
    return {
      ...(earlier && !isNoFurther(earlier.name, last.name) ? { from: earlier.name } : {}),
      to: last.name,
    };
  }
  // '1 in 4 quotes becomes an order': what stands right behind a ratio is what it is a part of.
  // 'Of those who come 4 in 10 buy the membership': a deed is where it leads, with what is bought.
  const ahead = after.slice(0, first?.start);
  const isThing =
    first !== undefined &&
    (thingsIn(after)[0]?.start === first.start || /(?<![a-z])(?:who|that)(?![a-z])/u.test(ahead));
  if (isRatio && isThing && second !== undefined && WHO.test(ahead)) {
    // 'Callers who ring book': who they are is told twice.
    const isTwice = after.slice(first.end, second.start).includes('who') && sameStep(first.name, second.name);
    return { from: first.name, to: (isTwice ? third : undefined)?.name ?? second.name };
  }
  // '8 of 10 that ring get a van': what they then do need be in no table.
  const then = isRatio && first !== undefined && WHO_DO.test(ahead) ? deedIn(after.slice(first.end)) : '';
  if (first !== undefined && then !== '') return { from: first.name, to: then };
  // 'Of deposits 90% finish paying': what it is a part of stands right before.
  const named = of === null ? OF_BEFORE.exec(before)?.groups?.['of'] : undefined;
  const source = named === undefined ? undefined : (thingsIn(named)[0]?.name ?? SEVERAL.exec(named)?.[0]);
  if (source !== undefined && first !== undefined && !sameStep(source, first.name))
    return { from: source, to: first.name };
  // 'Of those buys' tells what they do, and not who they are.
  const isDeed =
    /^\s?of (?:those|these|them)(?: who [a-z]+(?: up| in| to)?)?\s$/u.test(ahead) &&
    !isThingAt(after, first?.start);
  // 'In the tasting room 5% of guests join': who they are stands in no table, and what they do behind it.
  const who = /^\s?of (?:the |our |all )?(?<who>[a-z]{3,})\s$/u.exec(ahead)?.groups?.['who'];
  if (
    of !== null &&
    first !== undefined &&
    who !== undefined &&
    SEVERAL.test(who) &&
    !isThingAt(after, first.start)
  )
    return { from: who, to: first.name };
  if (of !== null && !isDeed && first !== undefined && first.start <= of[0].length + 14)
    return {
      from: first.name,
      ...toOf({ to: second?.name, from: told.at(-1)?.name }, first.name),
    };
  const pair = /(?:from (?:the )?(?<a>[\p{L} -]{3,30}?) to (?:the )?(?<b>[\p{L} -]{3,24}?))\s*$/u.exec(
    before,
  )?.groups;
  if (pair) return { from: pair['a'] ?? '', to: pair['b'] ?? '' };
  // 'คนทักมาซื้อครึ่งนึง': both stand before the share.
  const [whole, part] = first === undefined ? told.slice(-2) : [];
  if (whole !== undefined && part !== undefined && !isNoFurther(whole.name, part.name))
    return { from: whole.name, to: part.name };
  const from = told.at(-1);
  // 'กดซื้อ 1.5%', 'เป็น lead 4%': a deed right before a share with nothing behind is where it leads.
  if (first === undefined && from !== undefined && LEADS_TO.test(before.slice(0, from.end))) {
    const isLast = before.slice(from.end).trim() === '';
    const earlier = told.at(-2);
    if (isLast)
      return {
        ...(earlier && !isNoFurther(earlier.name, from.name) ? { from: earlier.name } : {}),
        to: from.name,
      };
  }
  return { ...(from ? { from: from.name } : {}), ...(first ? { to: first.name } : {}) };
}
const isThingAt = (text: string, at: number | undefined): boolean =>
  thingsIn(text).some(({ start }) => start === at);
const ARROW = /(?<from>[\p{L}\p{M}-]{2,20})\s*(?:→|->|=>|➜)\s*(?<to>[\p{L}\p{M}-]{2,20})\s*[:=]?\s*$/u;
/** 'กดซื้อ', 'เป็น lead', 'convert to lead'. */
const LEADS_TO =
  /(?:กด|เป็น|มา|ไป|→|->)\s?(?:ซื้อ|สั่ง|จอง|สมัคร|ลี[ดต]|ทัก|โทร|นัด|lead|leads|order|orders|booking|inbox|form)$|(?<![a-z])(?:convert(?:s|ed)?|turn(?:s|ed)?|lead(?:s)?) (?:in)?to (?:an? )?[a-z]+$/u;

/** How long and when is told within what is said of a share, and begins nothing new. */
const isTime = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind === 'duration' || quantity.kind === 'date';

/** The words that are said of one figure: from the one before to the one after, at most its sentence. */
function around(text: string, { sentence, reading }: Figure, figures: readonly Figure[]): Span {
  const spans = figures.flatMap((one) => (isTime(one) ? [] : [one.reading.span]));
  const { start, end } = reading.span;
  return {
    start: Math.max(sentence.start, ...spans.flatMap((one) => (one.end <= start ? [one.end] : []))),
    end: Math.min(
      text.length,
      sentence.end,
      // 'Orders (3 months for £38) come in May': what is put between belongs to no other.
      ...spans.flatMap((one) => (one.start >= end && !isPutBetween(text, end, one) ? [one.start] : [])),
    ),
  };
}
const isPutBetween = (text: string, from: number, { start, end }: Span): boolean =>
  /\([^)]*$/u.test(text.slice(from, start)) && /^[^(.;]*\)[^.;\n]{3}/u.test(text.slice(end));

function saidOf(text: string, figure: Figure, figures: readonly Figure[]): SaidOf {
  const { start, end } = around(text, figure, figures);
  const { span } = figure.reading;
  const bare = (words: string): string => words.replaceAll(/\([^()]*\)/gu, ' ');
  const { quantity } = figure.reading;
  return {
    before: bare(text.slice(start, span.start)),
    behind: bare(text.slice(span.end, end)),
    isRatio: quantity.kind === 'percent' && quantity.ratio !== undefined,
  };
}

/** '60% used', 'ใช้ไป 70%', 'ว่าง 17 จาก 45 เตียง': how full or empty it is. */
const FULL_BEHIND =
  /^\s*(?:used|full|booked|taken|occupancy|occupied|parked|idle|let(?! (?:us|me|our|go)(?![a-z]))|utili[sz]ed|busy|in use|of capacity)(?![a-z])/u;
const isFullness = ({ before, behind }: SaidOf): boolean =>
  FULL_BEHIND.test(behind) || EMPTY.test(before) || EMPTY_BEHIND.test(behind);
/** 'Then actually reply': who does is not silent. */
const REPLIES =
  /^\s*(?:of \p{L}+ )?(?:then |actually )?(?:reply|answer|respond|pick(?:s|ed)? up|(?:ring|call|write|come|get) back)/u;

/** '4 in 10 orders are gifts, of these 15% carry on': told of a part, it says nothing of all. */
function isOfPart(text: string, figure: Figure, figures: readonly Figure[], said: SaidOf): boolean {
  if (!OF_THEM.test(said.behind) && !OF_THOSE.test(said.before)) return false;
  const before = figures.findLast(
    ({ reading: { quantity, span } }) => quantity.kind === 'percent' && span.end <= figure.reading.span.start,
  );
  const role = before && roleOf(saidOf(text, before, figures));
  return role === 'part' || role === 'referred' || role === 'returning';
}

const sharesBeside = (figures: readonly Figure[], figure: Figure): Figure[] => {
  const shares = figures.filter(({ reading: { quantity } }) => quantity.kind === 'percent');
  const at = shares.indexOf(figure);
  return [shares[at - 1], shares[at + 1]].flatMap((one) => one ?? []);
};
/** 'COD 28% returned, prepaid return just 4%': each is of some, and neither of all. */
function isSameLoss(text: string, figures: readonly Figure[], said: SaidOf, other: Figure): boolean {
  const beside = saidOf(text, other, figures);
  const [a, b] = [lossIn(said), lossIn(beside)];
  return roleOf(beside) === 'other' && a !== undefined && b !== undefined && a.slice(0, 5) === b.slice(0, 5);
}

/** Thai tells it before its share; what stands behind begins the next. */
const ownWords = ({ before, behind }: SaidOf): string =>
  /[ก-๛]/u.test(before.slice(-12)) ? before : `${before} ${behind}`;

/** Whether a share is told of another firm, of an earlier time or of a part. */
function isOfAnother(text: string, figure: Figure, figures: readonly Figure[], said: SaidOf): boolean {
  const { sentence, reading } = figure;
  if (isOfOthers(text.slice(sentence.start, reading.span.start), said.behind)) return true;
  const beside = sharesBeside(figures, figure).map((one) => ownWords(saidOf(text, one, figures)));
  if (
    roleOf(said) === 'other' &&
    sharesBeside(figures, figure).some((one) => isSameLoss(text, figures, said, one))
  )
    return true;
  return isEarlier(ownWords(said), beside) || isOfPart(text, figure, figures, said);
}

/** '40% of inquiries take a tour'; a share that is said not to go on is none. */
export function shareRate(answer: string, figure: Figure, figures: readonly Figure[]): Rate | undefined {
  const { quantity, span } = figure.reading;
  if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < 100)) return undefined;
  const text = plain(answer);
  const said = saidOf(text, figure, figures);
  const { before, behind } = said;
  const kind = roleOf(said);
  if (kind === 'none' || kind === 'part' || isOfAnother(text, figure, figures, said)) return undefined;
  if (isFullness(said)) return undefined;
  if (kind === 'other') return { kind, percent: quantity.value, ...ofStep(behind), at: span };
  if (kind !== 'conversion') return { kind, percent: quantity.value, at: span };
  const isSilent = SILENT.test(behind) && !REPLIES.test(behind);
  const isDenied = negationsIn(answer).some(
    (one) =>
      one.kind !== 'doubt' &&
      !LATER_ON.test(text.slice(one.span.start, one.span.end)) &&
      one.span.start >= span.end &&
      one.span.start < span.end + Math.min(behind.length, 24) &&
      !BEGINS_ANEW.test(text.slice(span.end, one.span.start).trimStart()),
  );
  const own = `${before} ${behind.split(/[,;]/u)[0] ?? ''}`;
  if ((isDenied && !isSilent && !failsNext(said)) || WASTED.test(own) || ASKS_ONLY.test(behind))
    return undefined;
  const percent = isSilent ? 100 - quantity.value : quantity.value;
  const first = afterFirst(behind);
  if (first !== undefined) return { kind, percent, from: first, to: 'stay on', at: span };
  const isAfterShare = figures.some(
    (one) =>
      one.reading.quantity.kind === 'percent' &&
      one.sentence.start === figure.sentence.start &&
      one.reading.span.end <= span.start,
  );
  return wayRate(text, figure, said, { percent, isAfterShare });
}

/** 'Took level 2 later': they did. */
const LATER_ON = /^later$/u;
/** Between a share and what is denied another thing is told of: '1 ใน 4 ของคนโทร เฟซไม่อนุมัติ'. */
const BEGINS_ANEW = /[,;]|แต่|[ก-๛]\s[ก-๛a-z]{2,}$/u;

/** Between which steps a share of a way lies, as far as its words say it. */
function wayRate(
  text: string,
  figure: Figure,
  { before, behind: after }: SaidOf,
  { percent, isAfterShare }: { percent: number; isAfterShare: boolean },
): Rate | undefined {
  const { quantity, span } = figure.reading;
  const of = { kind: 'conversion', percent, at: span } as const;
  const isRatio = quantity.kind === 'percent' && quantity.ratio !== undefined;
  const steps = stepsAround(before, after, isRatio);
  if (isConversionRate(before) && steps.from === undefined && steps.to === undefined)
    return { ...of, from: 'click', to: 'order' };
  // '50% come to training, 80% of those finish': they are whom the share before led to.
  const isOfLast = isAfterShare && (OF_THEM.test(after) || OF_THOSE.test(before));
  const isOwn = /\p{L}/u.test(before) && !OF_THEM.test(after) && !OF_THOSE.test(before);
  const lead = isOfLast ? '' : isOwn ? before : text.slice(figure.sentence.start, span.start);
  // 'Every second caller comes by': who stands right behind is who goes on, or not.
  const who = EVERY.test(text.slice(span.start, span.end)) ? thingsIn(after)[0] : undefined;
  // 'We win every other job': so many come to it, and it leads nowhere.
  if (
    who &&
    STEP_RANK[who.step] >= STEP_RANK.booking &&
    WON_BEFORE.test(before) &&
    stepsIn(after.slice(who.end)).length === 0
  )
    return { ...of, to: who.name };
  if (who && after.slice(0, who.start).trim() === '') {
    const did = stepsIn(after.slice(who.end))[0];
    return { ...of, from: who.name, ...(did ? { to: did.name } : {}) };
  }
  const ends = stepsAround(lead, after, isRatio);
  // 'One survey in 4 turns into an order'.
  const within = isRatio ? stepsIn(text.slice(span.start, span.end))[0]?.name : undefined;
  if (within !== undefined) return { ...of, from: within, ...toOf(ends, within) };
  // Where nobody speaks of advertising a share of which no step is told may be one of anything: of flats let, of guests from abroad.
  const isOfNone = ends.from === undefined && ends.to === undefined;
  const isSure = figure.isOfAds || isKept(`${before} ${after}`);
  if (isOfNone && !isSure && (figure.likely('rate') < LEAST_OF_NONE || isOddWhole(quantity)))
    return undefined;
  return ends.from !== undefined && ends.from === ends.to
    ? { ...of, ...pastItself(after, ends.from) }
    : { ...of, ...ends };
}

/** '1 in 4 qualified gets placed': who they are is named again; in Thai 'ขอตัวอย่าง 40% ตัวอย่างแล้วสั่ง' begins the next. */
function pastItself(after: string, name: string): { from?: string; to?: string } {
  if (/[ก-๛]/u.test(name)) return { to: name };
  const [first] = stepsIn(after);
  const to = first === undefined ? '' : deedIn(after.slice(first.end));
  return to === '' ? {} : { from: name, to };
}

/** 'Midline 98 of 170': counted of what there is, and not of people who asked. */
const ROUND: ReadonlySet<number> = new Set([25, 30, 40, 50, 60, 80, 100, 200, 500, 1000]);
const isOddWhole = (quantity: Figure['reading']['quantity']): boolean =>
  quantity.kind === 'percent' &&
  quantity.ratio !== undefined &&
  quantity.ratio[1] > 20 &&
  !ROUND.has(quantity.ratio[1]);

/** Right before 'every other job'. */
const WON_BEFORE = /(?<![a-z])(?:win|won|get|land|close|sell)s? (?:about |around |roughly |nearly )?$/u;
const EMPTY = /(?:ว่าง(?:อยู่)?|(?<![a-z])(?:empty|vacant|idle|unlet):?)\s*$/u;
const EMPTY_BEHIND =
  /^\s*(?:[a-z]+\s)?(?:are |is |still |stand |sit )*(?:empty|vacant|idle|unlet)(?![a-z])|^\s?[ก-๛]{0,6}ว่าง/u;

const toOf = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  within: string,
): { to?: string } => {
  const end = [to, from].find((name) => name !== undefined && !sameStep(name, within));
  return end === undefined ? {} : { to: end };
};

/** 'Half of enquiries are too small': of what a part is lost. */
function ofStep(behind: string): { from?: string } {
  const of = /^\s*of (?:the |our |all |these |those )?/u.exec(behind);
  const [first] = of === null ? [] : stepsIn(behind);
  return of !== null && first !== undefined && first.start <= of[0].length + 14 ? { from: first.name } : {};
}
