/** What buyers type: never what the customers of a software's users type. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { searchTerms } from '../../../../../src-worker/engines/planner/plan/keywords.ts';

describe('software is searched for with its users’ trade', () => {
  test.each<[string, string, string[]]>([
    [
      'Online bookings for church and village halls',
      '£19 a month per hall',
      ['village hall booking software'],
    ],
    ['Online ordering for bakeries', '$29 a month', ['bakery ordering software']],
    // Not surely software: its users' customers would search for this.
    ['Online bookings for village halls', '', []],
  ])('%s, %s', (productService, startingPrice, expected) => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, { productService, startingPrice });
    expect(searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 1)).toEqual(expected);
  });
});

test('what stands behind “we” is a deed, and a contract is no thing: nobody types them', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    productService: 'We fly hawks and falcons over factories and ports so the gulls stop coming.',
    heroProduct: 'Two-patrol contract',
  });
  expect(searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 3)).toEqual([]);
});
