import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceBasis } from '../../../src/shared/domain/evidence.ts';
import { appendixOf, yearOf } from '../../../src-worker/deck/appendix.ts';

const evidence = (basis: EvidenceBasis, statement: string, source: string): Evidence => ({
  statement,
  basis,
  source,
});

describe('the year of a source', () => {
  it.each([
    ['Harvard Business Review, April 2008', '2008'],
    ['DataReportal, Digital 2026: Thailand (data of October 2025)', '2025'],
    ['กรมการปกครอง, ประชากรตามทะเบียนราษฎรรายอายุ มิถุนายน 2564', '2564'],
    ['Google Ads Help, กลุ่มผู้ชม (2566)', '2566'],
    ['Parliament Library, infographic, 2021 (Food Act B.E. 2522 ss.40–41)', '2021'],
    ['3,283,087 + 1,029,308', ''],
    ['1.2025 of 12025', ''],
    ['AIDA with Retention added', ''],
  ])('%s: %s', (source, year) => {
    expect(yearOf(source)).toBe(year);
  });
});

describe('what an appendix gathers', () => {
  it('lists an assumption once, with every page that uses it', () => {
    const target = evidence('planning assumption', 'Target of 200 THB', 'Midpoint: (140 + 260) ÷ 2');
    const again = evidence('planning assumption', ' Target of  200 THB. ', 'Midpoint: (140 + 260) ÷ 2.');
    const { assumptions } = appendixOf([
      { pageNumber: 3, evidence: [target, target] },
      { pageNumber: 8, evidence: [again] },
      { pageNumber: 12, evidence: [evidence('planning assumption', 'Target of 200 THB', 'Agreed')] },
    ]);
    expect(assumptions.map(({ source, pages }) => [source, pages])).toEqual([
      ['Midpoint: (140 + 260) ÷ 2', [3, 8]],
      ['Agreed', [12]],
    ]);
  });

  it('groups what one publication supports, also where a computed figure names it after its formula', () => {
    const register = 'DOPA, population by age, June 2021';
    const { sources, formulas } = appendixOf([
      {
        pageNumber: 4,
        evidence: [
          evidence('computed', '4.31 million people', `3,283,087 + 1,029,308; ${register}`),
          evidence('public data', 'Registered people, not residents', register),
        ],
      },
      { pageNumber: 12, evidence: [evidence('computed', '1,384 and 1,800', '360,000 ÷ 260; 360,000 ÷ 200')] },
      {
        pageNumber: 15,
        evidence: [evidence('computed', '702,000', '900 × 2; starting price, before any other')],
      },
    ]);
    expect(sources).toEqual([
      {
        source: register,
        year: '2021',
        supports: ['4.31 million people', 'Registered people, not residents'],
        pages: [4],
      },
    ]);
    expect(formulas).toBe(3);
  });

  it('keeps a model’s statements apart and counts answers without listing them', () => {
    const { assumptions, unverified, answers, sources } = appendixOf([
      {
        pageNumber: 4,
        evidence: [
          evidence('model statement', 'The market grows', 'A model'),
          evidence('client answer', '310 subscribers', 'Goals'),
          evidence('client answer', '310 subscribers', 'Goals'),
        ],
      },
    ]);
    expect([assumptions, sources]).toEqual([[], []]);
    expect(unverified).toEqual([{ statement: 'The market grows', source: 'A model', pages: [4] }]);
    expect(answers).toBe(1);
  });
});
