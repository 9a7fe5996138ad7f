/**
 * An offer's name as somebody types it who looks for it: the thing with what tells it apart; no sizes, prices, codes, packs, tiers
 * or makers' deeds. '18m 50 tonne surface weighbridge' → 'surface weighbridge', 'แพ็กเกจตรวจการนอนที่บ้าน 1 คืน' → 'ตรวจการนอนที่บ้าน'.
 */

const NUMBER = String.raw`\d[\d.,]*(?:\s?[x×*/–-]\s?\d[\d.,]*)*`;
const UNIT_EN = String.raw`(?:kwp|kwh?|mw|w|v|ah|kg|kgs|g|grams?|mg|lbs?|oz|ml|cl|l|lit(?:re|er)s?|gal(?:lons?)?|cm|mm|km|m[²³]?|metres?|meters?|ft|feet|foot|inch(?:es)?|in|yds?|yards?|sqm|sq ?m|sq ?ft|gb|tb|mb|hp|btu|psi|bar|mil|micron|gsm|kn|nm|rpm|hz|tonnes?|tons?|t|seaters?|seats?|people|persons?|pax|pcs|pieces|pack|packs|bags?|bottles?|boxes|rolls?|sheets?|litre|days?|nights?|weeks?|months?|years?|yrs?|hours?|hrs?|mins?|minutes?|sessions?|classes|lessons?|times|storeys?|bed(?:room)?s?|doors?|star|class|part|piece)`;
const WORDED = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve|single|half|full|quarter)-(?:day|week|month|year|hour|night|part|piece|acre|litre|bottle)`;
const CURRENCY = String.raw`(?:[£€$฿¥₹₱₫]|US\$|A\$|C\$|S\$|AED|KES|Rs\.?|RM|Rp)`;
const THAI_UNIT = String.raw`(?:บาท|กก\.?|กิโล(?:กรัม)?|กรัม|ก\.|ขีด|ตัน|ลิตร|มล\.?|ซม\.?|เซน(?:ติเมตร)?|มม\.?|มิล(?:ลิเมตร)?|เมตร|ม\.|ฟุต|นิ้ว|ตร\.?ม\.?|ตารางวา|ไร่|ชม\.?|ชั่วโมง|นาที|วัน|คืน|สัปดาห์|อาทิตย์|เดือน|ปี|ครั้ง|ชิ้น|ซอง|ถุง|ขวด|กล่อง|แพ็[กค]|ที่นั่ง|คน|ท่าน|ห้อง|รส|สี|ไซ[ซส]์|แรง(?:ม้า)?|แอมป์|วัตต์|kwp?|btu|บีทียู|ชั้น|รอบ|คอร์ส|ลูก|ตัว|ใบ|ดวง|เส้น)`;
const STRIPPED: readonly RegExp[] = [
  /\s*\([^()]*\)/gu,
  new RegExp(
    String.raw`(?:\b(?:from|at|only|for)\s+)?(?<!\p{L})${CURRENCY}\s?\d[\d,.]*k?\b(?:\s?(?:\/|a|per)\s?\p{L}+)?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:ราคา|เริ่ม(?:ต้น)?(?:ที่)?|ขนาด|รุ่น|เบอร์|ไซ[ซส]์)\s?(?:[a-z]+[-\s]?)?${NUMBER}\s?${THAI_UNIT}?(?![ก-๛])`,
    'giu',
  ),
  new RegExp(String.raw`${NUMBER}\s?${THAI_UNIT}(?![ก-๛])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}[\s-]?${UNIT_EN}(?![\p{L}])`, 'giu'),
  new RegExp(String.raw`\b${WORDED}\b`, 'giu'),
  // A maker's code: 'RT-180', 'BL-740'.
  /(?<![\p{L}\d])[A-Z]{1,5}-?\d[\w-]*/gu,
  new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}%?(?![\p{L}\d])`, 'gu'),
];
/** What it is packed in, and which of several it is, stand before the thing in Thai. */
const LEADS_TH =
  /^(?:แพ็[กค]เกจ|แพ็[กค]|เซ็?ต|โปร(?:โมชั่?น)?(?!แกรม|เจ[กค]|ไฟล์)|ขาย|จำหน่าย|รับ(?=ทำ|ผลิต)|บริการ)(?=[ก-๛]{4})/u;
/** What the firm does with it. */
const LEADS_EN =
  /^(?:(?:place|cast|supply|supplying|sale|sales|making|producing|manufacturing|selling|offering|providing|recruiting|growing|building|renting|hiring out|supplying|importing)\s+(?:and\s+\p{L}+\s+)?(?:of\s+)?)/iu;
/** How many there are, before the thing, and behind a Thai thing which measure was told of it. */
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?=\p{L})/iu;
const MEASURED_TH = /(?:หน้ากว้าง|กว้าง|ยาว|สูง|หนา|ขนาด|น้ำหนัก|เริ่ม(?:ต้น)?|ราคา|ไม่เกิน|ละ)$/u;
/** What joined two measures stands alone without them. */
const JOINED = /^(?:(?:[Aa]nd|[Oo]r|[Tt]o|[Bb]y|[Xx]|n|&|\+)\s+)+/u;
/** Which size of a subscription it is. */
const TIER =
  /\s+(?:pro|premium|core|standard|basic|starter|lite|plus|solo|plan|package|pack|set|bundle|add-on|membership)$/iu;

const tidy = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s,;:+/&–—-]+|[\s,;:+/&–—-]+$/gu, '');

/** The name without what nobody types; '' where nothing of it is left but the firm's own name. */
export function searchWord(name: string, company = ''): string {
  const bare = STRIPPED.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), ` ${name} `);
  const thing = tidy(
    tidy(bare)
      .replace(JOINED, '')
      .replace(LEADS_TH, '')
      .replace(LEADS_EN, '')
      .replace(COUNTED, '')
      .replace(MEASURED_TH, ''),
  );
  const [brand = '', ...others] = company.split(/\s/u);
  const [first = ''] = thing.split(/\s/u);
  // 'เรือลอยอังคาร ลุงชาญ': a Thai firm is often called by what it does, and then by whose it is.
  if (thing === brand && others.length > 0 && /^[ก-๛]/u.test(thing)) return thing;
  const isBranded = brand.length > 3 && first.toLowerCase().replace(/['’]s$/u, '') === brand.toLowerCase();
  const rest = isBranded ? tidy(thing.slice(first.length)) : thing;
  const plain = tidy(` ${rest}`.replace(TIER, ''));
  // Behind the firm's own name only its tiers are told.
  return isBranded && !/\s/u.test(plain) ? '' : plain;
}
