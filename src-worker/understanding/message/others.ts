/** Whether words are about somebody else: a rival, a supplier, the family, a brand that is only liked. */
import type { Segment } from './segment.ts';

const RIVAL =
  /คู่แข่ง|\b(?:competitors?|rivals?|competition|compete)\b|เจ้านี้|ของเจ้าเดียวกัน|เจ้าเดียวกัน|who we fight|(?:the )?only other (?:lot|one|shop)|\bmob called\b|เค้า(?=มี|ขาย)|อีกราย|อีกเจ้า/iu;
const STRANGER =
  /\b(?:ignore|not ours|husband'?s?|wife'?s?|my (?:son|daughter|friend|cousin)'?s (?:page|shop|site)|(?:for|as) reference|supplier|cousin)\b|อย่าเอาไปเทียบ|ไม่ใช่คู่แข่ง|ชอบโทน|ร้านที่(?:หนู|ผม|เรา|ฉัน)?ซื้อ|ติดมาตอนก๊อป|ของเพื่อน|ของสามี/iu;

export const isOfRival = ({ topics, by, text }: Segment): boolean =>
  (topics.includes('competitors') && by !== 'question') || RIVAL.test(text);

/** A line that an arrow or a caption gives to somebody else, or that stands right above such a caption. */
export const isOfOthers = (segment: Segment, _all: readonly Segment[]): boolean =>
  isOfRival(segment) || STRANGER.test(segment.text);
