/**
 * Every record is parsed when it is read: what an older build, a newer one or a fault left behind never reaches the
 * rest of the program as something it is not. Unknown extra fields are kept.
 */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import { FONT_FAMILIES, LANGUAGES } from '../../src/shared/domain/options.ts';
import { FORM_GROUPS } from '../../src/shared/domain/questionnaire.ts';
import {
  ENGINE_IDS,
  SERVICE_ADDRESSES,
  STORED_VERSION,
  type DraftRecord,
  type PageRecord,
  type ProposalRecord,
} from '../../src/shared/domain/records.ts';
import { storedReason } from '../../src/shared/domain/read-reason.ts';
import { sectionSchema } from '../../src/shared/domain/section.ts';
import type { RunState } from '../../src/shared/domain/run.ts';
import type { SettingsRecord } from '../../src/shared/contract/worker-api.ts';
import { storedAnswers } from './answers.ts';
import { tooLarge } from './bounds.ts';
import { isRecord } from './query.ts';

const id = z.string().check(z.minLength(1));
const time = z.iso.datetime({ offset: true });
export const engine = z.enum(ENGINE_IDS);
const language = z.enum(LANGUAGES);
const version = z.literal(STORED_VERSION);
const pageNumber = z.int().check(z.gte(1));

/** Answers of any form: only what holds no group of them at all is refused. */
export const questionnaireSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => FORM_GROUPS.some((group) => group in value), 'no-questionnaire'));
const answers = { formData: questionnaireSchema, formEdition: z.exactOptional(z.unknown()) };
/** Stored variants are read into the one shape. */
const withAnswers = <T extends { formData: unknown; formEdition?: unknown }>(record: T) => ({
  ...record,
  formData: storedAnswers(record.formData, record.formEdition),
});

/** Why something failed; earlier builds stored its words. */
const reason = z.pipe(z.unknown(), z.transform(storedReason));
/** They called it `errorMessage` in a draft. */
const withError = <T extends { formData: unknown; formEdition?: unknown; errorMessage?: string }>(
  record: T,
) => {
  const read = { ...withAnswers(record), ...earlierError(record.errorMessage) };
  delete read.errorMessage;
  return read;
};
const earlierError = (words: string | undefined): Pick<DraftRecord, 'error'> =>
  words === undefined ? {} : { error: storedReason(words) };

const appearanceShape = {
  fontFamily: z.exactOptional(z.enum(FONT_FAMILIES)),
  themeId: z.exactOptional(z.string().check(z.maxLength(100))),
  brandColour: z.exactOptional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
};
export const appearanceSchema = z.strictObject(appearanceShape);
/** What `scene` takes beside a proposal. */
export const sceneOptionsSchema = z.strictObject({
  ...appearanceShape,
  pages: z.exactOptional(z.array(pageNumber).check(z.maxLength(100))),
});

/** One that cannot be read is of no pages, and so of no use; it never costs the proposal. */
const remoteFile = z.union([
  z.object({ url: z.string(), message: z.exactOptional(z.string()), of: z.string() }),
  z.pipe(
    z.unknown(),
    z.transform(() => ({ url: '', of: 'none' })),
  ),
]);

const byChoice = z.object({
  position: z.exactOptional(z.string()),
  pillar: z.exactOptional(z.string()),
  idea: z.exactOptional(z.string()),
});
const decisions = z.object({
  answers: z.exactOptional(z.record(z.string(), z.string())),
  choices: z.exactOptional(byChoice),
  own: z.exactOptional(byChoice),
});

const proposal = z.pipe(
  z.looseObject({
    proposalId: id,
    requestId: z.string(),
    version,
    title: z.string(),
    language,
    ...answers,
    state: z.enum(['running', 'unfinished', 'complete']),
    createdAt: time,
    generatedAt: z.union([time, z.literal('')]),
    // Looks that cannot be read are no looks; they never cost the proposal.
    appearance: z.union([
      appearanceSchema,
      z.pipe(
        z.unknown(),
        z.transform(() => ({})),
      ),
    ]),
    draftId: z.exactOptional(id),
    assumptions: z.exactOptional(z.record(z.string(), z.number())),
    decisions: z.exactOptional(decisions),
    remoteFile: z.exactOptional(remoteFile),
  }),
  z.transform(withAnswers),
);

const page = z
  .looseObject({
    proposalId: id,
    pageNumber,
    title: z.string(),
    success: z.boolean(),
    sectionData: z.exactOptional(sectionSchema),
    error: z.exactOptional(reason),
    requestId: z.string(),
    engine,
    formHash: z.string(),
    finishedAt: time,
  })
  .check(
    z.refine(({ success, sectionData }) => !success || sectionData !== undefined, 'page-without-section'),
  );

export const offeredAnswer = z.object({ path: z.string(), value: z.unknown(), source: z.string() });

const draft = z.pipe(
  z.looseObject({
    draftId: id,
    requestId: z.string(),
    version,
    createdAt: time,
    lastModified: time,
    revision: z.exactOptional(z.int().check(z.gte(0))),
    status: z.enum(['PENDING', 'GENERATING', 'COMPLETED', 'FAILED']),
    currentStep: z.int().check(z.gte(1), z.lte(5)),
    language,
    ...answers,
    isComplete: z.boolean(),
    prefilled: z.exactOptional(z.record(z.string(), z.string())),
    offered: z.exactOptional(z.array(offeredAnswer)),
    error: z.exactOptional(reason),
    errorMessage: z.exactOptional(z.string()),
    errorTimestamp: z.exactOptional(time),
  }),
  z.transform(withError),
);

const result = z.object({
  pageNumber,
  success: z.boolean(),
  error: z.exactOptional(reason),
  missing: z.exactOptional(z.array(z.string())),
  finishedAt: time,
});
const run = z.looseObject({
  runId: id,
  proposalId: id,
  title: z.string(),
  language,
  engine,
  turn: z.number(),
  epoch: z.int().check(z.gte(0)),
  phase: z.enum(['queued', 'running', 'waiting', 'paused', 'finished', 'cancelled', 'failed']),
  todo: z.array(pageNumber),
  results: z.array(result),
  current: z.nullable(z.object({ pageNumber, attempt: z.int(), startedAt: time })),
  wait: z.nullable(
    z.object({
      reason: z.enum(['offline', 'service-unreachable', 'needs-key', 'needs-sign-in', 'needs-reload']),
      since: time,
      held: z.array(z.object({ pageNumber, error: reason })),
      nextProbeAt: z.nullable(time),
    }),
  ),
  pause: z.nullable(z.object({ since: time, ms: z.number() })),
  unreachable: z.array(pageNumber),
  reportedTotal: z.nullable(z.int()),
  durations: z.array(z.number()),
  createdAt: time,
  startedAt: z.nullable(time),
  error: z.nullable(reason),
});

const seconds = z.number().check(z.gte(1), z.lte(3600));

const settingsShape = {
  engine: z.exactOptional(engine),
  model: z.exactOptional(
    z.strictObject({
      preset: z.string().check(z.maxLength(40)),
      baseUrl: z.url({ protocol: /^https?$/ }),
      model: z.string().check(z.maxLength(200)),
      firstTokenSeconds: z.exactOptional(seconds),
      silenceSeconds: z.exactOptional(seconds),
      totalSeconds: z.exactOptional(seconds),
    }),
  ),
  addresses: z.exactOptional(z.partialRecord(z.enum(SERVICE_ADDRESSES), z.url({ protocol: /^https?$/ }))),
};
/** What was read is saved again with a change in it: its key, and what a newer version keeps there, are left out. */
export const settingsSchema = z.object(settingsShape);
const settings = z.looseObject({ id: z.literal('settings'), ...settingsShape });

/** Outcome of reading a record. `newer`: another version of the product wrote it and may read it again. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; reason: 'invalid' | 'newer'; detail: string };

const parser =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: unknown): Parsed<T> => {
    const limit = tooLarge(value);
    if (limit !== undefined) return { ok: false, reason: 'invalid', detail: JSON.stringify(limit) };
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, reason: isNewer(value) ? 'newer' : 'invalid', detail: z.prettifyError(parsed.error) };
  };

/** 'v1.0' against this build's version. */
function isNewer(value: unknown): boolean {
  const found = isRecord(value) ? value['version'] : undefined;
  return typeof found === 'string' && versionNumber(found) > versionNumber(STORED_VERSION);
}
const versionNumber = (text: string): number => Number(/^v(\d+(?:\.\d+)?)$/.exec(text)?.[1] ?? Number.NaN);

/** What the stores that hold a person's work hold. */
export interface RecordTypes {
  proposals: ProposalRecord;
  pages: PageRecord;
  drafts: DraftRecord;
  runs: RunState;
  settings: SettingsRecord;
}
export type ParsedStore = keyof RecordTypes;

/** Readers of the stores that hold a person's work. */
export const parseRecord: { readonly [S in ParsedStore]: (value: unknown) => Parsed<RecordTypes[S]> } = {
  proposals: parser<ProposalRecord>(proposal),
  pages: parser<PageRecord>(page),
  drafts: parser<DraftRecord>(draft),
  runs: parser<RunState>(run),
  settings: parser<SettingsRecord>(settings),
};
