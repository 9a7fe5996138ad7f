/** What the pages before have decided: headlines, names and figures that this one must agree with. */
import { pageByNumber } from '../../../../src/shared/domain/pages.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';
import { tokensIn } from '../tokens.ts';

/** Of each section type, the lists whose names later pages use again. */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  cover: ['proposalTitle', 'objectiveHeadline'],
  'market-objectives': ['timeframe', 'objectives'],
  'market-overview': ['totalMarketSize'],
  'business-overview': ['keyProducts', 'uniqueSellingPoints', 'marketPosition'],
  'market-channels-analysis': ['channelAnalysis'],
  'target-persona': ['personas'],
  'winning-zone': ['sweetSpotSummary', 'positioningImplications'],
  'key-takeaway': ['executiveSummary', 'linkToStrategy'],
  'key-strategy': ['strategies'],
  'content-strategy': ['contentPillars'],
  'media-direction': ['stagePlans'],
  'campaign-structure': ['funnelLayers'],
};
/** The field of an item that names it, and one that says what was decided. */
const NAMES = ['statement', 'channel', 'name', 'title', 'pillar', 'stage', 'brand'];
const DECISIONS = ['target', 'recommendations', 'share', 'platforms', 'campaigns'];

/** Characters of one line: the answers and facts need the room more. */
const LONGEST_LINE = 140;

/** @param most tokens of all pages together: the earliest are left out first */
export function digestText(earlier: ReadonlyMap<number, Section>, pageNumber: number, most: number): string {
  const pages = [...earlier]
    .filter(([number]) => number < pageNumber)
    .toSorted(([a], [b]) => b - a)
    .map(([number, section]) => pageDigest(number, section));
  let left = most;
  return pages
    .filter((page) => {
      left -= tokensIn(page);
      return left >= 0;
    })
    .toReversed()
    .join('\n');
}

function pageDigest(number: number, { type, title, output }: Section): string {
  const lines = (DECIDED[type] ?? [])
    .flatMap((field) => decisions(output[field]))
    .filter((text) => line(text) !== line(title));
  const head = `- Page ${number}, ${pageByNumber(number)?.title ?? type}${title === '' ? '' : `: ${line(title)}`}`;
  return [head, ...lines.map((text) => `  - ${line(text)}`)].join('\n');
}

function decisions(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item];
    const fields = new Map<string, unknown>(Object.entries(Object(item)));
    const name = NAMES.map((field) => fields.get(field)).find((text) => typeof text === 'string');
    if (typeof name !== 'string' || name.trim() === '') return [];
    const rest = DECISIONS.map((field) => textOf(fields.get(field))).filter((text) => text !== '');
    return [[name, ...rest].join(' — ')];
  });
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : '';
};

const line = (text: string): string => {
  const one = text.replace(/\s+/gu, ' ').trim();
  if (one.length <= LONGEST_LINE) return one;
  // After a word, where there are words to end one: half a name would be taken for a name.
  const [part] = /^[\s\S]*(?=\s)/u.exec(one.slice(0, LONGEST_LINE)) ?? [one.slice(0, LONGEST_LINE)];
  return `${part}…`;
};
