/** หน้า 16: แต่ละชั้นของกรวยคุยกับใคร */
import type { Wordings } from '../index.ts';

/** A space before a figure or a Latin word, none before a Thai one. */
const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);

/** Firms have no age. */
const FIRMS =
  /^(?:โรงงาน|ร้าน|บริษัท|โรงแรม|รีสอร์[ทต]|คลินิก|โรงพยาบาล|รพ|แพปลา|ล้ง|สำนักงาน|อบต|เทศบาล|นิติ|โรงเรียน|สหกรณ์|โกดัง)/u;

/** What somebody has not done yet, by the name of the result. */
const DONE: Readonly<Record<string, string>> = {
  คำสั่งซื้อ: 'สั่งซื้อ',
  นัดหมาย: 'นัด',
  การจอง: 'จอง',
  คำขอใบเสนอราคา: 'ขอใบเสนอราคา',
  ผู้สนใจ: 'ฝากชื่อ',
  การบริจาค: 'บริจาค',
  ใบสมัคร: 'สมัคร',
  การติดตั้งแอป: 'ติดตั้งแอป',
  การลงทะเบียน: 'ลงทะเบียน',
};
const notYet = (act: string): string =>
  DONE[act] === undefined ? `แต่ยังไม่มี${gap(act)}` : `แต่ยังไม่ได้${DONE[act]}`;

export const campaignStructure: Wordings['campaignStructure'] = {
  channelToChoose: 'รอเลือก',
  wide: ({ who, ages, place, near = '' }) =>
    `${who === '' ? 'คน' : `${ages !== '' && FIRMS.test(who) ? 'ผู้ตัดสินใจของ' : ''}${who}${/\d$/u.test(who) ? ' ' : ''}`}${near === '' ? '' : `ใน${near} `}${place === '' ? '' : `${place.startsWith('ทั่ว') ? '' : 'ใน'}${gap(place)}`}${ages === '' ? '' : ages.endsWith('+') ? ` อายุ ${ages.slice(0, -1)} ปีขึ้นไป` : ` อายุ ${ages} ปี`}`,
  headlineOne: ({ day, channel }) => `งบวันละ ${day} พอสำหรับแคมเปญเดียว จึงเริ่มที่ ${channel} ทั้งหมด`,
  searched: ({ terms, place }) =>
    `คนที่ค้นหา ${terms.map((term) => `“${term}”`).join(' หรือ ')}${place === '' ? '' : ` ${place.startsWith('ทั่ว') ? '' : 'ใน'}${gap(place)}`}`,
  signals: ({ terms, place }) =>
    `คนที่ค้นหา ${terms.map((term) => `“${term}”`).join(' หรือ ')}${place === '' ? '' : ` ${place.startsWith('ทั่ว') ? '' : 'ใน'}${gap(place)}`} และคนที่คล้ายกัน`,
  on: ({ names, whom }) => `${whom} (${names})`,
  middleSeen: 'คนที่โต้ตอบกับโฆษณาหรือโพสต์',
  lowForm: ({ days }) => `คนที่เปิดแบบฟอร์มใน ${days} วัน แต่ยังไม่ได้ส่ง`,
  lowWatched: ({ days, act }) => `คนที่ดูคลิปเกินครึ่งใน ${days} วัน ${notYet(act)}`,
  middle: 'คนที่ดูคลิปเกินครึ่ง',
  low: ({ days, act, hasPage, isReading }) =>
    isReading
      ? `คนที่อ่านหน้าเว็บใน ${days} วัน`
      : `${hasPage ? 'คนที่เปิดหน้า{price}หรือหน้าติดต่อ' : 'คนที่ทักหรือโต้ตอบ'}ใน ${days} วัน ${act === 'ผู้สนใจ' && !hasPage ? 'แต่ยังไม่ตกลง' : notYet(act)}`,
  keep: {
    people: '{customers}ที่ยินยอมให้ติดต่อ',
    business: '{customers}จากรายชื่อของฝ่ายขาย',
    givers: 'คนที่เคยให้และยินยอมให้ติดต่อ',
    noList: 'คนที่ติดตามเรา ไม่อัปโหลดรายชื่อ{customers}',
    medical: 'คนที่ติดตามเพจ ไม่ใช้รายชื่อคนไข้',
  },
  campaign: ({ name, types }) =>
    types === '' ? name : types.includes('(') ? `${name} · ${types}` : `${name} (${types})`,
  ad: ({ number, words, shows }) => `โฆษณา ${number}: ${words}${shows === '' ? '' : ` – ${shows}`}`,
  headlineAds: ({ ads, isMany, act }) =>
    `${isMany ? 'ช่องทางละหนึ่งแคมเปญ' : 'มีแคมเปญเดียว'} ${
      ads < 2 ? `ชวนให้ถึง${gap(act)}` : `ให้โฆษณา ${ads} ชิ้นแข่งกัน แล้วใช้เงินกับชิ้นที่ได้ผลกว่า`
    }`,
  anyQuestion: 'คำถามของคุณ',
  answers: ({ thought }) => `ตอบ “${thought}”`,
  promise: 'เรื่องหลักของเรา',
};
