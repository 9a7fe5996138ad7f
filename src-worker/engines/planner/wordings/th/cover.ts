/** หน้า 1: เป้าหมายของลูกค้า สินค้าที่ชู และงบ */
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
const perText = (per: string): string => PER[per] ?? '';

const inPlace = (place: string): string =>
  place === '' ? '' : place.startsWith('ทั่ว') ? place : `ใน${thaiGap(place)}${place}`;

export const cover: Wordings['cover'] = {
  titleGoal: ({ what, goal, due }) =>
    [
      `${what}${what === '' ? '' : /^[ก-ฮเแโใไ]/u.test(goal) && !goal.startsWith('จาก') ? gapAfter(what) : ' '}${goal}`,
      due,
    ]
      .filter(Boolean)
      .join(' '),
  ramp: ({ from, to, name, isUnit, per }) =>
    isUnit
      ? `จาก ${from} เป็น ${to} ${name}${perText(per)}`
      : `${name}จาก ${from} เป็น ${to} ${classifierOf(name)}${perText(per)}`,
  rampOf: ({ from, to, name, per }) => `${name}${gapAfter(name)}จาก ${from} เป็น ${to}${perText(per)}`,
  sales: 'ยอดขาย',
  gifts: 'เงินบริจาค',
  titleOffer: ({ offer }) => `แผนการตลาด ${offer}`,
  title: 'แผนการตลาด',
  dueBy: ({ day }) => `ภายใน ${day}`,
  dueIn: ({ length }) => `ใน ${length}`,
  over: ({ length }) => (length === '' ? '' : ` ใน ${length}`),
  promise: ({ offer, sum, over, place }) =>
    `แผนนี้ใช้งบสื่อ ${sum}${over}${offer === '' ? '' : ` โดยชู${thaiGap(offer)}${offer}`}${place === '' ? '' : ` ${inPlace(place)}`}`,
  promiseWithoutSum: ({ offer, place }) =>
    offer === ''
      ? `แผนนี้ทำงาน${place === '' ? 'ตามเป้าหมาย' : inPlace(place)} ส่วนงบสื่อจะตกลงร่วมกัน`
      : `แผนนี้ชู${thaiGap(offer)}${offer}${place === '' ? '' : ` ${inPlace(place)}`} ส่วนงบสื่อจะตกลงร่วมกัน`,
  offerOf: ({ kind, offer }) => `${kind} ${offer}`,
  picture: ({ offer }) => `ใช้ภาพจริงของ${thaiGap(offer)}${offer}`,
  pictureWork: ({ company }) => `ใช้ภาพงานประจำวันของ${thaiGap(company)}${company}`,
  rules: ({ quotes }) => `ทุกภาพทำตามที่คุณกำหนดว่า ${quotes.map((quote) => `“${quote}”`).join(' และ ')}`,
  preparedBy: 'Digital Marketing Agency',
  started: 'วันที่เริ่มทำข้อเสนอนี้',
};
