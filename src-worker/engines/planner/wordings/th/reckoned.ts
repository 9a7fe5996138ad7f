/** สิ่งที่คำนวณได้: จากเงินสื่อถึงผลลัพธ์ ด่าน ฉากทัศน์ รายสัปดาห์ และสิ่งที่ขอ (หน้า 3, 12, 15, 16, 19) */
import type { Wordings } from '../index.ts';
import { classifierOf } from './classifiers.ts';

const PER: Readonly<Record<string, string>> = {
  day: 'วันละ',
  week: 'สัปดาห์ละ',
  month: 'เดือนละ',
  quarter: 'ไตรมาสละ',
  year: 'ปีละ',
};
const per = (unit: string): string => PER[unit] ?? `${unit}ละ`;

/** A space before a figure or a Latin word, none before a Thai one. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);

export const reckoned: Wordings['reckoned'] = {
  steps: {
    impression: { many: 'การมองเห็น', one: 'การมองเห็นหนึ่งครั้ง', does: 'เห็น' },
    like: { many: 'ไลก์', one: 'หนึ่งไลก์', does: 'กดไลก์' },
    click: { many: 'คนคลิก', one: 'หนึ่งคลิก', does: 'คลิก' },
    chat: { many: 'คนทัก', one: 'หนึ่งทัก', does: 'ทัก' },
    call: { many: 'สายโทรเข้า', one: 'หนึ่งสาย', does: 'โทร' },
    lead: { many: 'ผู้สนใจ', one: 'ผู้สนใจหนึ่งราย', does: 'สอบถาม' },
    qualified: { many: 'ผู้สนใจที่ตรงกลุ่ม', one: 'ผู้สนใจตรงกลุ่มหนึ่งราย', does: 'ตรงกลุ่ม' },
    sample: { many: 'คนขอตัวอย่าง', one: 'คนขอตัวอย่างหนึ่งราย', does: 'ขอตัวอย่าง' },
    drawing: { many: 'คนขอแบบ', one: 'คนขอแบบหนึ่งราย', does: 'ขอแบบ' },
    visit: { many: 'คนที่มาถึงที่', one: 'คนที่มาหนึ่งราย', does: 'มาถึงที่' },
    meeting: { many: 'นัดคุย', one: 'นัดคุยหนึ่งครั้ง', does: 'นัดคุย' },
    audit: { many: 'การตรวจ', one: 'การตรวจหนึ่งครั้ง', does: 'ขอตรวจ' },
    trial: { many: 'ผู้ทดลอง', one: 'ผู้ทดลองหนึ่งราย', does: 'ทดลอง' },
    quote: { many: 'คนขอใบเสนอราคา', one: 'คนขอใบเสนอราคาหนึ่งราย', does: 'ขอใบเสนอราคา' },
    application: { many: 'ใบสมัคร', one: 'ใบสมัครหนึ่งใบ', does: 'สมัคร' },
    approval: { many: 'รายที่อนุมัติ', one: 'หนึ่งรายที่อนุมัติ', does: 'ผ่านอนุมัติ' },
    attendance: { many: 'คนที่มาจริง', one: 'คนที่มาจริงหนึ่งราย', does: 'มาจริง' },
    onward: { many: 'คนที่ไปต่อ', one: 'คนที่ไปต่อหนึ่งราย', does: 'ไปต่อ' },
    subscription: { many: 'สมาชิก', one: 'สมาชิกหนึ่งราย', does: 'สมัครสมาชิก' },
    booking: { many: 'การจอง', one: 'การจองหนึ่งครั้ง', does: 'จอง' },
    purchase: { many: '{customers}', one: '{customers}หนึ่งราย', does: 'ตกลง' },
    loss: { many: 'คนเลิกใช้', one: 'คนเลิกใช้หนึ่งราย', does: 'เลิกใช้' },
  },
  // Who made an appointment has not come yet.
  become: ({ name, does }) => (name.startsWith('คนที่นัด') ? name.slice('คนที่'.length) : does),
  whoDid: ({ words }) => `คนที่${words}`,
  didSo: ({ words }) => words,
  getsQuote: ({ one }) => `ได้${one}`,
  sales: 'การขาย',
  goal: ({ count, name, isUnit, per: unit }) => {
    const time = unit === '' ? '' : per(unit);
    return isUnit
      ? // นับเป็นคลิกหรือทัก ไม่ใช่ 'คนคลิก'
        `${time === '' ? '' : `${time} `}${count} ${name.replace(/^คน(?=(?:คลิก|ทัก|โทร)$)/u, '')}`
      : `${name}${time} ${count}${/\d$/u.test(count) ? ` ${classifierOf(name)}` : ''}`;
  },

  headlineOneIn: ({ goal, from, needed, does, today }) =>
    `${goal} ทำได้ ถ้า${from}${does} 1 ใน ${needed} วันนี้ 1 ใน ${today}`,
  headlineRate: ({ goal, from, needed, does, today }) =>
    `${goal} ทำได้ ถ้า${from}${does} ${needed} วันนี้ ${today}`,
  headlineCost: ({ goal, most }) => `${goal} อยู่ในงบ ถ้าค่าสื่อไม่เกินรายละ ${most}`,
  headlineLeaving: ({ goal, needed, rate }) =>
    `จะมี ${goal} ต้องได้ใหม่ ${needed} ราย เพราะหายเดือนละไม่เกิน ${rate}`,
  headlineMore: ({ from, to, more, isDown, name, unit }) => {
    // 'สระ', 'งาน': a short word counts, and names nothing else.
    const isCounter = unit === '' && /^[ก-๛]{2,5}$/u.test(name);
    const counted = isCounter ? ` ${name}` : unit === '' ? '' : ` ${unit}`;
    const what = name === '' || name === unit || isCounter ? '' : `${name} `;
    return isDown
      ? `${what}จาก ${from} ให้เหลือ ${to}${counted} ต้องลดลง ${more}${counted}`
      : `${what}จาก ${from} เป็น ${to}${counted} ต้องหาเพิ่มอีก ${more}${counted}`;
  },

  assumed: 'สมมติฐานของแผน',
  calendar: 'จากวันที่ในแผน',
  reckonedFrom: ({ terms }) => `คำนวณจาก ${terms}`,

  points: (figure) => `${figure} จุด`,

  media: 'งบสื่อ',
  sameMoney: 'เงินเท่าเดิม',
  same: ({ name }) => `${name}เท่าเดิม`,
  over: ({ time }) => time,
  perPeriod: ({ per: unit }) => per(unit),
  costEach: ({ cost }) => `รายละ ${cost}`,
  today: ({ count }) => `วันนี้ ${count}`,
  short: ({ count }) => `ขาดอีก ${count}`,
  rateToday: ({ from }) => `ของ${from} วันนี้`,
  rateNeeded: 'ต้องทำให้ได้',
  weakest: ({ from, to }) => `จุดที่รั่วที่สุด: จาก${from}เป็น${to}`,
  costs: ({ one, today, goal }) => `วันนี้${one}ใช้ค่าสื่อ ${today} เป้านี้จ่ายได้ ${goal}`,
  gateFirst: ({ limit, rate }) => `จึงใช้ไม่เกิน ${limit} จนกว่าอัตราจะเกิน ${rate}`,
  withinReach: 'อัตราวันนี้ถึงเป้าแล้ว',
  firstWithinReach: 'อัตราวันนี้ถึงเป้าข้อนี้แล้ว',
  restForOthers: ({ goals }) => `ส่วนที่เหลือใช้กับเป้าอีกข้อ: ${goals}`,
  withinReachText: ({ goal, needs, isAll, reserve }) =>
    `${goal} ใช้ค่าสื่อ ${needs} ที่ต้นทุนวันนี้ ${isAll ? 'ซึ่งเป็นงบทั้งหมด' : reserve}`.trim(),
  roomFirst: 'กำลังที่รับได้เป็นตัวกำหนด ไม่ใช่สื่อ',
  optionsTitle: ({ name, isUnit }) => (isUnit ? `งบเดิมได้กี่${name}` : `${name}ที่ได้จากงบเดิม`),
  asItIs: 'คงเดิม',
  atRate: ({ rate }) => `ที่ ${rate}`,
  andCost: ({ cost }) => `ที่รายละ ${cost}`,

  gateCondition: ({ rate, from, to, day }) =>
    `ด่าน${day === '' ? '' : ` ${day}`}: จาก${from}เป็น${to} ถึง ${rate} หรือยัง`,
  gateAsk: ({ rate, day }) => `ด่าน${day === '' ? '' : ` ${day}`}: ถึง ${rate} หรือยัง`,
  gateRead: ({ day }) => `ด่านตัดสิน${day === '' ? '' : ` ${day}`}: ดูอัตราที่ได้จริง`,
  gateThen: ({ rest }) => `ถึงเมื่อไรจึงใช้อีก ${rest}`,
  gateElse: 'ถ้ายังไม่ถึง แก้จุดรั่วก่อนแล้วค่อยใช้เงินต่อ',
  gateOpens: ({ limit, rest }) => `ใช้ ${limit} ทดสอบก่อน อีก ${rest} รอคำตอบ`,
  gateText: ({ enough, few, limit, rest }) =>
    `ถ้าใช้ ${limit} แล้วได้${gap(enough)} จึงใช้อีก ${rest} ถ้าได้แค่ ${few} ยังไม่ใช้`,

  headlineScenarios: ({ results, name, isUnit, per: unit, total }) => {
    const time = unit === '' ? '' : per(unit);
    const count = isUnit ? `${time} ${results} ${name}` : `${name}${time} ${results} ${classifierOf(name)}`;
    return `งบเท่าเดิม ${total} ได้${gap(count.trim())} ต่างกันที่อัตราเดียว`;
  },
  asItIsTitle: 'คงเดิม',
  atGateTitle: 'ผ่านด่าน',
  atGoalTitle: 'ถึงเป้า',
  mediaForOne: ({ one }) => `ค่าสื่อต่อ${one}`,

  headlineGate: ({ limit, rest }) => `ใช้ ${limit} ทดสอบก่อน อีก ${rest} รอคำตอบ`,
  channelTotal: ({ sum, share }) => (share === '' ? sum : `${sum} · ${share}`),
  weeksFrom: 'แบ่งช่วงลงสื่อเป็นสัปดาห์ และแบ่งเงินเท่า ๆ กันก่อนและหลังจุดตัดสินใจ',
  flightsFrom: ({ total }) => `แบ่งจาก ${total} ก่อนและหลังจุดตัดสินใจ`,
  test: 'ทดสอบสองแบบเทียบกัน',

  headlineWeek: ({ first, last }) => `ทุกสัปดาห์ต้องเปลี่ยน${gap(first)} ให้เป็น${gap(last)}`,
  rateOf: ({ rate, step }) => `${step} ${rate}`,
  tooFewHeadline: ({ name, platform }) => `ใน ${platform} ใช้แคมเปญเดียวหา${name} ไม่แยกหลายชุด`,
  tooFew: ({ results, name, days, platform, needed }) =>
    `งบใน ${platform} ได้${name}ราว ${results} รายใน ${days} วัน แต่ระบบต้องได้ราว ${needed} รายจึงจะเรียนรู้`,

  headlineAsk: ({ day, start }) => `ตอบตกลงภายใน ${day} แล้วเริ่มลงสื่อ ${start}`,
  askTest: ({ weeks, rest }) => `สำหรับทดสอบ ${weeks} อีก ${rest} รอคำตอบ`,
  askAll: ({ goal, results, each, span, reserve }) =>
    `${results !== '' ? `ค่าสื่อ ที่อัตราวันนี้ได้ ${results} จากเป้า${gap(goal)}` : goal === '' ? 'ค่าสื่อของทั้งแผน' : `ค่าสื่อสำหรับ${gap(goal)}`}${span === '' ? '' : ` คือ ${each} รวม ${span}`}${reserve === '' ? '' : ` ${reserve}`}`,
  askDay: ({ day }) => `ขอคำตอบภายใน ${day}`,
  by: ({ day }) => `ภายใน ${day}`,
  lateHeadline: 'ถ้าเริ่มช้าไปหนึ่งสัปดาห์',
  late: ({ goal, end }) =>
    goal === '' ? `เวลาก่อน ${end} จะเหลือน้อยลงหนึ่งสัปดาห์` : `เวลาหา${gap(goal)} ให้ทัน ${end} จะเหลือน้อยลงหนึ่งสัปดาห์`,
};
