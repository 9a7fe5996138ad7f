/**
 * What a rule keeps unsaid by its meaning, beside the words that it names: 'cannot promise a bigger refund' is about a bigger refund whoever
 * tells of it, 'never say cheaper than the mall' about the mall, 'no medical claims' about what a doctor found.
 */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { lately } from '../remember.ts';

/** What is not to be claimed, compared, quoted or told, in the words of the rule. */
export interface RuleClaim {
  kind: 'promised' | 'compared' | 'quoted' | 'told';
  about: string;
}

/** Names alone are kept out: whoever is not named may be spoken of. */
const BY_NAME = /(?<![a-z])by (?:name|brand)(?![a-z])|(?<![a-z])nam(?:e|es|ed|ing)(?![a-z])|ชื่อ/u;
const PROMISED =
  /(?<![a-z])(?:promis(?:e|es|ing)|guarantee(?:s|ing)?|claim(?:s|ing)?|imply(?:ing)?)(?: (?:of|that|to|about|any|an?|the))* (?<list>[^.;:!?()]+)/gu;
const COMPARED =
  /(?<![a-z])(?:[a-z]{3,}er|better|worse|less|more [a-z]+) than (?:the |our |any )?(?<about>[^.,;:!?()]{2,30})|(?<![a-z])(?:compar(?:e|es|ing)(?: us)? (?:with|to)|attack(?:ing)?|knock(?:ing)?(?! on)|slag(?:ging)?(?: off)?|bash(?:ing)?|rubbish(?:ing)?|run(?:ning)? down|talk(?:ing)? down|criticis(?:e|ing)|criticiz(?:e|ing)) (?:the |our |any )?(?<attacked>[^.,;:!?()]{2,30})/gu;
const COMPARED_TH =
  /(?:เทียบ|เปรียบเทียบ|ด่า|โจมตี|ว่าร้าย|พาดพิง)(?:กับ|ถึง)?(?<about>[ก-๛]{3,20})|(?:ว่า|คำว่า)\s?(?<attacked>[ก-๛]{3,14}?)(?:แพงกว่า|แย่กว่า|ช้ากว่า|ไม่ดี)/gu;
const QUOTED =
  /(?<![a-z])no (?<about>[a-z]+) quot(?:ed|es)(?![a-z])|(?<![a-z])(?:do not|don't|dont|never|not) quote (?:the |our |any )?(?<attacked>[a-z]+)(?![a-z])/gu;
/** 'ห้ามเอาคลิปข่าว…มาทำคอนเทนต์': told of in no form. */
const TOLD_TH = /(?:เอา|นำ)(?<about>[ก-๛]{6,40}?)(?:มา|ไป)(?:ทำ(?:คอนเทนต์|คลิป|โพสต์?|แอด|โฆษณา)|เล่า|พูด|ขาย)/gu;
/** Whoever they are, nobody in particular is spoken of. */
const ANYBODY =
  /^(?:others?|other .*|anyone|anybody|people|competitors?|rivals?|us|it|them|this|that|any|an?|on|ever|before|after|everyone)$|อื่น|คู่แข่ง|ก่อนหลัง|^(?:กับ)?(?:ใคร|เขา)/u;
const JOINED = /,\s|\s(?:or|and|nor)\s/u;
/** Words of a phrase; more tell a story. */
const MOST_WORDS = 4;

const grouped = (quote: string, kind: RuleClaim['kind'], pattern: RegExp): RuleClaim[] =>
  [...quote.matchAll(pattern)].flatMap(({ groups }) => {
    const about = (groups?.['about'] ?? groups?.['attacked'] ?? '').trim();
    return about === '' || ANYBODY.test(about) ? [] : [{ kind, about }];
  });

/** Each claim that a rule forbids; none of a rule that forbids nothing or only names. */
export const claimsForbidden = lately((quote: string): readonly RuleClaim[] => {
  const text = plain(quote).replaceAll(/\([^()]*\)/gu, ' ');
  if (negationsIn(quote).length === 0) return [];
  const promised = [...text.matchAll(PROMISED)].flatMap(({ groups }) =>
    (groups?.['list'] ?? '')
      .split(JOINED)
      .map((part) => part.trim())
      .filter((part) => part !== '' && part.split(/\s+/u).length <= MOST_WORDS)
      .map((about): RuleClaim => ({ kind: 'promised', about })),
  );
  return [
    ...promised,
    ...(BY_NAME.test(text)
      ? []
      : [...grouped(text, 'compared', COMPARED), ...grouped(text, 'compared', COMPARED_TH)]),
    ...grouped(text, 'quoted', QUOTED),
    ...grouped(text, 'told', TOLD_TH),
  ];
});

/** Nobody is compared with, whoever it is: 'ห้ามเทียบกับบริษัทอื่น', 'never say better than other schools', 'do not attack competitors'. */
const WITH_ANYBODY =
  /(?<![a-z])(?:(?:better|cheaper|faster|safer) than|compar(?:e|es|ing)(?: us| ourselves| yourself)? (?:with|to|against)|attack(?:ing)?|knock(?:ing)?|slag(?:ging)?(?: off)?|bash(?:ing)?|rubbish(?:ing)?|run(?:ning)? down|talk(?:ing)? down|criticis(?:e|ing)|criticiz(?:e|ing)) (?:the |our |any )?(?:others?|anyone|anybody|competitors?|competition|rivals?)(?![a-z])|(?:เทียบ|เปรียบเทียบ|ด่า|โจมตี|ว่าร้าย|พาดพิง)(?:กับ|ถึง)?(?:คู่แข่ง|ใคร|(?:ที่|เจ้า|ร้าน|บริษัท|โรงเรียน|คลินิก|แบรนด์|ยี่ห้อ|สถาบัน|ค่าย)อื่น)/u;
export const comparesNobody = lately((quote: string): boolean => {
  const text = plain(quote);
  return WITH_ANYBODY.test(text) && !BY_NAME.test(text) && negationsIn(quote).length > 0;
});

/** Rules on what is said of health. */
const ON_HEALTH =
  /(?<![a-z])(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment)?|medical|health|diseases?|hypoallergenic|therap(?:y|eutic)|(?:diabetes|allergy|adhd|autism|rabies|kidney)[a-z ]* (?:claims?|talk|promises?))(?![a-z])|รักษา|หายขาด|โรค|แก้[ก-๛]{1,12}หาย|health claim|สรรพคุณ/u;
/** Whom no advert follows, and what is kept in no record, is no claim. */
const OF_TARGETS = /target|(?<![a-z])lists?(?![a-z])|ยิง|ไม่เก็บ|testimonial/u;
export const isOnHealth = lately((quote: string): boolean => {
  const text = plain(quote);
  return ON_HEALTH.test(text) && !OF_TARGETS.test(text) && negationsIn(quote).length > 0;
});
/** What somebody who treats has found or advised, or an illness by its name. */
const OF_HEALTH =
  /(?<![a-z])(?:doctor|gp|vet|nurse|dermatologist|p(?:a)?ediatrician|specialist|physician)s?(?:,| )(?:(?:has|have|just|who|the) )*(?:said|says?|told|tells?|found|finds?|advis|recommend|warn|prescrib|wants?|steroid)|(?<![a-z])(?:told by|from) (?:the |a |her |his |their )?(?:doctor|gp|vet|p(?:a)?ediatrician)|(?<![a-z])(?:adhd|autis\p{L}+|diabet\p{L}+|blood pressure|bp|cholesterol|arthritis|eczema|dementia|depress\p{L}+|kidney|cancer|asthma|pcos|menopaus\p{L}+)(?![a-z])|(?<!คุณ|เป็น)หมอ(?:บอก|สั่ง|ให้|แนะนำ|เตือน|ห้าม)|สัตวแพทย์(?:บอก|แนะนำ)|ครูบอก(?:ว่า)?(?:สมาธิ|ออทิส)|สมาธิสั้น|ออทิส|ค่าไต|โรคไต|เบาหวาน|ความดัน|ไขมันสูง|คอเลส|ภูมิแพ้|มะเร็ง|ซึมเศร้า/u;
/** Whether a text begins at an illness or at what was found: no claim by itself, and one in an advert. */
export const tellsHealth = (words: string): boolean => OF_HEALTH.test(plain(words));
