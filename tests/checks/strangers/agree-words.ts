/** What the pages of one deck say otherwise than each other: the sum that is asked for, the days, how many, and what stops buyers. */
import { datesIn } from '../../../src/shared/reading/dates.ts';
import { isDay, lastDayOf } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

/** A deck as its reader meets it. */
export interface Deck {
  /** The day on which it was written. */
  created: Date;
  /** Drawn texts of pages 1 to 19. */
  pages: ReadonlyMap<number, readonly string[]>;
  /** Dates of the steps of page 19, in their order, and what is done. */
  steps: readonly { date: string; step: string }[];
  /** The sum in the box of page 19, what stands under it, and what a week's delay costs: the last day stands in it. */
  ask?: { sum: string; text: string; late: string };
  /** First days of the weeks of page 15, and the number of the first one behind the gate. */
  weeks: readonly string[];
  gateWeek?: number;
}

export interface Contradiction {
  kind: 'sum' | 'date' | 'count' | 'doubt';
  words: string;
}

const DAY_MS = 86_400_000;
const ISO_DAY = 10;
const iso = (day: Date): string => day.toISOString().slice(0, ISO_DAY);

/** Right before a sum that somebody is asked to agree to. */
const ASKS = /(?:Say yes to|Approve(?: the first)?|อนุมัติ(?:งบ)?)\s(?=[^\s]{0,3}\d)/gu;
const STARTS = /^(?:Media starts with|เริ่มลงสื่อด้วย)\s/u;
/** The box asks for what a first answer costs. */
const IS_FIRST = /^(?:for|สำหรับ)\s?/u;

/** The sum at the beginning of a text, with the time that it is for: '450000 THB a month'. */
function sumAt(text: string): string | undefined {
  const [first] = readQuantities(text);
  if (!first || first.span.start > 1 || (first.quantity.kind !== 'money' && first.quantity.kind !== 'count'))
    return undefined;
  return `${first.quantity.value}${first.per === undefined ? '' : ` a ${first.per}`}`;
}

function sums({ pages, ask, steps }: Deck): Contradiction[] {
  const asked = new Map<string, string>();
  for (const [page, texts] of pages)
    for (const text of texts)
      for (const { index, 0: verb } of text.matchAll(ASKS)) {
        const sum = sumAt(text.slice(index + verb.length));
        if (sum !== undefined && !asked.has(sum)) asked.set(sum, `${page}: ${text}`);
      }
  const box = ask && sumAt(ask.sum);
  if (box !== undefined && !asked.has(box)) asked.set(box, `19: ${ask?.sum ?? ''} ${ask?.text ?? ''}`);
  const starts = steps.find(({ step }) => STARTS.test(step))?.step;
  const first = starts && sumAt(starts.replace(STARTS, ''));
  const found: Contradiction[] =
    asked.size > 1 ? [{ kind: 'sum', words: [...asked.values()].join(' ≠ ') }] : [];
  if (box !== undefined && first !== undefined && IS_FIRST.test(ask?.text ?? '') && first !== box)
    found.push({ kind: 'sum', words: `19: ${starts ?? ''} ≠ ${ask?.sum ?? ''}` });
  return found;
}

/** The last date of a text, from a day on. */
function dayIn(text: string, from: Date): Date | undefined {
  const last = datesIn(text).findLast(({ from: date, to }) => isDay(to ?? date));
  return last && lastDayOf(last.to ?? last.from, from);
}

const GATE = /^(?:Gate, |ด่าน(?:ตัดสิน)?\s)(?<day>[^:]+):/u;
const DECIDES = /and decide$|แล้วตัดสินใจ$|แล้วใช้งบที่เหลือตามนั้น$/u;
/** What page 15 says where money is spent after the goal's day. */
const AFTER = /is spent after|ซึ่งเป็นวันครบกำหนดของเป้าหมาย/u;
const SPAN = /(?:runs |ลงสื่อ)(?!\d)/u;

function days(deck: Deck): Contradiction[] {
  const { created, pages, steps, ask, weeks } = deck;
  const found: Contradiction[] = [];
  const add = (words: string): void => void found.push({ kind: 'date', words });
  const dated = steps.flatMap(({ date, step }) => {
    const day = dayIn(date, created);
    return day ? [{ day, date, step }] : [];
  });
  const end = (ask && dayIn(ask.late, created)) ?? dated.at(-1)?.day;
  // Over a turn of the year a day comes again: each step is the first such day after the one before it.
  let at = created;
  for (const one of dated) {
    at = dayIn(one.date, at) ?? at;
    one.day = at;
  }
  const last = dated.at(-1);
  if (last && end && iso(last.day) !== iso(end))
    add(`19: steps end on ${last.date}, the goal on ${iso(end)}`);
  const gates = [...pages].flatMap(([page, texts]) =>
    texts.flatMap((text) => {
      const day = GATE.exec(text)?.groups?.['day'];
      const read = day === undefined ? undefined : dayIn(day, created);
      return read ? [{ page, text, day: read }] : [];
    }),
  );
  const step = dated.find((one) => DECIDES.test(one.step));
  if (step) gates.push({ page: 19, text: `${step.date}: ${step.step}`, day: step.day });
  if (new Set(gates.map(({ day }) => iso(day))).size > 1)
    add(gates.map(({ page, text }) => `${page}: ${text}`).join(' ≠ '));
  for (const { page, text, day } of gates.slice(0, 1))
    if (end && day >= end) add(`${page}: ${text}, and the goal is due on ${iso(end)}`);
  const lastWeek = weeks.at(-1);
  const isTold = (pages.get(15) ?? []).some((text) => AFTER.test(text));
  if (lastWeek !== undefined && end && new Date(lastWeek) > end && !isTold)
    add(`15: a week from ${lastWeek}, and the goal is due on ${iso(end)}`);
  const span = (pages.get(3) ?? []).find((text) => SPAN.test(text));
  const months = span && datesIn(span.slice(SPAN.exec(span)?.index ?? 0)).find(({ from }) => from.month);
  const to = months && lastDayOf(months.to ?? months.from, created);
  const final = weeks.at(-1);
  if (to && final !== undefined && to.getTime() - new Date(final).getTime() > MONTH * DAY_MS)
    add(`3: ${span ?? ''}, and the last week of page 15 begins on ${final}`);
  return found;
}
/** Days: a last week begins no earlier than this before the end of its month. */
const MONTH = 31;

const FOR_WEEKS = /(?:In|After|in|^for|ใน|ครบ|^สำหรับ) (?<count>[\d.]+) (?:weeks?|สัปดาห์)/u;
const TWO_ADS = /[Tt]wo ads (?!speak)|two versions of one ad|โฆษณาสองแบบ/u;
const EACH_GROUP = /(?:Each group gets an ad of its own|ทำโฆษณาแยกหนึ่งชิ้นต่อหนึ่งกลุ่ม): (?<groups>[^.]+)/u;
const EACH_MOMENT = /moments set them looking, and each gets an ad of its own|แต่ละจังหวะมีโฆษณาของตัวเอง/u;
const MORE_MOMENTS = /(?:Three|Four|Five|Six|Several) moments|(?:สาม|สี่|ห้า|หก|หลาย)จังหวะ/u;
const FOR_EACH = /one ad for each moment|โฆษณาแยกหนึ่งชิ้นต่อหนึ่งจังหวะ/u;
const FIRST_LINES = /^First lines: |^บรรทัดแรกของแต่ละชิ้น: /u;
const LIVE = /(?<count>\d+) ads? live|โฆษณา (?<thai>\d+) ชิ้น/u;

function counts({ pages, weeks, gateWeek }: Deck): Contradiction[] {
  const found: Contradiction[] = [];
  const add = (words: string): void => void found.push({ kind: 'count', words });
  const on = (page: number): readonly string[] => pages.get(page) ?? [];
  const [one, two] = weeks;
  const each =
    one !== undefined && two !== undefined ? (Date.parse(two) - Date.parse(one)) / (7 * DAY_MS) : 1;
  if (gateWeek !== undefined)
    for (const page of [12, 19])
      for (const text of on(page)) {
        const told = Number(FOR_WEEKS.exec(text)?.groups?.['count'] ?? (gateWeek - 1) * each);
        if (told !== (gateWeek - 1) * each)
          add(`15: gate after ${(gateWeek - 1) * each} weeks ≠ ${page}: ${text}`);
      }
  const all = [...pages.values()].flat();
  const live = on(14).flatMap((text) => {
    const told = LIVE.exec(text)?.groups;
    return told ? [Number(told['count'] ?? told['thai'])] : [];
  });
  const sum = live.reduce((total, count) => total + count, 0);
  const pair = all.find((text) => TWO_ADS.test(text));
  if (pair !== undefined && sum > 0 && sum !== 2) add(`${pair} ≠ 14: ${sum} ads`);
  if (pair === undefined && sum !== 2) return found;
  const both = pair ?? '14: 2 ads';
  const groups = all
    .flatMap((text) => EACH_GROUP.exec(text)?.groups?.['groups'] ?? [])
    .find((list) => list.split(/, | and | และ /u).length > 2);
  if (groups !== undefined) add(`${both} ≠ 17: an ad each for ${groups}`);
  const moments = all.find((text) => EACH_MOMENT.test(text));
  if (moments !== undefined && MORE_MOMENTS.test(moments)) add(`${both} ≠ 7: ${moments}`);
  const lines = all.filter((text) => FOR_EACH.test(text));
  const first = all.find((text) => FIRST_LINES.test(text));
  if (lines.length > 0 && first !== undefined && (first.match(/“[^”]*\?”|“[^”]*” (?=“)/gu) ?? []).length > 2)
    add(`${both} ≠ 18: ${lines[0] ?? ''}`);
  return found;
}

/** Page 19 asks for an answer to it. */
const ASKED = /(?:say “(?<said>.+)”\. What can we show against it|ลังเลเรื่อง “(?<thai>.+)” เรามีอะไรให้ดู)/u;
/** A page promises an answer to what it quotes, in the middle of a sentence or behind it. */
const PROMISES =
  /(?:[Aa]nswer(?: to)?|ตอบ(?:เรื่อง)?)\s?“(?<said>[^”]+)”|^(?<before>.+?)[.?]? Answer that before/gu;
/** What page 6 has ready for the chat. */
const IN_CHAT = /(?:message ads|แอดข้อความ).{0,30}“(?<said>[^”]+)”/u;
const CHAT_ANSWERS = /answer|ตอบ/u;

/** The letters alone: a question is quoted with and without its mark. */
const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

function doubts({ pages }: Deck): Contradiction[] {
  const found: Contradiction[] = [];
  const on = (page: number): readonly string[] => pages.get(page) ?? [];
  const open = on(19).flatMap((text) => {
    const told = ASKED.exec(text)?.groups;
    return told ? [{ text, words: lettersOf(told['said'] ?? told['thai'] ?? '') }] : [];
  });
  for (const { text: question, words } of open)
    for (const [page, texts] of pages)
      for (const text of texts)
        for (const { groups } of text.matchAll(PROMISES))
          if (lettersOf(groups?.['said'] ?? groups?.['before'] ?? '') === words)
            found.push({ kind: 'doubt', words: `${page}: ${text} ≠ 19: ${question}` });
  for (const text of on(6)) {
    const said = CHAT_ANSWERS.test(text) ? IN_CHAT.exec(text)?.groups?.['said'] : undefined;
    if (said !== undefined && !on(14).some((draft) => lettersOf(draft).includes(lettersOf(said))))
      found.push({ kind: 'doubt', words: `6: ${text} ≠ 14: no reply to it` });
  }
  return found;
}

export const contradictionsIn = (deck: Deck): Contradiction[] => [
  ...sums(deck),
  ...days(deck),
  ...counts(deck),
  ...doubts(deck),
];
