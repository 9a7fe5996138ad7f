/** What the writing of a page came to, as the run and the store keep it. Loaded with the first page. */
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import { pageByNumber } from '../../src/shared/domain/pages.ts';
import type { EngineId, PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import type { RunEvent } from '../../src/shared/domain/run.ts';
import { missingFields } from '../../src/shared/domain/slide-filter.ts';
import type { SectionRequest } from '../engines/engine.ts';
import type { PageVerdict } from './write-page.ts';

/** A verdict that ends a page. */
type Final = Extract<PageVerdict, { kind: 'written' | 'failed' }>;

interface Circumstances {
  proposal: ProposalRecord;
  request: SectionRequest;
  engine: EngineId;
  /** `at`: ISO 8601; `ms`: what the page took, all tries together. */
  ending: { epoch: number; pageNumber: number; at: string; ms: number };
  /** The pause before the next page unless the service asks for a longer one, ms. */
  usualPauseMs: number;
}

/** Whether a network that was away may be the reason: no whole answer came from the service. */
export const isOfflinesDoing = (verdict: PageVerdict): boolean =>
  verdict.kind === 'failed' && (verdict.unreachable || verdict.unheard === true);

/** What the run is told, and the page that is stored with it. */
export function pageOutcome(
  verdict: Final,
  circumstances: Circumstances,
): { event: RunEvent; page: PageRecord } {
  const { request, ending, usualPauseMs } = circumstances;
  const page = pageRecord(verdict, circumstances);
  if (verdict.kind === 'written') {
    const missing = missingFields(verdict.section, request.earlier.values());
    return {
      event: {
        type: 'page-succeeded',
        ...ending,
        pauseMs: usualPauseMs,
        ...(missing.length > 0 && { missing }),
      },
      page,
    };
  }
  const { error, unreachable, retryAfterMs = 0 } = verdict;
  const pauseMs = Math.max(usualPauseMs, retryAfterMs);
  return { event: { type: 'page-failed', ...ending, pauseMs, error, unreachable }, page };
}

const pageRecord = (
  verdict: Final,
  { proposal, request, engine, ending: { pageNumber, at } }: Circumstances,
): PageRecord => ({
  proposalId: proposal.proposalId,
  pageNumber,
  title: pageByNumber(pageNumber)?.title ?? '',
  success: verdict.kind === 'written',
  ...(verdict.kind === 'written' ? { sectionData: verdict.section } : { error: verdict.error }),
  requestId: request.requestId,
  engine,
  formHash: writtenFrom(proposal),
  finishedAt: at,
});
