/** Page 2: the sections in four questions (specification, page 2). */
import { bareMetric } from '../plan/targets.ts';
import { clip, thaiGap } from '../text.ts';
import { goalPhrase } from './titles.ts';
import { evidenceFor, page } from './write.ts';

type Row = readonly [page: number, en: string, th: string];
const GROUPS: readonly (readonly [en: string, th: string, rows: readonly Row[]])[] = [
  [
    'Where we stand',
    'เราอยู่ตรงไหน',
    [
      [3, 'Marketing objectives', 'เป้าหมายการตลาด'],
      [4, 'Market overview', 'ภาพรวมตลาด'],
      [5, 'Business overview', 'ภาพรวมธุรกิจ'],
      [6, 'Channel analysis', 'วิเคราะห์ช่องทาง'],
    ],
  ],
  [
    'Buyers and rivals',
    'ลูกค้าและคู่แข่ง',
    [
      [7, 'Personas and insights', 'ลูกค้าและอินไซต์'],
      [8, 'Customer journey', 'เส้นทางลูกค้า'],
      [9, 'Competitive landscape', 'ภาพรวมการแข่งขัน'],
      [10, 'Competitor SWOT', 'SWOT คู่แข่ง'],
    ],
  ],
  [
    'What we choose',
    'เราเลือกอะไร',
    [
      [11, 'Winning zone', 'จุดที่เราชนะ'],
      [12, 'Key takeaway', 'ประเด็นสำคัญ'],
      [13, 'Key strategy', 'กลยุทธ์หลัก'],
      [14, 'Content and creative', 'เนื้อหาและครีเอทีฟ'],
    ],
  ],
  [
    'How we run it',
    'ลงมืออย่างไร',
    [
      [15, 'Media direction', 'ทิศทางสื่อ'],
      [16, 'Campaign structure', 'โครงสร้างแคมเปญ'],
      [17, 'Audience mapping', 'แผนที่กลุ่มเป้าหมาย'],
      [18, 'Suggestions', 'ข้อเสนอแนะ'],
      [19, 'Next steps', 'ขั้นตอนถัดไป'],
    ],
  ],
];

export const writeAgenda = page('agenda', (plan) => {
  const { f, r } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const ramp = r.goals.find(({ kind, unit }) => kind === 'ramp' && unit === '');
  const goal = goalPhrase(plan);
  const [from, to] = [ramp?.from, ramp?.to].map((value) => f.number(value ?? 0));
  const metric = clip(bareMetric(ramp?.metric ?? ''), 36);
  const what = metric === '' ? 'ตัวเลข' : `${metric}${thaiGap(metric)}`;
  const doubt = f.both(r.trade.doubt);
  const question = ramp
    ? say(`How do ${from} ${metric} become ${to}?`, `${what}จาก ${from} เป็น ${to} ได้อย่างไร`)
    : goal !== undefined && goal.length <= 68
      ? say(`The question: how to reach ${goal}`, `โจทย์: ทำอย่างไรให้ได้${thaiGap(goal)}${goal}`)
      : say(`The question: “${doubt}”, and who asks it`, `โจทย์: ใครถามว่า “${doubt}” และเราตอบอย่างไร`);
  return {
    title: question,
    output: {
      items: GROUPS.flatMap(([en, th, rows]) =>
        rows.map(([number, titleEn, titleTh]) => ({
          group: say(en, th),
          title: say(titleEn, titleTh),
          page: number,
        })),
      ),
    },
    evidence: [w.answer('specificObjectives')],
  };
});
