/**
 * Where an offer comes from, which is never where its buyers are: 'posted from Rotherham', 'HQ Bristol', 'ส่งจากเลย', 'โรงงานอยู่ลพบุรี'.
 */
import { LETTERS, MARKS } from '../letters.ts';

/** A name, and what belongs to it, up to where a list goes on or the sentence tells where it goes to. */
const PLACE_EN = String.raw`(?:St\.?[ \t])?[${LETTERS}${MARKS}][${LETTERS}${MARKS}'’-]*(?:[ \t]+(?!to\b|and\b|or\b|but\b|for\b|we\b|plus\b)[${LETTERS}${MARKS}'’-]+){0,3}`;
/** Deeds by which something leaves, or is made: of buyers nobody says so. */
const LEAVES = String.raw`(?:we\s+|it['’]?s\s+|all\s+|everything\s+)?(?:sent|send|ship(?:s|ped|ping)?|post(?:s|ed|ing)?|deliver(?:s|ed|ing)?|dispatch(?:es|ed)?|despatch(?:es|ed)?|driv(?:e|en)|import(?:ed)?|export(?:ed)?|bought|sourced)\s+(?:out\s+|straight\s+|direct(?:ly)?\s+|daily\s+)?from`;
const MADE = String.raw`(?:hand\s?)?(?:made|produced|grown|built|roasted|brewed|farmed|baked|printed|manufactured|assembled|cut|sewn|woven|bottled|packed|caught|hatched|distilled)\s+(?:by hand\s+)?(?:in|at|near|on)`;
/** A house of the firm's own. */
const HOUSE = String.raw`(?:(?:our|the|my)\s+)?(?:main\s+|head\s+|registered\s+)?(?:hq|h\.q\.|headquarters?|head office|offices?|workshop|factory|works|warehouse|yard|depot|farm|kitchen|bakery|roastery|brewery|mill|plant|lab|studio|base|unit)(?:['’]s|\s+(?:is|are))?(?:\s+based)?\s*(?:in|at|near|on|:)?`;
const BASED = String.raw`(?:(?:we\s+are|we['’]re|i\s+am|i['’]m|company|firm|team)\s+)?(?:based|located|headquartered)\s+(?:in|at|near|out of|on)`;
/** Where guests come to. */
const LODGING = String.raw`(?:(?:our|the)\s+)?(?:stay|camp|lodge|villas?|cottages?|hotel|resort|retreat|inn|guest\s?house)\s+(?:(?:is|are)\s+)?(?:in|at|near|outside)`;
const ORIGIN_EN = new RegExp(
  String.raw`(?:^|(?<=[,;.(\n/–—-]\s*)|(?<=\s(?:but|and|though|while)\s))(?:${LEAVES}|${MADE}|${HOUSE}|${BASED}|${LODGING})\s+(?:the\s+)?(?<place>${PLACE_EN})|(?<=\S\s)(?:${LEAVES})\s+(?:the\s+)?(?<from>${PLACE_EN})`,
  'giu',
);
/** In Thai the words stand before the name, in one word with it or with a space between. */
const HOUSE_TH =
  '(?:โรง(?:งาน|คั่ว|สี|หล่อ|เรือน|ครัว|อบ)|ออฟฟิศ|สำนักงาน(?:ใหญ่)?|บริษัท|ฟาร์ม|สวน|ไร่|โกดัง|คลัง(?:สินค้า)?|ครัว|สตูดิโอ|อู่|ฐาน|ตัวเรา|เรา|ร้าน|หน้าร้าน|เวิร์กช็อป)';
const ORIGIN_TH = new RegExp(
  String.raw`(?<=^|[\s,;(/])(?:และ|แต่|โดย)?(?:(?:จัด)?ส่ง(?:ตรง|ของ|สด|ออก)?(?:มา)?จาก|(?:ผลิต|ทำ|ปลูก|คั่ว|เลี้ยง|หมัก|ทอ|ปั้น|บรรจุ|เพาะ)(?:เอง|สด)?(?:ที่|จาก|ใน)|${HOUSE_TH}(?:ของเรา|เรา)?(?:ตั้ง)?อยู่(?:ที่|ใน|แถว)?)\s?(?<place>(?:จังหวัด|จ\.|อำเภอ|อ\.)?\s?[ก-๛]+)`,
  'gu',
);

/** Each origin replaced: by nothing, or by its own name. */
const replaced = (text: string, by: (name: string) => string): string =>
  text
    .replaceAll(ORIGIN_EN, (_, place?: string, from?: string) => by(place ?? from ?? ''))
    .replaceAll(ORIGIN_TH, (_, place: string) => by(place));
const HAS_NAME = /\p{L}{2,}/u;

/** 'Packhouse Murang'a. Buyers Dubai, Rotterdam': where the others are is told beside where buyers are, and nobody is reached there. */
const BUYERS_APART =
  /^[^;.]+[;.]\s+(?:[Bb]uyers|[Cc]ustomers|[Cc]lients|[Dd]onors|[Pp]ayers|[Aa]ds)(?: are)?(?: in| from| at| to|:)?\s+(?<theirs>[A-Z].*)$/u;
/** 'Plovdiv; diaspora London', 'Kochi + clients in Dubai': who is there is no part of the name. */
const WHO_IS_THERE =
  /(?<=(?:^|[,;.+&(]|\band)\s*)(?:[Oo]ur |the )?(?:[Bb]uyers|[Cc]ustomers|[Cc]lients|[Dd]onors|[Dd]iaspora|[Aa]broad|[Aa]ds|NRIs?|[Rr]elatives|[Ff]amil(?:y|ies)|[Ss]ons?(?:\/daughters?)?|[Pp]arents)(?: are)?(?: in| from| at| to|:)?\s+(?=[A-Z])/gu;
const whereBuyersAre = (text: string): string =>
  (BUYERS_APART.exec(text)?.groups?.['theirs'] ?? text).replaceAll(WHO_IS_THERE, '');

/** The answer without where the offer comes from; with its name where nothing else is named: a workshop serves its own town. */
export function withoutOrigins(answer: string): string {
  const text = whereBuyersAre(answer);
  const rest = replaced(text, () => ',');
  return HAS_NAME.test(rest.replaceAll(/\([^()]*\)/gu, '')) ? rest : replaced(text, (name) => name);
}

/** Said of the whole country, whatever else is named beside it. */
const NATIONWIDE = /ทั่ว(?:ทั้ง)?(?:ประเทศ|ไทย|เมืองไทย)|ทุกจังหวัด|ทั้งประเทศ/u;
/** Of all of it some places come first. */
const FIRST = /เน้น|หลัก|หนัก|เริ่ม|โดยเฉพาะ|\b(?:mainly|mostly|especially|focus|first|start)\b/iu;

/** 'เชียงใหม่ ลำพูน แต่ทำทางไกลได้ทั้งประเทศ', 'กรุงเทพ นนทบุรี (ส่งทั่วประเทศ)': how far it goes besides, behind the places. */
const BEHIND_PLACES =
  /^(?<places>.*?[ก-๛a-z)])\s*(?:[,;(/+]|แต่|และ|\s)\s*(?:(?:แต่|และ|zoom|ออนไลน์|ทางไกล|จัดส่ง|ส่ง(?:ไปรษณีย์|ของ)?|ทำ|ขาย|สอน|ให้บริการ|รับ|ได้|ก็)\s?)+(?:ทั่ว(?:ทั้ง)?(?:ประเทศ|ไทย|เมืองไทย)|ทั้งประเทศ|ทุกจังหวัด)[ก-๛]{0,6}\)?\s*$/iu;
/** 'ทั่วประเทศแหละ แต่ส่วนใหญ่นครปฐม ราชบุรี': most of them are there. */
const MOST_IN =
  /^(?:ขาย|ส่ง|ออนไลน์|\s)*(?:ทั่ว(?:ทั้ง)?(?:ประเทศ|ไทย)|ทั้งประเทศ)[ก-๛]{0,6}\s*(?:แต่)?(?:ลูกค้า)?(?:ส่วนใหญ่|ส่วนมาก)(?:อยู่|มาจาก|คือ|เป็น|แถว)?\s?(?<places>[ก-๛].*)$/iu;
/** 'ขายทั่วประเทศ กรุงเทพเยอะสุด'. */
const MOST_OF =
  /^(?:ขาย|ส่ง|ออนไลน์|\s)*(?:ทั่ว(?:ทั้ง)?(?:ประเทศ|ไทย)|ทั้งประเทศ)[ก-๛]{0,6}\s(?<places>[ก-๛][ก-๛ ,]{2,60}?)\s?(?:เยอะ|มาก)(?:ที่)?สุด[ก-๛]{0,6}$/iu;
/** The places that an answer names beside the whole country, where those are what is meant. */
export const namedBesideNation = (text: string): string | undefined =>
  (BEHIND_PLACES.exec(text) ?? MOST_IN.exec(text) ?? MOST_OF.exec(text))?.groups?.['places'];

/** Whether all of Thailand is meant, and no part of it is put first. */
export const isNationwide = (text: string): boolean => NATIONWIDE.test(text) && !FIRST.test(text);
