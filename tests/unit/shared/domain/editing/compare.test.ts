/** What a page and another take of it say differently, in parts that can be taken by themselves. */
import { describe, expect, test } from 'vitest';
import { newWords, partsThatDiffer } from '../../../../../src/shared/domain/editing/compare.ts';
import type { Section } from '../../../../../src/shared/domain/section.ts';

const page = (more: Partial<Section>): Section => ({
  type: 'key-takeaway',
  title: 'Rain fills the lake',
  output: { summary: 'It rains', takeaways: ['Boats', 'Hotels'] },
  evidence: [],
  ...more,
});

describe('the parts of a page that differ', () => {
  test('a text for each field, an item of a list by itself', () => {
    const after = page({
      title: 'Rain fills the dam',
      output: { summary: 'It rains', takeaways: ['Boats', 'Guesthouses'] },
    });
    expect(partsThatDiffer(page({}), after)).toEqual([
      { paths: ['title'], before: 'Rain fills the lake', after: 'Rain fills the dam' },
      { paths: ['output.takeaways.1'], before: 'Hotels', after: 'Guesthouses' },
    ]);
  });

  test('a list that is longer is one part', () => {
    const after = page({ output: { summary: 'It rains', takeaways: ['Boats', 'Hotels', 'Food'] } });
    expect(partsThatDiffer(page({}), after)).toEqual([
      { paths: ['output.takeaways'], before: 'Boats · Hotels', after: 'Boats · Hotels · Food' },
    ]);
  });

  test('a figure goes with the number that is drawn of it, and with the field that repeats it', () => {
    const reckoned = (value: number, text: string) => ({ goal: { amount: { value, text }, unit: 'rooms' } });
    const [before, after] = [
      page({ output: { summary: '90 rooms' }, reckoned: reckoned(90, '90') }),
      page({ output: { summary: '70 rooms' }, reckoned: reckoned(70, '70') }),
    ];
    expect(partsThatDiffer(before, after)).toEqual([
      { paths: ['output.summary'], before: '90 rooms', after: '70 rooms' },
      { paths: ['reckoned.goal.amount'], before: '90', after: '70' },
    ]);
  });

  test('what is said twice is one part', () => {
    const said = (text: string) => page({ output: { summary: text }, reckoned: { ask: { text } } });
    expect(partsThatDiffer(said('Ask the owner'), said('Ask the guest'))).toEqual([
      { paths: ['output.summary', 'reckoned.ask.text'], before: 'Ask the owner', after: 'Ask the guest' },
    ]);
  });

  test('nothing of pages that are equal', () => expect(partsThatDiffer(page({}), page({}))).toEqual([]));
});

describe('the words that are new', () => {
  test('in English, with what stays between them', () =>
    expect(
      newWords('Rain fills the lake by May', 'Rain fills the deep dam by June', 'en').map(
        ({ text, isNew }) => ({ text, isNew }),
      ),
    ).toEqual([
      { text: 'Rain fills the ', isNew: false },
      { text: 'deep dam', isNew: true },
      { text: ' by ', isNew: false },
      { text: 'June', isNew: true },
    ]));
  test('in Thai, by words', () =>
    expect(newWords('ฝนตกที่บ้าน', 'ฝนตกที่โรงเรียน', 'th').filter(({ isNew }) => isNew)).toEqual([
      { text: 'โรงเรียน', start: 7, isNew: true },
    ]));
});
