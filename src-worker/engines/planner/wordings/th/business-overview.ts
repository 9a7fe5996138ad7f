/** หน้า 5: ลูกค้าคือใคร ขายอะไร เด่นเรื่องไหน */
import { beginsWithSum, gapAfter, inQuotes, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';

/** What is offered is often told with its verb: 'สอนตัดผม', 'ให้เช่ารถ'. */
const TOLD =
  /^(?:รับ|ให้|สอน|ซ่อม|ชวน|หล่อ|ส่ง|ทำ|ผลิต|ขาย|จัด|ปลูก|เปิด|ดูแล|บริการ|พ่น|เลี้ยง|ออกแบบ|ติดตั้ง|นวด|ตัด|เย็บ|พิมพ์|แปล|พา(?!เลท|เลต|ส|ย|ว|ร์|ราชู|สต้า)|หา|ล้าง|มี|คือ|กำจัด|ฉีด|ตรวจ|ตกแต่ง|สร้าง|ก่อสร้าง|เหมา|ย้อม|ซัก|ขนย้าย|ย้าย|ช่วย)/u;
/** A deed that is done for somebody, told without who does it: 'จดบริษัท', 'จำนำทะเบียนรถ', 'ติดกล้องวงจรปิด'. */
const SERVICE =
  /^(?:จด(?!หมาย)|รวมตู้|รื้อ|ติด(?!ตาม)|นำเข้า|ส่งออก|จำนำ|รักษา|ยื่น|ฟื้น|เปลี่ยน|ถ่าย|ดูด|ขุด|เจาะ|อบรม|ฝึก|ปรึกษา|ต่อ(?:เติม|ภาษี|อายุ|ขนตา|ผม|ทะเบียน)|แก้|เก็บ|ขน(?:ส่ง|ของ)|ฝาก|วาง(?:ระบบ|แผน)|ชุบ|กลึง|เชื่อม|ปู|ทาสี|รีโนเวท|ปรับ|ติว|ดูดวง|ดูไพ่|อัด|เคลือบ|ผ่าตัด|อุด|ขูด|รีด|เจียร|ปล่อยเช่า|ถม|รับจ้าง|กดสิว|แปลง|บำบัด|เขียน|คุม|ทดสอบ|วัด(?!ถุ|ดวง)|สอบเทียบ|เดินพิธีการ)/u;
/** What the firm calls itself. */
const IS = /^(?:โบรกเกอร์|ศูนย์|โรงงาน|โรงเรียน|คลินิก|สำนักงาน|บริษัท|มูลนิธิ)/u;
const does = (offer: string): string =>
  TOLD.test(offer)
    ? offer
    : SERVICE.test(offer)
      ? `ให้บริการ${offer}`
      : IS.test(offer)
        ? `เป็น${offer}`
        : offer.startsWith('เช่า')
          ? `ให้${offer}`
          : `มี${thaiGap(offer)}${offer}`;

export const businessOverview: Wordings['businessOverview'] = {
  headlineStrength: ({ name, ours }) => `เลือก ${name} เพราะ${thaiGap(ours)}${ours}`,
  headlineProduct: ({ name, product }) => `${name} เริ่มจาก${thaiGap(product)}${product}`,
  headlineName: ({ name }) => `รู้จัก ${name}`,
  description: ({ company, offer, use }) =>
    `${company} ${does(offer)}${use === '' ? '' : `${gapAfter(offer)}สำหรับ${thaiGap(use)}${use}`}`,
  /** A whole sentence in another script is quoted: 'มี We fly hawks' is no Thai. */
  descriptionOwn: ({ company, words }) =>
    /\p{Script=Thai}/u.test(words) ? `${company} ${does(words)}` : `${company} เล่าว่า “${words}”`,
  descriptionNone: ({ company }) => `ข้อเสนอนี้ทำขึ้นสำหรับ ${company}`,
  hero: ({ hero }) => `แผนนี้ชู${thaiGap(hero)}${hero}`,
  sellsTo: ({ places }) =>
    places.startsWith('ทั่ว') ? `ดูแล{buyers}${places}` : `ดูแล{buyers}ใน${thaiGap(places)}${places}`,
  sellsAnywhere: 'ดูแล{buyers}ทุกพื้นที่',
  priceFrom: ({ price }) => (beginsWithSum(price) ? `ราคา ${price}` : price),
  monthlyPayment: ({ payment, price }) => `เดือนละ ${payment} จากราคา ${price}`,
  position: ({ ours }) => `จุดยืนของเราคือ ${inQuotes(ours)}`,
  positionProduct: ({ product }) => `ให้{buyers}นึกถึงเราก่อนเมื่อต้องการ${thaiGap(product)}${product}`,
  factRival: ({ rival, words }) => `${rival}: ${words}`,
  factScale: 'จำนวนวัน',
  picture: ({ ours }) => `ถ่ายหลักฐานของ ${inQuotes(ours)} ให้เห็นชัด`,
  pictureProduct: ({ product }) => `ถ่าย ${product} ตอนใช้งานจริง`,
  evidencePosition: 'จุดยืน',
  evidencePositionWhy: 'ข้อเสนอจากจุดแข็งที่ให้มา',
};
