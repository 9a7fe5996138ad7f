/** What an answer tells in any words is not asked for again. */
import { expect, test } from 'vitest';
import {
  tellsBudget,
  tellsGain,
  tellsLimit,
  tellsOrigin,
  tellsResults,
  tellsWholeSum,
} from '../../../../src-worker/understanding/answers/told-figures.ts';

test.each<[string, boolean]>([
  ['Margin is 16%', true],
  ['margin on a box is $13 after postage', true],
  ['we break even at 40 a table', false],
  ['break-even at 22 guests', true],
  ['we work on a 35% margin', true],
  ['กำไรกล่องละ 12 บาท', true],
  ['จุดคุ้มทุน 60 ที่นั่ง', true],
  ['extra 2 inch margin inside so you can let it out', false],
  ['non-profit since 1998', false],
])('what is left: %s', (answer, isTold) => {
  expect(tellsGain(answer)).toBe(isTold);
});

test.each<[string, boolean]>([
  ['only two jobs a day', true],
  ['max 6 installs per week', true],
  ['3 a day is the most', true],
  ['3 groups a day max', true],
  ['เสาร์อาทิตย์รับได้วันละงานเดียว เพราะเครื่องเสียงมีชุดเดียว', true],
  ['only open three evenings', false],
  ['never say cheapest', false],
])('how much can be served: %s', (answer, isTold) => {
  expect(tellsLimit(answer)).toBe(isTold);
});

test.each<[string, (answer: string) => boolean, boolean]>([
  ['Houzz $500/mth = nothing', tellsResults, true],
  ['boosted posts, dont know what they cost', tellsResults, true],
  ['tried Facebook once for two weeks', tellsResults, false],
  ['ได้งานจากปากต่อปากอย่างเดียว', tellsOrigin, true],
  ['Agents bring 70%', tellsOrigin, true],
  ['they ring at night', tellsOrigin, false],
  ['18k for the cohort', tellsWholeSum, true],
  ['สองหมื่นห้าทั้งก้อน', tellsWholeSum, true],
  ['$420', tellsWholeSum, false],
  ['$5,000 for the project', tellsWholeSum, true],
  ['£3,000 for the festival', tellsWholeSum, true],
  ['$3,500 once', tellsWholeSum, true],
  ['20,000 ทั้งฤดู', tellsWholeSum, true],
  ['£1,500, more in summer', tellsWholeSum, false],
  ['£1,100 is what we have for ads this season', tellsBudget, true],
  ['£85 a night with breakfast', tellsBudget, false],
])('%s', (answer, tells, isTold) => {
  expect(tells(answer)).toBe(isTold);
});
