/** Page 1: company, promise, goal and money (specification, page 1). */
import { clip } from '../text.ts';
import { aimPhrase, goalPhrase, proposalTitle } from './titles.ts';
import { budgetEvidence, lengthEvidence } from './plan-evidence.ts';
import { evidenceFor, moneyPer, page, placesPhrase } from './write.ts';

export const writeCover = page('cover', (plan) => {
  const { f, r, budget, time } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const title = proposalTitle(plan);
  const goal = goalPhrase(plan);
  const place = placesPhrase(plan, 2);
  const aim =
    goal ??
    say(
      `${f.sentence(aimPhrase(plan))}${place === '' ? '' : ` in ${place}`}`,
      `${aimPhrase(plan)}${place === '' ? '' : ` ใน ${place}`}`,
    );
  const sum =
    budget.total !== undefined && !budget.totalAssumed
      ? f.money(budget.total, budget.currency)
      : moneyPer(plan, budget.amount);
  const money = budget.known
    ? say(`, on ${sum} of media`, ` ด้วยงบสื่อ ${sum}`)
    : say('; budget to agree', ' งบประมาณรอตกลง');
  const scene = f.both(r.trade.scene);
  const constraint = r.constraints.find(({ beforeAfter }) => beforeAfter);
  return {
    title,
    output: {
      company: plan.company,
      proposalTitle: title,
      objectiveHeadline: `${clip(aim, 76)}${money}`,
      visualDirection: `${say(`${f.sentence(scene)}; tiles from the initials.`, `${scene} กับลายจากอักษรย่อ`)}${constraint ? say(` Client’s rule: ${clip(constraint.text, 80)}.`, ` ตามเงื่อนไข: ${clip(constraint.text, 80)}`) : ''}`,
      tagline: clip(r.answers.keyMessage, 80),
      date: f.date(time.created),
      preparedBy: 'Digital Marketing Agency',
    },
    evidence: [
      w.answer('companyName'),
      w.answer('keyMessage'),
      w.answer('specificObjectives'),
      w.computed(f.date(time.created), say('The day on which this proposal was started', 'วันที่เริ่มทำข้อเสนอนี้')),
      ...budgetEvidence(plan, w),
      ...lengthEvidence(plan, w),
    ],
  };
});
