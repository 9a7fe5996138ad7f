/** The shapes of what comes in. In zod's small build, as everything the worker starts with. */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../src/shared/domain/options.ts';
import { PAGE_COUNT } from '../../src/shared/domain/pages.ts';
import { tooLarge } from '../store/bounds.ts';
import { offeredAnswer, questionnaireSchema as storedQuestionnaire } from '../store/records.ts';

/** Answers of any form, as large as may be stored. */
export const questionnaireSchema = storedQuestionnaire.check((context) => {
  const reason = tooLarge(context.value);
  if (reason !== undefined) context.issues.push({ code: 'custom', input: context.value, params: { reason } });
});

/** The id of a proposal, a run or a draft. */
export const idInput = z.string().check(z.minLength(1), z.maxLength(200));

export const draftInput = z.strictObject({
  draftId: z.exactOptional(idInput),
  formData: questionnaireSchema,
  language: z.enum(LANGUAGES),
  currentStep: z.int().check(z.gte(1), z.lte(5)),
  prefilled: z.exactOptional(z.record(z.string(), z.string())),
  offered: z.exactOptional(z.array(offeredAnswer).check(z.maxLength(500))),
  base: z.exactOptional(
    z.strictObject({
      formData: questionnaireSchema,
      language: z.enum(LANGUAGES),
      revision: z.int().check(z.gte(0)),
    }),
  ),
});

export const startOptionsInput = z.strictObject({
  language: z.enum(LANGUAGES),
  draftId: z.exactOptional(idInput),
  editedFrom: z.exactOptional(idInput),
});

/** Pages to write again; all that need it when absent. */
export const pagesInput = z.optional(
  z.array(z.int().check(z.gte(1), z.lte(PAGE_COUNT))).check(z.maxLength(PAGE_COUNT)),
);

/** A page of the catalogue, or one of the person's own. */
export const pageInput = z.int().check(z.gte(1), z.lte(99_999));

const place = z.int().check(z.gte(0), z.lte(10_000));
const path = z.string().check(z.minLength(1), z.maxLength(500));
/** Edits of one page, made at once. */
/** Of fields of a page. */
export const pathsInput = z.array(z.string().check(z.maxLength(500))).check(z.maxLength(500));
export const editsInput = z
  .array(
    z.union([
      z.strictObject({ path, value: z.json() }),
      z.strictObject({ path, insert: z.json(), at: place }),
      z.strictObject({ path, remove: place }),
      z.strictObject({ path, move: place, to: place }),
      z.strictObject({ path, revert: z.literal(true) }),
      z.strictObject({ path, keep: z.literal(true) }),
      z.strictObject({ path, alone: z.literal(true) }),
    ]),
  )
  .check(z.minLength(1), z.maxLength(1000));
export const pptxOptionsInput = z.strictObject({ fonts: z.exactOptional(z.boolean()) });

export const statusOptionsInput = z.strictObject({
  details: z.exactOptional(z.boolean()),
  fresh: z.exactOptional(z.boolean()),
  unasked: z.exactOptional(z.boolean()),
});

/** Entries of a list; all when absent. */
export const limitInput = z.optional(z.int().check(z.gte(0)));
export const historyPartInput = z.optional(z.enum(['finished', 'unfinished']));

export {
  appearanceSchema,
  engine as engineInput,
  sceneOptionsSchema,
  settingsSchema,
} from '../store/records.ts';
