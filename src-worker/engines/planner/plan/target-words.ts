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
    ['Reach, and how many stay for the whole video', 'ยอดเข้าถึง และคนที่อยู่ดูจนจบ'],
    ['Who saw the ad, and who watched all of it', 'ผู้ที่เห็นโฆษณา และผู้ที่ดูครบทั้งคลิป'],
  ],
  'lead-generation': [
    ['Leads that sales confirmed, with their cost', 'ผู้สนใจที่ฝ่ายขายรับรอง พร้อมต้นทุน'],
    ['Leads worth a call back, and the cost per lead', 'รายชื่อที่คุยต่อได้จริง และต้นทุนต่อรายชื่อ'],
  ],
  'sales-conversion': [
    ['Sales traced to media, with the cost per sale', 'การขายที่สืบกลับถึงสื่อได้ พร้อมต้นทุน'],
    ['What media sold, and what each sale cost', 'ยอดขายที่มาจากสื่อ และต้นทุนต่อการขาย'],
  ],
  'website-traffic': [
    ['Visitors who read on, and the cost per visitor', 'คนที่อ่านต่อจริง และต้นทุนต่อคน'],
    ['Time on the page, compared with media cost', 'เวลาที่อยู่ในหน้าเว็บ เทียบกับค่าสื่อ'],
  ],
  engagement: [
    ['Replies, shares and posts kept for later', 'คนที่ตอบ แชร์ และเก็บไว้ดู'],
    ['People who write, pass it on or save it', 'คนที่ทักมา ส่งต่อ หรือกดบันทึก'],
  ],
  'app-downloads': [
    ['Installs in use a week later, and their cost', 'แอปที่ยังเปิดใช้ในสัปดาห์แรก และต้นทุน'],
    ['The cost per install that people really open', 'ต้นทุนต่อการติดตั้งที่ใช้งานจริง'],
  ],
  'event-promotion': [
    ['Names on the list, and people at the door', 'รายชื่อที่สมัคร และคนที่มาถึงงาน'],
    ['Sign-ups, and how many of them turned up', 'ยอดสมัครเทียบกับยอดคนหน้างาน'],
  ],
  'customer-retention': [
    ['How many customers return', 'จำนวนลูกค้าที่มาอีกครั้ง'],
    ['Returning buyers among all buyers', 'ลูกค้าเก่าเทียบกับลูกค้าทั้งหมด'],
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
      `งบ ${part}% บันทึกค่าวันแรกไว้ แล้วดู${measure}`,
    ),
    f.say(
      `Compared with day one: ${lowerStart(measure)} (${part}% of media)`,
      `เทียบกับวันเริ่ม: ${measure} (${part}% ของงบ)`,
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
      say(
        `Put ${name} in front of ${whom}${where}`,
        `พาเรื่อง${it}${gap(product)}ไปถึง${toWhom}${gap(whom)}${where}`,
      ),
      say(`Introduce ${name} to ${whom}${where}`, `แนะนำ${it}แก่${toWhom}${gap(whom)}${where}`),
    ],
    'lead-generation': [
      say(`Bring qualified inquiries about ${product}`, `หาผู้สนใจ${it}ที่ตรงกลุ่ม`),
      say(`Find people who want ${product} and can decide`, `เจอคนที่อยากได้${it}และตัดสินใจได้`),
      say(`Turn interest in ${product} into good leads`, `เปลี่ยนความสนใจ${it}เป็นรายชื่อที่คุยต่อได้`),
    ],
    'sales-conversion': [
      say(`Sell more ${product} to ${whom}${where}`, `เพิ่มยอดขาย${it}${where}`),
      say(`Win ${whom}${where} as buyers of ${product}`, `ขาย${it}${where}ให้ได้มากขึ้น`),
      say(`Raise sales of ${product} among ${whom}${where}`, `ให้คน${where}ซื้อ${it}มากกว่าเดิม`),
    ],
    'website-traffic': [
      say(`Bring ${whom} to the pages on ${product}`, `พา${toWhom}เข้าหน้า${it}`),
      say(`Get ${whom} reading about ${product}`, `ให้${toWhom}ได้อ่านเรื่อง${it}`),
      say(`More visits by ${whom} to learn about ${product}`, `เพิ่ม${toWhom}${gap(whom)}ที่แวะดูหน้า${it}`),
    ],
    engagement: [
      say(`Start conversations with ${whom} about ${product}`, `ชวน${toWhom}คุยเรื่อง${it}`),
      say(`Get ${whom} talking about ${product}`, `ให้${toWhom}${gap(whom)}ทักมาถามเรื่อง${it}`),
      say(`Hear from ${whom} what they think of ${product}`, `ฟังว่า${toWhom}${gap(whom)}คิดอย่างไรกับ${it}`),
    ],
    'app-downloads': [
      say(`Bring installs from ${whom}${where}`, `เพิ่มการติดตั้งจาก${toWhom}${where}`),
      say(`Put the app on the phones of ${whom}${where}`, `ให้${toWhom}${where}มีแอปนี้ติดเครื่อง`),
      say(`Have ${whom}${where} install the app`, `ชวน${toWhom}${where}ลงแอป`),
    ],
    'event-promotion': [
      say(`Fill the event with ${whom}${where}`, `ให้${toWhom}มาร่วมงาน`),
      say(`Bring ${whom}${where} through the door`, `ชวน${toWhom}${gap(whom)}มาให้เต็มงาน`),
      say(`Get ${whom}${where} to come to the event`, `พา${toWhom}${gap(whom)}มาถึงหน้างาน`),
    ],
    'customer-retention': [
      say(`Bring buyers of ${product} back`, `ให้ลูกค้า${it}กลับมา`),
      say(`Get those who chose ${product} to return`, `ชวนคนที่เคยเลือก${it}${gap(product)}มาอีก`),
      say(`Keep the people who bought ${product} as customers`, `รักษาลูกค้าเดิมของ${it}${gap(product)}ไว้`),
    ],
  };
  return r.voice.one(`objectives-aim-${id}`, aims[id]);
}
