/** Learns which words tell what starts buyers, what stops them and who decides, from marked answers: `npm run learn:buyers`. */
import { fileURLToPath } from 'node:url';
import { BUYER_TAGS } from '../../src-worker/understanding/answers/buyer-spans.ts';
import { learnSpans } from './spans.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const main = (): void =>
  learnSpans(
    BUYER_TAGS,
    placeOf('tests/fixtures/marked/buyers'),
    placeOf('src-worker/understanding/answers/buyer-spans.json'),
  );
