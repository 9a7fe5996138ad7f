/** What the proxy is asked (specification, section 7, 'Proposal page generation', as the service contract pins it). */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { below } from '../../services/address.ts';
import type { SectionRequest } from '../engine.ts';

export interface AgencyAddresses {
  /** Where the calls go. */
  proxyUrl: string;
  /** The workflow that the proxy calls; '' when it knows by itself. */
  workflowUrl?: string | undefined;
  ragAgentUrl?: string | undefined;
}

interface PageCall {
  url: string;
  method: 'POST';
  payload: FormData & {
    proposal_id: string;
    pageNumber: number;
    submittedAt: string;
    request_id: string;
    proxy_url: string;
    rag_agent_url: string;
  };
}

export function pageCall(
  { proposalId, pageNumber, formData, requestId }: SectionRequest,
  { proxyUrl, workflowUrl = '', ragAgentUrl = '' }: AgencyAddresses,
  submittedAt: Date,
): PageCall {
  const { clientInfo, marketingChannels, targetAudience, campaignObjectives, competitiveAnalysis } = formData;
  return {
    url: workflowUrl,
    method: 'POST',
    payload: {
      proposal_id: proposalId,
      pageNumber,
      clientInfo,
      marketingChannels,
      targetAudience,
      campaignObjectives,
      competitiveAnalysis,
      submittedAt: submittedAt.toISOString(),
      request_id: requestId,
      proxy_url: proxyUrl,
      rag_agent_url: ragAgentUrl,
    },
  };
}

interface StructureCall {
  markdown_content: string;
  extraction_schema: 'export_structure';
  validate_business_types: true;
  strict_mode: false;
  url: string;
}

/** Asks for the structure of a page that came as prose (section 7, 'Structure extraction'). */
export const structureCall = (prose: string, { workflowUrl = '' }: AgencyAddresses): StructureCall => ({
  markdown_content: prose,
  extraction_schema: 'export_structure',
  validate_business_types: true,
  strict_mode: false,
  url: workflowUrl,
});

/** Where that is asked: below the proxy's own path. */
export const structureUrl = ({ proxyUrl }: AgencyAddresses): string => below(proxyUrl, 'extract-structure');
