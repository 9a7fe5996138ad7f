/** Steps that are told by a deed are named by it; things and half-told deeds are not. */
import { expect, test } from 'vitest';
import { deedIn } from '../../../../src-worker/understanding/figures/deed-names.ts';

test.each([
  ['came', { words: 'came', isActive: true }],
  ['Pass medical', { words: 'pass medical', isActive: true }],
  ['quoted', { words: 'quoted', isActive: false }],
  ['go for', undefined],
  ['shortlisted on', undefined],
  ['appraisal', undefined],
  ['complete list of everything they ever asked', undefined],
])('%s', (name, deed) => expect(deedIn(name)).toEqual(deed));
