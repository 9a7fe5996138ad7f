/** Page 1 tells its first offer in the client's words, and of pictures only what this client rules. */
import { expect, test } from 'vitest';
import { SECTION_OUTPUT_SCHEMAS } from '../../../../../src/shared/domain/sections.ts';
import { writeCover } from '../../../../../src-worker/engines/planner/pages/cover.ts';
import { isOfPictures } from '../../../../../src-worker/engines/planner/plan/message-rules.ts';
import { planOf, type Answers } from '../plans.ts';

const cover = (answers: Answers) => SECTION_OUTPUT_SCHEMAS.cover.parse(writeCover(planOf(answers)).output);

test.each([
  // What the client never wrote in one stands in no marks.
  ['Rolloff dumpster rental, driveway boards included', '20 yard can', '20 yard can'],
  ['Swimming course for adults who never learned', 'Adult Beginner 10', 'Adult Beginner 10'],
  ['Hearing tests and hearing aids', 'Rechargeable pair', 'rechargeable pair'],
  ['Chimney sweeping and stove service', 'Standard sweep', 'standard sweep'],
])('%s: %s', (productService, heroProduct, told) => {
  const { objectiveHeadline } = cover({ companyName: 'Marlow', productService, heroProduct });
  expect(objectiveHeadline).toContain(`puts “${told}” first.`);
});

test('a variant alone names no plan', () => {
  const { proposalTitle } = cover({
    productService: 'Swimming course for adults who never learned',
    heroProduct: 'Adult Beginner 10',
  });
  expect(proposalTitle).toBe('Marketing plan for swimming course');
});

test('a rule on pictures stands for the picture; without one the offer does', () => {
  const ruled = cover({
    productService: 'Chimney sweeping',
    currentChallenges: 'Never show soot on a carpet',
  });
  expect(ruled['visualDirection']).toBe('Every picture keeps your rule “Never show soot on a carpet”');
  const free = cover({
    companyName: 'Marlow',
    productService: 'Chimney sweeping',
    heroProduct: 'Standard sweep',
  });
  expect(free['visualDirection']).toBe('Photograph Marlow at work.');
});

test.each([
  'ห้ามทำนายสุขภาพ',
  'ห้ามพูดถึงรูปร่าง',
  'ห้ามบอกว่าติดหน้าแรก google',
  'แจ้งล่วงหน้า 3 วัน',
  'No showroom prices',
])('what is no rule for pictures: %s', (rule) => expect(isOfPictures(rule)).toBe(false));
test.each(['ห้ามใช้ภาพเด็ก', 'ห้ามถ่ายเห็นหน้า', 'ใช้รูปจริง', 'Never show soot', 'no faces'])(
  'a rule for pictures: %s',
  (rule) => expect(isOfPictures(rule)).toBe(true),
);
test('what is not sold is no rule for pictures', () => {
  const plan = planOf({ companyName: 'Marlow', heroProduct: 'Standard sweep' });
  const quote = 'no photos taken on the day';
  const rules = (kind: 'not offered' | 'topic') =>
    [
      { kind, quote, terms: [], path: 'clientInfo.productService', span: { start: 0, end: quote.length } },
    ] as const;
  const drawn = (kind: 'not offered' | 'topic'): unknown =>
    writeCover({ ...plan, r: { ...plan.r, rules: [...rules(kind)] } }).output;
  expect(drawn('not offered')).toMatchObject({ visualDirection: 'Photograph Marlow at work.' });
  expect(drawn('topic')).toMatchObject({ visualDirection: `Every picture keeps your rule “${quote}”` });
});

test('a pack that is told with what is in it is told once', () => {
  const { objectiveHeadline, visualDirection } = SECTION_OUTPUT_SCHEMAS.cover.parse(
    writeCover(
      planOf(
        { companyName: 'ตาใส', productService: 'แคปซูลลูทีน ซีแซนทีน 30 เม็ด', heroProduct: 'แพ็ก 3 กระปุก' },
        'th',
      ),
    ).output,
  );
  expect(`${objectiveHeadline}${visualDirection}`).not.toMatch(/(แคปซูลลูทีน)\s?\1/u);
});
