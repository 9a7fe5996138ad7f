import { createContext, useContext, useEffect, useState } from 'react';
import type { ProposalView } from '../../shared/contract/worker-api.ts';
import type { AuditReport } from '../../shared/domain/audit/audit.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { client } from '../../worker-client/index.ts';

/** Lets the page answer between two sections: each is a millisecond or two. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The audit of the deck as drawn; undefined until it is done. The last one stays while the next is made. */
export function useAudit(view: ProposalView, scene: Scene | undefined): AuditReport | undefined {
  const [report, setReport] = useState<AuditReport>();
  useEffect(() => {
    if (scene === undefined) return;
    let wanted = true;
    const run = async (): Promise<void> => {
      const [{ auditor, joinReports }, { drawnPages }] = await Promise.all([
        import('../../shared/domain/audit/audit.ts'),
        import('../../shared/scene/audit-scene.ts'),
      ]);
      const { formData, createdAt } = view.proposal;
      // Without the rules the figures are audited all the same.
      const readings = await client.readings(formData);
      if (!wanted) return;
      const audit = auditor(formData, new Date(createdAt), readings.ok ? readings.value.rules : []);
      const reports: AuditReport[] = [];
      for (const page of drawnPages(view.pages, scene)) {
        await breathe();
        if (!wanted) return;
        reports.push(audit(page));
      }
      setReport(joinReports(reports));
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [view, scene]);
  return report;
}

export const AuditContext = createContext<AuditReport | undefined>(undefined);

/** Texts of one page that break a rule of the client's, of the audit around it. */
export const useBroken = (pageNumber: number): number =>
  useContext(AuditContext)?.broken.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;

/** Figures without a source on one page, of the audit around it. */
export const useUnsourced = (pageNumber: number): number =>
  useContext(AuditContext)?.unsourced.filter((entry) => entry.pageNumber === pageNumber).length ?? 0;
