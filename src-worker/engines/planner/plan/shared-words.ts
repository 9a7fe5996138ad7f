/** Words that two statements share: what they both speak of, whatever else each says. */
import { lately } from '../../../understanding/remember.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words too short to show that two statements are about one thing. */
export const SHORT_WORD = 4;
/** Words that two statements share by chance. */
const COMMON = new Set(
  'หน้า หลัง ข้าง ใกล้ ด้าน เป็น ด้วย เดียว กว่า เวลา ครั้ง จริง พร้อม เพราะ เพื่อ ทั้ง อย่าง เท่า เท่านั้น ถึง หลาย บ้าง ที่สุด อะไร แล้ว เจ้า ลูกค้า เครื่อง ต้อง ภายใน ชั่วโมง นาที สัปดาห์ อาทิตย์ เดือน สำหรับ order orders ordered ordering within days hours weeks year years minute minutes once twice with from every each more call calls phone people customers service free same only good your their they them this that these those there have been will what when which than into'.split(
    ' ',
  ),
);

/** One thing by several names. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:doctors?|physicians?|specialists?|gps?|หมอ|แพทย์|คุณหมอ|นายแพทย์)$/u, 'doctor'],
  [/^(?:dentists?|orthodontists?|ทันตแพทย์|หมอฟัน)$/u, 'dentist'],
  [/^(?:certs?|certificates?|certified|certification|ใบรับรอง)$/u, 'certificate'],
  [/^(?:licen[cs]ed?|licen[cs]es|ใบอนุญาต)$/u, 'licence'],
  [/^(?:guarantees?|guaranteed|warrant(?:y|ies)|ประกัน|รับประกัน)$/u, 'warranty'],
  [/^(?:engineers?|วิศวกร)$/u, 'engineer'],
  [/^(?:nurses?|พยาบาล)$/u, 'nurse'],
  [/^(?:teachers?|tutors?|instructors?|ครู|อาจารย์)$/u, 'teacher'],
];
const oneName = (word: string): string | undefined => SAME.find(([pattern]) => pattern.test(word))?.[1];

export const wordsOf = lately(
  (text: string): ReadonlySet<string> =>
    new Set(
      [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => {
        if (isWordLike !== true || COMMON.has(segment)) return [];
        const name = oneName(segment);
        if (name !== undefined) return [name];
        return segment.length >= SHORT_WORD ? [segment.replace(/(?:e?s|e?d|ing|e)$/u, '')] : [];
      }),
    ),
);

/** Words that two statements share. */
export const sharedWords = (a: string, b: string): string[] => {
  const words = wordsOf(b);
  return [...wordsOf(a)].filter((word) => words.has(word));
};
