/** หน้า 6: แต่ละช่องทางมีไว้ทำอะไรในแผนนี้ วันนี้อ่อนตรงไหน และต้องทำอะไรก่อน */
import { arePosts } from '../../../../understanding/offer/posts.ts';
import type { ActId } from '../../data/acts.ts';
import { gapAfter, inQuotes, thaiGap } from '../../text.ts';
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
  lead: 'ติดต่อเรา',
};
/** Who calls books nothing on a page: there is the number. */
const doesHere = ({ act, way }: Pick<Slots, 'act' | 'way'>): string =>
  way === 'call' && (act === 'booking' || act === 'lead' || act === 'inquiry') ? 'เจอเบอร์โทร' : DOES[act];
type Slots = Parameters<Wordings['marketChannelsAnalysis']['first']>[1];
type Purpose = Wordings['marketChannelsAnalysis']['purpose'];
const it = (offer: string): string => (offer === '' ? 'สินค้านี้' : offer);

export const marketChannelsAnalysis: Wordings['marketChannelsAnalysis'] = {
  purpose: (role, { act, way, term, thing, buyers }) => {
    const said: Readonly<Record<Parameters<Purpose>[0], string>> = {
      search: term === '' ? 'พาคนที่กำลังค้นหาอยู่แล้วมาให้' : `พาคนที่ค้นหา “${term}” มาให้`,
      page: `คนเข้ามาแล้ว${doesHere({ act, way })}ได้ที่นี่`,
      talk: 'พาคนเข้ามาทักแชต',
      explain: 'อธิบายให้คนที่ยังไม่ได้ค้นหาเข้าใจ',
      picture:
        thing === ''
          ? 'โชว์ของจริงด้วยภาพและ Reels'
          : `โชว์${thaiGap(thing)}${thing}${gapAfter(thing)}ด้วยภาพและ Reels`,
      clip: 'เปิดด้วยคลิปสั้นถึงคนที่ยังไม่ได้ค้นหา',
      titles: `เข้าถึง${thaiGap(buyers || 'ผู้ตัดสินใจ')}${buyers || 'ผู้ตัดสินใจ'}${gapAfter(buyers || 'ผู้ตัดสินใจ')}${buyers === '' || arePosts(buyers) ? 'ตามตำแหน่งงาน' : 'ตามอุตสาหกรรมและสายงาน'}`,
      market: 'เจอคนที่พร้อมสั่งซื้อ',
      shop: 'ซื้อได้เลยโดยไม่ออกจากวิดีโอ',
      answer: 'ตอบคำถาม ทั้งก่อนตัดสินใจและหลังจากนั้น',
      proof: '{buyers}เข้ามาเช็กว่าเราเป็นใคร',
    };
    return said[role];
  },
  first: (role, { isListed, term, near, price, cap, boosts, isNamed, question, shown }) => {
    const first = price !== '' ? price : shown;
    const said: Readonly<Record<Parameters<Purpose>[0], string>> = {
      search:
        term === ''
          ? 'ซื้อคำที่{buyers}พิมพ์ แยกคำชื่อเราไว้ต่างหาก'
          : near === ''
            ? 'ซื้อคำนี้คู่กับชื่อพื้นที่ แยกคำชื่อเราไว้ต่างหาก'
            : `ซื้อคำ “${near}” ก่อน แยกคำชื่อเราไว้ต่างหาก`,
      page: first === '' ? 'ให้สิ่งที่ได้และปุ่มเดียวอยู่หน้าจอแรก' : `ให้ “${first}” และปุ่มเดียวอยู่หน้าจอแรก`,
      talk: [
        `${boosts ? 'เลิกบูสต์โพสต์ ' : ''}ใช้แอดข้อความ `,
        question !== ''
          ? `และเตรียมคำตอบเรื่อง “${question}” ไว้ให้พร้อม`
          : price !== ''
            ? `และส่ง “${price}” ตั้งแต่ข้อความแรก`
            : shown !== ''
              ? `และบอกเรื่อง “${shown}” ตั้งแต่ข้อความแรก`
              : 'และตอบทันทีในเวลาที่มีคนเฝ้า',
      ].join(''),
      explain:
        shown === ''
          ? `รวม${price === '' ? '' : '{price} '}สิ่งที่ได้ และหลักฐานไว้ในภาพสไลด์ชุดเดียว`
          : `ทำภาพสไลด์ชุดเดียวที่มี${price === '' ? 'สิ่งที่ได้' : '{price}'} และ “${shown}”`,
      picture: shown === '' ? 'ถ่าย Reels จากของจริง ไม่ใช้ภาพสต็อก' : `ถ่าย Reels เรื่อง “${shown}”`,
      clip:
        question !== ''
          ? `คลิปแรกตอบ “${question}”`
          : shown !== ''
            ? `คลิปแรกโชว์ “${shown}”`
            : 'หนึ่งคลิปสั้นตอบหนึ่งคำถาม',
      titles: isListed ? 'ทำรายชื่อบริษัทร่วมกัน แล้วให้เห็นเอกสารหน้าเดียว' : 'ให้คนที่ตัดสินใจเห็นเอกสารหน้าเดียว',
      market: `ลงโฆษณาสินค้าในคำค้นของหมวด${cap === '' ? '' : ` ลดไม่เกิน ${cap}%`}`,
      shop: 'ปักสินค้าขายดีใต้ทุกคลิป',
      answer: question === '' ? 'ใช้คำตอบแรกเดียวกันทุกคน แล้วถามกลับ' : `เตรียมข้อความตอบ “${question}” ไว้`,
      proof:
        shown !== ''
          ? `ปักโพสต์ “${shown}” ไว้บนสุด`
          : isNamed
            ? 'โพสต์{customers}หรือผลงานจริงสัปดาห์ละชิ้น'
            : 'โพสต์ผลงานจริงสัปดาห์ละชิ้น โดยไม่เอ่ยชื่อใคร',
    };
    return said[role];
  },
  from: ({ price }) => `เริ่มต้น ${price}`,

  weakCost: ({ one, sum }) => `${perOne(one)} ${sum}`,
  weakRate: ({ share, from, does }) => `${from}${does} ${share}`,
  weakRival: ({ rival, words }) => `${rival} แข็งในช่องทางนี้ด้วย ${inQuotes(words)}`,
  weakNothing: 'เคยลองแล้วยังไม่ได้ลูกค้า',
  weakFirst: 'ยังไม่เคยลงโฆษณาที่นี่',

  headlineRate: ({ share, from, does, count, sums }) =>
    `วันนี้${from}${does}แค่ ${share} ${sums === '' ? `ทั้ง ${count}มีหน้าที่เดียวคือเพิ่มตัวเลขนี้` : sums}`,
  headlineCost: ({ one, sum, count, sums }) =>
    `วันนี้${perOne(one)} ${sum} ${sums === '' ? `ทั้ง ${count}มีหน้าที่เดียวคือทำให้ถูกลง` : sums}`,
  channels: ({ count }) => `${count} ช่องทาง`,
  headlineChat: ({ finds }) => `${finds} พาคนเข้ามาทักแชตโดยตรง`,
  headlineClose: ({ finds, closes, ...by }) =>
    `${finds} พาคนเข้ามา แล้ว${doesHere(by)}ที่${thaiGap(closes)}${closes}`,
  headlineMoney: ({ sums, closes, ...by }) => `${sums} แล้วคน${doesHere(by)}ที่${thaiGap(closes)}${closes}`,
  gets: ({ channel, sum, isFirst }) => `${channel} ${isFirst ? 'ได้งบ ' : ''}${sum}`,
  getsAll: ({ channel }) => `${channel} ได้งบสื่อทั้งหมด`,
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
  ownedAds: 'ขอลิงก์หน้าที่โฆษณาพาไปวันนี้ เราจะตรวจก่อนลงโฆษณา',
  ownedNone: ({ form, call, chat }) =>
    `โฆษณาพาคนไป${[form ? 'กรอกแบบฟอร์มในแอป' : '', chat ? 'เข้าแชต' : '', call ? 'โทร' : ''].filter(Boolean).join('หรือ')}ก่อน จนกว่าจะมีหน้าเว็บ`,
  neededFirst: ({ needed }) =>
    `ยังไม่ได้บอกว่ามีเพจ ต้องเปิด${thaiGap(needed)}${needed}${gapAfter(needed)}ก่อนลงโฆษณา`,
  askedFirst: ({ needed }) => `ขอลิงก์${thaiGap(needed)}${needed}${gapAfter(needed)}ที่ใช้อยู่ หรือบอกเราว่ายังไม่มี`,
  neededToo: ({ needed }) => `ยังต้องเปิด${thaiGap(needed)}${needed}`,
  ownedGoods: 'โฆษณาพาไปหน้าสินค้าในร้านโดยตรง ขอลิงก์ร้านก่อนลงโฆษณา',
  ownedStore: 'โฆษณาพาไปที่แอปสโตร์โดยตรง',
  ownedShelf: 'โฆษณาพาคนไปหาร้านที่วางขาย',

  triedOne: ({ words, sum, unit }) =>
    `${inQuotes(words)}${sum === '' ? '' : ` (เฉลี่ย ${sum} ต่อ${thaiGap(unit)}${unit})`}`,
  tried: ({ told }) => `เคยลองมาแล้ว: ${told}`,

  none: 'ช่องทางแรก',
  noneFor: 'ช่องทางที่{buyers}ถามหาอยู่แล้ว',
  sameCampaign: 'ใช้แคมเปญและงบเดียวกัน ทั้ง Facebook และ Instagram',
  waits: 'เตรียมไว้ก่อน ลงเงินเมื่อย้ายงบมา',
  noneFirst: 'เลือกหนึ่งช่องทางให้คนเจอ และหนึ่งช่องทางไว้ตอบ',

  open: ({ own }) => `ช่องทางที่มี: ${own}`,
  paid: ({ paid }) => `ลงสื่อ: ${paid}`,
  oneJob: 'หน้าที่ของแต่ละช่องทาง',
  oneJobWhy: 'ข้อเสนอ จะตรวจสถานะจริงตอนเริ่มงาน',
};
