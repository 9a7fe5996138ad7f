/** Whether a price is for one of what is counted: of a seat, a lesson or a litre it is not for those who buy many. */
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { isSized } from '../../../understanding/figures/priced-for.ts';
import { stepOf } from '../../../understanding/figures/steps.ts';
import type { Worths } from './worth.ts';

/** A time, which a price has beside what it is for. */
const TIME = /^(?:night|day|week|month|mo|year|yr|quarter|annum|คืน|วัน|สัปดาห์|อาทิตย์|เดือน|ปี)s?$/iu;
/** A part of what is bought: one buyer takes many of them. */
const PARTS =
  /^(?:\d|hours?|hrs?|minutes?|km|miles?|m²?|sq|kg|kilos?|g|grams?|tons?|tonnes?|lit(?:re|er)s?|met(?:re|er)s?|pages?|words?|tiles?|panels?|one[- ]?way|way|trips?|rides?|legs?|returns?|sessions?|class(?:es)?|lessons?|visits?|times?|cups?|plates?|ชั่วโมง|ชม|นาที|กก|กิโล|กรัม|ตัน|ลิตร|เมตร|ตร|ตาราง|ไร่|หน้า|คำ|แผ่น|ครั้ง|เที่ยว|รอบ|คาบ|คลาส|แก้ว|จาน)/iu;
/** Buyers that take more than one of what is sold. */
const FIRMS =
  /restaurant|school|shop|store|compan|firm|business|distributor|dealer|site|facilit|clinic|hotel|farm|branch|buyer|account|partner|dorm|office|ร้าน|โรงเรียน|บริษัท|ตัวแทน|โรงงาน|คลินิก|โรงแรม|ฟาร์ม|คู่ค้า|หมู่บ้าน|สาขา|หอ/iu;
const TOGETHER = /booking|group|table|family|team|จอง|กลุ่ม|โต๊ะ|ครอบครัว/iu;
const PERSON =
  /^(?:persons?|pax|head|people|guests?|travell?ers?|diners?|passengers?|tourists?|delegates?|คน|ท่าน|หัว)$/iu;

/** Heads times nights. */
const HEADS_NIGHTS =
  /(?<![a-z])(?:guest|person|visitor|bed|pax|people)s?['’]?[- ]?nights?(?![a-z])|คน-?\s?คืน|คืน-?\s?คน/iu;
/** 'Guest nights', 'คนคืน': two guests of three nights are six. */
export const areHeadsNights = (thing: string): boolean => HEADS_NIGHTS.test(thing);

/** What a head is called. */
export const isPerson = (thing: string): boolean => PERSON.test(thing);

/** 'A person set menu', 'a person twin' are for one as well. */
export const isHead = (unit: string | undefined): boolean => isPerson(unit?.split(/\s/u)[0] ?? '');

/** What is counted by heads: no table, group or firm. */
export const isOfPeople = (thing: string): boolean =>
  thing !== '' && !TOGETHER.test(thing) && !FIRMS.test(thing) && !PARTS.test(thing);

/** Whether so many of `thing` cost so many times a price for one of `unit`. */
export function agrees(
  { of: unit, isPart, holds = '' }: Pick<Worths, 'of' | 'isPart' | 'holds'>,
  thing: string | undefined,
): boolean {
  // A ton is many bags, and nobody knows how many: only a price of a ton is for tons.
  if (thing && isSized(thing) && !areOneThing(unit ?? '', thing)) return false;
  if (holds !== '' && thing && areOneThing(holds, thing)) return false;
  // Two guests of a night in a room pay its price once.
  if (thing && areHeadsNights(thing) && !isHead(unit) && !areOneThing(unit ?? '', thing)) return false;
  if (isPart && thing)
    return unit ? areOneThing(unit, thing) : !FIRMS.test(thing) && stepOf(thing) === undefined;
  if (unit === undefined || unit === '' || TIME.test(unit) || !thing) return true;
  if (areOneThing(unit, thing)) return true;
  if (PARTS.test(unit)) return false;
  if (isHead(unit)) return !TOGETHER.test(thing);
  return !FIRMS.test(thing) || FIRMS.test(unit);
}
