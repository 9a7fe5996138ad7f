/**
 * What a client's rules keep out of a campaign altogether: not words that a text may not hold, but things that are done.
 * 'No retargeting' forbids 'people who saw the price in the last 14 days' too. Both the planner, which leaves such things
 * out, and the audit of every page stand on this table.
 */
import { negationAt, negationsIn } from '../reading/negation.ts';
import { plain } from '../reading/plain.ts';
import type { Span } from '../reading/quantity.ts';

interface Kept {
  id: string;
  /** How a rule names it: nouns and verbs behind 'no', 'never', 'ไม่', 'ห้าม'. */
  english: RegExp;
  thai: RegExp;
  /** What may stand right behind it without narrowing what is meant. */
  whole?: { english: RegExp; thai: RegExp };
  /** How a page proposes it. */
  proposed: RegExp;
}

const TACTICS = [
  /** Ads that follow people who were there before. */
  {
    id: 'retargeting',
    english:
      /re-?target\w*|re-?market\w*|(?:ads?|banners?) (?:that|which|to) (?:follow|chase)\w*(?: \w+)?(?: around(?: the (?:internet|web))?)?|(?:follow|chas)(?:e|ing)? (?:\w+ )?around(?: the (?:internet|web))?|stalk\w*/u,
    thai: /รีทาร์เก็ต(?:ติ้ง)?|รีมาร์เก็ต(?:ติ้ง)?|retarget\w*|remarket\w*|ยิงซ้ำ|ตามยิง|ยิงตาม|โฆษณาตามหลอกหลอน/u,
    // Nobody is followed, whoever is named, but for those who bought: 'do not retarget anyone', 'ห้าม retarget คนเข้าเว็บ'.
    whole: {
      english:
        /(?:of |to |at |for )?(?!(?:\p{L}+ )?(?:past|existing|present|current|old|recent)(?![a-z])|[^.,;]*(?:already|bought|paid|booked|signed))[a-z]/u,
      thai: /(?![^.,;]*(?:ซื้อแล้ว|ลูกค้าเก่า|ลูกค้าเดิม|จ่ายแล้ว|จองแล้ว))[ก-๛]/u,
    },
    proposed:
      /(?<![a-z])(?:re-?target|re-?market)\w*|(?<![a-z])(?:website|site|page|shop|profile) visitors|visitors of the (?:profile|shop)|(?<![a-z])(?:saw|opened|visited|viewed|watched|wrote|reacted)(?![a-z])[^.;]{0,60}\d+ days|(?<![a-z])custom(?:er match| audience)|your data segments|matched audience|past buyers of the shop|รีทาร์เก็ต|รีมาร์เก็ต|(?:ผู้|คนที่)(?:เข้าชม|เปิด|ทัก|ดู|โต้ตอบ|เคยเข้า)[^.]{0,50}\d+ วัน/u,
  },
  {
    id: 'discounts',
    english:
      /discounts?|discounting|promo(?:tion)?s?(?: codes?)?|coupons?|vouchers?|price cuts?|sales? prices?|give-?aways?|freebies|free gifts?|cash ?back|money off/u,
    thai: /ลดราคา|ส่วนลด|โปร(?:โมชั่น|โมชัน)?|แจกของ|ของแถม|แถม|คูปอง|ลด ?แลก ?แจก ?แถม/u,
    proposed:
      /(?<![a-z])(?:discounts?|coupons?|vouchers?|promo codes?|promotions?|give-?aways?|cash ?back)(?![a-z])|offer for customers|\d ?% off|ส่วนลด|ลดราคา|โปรโมชั่น|โปรโมชัน|คูปอง|ของแถม|ข้อเสนอสำหรับลูกค้าเดิม/u,
  },
  {
    id: 'film',
    english: /videos?|films?|filming|clips?|reels|tiktoks|video shoots?|shoots?|cameras?/u,
    thai: /ถ่าย(?:ทำ|คลิป|วิดีโอ|วีดีโอ)?|คลิป|วิดีโอ|วีดีโอ|ออกกล้อง|ขึ้นกล้อง|หน้ากล้อง/u,
    proposed:
      /(?<![a-z])(?:films?|filmed|videos?|reels|clips?|shoots?|youtube|on camera)(?![a-z])|คลิป|วิดีโอ|ถ่าย(?!ภาพ|รูป|ทอด)|หน้ากล้อง/u,
  },
  {
    id: 'calls',
    english:
      /(?:phone |cold |sales )?calls?|calling|phone|phoning|telephone|ring(?:ing)?(?: people| customers)?/u,
    thai: /โทร(?:ศัพท์)?(?:หา|กลับ|ตาม|ไป|ออก)?(?:ลูกค้า|คนไข้|เขา)?|รับสาย/u,
    // 'A call costs $27' tells what is counted; a page proposes what people are to do.
    proposed:
      /(?:^|[“"':;,.] ?|(?<![a-z])(?:and|then|or|to|may we|please) )call(?! (?:it|this|that|them|us|to action)(?![a-z]))(?![a-z])|give us a call|ask for a call|phone and chat|by phone|a chat or a call|โทร(?:เลย|กลับ|ถาม|หา|ตาม|และแชต|สั่ง|จอง)/u,
  },
  /** What customers say, and who they are. */
  {
    id: 'customers',
    english:
      /(?:customer |client |patient |guest )?(?:testimonials?|reviews?)|(?:customers?|clients?|patients?|guests?)['’]?s?['’]? names?(?: or logos?)?|names? of (?:our |any )?(?:customers?|clients?|patients?|guests?)|case stud(?:y|ies)|nam(?:e|ing) (?:our |any |a )?(?:customers?|clients?|patients?|guests?)/u,
    thai: /รีวิว(?:ลูกค้า|คนไข้|จากลูกค้า)?|(?:เอ่ย|บอก|ลง|ระบุ|โชว์|เปิดเผย|ออก)?ชื่อ(?:ลูกค้า|คนไข้)(?:ของเรา)?|โลโก้ลูกค้า/u,
    proposed:
      /(?<![a-z])(?:(?<!(?:year|budget) )reviews?|testimonials?|case stud(?:y|ies))(?![a-z])|customer[’']s own words|one name(?: and|,| that)|รีวิว|คำพูด(?:ของ)?ลูกค้า|ชื่อลูกค้า/u,
  },
  /** Time that runs out, places that run short. */
  {
    id: 'urgency',
    english:
      /count-?downs?|urgency|last[- ]chance|hurry(?:ing)?|rush(?:ing)?(?: people| customers)?|pressure|scarcity/u,
    thai: /เร่ง(?:ลูกค้า|รัด|ขาย)?|นับถอยหลัง|กดดัน(?:ลูกค้า)?|เหลือ ?\d+ ?(?:ที่|ตัว|ชิ้น)สุดท้าย/u,
    proposed:
      /(?<![a-z])(?:count-?down|last chance|hurry|only \d+ (?:\w+ )?left)(?![a-z])|นับถอยหลัง|โอกาสสุดท้าย/u,
  },
  {
    id: 'messages',
    english:
      /(?:bulk |marketing |mass )?(?:e-?mails?|emailing|sms|texts|newsletters?|broadcasts?|broadcasting)/u,
    thai: /บรอดแคส(?:ต์|ท์)?|broadcast|ส่งข้อความหาลูกค้า|ส่งอีเมล|sms/u,
    proposed:
      /(?<![a-z])(?:e-?mails?|sms|newsletters?|broadcasts?|follow-up message)(?![a-z])|บรอดแคส|อีเมล|ข้อความติดตาม/u,
  },
] as const satisfies readonly Kept[];

export type Tactic = (typeof TACTICS)[number]['id'];

/** Behind it nothing narrows what is meant: 'no filming', not 'no filming on the highway'. */
const END = String.raw`(?=\s*(?:$|[.,;:!()/–—…-]|(?:please|ever|at all|and|or|nor|because|since|thanks?|whatsoever|in (?:any|our|the) (?:ads?|adverts?|advertising|campaign)|ads?|adverts?|campaigns?|here|for us|we|they|very)(?![a-z])))`;
const NEG = String.raw`(?<![a-z])(?:no|never|not?(?: any)?|don['’]?t|do not|without|avoid|nothing like|we hate|stop|refuse)\s+(?:(?:do|use|want|run|offer|give|any|more|ever|please|like|make|send|to|be|doing|using|a|those|these|our)\s+)*(?:[\p{L}-]+(?:\s[\p{L}-]+)?(?:,\s|,?\s(?:or|and|nor)\s)(?:no\s)?){0,4}`;
const NEG_TH = String.raw`(?:ห้าม|ไม่|อย่า|งด|เลิก|เว้น)(?:อยาก|ต้อง|เอา|ให้|ทำ|ใช้|มี|รับ|ชอบ|ลง|เล่น|จัด|ยิง|แอด|พวก|เรื่อง|การ|ไป){0,4}\s?`;
const END_TH = String.raw`(?=$|[\s.,;!()/]|ค่ะ|ครับ|คะ|นะ|เด็ดขาด|เลย|ทุก|ใน(?:โฆษณา|แอด|ads)|เพราะ|และ|หรือ|แล้ว|อีก|กัน|มัน)`;

const RULED = TACTICS.map((kept: Kept & { id: Tactic }) => ({
  id: kept.id,
  english: new RegExp(
    `${NEG}(?:${kept.english.source})(?:${END}${kept.whole ? String.raw`|(?=\s+${kept.whole.english.source})` : ''})`,
    'u',
  ),
  thai: new RegExp(
    `${NEG_TH}(?:${kept.thai.source})(?:${END_TH}${kept.whole ? String.raw`|(?=\s*${kept.whole.thai.source})` : ''})`,
    'u',
  ),
}));

/** Nobody there who could be filmed or could film. */
const NOBODY_FILMS =
  /(?<![a-z])(?:nobody|no one|no-one|no staff|no time|not? (?:a )?(?:person|budget|people|team))\s(?:(?:here|who|on site|at the \w+|in the \w+|can|will|could|wants?|likes?|is|able|free|willing|ready|we|have|has)\s){0,4}(?:to\s)?(?:be\s)?(?:film|shoot|make (?:videos?|clips)|appear|video|on camera|go on camera)|(?:hate|hates|afraid of|shy (?:of|on)|won['’]t go on|will not go on|refuses?) (?:to be |being )?(?:the camera|cameras|filmed|filming|camera)(?![a-z])|ไม่มี(?:คน|ใคร|เวลา|ทีม|พนักงาน)(?:มา)?(?:คอย|ว่าง)?(?:ถ่าย|ทำคลิป|ทำวิดีโอ|ออกกล้อง|ขึ้นกล้อง)|ไม่(?:ยอม|กล้า|ชอบ|อยาก)(?:ให้)?(?:ออกกล้อง|ขึ้นกล้อง|ถ่ายคลิป|ถ่ายวิดีโอ)/u;

/** What a rule keeps out as a whole; empty where it forbids words, a topic or a single case. */
export function tacticsIn(rule: string): Tactic[] {
  const text = plain(rule);
  return RULED.filter(({ english, thai }) => english.test(text) || thai.test(text)).map(({ id }) => id);
}

/** Whether a text says that nobody can film or be filmed. */
export const saysNobodyFilms = (text: string): boolean => NOBODY_FILMS.test(plain(text));

/** Where a text proposes something of the kind; undefined where it does not, or where it denies it. */
export function proposes(tactic: Tactic, source: string): Span | undefined {
  const found = TACTICS.find(({ id }) => id === tactic)?.proposed.exec(plain(source));
  if (!found) return undefined;
  const at = { start: found.index, end: found.index + found[0].length };
  return negationAt(negationsIn(source), at) === undefined ? at : undefined;
}
