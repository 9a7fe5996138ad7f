/** Reckoned quantities as a page prints them. */
import { digitRuns } from '../../../../../src/shared/reading/digits.ts';
import { deedIn, type Deed } from '../../../../understanding/figures/deed-names.ts';
import { stepOf, thingsIn, type StepId } from '../../../../understanding/figures/steps.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import { isSoldTo } from '../../readings/people.ts';
import type { Formatter } from '../../language.ts';
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { canBeCounted, plural, singular, withArticle } from '../../inflection.ts';
import { inLetters, isOwnWord } from '../../plan/own-word.ts';
import { lowerNoun } from '../../text.ts';

/** A step of the chain, by what pages know it. */
export interface Step {
  id: string;
  kind: StepId;
  /** The client's word. */
  name: string;
}

/** A number and its text, as `reckoned` takes it. */
export type Figure = { value: number; text: string };

/** As exact as one reads it: 6,098; 59.52; 6.9; 1.17. */
export function rounded(value: number, kind: Node['unit']['kind']): number {
  const percent = kind === 'percent';
  const digits =
    kind === 'time' || (kind === 'count' && value >= 1)
      ? 1
      : percent
        ? value >= 10
          ? 0
          : value >= 2
            ? 1
            : 2
        : value >= 100
          ? 0
          : 2;
  return Number(value.toFixed(digits));
}

/** The value as it is printed, both ends of an interval. */
export function spoken(f: Formatter, { value, high, unit, formula }: Node): string {
  const percent = unit.kind === 'percent';
  // What the client tells stands as told: '6.5 a month' are not 7.
  const whole = unit.kind === 'count' && value >= 3 && formula.op !== 'answer';
  const write = (number: number): string => f.number(whole ? Math.round(number) : rounded(number, unit.kind));
  const digits = high === undefined || high === value ? write(value) : `${write(value)}–${write(high)}`;
  if (percent) return `${digits}%`;
  return unit.kind === 'money'
    ? f.money(rounded(value, unit.kind), unit.currency, rounded(high ?? value, unit.kind))
    : digits;
}

/** Whether something is left of a sum, as both are printed. */
export const isLess = ({ f }: Plan, part: Node, whole: Node): boolean =>
  part.value < whole.value && spoken(f, part) !== spoken(f, whole);

/** The lower end of an interval: what may be spent is no more than what is sure. */
export const atLeast = ({ high: _high, ...node }: Node): Node => node;

/** What people do who take a step: of the one that the goal counts in the client's words, what they become. */
export function doesOf(plan: Plan, step: Step): string {
  const { say, f } = plan;
  const { does, many } = say.reckoned.steps[step.kind];
  const name = stepName(plan, step);
  // What was begun is finished, by whatever name the goal counts it.
  if (f.language === 'en' && step.name.startsWith('finished '))
    return say.reckoned.didSo({ words: 'finished', isActive: false });
  // Who asks is given a quote, and a meeting ends with a proposal.
  if (step.kind === 'quote' && isOwnWord(step) && name !== many && f.language === 'en')
    return say.reckoned.getsQuote({
      one: withArticle(singular(name)),
      isQuote: /^(?:quot|estim)/iu.test(name),
    });
  const deed = deedOf(plan, step);
  if (deed && name === say.reckoned.whoDid(deed)) return say.reckoned.didSo(deed);
  return name === many || (step.kind === 'lead' && isOwnWord(step))
    ? does
    : say.reckoned.become({ name, does, isThing: isThingSold(plan, step) });
}

/** Who clicks becomes a customer, and no chair: of a thing that is bought one says that it is bought. */
const isThingSold = ({ reckoning: { main, worth, nodes }, r }: Plan, { kind }: Step): boolean => {
  const goal = main?.target.goal;
  if (goal?.kind !== 'count' || (kind !== 'purchase' && kind !== 'booking')) return false;
  return (
    goal.step === undefined &&
    isSoldTo(r.people) &&
    worth.price !== undefined &&
    nodes.has(`${main?.target.id ?? ''}.value.price`)
  );
};

export const figureOf = (f: Formatter, node: Node): Figure => ({ value: node.value, text: spoken(f, node) });

/** Money of a sum that is no node: a week's part. */
export const moneyFigure = (f: Formatter, value: number, currency: string): Figure => ({
  value,
  text: f.money(value, currency),
});

/** Longest name of a result that stands under a figure. */
const NAME = 26;
/** A plural is a thing that can be counted; 'enrolled' and 'i want' are not. */
const namesSeveral = (words: string): boolean => words.split(/[\s-]/u).some(canBeCounted);
/** Words that make a name a half sentence: 'coaches can take'. */
const PHRASE = /\b(?:can|could|will|would|want|wants|need|take|get|have|has|is|are|to|by)\b|ขอ$|อยาก|ได้$/iu;
const WORDS = /^[\p{L}\p{M}][\p{L}\p{M}' -]+$/u;
/** Nouns that stand right after a number, as their own classifiers. */
const CLASSIFIERS: ReadonlySet<string> = new Set(
  'สาขา ห้อง หลัง คัน ตัว คน ราย งาน ชุด ชิ้น ใบ เครื่อง คู่ ต้น กล่อง ขวด โต๊ะ เตียง เต็นท์ คอร์ส ที่นั่ง ร้าน บ้าน แห่ง ครั้ง ออเดอร์ เคส แปลง ตัน กิโล แพ็ก เคลม กรมธรรม์ สัญญา โครงการ'.split(
    ' ',
  ),
);
const CURRENCY = /^[A-Z]{3}$/u;
/** What is weighed or measured has no plural: '8,500 kg', '1,500 sq m'. */
const MEASURES: ReadonlySet<string> = new Set(
  'kg kilo t ton lb g l litre liter ml m2 m² sqm sq.m sqft sq.ft km kwh mw teu cbm'.split(' '),
);
const isMeasured = (words: string): boolean =>
  MEASURES.has(words.toLowerCase()) || /^(?:sq|square) (?:m|ft|metres?|meters?|feet)$/iu.test(words);
/** Thai counts with the word that the client wrote behind the number: '41,000 แผง'. */
const isClassifierOf = (text: string, word: string): boolean =>
  digitRuns(text).some(({ digits, index }) =>
    text
      .slice(index + digits.length)
      .trimStart()
      .startsWith(word),
  );

/** What the main goal counts: the client's words where they name a thing in the proposal's language, else the step's. */
export interface Counted {
  name: string;
  /** It is the word that stands right after a number, as a Thai classifier does. */
  isUnit: boolean;
}

export function countedThing(plan: Plan, of?: Node): Counted {
  const { f, r, say, reckoning } = plan;
  const { main } = reckoning;
  const goal = main?.target.goal;
  const read = goal && r.goals[goal.index];
  const thai = f.language === 'th';
  // Nights are reckoned in bookings, machines in givers: only a number of the goal's own is one of nights.
  const isOwn = of?.unit.kind === 'count' && of.unit.of === goal?.metric;
  if (main && goal?.kind === 'count' && main.target.wanted.id.endsWith('.orders') && !isOwn) {
    const { unit: counted } = main.target.wanted;
    const isBooked = counted.kind === 'count' && counted.of === 'booking';
    const kind = isBooked ? 'booking' : (reckoning.chain.steps[main.place?.index ?? -1]?.kind ?? 'purchase');
    // What is paid for by the order is counted in orders.
    const order = ORDERS.exec(reckoning.chain.steps[main.place?.index ?? -1]?.name.trim() ?? '')?.[0];
    if (order !== undefined && !isBooked)
      return { name: f.say('orders', isMostlyThai(order) ? order : 'ออเดอร์'), isUnit: true };
    return { name: say.reckoned.steps[kind].many, isUnit: !thai };
  }
  const fits = (words: string): boolean => isInLanguage(plan, words) && !CURRENCY.test(words);
  const told = [read?.unit ?? '', goal?.metric ?? ''].find(isMeasured);
  if (told !== undefined) return { name: told, isUnit: true };
  const [unit, metric] = [read?.unit ?? '', goal?.metric ?? ''];
  if (fits(unit) && (thai || namesSeveral(unit))) return { name: unit, isUnit: true };
  const counts =
    thai && fits(metric) && (CLASSIFIERS.has(metric) || isClassifierOf(read?.text ?? '', metric));
  if (counts) return { name: metric, isUnit: true };
  if (!thai && fits(metric) && namesSeveral(metric)) return { name: lowerNoun(metric), isUnit: true };
  // Sales are won in what a price is for: cartons, not customers.
  if (goal?.kind === 'money' && reckoning.main?.target.wanted.unit.kind === 'count') return piecesOf(plan);
  return { name: say.reckoned.steps[goal?.step ?? 'purchase'].many, isUnit: !thai };
}

function piecesOf({ f, r, say }: Plan): Counted {
  const unit = r.price.unit.toLowerCase();
  const isWord = /^[a-z]{3,14}$/u.test(unit);
  return f.language === 'en' && isWord
    ? { name: plural(unit), isUnit: true }
    : { name: say.reckoned.sales, isUnit: f.language === 'en' };
}

export const resultName = (plan: Plan): string => countedThing(plan).name;

/** The client counts orders. */
export const ORDERS = /^(?:orders?|ออเดอร์|คำสั่งซื้อ)$/iu;

const DOING = /^(?:มา|ไป|จอง|สมัคร|ซื้อ|นัด|คุย|ขอ|รับ|ลอง|โทร|ทัก|สั่ง|ผ่าน|เริ่ม|จ่าย|ดู|เข้า|กด|แวะ|ถาม)/u;
/** Words that count and name nothing: a lift is no 'หลัง'. */
const PERSON = /^(?:คน|ราย|ท่าน|หลัง|คัน|ตัว|ชิ้น|ใบ|เครื่อง|คู่|ต้น|ครั้ง|แห่ง|ตัน|กิโล|แพ็ก|ชุด|แปลง)$/u;

/** A step's name in the proposal's language; of the one that the main goal counts, the goal's. */
export function stepName(plan: Plan, { id, kind, name }: Step): string {
  const { chain, main } = plan.reckoning;
  const at = main?.place?.index;
  if (at === undefined ? kind === main?.target.goal.step : chain.steps[at]?.id === id) {
    const counted = resultName(plan);
    // A step that is called 'people' or 'pieces' is called nothing.
    return PERSON.test(counted) ? plan.say.reckoned.steps[kind].many : counted;
  }
  // Who sells by the order counts orders, not customers.
  const orders = kind === 'purchase' ? ORDERS.exec(name) : null;
  if (orders) return plan.f.say('orders', isMostlyThai(orders[0]) ? orders[0] : 'ออเดอร์');
  // A step that no table knows, and two of one kind, are called as the client calls them.
  const isTwice = chain.steps.some((step) => step.kind === kind && step.id !== id);
  // Who signs up and has yet to come has bought nothing.
  const isBefore = kind === 'purchase' && chain.steps.at(-1)?.id !== id;
  // What no table knows is a lead because it comes first: 'tests' are not called inquiries.
  const isUnknown = kind === 'lead' && stepOf(name) === undefined;
  const isOwn = kind === 'onward' || isTwice || isBefore || isUnknown || isOwnWord({ name });
  // 'Ask', 'go ahead' are deeds: only a thing can be counted.
  const things = plan.f.language === 'th' ? name : asMany(name);
  const deed = deedOf(plan, { kind, name });
  if (deed && things === '') return plan.say.reckoned.whoDid(deed);
  if (!isOwn || things === '' || !isInLanguage(plan, things)) return plan.say.reckoned.steps[kind].many;
  // What is done is no name of those who do it: 'มาดู' → 'คนที่มาดู'.
  return DOING.test(things)
    ? plan.say.reckoned.whoDid({ words: things, isActive: true })
    : inLetters(lowerNoun(things));
}

/** What people do at a step that has no other name: those who 'came' are more than people who go on. */
const deedOf = ({ f }: Plan, { kind, name }: Pick<Step, 'kind' | 'name'>): Deed | undefined =>
  kind === 'onward' && f.language === 'en' ? deedIn(name) : undefined;

/** 'Farm visits' of 'farm visit'; '' of what is no thing. */
const asMany = (name: string): string =>
  isOwnWord({ name }) || namesSeveral(name) || thingsIn(name).some(({ end }) => end === name.length)
    ? plural(name)
    : '';

const isInLanguage = ({ f }: Plan, words: string): boolean =>
  words.length <= NAME &&
  WORDS.test(words) &&
  !PHRASE.test(words) &&
  isMostlyThai(words) === (f.language === 'th');

/** '160 installations', '150 quote requests a month'. */
export function goalPhrase(plan: Plan): string {
  const { f, say, reckoning } = plan;
  const target = reckoning.main?.target;
  if (!target) return '';
  return say.reckoned.goal({ count: spoken(f, target.wanted), ...countedThing(plan), per: target.per ?? '' });
}
