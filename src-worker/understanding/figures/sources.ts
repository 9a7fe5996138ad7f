/** Whether a figure is told of what is no advertising channel: a directory that sells leads, a fair, flyers, a magazine. */
import { channelMentions } from './channels.ts';

/** Directories and exchanges that sell enquiries or list firms. */
const DIRECTORIES =
  /(?<![a-z])(?:angi(?:e['’]?s list)?|home ?advisor|thumbtack|yelp|porch|hi ?pages|service ?seeking|builders ?crack|no ?cowboys|checka ?trade|my ?builder|rated ?people|trust ?a ?trader|bark|yell|check ?a ?builder|houzz|the knot|wedding ?wire|hitched|easy weddings|cvent|venue ?seeker|zillow|realtor\.com|right ?move|zoopla|rate ?hub|lending ?tree|home ?stars|auto ?trader|car ?gurus|cars\.com|care ?home(?:\.co\.uk)?(?= listing)|carehome\.co\.uk|spare ?foot|trade ?me|seek\.co|(?:fb |facebook )?market ?place(?= (?:ads?|free|listings?))|money ?supermarket|indeed|gumtree|craigslist|carousell|kijiji|olx|just ?dial|india ?mart|sulekha|ali ?baba|kompass|europages|group ?on|wowcher|val ?pak|trip ?advisor|get ?your ?guide|viator|klook|hoseasons|what ?clinic|doctolib|zocdoc|practo|capterra|g2|clutch|yellow ?pages)(?![a-z])|วงใน/giu;
/** Who sells or lists leads of many firms, by what it is and not by its name. */
const SELLERS =
  /(?<![a-z])(?:lead (?:brokers?|sellers?|vendors?|sites?|companies|generators?|services?)|(?:moving|comparison|listings?|directory|job|review|quotes?|bridal|wedding|property|rental) (?:web ?)?sites?|(?<!(?:our|own|my) )(?:portals?|aggregators?|directory|directories)|(?:third|3rd)[- ]part(?:y|ies)(?= (?:leads?|sites?|\())|3rd party)(?![a-z])|เว็บ(?:เปรียบเทียบ|รวม(?:ประกาศ|ร้าน)|ประกาศ|หางาน)|(?:ซื้อ|ขาย)(?:ลีด|รายชื่อ)/giu;
/** What is printed, posted, said on air or stood at, who is called or called on unasked, and who is paid to speak of it. */
const MEDIA =
  /(?<![a-z])(?:post ?cards?|flyers?|leaflets?|mailers?|direct mail|mail[- ]?(?:shots?|outs?)|letters?(?= (?:to|in|through|last)(?![a-z])|[,:])|print and post|door[- ]?(?:drops?|hangers?|knocking)|cold[- ]?call(?:s|ing)|lunch and learns?|posters?|(?:road|yard|lawn|shop) signs?|news ?papers?|(?:local|free|weekend|parish|town|the) papers?|paper (?:ads?|wraps?)|gazette|parish mag(?:azine)?s?|magazines?|trade (?:mag(?:azine)?s?|press|shows?|fairs?)|radio|bill ?boards?|expos?|(?:show|fair|expo|exhibition) (?:booth|stand)s?|booth|kols?|influencers?|youtubers?|(?:micro|nano)-?influencers?|bloggers?|podcasts?|(?:market|fair|expo) stalls?|sponsorships?|sponsoring|tv (?:ads?|spots?|commercials?))(?![a-z])|เค ?โอ ?แอล|อินฟลู(?:เอนเซอร์)?|เน็ตไอดอล|พอดแคสต์|รถแห่|บูธ|งานแฟร์|ติดป้าย|จดหมาย|ใบปลิว|แผ่นพับ|วิทยุ|หนังสือพิมพ์|นิตยสาร|บิลบอร์ด/giu;
/** Adverts of one's own, whatever was spoken of before. */
const OWN =
  /(?<![a-z])(?:(?:our|my) (?:own )?|own )(?:ads?|adverts?|advertising|campaigns?)(?![a-z])|(?:ยิง|ลง)?(?:แอด|โฆษณา)(?:เอง|ออนไลน์)/giu;

/** A sentence ends, or what is told of another begins. */
const ENDS = /[.;!?](?:\s|$)|\n|\s\/\s/u;
/** A name right behind a figure: '$65 a lead on Angi'. */
const LEADS =
  /^[^\d.,;:\n]{0,28}?(?<![a-z])(?:on|from|in|via|through|with|by|at)\s+(?:the |our |an? )?$|^[^\d,;:\n]{0,20}?(?:ทาง|จาก|ใน|ที่|ผ่าน)\s?$/iu;

interface Mention {
  isElsewhere: boolean;
  start: number;
  end: number;
}

/** Every source that a text names, in order. */
function mentionsIn(text: string): Mention[] {
  const found = (pattern: RegExp, isElsewhere: boolean): Mention[] =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      isElsewhere,
      start: index,
      end: index + length,
    }));
  return [
    ...found(DIRECTORIES, true),
    ...found(SELLERS, true),
    ...found(MEDIA, true),
    ...found(OWN, false),
    ...channelMentions(text).map(({ start, end }) => ({ isElsewhere: false, start, end })),
  ].toSorted((a, b) => a.start - b.start || Number(a.isElsewhere) - Number(b.isElsewhere));
}

/** What the figure at `at` is told of is named last before it in its sentence, or right behind it, and is none of our channels. */
export function isToldElsewhere(text: string, at: { start: number; end: number }): boolean {
  const mentions = mentionsIn(text);
  const behind = mentions.find(({ start }) => start >= at.end);
  if (behind && LEADS.test(text.slice(at.end, behind.start))) return behind.isElsewhere;
  const before = mentions.findLast(({ start }) => start <= at.start);
  // '€90 radio': right behind a sum that no name touches from before.
  const isTouched = before !== undefined && /^\s*:?\s*$/u.test(text.slice(before.end, at.start));
  if (behind && !isTouched && /^\s?(?:(?:of|for|the) ){0,2}$/u.test(text.slice(at.end, behind.start)))
    return behind.isElsewhere;
  return before?.isElsewhere === true && !ENDS.test(text.slice(before.end, at.start));
}

/** A campaign that the client will not run again. */
const NEVER =
  /(?<![a-z])(?:hated? (?:it|that|them)|never again|not again|(?:won['’]?t|will not|would not|wouldn['’]?t) (?:do|run|use|repeat) (?:it|that|them|this)(?: again)?|no thanks|regret\p{L}*|stopped it|we (?:gave up|quit))(?![a-z])|เข็ด|ไม่(?:เอา|ทำ|ยิง|ลง)(?:อีก)?แล้ว|ไม่ทำอีก|(?<=\s)เลิก(?:แล้ว|ไปแล้ว)?(?=\s|$|[.,;])/iu;
/** Those whom it brought are no buyers. */
const WRONG =
  /(?<![a-z])(?:(?:coupon|freebie|bargain|deal) (?:people|hunters?|seekers?|crowd)|wrong (?:people|crowd|kind|sort|audience)|time ?-?wasters?|tyre ?-?kickers?|waste of (?:time|money)|rubbish|useless|junk|(?:but|and|,) (?:(?:they|these|those) (?:are|were) )?(?:mostly|mainly|most (?:just|were|are|of (?:them|those|these))|nearly all|almost all))(?![a-z])|เสียเปล่า|ไม่คุ้ม|(?:ผิด|ไม่ตรง)กลุ่ม|ได้แต่(?:คน|นัก|เด็ก|พวก)|ไม่ใช่[ก-๛]{2,20}สัก(?:ราย|คน|เจ้า)/iu;

/** How the client speaks of the campaign that a figure is told of: from the source that it is told of to the next one. */
export function regretOf(text: string, at: { start: number; end: number }): 'never' | 'wrong' | undefined {
  const mentions = mentionsIn(text);
  const from = mentions.findLast(({ start }) => start <= at.start);
  const to = mentions.find(({ start, end }) => start >= at.end && end !== from?.end);
  const told = text.slice(from?.start ?? 0, to?.start ?? text.length);
  return NEVER.test(told) ? 'never' : WRONG.test(told) ? 'wrong' : undefined;
}
