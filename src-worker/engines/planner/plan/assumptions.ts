/**
 * Every number that the plan assumes, in one place: what it is called, its bounds, and why it stands as it does. The
 * rest of the plan asks here (`value`), so that what was asked for is the list that a person may change (readings,
 * 'Honest numbers'). To add one: a line in `RULES`, and `assumptions.value('its-id', proposed)` where it is used.
 */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { Both } from '../language.ts';

export type AssumptionId =
  | 'approval-days'
  | 'preparation-days'
  | 'media-months'
  | `stage-${0 | 1 | 2 | 3}`
  | `channel-${AdvertisingChannel}`
  | 'smallest-part'
  | 'one-campaign'
  | 'monthly-move'
  | 'peak-month'
  | 'first-month'
  | 'cost-target'
  | 'take-up'
  | 'churn-margin'
  | 'margin'
  | 'gate-share'
  | 'gate-weeks'
  | 'gate-rate'
  | 'cheaper-cost'
  | 'test-confidence'
  | 'test-power';

/** Chosen by the person, by id. Unknown ids and values that are no numbers are ignored; others are kept in bounds. */
export type AssumptionValues = Readonly<Record<string, number>>;

export type AssumptionGroup = 'dates' | 'money' | 'forecast';

export interface Assumption {
  id: AssumptionId;
  group: AssumptionGroup;
  label: Both;
  /** 'months', '%', '×' or the money's currency; '' where the label says it. */
  unit: Both;
  min: number;
  max: number;
  step: number;
  /** What the plan uses. */
  value: number;
  /** What the rules propose. */
  proposed: number;
  /** Set by the person, to whatever value. */
  chosen: boolean;
  reason: Both;
}

type Rule = Omit<Assumption, 'id' | 'value' | 'proposed' | 'chosen'>;

const PERCENT: Both = { en: '%', th: '%' };
const DAYS: Both = { en: 'days', th: 'วัน' };
const stage = (en: string, th: string): Rule => ({
  group: 'money',
  label: { en: `Share of media for ${en}`, th: `สัดส่วนงบสื่อขั้น${th}` },
  unit: PERCENT,
  min: 0,
  max: 100,
  step: 1,
  reason: {
    en: 'By the chosen objectives; the four sum to 100%',
    th: 'ตามวัตถุประสงค์ที่เลือก สี่ขั้นรวมกันได้ 100%',
  },
});
const channel = (name: string): Rule => ({
  group: 'money',
  label: { en: `Emphasis on ${name}`, th: `น้ำหนักของ ${name}` },
  unit: { en: '×', th: 'เท่า' },
  min: 0,
  max: 4,
  step: 0.25,
  reason: {
    en: '1 is its usual weight beside the others; 2 doubles it',
    th: '1 คือน้ำหนักปกติเทียบกับช่องทางอื่น 2 คือสองเท่า',
  },
});

const RULES: Readonly<Record<AssumptionId, Rule>> = {
  'approval-days': {
    group: 'dates',
    label: { en: 'Time to approve the proposal', th: 'เวลาสำหรับอนุมัติข้อเสนอ' },
    unit: DAYS,
    min: 1,
    max: 90,
    step: 1,
    reason: {
      en: 'Counted from the day of the proposal, to the next Monday',
      th: 'นับจากวันที่ทำข้อเสนอ ถึงวันจันทร์ถัดไป',
    },
  },
  'preparation-days': {
    group: 'dates',
    label: { en: 'Preparation before media starts', th: 'เวลาเตรียมงานก่อนลงสื่อ' },
    unit: DAYS,
    min: 14,
    max: 120,
    step: 1,
    reason: {
      en: 'Tracking, first adverts and approvals; media starts on the first Monday of a month',
      th: 'ติดตั้งการวัดผล ทำชิ้นงาน และขออนุมัติ เริ่มลงสื่อวันจันทร์แรกของเดือน',
    },
  },
  'media-months': {
    group: 'dates',
    label: { en: 'Length of paid media', th: 'ระยะเวลาลงสื่อ' },
    unit: { en: 'months', th: 'เดือน' },
    min: 1,
    max: 24,
    step: 1,
    reason: { en: 'The client named no length', th: 'ลูกค้าไม่ได้ระบุระยะเวลา' },
  },
  'stage-0': stage('Attention', 'รับรู้'),
  'stage-1': stage('Interest + Desire', 'พิจารณา'),
  'stage-2': stage('Action', 'ตัดสินใจ'),
  'stage-3': stage('Retention', 'ดูแลต่อ'),
  'channel-facebook-ads': channel('Facebook'),
  'channel-instagram-ads': channel('Instagram'),
  'channel-google-ads': channel('Google'),
  'channel-tiktok-ads': channel('TikTok'),
  'channel-linkedin-ads': channel('LinkedIn'),
  'channel-shopee-ads': channel('Shopee'),
  'channel-lazada-ads': channel('Lazada'),
  'smallest-part': {
    group: 'money',
    label: { en: 'Smallest part of a stage for one channel', th: 'สัดส่วนต่ำสุดของหนึ่งช่องทางในแต่ละขั้น' },
    unit: PERCENT,
    min: 0,
    max: 30,
    step: 1,
    reason: { en: 'Less is too little to learn from', th: 'น้อยกว่านี้เรียนรู้ผลไม่ได้' },
  },
  'one-campaign': {
    group: 'money',
    label: {
      en: 'Monthly media under which one campaign runs at a time, of a month’s pay',
      th: 'งบสื่อต่อเดือนที่ลงได้ทีละแคมเปญ เทียบกับเงินเดือนหนึ่งเดือน',
    },
    unit: PERCENT,
    min: 0,
    max: 200,
    step: 5,
    reason: {
      en: 'Divided further, no campaign has enough to learn from',
      th: 'ถ้าแบ่งมากกว่านี้ แต่ละแคมเปญเรียนรู้ผลไม่ได้',
    },
  },
  'monthly-move': {
    group: 'money',
    label: { en: 'Money that may move between channels in a month', th: 'งบที่ย้ายระหว่างช่องทางได้ในหนึ่งเดือน' },
    unit: PERCENT,
    min: 0,
    max: 50,
    step: 5,
    reason: {
      en: 'Working rule: a larger step starts the learning again',
      th: 'กติกาการทำงาน ย้ายมากกว่านี้ต้องเริ่มเรียนรู้ใหม่',
    },
  },
  'peak-month': {
    group: 'money',
    label: { en: 'Weight of a month in season or with a selling day', th: 'น้ำหนักของเดือนที่ขายดีหรือมีวันขาย' },
    unit: { en: '×', th: 'เท่า' },
    min: 1,
    max: 3,
    step: 0.25,
    reason: {
      en: 'Beside 1 for the other months; 1 spreads the money evenly',
      th: 'เทียบกับ 1 ของเดือนอื่น ใส่ 1 เพื่อแบ่งเท่ากัน',
    },
  },
  'first-month': {
    group: 'forecast',
    label: {
      en: 'Part of the monthly goal reached in the first month',
      th: 'ส่วนของเป้ารายเดือนที่ทำได้ในเดือนแรก',
    },
    unit: PERCENT,
    min: 0,
    max: 100,
    step: 5,
    reason: { en: 'Then equal steps up to the goal', th: 'แล้วเพิ่มเท่ากันทุกเดือนจนถึงเป้า' },
  },
  'cost-target': {
    group: 'forecast',
    label: { en: 'Target cost of one result', th: 'เป้าหมายต้นทุนต่อหนึ่งผลลัพธ์' },
    unit: { en: '', th: '' },
    min: 0.01,
    max: 1e9,
    step: 0.01,
    reason: { en: 'Midway between the earlier cost and today’s', th: 'ค่ากลางระหว่างต้นทุนเดิมกับวันนี้' },
  },
  'take-up': {
    group: 'forecast',
    label: { en: 'Buyers who become what the goal counts', th: 'ผู้ซื้อที่กลายเป็นสิ่งที่เป้าหมายนับ' },
    unit: PERCENT,
    min: 0,
    max: 100,
    step: 1,
    reason: { en: 'Equal to today’s repeat rate, which the client gave', th: 'เท่ากับอัตราซื้อซ้ำวันนี้ที่ลูกค้าให้มา' },
  },
  'churn-margin': {
    group: 'forecast',
    label: { en: 'Extra monthly loss in the what-if', th: 'การสูญเสียต่อเดือนที่เพิ่มขึ้นในกรณีเผื่อ' },
    unit: { en: 'points', th: 'จุด' },
    min: 1,
    max: 20,
    step: 1,
    reason: { en: 'Shows what missing the loss target would cost', th: 'แสดงผลเมื่อการสูญเสียเกินเป้า' },
  },
  margin: {
    group: 'forecast',
    label: { en: 'Part of the price that is left for media and profit', th: 'ส่วนของราคาที่เหลือเป็นค่าสื่อและกำไร' },
    unit: PERCENT,
    min: 1,
    max: 100,
    step: 1,
    reason: { en: 'The client named no margin', th: 'ลูกค้าไม่ได้บอกกำไรขั้นต้น' },
  },
  'gate-share': {
    group: 'money',
    label: { en: 'Media spent before the rate must be reached', th: 'งบสื่อที่ใช้ก่อนถึงเกณฑ์' },
    unit: PERCENT,
    min: 5,
    max: 60,
    step: 1,
    reason: { en: 'Enough to learn from, little enough to lose', th: 'พอให้เรียนรู้ และน้อยพอหากไม่ได้ผล' },
  },
  'gate-weeks': {
    group: 'dates',
    label: { en: 'Weeks before the rate must be reached', th: 'จำนวนสัปดาห์ก่อนถึงเกณฑ์' },
    unit: { en: 'weeks', th: 'สัปดาห์' },
    min: 1,
    max: 26,
    step: 1,
    reason: { en: 'Three tenths of the time of the media', th: 'สามในสิบของช่วงลงสื่อ' },
  },
  'gate-rate': {
    group: 'forecast',
    label: { en: 'Rate that frees the rest of the media', th: 'อัตราที่ปลดงบส่วนที่เหลือ' },
    unit: PERCENT,
    min: 0.01,
    max: 100,
    step: 0.01,
    reason: {
      en: 'Midway between today’s rate and the one that the goal needs',
      th: 'ค่ากลางระหว่างอัตราวันนี้กับอัตราที่เป้าหมายต้องการ',
    },
  },
  'cheaper-cost': {
    group: 'forecast',
    label: { en: 'Lower cost of the first step', th: 'ต้นทุนขั้นแรกที่ถูกลง' },
    unit: { en: '', th: '' },
    min: 0.01,
    max: 1e9,
    step: 0.01,
    reason: { en: 'About a seventh below today’s', th: 'ต่ำกว่าวันนี้ราวหนึ่งในเจ็ด' },
  },
  'test-confidence': {
    group: 'forecast',
    label: { en: 'Confidence of a test of two variants', th: 'ความเชื่อมั่นของการทดสอบสองแบบ' },
    unit: PERCENT,
    min: 80,
    max: 99,
    step: 1,
    reason: { en: 'Customary for tests of rates', th: 'ระดับที่ใช้ทั่วไปในการทดสอบอัตรา' },
  },
  'test-power': {
    group: 'forecast',
    label: { en: 'Chance to see a difference that is there', th: 'โอกาสเห็นความต่างที่มีอยู่จริง' },
    unit: PERCENT,
    min: 60,
    max: 95,
    step: 1,
    reason: { en: 'Customary for tests of rates', th: 'ระดับที่ใช้ทั่วไปในการทดสอบอัตรา' },
  },
};

export interface Assumptions {
  /** The value to plan with: the person's, else `proposed`. Asking puts it on the list. */
  value(id: AssumptionId, proposed: number, unit?: Both): number;
  /** The person's value, in bounds; undefined where it set none. Does not put it on the list. */
  chosen(id: AssumptionId): number | undefined;
  /** Puts one on the list whose value follows from others. */
  derived(id: AssumptionId, proposed: number, value: number): void;
  /** What was asked for, in the order of `RULES`. */
  list(): Assumption[];
}

export function assumptionsWith(values: AssumptionValues): Assumptions {
  const used = new Map<AssumptionId, Assumption>();
  const chosen = (id: AssumptionId): number | undefined => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
    const { min, max, step } = RULES[id];
    // In steps, so that 2.999… months are three.
    const stepped = Math.round(Math.round(value / step) * step * 100) / 100;
    return Math.min(max, Math.max(min, stepped));
  };
  const put = (id: AssumptionId, proposed: number, value: number, unit?: Both): void => {
    const rule = RULES[id];
    used.set(id, {
      id,
      ...rule,
      ...(unit === undefined ? {} : { unit }),
      value,
      proposed,
      chosen: chosen(id) !== undefined,
    });
  };
  return {
    value(id, proposed, unit) {
      const value = chosen(id) ?? proposed;
      put(id, proposed, value, unit);
      return value;
    },
    chosen,
    derived: (id, proposed, value) => put(id, proposed, value),
    list: () =>
      Object.keys(RULES).flatMap((id) => {
        const found = [...used.values()].find((assumption) => assumption.id === id);
        return found ? [found] : [];
      }),
  };
}
