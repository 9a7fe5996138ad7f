/** What the client calls the steps that buyers take, where its word says more than the step's. */
/** Things that the client calls by a better name than the step has: a demo is no 'meeting' to who sells by demos. */
const OWN_WORD =
  /^(?:demos?|site surveys?|surveys?|inspections?|assessments?|viewings?|tours?|tastings?|fittings?|consultations?|tasters?|taster lessons?|test drives?|pilots?|interviews?|site visits?|home visits?|appointments?|discovery calls?|video calls?|enquir(?:y|ies)|messages?|leads?|reservations?|(?:free|trial|taster|open) (?:class(?:es)?|lessons?|sessions?|trials?|days?|bookings?)(?: booked)?|first (?:box(?:es)?|visits?|lessons?)|trial(?:s| bookings?)?|sign-?ups?|registrations?|applications?|proposals?|quotations?|quotes?|estimates?|rfqs?|meetings?|test rides?|(?:showroom|factory|farm|house|studio|school) visits?|(?:facebook |instagram )?dms?)$/iu;
/** An appointment is no visit: they may meet by video, be asked or be tested. */
const APPOINTED =
  /^นัด(?:หมาย|สัมภาษณ์[ก-๛]{0,12}|ทดสอบ[ก-๛]{0,14}|สอบ[ก-๛]{0,10}|ปรึกษา|เจอ|พบ[ก-๛]{0,8}|คุย[ก-๛]{0,10}|เดโม่?|วิดีโอ[ก-๛]{0,6})?$/u;
/** Written with capitals, however a client types it. */
const LETTERS = /(?<!\p{L})(?:rfqs?|dms?)(?!\p{L})/giu;
const BRANDS = /(?<!\p{L})(?:whats ?app|facebook|instagram|google|linkedin|tiktok|messenger)(?!\p{L})/giu;
const BRAND: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp', facebook: 'Facebook', instagram: 'Instagram', google: 'Google', linkedin: 'LinkedIn', tiktok: 'TikTok', messenger: 'Messenger',
}; // prettier-ignore
export const inLetters = (name: string): string =>
  name
    .replaceAll(BRANDS, (word) => BRAND[word.toLowerCase().replaceAll(' ', '')] ?? word)
    .replaceAll(LETTERS, (word) =>
      /s$/iu.test(word) ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase(),
    );
/** Whether a step is said in the client's own word. */
export const isOwnWord = ({ name }: { name: string }): boolean =>
  OWN_WORD.test(name.trim()) || APPOINTED.test(name.trim());
