/**
 * A person's answers as they are read. What this product stored itself is in its final form and taken as it is; what
 * reads any other form (stored by an older version, or by others) weighs as much as the rest of the store, so it is
 * loaded when such answers are met.
 */
import { FORM_EDITION, isFinalForm } from '../../src/shared/domain/final-form.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';

type Normalise = (value: unknown) => FormData;
let normalise: Normalise | undefined;

const load = async (): Promise<Normalise> =>
  (normalise ??= (await import('../../src/shared/domain/normalise.ts')).normaliseFormData);

/** Answers were met that cannot be read before something is loaded, which a transaction cannot wait for. */
class NotLoaded extends Error {}

/** Answers of any form. Rejects when the part that reads them cannot be loaded. */
export const readAnswers = async (value: unknown): Promise<FormData> => (await load())(value);

/** The answers of a stored record, which says by its `formEdition` what they have been through. */
export function storedAnswers(formData: unknown, formEdition: unknown): FormData {
  if (formEdition === FORM_EDITION && isFinalForm(formData)) return formData;
  if (normalise === undefined) throw new NotLoaded('answers of another form');
  return normalise(formData);
}

/** Runs work that parses records, once more if they could not be read yet; like a transaction's, it may be repeated. */
export async function readingAnswers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    await load();
    return work();
  }
}
