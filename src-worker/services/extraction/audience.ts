/** Whom the client sells to, and where. */
import { placesMentioned } from '../../understanding/places/read-places.ts';
import { agesIn, genderIn, targetGroupIn } from './choices.ts';
import { topicOf } from './labels.ts';
import type { Passage } from './passages.ts';
import { bare, joined, sources, type Put } from './put.ts';

const AUDIENCE =
  /\b(?:our |the |their )?(?:target (?:group|audience|customers?)|(?:typical|ideal|main|core|most of our) (?:customers?|clients?|buyers?|guests?|patients?))\b\s*(?:is|are|:)?\s*(?<value>[^.!?\n]{4,200})|\b(?:we (?:want to reach|target|sell to|are after)|aimed at|customers? are(?: mostly| mainly)?|guests are(?: mostly| mainly)?)\s+(?<b>[^.!?\n]{4,200})|(?:talk to|reach out to)\s+(?<c>[^.!?\n]{4,200})|(?:กลุ่มเป้าหมาย|ลูกค้า(?:หลัก|ส่วนใหญ่|ของเรา)?)(?:ก็(?:คือ|เป็น)?|คือ|เป็น|ได้แก่)\s*[:：]?\s*(?<thai>[^\n]{4,160}?)(?=\s(?:งบ|คู่แข่ง|ปัญหา|อยากได้|เป้า|จุดเด่น)|$|\n)/iu;

/** Answers the running text that describes it. */
export function readAudience(
  labelled: readonly Passage[],
  insights: readonly Passage[],
  told: readonly Passage[],
  put: Put,
): Passage[] {
  const loose = told.filter(({ label }) => topicOf(label) === undefined);
  const described = labelled.filter(
    ({ text }) =>
      !/^[\d\s–—-]+(?:years?|ปี)?$/iu.test(text) &&
      !/^(?:all|any|ทุกเพศ|ทั้งหมด)$/iu.test(text) &&
      !genderOnly(text),
  );
  put('targetAudience.targetDemographics', joined(described), sources(described));
  const telling = loose.find(({ text }) => AUDIENCE.test(text));
  const groups = telling && AUDIENCE.exec(telling.text)?.groups;
  const clause = groups?.['value'] ?? groups?.['b'] ?? groups?.['c'] ?? groups?.['thai'];
  if (telling !== undefined && clause !== undefined)
    put('targetAudience.targetDemographics', bare(clause), telling.source);

  const about = [...labelled, ...(telling === undefined ? [] : [telling])];
  const aged = [...about, ...loose].find(({ text }) => agesIn(text) !== undefined);
  const ages = aged && agesIn(aged.text);
  if (aged !== undefined && ages !== undefined) {
    put('targetAudience.ageRangeMin', ages.min, aged.source);
    if (ages.max > 0) put('targetAudience.ageRangeMax', ages.max, aged.source);
  }
  for (const passage of about) {
    put('targetAudience.gender', genderIn(passage.text), passage.source);
    put('targetAudience.targetGroup', targetGroupIn(passage.text), passage.source);
  }
  const stated = told.find(
    ({ text }) => /\bb2[bc]\b/iu.test(text) && !/\bb2b\b.*\bb2c\b|\bb2c\b.*\bb2b\b/iu.test(text),
  );
  if (stated !== undefined)
    put('targetAudience.targetGroup', /\bb2b\b/iu.test(stated.text) ? 'B2B' : 'B2C', stated.source);
  put('targetAudience.additionalDemographics', joined(insights), sources(insights));
  return telling === undefined ? [] : [telling];
}

const genderOnly = (text: string): boolean =>
  /^(?:wom[ae]n|m[ae]n|females?|males?|ผู้หญิง|ผู้ชาย|หญิง|ชาย)$/iu.test(text.trim());

const WHERE =
  /\b(?:deliver(?:ing|s)? (?:to|in|across|all over)|sell(?:ing)? (?:to|in|across|all over)|customers? (?:in|from)|guests? from|target(?:ing)? (?:people )?(?:in|from)|people (?:in|from|around)|clients? (?:in|from)|families (?:in|from)|patients? (?:in|from)|focus on|based in|located in)\b|ส่ง(?:ทั่ว|ใน)|ลูกค้า(?:ใน|จาก)|สาขา\s?ใน|พื้นที่|ย่าน|อยู่(?:ใน|ที่|แถว)|ทั่วประเทศ|แถว|โซน/iu;
const BASE = /\b(?:based|located|office|factory|headquarters?|address)\b/iu;

export function readWhere(
  labelled: readonly Passage[],
  audience: readonly Passage[],
  loose: readonly Passage[],
  put: Put,
): void {
  if (labelled.length > 0) {
    put('targetAudience.geographicLocation', joined(labelled), sources(labelled));
    return;
  }
  const candidates = [...audience, ...loose.filter(({ text }) => WHERE.test(text) || namesPlacesAlone(text))];
  // Where it sells says more than where its office is.
  const ordered = candidates.toSorted((a, b) => Number(BASE.test(a.text)) - Number(BASE.test(b.text)));
  for (const { text, source } of ordered) {
    const names = namesOfPlaces(text);
    if (names.length > 0) return put('targetAudience.geographicLocation', names.join(', '), source);
  }
  for (const { text, source } of audience)
    put('targetAudience.geographicLocation', COUNTRIES.exec(text)?.[1], source);
}

/** 'EEC + Bangkok'. */
const namesPlacesAlone = (text: string): boolean => {
  const names = namesOfPlaces(text);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return (
    names.length > 0 && rest.replace(/\b(?:and|in|province)\b|และ|จังหวัด|[^\p{L}\p{M}]/gu, '').length <= 4
  );
};
/** 'from Germany, UK and Israel': several, since one may be anything. */
const COUNTRIES =
  /\bfrom\s+((?:the\s+)?\p{Lu}\p{L}+(?:(?:,\s*and\s+|,\s*|\s+and\s+|\s+or\s+)(?:the\s+)?\p{Lu}\p{L}+)+)/u;

/** The known places of a sentence, as it writes them. */
function namesOfPlaces(text: string): string[] {
  if (/\b(?:nationwide|all over thailand|across thailand|whole country)\b/iu.test(text))
    return ['Nationwide'];
  if (/ทั่วประเทศ|ทั่วไทย/u.test(text)) return ['ทั่วประเทศ'];
  return placesMentioned(text)
    .flatMap((known) => {
      const names = [known.en, known.th, ...(known.th === 'กรุงเทพมหานคร' ? ['กรุงเทพฯ', 'กรุงเทพ'] : [])];
      const name = names.find((one) => text.toLowerCase().includes(one.toLowerCase()));
      return name === undefined ? [] : [{ name, at: text.toLowerCase().indexOf(name.toLowerCase()) }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}
