/** Whom the client can write to costs no media: page 18 begins with them. */
import { expect, test } from 'vitest';
import { ideasOf } from '../../../../../src-worker/engines/planner/pages/ideas.ts';
import { planOf, type Answers } from '../plans.ts';

const whats = (answers: Answers, language: 'en' | 'th' = 'en'): string[] =>
  ideasOf(planOf(answers, language)).map(({ what }) => what);
const YOGA: Answers = {
  productService: 'Hot yoga classes, memberships by the month',
  targetDemographics: 'Lapsed members (we have 900 emails)',
};

test('a list of its own', () =>
  expect(whats(YOGA).join('\n')).toContain('Write to the 900 on your own list first'));
test('former customers', () =>
  expect(
    whats({ productService: 'ต่อภาษีรถ ต่อ พ.ร.บ.', specificObjectives: 'สมุดจดมีชื่อลูกค้าเก่า 2,300 คน' }, 'th').join(
      '\n',
    ),
  ).toContain('ทักลูกค้าเก่า 2,300 รายก่อนใคร'));
test('members', () =>
  expect(
    whats({
      productService: 'Wine club',
      specificObjectives: '640 members at the moment and the target is 900',
    }).join('\n'),
  ).toContain('Give each of the 640 something to pass on'));
test('who is ill is not written to', () =>
  expect(
    whats({ ...YOGA, productService: 'Physiotherapy clinic' }).filter((what) => what.includes('900')),
  ).toEqual([]));
