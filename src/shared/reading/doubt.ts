/**
 * Where a text takes back, forbids, postpones or doubts what it says. The span is that of the words that do so; how far
 * they reach is for the reader of the clause to say.
 */
import { matchesOf } from './matches.ts';
import { plain } from './plain.ts';
import type { Span } from './quantity.ts';

export type DoubtKind =
  /** 'No', 'not', 'without', 'ไม่'. */
  | 'negated'
  /** 'Not yet', 'ยังไม่'. */
  | 'not yet'
  /** 'Later', 'next year', 'nice but not now', 'ค่อยคุย'. */
  | 'later'
  /** 'Maybe', 'not sure', 'TBC', 'ขอคิดดูก่อน'. */
  | 'unsure'
  /** 'Never write', 'please avoid', 'ห้าม', 'อย่า'. */
  | 'forbidden'
  /** 'Closed', 'will 404', 'ปิดไปแล้ว'. */
  | 'ended'
  /** 'Suggested', 'I was thinking', 'เสนอ': said, and not settled. */
  | 'proposed';

export interface Doubt {
  kind: DoubtKind;
  span: Span;
}

/** The narrow before the wide: a place that one took is not read again. */
const WORDS: readonly (readonly [DoubtKind, RegExp])[] = [
  [
    'forbidden',
    /\b(?:never (?:write|say|show|use|mention|call|post)|(?:please |pls )(?:do not|don'?t|no|never|avoid)|(?:do not|don'?t|dont) (?:use|write|say|show|mention|call|post|put|compare|promise|want (?:to see|any))|must not|mustn'?t|may not|not allowed|off limits|forbidden|avoid)\b|ห้าม|อย่า(?!ง)|งด(?:ใช้|เว้น|เขียน|พูด)?/gu,
  ],
  [
    'not yet',
    /\b(?:not yet|no [a-z ]{2,20} yet|hasn'?t yet|haven'?t (?:got|opened|started))\b|ยังไม่(?:ได้|มี|เอา|เปิด|เคาะ|ตั้ง|เคย)?|กำลังจะเปิด|กำลังกู้/gu,
  ],
  [
    'later',
    /\b(?:not now|later|next year|some ?day|in the future|another time|the rest later|put off|postponed?)\b|ค่อยคุย|ค่อยว่า|ปีหน้า|คราวหน้า|ครั้งหน้า|รอดู|ไว้ก่อน|เลื่อน/gu,
  ],
  [
    'unsure',
    /\b(?:maybe|perhaps|not sure|unsure|no idea|don'?t know|dunno|tb[acd]|to be (?:confirmed|decided|advised)|see below|let me (?:look|check|think|ask)|couldn'?t (?:give|say)|might)\b|ขอคิด|ไม่แน่ใจ|ไม่รู้|จำไม่ได้|ขอดู.{0,24}ก่อน|ยังตอบไม่ได้|น่าจะ|แล้วแต่/gu,
  ],
  [
    'ended',
    /\b(?:closed(?: it| down)?|shut (?:it|down)|404|hacked|rejected|dead|asleep|expired|inactive|not active|no longer|gave up)\b|ปิดไป|ปิดแล้ว|เลิก(?!กัน)|ล่มไป|โดนแฮ[็]?ก|ไม่ได้(?:ต่อ|เล่น|ใช้)|ไม่ active/gu,
  ],
  [
    'proposed',
    /\b(?:suggest(?:s|ed|ing)?|propos(?:e|es|ed|ing)|recommend(?:s|ed)?|was thinking|thinks? we should|wants us to|would like us|thought of)\b|เสนอ|แนะนำ|เห็นว่า|ขอไม่เกิน/gu,
  ],
  [
    'negated',
    /\b(?:no|not|never|none|nothing|nobody|nope|nah|without|except(?:ing)?|excluding|neither|nor|skip|stop(?:ped)?|cannot|can'?t|cant|don'?t|dont|doesn'?t|isn'?t|aren'?t|won'?t|wont|didn'?t|haven'?t)\b|ไม่|ยกเว้น|ไม่รวม|มิใช่|มิได้/gu,
  ],
];
/** Thai words that hold 'ไม่' and deny nothing. */
const NO_DENIAL = /^ไม่(?:เกิน|น้อยกว่า|ต่ำกว่า|ว่าจะ|กี่|ค่อย)/u;
/** Characters that are read; a clause is far shorter. */
const LONGEST = 4000;

/** Every place of a text that doubts or denies, in order; none overlaps another. */
export function readDoubts(whole: string): Doubt[] {
  const text = plain(whole.slice(0, LONGEST));
  const found: Doubt[] = [];
  for (const [kind, pattern] of WORDS)
    for (const { 0: words, index } of matchesOf(text, pattern)) {
      const span = { start: index, end: index + words.length };
      if (kind === 'negated' && NO_DENIAL.test(text.slice(index, index + 12))) continue;
      if (!found.some((other) => span.start < other.span.end && other.span.start < span.end))
        found.push({ kind, span });
    }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}

/** Whether a text holds a doubt of one of these kinds; of any where none is named. */
export const isDoubted = (text: string, ...kinds: readonly DoubtKind[]): boolean =>
  readDoubts(text).some(({ kind }) => kinds.length === 0 || kinds.includes(kind));

/** Parts of a text that are struck through: '~~£5,000~~', as Markdown and the readers of documents write it. */
export const struckSpans = (text: string): Span[] =>
  [...text.matchAll(/~~[^~\n]{1,400}~~/gu)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));

const EMPTY =
  /^(?:[-–—_.*\s/\\]*|n\/?a|n\.a\.|none|nil|no|tb[acd]|to be (?:confirmed|decided|advised)|see (?:below|above)|same as .{0,30}|unknown|\?+|ไม่มี.{0,4}|ไม่เกี่ยว.{0,8}|ยังไม่มี.{0,4}|ไม่ทราบ|ดูด้านล่าง|ว่าง|รอ(?:ยืนยัน|แจ้ง))\s*[.!]?$/iu;

/** An answer that says that there is none: '', '-', 'N/A', 'TBC', 'see below', 'ไม่มี'. */
export const isNoAnswer = (text: string): boolean => EMPTY.test(text.trim());
