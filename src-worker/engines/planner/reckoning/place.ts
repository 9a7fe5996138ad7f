/** Where on the way a goal's results stand. */
import { isNeeded } from '../../../understanding/figures/needs.ts';
import { isSized } from '../../../understanding/figures/priced-for.ts';
import { areEqual, areOneThing, areSame } from '../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf, type StepId } from '../../../understanding/figures/steps.ts';
import { areAlike, type Chain, type ChainStep } from './chain.ts';
import { CAME } from '../../../understanding/figures/attendance.ts';
import type { GoalFact } from './facts.ts';

/** One order makes no member: these are counted each time. */
const ONCE = /orders?\b|sales?\b|installs?\b|downloads?\b|ออเดอร์|ซื้อ|ดาวน์โหลด/iu;
const FIRST = /first|แรก/iu;

/** Where a goal's results stand in the chain. */
export interface Place {
  index: number;
  /** Below 1 where the names do not say it. */
  certainty: number;
}

const COMES = /^(?:มา|เข้ามา|comes?|came|visit|attend|show)/iu;
/** Who booked has come, and done nothing more yet. */
const JUST_COMES =
  /^(?:comes?|came|show(?:s|ed)?|attend(?:s|ed)?|arrives?|turn(?:s|ed)?|pitch(?:es|ed)?)(?: up)?$|^มา(?:จริง|ตามนัด|ถึง)?$/iu;
const CONSULTS = /(?<![a-z])consults?(?![a-z])|ปรึกษา/iu;
const VISITED: ReadonlySet<StepId> = new Set(['visit', 'meeting', 'attendance']);
const VISITORS = /patient|visitor|guest|first[- ]timer|คนไข้|ผู้ป่วย|ผู้เข้า/iu;
/** Bought beside or after the first time. */
const MORE = /package|course|membership|plan|upgrade|bundle|add-?on|แพ็[กค]?เกจ|แพ็ก|คอร์ส|สมาชิก/iu;

/**
 * '180 chats, 45 paid, 12 came again in six months': of those who paid a part is told, and the way ends with them. Who signs up,
 * installs or pays a deposit has not paid yet.
 */
const PAID =
  /(?<![a-z])(?:sold|paid|pays?|bought|buys?|purchased?|orders?|ordered)(?![a-z])|จ่าย|ซื้อ|ขายได้|ออเดอร์/iu;
const NOT_ALL_OF_IT = /(?<![a-z])(?:deposits?|trials?|samples?)(?![a-z])|มัดจำ|ทดลอง|ตัวอย่าง/iu;
/** Taken beside what is sold, or after it: 'take a niche also', 'extend after four weeks', 'took level 2 later'. */
const AFTERWARDS =
  /(?<![a-z])(?:also|as well|too|later|afterwards?|extend(?:s|ed)?|upgrad(?:e|es|ed)|add(?:s|ed)?|again|level [2-9]|renew(?:s|ed)?)(?![a-z])|ด้วย|เพิ่ม(?:เติม)?$|ทีหลัง|ต่ออีก|อัพเกรด|ขั้น(?:สอง|2)/iu;
function saleOf(steps: readonly ChainStep[]): number {
  const paid = steps.findIndex(
    ({ kind, name }) => STEP_RANK[kind] >= STEP_RANK.purchase && PAID.test(name) && !NOT_ALL_OF_IT.test(name),
  );
  if (paid !== -1) return paid;
  const last = steps.findLastIndex(({ name }) => !AFTERWARDS.test(name));
  return last < 1 ? steps.length - 1 : last;
}

/** Of several sales the last that is called one; who books has come only at the step where people come. */
function lastSale(steps: readonly ChainStep[], step: StepId): number {
  const isAlike = ({ kind }: ChainStep): boolean => areAlike(kind, step);
  const named = steps.findLastIndex((one) => isAlike(one) && stepOf(one.name) !== undefined);
  const last = named === -1 ? steps.findLastIndex(isAlike) : named;
  const came =
    step !== 'booking' && steps[last]?.kind === 'booking'
      ? steps.findIndex(({ kind, name }, at) => at > last && (kind === 'attendance' || JUST_COMES.test(name)))
      : -1;
  return came === -1 ? last : came;
}

/** The step that a goal counts: by its name, else by its kind; the last one where its name says nothing else. */
export function placeOf(
  { steps, aims, open }: Chain,
  { step, metric, isStock, unit }: GoalFact,
  isInOrders = false,
): Place | undefined {
  const last = steps.at(-1);
  // An order is no ton, however sales are counted.
  const isOther = isSized(unit) && !isInOrders && !steps.some(({ name }) => areOneThing(name, unit));
  if (isOther || open === 'all') return undefined;
  if (!last || aims.some((aim) => areOneThing(aim, metric))) return undefined;
  // 'งาน' is no part of 'ดูหน้างาน', though Thai writes it there.
  const same = steps.findIndex(({ name }) => areSame(name, metric) || areEqual(name, metric));
  const isSale = steps.some(({ kind }) => STEP_RANK[kind] >= STEP_RANK.booking);
  // Of several sales a goal without the name of one counts none by its kind alone.
  const isOneOf = steps.filter(({ kind }) => kind === step).length > 1;
  const exact = same === -1 && !isOneOf ? steps.findIndex(({ id }) => id === step) : same;
  if (exact !== -1 && (open === undefined || same !== -1)) return { index: exact, certainty: 1 };
  const called = steps.findLastIndex(({ name }) => areOneThing(name, metric) && !isNeeded(name));
  if (called !== -1) return { index: called, certainty: 0.9 };
  if (open !== undefined) return undefined;
  // An app is installed before somebody pays for it: of several sales a goal counts the last.
  const isOfSales = step !== undefined && STEP_RANK[step] >= STEP_RANK.booking;
  const alike = isOfSales
    ? lastSale(steps, step)
    : steps.findIndex(({ kind }) => step !== undefined && areAlike(kind, step));
  // A first order is where a subscription begins.
  const isFirst =
    !isInOrders && (isStock || step === 'subscription') && ONCE.test(last.name) && !FIRST.test(last.name);
  if (isFirst) return undefined;
  if (alike !== -1) return { index: alike, certainty: 0.8 };
  // New patients are those who come, though some of them buy a package then.
  const before = steps.at(-2);
  const comes =
    before && (COMES.test(before.name) || before.kind === 'visit' || before.kind === 'attendance');
  if (comes && VISITORS.test(metric) && MORE.test(last.name))
    return { index: steps.length - 2, certainty: 0.7 };
  // Of quotes those that are accepted are the work.
  const isAccepted = last.kind === 'approval' && steps.at(-2)?.kind === 'quote';
  if (isAccepted && isOfSales) return { index: steps.length - 1, certainty: 0.8 };
  // A name that is no step ('dogs', 'ตัว') is what the last step brings, if that is a sale or comes after one.
  // A consult, a first visit and those who really come are counted where people come.
  const isVisit = (step !== undefined && VISITED.has(step)) || CAME.test(metric) || CONSULTS.test(metric);
  const came = isVisit ? steps.findIndex(({ kind, name }) => kind === 'attendance' || COMES.test(name)) : -1;
  if (came !== -1) return { index: came, certainty: 0.8 };
  if (step !== undefined && !isInOrders) return undefined;
  if (isSale) return { index: saleOf(steps), certainty: 0.6 };
  // An appointment is where a way ends that nobody told further.
  return last.kind === 'visit' ? { index: steps.length - 1, certainty: 0.5 } : undefined;
}
