/** How an objective's card words what is to be reached and how it is judged; the figures are `targets.ts`'s. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { clip, lowerNoun, lowerStart, thaiGap as gap } from '../text.ts';
import type { Pair } from '../voice.ts';

/** Beside the measure that the objectives' own table names. */
const JUDGED: Readonly<Record<MarketingObjective, readonly Pair[]>> = {
  'brand-awareness': [
    ['Reach, and how many stay for the whole video', 'ยอดเข้าถึง กับคนที่อยู่จนจบคลิป'],
    ['Who saw it, and who let the video finish', 'ผู้ที่เห็นโฆษณา และผู้ที่ดูโดยไม่กดข้าม'],
  ],
  'lead-generation': [
    ['Leads that sales confirmed, with their cost', 'ผู้สนใจที่ฝ่ายขายรับรอง พร้อมต้นทุน'],
    ['How many leads hold up, and the price of one', 'รายชื่อที่คุยต่อได้จริง และราคาของหนึ่งราย'],
  ],
  'sales-conversion': [
    ['Sales traced to media, with the cost behind each', 'การขายที่สืบกลับถึงสื่อได้ พร้อมต้นทุน'],
    ['What media sold, and for how much a sale', 'ยอดที่สื่อขายได้ และต้นทุนของการขายหนึ่งครั้ง'],
  ],
  'website-traffic': [
    ['Visitors who read on, and what one costs', 'คนที่เปิดอ่านต่อ และราคาของหนึ่งคน'],
    ['Time on the page, set against media cost', 'เวลาที่ใช้ในหน้า เทียบกับค่าสื่อ'],
  ],
  engagement: [
    ['Replies, shares and posts kept for later', 'คนที่ตอบ แชร์ และเก็บไว้ดู'],
    ['Who writes back, passes it on or keeps it', 'คนที่ทักกลับ ส่งต่อ หรือกดเก็บ'],
  ],
  'app-downloads': [
    ['Installs in use a week later, and their price', 'แอปที่ยังถูกเปิดในสัปดาห์นั้น และต้นทุน'],
    ['What one install costs, if opened that week', 'ต้นทุนของการติดตั้งที่ใช้จริงในสัปดาห์แรก'],
  ],
  'event-promotion': [
    ['Names on the list, and faces at the door', 'รายชื่อที่สมัคร และคนที่มาถึงงาน'],
    ['Sign-ups against those who turned up', 'ยอดสมัครเทียบกับยอดคนหน้างาน'],
  ],
  'customer-retention': [
    ['How many buyers return for more', 'จำนวนผู้ซื้อที่ซื้อต่อ'],
    ['Returning buyers among all buyers', 'ผู้ซื้อหน้าเดิมในบรรดาผู้ซื้อทั้งหมด'],
  ],
};

/** What an objective is judged by. */
export function judgedBy(f: Formatter, r: Readings, id: MarketingObjective): string {
  const { en, th } = OBJECTIVES[id].metric;
  const [english, thai] = r.voice.one(`objectives-judged-${id}`, [[en, th], ...JUDGED[id]]);
  return f.say(english, thai);
}

/** Where money of its own is set aside for it. */
export const judgedWithMoney = (f: Formatter, r: Readings, part: number, measure: string): string =>
  r.voice.one('objectives-money', [
    f.say(
      `${part}% of media. ${measure}, from a first baseline`,
      `${part}% ของงบ วัดจาก${measure} เริ่มจากตั้งค่าฐาน`,
    ),
    f.say(
      `${measure}, against a starting count; ${part}% of media`,
      `${measure} เทียบกับยอดตั้งต้น ใช้งบ ${part}%`,
    ),
    f.say(
      `On ${part}% of media: ${lowerStart(measure)}; baseline first`,
      `งบ ${part}% โดยจดค่าวันแรกไว้ก่อน: ${measure}`,
    ),
    f.say(
      `${part}% of media, to compare with day one: ${lowerStart(measure)}`,
      `รู้จุดเริ่มแล้วดูที่${measure} (${part}% ของงบ)`,
    ),
  ]);

/** What is to be reached, of an objective for which the client named no figure. */
export function aimOf(f: Formatter, r: Readings, id: MarketingObjective): string {
  const { say } = f;
  const place = r.places[0]?.name ?? '';
  const group = f.list(r.audience.groups.slice(0, 2).map((name) => lowerNoun(clip(name, 34))));
  const whom = clip(group, 56) || say('buyers', 'ลูกค้า');
  const toWhom = `${gap(whom)}${whom}`;
  const where = place === '' ? '' : say(` in ${clip(place, 24)}`, `ใน${gap(place)}${clip(place, 24)}`);
  const product = lowerNoun(clip(r.hero, 32)) || say('the product', 'สินค้า');
  const it = `${gap(product)}${product}`;
  const name = r.answers.companyName === '' ? say('the name', 'ชื่อนี้') : clip(r.answers.companyName, 32);
  const aims: Readonly<Record<MarketingObjective, [string, ...string[]]>> = {
    'brand-awareness': [
      say(`Make ${name} known to ${whom}${where}`, `ให้${toWhom}${gap(whom)}${where}รู้จัก${it}`),
      say(`Bring ${name} before ${whom}${where}`, `พา${it}ไปอยู่ในสายตา${toWhom}${gap(whom)}${where}`),
      say(`Introduce ${name} to ${whom}${where}`, `แนะนำ${it}แก่${toWhom}${gap(whom)}${where}`),
    ],
    'lead-generation': [
      say(`Bring qualified inquiries about ${product}`, `หาผู้สนใจ${it}ที่ตรงกลุ่ม`),
      say(`Find those who want ${product} and can buy`, `เจอคนที่อยากได้${it}และตัดสินใจได้`),
      say(`Turn interest in ${product} into good leads`, `เปลี่ยนความสนใจ${it}เป็นรายชื่อที่คุยต่อได้`),
    ],
    'sales-conversion': [
      say(`Sell more ${product} to ${whom}${where}`, `เพิ่มยอดขาย${it}${where}`),
      say(`Win ${whom}${where} as buyers of ${product}`, `ขาย${it}${where}ให้ได้มากขึ้น`),
      say(`Raise sales of ${product} among ${whom}${where}`, `ให้คนซื้อ${it}${where}มากกว่าเดิม`),
    ],
    'website-traffic': [
      say(`Bring ${whom} to the pages on ${product}`, `พา${toWhom}เข้าหน้า${it}`),
      say(`Get ${whom} reading about ${product}`, `ให้${toWhom}ได้อ่านเรื่อง${it}`),
      say(`Draw ${whom} to what the site says of ${product}`, `เพิ่ม${toWhom}ที่แวะดูหน้า${it}`),
    ],
    engagement: [
      say(`Start conversations with ${whom} about ${product}`, `ชวน${toWhom}คุยเรื่อง${it}`),
      say(`Get ${whom} talking about ${product}`, `ให้${toWhom}มีเรื่อง${it}มาคุยกับเรา`),
      say(`Hear back from ${whom} on ${product}`, `ฟัง${toWhom}ตอบกลับเรื่อง${it}`),
    ],
    'app-downloads': [
      say(`Bring installs from ${whom}${where}`, `เพิ่มการติดตั้งจาก${toWhom}${where}`),
      say(`Put the app on the phones of ${whom}${where}`, `ให้${toWhom}${where}มีแอปนี้ติดเครื่อง`),
      say(`Have ${whom}${where} install the app`, `ชวน${toWhom}${where}ลงแอป`),
    ],
    'event-promotion': [
      say(`Fill the event with ${whom}${where}`, `ให้${toWhom}มาร่วมงาน`),
      say(`Bring ${whom}${where} through the door`, `เติมที่นั่งด้วย${toWhom}`),
      say(`Seat ${whom}${where} at the event`, `พา${toWhom}มาถึงหน้างาน`),
    ],
    'customer-retention': [
      say(`Bring buyers of ${product} back`, `ให้ลูกค้า${it}กลับมา`),
      say(`Have those who chose ${product} return`, `ชวนผู้ซื้อ${it}ซื้อต่อ`),
      say(`Keep those who bought ${product} with us`, `รักษาคนที่เคยซื้อ${it}ไว้กับเรา`),
    ],
  };
  return r.voice.one(`objectives-aim-${id}`, aims[id]);
}
