/** Page 7: composite portraits (specification, page 7). */
import { evidenceFor, page } from './write.ts';

export const writeTargetPersona = page('target-persona', (plan) => {
  const { f, r, personas, wants } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const question = f.both(wants[0]?.topic.question ?? r.trade.doubt);
  const names = f.list(
    personas.map(({ name }) => name.split(f.language === 'th' ? ' ' : /[,:]/u)[0] ?? name),
  );
  const alone = personas.length === 1;
  const ages = personas.map(({ age }) => age).filter((age) => /\d/u.test(age));
  return {
    title: say(
      `${names} ${alone ? 'asks' : 'ask'} first: “${question}”`,
      `${names}ถามก่อนเลยว่า “${question}”`,
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
          `Names,${ages.length > 0 ? ` ages (${ages.join(', ')}),` : ''} habits and quotations`,
          `ชื่อ${ages.length > 0 ? ` อายุ (${ages.join(', ')})` : ''} พฤติกรรม และคำพูด`,
        ),
        say('Composite portraits, to be checked in customer calls', 'ภาพตัวแทน ควรยืนยันด้วยการคุยกับลูกค้าจริง'),
      ),
    ],
  };
});
