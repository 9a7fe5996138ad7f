/** The number audit of a deck as it is drawn. */
import { auditor, joinReports, type AuditReport, type DrawnPage } from '../domain/audit/audit.ts';
import type { PageRecord, ProposalRecord } from '../domain/records.ts';
import type { Rule } from '../domain/rules.ts';
import { drawnText } from './drawn-text.ts';
import type { Scene } from './scene.ts';

/** How many there are of what a section lists: items of each list, distinct values of each of their fields. */
function countsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(countsIn);
  if (!Array.isArray(value)) return inner;
  const fields = new Map<string, Set<unknown>>();
  for (const item of value) {
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, field] of Object.entries(item)) {
      if (typeof field !== 'string') continue;
      fields.set(key, (fields.get(key) ?? new Set()).add(field));
    }
  }
  return [value.length, ...[...fields.values()].map(({ size }) => size), ...inner];
}
/** Also the lists together: the three groups of suggestions. */
function countsOf(output: Readonly<Record<string, unknown>>): number[] {
  const lists = Object.values(output).filter((value) => Array.isArray(value));
  return [...countsIn(output), lists.reduce((sum, { length }) => sum + length, 0)];
}

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

export function auditScene(
  { formData, createdAt }: Pick<ProposalRecord, 'formData' | 'createdAt'>,
  pages: readonly Pick<PageRecord, 'pageNumber' | 'sectionData'>[],
  scene: Pick<Scene, 'slides'>,
  rules: readonly Rule[] = [],
): AuditReport {
  return joinReports(drawnPages(pages, scene).map(auditor(formData, new Date(createdAt), rules)));
}
