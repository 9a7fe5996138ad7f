/** What is new at the client, where buyers may hear of it: the campaign is about this. */
import { once } from '../../../understanding/remember.ts';
import { newsIn } from '../../../understanding/news.ts';
import type { Plan } from './index.ts';
import { keepsRules } from './market-told.ts';
import { mayOpen } from './may-open.ts';
import { mayAdvertise } from './mocked.ts';
import { inTongue } from './whole.ts';

/** Characters of news in a line of copy. */
const MOST = 110;

/** In the client's words and the language of the proposal; '' where nothing is new that may be told. */
export const newsOf = once((plan: Plan): string => {
  const { r, f } = plan;
  const words = inTongue(newsIn(r.answers.whyNeedNow), MOST, f.language);
  return words !== '' && mayAdvertise(r, words) && mayOpen(r, words) && keepsRules(plan, words) ? words : '';
});
