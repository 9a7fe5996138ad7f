/** Goals in money: the client's own, where its figure names no currency. */
import type { Figure } from './roles.ts';
import type { Goal } from './goal.ts';
import { inHome, type Home } from './home-currency.ts';

const MONEY_METRIC =
  /(?<![a-z])(?:mrr|arr|revenue|sales|turnover|income|gmv|gwp|aum|premiums?|billings?|takings|receipts|profits?|loan book|contract value)(?![a-z])|เบี้ย|สินเชื่อ|ปล่อย(?:กู้|ใหม่)|วงเงิน|มูลค่า|รายรับ|กำไร|เงินฝาก|ยอด(?!จอง|ดาวน์โหลด|วิว|คน|ผู้|ไลค์|ทัก)|รายได้|^ค่า(?!เฉลี่ย)|เงินบริจาค|ระดมทุน/iu;
/** What one customer, lead or order costs, told right before its figure. */
const COST_METRIC =
  /(?<![a-z])(?:cac|cpa|cpl|cpo|cpc|cost per [a-z]+(?: [a-z]+)?|acquisition cost)(?: (?:is|at|to|of|down to|under|below|less than|max))*\s?[:<≤]?\s?$|(?:ต้นทุน|ค่าแอด)(?:ต่อ)?(?:ลีด|ออเดอร์|ทัก|คน|ราย|หัว|นัด)(?:ละ)?(?:ไม่เกิน|ต่ำกว่า|เหลือ)?\s?$/iu;
/** 'MRR 2.2 แสน -> 4 แสน' is money of the client's own. */
export function moneyOf(goal: Goal, answer: string, { reading, sentence }: Figure, home: Home): Goal {
  const { unnamed } = home;
  const isMoney =
    MONEY_METRIC.test(goal.metric) || MONEY_METRIC.test(answer.slice(sentence.start, sentence.end));
  const read = { ...goal };
  const isBare = reading.quantity.kind === 'count' && reading.quantity.unit === '';
  // '$65,000' in Canada.
  const [own] = inHome(answer, [reading], home);
  if (
    own?.quantity.kind === 'money' &&
    reading.quantity.kind === 'money' &&
    goal.unit === reading.quantity.currency
  )
    read.unit = own.quantity.currency;
  if (isBare && goal.unit === '' && COST_METRIC.test(answer.slice(sentence.start, reading.span.start)))
    read.unit = unnamed;
  if (isMoney && goal.unit === '' && isBare && (goal.to ?? 0) >= 10_000) read.unit = unnamed;
  if (read.per === undefined && /(?<![a-z])mrr(?![a-z])/iu.test(goal.text)) read.per = 'month';
  if (read.per === undefined && /(?<![a-z])arr(?![a-z])/iu.test(goal.text)) read.per = 'year';
  return read;
}
