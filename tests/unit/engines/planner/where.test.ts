/** How a place stands in a sentence: up to three are named, and a state stays with its town. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { wherePhrase, whereTold } from '../../../../src-worker/engines/planner/pages/market-facts.ts';

test.each([
  ['New Zealand first, then Tasmania and Victoria', 'New Zealand, Tasmania and Victoria'],
  ['Belgium, Netherlands, Germany', 'Belgium, the Netherlands and Germany'],
  ['Glasgow, Lanarkshire, bit of Edinburgh', 'Glasgow, Lanarkshire and Edinburgh'],
  ['Newark, Ohio', 'Newark, Ohio'],
  ['Singapore, some in KL and Jakarta by video', 'Singapore, KL and Jakarta'],
  ['Harare and some in Bulawayo', 'Harare and Bulawayo'],
  ['Within 35 miles of Newark, Ohio', 'Newark, Ohio and 35 miles around'],
  ['Hexham, Northumberland', 'Hexham, Northumberland'],
  ['Kent, Surrey', 'Kent and Surrey'],
  ['Melbourne - Brunswick, Coburg', 'Melbourne (Brunswick and Coburg)'],
  ['Leeds, Bradford, Wakefield, Harrogate', 'Leeds and other places'],
  ['Edinburgh, post to the rest of Scotland', 'Edinburgh and the rest of Scotland'],
  ['Leeds and mail order UK wide', 'Leeds and the UK'],
  ['Cork city, courier to all of Ireland', 'Cork city and Ireland'],
  ['Borough of Wexmere and up to 20 miles', 'the Borough of Wexmere and 20 miles around'],
  ['Scottish Borders', 'the Scottish Borders'],
  ['Leeds, esp Headingley', 'Leeds and Headingley'],
  // A town that is called after a country is not the country.
  ['Port of Spain, Arima', 'Port of Spain and Arima'],
  ['New Mexico', 'New Mexico'],
])('%s', (geographicLocation, said) => {
  const form = emptyFormData();
  form.targetAudience.geographicLocation = geographicLocation;
  expect(whereTold(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 30)).toBe(said);
});

test.each([
  ['Marina, Downtown, Business Bay. No Sharjah', 'Marina, Downtown and Business Bay'],
  ['Melbourne - Brunswick, Coburg', 'Melbourne'],
])('what is told in brackets is told once: %s', (geographicLocation, said) => {
  const form = emptyFormData();
  form.targetAudience.geographicLocation = geographicLocation;
  const plan = makePlan(form, '2026-11-21T03:00:00Z', 'en');
  expect(wherePhrase(plan)).toBe(said);
  expect(whereTold(plan)).toMatch(/\)$/u);
});
