/** Learns which words tell what a goal counts, of which part, and by when, from marked answers: `npm run learn:goals`. */
import { fileURLToPath } from 'node:url';
import { GOAL_TAGS } from '../../src-worker/understanding/answers/goal-spans.ts';
import { learnSpans } from './spans.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const main = (): void =>
  learnSpans(
    GOAL_TAGS,
    placeOf('tests/fixtures/marked/goals'),
    placeOf('src-worker/understanding/answers/goal-spans.json'),
  );
