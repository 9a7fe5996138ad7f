/** What rules offer of a message: by labels, headings, questions and the words around. What was learnt decides over it. */
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { readAudience } from './audience.ts';
import { readCampaign } from './campaign.ts';
import { folded, shortened, type Offer, type Told } from './candidate.ts';
import { readCompany } from './company.ts';
import { readCompetitors } from './competitors.ts';
import { readContacts } from './contacts.ts';
import { readBudgets, readPrices } from './figures.ts';
import { forgetReadings } from './readings.ts';
import type { Segment } from './segment.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { readTexts } from './texts.ts';
import { readWhere } from './where.ts';

/** An answer that a rule offers. */
export interface Ruled {
  path: string;
  value: unknown;
  /** Of its words in the message, where they stand there as they are; else of the segments that say it. */
  span: Span;
  source: string;
  /** Points, from 0 to 1. */
  points: number;
  reasons: readonly string[];
}

/** Offers that are kept for a field; more is no brief. */
const MOST_OFFERS = 200;

export function ruledOffers(text: string, segments: readonly Segment[]): Ruled[] {
  forgetReadings();
  const view = viewOf(segments);
  const offers: Ruled[] = [];
  const counts = new Map<string, number>();
  const offer: Offer = (path, value, given, points) => {
    const from: readonly Segment[] = 'kind' in given ? [given] : given;
    const isEmpty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
    const [first] = from;
    const known = counts.get(path) ?? 0;
    if (isEmpty || first === undefined || known >= MOST_OFFERS) return;
    counts.set(path, known + 1);
    const last = from.at(-1) ?? first;
    const sum = points.reduce((total, [, count]) => total + count, 0);
    offers.push({
      path,
      value,
      span: placeOf(text, value, { start: first.span.start, end: Math.max(first.span.end, last.span.end) }),
      source: shortened([...new Set(from.map(sourceOf))].join(' ')),
      points: Math.max(0, Math.min(1, sum)),
      reasons: points.map(([reason, count]) => `${reason} ${count > 0 ? '+' : ''}${count}`),
    });
  };
  readCompany(view, offer);
  readTexts(view, offer);
  readPrices(view, offer);
  readContacts(view, offer);
  readAudience(view, offer);
  readWhere(view, offer);
  readBudgets(view, offer);
  readCampaign(view, offer);
  readCompetitors(view, offer);
  return offers;
}

function placeOf(text: string, value: unknown, within: Span): Span {
  if (typeof value !== 'string') return within;
  const at = text.indexOf(value, within.start);
  return at < 0 || at + value.length > within.end + 1 ? within : { start: at, end: at + value.length };
}

const sourceOf = ({ label, by, text }: Segment): string =>
  by === 'label' && label !== '' ? `${label}: ${text}` : text;

function viewOf(segments: readonly Segment[]): Told {
  const isSaid = ({ kind }: Segment): boolean =>
    kind !== 'heading' && kind !== 'question' && kind !== 'struck' && kind !== 'title';
  const told = segments.filter(
    (one) => isSaid(one) && one.text !== '' && (one.whose === 'client' || one.whose === 'agreed'),
  );
  const signatures = segments.filter((one) => isSaid(one) && one.text !== '' && one.whose === 'signature');
  const ownNames = new Set<string>();
  for (const { text, topics } of [...told, ...signatures]) {
    if (topics.includes('competitors')) continue;
    for (const { kind, host, value } of readAddresses(text))
      for (const part of (host === '' || /facebook|instagram|tiktok|shopee|lazada|fb\.com/u.test(host)
        ? (value.split('/').at(-1) ?? '')
        : kind === 'mail'
          ? (host.split('.')[0] ?? '')
          : host.replace(/\.[a-z.]{2,8}$/u, '')
      )
        .split(/[?&]/u)
        .slice(0, 1))
        if (folded(part).length >= 4) ownNames.add(part);
  }
  const speakers = [
    ...new Set(
      segments
        .filter(({ whose, speaker }) => whose === 'client' && speaker !== '')
        .map(({ speaker }) => speaker),
    ),
  ];
  return { told, signatures, all: segments, ownNames, speakers, isChat: segments.some((one) => one.isTurn) };
}
