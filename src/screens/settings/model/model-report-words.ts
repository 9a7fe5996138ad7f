/** A model's connection report as a person who sells would have it said. Pure. */
import type { model } from '../../../copy/model.ts';
import type { ModelReport } from '../../../shared/contract/model.ts';
import type { ReportWords } from '../services/ConnectionTest.tsx';

type Said = Pick<ReportWords, 'title' | 'body' | 'steps'>;

/** @param origin where this page is served from, which a server has to let in */
export function modelReportWords(
  { verdict, models, status, detail, window }: ModelReport,
  address: string,
  words: (typeof model)['en'],
  origin: string,
): ReportWords {
  const { title, body, steps }: Said = words.verdicts[verdict](address, models.length, origin, window);
  const good = verdict === 'ok' || verdict === 'no-model' || verdict === 'short-window';
  const said = good ? '' : [status === undefined ? [] : `${status}`, detail ?? []].flat().join(', ');
  return {
    good,
    title,
    ...(body === undefined ? {} : { body }),
    ...(steps === undefined ? {} : { steps }),
    ...(said === '' ? {} : { detail: said }),
  };
}
