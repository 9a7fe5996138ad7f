import { describe, expect, test } from 'vitest';
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import { readOutput } from '../../../../src/shared/domain/read-output.ts';

/** What is stored of an output, or its problems. */
function stored(type: SectionType, output: Record<string, unknown>): unknown {
  const reading = readOutput(type, output);
  if (!reading.ok) return reading.problems;
  // What is read once is read the same again.
  expect(readOutput(type, reading.output)).toEqual(reading);
  return reading.output;
}
const channels = { company: 'Doi', channelAnalysis: [{ channel: 'Facebook' }] };
const takeaway = { executiveSummary: 'Short', takeaways: ['One'], linkToStrategy: 'So' };

describe('where a text is meant', () => {
  test.each<[string, unknown, unknown]>([
    ['a text stays, as it is', ' 2019\n', ' 2019\n'],
    ['a number is a text', 2019, '2019'],
    ['zero too', 0, '0'],
    ['so is a boolean', true, 'true'],
    ['a list of names', ['Bangkok', 'Chiang Mai'], 'Bangkok, Chiang Mai'],
    ['a list of sentences', ['It roasts.', 'It ships. ', null], 'It roasts. It ships.'],
    ['an object gives its text', { text: 'In 2019' }, 'In 2019'],
    ['whatever its key', { year: 2019 }, '2019'],
    ['parts of an answer', [{ type: 'text', text: 'In 2019' }], 'In 2019'],
    [
      'an object of several',
      { value: '5M', maxValue: 6, note_on: ['a', 'b'] },
      '5M, max value: 6, note on: a, b',
    ],
  ])('%s', (_name, founded, expected) => {
    expect(stored('market-channels-analysis', { ...channels, founded })).toMatchObject({ founded: expected });
  });

  test.each([null, undefined, [], {}, [null], { a: [] }])(
    '%j is nothing: the field is left out',
    (founded) => {
      const read = stored('market-channels-analysis', { ...channels, founded });
      expect(read).toEqual(channels);
      // Where it has to be there, too: whether a page can do without is the filter's to judge.
      const { channelAnalysis } = channels;
      const reading = readOutput('market-channels-analysis', { channelAnalysis, company: founded });
      expect(reading).toMatchObject({ output: { channelAnalysis }, parsed: { company: '' } });
    },
  );
});

describe('where a list is meant', () => {
  test.each<[string, unknown, unknown]>([
    ['nulls are dropped', ['a', null], ['a']],
    ['a text may stand for a list of one', 'a', 'a'],
    ['a number is a list of one', 5, ['5']],
    ['numbers are texts', [1, 2], ['1', '2']],
    ['an object is a list of one', { text: 'a' }, ['a']],
    ['objects give their texts', [{ point: 'a' }, 'b', {}], ['a', 'b']],
    ['an object that holds a list is that list', { items: ['a', 'b'] }, ['a', 'b']],
    ['a list in a text', '["a","b"]', ['a', 'b']],
    ['a list in a list is a text', [['a', 'b'], 'c'], ['a, b', 'c']],
    ['nothing is an empty list', [null, ' ', {}], []],
  ])('of texts: %s', (_name, takeaways, expected) => {
    expect(stored('key-takeaway', { ...takeaway, takeaways })).toEqual({ ...takeaway, takeaways: expected });
  });

  const step = { date: 'May', step: 'Begin' };
  test.each<[string, unknown, unknown]>([
    ['one object is a list of one', step, [step]],
    ['texts stay, numbers and nulls go', ['Begin', 7, null, step, true], ['Begin', step]],
    ['a text is one', 'Begin', ['Begin']],
    ['an object without any words is none', [step, { date: null, step: '' }], [step]],
    ['what has other words keeps them', [{ date: 'May' }], [{ date: 'May' }]],
    ['a list that is wrapped', { nextSteps: [step] }, [step]],
    ['in a text', JSON.stringify([step]), [step]],
    [
      'fields of another type',
      [{ date: 2026, step: ['Begin', 'Go on'] }],
      [{ date: '2026', step: 'Begin, Go on' }],
    ],
  ])('of objects: %s', (_name, nextSteps, expected) => {
    expect(stored('conclusion', { summary: 's', nextSteps })).toEqual({ summary: 's', nextSteps: expected });
  });

  test('what is no list and holds no item is a problem', () => {
    const problem = { path: 'nextSteps', is: 'number', meant: 'list' };
    expect(stored('conclusion', { nextSteps: 7 })).toEqual([problem]);
  });

  test('one that is not there is empty', () => {
    const reading = readOutput('market-channels-analysis', { company: 'Doi' });
    expect(reading).toMatchObject({ ok: true, output: { company: 'Doi' }, parsed: { channelAnalysis: [] } });
  });
});

describe('where an object is meant', () => {
  const rival = (swot: unknown): Record<string, unknown> => ({
    selectionCriteria: 'Near',
    competitors: [
      { brand: 'A', swot },
      { brand: 'B', swot: { strengths: ['x'] } },
    ],
  });
  const swot = { strengths: ['s'], weaknesses: ['w'] };
  const competitor = (read: unknown): unknown => expect.objectContaining({ brand: 'A', swot: read });

  test.each<[string, unknown, unknown]>([
    ['a list of one', [swot], swot],
    ['a list of its parts', [{ strengths: ['s'] }, { weaknesses: ['w'] }], swot],
    ['in a text', JSON.stringify(swot), swot],
    [
      'lists of another type',
      { strengths: 5, threats: [{ text: 't' }, null] },
      { strengths: ['5'], threats: ['t'] },
    ],
  ])('%s', (_name, given, read) => {
    expect(stored('competitor-analysis', rival(given))).toMatchObject({
      competitors: [competitor(read), { brand: 'B' }],
    });
  });

  test.each([
    ['Strong in all', 'text'],
    [5, 'number'],
    [['one', 'two'], 'list'],
  ])('%j is none, and says nothing of which part it is', (given, is) => {
    const problem = { path: 'competitors.0.swot', is, meant: 'object' };
    expect(stored('competitor-analysis', rival(given))).toEqual([problem]);
  });

  test('a text goes into the first field where all are texts, or into the one that must be there', () => {
    const personas = [
      'Young families',
      { name: 'Nok', geographic: 'Bangkok', demographic: ['25–34', 'nurse'] },
    ];
    expect(stored('target-persona', { personas })).toEqual({
      personas: [
        { name: 'Young families' },
        { name: 'Nok', geographic: { location: 'Bangkok' }, demographic: { age: '25–34, nurse' } },
      ],
    });
    expect(readOutput('target-persona', { personas })).toMatchObject({
      parsed: { personas: [{ demographic: { age: '' }, psychology: { interests: [] } }, {}] },
    });
  });
});

test('numbers, choices and fields that nobody knows', () => {
  const items = [
    { title: 'A', page: '4' },
    { title: 'B', page: 'four' },
    { title: 'C', page: 2.5, icon: [1] },
  ];
  expect(stored('agenda', { items, layout: { columns: 2 } })).toEqual({
    items: [{ title: 'A', page: 4 }, { title: 'B' }, { title: 'C', page: 2.5, icon: [1] }],
    layout: { columns: 2 },
  });
});
