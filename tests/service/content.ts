/** What the service has to say: nineteen written pages and the questionnaire that they were written from. */
import { readFileSync } from 'node:fs';
import { field, isObject } from './json.ts';

export interface WrittenPage {
  pageNumber: number;
  type: string;
  title: string;
  output: Record<string, unknown>;
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src-worker/example/${path}`, import.meta.url), 'utf8'));

const deck = read('sections.json');
export const writtenPages: readonly WrittenPage[] = (Array.isArray(deck) ? deck : []).flatMap(
  (page: unknown) => {
    const { pageNumber, type, title, output } = isObject(page) ? page : {};
    return typeof pageNumber === 'number' &&
      typeof type === 'string' &&
      typeof title === 'string' &&
      isObject(output)
      ? [{ pageNumber, type, title, output }]
      : [];
  },
);

/** The company that the pages are about. */
const COMPANY = 'Doi Saket Coffee Roasters';

/** A page's output, with another company's name in place of the written one; undefined for a page there is not. */
export function pageOutput(pageNumber: number, company: string): Record<string, unknown> | undefined {
  const page = writtenPages.find((one) => one.pageNumber === pageNumber);
  if (page === undefined || company.trim() === '') return page?.output;
  const renamed: unknown = JSON.parse(JSON.stringify(page.output), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(COMPANY, company.trim()) : value,
  );
  return isObject(renamed) ? renamed : page.output;
}

/** The page whose section type stands in the text; the longest name first, since one may hold another. */
export const sectionFor = (text: string): WrittenPage | undefined =>
  writtenPages.toSorted((a, b) => b.type.length - a.type.length).find(({ type }) => text.includes(type));

/** The five groups of a finished questionnaire. */
export const formData: Record<string, unknown> = (() => {
  const groups = field(read('answers.json'), 'formData');
  return isObject(groups) ? groups : {};
})();
