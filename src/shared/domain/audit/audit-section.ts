/** The audit of one page before it is drawn: for whoever is to decide whether to take it. */
import type { PlanFact } from '../plan-facts.ts';
import type { ProposalRecord } from '../records.ts';
import type { Rule } from '../rules.ts';
import type { Section } from '../section.ts';
import { auditor, type AuditReport } from './audit.ts';
import { countsOf } from './counts.ts';
import { groundOf, guards } from './guards/index.ts';
import { unitsOf } from './guards/units.ts';

export function auditSection(
  basis: Pick<ProposalRecord, 'formData' | 'createdAt' | 'language'>,
  { pageNumber, section }: { pageNumber: number; section: Section },
  { rules, facts }: { rules: readonly Rule[]; facts: readonly PlanFact[] },
): AuditReport {
  const { title, output, evidence } = section;
  const audit = auditor(basis.formData, new Date(basis.createdAt), rules);
  return {
    ...audit({
      pageNumber,
      headline: title,
      texts: unitsOf(section).flatMap(({ path, text }) => (path === 'title' ? [] : [text])),
      marks: [],
      evidence,
      counts: countsOf(output),
    }),
    findings: guards(groundOf(basis, facts, rules))({ pageNumber, section }),
  };
}
