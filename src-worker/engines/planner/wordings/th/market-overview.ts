/** หน้า 4: ใครซื้อ ที่ไหน มีกี่คนเท่าที่ตารางนับไว้ เป้าต้องเดินเร็วแค่ไหน และอะไรขยับความต้องการ */
import { gapAfter, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';
import { classifierOf } from './classifiers.ts';

const PER: Readonly<Record<string, string>> = {
  day: 'ต่อวัน',
  week: 'ต่อสัปดาห์',
  month: 'ต่อเดือน',
  quarter: 'ต่อไตรมาส',
  year: 'ต่อปี',
};
const EACH: Readonly<Record<string, string>> = {
  day: 'วันละ',
  week: 'สัปดาห์ละ',
  month: 'เดือนละ',
  quarter: 'ไตรมาสละ',
  year: 'ปีละ',
};
const inPlace = (place: string): string =>
  place === '' ? '' : place.startsWith('ทั่ว') ? place : `ใน${thaiGap(place)}${place}`;
export const marketOverview: Wordings['marketOverview'] = {
  million: (count) => `${count} ล้าน`,
  aged: ({ ages }) =>
    ages === '' ? '' : ages.endsWith('+') ? ` อายุ ${ages.slice(0, -1)} ปีขึ้นไป` : ` อายุ ${ages} ปี`,
  people: { all: 'คน', female: 'คน (ผู้หญิง)', male: 'คน (ผู้ชาย)' },
  head: ({ count, who, ages }) => `${count}${/\d$/u.test(count) ? ' ' : ''}${who}${ages}`,

  headlineOneIn: ({ goal, every: number }) => `หาให้เจอ 1 ใน ${number} คนที่นี่ ก็ครบ${thaiGap(goal)}${goal}`,
  headlineCount: ({ head, where, isRegistered }) =>
    isRegistered ? `${inPlace(where)}มี ${head} ตามทะเบียนราษฎร` : `มี ${head} อยู่${inPlace(where)}`,
  headlinePace: ({ what, where }) =>
    `${what}${where === '' ? '' : `${gapAfter(what)}${where.startsWith('ทั่ว') ? '' : 'จาก'}${thaiGap(where)}${where}`} ก็ถึงเป้า`,
  headlineAmong: ({ what, head }) => `เป้าคือ${thaiGap(what)}${what}${gapAfter(what)}จากทั้งหมด ${head}`,
  headlineGroups: ({ groups, where }) =>
    `กลุ่มที่ตามหาคือ${thaiGap(groups)}${groups}${where === '' ? '' : `${gapAfter(groups)}ใน${thaiGap(where)}${where}`}`,
  headlineDriver: ({ words }) => `ตลาดตอนนี้ขยับเพราะ “${words}”`,
  headlineWhere: ({ where }) =>
    where.startsWith('ทั่ว') ? `คนที่เราตามหาอยู่${where}` : `คนที่เราตามหาอยู่ที่${thaiGap(where)}${where}`,
  headlineBuyers: ({ offer }) => `เริ่มจากคนที่ต้องการ${thaiGap(offer)}${offer}${gapAfter(offer)}อยู่แล้ว`,
  offer: 'สินค้านี้',

  around: ({ place, distance }) => `${place}และรอบ ๆ ${distance}`,
  elsewhere: 'พื้นที่อื่น',
  sizeBuyers: ({ buyers, where }) => (where === '' ? buyers : `${buyers} ${inPlace(where)}`),
  buyers: '{buyers}',
  firms: 'ธุรกิจที่ซื้อ',
  growth: ({ moved }) => `ประชากรตามทะเบียนตั้งแต่ปี 2563: ${moved}`,
  moved: ({ name, change, year }) => `${name} ${change} (ถึงปี ${year + 543})`,
  provinceChange: ({ change, year }) => `${change} ทุกวัย 2563–${year + 543}`,
  online: ({ share, year }) => `ใช้อินเทอร์เน็ต ${share}% (${year + 543})`,
  apart: 'นับแยก คนละชุดข้อมูล',
  segment: ({ name, ages }) => `${name}${ages}`,
  shopping: 'ผู้ใช้อินเทอร์เน็ตไทย 69.2% ซื้อของออนไลน์ทุกสัปดาห์ (2567)',
  shoppingFact: '69.2% ซื้อของออนไลน์ในหนึ่งสัปดาห์ (2567)',
  occasion: ({ name, date, action }) => `${name} (${date}) ${action}`,

  starts: ({ events }) => `{buyers}เริ่มมองหาเพราะ ${events.map((event) => `“${event}”`).join(' ')}`,

  more: ({ count, name, isUnit, per }) =>
    isUnit
      ? `เพิ่มอีก${EACH[per] ?? ''} ${count} ${name}`
      : `${name}เพิ่มอีก${EACH[per] ?? ''} ${count} ${classifierOf(name)}`,
  paceMore: ({ name, per }) => `${name}${gapAfter(name)}${PER[per] ?? ''}ที่ต้องเพิ่มให้ถึงเป้า`,
  paceUnit: ({ name, per }) => `${name}${gapAfter(name)}${PER[per] ?? ''}ที่ต้องได้ให้ถึงเป้า`,
  situationPace: ({ what, span }) => `เป้านี้ต้องได้${thaiGap(what)}${what}${span === '' ? '' : ` ใน ${span}`}`,
  situationWhole: ({ goal, span }) => `รวมแล้วคือ${thaiGap(goal)}${goal}${span === '' ? '' : ` ใน ${span}`}`,
  situationFirms: 'ตลาดนี้คือธุรกิจที่ไล่รายชื่อได้ทีละราย',

  before: 'ก่อนเริ่ม',
  weekOne: 'ตั้งแต่สัปดาห์แรก',
  countFirms: 'จำนวนบริษัทที่อาจเป็นลูกค้า แยกตามพื้นที่',
  countFirmsThai: 'คลังข้อมูลธุรกิจ กรมพัฒนาธุรกิจการค้า',
  countFirmsElse: 'ทะเบียนบริษัทของประเทศนั้น',
  countSearches: ({ term }) => `จำนวนค้นหา “${term}” ต่อเดือน`,
  countSearchesOffer: 'จำนวนค้นหาต่อเดือน แยกตามพื้นที่',
  countSearchesWhere: 'Google Keyword Planner',
  countReach: ({ platform }) => `จำนวนคนที่ ${platform} เข้าถึงได้ตามกลุ่มที่ตั้ง`,
  countReachWhere: ({ platform }) => `เครื่องมือวางแผนของ ${platform}`,
  countAsked: 'มีคนถามกี่ราย และ{buy}กี่ราย',
  countAskedWhere: 'บันทึกของเราเอง',

  client: 'คำตอบของคุณ',
  size: ({ head, count }) => `${head} (${count})`,
  registered: 'ประชากรตามทะเบียน ไม่ใช่ผู้อยู่อาศัยจริง',
  registeredUnit: 'คนตามทะเบียนราษฎร',
  peopleUnit: 'คน',
  bands: ['20–59 ปี', 'ต่ำกว่า 20 ปี', '60 ปีขึ้นไป'],
  allAges: ({ ages }) => `นับทุกช่วงอายุ ไม่ใช่เฉพาะ ${ages} ปี`,
  allAgesWhy: 'ไม่มีตารางอายุครบทุกประเทศที่ระบุ',
  widerAges: ({ ages, wanted }) => `ช่วงอายุ ${ages} ปี เป็นช่วงที่เผยแพร่ซึ่งใกล้ ${wanted} ปีที่สุด`,
  widerAgesWhy: 'ตารางรายจังหวัดมีเพียงสามช่วงอายุ',
  totals: 'จำนวนรวมทุกวัย',
  town: ({ province, town }) => `ใช้ตัวเลขจังหวัด${province}แทน ${town}`,
  townWhy: 'ตารางของเรานับเป็นจังหวัด',
  oneIn: ({ every: number }) => `หนึ่งใน ${number}`,
  noValue: 'ไม่แสดงมูลค่าตลาดเป็นเงิน',
  noValueWhy: 'ไม่มีแหล่งข้อมูลที่ยืนยันได้',
  noFirms: 'ไม่แสดงจำนวนบริษัท',
  noFirmsWhy: 'ไม่มีตารางที่นับไว้',
};
