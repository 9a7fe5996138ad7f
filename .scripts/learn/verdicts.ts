/** What a reader of messages gets right of marked ones. */
import { agesIn } from '../../src-worker/understanding/message/ages.ts';
import type { Candidate } from '../../src-worker/understanding/message/candidate.ts';
import { WORDS, GROUPS } from '../../src-worker/understanding/message/fields.ts';
import type { Marked } from './marked.ts';

/** 'cut': the same thought, cut elsewhere: one holds the other, or half of their words are the same. */
export type Verdict = 'right' | 'cut' | 'wrong';

const fold = (value: unknown): string =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}€£$฿¥%+]/gu, '');

const nameOf = (one: unknown): string =>
  fold(typeof one === 'object' && one !== null && 'name' in one ? one.name : one);

/** What the marks say, by field: values that are right. */
export function expectedOf({ text, marks }: Marked): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  const words = (tag: string): string[] =>
    marks.filter((mark) => mark.tag === tag).map(({ start, end }) => text.slice(start, end));
  const values = (tag: string): string[] => [
    ...new Set(marks.filter((mark) => mark.tag === tag).map(({ value }) => value)),
  ];
  for (const [tag, path] of Object.entries(WORDS)) {
    const all = words(tag);
    if (all.length > 0)
      found.set(path, all.length > 1 ? [...all, all.join(''), all.slice(0, 2).join('')] : all);
  }
  const put = (path: string, value: unknown): void => {
    if (value !== undefined) found.set(path, [value]);
  };
  put('clientInfo.hasOnlineAdExperience', values('experience')[0]);
  put('targetAudience.gender', values('gender')[0]);
  const [group] = values('group');
  put('targetAudience.targetGroup', group && (GROUPS[group] ?? group));
  const [ages] = words('age').flatMap((one) => agesIn(one) ?? []);
  put('targetAudience.ageRangeMin', ages?.min);
  put('targetAudience.ageRangeMax', ages === undefined || ages.max === 0 ? undefined : ages.max);
  const channels = values('channel');
  if (channels.length > 0) put('campaignObjectives.advertisingChannels', channels.toSorted());
  const objectives = values('objective');
  if (objectives.length > 0) put('campaignObjectives.marketingObjectives', objectives.slice(0, 2).toSorted());
  const rivals = words('rival');
  if (rivals.length > 0) put('competitiveAnalysis.competitors', [...new Set(rivals.map(fold))].toSorted());
  return found;
}

export function verdictOf(
  { path, value, span }: Candidate,
  expected: ReadonlyMap<string, unknown[]>,
  { text, marks }: Marked,
): Verdict {
  const stated = expected.get(path);
  if (stated === undefined) return 'wrong';
  if (Array.isArray(value)) {
    const list = value.map(nameOf).toSorted((a, b) => a.localeCompare(b));
    const wanted = stated
      .flat()
      .map(nameOf)
      .toSorted((a, b) => a.localeCompare(b));
    if (list.join('\n') === wanted.join('\n')) return 'right';
    const isNear =
      path.endsWith('competitors') &&
      list.length === wanted.length &&
      list.every((one) => wanted.some((other) => one.includes(other) || other.includes(one)));
    return isNear ? 'cut' : 'wrong';
  }
  if (stated.some((one) => fold(one) === fold(value))) return 'right';
  const tag = Object.entries(WORDS).find(([, own]) => own === path)?.[0];
  if (tag === undefined) return 'wrong';
  const own = marks.filter((mark) => mark.tag === tag);
  const isNear = own.some(({ start, end }) => {
    const shared = Math.min(end, span.end) - Math.max(start, span.start);
    const short = Math.min(end - start, span.end - span.start);
    const long = Math.max(end - start, span.end - span.start);
    const both = short + long - shared;
    return shared > 0 && (shared * 2 >= both || (shared >= short * 0.9 && short * 4 >= long));
  });
  return isNear && text !== '' ? 'cut' : 'wrong';
}
