/** สิ่งที่ตัวเลขบอก: หัวเรื่องและประเด็นของหน้า 3, 12, 15, 16 และ 19 */
import type { Wordings } from '../index.ts';

const PER: Readonly<Record<string, string>> = {
  day: 'วันละ',
  week: 'สัปดาห์ละ',
  month: 'เดือนละ',
  quarter: 'ไตรมาสละ',
  year: 'ปีละ',
};
const ONE: Readonly<Record<string, string>> = {
  day: 'วัน',
  week: 'สัปดาห์',
  month: 'เดือน',
  quarter: 'ไตรมาส',
  year: 'ปี',
};
/** A space before a figure or a Latin word, none before a Thai one. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);
const per = (unit: string): string => (unit === '' ? '' : `${PER[unit] ?? `${unit}ละ`} `);

export const verdict: Wordings['verdict'] = {
  one: ({ name }) => `${name}หนึ่งราย`,
  more: ({ count, name, isUnit, per: unit }) =>
    isUnit
      ? `อีก${unit === '' ? ' ' : per(unit)}${count} ${name}`
      : `${name}อีก${unit === '' ? ' ' : per(unit)}${count} ราย`,

  buysEnough: ({ total, results, goal }) => `งบ ${total} ได้${gap(results)} ที่อัตราวันนี้ เป้าคือ${gap(goal)}`,
  buysShort: ({ total, results, needs }) => `งบ ${total} ได้${gap(results)} ที่อัตราวันนี้ ถึงเป้าต้องใช้ ${needs}`,
  noRoom: ({ wanted, room }) => `เป้าคือ${gap(wanted)} แต่รับได้${gap(room)}`,
  leaves: ({ goal, most, share, each }) =>
    `${goal} มีงบสื่อให้${each}ละ ${most}${share === '' ? '' : ` หรือ ${share} ของราคา`}`,
  sales: ({ to, more, share, per: unit }) => `เพิ่มอีก${per(unit)}${more} จึงได้ ${to} ค่าสื่อคิดเป็น ${share}`,

  lessThan: ({ unit }) => `ไม่ถึงหนึ่ง${ONE[unit] ?? unit}`,

  teamLimit: ({ results, room }) => `สื่อพามาได้${gap(results)} แต่รับได้${gap(room)}`,
  paysBack: ({ one, cost, time }) => `${one}ใช้ค่าสื่อ ${cost} คืนทุนใน ${time}`,
  takesShare: ({ one, cost, share }) => `${one}ใช้ค่าสื่อ ${cost} คิดเป็น ${share} ของเงินที่ได้`,
  costsMore: ({ one, cost, worth }) => `${one}ใช้ค่าสื่อ ${cost} แต่ครั้งแรกได้ ${worth}`,
  mustCost: ({ one, most, today }) => `${one}ใช้ค่าสื่อได้ ${most} วันนี้ใช้อยู่ ${today}`,
  firstNumber: ({ one, limit }) => `ต้องรู้ก่อนว่า${one}ใช้ค่าสื่อเท่าไร ใช้ ${limit} วัดให้รู้`,
  firstRate: ({ from, to }) => `ต้องรู้ก่อนว่า${from}กลายเป็น${to}กี่เปอร์เซ็นต์`,
  firstQuestion: ({ one }) => `ต้องรู้ก่อนว่า${one}ใช้ค่าสื่อเท่าไร`,

  pointMoney: ({ total, count, cost, results }) =>
    `เงินก้อนนี้: ${total} ได้${gap(count)} รายละ ${cost} ที่อัตราวันนี้เหลือ${gap(results)}`,
  pointMoneyOnly: ({ total, results, cost }) => `เงินก้อนนี้: ${total} ได้${gap(results)} ที่ต้นทุนวันนี้ ${cost}`,
  pointGap: ({ missing, closer }) => `ที่ยังขาด: อีก ${missing} ${closer}`,
  closeRate: ({ needed, from, does }) => `จะครบเมื่อ${from}${does} ${needed}`,
  closeCost: ({ one, cost }) => `จะครบเมื่อ${one}ใช้ค่าสื่อ ${cost}`,
  closeMoney: ({ budget, short }) => `ถ้าจะให้ครบต้องใช้ ${budget} เกินงบ ${short}`,
  orCost: ({ one, cost }) => ` หรือเมื่อ${one}เหลือ ${cost}`,
  pointWeak: ({ from, does, rate }) => `จุดที่อ่อนสุด: ${from}${does} ${rate} แก้ตรงนี้ก่อน`,
  pointRoom: ({ room, used }) => `กำลังที่มี: รับได้${gap(room)} เป้าใช้ไป ${used}`,
  pointAdded: ({ room }) => `กำลังที่มี: ช่วงนี้เพิ่มได้${gap(room)}`,
  pointBeyond: ({ beyond, free }) =>
    free === ''
      ? `กำลังที่มี: เป้าเกินที่รับได้${gap(beyond)} ต้องขยับเป้าหรือเพิ่มกำลัง`
      : `กำลังที่มี: ว่าง ${free} ที่ เป้าเกินไป${gap(beyond)}`,
  pointFull: ({ results, room }) => `กำลังที่มี: สื่อพามาได้${gap(results)} แต่รับได้${gap(room)} เงินส่วนที่เหลือรอได้`,
  pointBack: ({ one, cost, time }) => `คุ้มไหม: ${one}ใช้ค่าสื่อ ${cost} คืนทุนใน ${time}`,
  pointShare: ({ one, cost, share }) => `คุ้มไหม: ${one}ใช้ค่าสื่อ ${cost} คิดเป็น ${share} ของเงินที่ได้`,
  pointWorth: ({ goal, value, share, per: unit }) =>
    `คุ้มไหม: ${goal} คิดเป็นเงิน${per(unit).trim()} ${value}${share === '' ? '' : ` ค่าสื่อเป็น ${share}`}`,
  pointFill: ({ more, value, per: unit }) => `คุ้มไหม: เต็มเพิ่ม${per(unit)}${more} ที่ ได้เงิน ${value}`,
  fills: ({ more, value, per: unit }) => `เต็มเพิ่ม${per(unit)}${more} ที่ ได้เงิน ${value}`,
  pointLeaving: ({ leaving, join, more }) => `คนที่ออก: ช่วงนี้หายไป ${leaving} จะโตอีก ${more} ต้องหาใหม่ ${join}`,
  pointReturn: ({ times }) => `โฆษณาวันนี้: ได้ยอดขาย ${times} เท่าของค่าโฆษณา`,
  pointGate: ({ limit, rest, rate, from, does }) =>
    `ด่านแรก: ใช้ ${limit} ก่อน อีก ${rest} ใช้เมื่อ${from}${does} ${rate}`,
  pointFirst: ({ one, limit, weeks }) => `ตัวเลขแรก: ใช้ ${limit} ใน ${weeks} จะรู้ว่า${one}ใช้ค่าสื่อเท่าไร`,
  pointLeaves: ({ most, one, share }) =>
    `จ่ายได้สูงสุด: ${one}ใช้ค่าสื่อได้ ${most}${share === '' ? ' ถ้าให้สื่อพามาทั้งหมด' : ` คือ ${share} ของราคา`}`,
  pointPace: ({ count }) => `จังหวะ: ${count}`,
  pointDays: ({ days, per: unit }) => `กำลังที่มี: เป้าคือทำงานเต็มวัน ${per(unit)}${days} วัน`,

  noBudget: 'ตัวเลขแรกที่ต้องตกลง: งบสื่อ',
  noGoal: 'ตัวเลขแรกที่ต้องตกลง: ได้เท่าไรจึงเรียกว่าสำเร็จ',
  mediaFirst: ({ act, own }) => `สื่อพา${act}แรกมา อีก ${own} รายเราต้องชวนเอง`,
  so: ({ moves }) => `จึงเป็นที่มาของ ${moves.map((move) => `“${move}”`).join(', ')}`,

  channelGets: ({ channel, sum, count, cost }) => `${channel} ใช้ ${sum} ได้${gap(count)} รายละ ${cost}`,
  firstMoney: ({ limit, one, rest }) => `ใช้ ${limit} หาต้นทุนของ${one} อีก ${rest} ลงช่องทางที่ถูกสุด`,
  shareTo: ({ share, stage }) => `${share} ของงบลงที่ขั้น “${stage}”`,
  channelOnly: ({ channel, sum }) => `${channel} ใช้งบมากสุด ${sum}`,
  testFirst: 'ทดสอบ: ข้อเสนอเดียวกันทุกช่องทาง',
  firstCondition: ({ one, day }) => `ด่าน${day === '' ? '' : ` ${day}`}: ${one}ใช้ค่าสื่อเท่าไร`,
  firstText: ({ limit, rest }) => `ใช้ ${limit} วัดก่อน อีก ${rest} ลงช่องทางที่ถูกสุด`,

  wholeWay: ({ first, last }) => `${first} กลายเป็น ${last} จากงบก้อนนี้`,
  pace: ({ count }) => `เป้านี้ต้องได้${gap(count)}`,
  eachStep: ({ share, act }) => `แต่ละขั้นมีงานเดียว ${share} ของงบใช้ปิด${act}`,

  benefitGoal: ({ goal, end }) => `${goal} ภายใน ${end} นับเป็นรายตัว`,
  benefitRisk: ({ limit }) => `ก่อนรู้คำตอบ เสี่ยงไม่เกิน ${limit}`,
  benefitRoom: ({ room }) => `จังหวะที่ทีมรับไหว: รับได้${gap(room)}`,
  prepare: {
    tracking: 'ติดตั้งการวัดผล',
    approvals: 'ขออนุมัติชิ้นงาน',
    owner: 'ถ่ายทำครั้งแรกกับเจ้าของ',
    adverts: 'ทำชิ้นงานชุดแรก',
    rivals: 'ตรวจคู่แข่ง',
  },
  approve: 'อนุมัติแผน งบ และถ้อยคำ',
  agree: 'ตกลงงบและอนุมัติแผน',
  starts: ({ money }) => (money === '' ? 'เริ่มลงสื่อตามงบที่ตกลง' : `เริ่มลงสื่อ ${money}`),
  milestone: ({ goal }) => `ทบทวน: ถึง${gap(goal)} หรือยัง`,
  results: 'สรุปผลและก้าวต่อไป',
  closing: ({ goal, company, whole, start, end }) =>
    `${company} ${goal} ${whole === '' ? 'งบรอตกลง' : `งบสื่อ ${whole}`} ${start} ถึง ${end}`,
  inFront: ({ words }) => ` ชูเรื่อง${words}`,

  askSum: ({ sum, day, start }) => `อนุมัติ ${sum} ภายใน ${day} แล้วเริ่มลงสื่อ ${start}`,
  askFirst: ({ weeks, rest, one }) => `สำหรับ ${weeks}แรก ให้รู้ว่า${one}ใช้ค่าสื่อเท่าไร อีก ${rest} ตามมา`,
  reviewGate: ({ rate, from, does }) => `ด่าน: ${from}${does} ถึง ${rate} หรือยัง`,
  reviewFirst: ({ one }) => `ทบทวน: ${one}ใช้ค่าสื่อเท่าไรในแต่ละช่องทาง`,
  reviewCost: ({ one, cost }) => `ทบทวน: ${one}ยังใช้ค่าสื่อ ${cost} หรือไม่`,
  review: 'ทบทวน: ช่องทางไหนได้ผล และต้นทุนเท่าไร',
};
