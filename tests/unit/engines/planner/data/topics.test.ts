/** What buyers weigh: several things to say of each topic, told by the client's name, in both languages, without figures. */
import { describe, expect, test } from 'vitest';
import { topicsIn, type Topic } from '../../../../../src-worker/engines/planner/data/topics.ts';
import { voiceOf } from '../../../../../src-worker/engines/planner/voice.ts';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';

const PLACES = ['pillar', 'idea', 'question'] as const;
const told = Array.from({ length: 60 }, (_, i) => topicsIn(voiceOf(`Client ${i}`)));
const ids = told[0]!.map(({ id }) => id);

/** What the clients are told in one place, each wording once. */
function wordings(id: string, place: 'label' | 'want' | (typeof PLACES)[number]): Topic[typeof place][] {
  const byEnglish = new Map(
    told.flat().flatMap((topic) => (topic.id === id ? [[topic[place].en, topic[place]] as const] : [])),
  );
  return [...byEnglish.values()];
}

describe.each(ids)('what is said of %s', (id) => {
  const all = (['label', 'want', ...PLACES] as const).flatMap((place) => wordings(id, place));
  test('states no figure', () => {
    for (const text of all.flatMap(({ en, th }) => [en, th])) expect(figuresIn(text), text).toEqual([]);
  });
  test('is written in both languages', () => {
    for (const { en, th } of all) {
      expect(th).toMatch(/\p{Script=Thai}/u);
      expect(en).not.toMatch(/\p{Script=Thai}/u);
    }
  });
  test.each(PLACES)('differs from client to client: its %s', (place) => {
    const said = wordings(id, place);
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(new Set(said.map(({ th }) => th)).size).toBe(said.length);
  });
  test('asks as each language does', () => {
    for (const { en, th } of wordings(id, 'question')) {
      expect(en).toMatch(/^[^?]+\?$/u);
      expect(th).not.toContain('?');
    }
  });
  // A client's own words may follow: 'What it proves: ISO 9001'.
  test('can be followed by the client’s proof', () => {
    for (const { en, th } of wordings(id, 'idea')) expect(en + th).not.toMatch(/[.:?!]/u);
  });
  test.each([
    ['pillar', 28],
    ['idea', 56],
    ['question', 34],
  ] as const)('fits its room on a slide: its %s', (place, room) => {
    for (const { en, th } of wordings(id, place)) {
      expect(en.length, en).toBeLessThanOrEqual(room);
      expect(th.length, th).toBeLessThanOrEqual(room);
    }
  });
});

describe('a clause raises', () => {
  const raised = (clause: string): string | undefined =>
    topicsIn(voiceOf('')).find(({ pattern }) => pattern.test(clause))?.id;
  test.each([
    ['Pay in 10 instalments at 0%', 'instalment'],
    ['ผ่อน 0% 10 เดือน', 'instalment'],
    ['100% optical inspection', undefined],
    ['ผลไม้สดจากสวน', 'fresh'],
    ['รับเฉพาะเงินสด', undefined],
    ['ขนส่งสองแสดง', undefined],
  ])('“%s”: %s', (clause, id) => expect(raised(clause)).toBe(id));
});
