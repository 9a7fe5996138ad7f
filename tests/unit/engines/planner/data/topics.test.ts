/** What buyers weigh: in both languages, without figures. */
import { describe, expect, test } from 'vitest';
import { TOPICS } from '../../../../../src-worker/engines/planner/data/topics.ts';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';

const PLACES = ['pillar', 'idea', 'question'] as const;

describe.each(TOPICS.map((topic) => [topic.id, topic] as const))('what is said of %s', (_id, topic) => {
  const all = (['label', 'want', ...PLACES] as const).map((place) => topic[place]);
  test('states no figure', () => {
    for (const text of all.flatMap(({ en, th }) => [en, th])) expect(figuresIn(text), text).toEqual([]);
  });
  test('is written in both languages', () => {
    for (const { en, th } of all) {
      expect(th).toMatch(/\p{Script=Thai}/u);
      expect(en).not.toMatch(/\p{Script=Thai}/u);
    }
  });
  test('asks as each language does', () => {
    const { en, th } = topic.question;
    expect(en).toMatch(/^[^?]+\?$/u);
    expect(th).not.toContain('?');
  });
  // A client's own words may follow: 'What it proves: ISO 9001'.
  test('can be followed by the client’s proof', () => {
    expect(topic.idea.en + topic.idea.th).not.toMatch(/[.:?!]/u);
  });
  test.each([
    ['pillar', 28],
    ['idea', 56],
    ['question', 34],
  ] as const)('fits its room on a slide: its %s', (place, room) => {
    const { en, th } = topic[place];
    expect(en.length, en).toBeLessThanOrEqual(room);
    expect(th.length, th).toBeLessThanOrEqual(room);
  });
});

describe('a clause raises', () => {
  const raised = (clause: string): string | undefined =>
    TOPICS.find(({ pattern }) => pattern.test(clause))?.id;
  test.each([
    ['Pay in 10 instalments at 0%', 'instalment'],
    ['ผ่อน 0% 10 เดือน', 'instalment'],
    ['100% optical inspection', undefined],
    ['ผลไม้สดจากสวน', 'fresh'],
    ['รับเฉพาะเงินสด', undefined],
    ['ขนส่งสองแสดง', undefined],
  ])('“%s”: %s', (clause, id) => expect(raised(clause)).toBe(id));
});
