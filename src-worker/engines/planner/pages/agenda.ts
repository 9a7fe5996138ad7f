import { thaiGap } from '../text.ts';
/** Page 2: the sections in four questions (specification, page 2). */
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
    'Whom we win, and from whom',
    'ต้องได้ใจใคร และแข่งกับใคร',
    [
      [7, 'Personas and insights', 'กลุ่มเป้าหมายและอินไซต์'],
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
  const { f, r, hero } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const ramp = r.goals.find(({ kind, unit }) => kind === 'ramp' && unit === '');
  const goal = goalPhrase(plan);
  const question = ramp
    ? say(
        `how do ${f.number(ramp.from ?? 0)} ${ramp.metric} become ${f.number(ramp.to ?? 0)}?`,
        `จาก ${f.number(ramp.from ?? 0)} เป็น ${f.number(ramp.to ?? 0)} ได้อย่างไร`,
      )
    : goal !== undefined && goal.length <= 52
      ? say(`how do we reach ${goal}?`, `ทำอย่างไรให้ได้${thaiGap(goal)}${goal}`)
      : say(`who will choose ${hero}, and why?`, `ใครจะเลือก ${hero} และเพราะอะไร`);
  return {
    title: say(`One question in four parts: ${question}`, `หนึ่งคำถาม สี่ส่วน: ${question}`),
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
