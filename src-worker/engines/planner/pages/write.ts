/** What every page needs: evidence in the proposal's language, the names of the questions, and shared phrases. */
import type { ReadingKey } from '../../../../src/shared/domain/corrections.ts';
import type { Evidence, EvidenceBasis, EvidenceData } from '../../../../src/shared/domain/evidence.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import type { Section, SectionOutputInput } from '../../../../src/shared/domain/sections.ts';
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import { proposes } from '../../../../src/shared/domain/tactics.ts';
import { SOURCES, type SourceId } from '../data/sources.ts';
import type { Answers } from '../readings/index.ts';
import type { Plan } from '../plan/index.ts';
import { perText } from '../plan/targets.ts';
import { once } from '../../../understanding/remember.ts';
import { oneLine } from '../../../understanding/text.ts';
import { distinct, quoted } from './quoted.ts';
import { setterFor } from './set-text.ts';

export type Output<T extends SectionType> = SectionOutputInput<T>;

/** A page: its headline, the specification's fields, and where its figures come from. */
export interface Page<T extends SectionType> {
  title: string;
  output: Output<T>;
  evidence: Evidence[];
  /** What slides draw beside the output; parts that the answers do not hold are absent. */
  reckoned?: Reckoned;
}
export type WritePage = (plan: Plan) => Section;

/** Characters of a text and of a headline that a deck still holds: only what nobody could mean is longer. */
const [LONGEST, LONGEST_TITLE] = [1400, 300];

/** One for all pages of a plan. It remembers: what is said on several pages, or beside several figures, is set once. */
const setterOf = once((plan: Plan): ReturnType<typeof setterFor> => {
  const setIn = setterFor(
    plan.f.language,
    plan.r.answers.companyName,
    Object.values(plan.r.answers).join('\n'),
    plan.r.places.map(({ name }) => name),
  );
  const texts = new Map<string, string>();
  return (text, field, isDrawn = false) => {
    const key = `${isDrawn ? '1' : ''}${field}\n${text}`;
    const set = texts.get(key) ?? setIn(text, field, isDrawn);
    texts.set(key, set);
    return set;
  };
});

export const page =
  <T extends SectionType>(type: T, write: (plan: Plan) => Page<T>): WritePage =>
  (plan) => {
    const { title, output: written, evidence, reckoned: drawn = {} } = write(plan);
    const output = keepsOut(plan, { ...written });
    const reckoned = keepsOut(plan, drawn);
    const setIn = setterOf(plan);
    const set = (text: string, field = '', isDrawn = false): string =>
      setIn(text, field, isDrawn).slice(0, LONGEST);
    const drawnSet = (text: string, field: string): string => set(text, field, true);
    const kept = distinct(evidence.filter(({ statement }) => statement !== ''));
    return {
      type,
      title: set(title).slice(0, LONGEST_TITLE),
      output: eachText({ ...output }, set),
      ...(Object.keys(reckoned).length === 0 ? {} : { reckoned: eachText(reckoned, drawnSet) }),
      evidence: ordered([
        // An answer is quoted as it stands.
        ...kept.map((entry) =>
          entry.basis === 'client answer'
            ? entry
            : { ...entry, statement: drawnSet(entry.statement, ''), source: drawnSet(entry.source, '') },
        ),
        ...quoted(plan, evidenceFor(plan), title, output, kept),
      ]),
    };
  };

/** Lists of suggestions: one fewer leaves the page whole. Rows that a page must have are worded by their page. */
const SUGGESTED: ReadonlySet<string> = new Set([
  'formats',
  'contentFormats',
  'campaignTypes',
  'executionHints',
  'businessSolution',
  'communicationCreativeSolution',
  'takeaways',
  'positioningImplications',
  'keyBenefits',
  'drafts',
  'ideas',
]);

/** What the client's rules keep out is suggested on no page; the last of a list stays, for a page to word it. */
function keepsOut(plan: Plan, output: object): Record<string, unknown> {
  const { without } = plan.r;
  if (without.size === 0) return { ...output };
  const isKept = (value: unknown): boolean =>
    textsOf(value).every((text) => [...without].every((tactic) => proposes(tactic, text) === undefined));
  const kept = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const left = SUGGESTED.has(name) ? value.filter(isKept) : value;
      return (left.length > 0 ? left : value.slice(0, 1)).map((item: unknown) => kept('', item));
    }
    return typeof value === 'object' && value !== null ? keepsOut(plan, value) : value;
  };
  return Object.fromEntries(
    Object.entries(output).map(([name, value]: [string, unknown]) => [name, kept(name, value)]),
  );
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** A copy with every text in it changed, by the field that it stands in. */
function eachText(output: object, change: (text: string, field: string) => string): Record<string, unknown> {
  const changed = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return change(value, field);
    if (Array.isArray(value)) return value.map((item: unknown) => changed(item, field));
    return typeof value === 'object' && value !== null ? eachText(value, change) : value;
  };
  return Object.fromEntries(
    Object.entries(output).map(([name, value]: [string, unknown]) => [name, changed(value, name)]),
  );
}

export type Question =
  | keyof Answers
  | 'competitors'
  | 'marketingChannels'
  | 'objectives'
  | 'advertisingChannels'
  | 'ages'
  | 'known'
  | 'experience';

const QUESTIONS: Readonly<Record<Question, readonly [string, string]>> = {
  companyName: ['Company name', 'ชื่อบริษัท'],
  keyMessage: ['Key message', 'ข้อความหลัก'],
  productService: ['Product or service', 'สินค้าหรือบริการ'],
  heroProduct: ['Hero product', 'สินค้าเด่น'],
  startingPrice: ['Starting price', 'ราคาเริ่มต้น'],
  afterSalesService: ['After-sales service', 'บริการหลังการขาย'],
  strengths: ['Strengths', 'จุดแข็ง'],
  whyNeedNow: ['Why advertise now', 'เหตุผลที่ต้องโฆษณาตอนนี้'],
  onlineAdIssues: ['Issues with online advertising', 'ปัญหาโฆษณาออนไลน์'],
  targetDemographics: ['Target demographics', 'กลุ่มเป้าหมาย'],
  geographicLocation: ['Target locations', 'พื้นที่เป้าหมาย'],
  additionalDemographics: ['Additional audience insights', 'ข้อมูลกลุ่มเป้าหมายเพิ่มเติม'],
  marketingMediaBudget: ['Marketing media budget', 'งบสื่อ'],
  specificObjectives: ['Specific marketing goals', 'เป้าหมายเฉพาะ'],
  currentChallenges: ['Current challenges', 'ความท้าทาย'],
  marketContext: ['Market trends', 'บริบทตลาด'],
  additionalNotes: ['Additional notes', 'หมายเหตุ'],
  competitors: ['Competitors', 'คู่แข่ง'],
  marketingChannels: ['Marketing channels', 'ช่องทางการตลาด'],
  objectives: ['Objectives', 'วัตถุประสงค์'],
  advertisingChannels: ['Advertising channels', 'ช่องทางโฆษณา'],
  ages: ['Target audience', 'กลุ่มเป้าหมาย'],
  known: ['Known costs and rates', 'ต้นทุนและอัตราที่ทราบ'],
  experience: ['Online advertising experience', 'ประสบการณ์โฆษณาออนไลน์'],
};

/** The readings that a question's answer is corrected through. */
const CORRECTED: Partial<Record<Question, readonly ReadingKey[]>> = {
  marketingMediaBudget: ['budget'],
  specificObjectives: ['goals'],
  geographicLocation: ['places'],
  ages: ['ages', 'gender', 'buyers'],
  known: ['known'],
};

export interface Write {
  /** The client's own words, whole. '' gives an entry that is left out. */
  answer: (question: keyof Answers) => Evidence;
  client: (statement: string, ...questions: Question[]) => Evidence;
  computed: (statement: string, formula: string, data?: EvidenceData) => Evidence;
  open: (statement: string, source: SourceId, data?: EvidenceData) => Evidence;
  assume: (statement: string, why: string, data?: EvidenceData) => Evidence;
}

export function evidenceFor(plan: Plan): Write {
  const { f, r } = plan;
  const names = (questions: readonly Question[]): string => {
    const list = [...new Set(questions.map((id) => f.say(...QUESTIONS[id])))].join('; ');
    const corrected = questions.some((id) => CORRECTED[id]?.some((key) => r.corrected.includes(key)));
    return corrected ? `${list}${f.say('; corrected by the preparer', ' แก้ไขโดยผู้จัดทำ')}` : list;
  };
  const entry = (
    basis: Evidence['basis'],
    statement: string,
    source: string,
    data?: EvidenceData,
  ): Evidence => (data === undefined ? { statement, basis, source } : { statement, basis, source, data });
  return {
    answer: (question) => entry('client answer', oneLine(r.answers[question]), names([question])),
    client: (statement, ...questions) => entry('client answer', statement, names(questions)),
    computed: (statement, formula, data) => entry('computed', statement, formula, data),
    open: (statement, source, data) => entry('public data', statement, f.both(SOURCES[source]), data),
    assume: (statement, why, data) => entry('planning assumption', statement, why, data),
  };
}

/** '120,000 THB a month', '25,000 GBP in all'. */
export function moneyPer(plan: Plan, value: number): string {
  const { f, budget } = plan;
  const sum = f.money(value, budget.currency);
  // Of one month that was told the sum comes once.
  if (budget.period === 'total' || (budget.times === 1 && !budget.totalAssumed)) return sum;
  return `${sum}${f.say(' ', '')}${perText(f, budget.period)}`;
}

/** The client's budget in one phrase; '' where it named no sum. */
export function budgetPhrase(plan: Plan): string {
  return plan.budget.known ? moneyPer(plan, plan.budget.amount) : '';
}

/** '120,000 THB × 3 months = 360,000 THB'; undefined where there is no whole sum beyond the client's own. */
export function totalFormula(plan: Plan): string | undefined {
  const { f, budget } = plan;
  if (!budget.known || budget.total === undefined || budget.period === 'total') return undefined;
  const unit = {
    day: ['days', 'วัน'],
    week: ['weeks', 'สัปดาห์'],
    month: ['months', 'เดือน'],
    quarter: ['quarters', 'ไตรมาส'],
    year: ['years', 'ปี'],
  } as const;
  const [en, th] = unit[budget.period];
  return `${f.number(budget.amount)} × ${f.number(budget.times)} ${f.say(en, th)} = ${f.money(budget.total, budget.currency)}`;
}

/** What a reader must know first: assumptions, then formulas and sources; the client knows its own answers. */
const ORDER: readonly EvidenceBasis[] = [
  'planning assumption',
  'model statement',
  'computed',
  'public data',
  'client answer',
];
const ordered = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.toSorted((a, b) => ORDER.indexOf(a.basis) - ORDER.indexOf(b.basis));
