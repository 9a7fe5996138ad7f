/**
 * Every record is parsed when it is read: what an older build, a newer one or a fault left behind never reaches the
 * rest of the program as something it is not. Unknown extra fields are kept.
 */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import { FORM_EDITION } from '../../src/shared/domain/final-form.ts';
import type { EditNode, ListItem } from '../../src/shared/domain/editing/edits.ts';
import { FONT_FAMILIES, LANGUAGES } from '../../src/shared/domain/options.ts';
import { FORM_GROUPS } from '../../src/shared/domain/questionnaire.ts';
import {
  CHANGE_REASONS,
  ENGINE_IDS,
  SERVICE_ADDRESSES,
  STORED_VERSION,
  type ChangeRecord,
  type DraftRecord,
  type PageRecord,
  type ProposalRecord,
} from '../../src/shared/domain/records.ts';
import { storedReason } from '../../src/shared/domain/read-reason.ts';
import { sectionSchema } from '../../src/shared/domain/section.ts';
import { PERSONAL_NEEDS, type RunState } from '../../src/shared/domain/run.ts';
import type { SettingsRecord } from '../../src/shared/contract/settings.ts';
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

const asAnswers = (formData: unknown) => storedAnswers(formData, FORM_EDITION);

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
  fields: z.exactOptional(z.boolean()),
  version: z.exactOptional(z.int().check(z.gte(0))),
  /** Read by whoever draws it (`api/editing.ts`). */
  draft: z.exactOptional(z.unknown()),
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

const count = z.int().check(z.gte(0));
/** Pictures and the logo are read where they are drawn (`store/pictures.ts`). */
const deck = z.looseObject({
  order: z.exactOptional(z.array(pageNumber)),
  hidden: z.exactOptional(z.array(pageNumber)),
});
const journal = z.object({ last: count, undo: count, redo: count });

const item: z.ZodMiniType<ListItem> = z.lazy(() =>
  z.union([
    z.object({ own: z.unknown(), at: z.string() }),
    z.object({
      of: z.nullable(count),
      was: z.exactOptional(z.unknown()),
      edit: z.exactOptional(editNode),
      removed: z.exactOptional(z.string()),
    }),
  ]),
);
const fieldsEdit = z.object({
  kind: z.literal('fields'),
  fields: z.lazy(() => z.record(z.string(), editNode)),
});
const editNode: z.ZodMiniType<EditNode> = z.union([
  z.object({
    kind: z.literal('value'),
    value: z.unknown(),
    was: z.exactOptional(z.unknown()),
    alone: z.exactOptional(z.literal(true)),
    at: z.string(),
  }),
  fieldsEdit,
  z.object({
    kind: z.literal('list'),
    items: z.array(item),
    ordered: z.exactOptional(z.literal(true)),
  }),
]);

/** One that cannot be read says nothing of why a page is out of date; it never costs the proposal. */
const bases = z.union([
  z.array(
    z.object({
      hash: z.string(),
      formData: z.pipe(z.unknown(), z.transform(asAnswers)),
      assumptions: z.exactOptional(z.record(z.string(), z.number())),
      decisions: z.exactOptional(decisions),
    }),
  ),
  z.pipe(
    z.unknown(),
    z.transform(() => []),
  ),
]);

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
    deck: z.exactOptional(deck),
    journal: z.exactOptional(journal),
    bases: z.exactOptional(bases),
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
    written: z.exactOptional(sectionSchema),
    edits: z.exactOptional(fieldsEdit),
    change: z.exactOptional(count),
    error: z.exactOptional(reason),
    requestId: z.string(),
    engine,
    formHash: z.string(),
    finishedAt: time,
  })
  .check(
    z.refine(({ success, sectionData }) => !success || sectionData !== undefined, 'page-without-section'),
  );

const change = z.looseObject({
  proposalId: id,
  number: z.int().check(z.gte(1)),
  at: time,
  author: z.enum([...ENGINE_IDS, 'person']),
  name: z.exactOptional(z.string()),
  reason: z.enum(CHANGE_REASONS),
  pages: z.array(
    z.object({
      pageNumber,
      edits: z.nullable(fieldsEdit),
      formHash: z.exactOptional(z.string()),
      rewritten: z.exactOptional(
        z.object({
          written: sectionSchema,
          engine,
          formHash: z.string(),
          requestId: z.string(),
          finishedAt: time,
        }),
      ),
    }),
  ),
  proposal: z.exactOptional(
    z.object({
      title: z.exactOptional(z.string()),
      formData: z.exactOptional(z.pipe(z.unknown(), z.transform(asAnswers))),
      requestId: z.exactOptional(z.string()),
      assumptions: z.exactOptional(z.nullable(z.record(z.string(), z.number()))),
      decisions: z.exactOptional(z.nullable(decisions)),
      deck: z.exactOptional(z.nullable(deck)),
    }),
  ),
  group: z.exactOptional(z.string()),
  beneath: count,
});

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
  engines: z.exactOptional(z.record(z.string(), engine)),
  turn: z.number(),
  epoch: z.int().check(z.gte(0)),
  phase: z.enum(['queued', 'running', 'waiting', 'paused', 'finished', 'cancelled', 'failed']),
  todo: z.array(pageNumber),
  results: z.array(result),
  current: z.nullable(z.object({ pageNumber, attempt: z.int(), startedAt: time })),
  wait: z.nullable(
    z.object({
      reason: z.enum(['offline', 'service-unreachable', 'needs-sign-in', 'needs-reload', ...PERSONAL_NEEDS]),
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

const webAddress = z
  .string()
  .check(z.refine((text) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')));
const seconds = z.number().check(z.gte(1), z.lte(3600));

const settingsShape = {
  engine: z.exactOptional(engine),
  model: z.exactOptional(
    z.strictObject({
      preset: z.string().check(z.maxLength(40)),
      baseUrl: webAddress,
      model: z.string().check(z.maxLength(200)),
      firstTokenSeconds: z.exactOptional(seconds),
      silenceSeconds: z.exactOptional(seconds),
      totalSeconds: z.exactOptional(seconds),
    }),
  ),
  addresses: z.exactOptional(z.partialRecord(z.enum(SERVICE_ADDRESSES), webAddress)),
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
    return { ok: false, reason: isNewer(value) ? 'newer' : 'invalid', detail: issuesIn(parsed.error) };
  };

/** Where a record is wrong, for whoever looks for the cause: 'formData: invalid_type; createdAt: invalid_format'. */
const issuesIn = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');

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
  changes: ChangeRecord;
  drafts: DraftRecord;
  runs: RunState;
  settings: SettingsRecord;
}
export type ParsedStore = keyof RecordTypes;

/** Readers of the stores that hold a person's work. */
export const parseRecord: { readonly [S in ParsedStore]: (value: unknown) => Parsed<RecordTypes[S]> } = {
  proposals: parser<ProposalRecord>(proposal),
  pages: parser<PageRecord>(page),
  changes: parser<ChangeRecord>(change),
  drafts: parser<DraftRecord>(draft),
  runs: parser<RunState>(run),
  settings: parser<SettingsRecord>(settings),
};
