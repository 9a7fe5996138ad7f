/** What keeps a capacity from being a number of a month: what is full already, what a season or the weather decides, what is held at one time. */
import { plain } from '../../../src/shared/reading/plain.ts';

/** Some of it is taken: how much is left nobody says. */
const PARTLY_FULL =
  /(?<![a-z])(?:(?:already|always|is|are|now|after \d+ ?h?) (?:full|rammed|booked|taken|gone)|(?:mon|tue|wed|thu|fri|sat|sun|weekend|evening)[a-z/ ]{0,16} (?:full|rammed|booked))(?![a-z])|เต็ม(?:แล้ว|หมด|ล่วงหน้า|ตลอด|ทุก)|ล้น/u;
/** It holds from a day on, or when the weather lets it. */
const DEPENDS =
  /(?<![a-z])(?:(?<!at )once(?! (?:a|per|every))|thaws?|until (?!\d)|weather|rain|season|(?:if|when) the (?:road|weather|ground|rain)|after (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?![a-z])|หน้าฝน|หน้าหนาว|ฝนตก|ฝนใต้|มรสุม|ถ้าฝน/u;
/** So many are in hand together: for how long, nobody says. */
const TOGETHER =
  /(?<![a-z])(?:at (?:a|one|any|the same) (?:one )?time|at once|parallel|in hand|open (?:cases|files|jobs)|active)(?![a-z])|พร้อมกัน|ในมือ|ดูแลคนละ/u;

/** Whether a capacity that is told in these words is none that a goal fills part of. */
export const isNoFlow = (words: string): boolean => {
  const text = plain(words);
  return PARTLY_FULL.test(text) || DEPENDS.test(text);
};
/** Some of it is full already. */
export const isPartlyFull = (words: string): boolean => PARTLY_FULL.test(plain(words));
/** What is made: told without a time it is made again and again. */
const MADE =
  /(?<![a-z])(?:melt|mak|produc|cast|bak|roast|brew|bottl|press|dry|smok|pack|mill)(?:es?|ing)?(?![a-z])|ผลิต|หลอม|ทำได้|แพ็ค/iu;
export const isMade = (words: string): boolean => MADE.test(plain(words));
/** Who stays is served again each time. */
const STAYS = /(?<![a-z])(?:recurring|regular|repeat|standing|weekly|monthly)(?![a-z])|ประจำ|รายเดือน|ซ้ำ/iu;
export const isOfStayers = (metric: string): boolean => STAYS.test(metric);
/** 'T' and 'tonnes'. */
const TONNES = /^(?:t|tons?|tonnes?|ตัน)$/iu;
export const areTonnes = (a: string, b: string): boolean => TONNES.test(a.trim()) && TONNES.test(b.trim());
/** So many are in hand at one time. */
export const isHeldTogether = (words: string): boolean => TOGETHER.test(plain(words));

/** 'Each truck 28 driveways': what one of several takes is not what all take. */
export function isOfEach(words: string, count: number): boolean {
  const each =
    /(?<![a-z])(?:each|every|per) (?!(?:day|week|month|year|hour)(?![a-z]))[a-z]+(?: [a-z]+)? (?<many>\d+)(?![\d.,])/u.exec(
      plain(words),
    );
  return each !== null && Number(each.groups?.['many']) === count;
}

/** Where somebody is: so many of these are so many people. */
const PLACES =
  /^(?:seats?|places?|spots?|beds?|desks?|kids|children|students?|pupils?|patients?|members?|people|ppl|pax|families|farms?|ที่|ที่นั่ง|เตียง|คน|ราย|คลาส|นักเรียน)$/iu;
/** A word for whatever is counted. */
const ANY =
  /^(?:customers?|clients?|firms|companies|jobs?|orders?|bookings?|installs?|installations?|บริษัท|งาน|คิว|ออเดอร์|หลัง|เคส)$/iu;
/** Of these each is somebody. */
const SOMEBODY =
  /(?<![a-z])(?:people|ppl|pax|persons?|guests?|visitors?|students?|campers?|pupils?|patients?|kids?|children|members?|enrol\w*|participants?|riders?|volunteers?|herds?|families|seats?|places?|spots?|beds?)(?![a-z])|คน|ราย|ท่าน|ผู้|เด็ก|นักเรียน|ที่นั่ง|เตียง|ที่$/iu;
/** Those who come for the first time share the hours with all who come. */
const NEW = /(?<![a-z])new(?![a-z])|ใหม่/iu;
/** What says how the counted stands, and not what it is. */
const STANDS = /^(?:new|left|open|active|total|more|max|free)$/iu;

export const isPlace = (of: string): boolean => PLACES.test(of.trim());
export const isAnything = (of: string): boolean => of.trim() === '' || ANY.test(of.trim());
export const isSomebody = (counted: string): boolean => SOMEBODY.test(counted);
export const isOfNewOnes = (metric: string): boolean => NEW.test(metric);
export const isBareState = (of: string): boolean => STANDS.test(of.trim());
