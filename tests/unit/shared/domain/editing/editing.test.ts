/** A person's edits over a section: put, undone, and kept when the section is written anew. */
import { describe, expect, test } from 'vitest';
import { aligned } from '../../../../../src/shared/domain/editing/align.ts';
import { edited, EditRefused, type Edit } from '../../../../../src/shared/domain/editing/change.ts';
import { checkEdit } from '../../../../../src/shared/domain/editing/check.ts';
import { editedFields, standing, type PageContent } from '../../../../../src/shared/domain/editing/edits.ts';
import { leavesOf, readField } from '../../../../../src/shared/domain/editing/path.ts';
import { followed, rebased } from '../../../../../src/shared/domain/editing/rebase.ts';
import { statedSection } from '../../../../../src/shared/domain/editing/stated.ts';
import type { Section } from '../../../../../src/shared/domain/section.ts';

const AT = '2026-11-22T08:00:00.000Z';

const goal = (statement: string, target: string) => ({ category: 'Sales', statement, target, metrics: '' });
const goals = (...objectives: object[]): Section => ({
  type: 'market-objectives',
  title: 'Sixty bookings a week by March',
  output: { timeframe: 'January to March', objectives },
  evidence: [],
});
const WRITTEN = goals(
  goal('Fill sixty rooms a week in the low season', '60 bookings'),
  goal('Bring guests back within a year', '20% return'),
  goal('Answer every question in an hour', '1 hour'),
);

const after = (content: PageContent, ...edits: Edit[]): PageContent =>
  edits.reduce<PageContent>((before, edit) => {
    const next = edited(before, edit, AT);
    return { written: before.written, ...(next ? { edits: next } : {}) };
  }, content);
const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof EditRefused ? error.reason.code : String(error);
  }
  return 'none';
};
const said = (content: PageContent, path: string): unknown => readField(standing(content), path);
const statements = (content: PageContent): unknown[] => {
  const list = said(content, 'output.objectives');
  return Array.isArray(list) ? list.map((item: { statement?: string }) => item.statement ?? item) : [];
};

describe('a field', () => {
  const path = 'output.objectives.1.target';

  test('stands in the person’s words; the engine’s are kept beside them', () => {
    const content = after(
      { written: WRITTEN },
      { path, value: 'a fifth' },
      { path: 'title', value: 'Sixty' },
    );
    expect(said(content, path)).toBe('a fifth');
    expect(said(content, 'title')).toBe('Sixty');
    expect(said(content, 'output.objectives.0.target')).toBe('60 bookings');
    expect(content.written).toBe(WRITTEN);
    expect(editedFields(content)).toContainEqual({
      path,
      kind: 'changed',
      value: 'a fifth',
      was: '20% return',
      written: '20% return',
      at: AT,
    });
  });

  test('reverted, or written back as it was, is the engine’s again', () => {
    for (const edit of [{ path, revert: true } as const, { path, value: '20% return' }])
      expect(after({ written: WRITTEN }, { path, value: 'x' }, edit).edits).toBeUndefined();
  });

  test('without a place is refused', () => {
    for (const lost of [
      'output.objectives.9.target',
      'evidence.0.statement',
      'type',
      'output.__proto__.x',
      '',
    ])
      expect(refusal(() => after({ written: WRITTEN }, { path: lost, value: 'x' }))).toBe('edit-no-place');
  });

  test('that was empty can be filled', () => {
    const content = after({ written: WRITTEN }, { path: 'output.note', value: 'New' });
    expect(said(content, 'output.note')).toBe('New');
    expect(editedFields(content)[0]).not.toHaveProperty('was');
  });
});

describe('a list', () => {
  const path = 'output.objectives';

  test('takes, loses and moves items, each edited where it stands', () => {
    const content = after(
      { written: WRITTEN },
      { path, insert: goal('Sell the breakfast', '40%'), at: 1 },
      { path: `${path}.2.statement`, value: 'Bring them back' },
      { path, move: 3, to: 0 },
      { path, remove: 1 },
      { path: `${path}.1.target`, value: '45%' },
    );
    expect(statements(content)).toEqual([
      'Answer every question in an hour',
      'Sell the breakfast',
      'Bring them back',
    ]);
    expect(said(content, `${path}.1.target`)).toBe('45%');
    expect(editedFields(content).map(({ kind }) => kind)).toEqual(['ordered', 'removed', 'added', 'changed']);
  });

  test('written as a bare text is a list of one', () => {
    const written: Section = { ...WRITTEN, type: 'key-takeaway', output: { takeaways: 'Only this' } };
    const content = after({ written }, { path: 'output.takeaways', insert: 'And that', at: 1 });
    expect(said(content, 'output.takeaways')).toEqual(['Only this', 'And that']);
  });

  test('has no place beyond its end', () => {
    for (const edit of [
      { path, remove: 3 },
      { path, move: 0, to: 3 },
      { path, insert: 'x', at: 4 },
    ])
      expect(refusal(() => after({ written: WRITTEN }, edit))).toBe('edit-no-place');
  });
});

describe('written anew', () => {
  const path = 'output.objectives';

  test('a field keeps the person’s words, and the new text is beside them until it was seen', () => {
    const anew = goals(
      goal('Answer every question within the hour', '1 hour'),
      goal('Fill seventy rooms a week in the low season', '70 bookings'),
    );
    const content = rebased(after({ written: WRITTEN }, { path: `${path}.0.target`, value: 'sixty' }), anew);
    expect(said(content, `${path}.1`)).toMatchObject({
      statement: 'Fill seventy rooms a week in the low season',
      target: 'sixty',
    });
    expect(editedFields(content)).toEqual([
      {
        path: `${path}.1.target`,
        kind: 'changed',
        value: 'sixty',
        was: '60 bookings',
        written: '70 bookings',
        isNewer: true,
        at: AT,
      },
    ]);
    const seen = after(content, { path: `${path}.1.target`, keep: true });
    expect(said(seen, `${path}.1.target`)).toBe('sixty');
    expect(editedFields(seen)[0]).not.toHaveProperty('isNewer');
  });

  test('what has no place any more is listed, and comes back with its place', () => {
    const mine = after({ written: WRITTEN }, { path: `${path}.1.target`, value: 'a fifth' });
    const less = rebased(mine, goals(goal('Win the prize for the best kitchen', 'one prize')));
    expect(JSON.stringify(standing(less))).not.toContain('a fifth');
    expect(editedFields(less)).toMatchObject([
      { path: `${path}.target`, value: 'a fifth', isHomeless: true },
    ]);
    expect(said(rebased(less, WRITTEN), `${path}.1.target`)).toBe('a fifth');
  });

  test('added items stay behind their neighbours, removed ones stay away, an order stays', () => {
    const mine = after(
      { written: WRITTEN },
      { path, insert: goal('Sell the breakfast', '40%'), at: 1 },
      { path, remove: 2 },
    );
    const anew = goals(...goalsOf(WRITTEN).toReversed(), goal('Open a second house', '1 house'));
    expect(statements(rebased(mine, anew))).toEqual([
      'Answer every question in an hour',
      'Fill sixty rooms a week in the low season',
      'Sell the breakfast',
      'Open a second house',
    ]);
    const ordered = rebased(after({ written: WRITTEN }, { path, move: 2, to: 0 }), anew);
    expect(statements(ordered)).toEqual([
      'Answer every question in an hour',
      'Fill sixty rooms a week in the low season',
      'Open a second house',
      'Bring guests back within a year',
    ]);
  });

  test('a path of an older page is followed to where its field stands now', () => {
    const now = standing(after({ written: WRITTEN }, { path, remove: 0 }));
    expect(followed(`${path}.1.target`, WRITTEN, now)).toBe(`${path}.0.target`);
    expect(followed(`${path}.0.target`, WRITTEN, now)).toBeUndefined();
    expect(followed('title', WRITTEN, now)).toBe('title');
  });
});

const goalsOf = ({ output }: Section): object[] => {
  const list = output['objectives'];
  return Array.isArray(list) ? list : [];
};

test('items are matched by what they were: equal, of one name, alike, in either language', () => {
  expect(aligned(['a b', 'c d', 'a b'], ['c d', 'a b', 'a b'])).toEqual([1, 0, 2]);
  expect(aligned([{ brand: 'Kirin', x: 'one' }], [{ brand: 'Lana', x: 'one' }])).toEqual([0]);
  const before = ['ขายห้องพักหกสิบห้องต่อสัปดาห์', 'ตอบทุกคำถามในหนึ่งชั่วโมง'];
  expect(aligned(before, ['ตอบทุกคำถามภายในหนึ่งชั่วโมง', 'ขายห้องพักเจ็ดสิบห้องต่อสัปดาห์'])).toEqual([1, 0]);
  expect(aligned(['Facebook', 'LINE'], ['TikTok', 'LINE'])).toEqual([null, 1]);
});

describe('what a page cannot be', () => {
  const check = (written: Section, edit: Edit): string =>
    refusal(() => checkEdit(written, standing(after({ written }, edit)), edit));

  test('is refused, with a reason', () => {
    const path = 'output.objectives';
    expect(check(WRITTEN, { path: `${path}.0.target`, value: '60' })).toBe('none');
    expect(check(WRITTEN, { path: `${path}.0.target`, value: 60 })).toBe('edit-misfit');
    expect(check(WRITTEN, { path: `${path}.0.target`, value: { a: 1 } })).toBe('edit-misfit');
    expect(check(WRITTEN, { path, insert: 7, at: 0 })).toBe('edit-misfit');
    expect(check(WRITTEN, { path: `${path}.0.target`, value: 'x'.repeat(5001) })).toBe('edit-too-long');
    const one = goals(goal('Only one', '1'));
    expect(check(one, { path, remove: 0 })).toBe('edit-empties-page');
    expect(check(WRITTEN, { path: 'output.nowhere', value: 'x' })).toBe('edit-no-place');
    expect(check(WRITTEN, { path: 'title', value: '' })).toBe('none');
  });

  test('nor what a plan reckoned', () => {
    const gate = { limit: { value: 5000, text: '£5,000' }, condition: 'Passed 4%?', text: 'If so, more.' };
    const written: Section = { ...WRITTEN, reckoned: { gate } };
    expect(check(written, { path: 'reckoned.gate.condition', value: 'Passed 5%?' })).toBe('none');
    expect(check(written, { path: 'reckoned.gate.limit.value', value: 'many' })).toBe('edit-misfit');
    const axes = ['Days', 'Price'].map((label) => ({ label, min: 0, max: 9, better: 'low' }));
    const plot: Section = { ...WRITTEN, reckoned: { axes } };
    expect(check(plot, { path: 'reckoned.axes', move: 0, to: 1 })).toBe('none');
    expect(check(plot, { path: 'reckoned.axes', remove: 0 })).toBe('edit-list-fixed');
  });
});

test('a figure that a person writes has evidence of its own; one that stood there has not', () => {
  const content = after(
    { written: WRITTEN },
    { path: 'output.objectives.0.target', value: '75 bookings' },
    { path: 'output.objectives.1.statement', value: 'Bring 20% back' },
    { path: 'title', value: 'Full rooms' },
  );
  expect(statedSection(content).evidence).toEqual([
    { statement: '75 bookings', basis: 'stated by', source: '' },
  ]);
});

test('every text of a section is a leaf with its path', () => {
  for (const { path, text } of leavesOf(WRITTEN)) expect(readField(WRITTEN, path)).toBe(text);
  expect(leavesOf(WRITTEN).map(({ path }) => path)).toContain('output.objectives.2.metrics');
});

test('a name that no item says any more is another in the rows of its charts too', () => {
  const written: Section = {
    type: 'media-direction',
    title: 'Rivers first',
    output: { stages: [{ platforms: ['Radio', 'Posters'] }, { platforms: ['Radio'] }] },
    evidence: [
      {
        statement: 'Money',
        basis: 'planning assumption',
        source: '',
        data: { labels: ['Radio', 'Posters'], values: [2, 1] },
      },
    ],
  };
  const rename = (...paths: string[]): unknown => {
    const content = paths.reduce<PageContent>(
      (before, path) => {
        const edits = edited(before, { path, value: 'Podcasts' }, '');
        return { written, ...(edits ? { edits } : {}) };
      },
      { written },
    );
    return statedSection(content).evidence[0]?.data?.['labels'];
  };
  expect(rename('output.stages.0.platforms.0')).toEqual(['Radio', 'Posters']);
  expect(rename('output.stages.0.platforms.0', 'output.stages.1.platforms.0')).toEqual([
    'Podcasts',
    'Posters',
  ]);
});
