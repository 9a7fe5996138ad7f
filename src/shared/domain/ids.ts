/**
 * Ids by content and ids by time (specification, section 7, 'Request id'). Hashing needs the platform, which shared
 * code does not name: the caller hands it in.
 */
import type { Decisions } from './decisions.ts';
import { FORM_GROUPS, type FormData } from './questionnaire.ts';

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits in lower case. */
export type Digest = (text: string) => Promise<string>;

/** JSON with sorted keys at every depth, without space: equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : one,
  );
  return text ?? 'null';
}

/** Hash of the answers: a draft's and a proposal's `requestId`, and a page's `formHash`. */
export function formRequestId(formData: FormData, digest: Digest): Promise<string> {
  const { corrections } = formData;
  // Corrections are answers too; without any, the hash is that of the five groups alone.
  const given = corrections !== undefined && Object.keys(corrections).length > 0 ? { corrections } : {};
  const groups = Object.fromEntries(FORM_GROUPS.map((group) => [group, formData[group]]));
  return digest(canonicalJson({ ...groups, ...given }));
}

/** The draft of an AI request: one for each. */
export const draftIdOfRequest = (requestId: string): string => `draft_${requestId}`;

/** What a page is written from: the hash of the answers, with the assumptions that a person changed and what it decided. */
export const writtenFrom = ({
  requestId,
  assumptions,
  decisions,
}: {
  requestId: string;
  assumptions?: Readonly<Record<string, number>>;
  decisions?: Decisions;
}): string =>
  [requestId, assumptions, decisions]
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === 'string' ? part : canonicalJson(part)))
    .join(' ');

/** Fields of a payload that differ between tries of one page, or hold the id itself. */
const NOT_HASHED: ReadonlySet<string> = new Set(['submittedAt', 'requestId', 'request_id']);

/**
 * The request id of a page call: hash of the canonical payload with the device's salt, without `submittedAt` and the
 * id itself, and so the same for every try (readings, 'Limits, pauses, failures').
 */
export function pageRequestId(
  payload: Readonly<Record<string, unknown>>,
  salt: string,
  digest: Digest,
): Promise<string> {
  const hashed = Object.entries(payload).filter(([name]) => !NOT_HASHED.has(name));
  return digest(`${canonicalJson(Object.fromEntries(hashed))}${salt}`);
}

/** Stands for the id of the example proposal, which is on no list and in no store. */
export const EXAMPLE_ID = 'example';

/** Digits of chance in an id, in base 36. */
const RANDOM_LENGTH = 9;

/** '{kind}_{timestamp}_{random}' (specification, section 7). `random` gives 0 up to but not including 1. */
export function newId(
  kind: 'proposal' | 'draft' | 'run' | 'request',
  now: Date,
  random: () => number,
): string {
  const chance = Array.from({ length: RANDOM_LENGTH }, () => Math.floor(random() * 36).toString(36)).join('');
  return `${kind}_${now.getTime()}_${chance}`;
}

/** The company's name, or the first of 'Proposal 1', 'Proposal 2', … that no other proposal has. */
export function proposalTitle(companyName: string, existingTitles: Iterable<string>): string {
  const company = companyName.trim();
  if (company !== '') return company;
  const taken = new Set(existingTitles);
  let number = 1;
  while (taken.has(`Proposal ${number}`)) number++;
  return `Proposal ${number}`;
}
