import { describe, expect, test } from 'vitest';
import { decidedForm } from '../../../../src-worker/engines/planner/decided.ts';
import { changedBetween, type Planned } from '../../../../src-worker/engines/planner/planning.ts';
import { makePlan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { choicesOf } from '../../../../src-worker/engines/planner/candidates.ts';
import { questionsOf } from '../../../../src-worker/engines/planner/questions.ts';
import { meaningOf, withCorrection } from '../../../../src/shared/domain/corrections.ts';
import { withDecisions, type Decisions } from '../../../../src/shared/domain/decisions.ts';
import { writtenFrom } from '../../../../src/shared/domain/ids.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readBrief } from '../../../fixtures/briefs.ts';

const at = '2026-11-23T09:00:00.000Z';
const rest = (): Promise<void> => Promise.resolve();
const proposal = (name: 'coffee-roaster-en' | 'dental-clinic-th', decisions?: Decisions): Planned => {
  const { formData, language } = readBrief(name);
  return { formData, language, createdAt: at, ...(decisions === undefined ? {} : { decisions }) };
};

// Each question writes the nineteen pages once more.
describe('questions after Confirm', { timeout: 30_000 }, () => {
  test.each(['coffee-roaster-en', 'dental-clinic-th'] as const)(
    'at most five, each with pages that change and up to three answers (%s)',
    async (name) => {
      const questions = await questionsOf(proposal(name), rest);
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(5);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      for (const { text, pages, suggestions } of questions) {
        expect(text).not.toBe('');
        expect(pages.length).toBeGreaterThan(0);
        expect(suggestions.length).toBeLessThanOrEqual(3);
      }
    },
  );
  test('an answered one stays, with its answer; a figure that was told is reckoned with', async () => {
    const [asked] = await questionsOf(proposal('coffee-roaster-en'), rest);
    const margin = { answers: { margin: '40%', [asked?.id ?? '']: asked?.suggestions[0]?.text ?? '7' } };
    const answered = await questionsOf(proposal('coffee-roaster-en', margin), rest);
    expect(answered.find(({ id }) => id === asked?.id)?.answer).toBe(margin.answers[asked?.id ?? '']);
    const plan = makePlan(decidedForm(proposal('coffee-roaster-en', margin)), at, 'en');
    expect(plan.reckoning.unknowns.map(({ code }) => code)).not.toContain('margin');
  });
  test('an answer stands where the questionnaire asks for such a thing, and no answer that was given is lost', () => {
    const before = readBrief('coffee-roaster-en').formData;
    const answers = {
      trigger: 'The last bag is half empty',
      objection: 'Afraid of stale beans',
      'cost lead': '240 THB',
      'rate lead purchase': '10%',
    };
    const form = decidedForm(proposal('coffee-roaster-en', { answers }));
    expect(form.targetAudience.additionalDemographics).toContain('The last bag is half empty');
    expect(form.campaignObjectives.currentChallenges).toContain(before.campaignObjectives.currentChallenges);
    expect(form.campaignObjectives.currentChallenges).toContain('Afraid of stale beans');
    expect(form.competitiveAnalysis.additionalNotes).toMatch(/We pay 240 THB for .*\. 10% of our .* become /);
  });
  test('a skipped question and one of another plan change nothing', () => {
    const decisions = { answers: { trigger: '', 'no such question': 'x' } };
    expect(changedBetween(proposal('coffee-roaster-en'), proposal('coffee-roaster-en', decisions))).toEqual(
      [],
    );
  });
  test.each(['The last bag is half empty', 'xyzzy plugh', 'They ordered a car'])(
    'what happens the day before is the moment of pages 7 and 8, in any words: “%s”',
    (trigger) => {
      const before = proposal('coffee-roaster-en');
      const after = proposal('coffee-roaster-en', { answers: { trigger } });
      expect(changedBetween(before, after)).toEqual(expect.arrayContaining([7, 8]));
      expect(makePlan(decidedForm(after), at, 'en').buyers.moment?.said.words).toBe(trigger);
    },
  );
  test('corrections hold for answers with a sentence more', () => {
    const formData = emptyFormData();
    formData.campaignObjectives.currentChallenges = 'One order costs 260 THB';
    formData.corrections = withCorrection(formData, 'known', [
      { kind: 'cost', per: 'order', now: 300, from: null, currency: 'THB' },
    ]);
    const form = decidedForm({ formData, language: 'en', decisions: { answers: { objection: 'Too dear' } } });
    expect(meaningOf('known', form)?.[0]?.now).toBe(300);
  });
});

describe('choices', { timeout: 30_000 }, () => {
  test('the chosen position is the first, and the pages that are named are those that change', async () => {
    const before = proposal('coffee-roaster-en');
    const { position = [] } = await choicesOf(before, rest);
    expect(position[0]?.isTaken).toBe(true);
    expect(position.length).toBeGreaterThan(1);
    const [, second] = position;
    const after = proposal('coffee-roaster-en', { choices: { position: second?.id ?? '' } });
    expect(changedBetween(before, after)).toEqual(second?.pages);
    expect(makePlan(decidedForm(after), at, 'en').positions[0]?.ours).toBe(second?.id);
    // In the order in which they were offered.
    const again = await choicesOf(after, rest);
    expect(again.position?.map(({ id }) => id)).toEqual(position.map(({ id }) => id));
    expect(again.position?.map(({ isTaken }) => isTaken)).toEqual(position.map((one) => one === second));
  });
  test('a pillar that leads has the largest share, and shares still sum to 100', async () => {
    const { pillar = [] } = await choicesOf(proposal('dental-clinic-th'), rest);
    const last = pillar.at(-1)?.id ?? '';
    const plan = makePlan(decidedForm(proposal('dental-clinic-th', { choices: { pillar: last } })), at, 'th');
    expect(plan.pillars[0]?.name).toBe(last);
    expect(plan.pillars.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(plan.pillars[0]?.share).toBe(Math.max(...plan.pillars.map(({ share }) => share)));
  });
  test('the idea that comes first is the headline of its page, and no other page changes', async () => {
    const before = proposal('coffee-roaster-en');
    const [, second] = (await choicesOf(before, rest)).idea ?? [];
    expect(second?.pages).toEqual([18]);
    expect(
      changedBetween(before, proposal('coffee-roaster-en', { choices: { idea: second?.id ?? '' } })),
    ).toEqual([18]);
  });
  test('a choice that the answers no longer hold is passed over', () =>
    expect(
      changedBetween(
        proposal('coffee-roaster-en'),
        proposal('coffee-roaster-en', { choices: { position: 'Not ours' } }),
      ),
    ).toEqual([]));
});

describe('in place of all candidates', { timeout: 30_000 }, () => {
  const words = 'Roasted for your Tuesday';
  test.each([
    ['position', [5, 6, 11, 13]],
    ['pillar', [14]],
    ['idea', [18]],
  ] as const)('a %s in a person’s own words stands on the pages that follow', async (key, pages) => {
    const before = proposal('coffee-roaster-en');
    const after = proposal('coffee-roaster-en', { choices: { [key]: 'own' }, own: { [key]: words } });
    expect(changedBetween(before, after)).toEqual(expect.arrayContaining([...pages]));
    const list = (await choicesOf(after, rest))[key] ?? [];
    expect(list.at(-1)).toMatchObject({ id: 'own', words, isTaken: true, reason: 'own' });
    expect(list.filter(({ isTaken }) => isTaken)).toHaveLength(1);
  });
  test('are kept where another is taken', async () => {
    const kept = proposal('coffee-roaster-en', { own: { position: words } });
    expect(changedBetween(proposal('coffee-roaster-en'), kept)).toEqual([]);
    expect((await choicesOf(kept, rest)).position?.at(-1)).toMatchObject({ words, isTaken: false });
  });
});

test('a position shows our figure against theirs, the fear and the risk', async () => {
  const { formData } = readBrief('coffee-roaster-en');
  const form = {
    ...formData,
    clientInfo: { ...formData.clientInfo, strengths: 'Delivered in 2 days, own roasters' },
    competitiveAnalysis: {
      ...formData.competitiveAnalysis,
      competitors: [
        { id: '1', name: 'Slowpost', website: '', strengths: 'Cheap', weaknesses: '3-week wait' },
      ],
    },
  };
  const { position = [] } = await choicesOf({ formData: form, language: 'en', createdAt: at }, rest);
  expect(position[0]).toMatchObject({ us: '2 days', them: '3 weeks', rival: 'Slowpost' });
  expect(position[0]?.fear).not.toBe('');
  expect(position[0]?.watch).toContain('2 days');
});

describe('decisions', () => {
  test('are joined one by one, and taken back one by one', () => {
    const one = withDecisions({}, { answers: { trigger: 'a' }, choices: { position: 'p' } });
    expect(one).toEqual({ answers: { trigger: 'a' }, choices: { position: 'p' } });
    const two = withDecisions(one ?? {}, { answers: { trigger: undefined, objection: '' } });
    expect(two).toEqual({ answers: { objection: '' }, choices: { position: 'p' } });
    expect(
      withDecisions(two ?? {}, { answers: { objection: undefined }, choices: { position: undefined } }),
    ).toBeUndefined();
  });
  test('are part of what a page is written from; without any it is as before', () => {
    expect(writtenFrom({ requestId: 'r' })).toBe('r');
    expect(writtenFrom({ requestId: 'r', assumptions: { margin: 3 } })).toBe('r {"margin":3}');
    expect(writtenFrom({ requestId: 'r', decisions: { choices: { pillar: 'x' } } })).not.toBe('r');
  });
});
