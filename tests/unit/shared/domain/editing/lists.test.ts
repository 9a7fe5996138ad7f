/** The list that a text belongs to, and what is put behind an item. */
import { expect, test } from 'vitest';
import { edited } from '../../../../../src/shared/domain/editing/change.ts';
import { checkEdit } from '../../../../../src/shared/domain/editing/check.ts';
import { standing } from '../../../../../src/shared/domain/editing/edits.ts';
import { listPlaceOf, newItems, takesItem } from '../../../../../src/shared/domain/editing/lists.ts';
import { leavesOf } from '../../../../../src/shared/domain/editing/path.ts';
import type { Section } from '../../../../../src/shared/domain/section.ts';

const strategy = (title: string, ...executionHints: string[]) => ({
  title,
  rationale: `Why ${title}`,
  linkedObjectives: ['Sixty bookings'],
  executionHints,
});
const PAGE: Section = {
  type: 'key-strategy',
  title: 'Two ways to fill the rooms',
  output: {
    strategies: [strategy('Ask guests back', 'A note in June', 'A call in July'), strategy('Open at noon')],
  },
  reckoned: {
    bridge: { steps: [{ label: 'Media' }, { label: 'Clicks' }] },
    places: [{ name: 'Nan', lat: 18.8, lon: 100.8, size: { value: 1200, text: '1,200 บาท' } }],
  },
  evidence: [],
};
const first = 'output.strategies.0';

test('a text belongs to the innermost list around it', () => {
  expect(listPlaceOf(PAGE, `${first}.executionHints.1`)).toEqual({
    list: `${first}.executionHints`,
    index: 1,
    count: 2,
    rest: '',
  });
  expect(listPlaceOf(PAGE, `${first}.rationale`)).toEqual({
    list: 'output.strategies',
    index: 0,
    count: 2,
    rest: 'rationale',
  });
});

test.each(['title', 'output.summary', 'output.strategies.7.title', 'reckoned.bridge.steps.1.label', 'type'])(
  'nothing is added beside %s',
  (path) => {
    expect(listPlaceOf(PAGE, path)).toBeUndefined();
  },
);

test('an item goes into lists whose items are made as it is, and never into itself', () => {
  const at = (path: string) => listPlaceOf(PAGE, path)!;
  expect(takesItem(PAGE, at(`${first}.executionHints.0`), 'output.strategies.1.executionHints')).toBe(false);
  expect(takesItem(PAGE, at(`${first}.executionHints.0`), `${first}.linkedObjectives`)).toBe(true);
  expect(takesItem(PAGE, at(`${first}.executionHints.0`), 'reckoned.places')).toBe(false);
  expect(takesItem(PAGE, at(`${first}.title`), `${first}.executionHints`)).toBe(false);
  expect(takesItem(PAGE, at(`${first}.executionHints.0`), 'reckoned.bridge.steps')).toBe(false);
});

/** What a new item is tried as; every text of its page is drawn but those named. */
function tried(path: string, isHidden: (path: string) => boolean = () => false, word = 'New text') {
  const place = listPlaceOf(PAGE, path);
  if (place === undefined) throw new Error(path);
  const drawn = leavesOf(PAGE).flatMap((leaf) => (isHidden(leaf.path) ? [] : [leaf.path]));
  return newItems(PAGE, place, word, new Set(drawn));
}

test('a new text says that it is one, and never what the page says already', () => {
  expect(tried(`${first}.executionHints.0`)).toEqual(['New text']);
  expect(tried(`${first}.executionHints.0`, undefined, 'A note in June')).toEqual(['A note in June 2']);
});

test('a new card has words to write over where texts are drawn, and none elsewhere', () => {
  const [emptied, filled, copy] = tried(`${first}.title`, (path) => path.includes('linkedObjectives'));
  expect(emptied).toEqual({
    title: 'New text',
    rationale: 'New text 2',
    linkedObjectives: [],
    executionHints: ['New text 3'],
  });
  expect(filled).toMatchObject({ title: 'New text', linkedObjectives: ['Sixty bookings'] });
  expect(copy).toEqual(strategy('Ask guests back', 'A note in June', 'A call in July'));
});

test('figures begin at 0, as drawn and as said', () => {
  expect(tried('reckoned.places.0.name')[0]).toEqual({
    name: 'New text',
    lat: 18.8,
    lon: 100.8,
    size: { value: 0, text: '0 บาท' },
  });
});

test('the page takes the emptiest of them', () => {
  const [insert] = tried(`${first}.title`, (path) => path.includes('linkedObjectives'));
  const edit = { path: 'output.strategies', insert, at: 1 };
  const edits = edited({ written: PAGE }, edit, '2026-11-22T08:00:00.000Z');
  const after = standing({ written: PAGE, ...(edits ? { edits } : {}) });
  expect(() => checkEdit(PAGE, after, edit)).not.toThrow();
  expect(listPlaceOf(after, 'output.strategies.2.title')?.count).toBe(3);
});
