/** Drafts of copy keep the platforms' limits and the client's rules, and are never cut. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { normaliseFormData } from '../../../../../src/shared/domain/normalise.ts';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { ideasOf } from '../../../../../src-worker/engines/planner/pages/ideas.ts';
import { isAllowed } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';

const ROOT = fileURLToPath(new URL('../../../../fixtures/strangers/questionnaires/', import.meta.url));
const STRANGERS = ['open', 'second-open'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`).map((file) => {
    const read: unknown = JSON.parse(readFileSync(`${ROOT}${folder}/${file}`, 'utf8'));
    return [file, normaliseFormData(Object(read).formData)] as const;
  }),
);
const long = (text: string | undefined): number => Array.from(text ?? '').length;

describe.each(STRANGERS)('%s', (_file, form) => {
  test.each(['en', 'th'] as const)('in %s', (language) => {
    const plan = makePlan(form, '2026-11-21T03:00:00Z', language);
    const drafts = draftsOf(plan);
    for (const draft of drafts) {
      expect(JSON.stringify(draft)).not.toMatch(/…|undefined|\.\.|“”/u);
      expect(isAllowed(plan.r, JSON.stringify(draft))).toBe(true);
      if (draft.kind === 'post') {
        expect(long(draft.headline)).toBeLessThanOrEqual(40);
        expect(long(draft.text)).toBeLessThanOrEqual(125);
      }
      if (draft.kind === 'search') {
        for (const line of draft.headline?.split('\n') ?? []) expect(long(line)).toBeLessThanOrEqual(30);
        expect(long(draft.text)).toBeLessThanOrEqual(90);
      }
      if (draft.kind === 'video') expect(draft.shots).toHaveLength(3);
    }
    const ideas = ideasOf(plan);
    expect(ideas.length).toBeLessThanOrEqual(6);
    expect(new Set(ideas.map(({ what }) => what)).size).toBe(ideas.length);
    for (const { what, how, why } of ideas) {
      expect(`${what} ${how ?? ''} ${why}`).not.toMatch(/…|undefined/u);
      expect(why).not.toBe('');
      expect(isAllowed(plan.r, `${what} ${how ?? ''}`)).toBe(true);
    }
  });
});
