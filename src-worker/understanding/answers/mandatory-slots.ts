/** What everything carries and the answers name but do not give, as 'CBB number must be on every ad' or 'ต้องมีเลขใบอนุญาตทุกชิ้น'. */

/** An advert in words; what stands in every picture is no matter of a text. */
const EVERY = String.raw`(?:every|each|all|any)(?: (?:our|the|single))? (?:ads?|adverts?|advertisements?|posts?|pieces?|pages?|films?|videos?|messages?|materials?|creatives?|flyers?|listings?)(?![a-z])`;
const ADS = String.raw`(?:${EVERY}|(?:(?:the|an?|our) )?(?:ads?|adverts?)(?![a-z]))`;
const MUST = String.raw`(?:must|has to|have to|should|needs? to)`;
/** What is named: few words, without the figure or the sentence that would give it. */
const NAMED = String.raw`(?<named>\p{L}[\p{L}&.'’-]*(?: [\p{L}&.'’-]+){0,4}?(?: ?#)?)`;
const NAMED_LAST = String.raw`(?<named>\p{L}[\p{L}&'’-]*(?: [\p{L}&'’-]+){0,4}?(?: no\.)?)(?=[.,;!\n]|$| so | and | because )`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`^${NAMED} ${MUST} (?:be|stand|appear|go|show)(?: shown| visible| written)? (?:on|in|under|below) ${ADS}`,
    'iu',
  ),
  new RegExp(String.raw`^${NAMED},? (?:on|in|under|below) ${EVERY}`, 'iu'),
  new RegExp(
    String.raw`^${EVERY}(?: with [\p{L} ]{2,20}?)? ${MUST} (?:carry|show|state|have|include|display|mention|end with) (?:(?:the|our|an?) )?${NAMED_LAST}`,
    'iu',
  ),
  new RegExp(
    String.raw`^${NAMED} ${MUST} (?:appear|be (?:said|stated|mentioned|written))(?=[.,;!\n]|$)`,
    'iu',
  ),
];
/** What is seen and not read, what is done, or how it is told: no line of a text. */
const NO_TEXT =
  /(?<![a-z])(?:photos?|pictures?|images?|logos?|helmets?|hats?|faces?|fences?|colou?rs?|music|sound|audio|approv\p{L}*|check\p{L}*|only|first|not?|never|always|please|pls|we|say|ask|put|use|it|that|this|everything|nothing|one)(?![a-z])/iu;
/** A form of the first row asks for it in so many words; elsewhere it is one where its name is that of a line. */
const A_LINE =
  /(?<![a-z])(?:numbers?|no\.?|nr\.?|id|disclosures?|disclaimers?|statements?|notices?|warnings?|licen[cs]es?|registration|terms|t&cs?|apr|vat|address|contact|code)$|#$|refund|price|fee|rate|form$|age$/iu;

/** 'เลขใบอนุญาตโฆษณา', 'เลข ฆสพ.': what Thai law wants under an advert, up to where the order goes on. */
const TH_NUMBER =
  /(?<!ให้|รับ|ไม่มี)(?<named>เลข(?:ที่)?\s?(?:(?:ใบอนุญาต|อนุญาต|ทะเบียน|จดแจ้ง|ประกาศ|ฆสพ\.?|สบส\.?|อย\.?|มอก\.?|โฆษณา)(?:โฆษณา|นำเที่ยว|ประกอบการ|นายหน้า|สถานพยาบาล|ธุรกิจ)?)(?:\s?(?:ฆสพ|สบส|คปภ|อย|มอก|ททท)(?![ก-๛])\.?)?)/u;
const TH_NUMBER_BEHIND = /(?<of>อย|มอก|ฆสพ|สบส)\.?\s?เลข(?=ต้อง)/u;
/** That it is wanted, and no remark. */
const TH_WANTED = /ต้อง|ใส่|ลง|ติด|แสดง|ระบุ|ขอเลข|ทุก(?:ชิ้น|โพส|แอด|โฆษณา|คลิป)/u;
const TH_NAMED = /ต้อง(?:มี|ใส่|ลง|ระบุ|แสดง)(?<named>อัตราดอกเบี้ย|คำเตือน|ข้อความเตือน)(?=\s?(?:ใน|บน)?ทุก)/u;
const TH_BESIDE = /["”]\s?(?:\+|และ|กับ)\s?(?<named>[ก-๛]{4,20}?)(?=\s?ทุก)/u;

function thaiSlot(quote: string): string {
  if (!TH_WANTED.test(quote)) return '';
  const behind = TH_NUMBER_BEHIND.exec(quote)?.groups?.['of'];
  if (behind !== undefined) return `เลข ${behind}.`;
  const found = TH_NUMBER.exec(quote) ?? TH_NAMED.exec(quote) ?? TH_BESIDE.exec(quote);
  return (found?.groups?.['named'] ?? '').trim();
}

/** The name of what a rule wants on everything, where the rule names it; '' where it gives the line itself or wants no text. */
export function slotOf(quote: string): string {
  if (/[ก-๛]/u.test(quote)) return thaiSlot(quote);
  const text = quote.trim();
  for (const [at, form] of FORMS.entries()) {
    const named = (form.exec(text)?.groups?.['named'] ?? '').replace(/^(?:the|our|an?) /iu, '');
    if (named === '' || NO_TEXT.test(named)) continue;
    if (at === 0 || A_LINE.test(named)) return named;
  }
  return '';
}
