/** หน้า 17: เข้าถึงใครด้วยอะไร ตามตัวเลือกจริงของแต่ละแพลตฟอร์ม ไม่ยิงใคร ซื้อคำไหน และกันคำไหน */
import { gapAfter, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';

const inPlace = (place: string): string =>
  place === '' ? '' : place.startsWith('ทั่ว') ? place : `ใน${thaiGap(place)}${place}`;
const quoted = (terms: readonly string[]): string => terms.map((term) => `“${term}”`).join(' ');

export const audienceMapping: Wordings['audienceMapping'] = {
  ages: ({ ages }) => (ages.endsWith('+') ? `อายุ ${ages.slice(0, -1)} ปีขึ้นไป` : `อายุ ${ages} ปี`),
  women: 'ผู้หญิง',
  men: 'ผู้ชาย',
  join: ({ parts }) => parts.join(' '),

  searches: ({ terms, place }) => `คนที่ค้นหา ${quoted(terms)}${place === '' ? '' : ` ${inPlace(place)}`}`,
  searchesOpen: ({ place }) => `คำค้นของสินค้าและชื่อเรา${place === '' ? '' : ` ${inPlace(place)}`}`,
  shopSearches: ({ shop, terms }) =>
    terms.length === 0 ? `คำค้นของหมวดสินค้าใน ${shop}` : `คนที่ค้นหาใน ${shop} ว่า ${quoted(terms)}`,
  suggested: ({ base }) => [base, 'เริ่มกว้าง ให้ Advantage+ หาให้'].filter(Boolean).join(' · '),
  asFacebook: 'กลุ่มเดียวกับ Facebook แสดงใน Reels และ Stories',
  asInstagram: 'กลุ่มเดียวกับ Instagram',
  interacted: ({ base }) => [base, 'เริ่มกว้างก่อน'].filter(Boolean).join(' · '),
  titles: ({ buyers, place }) =>
    [buyers === '' ? 'สายงาน ระดับตำแหน่ง และอุตสาหกรรม' : `ตำแหน่งงาน: ${buyers}`, place]
      .filter(Boolean)
      .join(' · '),

  firms: ({ buyers, place }) =>
    [`อุตสาหกรรม สายงาน และระดับตำแหน่งที่ตรงกับ${thaiGap(buyers)}${buyers}`, place].filter(Boolean).join(' · '),

  like: {
    'facebook-ads': 'คนที่คล้าย (Lookalike) รายชื่อของเราที่ยินยอม',
    'instagram-ads': 'คนที่คล้าย (Lookalike) คนที่บันทึกหรือทัก',
    'google-ads': '',
    'tiktok-ads': 'คนที่คล้าย (Lookalike) คนที่ดูหรือทัก',
    'linkedin-ads': 'Predictive audience จากแบบฟอร์ม',
    'shopee-ads': '',
    'lazada-ads': '',
  },
  words: 'คำค้น',
  likePrivate: 'ไม่ใช้ เพราะไม่อัปโหลดรายชื่อ{customers}',
  likeNoList: 'คนที่คล้ายผู้โต้ตอบกับเพจ ไม่ใช้รายชื่อคนไข้',
  again: {
    'facebook-ads': ({ days, site }) => `${site ? 'คนเข้าเว็บและคนที่โต้ตอบ' : 'คนที่ทักหรือโต้ตอบ'} ${days} วัน`,
    'instagram-ads': ({ days }) => `คนที่ดู Reels และเข้าโปรไฟล์ ${days} วัน`,
    'google-ads': ({ days, site }) => (site ? `คนเข้าเว็บ ${days} วัน` : ''),
    'tiktok-ads': ({ days }) => `คนที่ดูคลิปเกินครึ่ง ${days} วัน`,
    'linkedin-ads': ({ days }) => `คนที่เปิดแบบฟอร์ม ${days} วัน`,
    'shopee-ads': () => 'คนที่เข้าร้านและ{customers}เดิมของร้าน',
    'lazada-ads': () => 'คนที่เข้าร้าน ผ่าน Sponsored Display',
  },
  againNever: 'ไม่ใช้ เพราะคุณไม่ต้องการ',
  againMedical: 'ไม่ใช้กับการรักษา ตามนโยบายสุขภาพ',

  leaveOutPresent: 'กันคนที่เรามีอยู่แล้วออก โดยใช้รายชื่อ',
  ownGroup: 'แยก{customers}เดิมไว้อีกชุดโฆษณา',
  ownFirst: ({ count }) => `เริ่มจากรายชื่อ ${count} รายที่คุณมี อัปโหลดเฉพาะคนที่ยินยอม`,
  noUpload: 'ไม่อัปโหลดรายชื่อ{customers}',
  noPatients: 'ห้ามอัปโหลดข้อมูลคนไข้',
  noList: 'กันคนที่ตกลงแล้วออกจากชุดหาคนใหม่',
  block: ({ terms }) => `ไม่ซื้อคำค้น ${quoted(terms)}`,
  blockNot: ({ words }) => `กันคำค้นของสิ่งที่ไม่รับด้วย (“${words}”)`,
  sayNot: ({ words }) => `โฆษณาไม่พูดถึงสิ่งที่คุณไม่ทำ (“${words}”)`,
  forEach: ({ groups, isInTurn }) =>
    isInTurn ? `โฆษณาสองชิ้นผลัดกันพูดทีละกลุ่ม: ${groups}` : `ทำโฆษณาแยกหนึ่งชิ้นต่อหนึ่งกลุ่ม: ${groups}`,
  ownName: 'แยกคำค้นชื่อเราไว้อีกแคมเปญ',
  sameCampaign: 'Facebook และ Instagram ใช้แคมเปญและงบเดียวกัน',
  waits: 'เตรียมไว้ก่อน ลงเงินเมื่อย้ายงบมา',
  languages: ({ names }) => `ทำชุดโฆษณาแยกตามภาษาที่คุณตอบได้: ภาษา${names}`,
  decides: ({ words }) => `เขียนโฆษณาถึงคนที่ตัดสินใจ (“${words}”)`,
  narrow: 'เริ่มกว้าง แล้วแคบลงตามผลชุดแรก',
  unwanted: ({ words }) => `บรรทัดแรกบอกว่าทำเพื่อใคร เพราะเคยเจอ “${words}”`,
  staff: 'ไม่ยิงพนักงานของเราและของคู่แข่ง',
  stock: 'ลงโฆษณาเฉพาะสินค้าที่มีของ',
  rule: ({ quote }) => `ทำตามที่คุณกำหนดว่า “${quote}”`,

  choose: 'ช่องทางแรก',
  chooseNote: 'เลือกช่องทางที่มีคนถามหาเราอยู่แล้ว',

  headlineSearch: ({ term }) => `เริ่มจากคนที่ค้นหา “${term}”`,
  headlineSearchOpen: 'เริ่มจากคนที่กำลังค้นหาสิ่งที่เราขาย',
  headlineTitles: ({ buyers }) => `เข้าถึง${thaiGap(buyers)}${buyers}${gapAfter(buyers)}ด้วยตำแหน่งงาน ไม่ใช่อายุ`,
  headlineFirms: ({ buyers }) =>
    `เข้าถึง${thaiGap(buyers)}${buyers}${gapAfter(buyers)}ด้วยอุตสาหกรรมและสายงาน ไม่ใช่อายุ`,
  headlineTitlesOpen: 'เข้าถึงผู้ตัดสินใจด้วยตำแหน่งงาน ไม่ใช่อายุ',
  headlineBase: ({ base }) => `ให้${thaiGap(base)}${base}${gapAfter(base)}เห็นก่อน แล้วตามคนที่ดูหรือทัก`,
  headlineFirst: ({ base }) => `เริ่มจาก${thaiGap(base)}${base}`,
  headlineOpen: ({ offer }) => `เริ่มจากคนกลุ่มกว้าง แล้วตามคนที่ถามเรื่อง${thaiGap(offer)}${offer}`,
  headlineShop: 'เจอคนที่ค้นหาในร้านอยู่แล้ว',
  people: ({ who, place }) => {
    const them = who === '' ? 'คน' : who;
    return `${them}${place === '' ? '' : `${gapAfter(them)}${inPlace(place)}`}`;
  },
  peopleAged: ({ ages, gender }) =>
    `${gender === '' ? 'คน' : gender}${ages === '' ? '' : ages.endsWith('+') ? `อายุ ${ages.slice(0, -1)} ปีขึ้นไป` : `อายุ ${ages} ปี`}`,
  offer: 'สินค้านี้',

  agesFact: ({ ages }) => `อายุ ${ages} ปี`,
  kinds: ({ names, kinds }) => `ตัวเลือกของ ${names}: ${kinds} ตรวจนโยบายของแพลตฟอร์มก่อนเริ่ม`,
  days: ({ days }) => `ตามคนกลุ่มเดิม ${days} วัน`,
  daysWhy: 'ตามเวลาที่ผู้ซื้อใช้ตัดสินใจ',
  start: 'คำค้น คำแนะนำ และกลุ่มที่กันออก',
  startWhy: 'ค่าเริ่มต้นจากสินค้า พื้นที่ และเงื่อนไขของคุณ ทบทวนทุกเดือน',
};
