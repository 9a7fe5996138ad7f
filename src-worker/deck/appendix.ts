/** Where a deck's figures come from, gathered from the evidence of its pages: the content of its appendix. */
import type { Evidence } from '../../src/shared/domain/evidence.ts';
import { APPENDIX } from '../../src/shared/domain/appendix.ts';
import type { Section } from '../../src/shared/domain/sections.ts';
import { clean } from './kit/index.ts';

/** One statement that is to be checked, and every page that it is used on. */
export interface Claim {
  statement: string;
  source: string;
  pages: number[];
}

/** One publication, what it supports, and every page that uses it. */
export interface PublicSource {
  source: string;
  /** As the source writes it; '' where it names none. */
  year: string;
  supports: string[];
  pages: number[];
}

export interface Appendix {
  assumptions: Claim[];
  /** What a language model stated and nobody has confirmed yet. */
  unverified: Claim[];
  /** Figures that a person wrote; who that is, the slides know. */
  stated: Claim[];
  sources: PublicSource[];
  /** Different figures that were computed; each formula stands in its page's notes. */
  formulas: number;
  /** Different answers of the client that are quoted. */
  answers: number;
}

const YEAR = /(?<![\d,.])(?:(?:19|20)\d\d|25[4-9]\d)(?![\d,.]*\d)/g;

/** The last year that a source names: 'Digital 2026: Thailand (October 2025)' is data of 2025. */
export const yearOf = (source: string): string => source.match(YEAR)?.at(-1) ?? '';

/**
 * The publication in a computed figure's source, which names it after the formula:
 * '3,283,087 + 1,029,308; DOPA, registered population, June 2021'. A part with an operator is another formula.
 */
function publicationIn(source: string): string {
  const parts = source.split(';').slice(1).map(clean);
  return parts.filter((part) => yearOf(part) !== '' && !/[÷×=+−]/.test(part)).join('; ');
}

const keyOf = (...texts: readonly string[]): string =>
  texts.map((text) => clean(text).replace(/[\s.;,:]+$/, '')).join('\n');

/** Claims and sources in the order of the pages; equal ones are one, with all their pages. */
export function appendixOf(
  pages: readonly { pageNumber: number; evidence: readonly Evidence[] }[],
): Appendix {
  const claims = {
    'planning assumption': new Map<string, Claim>(),
    'model statement': new Map<string, Claim>(),
    'stated by': new Map<string, Claim>(),
  };
  const sources = new Map<string, PublicSource>();
  const counted = { computed: new Set<string>(), 'client answer': new Set<string>() };

  const addPage = (to: number[], pageNumber: number): void => {
    if (!to.includes(pageNumber)) to.push(pageNumber);
  };
  const cite = (source: string, statement: string, pageNumber: number): void => {
    const key = keyOf(source);
    const found = sources.get(key) ?? { source, year: yearOf(source), supports: [], pages: [] };
    sources.set(key, found);
    if (!found.supports.some((other) => keyOf(other) === keyOf(statement))) found.supports.push(statement);
    addPage(found.pages, pageNumber);
  };

  for (const { pageNumber, evidence } of pages) {
    for (const entry of evidence) {
      const statement = clean(entry.statement);
      const source = clean(entry.source);
      if (statement === '' && source === '') continue;
      const { basis } = entry;
      if (basis === 'public data') {
        // Without a publication the statement names what it stands on.
        cite(source || statement, source === '' ? '' : statement, pageNumber);
      } else if (basis === 'computed' || basis === 'client answer') {
        counted[basis].add(keyOf(statement, source));
        const publication = basis === 'computed' ? publicationIn(source) : '';
        if (publication !== '') cite(publication, statement, pageNumber);
      } else {
        const found = claims[basis].get(keyOf(statement, source)) ?? { statement, source, pages: [] };
        claims[basis].set(keyOf(statement, source), found);
        addPage(found.pages, pageNumber);
      }
    }
  }
  return {
    assumptions: [...claims['planning assumption'].values()],
    unverified: [...claims['model statement'].values()],
    stated: [...claims['stated by'].values()],
    sources: [...sources.values()],
    formulas: counted.computed.size,
    answers: counted['client answer'].size,
  };
}

/** The same as a section, for what is common to all slides. */
export const appendixSection = ({ assumptions, unverified, sources }: Appendix): Section => ({
  type: APPENDIX.type,
  title: '',
  output: { assumptions, unverified, sources },
  evidence: [],
});
