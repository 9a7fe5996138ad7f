/** Names of groups of people, each whole: no half of a name, nothing that only tells where or since when. */

/** How many of them, how often: before the name. */
const LEADS =
  /^(?:(?:a lot of|lots of|a few|some|many|most|several|sometimes|mostly|mainly|often|usually|also|other)\s+)+(?:the\s+)?/iu;
/** That they are welcome, or first of all: behind it. */
const TAILS = /\s+(?:the most|esp(?:ecially|\.)?|too|etc\.?|mostly|mainly|ok(?:ay)?|welcome|as well)$/iu;
/** Behind one of these stands a time, a place, a thing. */
const NO_GROUP_BEFORE = /\b(?:since|on|in|at|out of|makes?|during|until|from|who|which|to)\s+$/iu;
/** Neither of two words names people: 'single or couples'. */
const ADJECTIVES = /^(?:single|married|employed|retired|working|young|old|new)\s(?:or|and)\s/iu;
const SHARED = /^\s*(?:and|&|\+)\s*$/u;
const ONE_WORD = /^[\p{L}’'-]+$/u;
/** One word of several stands alone, unless what follows tells of both: 'owners and managers of cafes'. */
const SEVERAL = /[^s]s$/u;
/** Ends as several do and only says which: 'Masters and PhD students', 'sales and marketing managers'. */
const WHICH =
  /^(?:masters|bachelors|honou?rs|sports|arts|sales|accounts|operations|facilities|logistics|communications|systems|sciences|maths|economics|physics|mens|womens)$/iu;
const OF_BOTH = /\s(?:of|at|in)\s/u;

/** A Thai piece that tells more of the group before it: 'ที่มีรถไถ', 'มังสวิรัติ' behind 'คนกินเจ'. */
const TELLS_MORE =
  /^(?:ที่(?=[ก-๛])|ซึ่ง|มี(?!ดโกน)|ฝาก|ชอบ|อยาก|กรน|กิน|มังสวิรัติ|วีแกน|น้ำหนัก|หมา|แมว|นก|มันสำปะหลัง|อ้อย|ข้าว(?!ราชการ)|ยางพารา|ปาล์ม|ทุเรียน|สวนผลไม้|ไร่|นา(?!ย|ง))/u;
/** A Thai piece that leads to whom it names. */
const LEADS_ON = /(?:คือ|ได้แก่|เช่น)$/u;
/** Whom a Thai answer begins with, up to their age or to what is told of them. */
const HEAD_TH = /^(?<head>[ก-๛]{2,40}?)\s*(?=\s|อายุ|ที่|ซึ่ง)/u;

const THAI = /^[ก-๛]/u;

/** Somebody is named. */
const PEOPLE =
  /คน|ผู้|เจ้าของ|พ่อ|แม่|ลูก|ญาติ|นัก|ชาว|หมอ|ครู|พนักงาน|เด็ก|ครอบครัว|วัย|สาว|หนุ่ม|ตายาย|\b(?:people|owners?|parents?|mums?|moms?|dads?|men|women|adults?|children|kids|families|patients?|runners?|workers?|players?|drivers?|riders?|seniors?|sufferers?|who)\b/iu;
/** What somebody has: 'สะบ้าเคลื่อน', 'bad hips', 'eczema'. */
const CONDITION =
  /(?:เคลื่อน|เสื่อม|อักเสบ|เอียง|หัก|บวม|คด|ไม่ดี|ภูมิแพ้|เบาหวาน|ความดัน|ไมเกรน|ผมร่วง|นอนไม่หลับ)$|^ปวด|^(?:bad|sore|stiff|weak|slipped|broken|torn|aching|frozen)\s\p{L}+$|(?:itis|osis|ache|eczema|diabetes|sciatica|migraines?|(?:back|knee|neck|hip|joint) pain)$/iu;

/** A condition beside people is no group of its own. */
const withoutConditions = (names: readonly string[]): string[] =>
  names.filter(
    (name) => PEOPLE.test(name) || !CONDITION.test(name) || !names.some((each) => PEOPLE.test(each)),
  );

/** Who decides, pays or asks is told of a group, and names none: 'ส่วนมากแฟนผู้หญิงเป็นคนเลือก', 'เถ้าแก่เคาะเอง', 'จัดซื้อเทียบ 3 เจ้า'. */
const DECIDES_TH =
  /เป็นคน(?:เลือก|จ่าย|โอน|ตัดสิน|เคาะ|เซ็น|โทร|ทัก|จอง|สั่ง|เจอ|บ่น)|(?:เคาะ|เซ็น|ตัดสินใจ?|อนุมัติ|เจ้าของ)(?:ราคา)?เอง$|(?:เคาะ|เซ็น|อนุมัติ)$|เทียบ$|^คน(?:โทร|จ่าย|ทัก|ตัดสินใจ|เคาะ|เลือก)(?:คือ|เป็น|$)/u;
/** What stands between the spaces around a place of a Thai answer. */
const phraseAt = (told: string, at: number, end: number): string => {
  const start = told.slice(0, at).search(/[^\s,/]*$/u);
  const [rest = ''] = /^[^\s,/]*/u.exec(told.slice(end)) ?? [];
  return told.slice(start, end) + rest;
};
/** 'คนวัย 42+': without the years it names everybody. */
const AGED_TH = /(?:วัย|อายุ)$/u;
const AGED_FROM_TH = /(?:วัย|อายุ)\s?\d{2}$/u;
const YEARS_TH = /^\s?\d{2}(?:\s?[-–]\s?\d{2}|\+)?/u;
/** A letter or two behind a Thai name go on from it: 'ผู้ชายหัวล้านเถิกตัว M'. */
const LETTER_FIRST = /^(?<letter>[A-Za-z]{1,2})\s(?=[ก-๛])/u;
/** What they do or have to is told of somebody who is named elsewhere: 'แต่คนโทรคือ …', 'ซื้อให้ตัวเอง', 'เถ้าแก่ต้องโอเค'. */
const NO_NAME_TH = /^(?:แต่|ถ้า|บางที|คุย|ทน|มากับ|แล้วก็|อ่าน|ซื้อ(?:ให้|เป็น|ฝาก))|ต้อง(?:โอเค|ผ่าน|อนุมัติ|เคาะ)/u;

/** 'บาร์ โรงแรมเล็ก', 'ครู พยาบาล': two, where each of the words names people or a place of work. */
const NAMES_ONE =
  /^(?:ร้าน|อู่|หอ(?:พัก)?|โรง|บาร์|คาเฟ่|ครู|พยาบาล|ทหาร|ตำรวจ|ข้าราชการ|เจ้าของ|แม่บ้าน|ช่าง|คู่รัก|ครอบครัว|นักศึกษา|คนทำงาน|เซลส์|วิทยากร|ผู้บริหาร)[ก-๛]*$/u;
function apartIn(name: string): string[] {
  const words = name.split(' ');
  return words.length > 1 && words.every((word) => NAMES_ONE.test(word)) ? words : [name];
}

/** Thai names as they are said: with the years and the letters that belong to them, and with the word that joins what they do. */
function saidInThai(found: readonly string[], told: string): string[] {
  const names: string[] = [];
  let end = 0;
  for (const [index, name] of found.entries()) {
    const at = told.indexOf(name, end) < 0 ? told.indexOf(name) : told.indexOf(name, end);
    end = at < 0 ? end : at + name.length;
    if (at >= 0 && THAI.test(name) && (NO_NAME_TH.test(name) || DECIDES_TH.test(phraseAt(told, at, end))))
      continue;
    const behind = at < 0 ? '' : told.slice(end);
    const years = AGED_TH.test(name)
      ? (YEARS_TH.exec(behind)?.[0] ?? '')
      : AGED_FROM_TH.test(name) && behind.startsWith('+')
        ? '+'
        : name.endsWith('ที่') && !behind.startsWith(found[index + 1] ?? ' ')
          ? (/^[ก-๛]{2,20}/u.exec(behind)?.[0] ?? '')
          : '';
    const { letter } = LETTER_FIRST.exec(name)?.groups ?? {};
    const last = names.at(-1);
    if (letter !== undefined && last !== undefined && THAI.test(last)) {
      names[names.length - 1] = `${last} ${letter}`;
      names.push(name.slice(letter.length + 1));
    } else names.push(`${name}${years}`);
  }
  return names.filter((name) => !AGED_TH.test(name)).flatMap(apartIn);
}

/** The groups of an answer, in its order. */
export function wholeGroups(found: readonly string[], told: string): string[] {
  const groups: string[] = [];
  let end = 0;
  for (const name of saidInThai(found, told)) {
    const at = told.indexOf(name, end) < 0 ? told.indexOf(name) : told.indexOf(name, end);
    const last = groups.at(-1);
    const between = at < end ? undefined : told.slice(end, at);
    const isShared =
      last !== undefined &&
      between !== undefined &&
      ONE_WORD.test(last) &&
      SHARED.test(between) &&
      (!SEVERAL.test(last) || WHICH.test(last) || OF_BOTH.test(name));
    // Thai parts its groups by a space or a mark: where there is none, it is one name.
    const isMore =
      last !== undefined &&
      between !== undefined &&
      (TELLS_MORE.test(name)
        ? /^[ \t]*$/u.test(between)
        : between === '' && /[ก-๛]$/u.test(last) && THAI.test(name) && !PEOPLE.test(name));
    if (at >= 0 && (isShared || isMore)) groups[groups.length - 1] = `${last}${between}${name}`;
    else if (
      !(TELLS_MORE.test(name) || LEADS_ON.test(name)) &&
      !(at > 0 && NO_GROUP_BEFORE.test(told.slice(0, at)))
    )
      groups.push(name);
    else if (groups.length === 0 && at > 0 && TELLS_MORE.test(name)) {
      const head = HEAD_TH.exec(told)?.groups?.['head'];
      if (head !== undefined) groups.push(head);
    }
    if (at >= 0) end = at + name.length;
  }
  return withoutConditions(
    groups
      .map((name) => name.replace(LEADS, '').replace(TAILS, ''))
      .filter((name) => name !== '' && !ADJECTIVES.test(name)),
  );
}

/** Behind a word that needs it, a figure with what follows, as far as the next mark: 'teens turning| 16'. */
export const UP_TO_MARK = /^\s+\d[^,.;:/()\n–—]{0,24}?(?=\s*(?:[,.;:/()\n–—]|$|\s(?:who|and|that)\s))/iu;
