/** หน้า 6: แต่ละช่องทางมีไว้ทำอะไรในแผนนี้ วันนี้อ่อนตรงไหน และต้องทำอะไรก่อน */
import type { ActId } from '../../data/acts.ts';
import { gapAfter, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';
import { perOne } from './classifiers.ts';

const DOES: Readonly<Record<ActId, string>> = {
  order: 'สั่งซื้อ',
  booking: 'จอง',
  inquiry: 'ติดต่อสอบถาม',
  visit: 'นัดเข้ามาดู',
  download: 'ดาวน์โหลด',
  registration: 'ลงทะเบียน',
  gift: 'บริจาค',
  application: 'สมัครงาน',
  lead: 'ฝากชื่อและเบอร์',
};
type Purpose = Wordings['marketChannelsAnalysis']['purpose'];
const it = (offer: string): string => (offer === '' ? 'สินค้านี้' : offer);

export const marketChannelsAnalysis: Wordings['marketChannelsAnalysis'] = {
  purpose: (role, { act, term, buyers }) => {
    const said: Readonly<Record<Parameters<Purpose>[0], string>> = {
      search: term === '' ? 'พาคนที่กำลังค้นหาอยู่แล้วมาให้' : `พาคนที่ค้นหา “${term}” มาให้`,
      page: `คนเข้ามาแล้ว${DOES[act]}ได้ที่นี่`,
      talk: 'พาคนเข้ามาทักแชต',
      explain: 'อธิบายให้คนที่ยังไม่ได้ค้นหาเข้าใจ',
      picture: 'โชว์ของจริงด้วยภาพและ Reels',
      clip: 'เปิดด้วยคลิปสั้นถึงคนที่ยังไม่ได้ค้นหา',
      titles: `เข้าถึง${thaiGap(buyers || 'ผู้ตัดสินใจ')}${buyers || 'ผู้ตัดสินใจ'}${gapAfter(buyers || 'ผู้ตัดสินใจ')}ตามตำแหน่งงาน`,
      market: 'เจอคนที่พร้อมสั่งซื้อ',
      shop: 'ซื้อได้เลยโดยไม่ออกจากวิดีโอ',
      answer: 'ตอบคำถาม ทั้งก่อนตัดสินใจและหลังจากนั้น',
      proof: '{buyers}เข้ามาเช็กว่าเราเป็นใคร',
    };
    return said[role];
  },
  first: (role, { isListed, term, price, cap, boosts, isNamed }) => {
    const said: Readonly<Record<Parameters<Purpose>[0], string>> = {
      search:
        term === ''
          ? 'รับคนค้นหา: ซื้อคำที่{buyers}พิมพ์ แยกคำชื่อเราไว้ต่างหาก'
          : 'รับคนค้นหา: ซื้อคำนี้คู่กับชื่อพื้นที่ แยกคำชื่อเราไว้ต่างหาก',
      page:
        price === ''
          ? 'ชวนให้{buy}: ให้สิ่งที่ได้และปุ่มเดียวอยู่หน้าจอแรก'
          : `ชวนให้{buy}: ให้ “${price}” และปุ่มเดียวอยู่หน้าจอแรก`,
      talk: `ชวนคุย: ${boosts ? 'เลิกบูสต์โพสต์ ' : ''}ใช้แอดข้อความ และตอบทันทีในเวลาที่มีคนเฝ้า`,
      explain: `อธิบาย: รวม${price === '' ? '' : '{price} '}สิ่งที่ได้ และหลักฐานไว้ในภาพสไลด์ชุดเดียว`,
      picture: 'พิสูจน์: ถ่าย Reels จากของจริง ไม่ใช้ภาพสต็อก',
      clip: 'เปิดตัว: หนึ่งคลิปสั้นตอบหนึ่งคำถาม',
      titles: isListed
        ? 'เจาะจง: ทำรายชื่อบริษัทร่วมกัน แล้วให้เห็นเอกสารหน้าเดียว'
        : 'เจาะจง: ให้คนที่ตัดสินใจเห็นเอกสารหน้าเดียว',
      market: `ขาย: ลงโฆษณาสินค้าในคำค้นของหมวด${cap === '' ? '' : ` ลดไม่เกิน ${cap}%`}`,
      shop: 'ขาย: ปักสินค้าขายดีใต้ทุกคลิป',
      answer: 'ตอบ: ใช้คำตอบแรกเดียวกันทุกคน แล้วถามกลับ',
      proof: isNamed
        ? 'พิสูจน์: โพสต์{customers}หรือผลงานจริงสัปดาห์ละชิ้น'
        : 'พิสูจน์: โพสต์ผลงานจริงสัปดาห์ละชิ้น โดยไม่เอ่ยชื่อใคร',
    };
    return said[role];
  },
  from: ({ price }) => `เริ่มต้น ${price}`,

  weakCost: ({ one, sum }) => `วันนี้${perOne(one)} ${sum}`,
  weakRate: ({ share, from, does }) => `วันนี้${from}${does}แค่ ${share}`,
  weakRival: ({ rival, words }) => `${rival} แข็งในช่องทางนี้: ${words}`,
  weakFirst: 'ยังไม่เคยลงโฆษณาที่นี่',
  weakPage: 'ต้องเปิดเพจก่อนลงโฆษณา',

  headlineRate: ({ share, from, does, count }) =>
    `วันนี้${from}${does}แค่ ${share} ทั้ง ${count}มีหน้าที่เดียวคือเพิ่มตัวเลขนี้`,
  headlineCost: ({ one, sum, count }) => `วันนี้${perOne(one)} ${sum} ทั้ง ${count}มีหน้าที่เดียวคือทำให้ถูกลง`,
  channels: ({ count }) => `${count} ช่องทาง`,
  headlineChat: ({ finds }) => `${finds} พาคนเข้ามาทักแชตโดยตรง`,
  headlineClose: ({ finds, closes, act }) => `${finds} พาคนเข้ามา แล้ว${DOES[act]}ที่${thaiGap(closes)}${closes}`,
  headlineMoney: ({ sums, closes, act }) => `${sums} แล้วคน${DOES[act]}ที่${thaiGap(closes)}${closes}`,
  gets: ({ channel, sum, isFirst }) => `${channel} ${isFirst ? 'ได้งบ ' : ''}${sum}`,
  headlineOne: ({ channel }) => `${channel} ช่องทางเดียวต้องทำครบ ตั้งแต่ให้เห็นจนถึงตอบ`,
  headlineJobs: ({ count, first }) => `${count}ทำหน้าที่ต่างกัน${first === '' ? '' : ` ${first} ได้งบมากที่สุด`}`,
  headlineChoose: ({ offer }) => `เลือกช่องทางเดียวก่อน เพื่อหาคนซื้อ${thaiGap(it(offer))}${it(offer)}`,
  headlineOwn: ({ own }) => `${own} ต้องแบกแผนนี้ เพราะยังไม่ได้เลือกลงสื่อ`,
  theWebsite: 'เว็บไซต์',

  ownNames: {
    Website: 'เว็บไซต์',
    Facebook: 'เพจ Facebook',
    Instagram: 'บัญชี Instagram',
    TikTok: 'บัญชี TikTok',
    'TikTok Shop': 'ร้านใน TikTok Shop',
    Shopee: 'ร้านใน Shopee',
    Lazada: 'ร้านใน Lazada',
    LINE: 'LINE',
  },
  owned: ({ name, own }) => `${name} มี${thaiGap(own)}${own}${gapAfter(own)}อยู่แล้ว`,
  ownedNone: 'โฆษณาพาเข้าแชตหรือโทรก่อน จนกว่าจะเปิดเพจ',
  ownedStore: 'โฆษณาพาไปที่แอปสโตร์โดยตรง',
  ownedShelf: 'โฆษณาพาคนไปหาร้านที่วางขาย',

  none: 'ช่องทางแรก',
  noneFor: 'ช่องทางที่{buyers}ถามหาอยู่แล้ว',
  noneFirst: 'เลือก: หนึ่งช่องทางให้คนเจอ หนึ่งช่องทางไว้ตอบ',

  open: ({ own }) => `ช่องทางที่มี: ${own}`,
  paid: ({ paid }) => `ลงสื่อ: ${paid}`,
  oneJob: 'หน้าที่ของแต่ละช่องทาง',
  oneJobWhy: 'ข้อเสนอ จะตรวจสถานะจริงตอนเริ่มงาน',
};
