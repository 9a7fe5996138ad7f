/**
 * What a client's message says, as answers of the questionnaire: the message taken apart, candidates for every field with
 * what speaks for them, and of them the one that is clearly the best. What nobody says clearly stays empty.
 */
import type { ExtractedField, OfferedAnswer } from '../../../src/shared/domain/records.ts';
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { readAudience } from './audience.ts';
import { readBusiness } from './business.ts';
import { readCampaign } from './campaign.ts';
import { folded, shortened, type Candidate, type Offer, type Told } from './candidate.ts';
import { choose } from './choose.ts';
import { readCompany } from './company.ts';
import { readCompetitors } from './competitors.ts';
import { readContacts } from './contacts.ts';
import { readBudgets, readPrices } from './figures.ts';
import { forgetReadings } from './readings.ts';
import type { Segment } from './segment.ts';
import { takeApart } from './take-apart.ts';
import { readTexts } from './texts.ts';
import { readWhere } from './where.ts';

export interface ReadMessage {
  segments: readonly Segment[];
  /** All, in the order in which they were found. */
  candidates: readonly Candidate[];
  fields: ExtractedField[];
  /** Of fields that stay empty, and others than the chosen: what a person may choose from. */
  offered: OfferedAnswer[];
}

/** Candidates that are kept for a field; more is no brief. */
const MOST_CANDIDATES = 200;

export function readMessage(text: string): ReadMessage {
  forgetReadings();
  const segments = takeApart(text);
  const view = viewOf(segments);
  const candidates: Candidate[] = [];
  const counts = new Map<string, number>();
  const offer: Offer = (path, value, given, points) => {
    const from: readonly Segment[] = 'kind' in given ? [given] : given;
    const isEmpty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
    const [first] = from;
    const known = counts.get(path) ?? 0;
    if (isEmpty || first === undefined || known >= MOST_CANDIDATES) return;
    counts.set(path, known + 1);
    const last = from.at(-1) ?? first;
    candidates.push({
      path,
      value,
      span: { start: first.span.start, end: Math.max(first.span.end, last.span.end) },
      source: shortened([...new Set(from.map(sourceOf))].join(' ')),
      score:
        Math.round(
          Math.max(
            0,
            Math.min(
              1,
              points.reduce((sum, [, count]) => sum + count, 0),
            ),
          ) * 100,
        ) / 100,
      reasons: points.map(([reason, count]) => `${reason} ${count > 0 ? '+' : ''}${count}`),
      order: first.span.start,
      isTurn: view.isChat,
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
  readBusiness(view, candidates, offer);
  return { segments, candidates, ...answered(candidates) };
}

const sourceOf = ({ label, by, text }: Segment): string =>
  by === 'label' && label !== '' ? `${label}: ${text}` : text;

function answered(candidates: readonly Candidate[]): Pick<ReadMessage, 'fields' | 'offered'> {
  const fields: ExtractedField[] = [];
  const offered: OfferedAnswer[] = [];
  const byPath = grouped(candidates);
  for (const [path, ofPath] of byPath) {
    const { chosen, offered: others } = choose(ofPath);
    if (chosen !== undefined) fields.push({ path, value: chosen.value, source: chosen.source });
    for (const { value, source } of others) offered.push({ path, value, source });
  }
  return { fields: consistent(fields), offered };
}

function grouped(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const one of candidates) {
    const group = groups.get(one.path);
    if (group === undefined) groups.set(one.path, [one]);
    else group.push(one);
  }
  return groups;
}

/** What does not go together is left out: an age of which only one end is sure, issues of ads that were never run. */
function consistent(fields: readonly ExtractedField[]): ExtractedField[] {
  const value = (path: string): unknown => fields.find((field) => field.path === path)?.value;
  const never = value('clientInfo.hasOnlineAdExperience') === 'no';
  const [min, max] = [value('targetAudience.ageRangeMin'), value('targetAudience.ageRangeMax')];
  return fields.filter(({ path }) => {
    if (path === 'clientInfo.onlineAdIssues') return !never;
    if (path === 'targetAudience.ageRangeMax')
      return typeof min === 'number' && typeof max === 'number' && max > min;
    return true;
  });
}

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
