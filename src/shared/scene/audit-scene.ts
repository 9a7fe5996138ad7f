/** The audit of a deck as it is drawn: where its figures come from, and what says otherwise than the plan. */
import { auditor, joinReports, type AuditReport, type DrawnPage } from '../domain/audit/audit.ts';
import { groundOf, guards } from '../domain/audit/guards/index.ts';
import { countsOf } from '../domain/audit/counts.ts';
import { findingKey } from '../domain/audit/kept.ts';
import type { PlanFact } from '../domain/plan-facts.ts';
import type { PageRecord, ProposalRecord } from '../domain/records.ts';
import type { Rule } from '../domain/rules.ts';
import { drawnText } from './drawn-text.ts';
import type { Scene } from './scene.ts';

/** The written pages of a deck that are drawn, as the audit reads them. */
const drawnPages = (
  pages: readonly Pick<PageRecord, 'pageNumber' | 'sectionData'>[],
  scene: Pick<Scene, 'slides'>,
): DrawnPage[] =>
  pages.flatMap(({ pageNumber, sectionData }) => {
    const slides = scene.slides.filter((slide) => slide.pageNumber === pageNumber);
    if (sectionData === undefined || slides.length === 0) return [];
    const headline = slides[0]?.headline ?? '';
    const { texts, marks } = drawnText(slides);
    return [
      {
        pageNumber,
        headline,
        texts: texts.filter((text) => text !== headline),
        marks,
        evidence: sectionData.evidence,
        counts: [...countsOf(sectionData.output), ...countsOf(sectionData.reckoned ?? {})],
      },
    ];
  });

/** What a deck is held against beside the answers; nothing of either where no plan is known. */
interface Against {
  rules?: readonly Rule[];
  facts?: readonly PlanFact[];
}

export function auditScene(
  { formData, createdAt, language, kept = [] }: Audited,
  pages: readonly Pick<PageRecord, 'pageNumber' | 'sectionData'>[],
  scene: Pick<Scene, 'slides'>,
  { rules = [], facts = [] }: Against = {},
): AuditReport {
  const report = joinReports(drawnPages(pages, scene).map(auditor(formData, new Date(createdAt), rules)));
  if (facts.length === 0) return report;
  const guard = guards(groundOf({ formData, createdAt, language }, facts, rules));
  const findings = pages.flatMap(({ pageNumber, sectionData: section }) =>
    section !== undefined && scene.slides.some((slide) => slide.pageNumber === pageNumber)
      ? guard({ pageNumber, section })
      : [],
  );
  return { ...report, findings: findings.filter((finding) => !kept.includes(findingKey(finding))) };
}

type Audited = Pick<ProposalRecord, 'formData' | 'createdAt' | 'language' | 'kept'>;
