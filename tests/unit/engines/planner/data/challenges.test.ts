/** Challenges: found where the client names one, and answered in several wordings without a figure. */
import { describe, expect, test } from 'vitest';
import { remediesIn } from '../../../../../src-worker/engines/planner/data/challenges.ts';
import { voiceOf } from '../../../../../src-worker/engines/planner/voice.ts';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';

const remedies = remediesIn(voiceOf(''));
const found = (clause: string): string | undefined =>
  remedies.find(({ pattern }) => pattern.test(clause))?.id;

describe('a challenge that the client names', () => {
  test.each([
    ['Staff cannot reply in the evening', 'chat'],
    ['stock of the micro-lots runs out within a week of launch', 'stock'],
    ['Three clinics opened in the same street', 'competition'],
    ['มีคลินิกเปิดใหม่ในย่านเดียวกัน 3 แห่ง', 'competition'],
    // Its own opening is no rival's.
    ['New gym, opened in September, 60 members so far', undefined],
    ['สาขาเปิดใหม่ของเรายังเงียบ', undefined],
    ['Rain in late October', undefined],
  ])('“%s”: %s', (clause, id) => expect(found(clause)).toBe(id));
});

describe.each(remedies.map(({ id }) => id))('what is done about %s', (id) => {
  const told = Array.from({ length: 60 }, (_, i) =>
    remediesIn(voiceOf(`Client ${i}`)).find((remedy) => remedy.id === id)!,
  );
  test('states no figure, in each language', () => {
    for (const { title, hints, report, change, why } of told)
      for (const { en, th } of [title, ...hints, report, change, why]) {
        expect(figuresIn(en), en).toEqual([]);
        expect(figuresIn(th), th).toEqual([]);
        expect(th).toMatch(/\p{Script=Thai}/u);
        expect(en).not.toMatch(/\p{Script=Thai}/u);
      }
  });
  test('differs from client to client', () => {
    for (const say of [
      told.map(({ title }) => title),
      told.map(({ report }) => report),
      told.map(({ change }) => change),
    ])
      expect(new Set(say.map(({ en }) => en)).size).toBeGreaterThanOrEqual(4);
  });
});
