/** The number audit of a deck, for what lies in `Audited`: the rest of the screen does not wait for it. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { AuditReport } from '../../shared/domain/audit/audit.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { client } from '../../worker-client/index.ts';

const AuditContext = createContext<AuditReport | undefined>(undefined);

/** Asks for the audit of the deck as drawn. The last one stays while the next is made. */
export function Audited(props: { proposalId: string; scene: Scene | undefined; children: ReactNode }) {
  const { proposalId, scene, children } = props;
  const [report, setReport] = useState<AuditReport>();
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
  return <AuditContext value={report}>{children}</AuditContext>;
}

/** Undefined until it is done. */
export const useAudit = (): AuditReport | undefined => useContext(AuditContext);

/** Texts of one page that break a rule of the client's, of the audit around it. */
export const useBroken = (pageNumber: number): number =>
  useAudit()?.broken.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;

/** Texts of one page that say otherwise than the plan, of the audit around it. */
export const useOtherwise = (pageNumber: number): number =>
  useAudit()?.findings.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;

/** Figures without a source on one page, of the audit around it. */
export const useUnsourced = (pageNumber: number): number =>
  useAudit()?.unsourced.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;
