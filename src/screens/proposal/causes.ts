/** Why pages failed, told once for all that share a cause, and what would help. Pure. */
import type { outcome } from '../../copy/en/outcome.ts';
import { pageMessages } from '../../shared/domain/messages.ts';
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
export function causesOf(pages: readonly FailedPage[], words: Words): Cause[] {
  const causes = new Map<string, Cause>();
  for (const page of pages) {
    const found = causeOf(page, words);
    const cause = causes.get(found.sentence) ?? { ...found, pages: [] };
    causes.set(found.sentence, cause);
    cause.pages.push(page.pageNumber);
  }
  return [...causes.values()].toSorted((a, b) => b.pages.length - a.pages.length);
}

type Found = Omit<Cause, 'pages'>;

/** The messages of the catalogue (specification, section 8), read back. */
function causeOf({ error = pageMessages.fallback, engine }: FailedPage, words: Words): Found {
  const by = engine === 'model' ? 'model' : 'agency';
  if (error === pageMessages.networkError) return { sentence: words.unreachable[by], remedy: 'settings' };
  const timeout = /^Page \d+ timeout after (\d+)ms$/u.exec(error);
  if (timeout) {
    const sentence = words.timeout[by](Math.round(Number(timeout[1]) / 1000));
    return { sentence, remedy: by === 'model' ? 'settings' : 'retry' };
  }
  const answered = /^Proxy error (\d{3}): (.*)$/su.exec(error);
  if (answered) return ofStatus(Number(answered[1]), plain(`${answered[1]}: ${answered[2] ?? ''}`), words);
  const reason = /^Page \d+ failed: (.*)$/su.exec(error)?.[1] ?? error;
  if (reason === 'Skipped') return { sentence: words.skipped, remedy: 'retry' };
  const said = capital(plain(reason));
  const isSetting = /\baddress\b/u.test(reason) || /server answered 4(?!08|25|29)\d\d/u.test(reason);
  return isSetting
    ? { sentence: words.wrongSetting[by](said), remedy: 'settings' }
    : { sentence: words.other(said), remedy: 'retry' };
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
