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

describe('a line that the client wants on everything', () => {
  const withNotes = (additionalNotes: string, language: 'en' | 'th') => {
    const form = normaliseFormData({
      clientInfo: {
        companyName: 'Harbour Savings',
        productService: 'Savings and small loans',
        strengths: 'Run by its members, no hidden fees',
        startingPrice: '£5 a month',
      },
      campaignObjectives: { advertisingChannels: ['facebook-ads', 'google-ads'] },
      competitiveAnalysis: { additionalNotes },
    });
    return draftsOf(makePlan(form, '2026-11-21T03:00:00Z', language));
  };

  test.each([
    ['Always say Reg. No. 88-B.', 'en', 'Reg. No. 88-B'],
    ['Every ad must show "Capital at risk"', 'en', 'Capital at risk'],
    ['ต้องใส่เลขใบอนุญาต 5512 ทุกโพสต์', 'th', 'เลขใบอนุญาต 5512'],
  ] as const)('%j', (notes, language, line) => {
    const drafts = withNotes(notes, language);
    expect(drafts.length).toBeGreaterThan(2);
    for (const draft of drafts) expect(JSON.stringify(draft)).toContain(line);
  });

  test('what is only described is not invented', () =>
    expect(JSON.stringify(withNotes('Always mention who founded us', 'en'))).not.toContain('founded'));
});
