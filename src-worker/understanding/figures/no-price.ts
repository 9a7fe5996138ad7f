/** Numbers that are told of a rival and are no price: who follows it, the name of a standard, by how much it is cheaper. */

/** Of these a number counts who follows, likes or rates: 'huge insta 22k', '400+ reviews'. */
export const FOLLOWED =
  /\b(?:insta(?:gram)?|ig|fb|facebook|tiktok|youtube|followers?|likes|(?<=\d[\dkm+,. ]{0,8})(?:fans|views|stars?)|subscribers|reviews?|ratings?)\b|คนตาม|ผู้ติดตาม|ไลก์|ยอดวิว/iu;

/** The number of a standard: 'ISO 27001', 'IATF 16949', 'มอก. 2432'. */
export const STANDARD = /(?<!\p{L})(?:ISO(?:\/IEC)?|IATF|IEC|EN|BS|AS|NFPA|ASTM|DIN|HACCP|มอก\.?)[\s-]?$/u;
/** A number alone, of hundreds of thousands and more. */
export const MANY = /^[\d.,]+\s?(?:ล้าน|แสน|m|million)$/iu;

/** By how much they are cheaper or dearer, and not what they ask: 'ถูกกว่าเรา 300', 'cheaper by £20', '$20 less'. */
const COMPARES =
  /\b(?:cheaper|dearer|less than|more than)\b|\d(?:[\d.,]{0,9}\d)?\s?(?:%|k|grand|baht|bucks|quid|dollars|pounds|euros?)?\s(?:less|more|lower|higher|cheaper|dearer|off\b|(?:under|below) (?:us|ours?)\b)(?![\p{L}-])|กว่า/iu;
export const tellsDifference = (words: string): boolean => COMPARES.test(words);
