/** What a person asks of the agency's services: a proposal from elsewhere, and whether a service is there at all. */
import type { ConnectionReport, TestedService } from '../../src/shared/contract/settings.ts';
import type { ProposalView } from '../../src/shared/contract/work.ts';
import { pageByNumber, PAGE_COUNT } from '../../src/shared/domain/pages.ts';
import {
  SERVICE_ADDRESSES,
  STORED_VERSION,
  type PageRecord,
  type ProposalRecord,
} from '../../src/shared/domain/records.ts';
import { formHash } from '../runs/identity.ts';
import { readAnalysis, type Analysis, type AnalysedPage } from '../services/analysis.ts';
import { below } from '../services/address.ts';
import { testConnection } from '../services/connection.ts';
import { oneLine } from '../services/error-body.ts';
import { createHttp, type HttpProblem } from '../services/http.ts';
import { isMarkup } from '../services/json.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { idInput } from './inputs.ts';
import { freeTitle } from './titles.ts';

export function serviceCommands(context: Context, read: (proposalId: string) => Promise<ProposalView>) {
  const { store, config, session, callId, time, emit } = context;
  const ownFetch: typeof fetch = (...given) => fetch(...given);

  /** The proposal as the service has it. Throws a refusal with the reason where the service has nothing. */
  const ask = async (proposalId: string): Promise<Analysis> => {
    const { proxyUrl, limits } = (await config()).config;
    const address = found(proxyUrl, 'proposal');
    const answer = await createHttp({ fetch: ownFetch, time, trusted: [address] })({
      url: below(address, 'get-analyze', proposalId),
      method: 'GET',
      requestId: await callId({ proposal_id: proposalId }),
      token: (await session()).token,
      timeoutMs: limits.pageCallTimeoutMs,
      signal: new AbortController().signal,
      maxBytes: MAX_BYTES,
    });
    if (!answer.ok) throw refusal(answer);
    if (isMarkup(answer.text)) throw unreachable();
    return found(readAnalysis(answer.text, address), 'proposal');
  };

  return {
    async fetchProposal(id: string): Promise<ProposalView> {
      const proposalId = parsed(idInput, id);
      const analysis = await ask(proposalId);
      const requestId = await formHash(analysis.formData);
      const at = time.now().toISOString();
      await store.write(async (writer) => {
        // Made here, or fetched in another tab, in the meantime: that one stays.
        if ((await writer.proposal(proposalId)) !== undefined) return;
        const title = await freeTitle(writer, analysis.formData.clientInfo.companyName);
        const proposal = proposalOf(proposalId, analysis, requestId, title, at);
        await writer.putProposal(proposal);
        for (const page of analysis.pages) await writer.putPage(pageOf(page, proposal));
      });
      emit({ type: 'proposalDidChange', proposalId });
      emit({ type: 'historyDidChange' });
      return read(proposalId);
    },

    async testConnection(service: TestedService, address: string): Promise<ConnectionReport> {
      if (!['proxy', 'status', 'ai-request'].includes(service) || typeof address !== 'string')
        throw new Refused('invalid', { code: 'not-valid', field: 'service' });
      const { config: deployment } = await config();
      const trusted = SERVICE_ADDRESSES.flatMap((name) => deployment[name] ?? []);
      return testConnection(service, address.trim(), {
        http: createHttp({ fetch: ownFetch, time, trusted }),
        fetch: ownFetch,
        time,
        token: (await session()).token,
        requestId: await callId({ test: service }),
        origin: globalThis.location?.origin ?? '',
        online: context.online,
      });
    },
  };
}

/** Bytes of a whole proposal that are read. */
const MAX_BYTES = 20 * 1024 * 1024;

function proposalOf(
  proposalId: string,
  { formData, pages, language, generatedAt, downloadUrl }: Analysis,
  requestId: string,
  title: string,
  now: string,
): ProposalRecord {
  const at = generatedAt ?? now;
  return {
    proposalId,
    requestId,
    version: STORED_VERSION,
    title,
    language,
    formData,
    state: pages.length === PAGE_COUNT ? 'complete' : 'unfinished',
    createdAt: at,
    generatedAt: at,
    appearance: {},
    ...(downloadUrl === undefined ? {} : { remoteFile: { url: downloadUrl, of: at } }),
  };
}

const pageOf = (page: AnalysedPage, { proposalId, requestId, generatedAt }: ProposalRecord): PageRecord => ({
  proposalId,
  pageNumber: page.pageNumber,
  title: pageByNumber(page.pageNumber)?.title ?? '',
  success: page.ok,
  ...(page.ok ? { sectionData: page.section } : { error: page.error }),
  requestId: page.requestId,
  engine: 'agency',
  formHash: requestId,
  finishedAt: generatedAt,
});

const unreachable = (): Refused => new Refused('network', { code: 'service-unreachable' }, true);

function refusal(problem: HttpProblem): Refused {
  if (problem.class === 'unauthorised')
    return new Refused('needs-sign-in', { code: 'service-sign-in' }, true);
  if (!('status' in problem)) return unreachable();
  if (problem.status === 404 || problem.status === 400)
    return new Refused('not-found', { code: 'not-on-device', what: 'proposal' });
  const { status, statusText } = problem;
  return new Refused(
    'service',
    { code: 'service-error', status, said: oneLine(statusText) },
    problem.class === 'transient',
  );
}
