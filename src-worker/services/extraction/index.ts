/**
 * What a brief says, as answers of the questionnaire: each with the sentence it came from. Nothing is guessed: what the
 * text does not say stays empty, and a wrong answer is worse than none. What is labelled counts before what is told.
 */
import type { ExtractedField } from '../../../src/shared/domain/records.ts';
import { matchBusinessType } from '../../../src/shared/domain/taxonomy.ts';
import { readAudience, readWhere } from './audience.ts';
import { putCompetitors, readCampaign } from './campaign.ts';
import { channelsNamedIn } from './choices.ts';
import {
  AFTER_SALES,
  HERO,
  MARKET,
  NOTES,
  PRICE,
  readBusiness,
  readCompany,
  readExperience,
  SELLS,
  STRENGTHS,
} from './client.ts';
import { addressesIn } from './contacts.ts';
import { topicOf, type Topic } from './labels.ts';
import { passagesOf, type Passage } from './passages.ts';
import { bare, joined, sources, tell } from './put.ts';

/** Characters of a source that are kept. */
const LONGEST_SOURCE = 300;
const SHORT_TRADE = 25;

export function extractBrief(brief: string): ExtractedField[] {
  const fields = new Map<string, ExtractedField>();
  const put = (path: string, value: unknown, source: string): void => {
    const isEmpty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !fields.has(path)) fields.set(path, { path, value, source: shortened(source) });
  };
  const all = passagesOf(brief).map((passage) => ({ ...passage, topic: topicOf(passage.label) }));
  const told = all.filter(({ topic }) => topic !== 'ignored');
  const under = (...topics: Topic[]): Passage[] =>
    told.filter(({ topic }) => topic !== undefined && topics.includes(topic));
  /** Running text, and lines under labels that nobody knows. */
  const loose = told.filter(({ topic }) => topic === undefined);
  const labelledText = (path: string, ...topics: Topic[]): void => {
    const passages = under(...topics);
    put(path, joined(passages), sources(passages));
  };

  // An address under 'Contact' is the client's own; a competitor's is not.
  const addressed = all.filter(
    ({ topic, label }) => topic !== 'competitors' && !/^(?:from|to|cc|จาก|ถึง)$/u.test(label),
  );
  for (const { field, value } of addressesIn(addressed.map(({ source }) => source).join('\n'))) {
    const passage = addressed.find(({ source }) => source.includes(value));
    put(`marketingChannels.${field}`, value, passage?.source ?? value);
  }

  const company = readCompany(under('company'), told, put);
  readBusiness(
    under('industry'),
    under('hero', 'products'),
    [...company, ...loose, ...under('strengths')],
    put,
  );
  labelledText('clientInfo.keyMessage', 'keyMessage');
  labelledText('clientInfo.productService', 'products');
  tell('clientInfo.productService', loose, SELLS, put);
  for (const { text, source } of under('industry'))
    // A trade in a word or two is no product.
    if (text.length > SHORT_TRADE && matchBusinessType(text) === undefined)
      put('clientInfo.productService', bare(text), source);
  labelledText('clientInfo.heroProduct', 'hero');
  tell('clientInfo.heroProduct', loose, HERO, put);
  labelledText('clientInfo.startingPrice', 'price');
  tell('clientInfo.startingPrice', loose, PRICE, put);
  labelledText('clientInfo.afterSalesService', 'afterSales');
  tell('clientInfo.afterSalesService', loose, AFTER_SALES, put);
  labelledText('clientInfo.strengths', 'strengths');
  tell('clientInfo.strengths', loose, STRENGTHS, put);
  readExperience(under('adIssues'), loose, put);
  labelledText('clientInfo.whyNeedNow', 'whyNow');

  const described = readAudience(under('audience', 'ages', 'gender'), under('insights'), told, put);
  readWhere(under('places'), [...under('audience'), ...described], loose, put);
  readCampaign(
    {
      budget: under('budget'),
      channels: under('channels'),
      goals: under('goals'),
      challenges: under('challenges'),
    },
    loose,
    put,
  );

  putCompetitors(under('competitors'), loose, put);
  labelledText('competitiveAnalysis.marketContext', 'market');
  tell('competitiveAnalysis.marketContext', loose, MARKET, put);
  labelledText('competitiveAnalysis.additionalNotes', 'notes');
  tell(
    'competitiveAnalysis.additionalNotes',
    // What is said against a channel is an answer about channels.
    loose.filter(({ text }) => channelsNamedIn(text).length === 0),
    NOTES,
    put,
  );
  return [...fields.values()];
}

const shortened = (text: string): string =>
  text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE - 1)}…` : text;
