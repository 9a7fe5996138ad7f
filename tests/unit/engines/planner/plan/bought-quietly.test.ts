/** What buyers keep from others is passed on by nobody; and who was burned by a supplier is not hurt. */
import { describe, expect, test } from 'vitest';
import { makeJourney } from '../../../../../src-worker/engines/planner/plan/journey.ts';
import { isBoughtQuietly } from '../../../../../src-worker/engines/planner/plan/private.ts';
import { decidesOf, toldToDecide } from '../../../../../src-worker/engines/planner/plan/who-decides.ts';
import { isTheirsAlone } from '../../../../../src-worker/understanding/theirs-alone.ts';
import { doubtKinds } from '../../../../../src-worker/understanding/phrases/doubt-kinds.table.ts';
import { planOf, said, type Answers } from '../plans.ts';

const HAIR: Answers = {
  companyName: 'รากผม',
  productService: 'คอร์สเติมผมบางสำหรับผู้ชาย',
  heroProduct: 'คอร์สเติมผม',
  strengths: 'หมอทำเองทุกเคส พักแค่สองวัน',
  startingPrice: 'เริ่มต้น 45,000 บาท',
  geographicLocation: 'กรุงเทพ',
  advertisingChannels: ['facebook-ads'],
  marketingMediaBudget: 'เดือนละ 40,000 บาท',
  keyMessage: 'ทำเงียบๆ กลับไปทำงานวันจันทร์',
  additionalDemographics: 'เพื่อนแซวในวงเหล้า ไม่บอกเมีย กลัวเห็นรอย',
};

describe('bought quietly', () => {
  test.each([
    ['ไม่บอกใคร ตัดสินใจคนเดียว', true],
    ['ไม่อยากให้เพื่อนรู้ว่าดู', true],
    ['กลัวเขารู้ว่ามาหาทนาย อายญาติ', true],
    ['She does not want anyone to know', true],
    ['They tell nobody', true],
    ['กลัวล่ามแปลไม่รู้เรื่อง', false],
    ['บอกต่อกันปากต่อปาก', false],
    ['Nobody knows us yet', false],
    ['Wife decides', false],
  ])('%j', (additionalDemographics, is) =>
    expect(isBoughtQuietly(planOf({ ...HAIR, keyMessage: '', additionalDemographics }).r)).toBe(is),
  );

  test('nobody at home is sent a page, and no friend is asked for', () => {
    const plan = planOf(HAIR, 'th');
    expect(makeJourney(plan.r, undefined).after).not.toBe('once');
    expect([decidesOf(plan.r)?.words, ...toldToDecide(plan.r)].join(' ')).not.toContain('เมีย');
    const told = said(plan).join('\n');
    expect(told).not.toMatch(/ส่งต่อ(?:ให้คนที่บ้าน|ได้)|คนถัดไป|รู้จักใคร/u);
  });
});

test.each([
  ['ไม่บอกเมีย', true],
  ['ไม่บอกใคร', true],
  ['ถามเมียก่อน', false],
])('a secret stands in no ad: %j', (words, is) => expect(isTheirsAlone(words)).toBe(is));

test.each([
  ['Got burned by a preparer who invented deductions', ['cheated']],
  ['They were burnt before', ['cheated']],
  ['burned hand cooking', ['pain']],
])('burned: %j', (words, kinds) => {
  expect(doubtKinds(words)).toEqual(expect.arrayContaining(kinds));
  expect(doubtKinds(words).includes('pain')).toBe(kinds.includes('pain'));
});
test('what is mixed up with the work of others is no fake', () =>
  expect(doubtKinds('กลัวงานปนกับของโรงอื่น')).not.toContain('material'));
