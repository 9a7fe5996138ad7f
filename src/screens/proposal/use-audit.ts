import { createContext, useContext, useEffect, useState } from 'react';
import type { ProposalView } from '../../shared/contract/worker-api.ts';
import type { AuditReport } from '../../shared/domain/audit/audit.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { client } from '../../worker-client/index.ts';

/** The audit of the deck as drawn; undefined until it is done. The last one stays while the next is made. */
export function useAudit(view: ProposalView, scene: Scene | undefined): AuditReport | undefined {
  const [report, setReport] = useState<AuditReport>();
  const { proposalId } = view.proposal;
  useEffect(() => {
    // Asked after the slides, which the person waits for.
    if (scene === undefined) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const result = await client.audit(proposalId);
      if (wanted && result.ok) setReport(result.value);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [proposalId, scene]);
  return report;
}

export const AuditContext = createContext<AuditReport | undefined>(undefined);

/** Texts of one page that break a rule of the client's, of the audit around it. */
export const useBroken = (pageNumber: number): number =>
  useContext(AuditContext)?.broken.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;

/** Texts of one page that say otherwise than the plan, of the audit around it. */
export const useOtherwise = (pageNumber: number): number =>
  useContext(AuditContext)?.findings.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;

/** Figures without a source on one page, of the audit around it. */
export const useUnsourced = (pageNumber: number): number =>
  useContext(AuditContext)?.unsourced.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;
