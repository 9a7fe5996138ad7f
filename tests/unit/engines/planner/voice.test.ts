/** The voice: the same client always reads the same wording, and wordings are spread over clients and places. */
import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../../../src-worker/engines/planner/voice.ts';

const WORDINGS = ['a', 'b', 'c', 'd'] as const;
const clients = Array.from({ length: 400 }, (_, i) => `Client ${i}`);

describe('one of several wordings', () => {
  test('is the same each time for a client, however its name is typed', () => {
    for (const name of clients.slice(0, 20))
      expect(voiceOf(` ${name.toUpperCase()} `).one('need', WORDINGS)).toBe(
        voiceOf(name).one('need', WORDINGS),
      );
  });
  test('is each as often as the others', () => {
    for (const wording of WORDINGS) {
      const times = clients.filter((name) => voiceOf(name).one('need', WORDINGS) === wording).length;
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
  });
  test('does not follow from that of another place', () => {
    const alike = clients.filter(
      (name) => voiceOf(name).one('need', WORDINGS) === voiceOf(name).one('doubt', WORDINGS),
    ).length;
    expect(alike).toBeGreaterThan(70);
    expect(alike).toBeLessThan(130);
  });
  test('is the only one where there is one', () => expect(voiceOf('').one('need', ['a'])).toBe('a'));
});

describe('some of several wordings', () => {
  test('are different ones, as many as asked for', () => {
    for (const name of clients.slice(0, 20)) {
      const some = voiceOf(name).some('ideas', WORDINGS, 3);
      expect(new Set(some).size).toBe(3);
    }
  });
  test('are all where there are fewer', () =>
    expect(voiceOf('x').some('ideas', WORDINGS, 9).toSorted()).toEqual([...WORDINGS]));
});
