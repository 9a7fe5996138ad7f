/** How people reach the client, as it tells: by a form that they fill in, or by writing. */

/** 'Web form', 'fill in the form', 'กรอกฟอร์ม'; 'the form they prefer', 'รีฟอร์มเมอร์' and 'แพลตฟอร์ม' are none. */
const FORM =
  /(?<!\p{L})(?:(?:lead|web|contact|enquiry|inquiry|sign-?up|application|instant|booking|via(?: the| a| our)?|through(?: the| a| our)?) forms?|forms?\s(?:costs?|leads?|fills?|filled|sent|submissions?|on (?:the|our|my) (?:site|page|website))|(?:fill\w*|complet\w+|sen[dt]\w*|submit\w*)(?: (?:in|out|up))? (?:the|a|our) forms?)(?!\p{L})|(?<![ก-๛])ฟอร์ม(?!เมอร์|ู|า)|(?:กรอก|แบบ|ลีด|ส่ง|ทำ|ใน|ผ่าน|จาก|ทาง|หน้า)ฟอร์ม(?!เมอร์|ู|า)/iu;
export const tellsOfForm = (words: string): boolean => FORM.test(words);

/** LINE by its Thai name: 'ออนไลน์', 'เดดไลน์' and 'แอร์ไลน์' are other words. */
const LINE =
  /(?:(?<![ก-๛])|(?<=ทาง|แอด|ผ่าน|ใน|กลุ่ม|เพื่อน|ทัก|ส่ง|และ|หรือ|เข้า|คุย|จอง|ถาม|โทร|มี|ใช้|เป็น))ไลน์(?!ผลิต|การผลิต|สินค้า|อัพ|อัป|แดนซ์)/u;
const WRITES =
  /\b(?:chats?|whats ?app|messenger|inbox(?:es)?|dms?|viber|telegram|wechat|text us|texts?|messages?|e-?mails?|replies|reply)\b|แชต|แชท|ทัก(?!ษ)|อินบ็อกซ์/iu;
/** That people write to the client. */
export const tellsOfWriting = (words: string): boolean => WRITES.test(words) || LINE.test(words);
