/** What a rule is about: its kind, and the words by which a text that breaks it is known. */
import { isSecret, untold } from './discretion.ts';
import type { RuleKind } from '../../../src/shared/domain/rules.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Field } from './figure-features.ts';

const SAYING =
  /(?<![a-z])(?:say|says|write|call|print|use the words?|use words?|the words?|mention|put|claim|kata(?:kan)?|salita(?:ng)?|sabihin|sebut)(?![a-z])|คำว่า|ใช้คำ|เขียน(?:ว่า)?|บอก(?:ว่า)?|พูด(?:ว่า)?|เคลม|โม้|อวด|เรียก(?!เก็บ|ร้อง|ตัว)/u;
const CHANNELS =
  /(?<![a-z])(?:facebook|instagram|tiktok|google|linkedin|youtube|line|shopee|lazada|twitter|influencers?|kols?|billboards?|radio|email|sms|cold calls?)(?![a-z])|เฟซบุ๊ก|เฟส|ติ๊กต็อก|อินสตาแกรม|ยูทูบ|อินฟลู/u;
const ON_CHANNEL = /(?<![a-z])(?:on|want|use|using|run|advertise|post|no)\s|ยิง|ลงใน|ใช้|ไม่เอา/u;
const PEOPLE =
  /(?<![a-z])(?:target|advertise to|tenants?|children|kids|minors|students|teenagers?|under-?\d+s?|renters|tourists|foreigners)(?![a-z])|ยิงหา|กลุ่ม(?:เด็ก|นักเรียน)|ให้คนทั่วไป/u;
const SHOWING =
  /(?<![a-z])(?:picture|photo|pictures|photos|image|images|imagery|show|video|clip|face)(?![a-z])|รูป|ภาพ|โชว์|หน้าคน/u;

/** Whom no advert is to reach or to follow: 'don't retarget patients', 'ไม่ยิงหาเด็ก'. */
const TARGETING =
  /(?<![a-z])(?:do not|don't|dont|never|no|not)\s(?:re-?target|re-?market|target|advertise to|show (?:ads|adverts) to|send ads to)(?:ing)?\s(?!us(?![a-z]))[a-z]|(?<![a-z])no [a-z/ -]{3,30} targett?ing(?![a-z])|(?:ไม่|ห้าม|อย่า)(?:ยิง(?:แอด|โฆษณา)?(?:หา|ใส่|ไปหา)|รีทาร์เก็ต|ทาร์เก็ต)[ก-๛]/u;

/** An order to leave something. */
const FORBIDS =
  /(?<![a-z])(?:never|do not|don't|dont|avoid|refrain from|must not|may not|can ?not|can't|cant|no|not|nothing|forbidden|prohibited|huwag|wag|bawal|walang|hindi (?:pwede|puwede|dapat)|jangan|dilarang|(?:tak|tidak) boleh)(?![a-z])|(?<![a-z])(?:keep|leave) (?!(?:the |our |all )?(?:prices?|pricing|names?|faces|logos?)(?![a-z]))[^.;:]{1,60}? (?:out of|off|away from)(?![a-z])|ห้าม|อย่า|งด|ไม่(?:ต้อง|ควร|เอา|ใช้|แตะ|โชว์|พูด|ลง|เปิด|อยาก)|ต้องไม่|ใช้ไม่ได้$/u;
/** What must be there. */
const MUST =
  /^only (?:use|show|post|run|say|print)(?![a-z])|(?<![a-z])(?:must(?! (?:never|not|find|get|be found|grow|sell|have new|agree))|has to be|have to be|always|(?:needs?|required) (?:approval|permission|to be (?:shown|mentioned|said|approved))|ask (?:us |me |first |him |her |them )?(?:before|first)|only (?:if|with|after|when)|say so|(?:should|to) be (?:mentioned|shown|stated)|with(?:out)? (?:our|the owner's|written) (?:ok|approval|permission|consent))(?![a-z])|ทุก[ก-๛]{1,44}\s?ต้อง|ต้อง[ก-๛]{0,24}ทุก|ต้อง(?:มีคำ|ลงเลข|ลงชื่อ|ระบุ|ติด(?:ป้าย|คำเตือน)|แจ้ง|ขออนุญาต|ได้รับอนุญาต|ใส่(?:เลข|คำ))|ใส่(?:ไป)?ด้วย|อยากให้(?:พูด|สื่อ|เขียน|บอก|ใช้)|เท่านั้น|ขออนุญาตก่อน|ถามก่อน(?:ใช้|ลง|โพสต์)|ต้องขอ[ก-๛]{1,20}ก่อน/u;
/** What is not offered, told of the business itself. */
const NOT_OFFERED =
  /(?<![a-z])(?:we|i) (?:do not|don't|dont|never) (?:do|sell|offer|make|take|rent|serve|wash|ship|deliver|repair|remove|print for|have (?:a )?lessons?|accept)(?![a-z])|(?:^|[.;,(]\s)(?:(?:and )?not? (?:sell(?:ing)?|repairs?|grooming|vet|cats?|dogs?|manga|bubble tea|oil change|delivery|online|domestic|retail|rental|sales?|tenants?|walk-?ins?|refunds?|summer|daycare|camp)(?![a-z]))|ไม่(?:ได้)?(?:ขาย(?:ปลีก|ให้|ส่ง)?|รับ|ส่ง(?=\s|นะ|ค่ะ|ครับ|$)|ข้ามไป|ทำ(?=\s)|จัดส่ง|มีบริการ)|รอบนี้ไม่(?:ดัน|เน้น|โปรโมท)|รับ[ก-๛]{0,10}ไม่เกิน/u;
/** Answers that tell of the business: what it does not do is not offered. */
const OF_BUSINESS: ReadonlySet<Field> = new Set([
  'product',
  'hero',
  'strengths',
  'aftersales',
  'price',
  'audience',
]);

/** Words in a row behind a label that forbids them; by commas or strokes, in Thai else by spaces. */
const LABELLED =
  /^(?:ห้าม(?:ใช้|พูด|เขียน)?(?:คำ(?:ว่า)?)?|คำ(?:ต้อง)?ห้าม(?:ใช้|พูด)?|(?:banned|forbidden) words?|words? (?:to avoid|we (?:never|don['’]?t) use)|(?:please |pls )?(?:never|must not|do not|don['’]?t|can ?not|can['’]?t|avoid)(?: (?:use|say|write|print))?)\s?:\s*(?<list>.+)$/isu;
function labelledTerms(quote: string): string[] {
  const list = LABELLED.exec(quote)?.groups?.['list'] ?? '';
  const parts = list.split(/\s*[,/]\s*/u);
  return (parts.length > 1 || !/[ก-๛]/u.test(list) ? parts : list.split(/\s+/u))
    .map((part) =>
      part
        .replaceAll(/\([^()]*\)|["“”«»]/gu, '')
        .replace(/\s+(?:etc|ฯลฯ).*$/iu, '')
        .trim(),
    )
    .filter((part) => part !== '');
}
/** The short word for a number is no denial: 'licence no. FT-12'. */
const NUMBER_SIGN =
  /(?<=(?:licen[cs]e|regist(?:er|ry|ration)|reg|permit|cert\p{L}*|membership|charity|company|policy) )no(?=\.|$)/giu;

/** What a rule of an answer to this question asks for. */
export function kindOf(quote: string, field: Field): RuleKind {
  // What stands in brackets is beside it: '(people always ask)'.
  if (LABELLED.test(quote)) return 'words';
  const text =
    plain(quote)
      .replaceAll(/\([^()]*\)/gu, ' ')
      .replaceAll(NUMBER_SIGN, 'number')
      .trim() || plain(quote);
  if (
    MUST.test(text) &&
    !/^(?:please |pls )?(?:never|no|not|do not|don't|dont|avoid|ห้าม|อย่า|งด)(?![a-z])/u.test(text)
  )
    return 'must';
  const isOfBusiness =
    OF_BUSINESS.has(field) &&
    !/ห้าม|อย่า|งด|(?<![a-z])(?:never|do not|don't|dont) (?:say|show|write|mention|use|print|call)(?![a-z])/u.test(
      text,
    );
  if (TARGETING.test(text)) return 'audience';
  if (NOT_OFFERED.test(text) || isOfBusiness) return 'not offered';
  if (!FORBIDS.test(text)) return 'must';
  // Of pictures a list forbids no words: 'no men in the pictures, no faces'.
  if (listOf(text).length > 0) return SHOWING.test(text) ? 'topic' : 'words';
  const quoted = quotedIn(withoutInstead(quote));
  if (NEVER_THESE.test(text) && quoted.length > 0) return 'words';
  if (SAYING.test(text) && (quoted.length > 0 || saidIn(withoutInstead(text)).length > 0)) return 'words';
  if (CHANNELS.test(text) && ON_CHANNEL.test(text) && !SHOWING.test(text)) return 'channel';
  if (/^(?:no|never|not|don't|do not)[^.]{0,20}/u.test(text) && PEOPLE.test(text) && !SHOWING.test(text))
    return 'audience';
  return 'topic';
}

/** 'NEVER drown-proof, water-safe guaranteed, or "could save their life"': words alone, some of them quoted. */
const NEVER_THESE =
  /^(?:please |pls )?(?:never|not|bawal|walang|jangan|huwag|['’]?wag)\s(?!(?:do|use|show|post|put|make|let|take|give|target|mix|send|run|name|film)(?![a-z]))[^"'“‘]*["'“‘]/u;

/**
 * '… ใช้คำว่า ท่าน', 'ให้ใช้ "ผู้ใช้ล้อ"', 'never "compliant" - say "helps you keep"': what is to be said instead breaks no rule. It stands
 * behind what is forbidden; before it in 'call us undertakers, not event people'.
 */
const SAID_INSTEAD =
  /(?<=\s)(?:(?:ให้)?ใช้คำ(?:ว่า)?|(?:แต่)?(?:ให้|ต้อง)(?:ใช้|เรียก|พูด|เขียน|บอก)(?:ว่า|เฉพาะ|คำว่า)?\s?(?=["“'‘])|(?:แต่)?ให้(?:เรียก|พูด|บอก)(?:ว่า|เฉพาะ)).*$|(?<=[-–—,;:.)!"”]\s*|\s(?:but|instead|just) )(?:(?:please|pls|just|only|instead|but|rather|we) )*(?:say(?!ing)|write|call (?:it|them|us|him|her)|use)\s(?!(?:no|nothing|never|anything|any)(?![a-z])).*$/isu;
const SAID_FIRST =
  /^(?:please |pls )?(?:call (?:it|them|us|him|her)|say|write|use)\s[^,;.]{2,40}[,;]\s+(?=(?:not|never)\s)/iu;
/** A rule without what is to be said in place of what it forbids; whole where nothing else stands there. */
function withoutInstead(quote: string): string {
  const bare = quote.replace(SAID_FIRST, '').replace(SAID_INSTEAD, '').trim();
  return FORBIDS.test(plain(bare)) ? bare : quote;
}
const QUOTED = /["“«]([^"”»]{2,40})["”»]|(?<![\p{L}])['‘]([^'’]{2,40})['’](?!\p{L})/gu;
const quotedIn = (quote: string): string[] =>
  [...quote.matchAll(QUOTED)]
    .map(([, a, b]) => (a ?? b ?? '').trim())
    .filter((term) => term !== '' && !STOP.has(plain(term)));

/** Words after which a person says why, and no longer what. */
const REASON =
  /\s(?:because|since|as|so|until|till|unless|before|they|it|we|our|i|you|people|that|this|half|council|he|she|please|in (?:any|ads?|our))(?![a-z]).*$|[.,;:(!?].*$/su;
const SAID =
  /(?<![a-z])(?:say|write|call (?:it|them|us|this|these|him|her)|print|use the words?|use words?|the words?|mention|claim(?: to be)?|kata(?:kan)?|salitang|sabihing?)(?:\s(?:that|it(?:'s| is)|they(?:'re| are)|we(?:'re| are)|like|about))*\s+(?:(?:an?|the)\s)?(?<said>.+)$/su;
/** Words that may not be said in one; more tell a story. */
const MOST_SAID = 3;
/** What may not be said, without quotation marks. */
function saidIn(text: string): string[] {
  const said = SAID.exec(text)?.groups?.['said'];
  if (said === undefined) return thaiSaid(text);
  return listed(said)
    .flatMap((part) => part.split(/\s(?:or|nor|and)\s/u))
    .map((part) =>
      part
        .replace(/^(?:(?:or|nor|and)\s)?(?:an?|the|any)\s|^(?:or|nor|and)\s|\s(?:etc|and so on)$/gu, '')
        .trim(),
    )
    .filter(
      (part) =>
        part.length > 1 &&
        !STOP.has(part) &&
        !/^(?:one|so|such|these|those|etc)$/u.test(part) &&
        part.split(/\s+/u).length <= MOST_SAID,
    );
}

/** Begins a thought of its own behind a comma, and no further word of the list. */
const OWN_THOUGHT =
  /^(?:no|not|never|do|don't|dont|we|it|they|i|you|he|she|that|this|because|since|so|but|just|only|use|say|please|pls|cannot|can't|people|our|the|as|which|even|if|unless|and (?:no|never|do|don't|please))(?![a-z])/u;
/** 'Saving dying art, poor weavers etc': each of a list up to where a reason begins. */
function listed(said: string): string[] {
  const [first = '', ...others] = said.split(/,\s/u);
  const parts = [first];
  // Where a reason stands behind the first, nothing of the list follows.
  for (const part of REASON.test(first) ? [] : others) {
    if (OWN_THOUGHT.test(part) || part.replace(REASON, '').split(/\s+/u).length > 4) break;
    parts.push(part);
    if (REASON.test(part)) break;
  }
  return parts.map((part) => part.replace(REASON, '').trim());
}

/** 'ห้ามใช้คำว่า การันตีรายได้ คืนทุนไว': words up to one that begins a reason. */
const THAI_REASON =
  /^(?:เคย|เพราะ|มัน|ใช้|ให้|แล้ว|พี่|เรา|เขา|ก๊ะ|ญาติ|คปภ|ปีก่อน|ไม่|อย่า|ห้าม|ใน|นะ|ค่ะ|ครับ|คะ|เดี๋ยว|ติด|ยกเว้น|แต่|คน|ลูกค้า)/u;
const JOINED = '\u{E000}';
/** 'แบตอยู่ได้ 10 ปี': what a figure counts is no word of its own. */
const isOfFigure = (before: string, run: string): boolean =>
  /\d$/u.test(before) && /^(?:ปี|เดือน|อาทิตย์|สัปดาห์|วัน|ชั่วโมง|ชม|นาที|ครั้ง|เท่า|บาท|คน|กิโล|กก|เปอร์เซ็นต์)/u.test(run);
function thaiSaid(text: string): string[] {
  const after =
    /(?:คำว่า|บอกว่า|เขียนว่า|พูดว่า|โม้ว่า|อวดว่า|เคลมว่า|สัญญาว่า|เคลม|เรียกว่า|เรียก(?!เก็บ|ร้อง|ตัว))\s*(?<said>.+)$/su.exec(
      text,
    )?.groups?.['said'];
  if (after === undefined) return thaiWritten(text);
  const words: string[] = [];
  // Of Latin words several make one: 'brand copy'.
  const runs = after.replaceAll(/(?<=[a-z])\s(?=[a-z])/gu, JOINED).split(/[\s,/]+|"|'/u);
  for (const run of runs.map((one) => one.replaceAll(JOINED, ' ')).filter(Boolean)) {
    if (words.length > 0 && THAI_REASON.test(run)) break;
    // 'อย. รับรอง', 'ฆ่าเชื้อ 100%': an abbreviation and a figure are no words of their own.
    const before = words.at(-1);
    if (before !== undefined && (before.endsWith('.') || /^\d/u.test(run) || isOfFigure(before, run))) {
      words[words.length - 1] = `${before} ${run}`;
      continue;
    }
    const bare = run.replace(/(?:นะคะ|นะครับ|นะ|ค่ะ|ครับ|คะ|จ้า|เด็ดขาด|ในโพส(?:ต์)?)+$/u, '');
    words.push(...bare.split(/หรือ|และ/u).filter(Boolean));
    // Without 'คำว่า' one phrase is meant, and no list.
    const next = after.split(/\s+/u)[words.length] ?? '';
    if (!/คำว่า/u.test(text) && !bare.endsWith('.') && !/^(?:\d|หรือ)/u.test(next)) break;
  }
  return words;
}
/** 'ห้ามเขียน ฟรีดาวน์', 'อย่าใช้คำ โรค, หาย': what follows is said, unless it is about something ('พูดถึง', 'เขียนชื่อ'). */
const THAI_WRITTEN =
  /^(?:ห้าม|อย่า|งด|ไม่)(?:เด็ดขาด)?(?:(?:ใช้|มี|พูด|เขียน)?คำ(?=[\s:])|เขียน(?:โฆษณา)?|พูด|เคลม)(?!ว่า|ถึง|เรื่อง|ให้|แบบ|ชื่อ|ราคา|ตัวเลข|แทน|ลบ|เชิง|ไม่|กับ|อะไร|แต่|เกิน|เปรียบ|เทียบ|โจมตี|ล้อ|ก่อน|มี|ภาษา|ชวน|ใน|บน|ที่|ทำนอง)\s?(?<said>[ก-๛].*)$/su;
/** Characters of what may not be said. */
const [LEAST_WRITTEN, MOST_WRITTEN] = [3, 24];
function thaiWritten(text: string): string[] {
  const said = THAI_WRITTEN.exec(text)?.groups?.['said'] ?? '';
  const inRow = said.split(/\s*[,/]\s*/u);
  const runs = said.split(/\s+(?!\d)/u);
  const reason = runs.findIndex((run, i) => i > 0 && THAI_REASON.test(run));
  const own = /^[ก-๛]*คำ\s/u.test(text) ? runs.slice(0, reason < 0 ? runs.length : reason) : runs.slice(0, 1);
  const told = inRow.length > 1 ? inRow : own;
  return told
    .map((each) => each.replace(/(?:นะคะ|นะครับ|นะ|ค่ะ|ครับ|คะ|เด็ดขาด)+$/u, '').trim())
    .filter((each) => each.length >= LEAST_WRITTEN && each.length <= MOST_WRITTEN && !THAI_REASON.test(each));
}

const STOP = new Set(
  "a an the any all our my your their his her its of in on to for with without at by from and or nor not no never do does dont don't please pls also we i you they he she it is are be must may can cannot can't cant will would should show use print write say name promise tell anyone put make run any ad ads advert advertisement page post picture pictures photo photos image images imagery video keep out away ever obviously forbidden like near neither advertise advert photos stock call one used named this that these those them us who what as than more less only just sell sells offer take takes want have has about into over picture nothing anything".split(
    ' ',
  ),
);
/** 'No claims about grants', 'no promise of earnings, payback or ROI', 'no jokes, no skunks': any of them breaks the rule. */
const ABOUT =
  /(?<![a-z])(?:(?:no|nothing|avoid|any|never) (?:claims?|promises?|mentions?|talk|jokes?|topics?|anything)?\s?(?:about|of|on)|avoid|stay away from|steer clear of)\s(?<list>[^.;:(!?]+)/u;
const NO_LIST = /^(?:(?:and|also|please|pls)\s)*no\s[^,]+(?:,\s(?:and\s)?no\s[^,]+)+/u;
function listOf(text: string): string[] {
  const items = NO_LIST.test(text)
    ? text.split(/,\s/u).flatMap((part) => /(?:^|and\s)no\s(.+)$/u.exec(part)?.[1] ?? [])
    : (ABOUT.exec(text)?.groups?.['list'] ?? '').split(/\s(?:and|or|nor)\s|,\s/u);
  return items
    .map((item) =>
      item
        .replace(/\s(?:in|on|with|at|for|ever|please|because|until|when|our|we|they)(?:\s.*)?$/u, '')
        .replace(/^(?:anything about|any|all|the|an?|of)\s/u, '')
        .replace(/[.!]+$/u, '')
        .trim(),
    )
    .filter(
      (item) => item.length > 2 && item.split(/\s+/u).length <= 2 && !GENERAL.has(item) && !STOP.has(item),
    );
}
/** Words that every proposal needs: a rule about them is for a reader. */
const GENERAL = new Set(
  'price prices customer customers client clients competitor competitors name names logo logos brand brands factory shop shops stock staff owner product products market sales more phone'.split(
    ' ',
  ),
);
const GENERAL_TH =
  /^(?:ราคา|[ก-๛]*อื่น|ลูกค้า(?:ของเรา)?|คู่แข่ง|ชื่อ[ก-๛]*|โลโก้[ก-๛]*|แบรนด์|ที่อื่น|คลินิกลูกค้า|ลูกค้าเรา|เรา|เงิน[ก-๛]*|ร้าน|สินค้า)$/u;

/** Of a topic at most three words that tell it; more, and no sentence would hold them all. */
const KEPT_OUT = /^(?:keep|leave) (?:the |our |my |any |all |this |these )*(?<what>.+?) out of\s/u;
/** Whoever is not to be named may be spoken of: 'never name the school', 'do not identify the village'. */
const NAMES_NOBODY =
  /(?<![a-z])(?:do not|don't|dont|never|not|no|avoid)\s(?:ever\s)?(?:name|naming|identify|identifying)\s/u;
/** When something is told is no topic: 'never advertise end of month'. */
const WHEN: ReadonlySet<string> = new Set(
  'start beginning middle end month months week weeks weekend weekends day days night nights morning mornings evening evenings year early late before after during monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec january february march april june july august september october november december'.split(
    ' ',
  ),
);
const ANY_PART = /^(?:work|stuff|things?|side|part|business|jobs?|bits?|word|words|name|new|old)$/u;
/** Of which pictures a rule is: 'no men in the ladies' morning pictures' forbids no ladies. */
const IN_PICTURES =
  /\s(?:in|on|for) (?:(?:the|our|any|your|these) )?(?:[\p{L}'’-]+ ){0,3}(?:pictures?|photos?|pics?|images?|videos?|clips?|shots?)(?![a-z]).*$/u;
/** Whose faces are not shown may be spoken of. */
const FACES = /^no (?:[\p{L}'’-]+ ){0,2}faces?(?![a-z])/u;
function topicTerms(quote: string): string[] {
  const text = plain(quote).replace(/^(?:(?:and|also|but|so|please|pls)\s)+/u, '');
  if (/[ก-๛]/u.test(text)) return thaiTopic(text);
  // 'Keep the Bible work out of the ads': what is kept out, and not that it is work.
  const kept = KEPT_OUT.exec(text)?.groups?.['what'];
  if (kept !== undefined)
    return kept
      .split(/[^\p{L}\p{M}\p{N}'-]+/u)
      .filter((word) => word.length > 2 && !STOP.has(word) && !ANY_PART.test(word));
  if (FACES.test(text) || NAMES_NOBODY.test(text)) return [];
  const head = text
    .replace(/^(?:well|please|ok|and|also),\s/u, '')
    .replace(IN_PICTURES, '')
    .replace(REASON, '');
  const words = head.split(/[^\p{L}\p{M}\p{N}'-]+/u).filter((word) => word.length > 2 && !STOP.has(word));
  // That nobody is promised by name forbids no word: 'Don't promise a named child'.
  if (/(?<![a-z])(?:promise|guarantee|pledge)(?![a-z]).*(?<![a-z])(?:by name|named)(?![a-z])/u.test(text))
    return [];
  if (words.every((word) => WHEN.has(word))) return [];
  const list = /^(?:no|not)\s[^,]+,\s(?:no|not)\s/u.test(text);
  // One word alone is a topic where it is one that no proposal needs.
  if (
    words.length === 1 &&
    (SHOWING.test(text) || GENERAL.has(words[0] ?? '') || (words[0] ?? '').length < 5)
  )
    return [];
  return list || words.length > 3 ? [] : words;
}
const THAI_VERB =
  /^(?:ห้าม|อย่า|งด|ไม่(?:ใช้|ลง|เปิด|แตะ|เอา|ต้อง|โชว์)?)(?:เด็ดขาด)?(?:ใช้|เอา|ใส่|ลง|โชว์|พูดถึง|พูดเรื่อง|แตะ|เปิด|แถม|มี|ให้|บอก|เขียน|ระบุ|เอ่ย)?(?:รูป|ภาพ|เรื่อง|ชื่อ)?/u;
/** Who is not to be named may be spoken of: 'อย่าเขียนชื่อโรงงาน'. */
const THAI_NAMES = /^(?:ห้าม|อย่า|งด|ไม่)[ก-๛]{0,10}ชื่อ/u;
/** What is not advertised stands behind, in Latin letters too: 'อย่าโปรโมต Year 7'. */
const THAI_ADVERTISE = /^(?:ห้าม|อย่า|งด|ไม่ต้อง|ไม่)(?:ยิงแอด|โปรโม[ตท]|โฆษณา|โพสต์?|ขาย|ดัน)(?:เรื่อง)?\s*/u;
const LATIN_NAME = /^[a-z][a-z\d'-]*(?: [a-z\d'-]+)+/u;
/** Whose picture is not shown may be spoken of: 'ห้ามรูปอาม่า'. */
const THAI_PICTURES = /^(?:ห้าม|อย่า|งด|ไม่)(?:ใช้|เอา|ใส่|ลง|โชว์|มี|โพสต์?|ถ่าย)?(?:รูป|ภาพ|หน้า|คลิป)/u;
function thaiTopic(text: string): string[] {
  if (THAI_NAMES.test(text) || THAI_PICTURES.test(text)) return [];
  const promoted = text.replace(THAI_ADVERTISE, '');
  if (promoted !== text) {
    const [latin] = LATIN_NAME.exec(promoted) ?? [];
    if (latin !== undefined || /^[a-z\d]/u.test(promoted)) return latin === undefined ? [] : [latin];
  }
  const rest = (promoted === text ? text : `ห้าม${promoted}`).replace(THAI_VERB, '');
  const phrase = rest.split(/\s|เด็ดขาด|นะ|ค่ะ|ครับ|คะ|ใน|ไป|มา|เพราะ/u)[0] ?? '';
  // 'เอา…มายิงแอด', 'เอารูปหลวงพ่อไปใส่เลข' forbid what is done with it, and no mention of it.
  const isDone = /^(?:มา|ไป)/u.test(rest.slice(phrase.length));
  if (text.startsWith('ไม่ต้อง') || isDone || GENERAL_TH.test(phrase)) return [];
  return phrase.length >= 4 && phrase.length <= 18 && rest !== text ? [phrase] : [];
}

/** Words by which a text that breaks the rule is known; none where only a reader could tell. */
export const termsOf = (quote: string, kind: RuleKind): string[] =>
  termsWithin(quote, kind)
    .map((term) => term.replaceAll(/^[\s"'“”‘’(]+|[\s"'“”‘’.,;:!?)]+$/gu, ''))
    .filter((term) => term !== '');

/** What is said in other words may be spoken of: 'don't promise the rebate, say "up to"'. */
function termsWithin(quote: string, kind: RuleKind): string[] {
  const bare = kind === 'must' ? quote : withoutInstead(quote);
  return kind === 'topic' && bare !== quote ? quotedIn(bare) : toldTerms(bare, kind);
}

function toldTerms(quote: string, kind: RuleKind): string[] {
  if (isSecret(quote)) return [untold(quote)];
  const quoted = quotedIn(quote);
  const labelled = labelledTerms(quote);
  if (labelled.length > 0) return labelled;
  if (kind === 'words') {
    const said = saidIn(plain(quote));
    const terms = said.length > 0 ? said : listOf(plain(quote));
    if (quoted.length > 0 && NEVER_THESE.test(plain(quote)))
      return [...beforeQuoted(plain(quote)).map((term) => asWritten(quote, term)), ...quoted];
    return quoted.length > 0 ? quoted : terms.map((term) => asWritten(quote, term));
  }
  if (kind === 'audience' || kind === 'channel') return [];
  if (kind === 'not offered') return [];
  return quoted.length > 0 ? quoted : topicTerms(quote);
}

/** What stands before the quotation in one row with it. */
const beforeQuoted = (text: string): string[] =>
  (/(?:never|not)\s(?<list>[^"'“‘]*)["'“‘]/u.exec(text)?.groups?.['list'] ?? '')
    .split(/,\s|\sor\s/u)
    .map((part) => part.replace(/^(?:or|and|the|an?)(?:\s|$)/u, '').trim())
    .filter((part) => part.length > 2 && part.split(/\s+/u).length <= 3 && !STOP.has(part));

/** 'AI' keeps its capitals: it is a name. */
function asWritten(quote: string, term: string): string {
  const at = plain(quote).indexOf(term);
  return at < 0 ? term : quote.slice(at, at + term.length);
}
