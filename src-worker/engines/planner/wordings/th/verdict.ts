/** สิ่งที่ตัวเลขบอก: หัวเรื่องและประเด็นของหน้า 3, 12, 15, 16 และ 19 */
import { gapAfter, inQuotes, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';
import { classifierOf, eachOf } from './classifiers.ts';

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
/** Words that count and name nothing. */
const COUNTS = /^(?:คน|ราย|ท่าน|หลัง|คัน|ตัว|ชิ้น|ใบ|ตัน|ขวด|กล่อง|ถุง|เตียง|ห้อง|ร้าน|งาน|ที่|ชุด)$/u;
const per = (unit: string): string => (unit === '' ? '' : `${PER[unit] ?? `${unit}ละ`} `);

const backIn = (time: string): string => (time.startsWith('ไม่') ? `คืนทุนในเวลา${time}` : `คืนทุนใน ${time}`);

export const verdict: Wordings['verdict'] = {
  one: ({ name }) => `${name}หนึ่ง${classifierOf(name)}`,
  joining: ({ count, name, isUnit }) =>
    isUnit ? `${count} ${name}ใหม่` : `${name}ใหม่ ${count} ${classifierOf(name)}`,
  more: ({ count, name, isUnit, per: unit }) =>
    isUnit
      ? `อีก${unit === '' ? ' ' : per(unit)}${count} ${name}`
      : `${name}อีก${unit === '' ? ' ' : per(unit)}${count} ${classifierOf(name)}`,

  buysEnough: ({ total, results, goal }) => `ที่อัตราวันนี้ งบ ${total} จะได้${gap(results)} เป้าคือ${gap(goal)}`,
  enough: ({ needs, total, goal }) =>
    `ที่อัตราวันนี้ ใช้ ${needs} จากงบ ${total}${gapAfter(total)}ก็พอสำหรับ${gap(goal)}`,
  buysShort: ({ total, results, goal, needs }) =>
    `ที่อัตราวันนี้ งบ ${total} จะได้ ${results} จากเป้า${gap(goal)} จะถึงเป้าต้องใช้ ${needs}`,
  noRoom: ({ wanted, room }) => `เป้าคือ${gap(wanted)} แต่รับได้${gap(room)}`,
  leaves: ({ goal, most, share, isOfAverage, each }) =>
    `${goal} มีงบสื่อให้${each}ละ ${most}${share === '' ? '' : ` หรือ ${share} ของ${isOfAverage ? 'ยอดเฉลี่ย' : 'ราคา'}`}`,
  fillMore: ({ from, to, room, more, of, per: unit, each }) =>
    `จาก ${from} เป็น ${to} ของ ${room} ${of} คือเพิ่มอีก${gap(per(unit))}${more} ${of}${each === '' ? '' : ` มีงบสื่อให้${of}ละ ${each}`}`,
  lastTime: ({ goal, from, most, each }) => `ครั้งก่อนได้ ${from} ครั้งนี้${gap(goal)} ใช้ค่าสื่อได้${each}ละ ${most}`,
  sales: ({ to, more, share, per: unit }) =>
    `เพิ่มอีก${gap(`${per(unit)}${more}`)} จึงได้ ${to} ค่าสื่อคิดเป็น ${share}`,

  lessThan: ({ unit }) => `ไม่ถึงหนึ่ง${ONE[unit] ?? unit}`,

  teamLimit: ({ results, room }) => `สื่อพามาได้${gap(results)} แต่รับเพิ่มได้อีก${gap(room)}`,
  paysBack: ({ one, cost, time }) => `${one}ใช้ค่าสื่อ ${cost} ${backIn(time)}`,
  takesShare: ({ one, cost, share }) => `${one}ใช้ค่าสื่อ ${cost} คิดเป็น ${share} ของเงินที่ได้`,
  keeps: ({ one, gain: kept, cost, rest }) => `${one}เหลือ ${rest} จากกำไร ${kept} หักค่าสื่อ ${cost}`,
  losesEach: ({ one, gain: kept, cost, rest }) => `${one}ขาดทุน ${rest} จากกำไร ${kept} หักค่าสื่อ ${cost}`,
  direct: ({ one, cost, taken, platform }) => `${one}ที่ขายเองใช้ค่าสื่อ ${cost} ถ้าผ่าน ${platform} ถูกหัก ${taken}`,
  costsMore: ({ one, cost, worth }) => `${one}ใช้ค่าสื่อ ${cost} แต่ครั้งแรกได้ ${worth}`,
  mustCost: ({ one, most, today }) => `${one}ใช้ค่าสื่อได้ไม่เกิน ${most} แต่วันนี้ใช้อยู่ ${today}`,
  holdsRate: ({ rate, from, does }) => `งบนี้พอถึงเป้า ตราบที่${from}ยัง${does} ${rate}`,
  holdsCost: ({ one, cost }) => `งบนี้พอถึงเป้า ตราบที่${one}ยังใช้ค่าสื่อ ${cost}`,
  firstNumber: ({ one, limit }) => `ต้องรู้ก่อนว่า${one}ใช้ค่าสื่อเท่าไร วัดได้ด้วยงบ ${limit}`,
  knownCost: ({ one, cost, goal }) => `วันนี้${one}ใช้ค่าสื่อ ${cost} ต้องนับต่อให้รู้ว่า${goal}ใช้เท่าไร`,
  firstRate: ({ from, to }) =>
    COUNTS.test(to) ? `ต้องรู้ก่อนว่า${from}ตกลงกี่เปอร์เซ็นต์` : `ต้องรู้ก่อนว่า${from}กลายเป็น${to}กี่เปอร์เซ็นต์`,
  firstQuestion: ({ one }) => `ต้องรู้ก่อนว่า${one}ใช้ค่าสื่อเท่าไร`,

  pointMoney: ({ total, count, cost, results }) =>
    `เงินก้อนนี้: ${total} ได้${gap(count)} ${eachOf(count)} ${cost} ตามอัตราวันนี้จะเหลือ${gap(results)}`,
  pointMoneyOnly: ({ total, results, cost }) => `เงินก้อนนี้: ${total} ได้${gap(results)} ที่ต้นทุนวันนี้ ${cost}`,
  pointAside: ({ sum, aims }) => `ยังไม่นับผล: ${sum} ที่ใช้${gap(aims)} เพราะยังไม่รู้ว่าได้เท่าไร`,
  salesOf: ({ sum }) => `ยอดขาย ${sum}`,
  pointGiven: ({ count }) => `ข้อที่ถือไว้: ${count} ของวันนี้ยังมีต่อไปโดยไม่ใช้งบนี้`,
  pointGap: ({ missing, closer }) => `ที่ยังขาด: ${missing} ${closer}`,
  closeRate: ({ needed, from, does }) => `จะครบเมื่อ${from}${does} ${needed}`,
  closeCost: ({ one, cost }) => `จะครบเมื่อ${one}ใช้ค่าสื่อ ${cost}`,
  closeMoney: ({ budget, short }) => `ถ้าจะให้ครบต้องใช้ ${budget} เกินงบ ${short}`,
  orCost: ({ one, cost }) => ` หรือเมื่อ${one}เหลือ ${cost}`,
  pointWeak: ({ from, does, rate, isEnough }) =>
    `จุดที่อ่อนสุด: ${from}${does} ${rate} ${isEnough ? 'ซึ่งพอสำหรับเป้านี้' : 'แก้ตรงนี้ก่อน'}`,
  pointBreaks: ({ words }) => `จุดที่หลุดตามที่คุณบอก: “${words}” แก้ตรงนี้ก่อน`,
  pointRoom: ({ room, used }) => `กำลังที่มี: รับได้${gap(room)} เป้าใช้ไป ${used}`,
  pointLead: ({ time, last, due }) => `ระยะเวลา: ต้องใช้ ${time} คนที่ถามหลัง ${last} จึงไม่ทัน ${due}`,
  pointAfter: ({ sum, due }) =>
    `หลังวันครบกำหนด: งบ ${sum} จะใช้หลัง ${due} ควรย้ายมาใช้ก่อนวันนั้น หรือขยายเวลาของเป้าหมาย`,
  inStock: ({ count, of }) => `${count} ${of === '' ? 'ชิ้น' : of}`,
  pointStock: ({ there, time, next }) =>
    `ของในสต๊อก: ถ้าขายได้ตามเป้า ${there} จะอยู่ได้ ${time}${next === '' ? '' : ` ล็อตต่อไปมาเดือน${next}`}`,
  pointStockShort: ({ there, needed, short, next }) =>
    `ของในสต๊อก: เป้านี้ต้องใช้ ${needed}${next === '' ? '' : ` ก่อนของมาเพิ่มเดือน${next}`} แต่มีอยู่ ${there} ยังขาด ${short} ต้องเร่งของหรือปรับเป้า`,
  pointAdded: ({ room }) => `กำลังที่มี: ช่วงนี้เพิ่มได้${gap(room)}`,
  pointEach: ({ needed, room }) => `กำลังรับงาน: เป้าต้องใช้ ${needed} แต่ทำได้ ${room} ต้องปรับเป้าหรือเพิ่มกำลัง`,
  pointBeyond: ({ beyond, free }) =>
    free === ''
      ? `กำลังที่มี: เป้าเกินที่รับได้${gap(beyond)} ต้องขยับเป้าหรือเพิ่มกำลัง`
      : `กำลังที่มี: ว่าง ${free} ที่ เป้าเกินไป${gap(beyond)}`,
  pointFull: ({ results, room }) => `กำลังที่มี: สื่อพามาได้${gap(results)} แต่รับเพิ่มได้อีก${gap(room)} เงินส่วนที่เหลือรอได้`,
  pointBack: ({ one, cost, time }) => `ต้นทุนต่อราย: วันนี้${one}ใช้ค่าสื่อ ${cost} ${backIn(time)}`,
  pointShare: ({ one, cost, share }) => `ต้นทุนต่อราย: วันนี้${one}ใช้ค่าสื่อ ${cost} คิดเป็น ${share} ของเงินที่ได้`,
  pointKept: ({ one, gain: kept, cost, rest }) =>
    `เหลือจริง: ${one}เหลือ ${kept} ก่อนค่าสื่อ หักค่าสื่อ ${cost} ยังเหลือ ${rest}`,
  pointLoses: ({ one, gain: kept, cost, rest }) =>
    `เหลือจริง: ${one}เหลือ ${kept} ก่อนค่าสื่อ แต่ค่าสื่อ ${cost} เกินไป ${rest}`,
  pointDirect: ({ one, saved, taken, platform }) =>
    `ขายเอง: ${one}ประหยัด ${saved} จาก ${taken} ที่ ${platform} หัก`,
  takers: {
    agents: 'เอเจนซี่',
    otas: 'เว็บจอง',
    apps: 'แอป',
    platforms: 'แพลตฟอร์ม',
    desks: 'เคาน์เตอร์ทัวร์',
    resellers: 'ตัวแทนขาย',
  },
  pointTaken: ({ platform, taken, of, share, time }) =>
    `ขายผ่าน${gap(platform)}: ถูกหัก ${taken} จาก${time === '' ? '' : time === 'night' ? 'คืนละ' : 'วันละ'} ${of} (${share}) ลูกค้าที่มาตรงเหลือมากกว่า ตราบที่ค่าสื่อต่อ${time === '' ? 'ราย' : time === 'night' ? 'คืน' : 'วัน'}ต่ำกว่านี้`,
  taken: ({ platform, taken }) => `ลูกค้าที่มาตรงใช้ค่าสื่อได้ถึงรายละ ${taken} เท่ากับที่${gap(platform)} หัก`,
  endNamed: ({ words }) => `หนึ่งรายที่ “${words}” `,
  pointWay: ({ first, cost, rates, last, total }) =>
    `ต้นทุนต่อราย: ${first} ${cost} ไปต่อ ${rates.join(' แล้ว ')} ${last}จึงใช้ค่าสื่อ ${total}`,
  pointWorth: ({ goal, value, share, per: unit }) =>
    `ถึงเป้าได้เท่าไร: ${goal} คิดเป็นเงิน${per(unit).trim()} ${value}${share === '' ? '' : ` ค่าสื่อเป็น ${share}`}`,
  pointFill: ({ more, of, value, per: unit, valuePer }) =>
    `ถึงเป้าได้เท่าไร: ใช้เพิ่ม${gap(per(unit))}${more} ${of} ได้เงิน${gap(per(valuePer))}${value}`,
  fills: ({ more, of, value, per: unit, valuePer }) =>
    `ใช้เพิ่ม${gap(per(unit))}${more} ${of} ได้เงิน${gap(per(valuePer))}${value}`,
  pointLeaving: ({ rate, per: unit, from, leaving, join, more, aim, fewer }) =>
    `คนที่ออก: วันนี้ออก${per(unit)}${rate}${from === '' ? '' : ` ของ ${from}`} ถึงวันนั้นหายไป ${leaving} จะโตอีก ${more} ต้องหาใหม่ ${join}${aim === '' ? '' : ` ถ้าออกเพียง${per(unit)}${aim} หาใหม่ ${fewer} ก็พอ`}`,
  pointReturnGifts: ({ times }) => `โฆษณาวันนี้: ได้เงินบริจาค ${times} เท่าของค่าโฆษณา`,
  pointFirstTime: ({ one, cost, worth }) => `ต้นทุนต่อราย: วันนี้${one}ใช้ค่าสื่อ ${cost} แต่ครั้งแรกได้ ${worth}`,
  pointFree: ({ room, free }) => `กำลังที่มี: รับได้${gap(room)} วันนี้ยังว่างอีก ${free}`,
  pointSoFar: ({ from, goal, more, pace }) =>
    `เหลืออีกเท่าไร: ยังขาด ${more} จากเป้า${gap(goal)} ได้แล้ว ${from}${pace === '' ? '' : ` ที่เหลือต้องได้${gap(pace)}`}`,
  pointReturn: ({ times }) => `โฆษณาวันนี้: ได้ยอดขาย ${times} เท่าของค่าโฆษณา`,
  pointGate: ({ limit, rest, rate, from, does }) =>
    `ด่านแรก: ใช้ ${limit}${gapAfter(limit)}ก่อน อีก ${rest} ใช้เมื่อ${from}${does} ${rate}`,
  pointFirst: ({ one, limit, weeks }) => `ตัวเลขแรก: ใช้ ${limit} ใน ${weeks} จะรู้ว่า${one}ใช้ค่าสื่อเท่าไร`,
  pointLeaves: ({ most, one, share, isOfAverage }) =>
    `จ่ายได้สูงสุด: ${one}ใช้ค่าสื่อได้ ${most}${share === '' ? ' ถ้าให้สื่อพามาทั้งหมด' : ` คือ ${share} ของ${isOfAverage ? 'ยอดเฉลี่ย' : 'ราคา'}`}`,
  pointOrders: ({ one, holds, own, orders, piece, each }) =>
    `นับเป็นออเดอร์: ${one}เฉลี่ย ${holds} เป้า${gap(own)} จึงเท่ากับ${gap(orders)}${each === '' ? '' : ` ค่าสื่อตก${piece}ละ ${each}`}`,
  pointLastTime: ({ goal, from, more, growth }) =>
    `เทียบกับครั้งก่อน: ครั้งก่อนได้ ${from} เป้า${gap(goal)} มากกว่าเดิม ${more} หรือเพิ่มขึ้น ${growth}`,
  pointBought: ({ goal, from, more }) =>
    `วันนี้ที่ได้ ${from} ก็มาจากค่าสื่อเช่นกัน สื่อจึงต้องหาให้ครบ${gap(goal)} ไม่ใช่แค่ที่เพิ่มอีก ${more}`,
  pointRenewed: ({ from, stay, join, goal, aim, fewer, isOfStaying, back }) =>
    `${back === '' ? `คนที่อยู่ต่อ: ${stay} จาก ${from} อยู่ต่อเอง` : `คนที่กลับมา: ${back} ของ ${from} ครั้งก่อนกลับมา คือ ${stay} ถ้าใช้เท่าเดิม`} จึงต้องหาใหม่ ${join} ให้ครบ${gap(goal)}${aim === '' ? '' : ` ถ้า${isOfStaying ? 'อยู่ต่อ' : 'ออกเพียง'} ${aim} หาใหม่ ${fewer} ก็พอ`}`,
  pointReferred: ({ share, from, count }) =>
    `บอกต่อ: วันนี้ ${share} ของ${gap(from)} หรือราว ${count} มาจากการบอกต่อ โดยไม่เสียค่าสื่อ`,
  pointReturning: ({ share, from, count }) =>
    `คนที่เคยมาแล้ว: วันนี้ ${share} ของ${gap(from)} หรือราว ${count} กลับมาเอง โดยไม่เสียค่าสื่อ`,
  pointAway: ({ count, value, per: unit }) =>
    `ที่ต้องปฏิเสธ: ${unit === '' ? '' : per(unit)}${gap(count)} ถ้าซื้อทุกราย จะได้${unit === '' ? '' : per(unit)} ${value}`,
  pointPace: ({ count }) => `จังหวะ: เป้านี้ต้องได้${gap(count)}`,
  pointDays: ({ days, per: unit, open }) =>
    `กำลังที่มี: ถึงเป้าต้องทำเต็มกำลัง ${per(unit)}${days} วัน${open === '' ? '' : ` และทำงานสัปดาห์ละ ${open} วัน`}`,
  pointBefore: ({ words }) => `ที่ผ่านมา: “${words}” ผลช่วงแรกจะเทียบกับตัวเลขนี้`,
  pointStay: ({ one, time, value }) => `อยู่นานแค่ไหน: ที่อัตราวันนี้ ${one}อยู่เฉลี่ย ${time} และจ่ายรวมราว ${value}`,
  pointSecond: ({ share }: { share: string }): string => `ซื้อซ้ำ: วันนี้กลับมา ${share} และจ่ายค่าสื่อแค่การขายครั้งแรก`,
  pointRoomTold: ({ words, makes, per: unit, asks }) => {
    const asked = {
      days: 'ขอถามว่าทำกี่วัน แล้วจะเทียบกับเป้า',
      free: 'ขอถามว่ายังรับเพิ่มได้เท่าไร แล้วจะเทียบกับเป้า',
      '': '',
    };
    const head = asks === '' ? 'กำลังที่มีตามที่คุณบอก' : 'กำลังที่มี';
    return `${head}: “${words}”${makes === '' ? '' : ` รวมได้${per(unit)}${makes}`} ${asked[asks]}`.trim();
  },

  noBudget: 'ตกลงงบสื่อเมื่อไร แผนนี้เริ่มได้เมื่อนั้น',
  noGoal: 'เริ่มจากตกลงว่าได้เท่าไรจึงเรียกว่าสำเร็จ',
  goalToAgree: 'ตกลงกันก่อนว่าเป้าของคุณนับจากอะไร',
  goalToMove: ({ goal }) => `เดือนแรกจะรู้ว่าอะไรพาไปถึงเป้า ${goal}`,
  goalQuoted: ({ words }) => `ตกลงกันก่อนว่าจะนับเป้านี้อย่างไร: “${words}”`,
  mediaFirst: ({ act, own }) => `สื่อพา${act}แรกมา อีก ${own} รายเราต้องชวนเอง`,
  so: {
    weak: ({ from, to }) => `กลยุทธ์จึงเริ่มที่การเปลี่ยน${from}ให้เป็น${to} ก่อนซื้อสื่อเพิ่ม`,
    short: ({ one }) => `กลยุทธ์จึงทำให้${one}ใช้ค่าสื่อน้อยลงก่อนขอเงินเพิ่ม`,
    move: ({ title }) => `กลยุทธ์จึงเริ่มจาก${thaiGap(title)}${title}`,
    stay: 'กลยุทธ์จึงใช้สื่อพาคำสั่งซื้อแรก แล้วชวนให้อยู่ต่อโดยไม่ต้องใช้สื่อ',
  },

  pointBeyondGate: ({ rate, results, needed, goal }) =>
    `หลังผ่านด่าน: ${rate} ได้${gap(results)} ส่วน ${needed} จึงได้ครบ ${goal}`,
  pointRemedy: ({ title, words }) => `${title}: คุณบอกว่า “${words}”`,
  pointAloneOn: ({ label }) => `เรื่องที่มีแต่คุณ: เรื่อง${label}คู่แข่งที่ระบุมายังไม่เด่น`,
  pointAlone: ({ words }) => `เรื่องที่มีแต่คุณ: “${words}” คู่แข่งที่ระบุมายังไม่เด่นเรื่องนี้`,
  pointNoSum: ({ words }) =>
    words === '' ? 'งบ: ยังไม่มีตัวเลข จึงแบ่งเป็นสัดส่วนก่อน' : `งบ: “${words}” ยังไม่มีตัวเลข จึงแบ่งเป็นสัดส่วนก่อน`,
  pointPromise: ({ words }) => `คำสัญญา: ทุกคลิปปิดท้ายด้วย “${words}”`,
  pointFirstOrder: ({ sum, formula }) => `คำสั่งซื้อแรก: อย่างน้อย ${sum} (${formula})`,
  pointStarts: ({ event }) => `สิ่งที่ทำให้เริ่มหา: “${event}” โฆษณาต้องไปถึงเขาในจังหวะนี้`,
  pointAnswer: ({ thought, ours }) => `เรื่องที่ลังเล: “${thought}” คำตอบของเราคือ${gap(ours)}`,
  pointOpen: ({ thought }) => `เรื่องที่ลังเล: “${thought}” บอกเราว่ามีอะไรโชว์หรือรับปากเรื่องนี้ได้`,
  pointOffer: ({ offer }) => `ข้อเสนอ: โฆษณาชุดแรกโชว์${gap(offer)}`,
  pointAdsAlone: ({ share, buyers, back }) =>
    `โฆษณาอย่างเดียวไม่พอ: ผู้ซื้อ ${buyers} ราย ต้องอยู่ต่อ ${share} แต่วันนี้กลับมา ${back}`,
  pointOwnChannels: ({ month, day }) =>
    `ช่องทางของเราเติมส่วนที่เหลือ: เดือนละ ${month} ราย วันละ ${day} จากคนที่รู้จักเราแล้ว`,
  pointChurn: ({ lost, rate, end, planned }) =>
    `คนที่ออก: ถ้าหายเดือนละ ${rate} แผนจบที่ ${end} น้อยกว่า ${planned} อยู่ ${lost}`,
  pointSupply: ({ later, now }) => `ของต้องพอ: เป้านี้ใช้เดือนละ ${later} วันนี้มี ${now}`,
  summaryGoal: ({ goal, sum }) =>
    goal === ''
      ? `งบสื่อ ${sum} และต้องตกลงเป้าหมายก่อน`
      : sum === ''
        ? `เป้าหมายคือ${gap(goal)} และต้องตกลงงบก่อน`
        : `เป้าหมายคือ${gap(goal)} งบสื่อ ${sum}`,
  summaryQuoted: ({ words, sum }) => `คุณต้องการ “${words}”${sum === '' ? '' : ` งบสื่อ ${sum}`}`,
  summaryOffer: ({ company, offer, ours }) =>
    `${company} เริ่มจาก${gap(offer)}${ours === '' ? '' : ` จุดแข็งคือ${gap(ours)}`}`,
  summaryBuys: ({ sum, many, per: one, cost, more, target }) =>
    `${sum} ได้ ${many} ${one} ที่ต้นทุนวันนี้ ${cost}${more === '' ? '' : ` และ ${more} ที่เป้าหมาย ${target}`}`,
  summaryShared: ({ media, needed, own, goal }) =>
    `จะมี ${goal} ต้องได้ใหม่ ${needed} ราย โฆษณาพามา ${media} ราย อีก ${own} รายมาจากคนที่เรามีอยู่แล้ว`,
  whyNow: ({ words }) => ` ต้องเริ่มตอนนี้เพราะ ${inQuotes(words)}`,

  channelGets: ({ channel, sum, count, cost }) =>
    `${channel} ใช้ ${sum} ได้${gap(count)} ${eachOf(count)} ${cost}`,
  channelSpare: ({ channel, sum, needs, count }) => `${channel} ใช้ ${sum} แต่ ${needs} ก็พอสำหรับ${gap(count)}`,
  channelBuys: ({ channel, sum, count, cost }) =>
    `งบ ${sum} ทาง ${channel} ได้${gap(count)} ${eachOf(count)} ${cost}`,
  firstMoney: ({ limit, one, rest }) => `ใช้ ${limit} วัดก่อนว่า${one}ใช้ค่าสื่อเท่าไร แล้วจึงใช้อีก ${rest}`,
  shareTo: ({ share, stage }) => `${share} ของงบลงที่ขั้น “${stage}”`,
  channelWhole: ({ channel, sum }) => `${channel} ได้งบทั้ง ${sum}`,
  channelOnly: ({ channel, sum }) => `${channel} ใช้งบมากสุด ${sum}`,
  firstCheck: ({ day }) => `ดูผลครั้งแรก ${day}`,
  seasonBegins: 'เริ่มช่วงขายดีของคุณ',
  adsCompete: 'ให้โฆษณาแข่งกัน',
  adWins: 'ใช้กับชิ้นที่ได้ผลกว่า',
  testFirst: ({ isOneChannel }) =>
    isOneChannel ? 'ทดสอบ: โฆษณาแข่งกัน ข้อเสนอเดียวกัน' : 'ทดสอบ: ใช้ข้อเสนอเดียวกันทุกช่องทาง',
  firstCondition: ({ one, day }) => `ด่าน${day === '' ? '' : ` ${day}`}: ${one}ใช้ค่าสื่อเท่าไร`,
  firstText: ({ rest, isOneChannel }) =>
    `เมื่อรู้แล้ว อีก ${rest} ${isOneChannel ? 'ใช้กับชิ้นที่ชนะ' : 'ใช้กับช่องทางที่ถูกสุด'}`,

  wholeWay: ({ first, last }) => `ต้องเปลี่ยน${gap(first)} ให้เป็น${gap(last)}`,
  eachStep: ({ share, act }) =>
    `แต่ละขั้นมีงานเดียว และ ${share} ของงบใช้หา${act.replace(/^การ|^นัดหมาย$/u, (told) => (told === 'การ' ? 'คน' : 'คนนัด'))}`,

  askSum: ({ sum, day, start }) => `อนุมัติ ${sum} ภายใน ${day} แล้วเริ่มลงสื่อ ${start}`,
  askPart: ({ needs, sum, day, start }) => `อนุมัติ ${needs} จาก ${sum} ภายใน ${day} แล้วเริ่มลงสื่อ ${start}`,
  reserve: ({ rest, total, one, cost, most }) =>
    `จากงบ ${total}${gapAfter(total)}กันไว้ ${rest} ใช้ก็ต่อเมื่อ${one}ใช้ค่าสื่อเกิน ${cost}${most === '' ? '' : ` แต่ไม่เกิน ${most}`}`,
  askRest: ({ sum }) => `จาก ${sum} ส่วนที่เหลือตกลงกันภายหลัง`,
  askFirst: ({ weeks, rest, one }) => `สำหรับ ${weeks}แรก ให้รู้ว่า${one}ใช้ค่าสื่อเท่าไร อีก ${rest} ตามมา`,
};
