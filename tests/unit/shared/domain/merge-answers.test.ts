import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeAnswers } from '../../../../src/shared/domain/merge-answers.ts';
import { ADVERTISING_CHANNELS } from '../../../../src/shared/domain/options.ts';
import {
  emptyCompetitor,
  emptyFormData,
  type FormData,
} from '../../../../src/shared/domain/questionnaire.ts';

/** A copy with something changed. */
function changed(form: FormData, change: (form: FormData) => void): FormData {
  const copy = structuredClone(form);
  change(copy);
  return copy;
}
const names = (form: FormData): string[] =>
  form.competitiveAnalysis.competitors.map(({ id, name }) => `${id} ${name}`.trim());

/** One keystroke: which answer, and what is written there. */
const FIELDS: ((form: FormData, text: string) => void)[] = [
  (form, text) => void (form.clientInfo.companyName = text),
  (form, text) => void (form.clientInfo.strengths = text),
  (form, text) => void (form.marketingChannels.website = text),
  (form, text) => void (form.targetAudience.geographicLocation = text),
  (form, text) => void (form.campaignObjectives.marketingMediaBudget = text),
  (form, text) => void (form.competitiveAnalysis.marketContext = text),
  (form, text) =>
    form.competitiveAnalysis.competitors.forEach((card) => card.id === '1' && (card.name = text)),
  (form, text) =>
    form.competitiveAnalysis.competitors.forEach((card) => card.id === '3' && (card.weaknesses = text)),
  (form, text) => void (form.corrections = { ...form.corrections, gender: { value: text } }),
];

/** Two tabs and the device, as drafts are saved and followed: each save is merged, each tab takes over the answer. */
function twoTabs() {
  let stored = emptyFormData();
  const tabs = [stored, stored].map((form) => ({ base: form, form }));
  const tab = (index: number) => {
    const one = tabs[index];
    if (one === undefined) throw new Error('no such tab');
    return one;
  };
  return {
    stored: () => stored,
    shown: () => tabs.map(({ form }) => form),
    type: (index: number, change: (form: FormData) => void) =>
      void (tab(index).form = changed(tab(index).form, change)),
    save(index: number) {
      const one = tab(index);
      stored = mergeAnswers(one.base, one.form, stored);
      one.form = stored;
      one.base = stored;
    },
    hear(index: number) {
      const one = tab(index);
      one.form = mergeAnswers(one.base, one.form, stored);
      one.base = stored;
    },
  };
}

const step = fc.record({
  tab: fc.integer({ min: 0, max: 1 }),
  field: fc.integer({ min: 0, max: FIELDS.length - 1 }),
  text: fc.constantFrom('a', 'b', 'c', ''),
  after: fc.constantFrom('nothing', 'save', 'hear'),
});
type Step = { tab: number; field: number; text: string; after: string };

function play(steps: readonly Step[]) {
  const both = twoTabs();
  for (const { tab, field, text, after } of steps) {
    both.type(tab, (form) => FIELDS[field]?.(form, text));
    if (after === 'save') both.save(tab);
    if (after === 'hear') both.hear(tab);
  }
  for (const tab of [0, 1, 0]) {
    both.save(tab);
    both.hear(1 - tab);
  }
  return both;
}

describe('two tabs on one questionnaire', () => {
  test('that write in different fields lose nothing, whatever the order of their saves', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        // Even fields are the first tab's, odd ones the second's.
        const apart = steps
          .map((one) => ({ ...one, field: one.field - (one.field % 2) + one.tab }))
          .filter(({ field }) => field < FIELDS.length);
        const expected = emptyFormData();
        for (const { field, text } of apart) FIELDS[field]?.(expected, text);
        const both = play(apart);
        expect(both.stored()).toEqual(expected);
        expect(both.shown()).toEqual([expected, expected]);
      }),
    );
  });

  test('that write in the same field both end with the one saved last', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const both = play(steps);
        expect(both.shown()).toEqual([both.stored(), both.stored()]);
      }),
    );
    const both = twoTabs();
    both.type(0, (form) => (form.clientInfo.companyName = 'first'));
    both.type(1, (form) => (form.clientInfo.companyName = 'second'));
    both.save(1);
    both.save(0);
    both.hear(1);
    expect(both.shown().map(({ clientInfo }) => clientInfo.companyName)).toEqual(['first', 'first']);
  });
});

describe('lists', () => {
  test('are joined entry by entry', () => {
    const [search, social, video, email] = ADVERTISING_CHANNELS;
    const base = changed(emptyFormData(), ({ campaignObjectives }) => {
      campaignObjectives.advertisingChannels = [search, social];
    });
    const own = changed(base, ({ campaignObjectives }) => {
      campaignObjectives.advertisingChannels = [social, video];
    });
    const stored = changed(base, ({ campaignObjectives }) => {
      campaignObjectives.advertisingChannels = [search, social, email];
    });
    expect(mergeAnswers(base, own, stored).campaignObjectives.advertisingChannels).toEqual([
      social,
      video,
      email,
    ]);
  });

  test('competitors are the same card by their id, wherever they stand', () => {
    const base = emptyFormData();
    const own = changed(base, ({ competitiveAnalysis: { competitors } }) => {
      competitors.splice(1, 1);
      competitors.push({ ...emptyCompetitor('9'), name: 'Mine' });
      Object.assign(competitors[0] ?? {}, { name: 'One' });
    });
    const stored = changed(base, ({ competitiveAnalysis: { competitors } }) => {
      competitors.push({ ...emptyCompetitor('8'), name: 'Theirs' });
      Object.assign(competitors[2] ?? {}, { name: 'Three' });
    });
    expect(names(mergeAnswers(base, own, stored))).toEqual(['1 One', '3 Three', '9 Mine', '8 Theirs']);
  });

  test('a card that was taken away comes back where the other tab has written in it since', () => {
    const base = emptyFormData();
    const taken = changed(base, ({ competitiveAnalysis: { competitors } }) => void competitors.splice(1, 1));
    const written = changed(base, ({ competitiveAnalysis: { competitors } }) =>
      Object.assign(competitors[1] ?? {}, { name: 'Two' }),
    );
    expect(names(mergeAnswers(base, written, taken))).toEqual(['1', '2 Two', '3']);
    expect(names(mergeAnswers(base, taken, written))).toEqual(['1', '3']);
  });

  test('two tabs that take the last two cards away leave an empty one', () => {
    const two = changed(
      emptyFormData(),
      ({ competitiveAnalysis: { competitors } }) => void competitors.pop(),
    );
    const without = (id: string): FormData =>
      changed(two, ({ competitiveAnalysis }) => {
        competitiveAnalysis.competitors = competitiveAnalysis.competitors.filter((card) => card.id !== id);
      });
    expect(names(mergeAnswers(two, without('1'), without('2')))).toEqual(['1']);
  });
});

test('a business type and its sub type are one answer', () => {
  const base = changed(emptyFormData(), ({ clientInfo }) =>
    Object.assign(clientInfo, { businessType: 'Food', businessSubType: 'Coffee' }),
  );
  const own = changed(base, ({ clientInfo }) =>
    Object.assign(clientInfo, { businessType: 'Health', businessSubType: '' }),
  );
  const stored = changed(base, ({ clientInfo }) => void (clientInfo.businessSubType = 'Tea'));
  expect(mergeAnswers(base, own, stored).clientInfo).toMatchObject({
    businessType: 'Health',
    businessSubType: '',
  });
});

test('a correction that was taken back stays taken back', () => {
  const base = { ...emptyFormData(), corrections: { gender: 1, ages: 2 } };
  const own = { ...base, corrections: { ages: 2 } };
  const stored = { ...base, corrections: { gender: 1, ages: 3 } };
  expect(mergeAnswers(base, own, stored).corrections).toEqual({ ages: 3 });
});
