/** Request ids as a device makes them: the rules of `ids.ts`, with the platform's hash and the device's salt. */
import * as ids from '../../src/shared/domain/ids.ts';
import { FORM_GROUPS, type FormData } from '../../src/shared/domain/questionnaire.ts';
import type { ProposalRecord } from '../../src/shared/domain/records.ts';

/** SHA-256 of the answers, hexadecimal: a draft's and a proposal's `requestId`, and a page's `formHash`. */
export const formHash = (formData: FormData): Promise<string> => ids.formRequestId(formData, sha256);

/** Of a page's payload, the same for every try of it. The addresses are '' where none is configured. */
export function pageRequestId(
  { proposalId, formData }: Pick<ProposalRecord, 'proposalId' | 'formData'>,
  pageNumber: number,
  salt: string,
  {
    proxyUrl = '',
    ragAgentUrl = '',
  }: { proxyUrl?: string | undefined; ragAgentUrl?: string | undefined } = {},
): Promise<string> {
  const groups = Object.fromEntries(FORM_GROUPS.map((group) => [group, formData[group]]));
  const addresses = { proxy_url: proxyUrl, rag_agent_url: ragAgentUrl };
  return ids.pageRequestId({ proposal_id: proposalId, pageNumber, ...groups, ...addresses }, salt, sha256);
}

/** Of any other call: the hash of its payload with the salt, as of a page's. */
export const callRequestId = (payload: Readonly<Record<string, unknown>>, salt: string): Promise<string> =>
  ids.pageRequestId(payload, salt, sha256);

/** A device's salt: 128 random bits. */
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
