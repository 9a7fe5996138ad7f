/** Page 7: composite portraits (specification, page 7). */
import { clip } from '../text.ts';
import { evidenceFor, page } from './write.ts';

export const writeTargetPersona = page('target-persona', (plan) => {
  const { f, r, personas, wants } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const [first, second] = personas;
  const want = wants[0]?.topic.want;
  const who =
    personas.length === 1
      ? say('One buyer', 'หนึ่งคน')
      : say(
          `${f.sentence(f.word(personas.length))} people`,
          `${['', 'หนึ่ง', 'สอง', 'สาม'][personas.length] ?? personas.length}คน`,
        );
  return {
    title:
      want === undefined
        ? say(
            `${who} to win: ${f.list([first, second].flatMap((p) => (p ? [clip(p.group, 26).toLowerCase()] : [])))}`,
            `${who}ที่ต้องได้ใจ: ${f.list([first, second].flatMap((p) => (p ? [clip(p.group, 26)] : [])))}`,
          )
        : say(
            `${who} with one wish: ${want.en.charAt(0).toLowerCase()}${want.en.slice(1)}`,
            `${who}ที่ต้องได้ใจ${personas.length === 1 ? 'ด้วยเรื่องเดียว' : ' อยากได้เรื่องเดียวกัน'}: ${want.th}`,
          ),
    output: {
      personas: personas.map((p) => ({
        name: p.name,
        demographic: { age: p.age, career: p.career, income: p.income },
        psychology: {
          interests: p.interests,
          behaviors: p.behaviours,
          insight: p.insight,
          tension: p.tension,
        },
        geographic: { location: p.location, provinceOrArea: p.area },
      })),
    },
    evidence: [
      w.answer('targetDemographics'),
      ...(r.audience.ages === ''
        ? []
        : [w.client(say(`Ages ${r.audience.ages}`, `อายุ ${r.audience.ages} ปี`), 'ages')]),
      w.answer('additionalDemographics'),
      w.answer('geographicLocation'),
      w.answer('marketContext'),
      w.answer('currentChallenges'),
      w.assume(
        say(
          `Names, ages (${personas.map(({ age }) => age).join(', ')}), habits and quotations`,
          `ชื่อ อายุ (${personas.map(({ age }) => age).join(', ')}) พฤติกรรม และคำพูด`,
        ),
        say(
          'Composite portraits, to be checked in ten customer calls',
          'ภาพตัวแทน ควรยืนยันด้วยการคุยกับลูกค้าสิบราย',
        ),
      ),
    ],
  };
});
