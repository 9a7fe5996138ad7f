/** A connection report as a person who sells would have it said. Pure. */
import type { settings } from '../../../copy/settings.ts';
import type { ConnectionReport } from '../../../shared/contract/settings.ts';
import type { ReportWords } from './ConnectionTest.tsx';

type Said = Pick<ReportWords, 'title' | 'body' | 'steps'>;
type Words = (typeof settings)['en']['connection'];

/** @param origin where this page is served from, which a service has to let in */
export function reportWords(report: ConnectionReport, words: Words, origin: string): ReportWords {
  const { verdict, address, status, detail } = report;
  const { title, body, steps }: Said = words.verdicts[verdict](address, origin);
  const good = verdict === 'ok';
  const said = [status === undefined || good ? [] : words.status(status), good ? [] : (detail ?? [])].flat();
  return {
    good,
    title,
    ...(body === undefined ? {} : { body }),
    ...(steps === undefined ? {} : { steps }),
    ...(said.length === 0 ? {} : { detail: said.join(', ') }),
  };
}
