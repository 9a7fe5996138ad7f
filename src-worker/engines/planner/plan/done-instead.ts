/** What buyers do in place of buying from anybody: nothing, by themselves, with a thing at hand, with the help of one they know. */

/** Each is the whole of a name, or all are that a name joins: 'Paper & Co' is a firm. */
const THINGS: ReadonlySet<string> = new Set([
  'nothing', 'doing nothing', 'do nothing', 'waiting', 'later', 'not now', 'diy', 'do it yourself', 'themselves', 'yourself',
  'by hand', 'home made', 'homemade', 'in house', 'in-house', 'own kitchen', 'own car', 'walking', 'the bus', 'bus', 'taxi', 'taxis',
  'uber', 'bin bag', 'bin bags', 'plastic bag', 'plastic bags', 'tarp', 'a tarp', 'excel', 'spreadsheet', 'spreadsheets', 'paper',
  'pen and paper', 'youtube', 'youtube videos', 'google', 'chatgpt', 'whatsapp', 'a ladder', 'ladders', 'staying home',
  'staying at home', 'the sofa', 'netflix', 'old one', 'the old one',
]); // prettier-ignore

const WORDS_EN =
  /\b(?:people|those|folks|parents|owners|customers|families) who\b|\b(?:doing|buying|changing|using) nothing\b|\b(?:just|only) wait(?:s|ing)?\b|\bkeep(?:ing)? (?:the|their|what) (?:old|they)\b|\b(?:a|my|your|their|his|her|the|some|one) (?:cousin|uncle|aunt|auntie|brother|sister|neighbou?r|mate|friend|nephew|grandmother|mum|mother|wife|husband|dad|father)s?\b|\b(?:a|one|some) (?:guy|bloke|lad|fella)\b|\bthemselves\b|\bDIY\b/iu;
const WORDS_TH =
  /ทำ(?:กัน)?เอง|ไม่(?:ทำ|ซื้อ)อะไร|อยู่เฉย|ปล่อยไว้|ไว้ก่อน|รอ(?:ไป)?ก่อน|^ญาติ|คนรู้จัก|เพื่อนบ้าน|ข้างบ้าน|แม่บ้านทำ|ซื้อมา(?:ทำ|ใส่)เอง|ดูไลฟ์|ไลฟ์สด|ถนนคนเดิน|^ยูทูบ|^แท็กซี่|รถเมล์|อยู่บ้าน(?:เฉย|$)|ใช้ของเดิม/u;

/** Where a name joins several. */
const JOINED = /\s*(?:\/|,|\+|&|\band\b|\bor\b|หรือ|กับ)\s*/iu;

/** Whether the name of a rival is of no firm. */
export const isDoneInstead = (name: string): boolean =>
  WORDS_EN.test(name) ||
  WORDS_TH.test(name) ||
  name
    .toLowerCase()
    .split(JOINED)
    .every((part) => THINGS.has(part.trim()));
