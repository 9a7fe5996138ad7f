/**
 * A stored proposal as an agency's service answers it (specification, section 7, 'Analysis fetch', and section 3,
 * 'Proposal data' and 'Page'). Every part of it may be missing or of an older form.
 */
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import { pageByNumber } from '../../src/shared/domain/pages.ts';
import { FORM_GROUPS, type FormData } from '../../src/shared/domain/questionnaire.ts';
import { readReason } from '../../src/shared/domain/read-reason.ts';
import { sectionStatus } from '../../src/shared/domain/section-status.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { webLink } from './address.ts';
import { readPage } from './clean-output/page.ts';
import { oneLine } from './error-body.ts';
import { isObject, objectIn, type JsonObject } from './json.ts';

export interface Analysis {
  formData: FormData;
  /** By page number, ascending; a page without an outcome is absent. */
  pages: readonly AnalysedPage[];
  /** What the pages are written in. */
  language: Language;
  /** ISO 8601; undefined where it is not said. */
  generatedAt?: string;
  /** Where its file is. */
  downloadUrl?: string;
}
export type AnalysedPage = { pageNumber: number; requestId: string } & (
  | { ok: true; section: Section }
  | { ok: false; error: Reason }
);

/** Undefined when the body holds no proposal: it is empty, or says `success: false`. `address` is where it was asked. */
export function readAnalysis(text: string, address: string): Analysis | undefined {
  const body = objectIn(text);
  if (body === undefined || body['success'] === false) return undefined;
  const data = stored(body['data']) ?? body;
  const groups = FORM_GROUPS.some((group) => isObject(data[group])) ? data : data['formData'];
  const list = [data['pages'], data['processingResult']].find((pages) => Array.isArray(pages));
  if (!isObject(groups) && list === undefined) return undefined;
  const pages = pagesOf(Array.isArray(list) ? list : []);
  const generatedAt = Date.parse(textOf(data['generatedAt']));
  const downloadUrl = webLink(data['downloadUrl'] ?? data['url'], address);
  return {
    formData: normaliseFormData(isObject(groups) ? groups : {}),
    pages,
    language: languageOf(pages),
    ...(Number.isNaN(generatedAt) ? {} : { generatedAt: new Date(generatedAt).toISOString() }),
    ...(downloadUrl === undefined ? {} : { downloadUrl }),
  };
}

const stored = (data: unknown): JsonObject | undefined =>
  typeof data === 'string' ? objectIn(data) : isObject(data) ? data : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The first entry of each page counts. */
function pagesOf(list: readonly unknown[]): AnalysedPage[] {
  const pages = new Map<number, AnalysedPage>();
  for (const entry of list) {
    const page = isObject(entry) ? pageOf(entry) : undefined;
    if (page !== undefined && !pages.has(page.pageNumber)) pages.set(page.pageNumber, page);
  }
  return [...pages.values()].toSorted((a, b) => a.pageNumber - b.pageNumber);
}

function pageOf(entry: JsonObject): AnalysedPage | undefined {
  const { pageNumber, success, error } = entry;
  const type = typeof pageNumber === 'number' ? pageByNumber(pageNumber)?.type : undefined;
  if (typeof pageNumber !== 'number' || type === undefined) return undefined;
  const sectionData = entry['sectionData'] ?? entry['data'];
  const own = { pageNumber, requestId: textOf(entry['requestId']) };
  const flag = typeof success === 'boolean' ? success : null;
  switch (sectionStatus({ success: flag, sectionData })) {
    case 'pending':
      return undefined;
    case 'failed': {
      const said = oneLine(textOf(error));
      return { ...own, ok: false, error: said === '' ? { code: 'generation-failed' } : readReason(said) };
    }
    default:
  }
  const page = readPage(sectionData, type);
  return page.ok
    ? { ...own, ...page }
    : { ...own, ok: false, error: { code: 'page-failed', page: pageNumber, reason: page.reason } };
}

/** Thai where its letters are not rare: Thai proposals keep the names of brands and platforms in Latin letters. */
function languageOf(pages: readonly AnalysedPage[]): Language {
  const text = JSON.stringify(pages.map((page) => (page.ok ? page.section.output : '')));
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  return thai * 5 > (text.match(/\p{L}/gu)?.length ?? 0) ? 'th' : 'en';
}
