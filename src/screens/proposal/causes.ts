/** Why pages failed, told once for all that share a cause, and what would help. Pure. */
import type { outcome } from '../../copy/en/outcome.ts';
import { worded, type FailureWords, type Reason } from '../../shared/domain/failure.ts';
import type { PageRecord } from '../../shared/domain/records.ts';

type Words = (typeof outcome)['causes'];

/** Beside asking again, which always may help. */
type Remedy =
  | 'settings'
  /** Other answers. */
  | 'edit'
  | 'retry';

export interface Cause {
  /** One sentence: what happened and what to do. */
  sentence: string;
  remedy: Remedy;
  /** Ascending. */
  pages: number[];
}

type FailedPage = Pick<PageRecord, 'pageNumber' | 'error' | 'engine'>;

/** One for each cause, the one of the most pages first. */
export function causesOf(pages: readonly FailedPage[], words: Words, reasons: FailureWords): Cause[] {
  const causes = new Map<string, Cause>();
  for (const page of pages) {
    const found = causeOf(page, words, reasons);
    const cause = causes.get(found.sentence) ?? { ...found, pages: [] };
    causes.set(found.sentence, cause);
    cause.pages.push(page.pageNumber);
  }
  return [...causes.values()].toSorted((a, b) => b.pages.length - a.pages.length);
}

type Found = Omit<Cause, 'pages'>;

function causeOf(
  { error = { code: 'generation-failed' }, engine }: FailedPage,
  words: Words,
  reasons: FailureWords,
): Found {
  const by = engine === 'model' ? 'model' : 'agency';
  switch (error.code) {
    case 'network-error':
      return { sentence: words.unreachable[by], remedy: 'settings' };
    case 'page-timeout':
      return {
        sentence: words.timeout[by](Math.round(error.ms / 1000)),
        remedy: by === 'model' ? 'settings' : 'retry',
      };
    case 'proxy-error':
      return ofStatus(error.status, plain(`${error.status}: ${error.said}`), words);
    default:
  }
  const reason = error.code === 'page-failed' ? error.reason : error;
  if (reason.code === 'skipped') return { sentence: words.skipped, remedy: 'retry' };
  const said = capital(plain(worded(reasons, reason)));
  return isSetting(reason)
    ? { sentence: words.wrongSetting[by](said), remedy: 'settings' }
    : { sentence: words.other(said), remedy: 'retry' };
}

/** What asking again cannot help before an address, a model or a key is another. */
function isSetting(reason: Reason): boolean {
  switch (reason.code) {
    case 'proxy-redirected':
    case 'proxy-bad-address':
    case 'model-redirected':
    case 'model-not-openai':
      return true;
    case 'model-error':
      return reason.status >= 400 && reason.status < 500 && ![408, 425, 429].includes(reason.status);
    default:
      return false;
  }
}

/** `said`: the status and what the service said with it. */
function ofStatus(status: number, said: string, words: Words): Found {
  if (status >= 500) return { sentence: words.trouble(said), remedy: 'retry' };
  switch (status) {
    case 401:
    case 403:
    case 407:
      return { sentence: words.refused(said), remedy: 'settings' };
    case 404:
    case 405:
    case 410:
      return { sentence: words.noSuchAddress(said), remedy: 'settings' };
    case 408:
    case 425:
    case 429:
      return { sentence: words.busy(said), remedy: 'retry' };
    default:
      return { sentence: words.notAccepted(said), remedy: 'edit' };
  }
}

/** As a part of a sentence: on one line, without a stop at its end, and no longer than can be read at a glance. */
function plain(text: string): string {
  const line = text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.:;,]+$/u, '');
  return line.length <= MOST_SAID ? line : `${line.slice(0, MOST_SAID).trimEnd()}…`;
}
const MOST_SAID = 160;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
