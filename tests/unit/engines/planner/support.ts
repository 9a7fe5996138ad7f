/** What every deck must hold, and readings of a deck that several tests share. */
import * as z from 'zod';
import { expect } from 'vitest';
import { auditor, joinReports, type AuditReport } from '../../../../src/shared/domain/audit/audit.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { isPlaceholder } from '../../../../src/shared/domain/real-data.ts';
import {
  isSectionType,
  SECTION_OUTPUT_SCHEMAS,
  sectionSchema,
  type Section,
} from '../../../../src/shared/domain/sections.ts';
import { filterPages } from '../../../../src/shared/domain/slide-filter.ts';
import { BRIEF_CREATED_AT } from '../../../fixtures/briefs.ts';

/** All texts of a value. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** Nineteen pages of their types and schemas, kept by the slide filter, without gaps of any kind. */
export function expectSound(deck: readonly Section[]): void {
  expect(deck).toHaveLength(19);
  for (const [i, section] of deck.entries()) {
    const { type } = section;
    expect(sectionSchema.safeParse(section).error, `page ${i + 1}`).toBeUndefined();
    if (!isSectionType(type)) throw new Error(`unknown type ${type}`);
    expect(type).toBe(PAGES[i]?.type);
    expect(SECTION_OUTPUT_SCHEMAS[type].safeParse(section.output).error, `page ${i + 1}`).toBeUndefined();
    expect(section.title.trim(), `headline of page ${i + 1}`).not.toBe('');
    for (const text of texts(section.output)) {
      expect(text, `page ${i + 1}`).not.toMatch(/undefined|NaN|\bnull\b|\[object|Infinity/u);
      if (text !== '' && text !== '–') expect(isPlaceholder(text), `page ${i + 1}: ${text}`).toBe(false);
    }
    for (const { statement, source } of section.evidence) {
      expect(statement).not.toBe('');
      expect(source).not.toBe('');
    }
  }
  const result = filterPages(
    deck.map((sectionData, i) => ({ pageNumber: i + 1, success: true, sectionData })),
  );
  expect(result.dropped.map(({ page, reason }) => [page.pageNumber, reason])).toEqual([]);
}

export const outputOf = (deck: readonly Section[], page: number): string =>
  JSON.stringify(deck[page - 1]?.output ?? {});

const matrixSchema = z.object({ channels: z.array(z.string()), values: z.array(z.array(z.number())) });

/** The matrix of page 15; empty where no sum is known. */
export function matrix(deck: readonly Section[]): { channels: string[]; values: number[][] } {
  for (const { data } of deck[14]?.evidence ?? []) {
    const parsed = matrixSchema.safeParse(data);
    if (parsed.success) return parsed.data;
  }
  return { channels: [], values: [] };
}

/** Art direction stands in the notes, not on the slide. */
const UNDRAWN: ReadonlySet<string> = new Set(['visualDirection', 'visualMapping']);
const countsIn = (value: unknown): number[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [value.length] : []), ...Object.values(value).flatMap(countsIn)];

/** The audit of what the sections say, before they are drawn. */
export const auditOf = (
  deck: readonly Section[],
  formData: FormData,
  rules: readonly Rule[] = [],
): AuditReport =>
  joinReports(
    deck
      .map((section, i) => {
        const output = Object.fromEntries(
          Object.entries(section.output).filter(([key]) => !UNDRAWN.has(key)),
        );
        const lists = Object.values(output).filter((value) => Array.isArray(value));
        return {
          pageNumber: i + 1,
          headline: section.title,
          texts: texts(output),
          marks: [],
          evidence: section.evidence,
          counts: [...countsIn(output), lists.reduce((sum, { length }) => sum + length, 0)],
        };
      })
      .map(auditor(formData, new Date(BRIEF_CREATED_AT), rules)),
  );
