/** A save of a draft that another tab may have saved since. Loaded with the first save: nothing that starts needs it. */
import type { DraftInput } from '../../src/shared/contract/work.ts';
import { mergeAnswers } from '../../src/shared/domain/merge-answers.ts';
import type { DraftRecord, OfferedAnswer, Prefilled } from '../../src/shared/domain/records.ts';

/** What a tab has changed, over what is stored. A tab that knew nothing of it has changed everything. */
export function mergedInput(input: DraftInput, stored: DraftRecord): DraftInput {
  const { base, formData, language, prefilled = {}, offered = [] } = input;
  if (base === undefined) return input;
  return {
    ...input,
    formData: mergeAnswers(base.formData, formData, stored.formData),
    language: language === base.language ? stored.language : language,
    prefilled: keptMarks(prefilled, stored.prefilled),
    offered: keptOffers(offered, stored.offered),
  };
}

/** Marks are taken away and never added: one that either tab has taken away is gone. */
const keptMarks = (own: Prefilled, stored: Prefilled = {}): Prefilled =>
  Object.fromEntries(Object.entries(own).filter(([path]) => Object.hasOwn(stored, path)));

/** The same for offers: those of a field that either tab has dismissed are gone. */
const keptOffers = (own: readonly OfferedAnswer[], stored: readonly OfferedAnswer[] = []): OfferedAnswer[] =>
  own.filter(({ path }) => stored.some((one) => one.path === path));
