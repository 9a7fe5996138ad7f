import { useEffect, useRef, useState } from 'react';
import { readProposal } from '../../screen-kit/use-proposal.ts';
import { ok, type Failure, type Result } from '../../shared/domain/failure.ts';
import { LANGUAGES, type Language } from '../../shared/domain/options.ts';
import { emptyFormData, type FormData } from '../../shared/domain/questionnaire.ts';
import { isSameAnswer, mergeAnswers } from '../../shared/domain/merge-answers.ts';
import type { WorkerApi } from '../../shared/contract/worker-api.ts';
import type { DraftRecord, OfferedAnswer, Prefilled } from '../../shared/domain/records.ts';
import { draftBase, draftsSaved, openDraft } from '../../state/draft.ts';
import { client } from '../../worker-client/index.ts';
import { stashPlace, takeStash, type Stash } from './stash.ts';

export interface InitialAnswers {
  formData: FormData;
  language: Language;
  /** The furthest step opened before: 1 to 5. */
  furthestStep: number;
  /** They differ from what is stored and are to be saved at once. */
  unsaved: boolean;
  /** They are a draft already: the address may name it. */
  stored: boolean;
  /** A proposal was made of them: what is typed now begins another questionnaire. Its id, while it is on this device. */
  used?: { proposalId: string | undefined };
  /** Those that came from an AI request and are untouched. */
  prefilled: Prefilled;
  /** What that request may say as well. */
  offered: readonly OfferedAnswer[];
}

export type Initial =
  | { state: 'loading' }
  | { state: 'ready'; answers: InitialAnswers }
  | { state: 'gone'; failure: Failure };

/** English or Thai, whichever the browser asks for first; English where it asks for neither. */
export function browserLanguage(languages: readonly string[] = navigator.languages): Language {
  for (const language of languages) {
    const known = LANGUAGES.find((one) => language.toLowerCase().split('-')[0] === one);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** A new draft's id, in the worker's form. The page names it, so that a reload in mid-save finds one draft, not two. */
function newDraftId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `draft_${Date.now()}_${random.toString(36)}`;
}

/**
 * The draft of the current entry of the browser's history. Its id joins the address with the first save; who leaves
 * before that and comes back by Forward finds it here.
 */
function draftOfEntry(): string | undefined {
  const state: unknown = history.state;
  const id: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'draft') : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** A new draft, named in the entry. */
function beginDraft(): void {
  const draft = newDraftId();
  history.replaceState({ ...history.state, draft }, '');
  openDraft(draft);
}

/** The newest proposal of this device that was made from a draft. */
async function proposalOf(draftId: string): Promise<string | undefined> {
  const made = await client.proposalFrom(draftId);
  return made.ok ? made.value : undefined;
}

/** The draft in the address, or the one of the entry where that was saved. */
async function storedDraft(draftId: string | undefined): Promise<Result<DraftRecord> | undefined> {
  if (draftId !== undefined) return client.draft(draftId);
  const named = draftOfEntry();
  if (named === undefined) return undefined;
  await draftsSaved();
  const draft = await client.draft(named);
  return draft.ok ? draft : undefined;
}

/**
 * The answers to begin with: the last words before a reload, else the draft in the address, else the answers of
 * the proposal in it, else none. Opens the draft that they will be saved as.
 */
async function readAnswers(
  draftId: string | undefined,
  proposalId: string | undefined,
): Promise<Result<InitialAnswers>> {
  const stash = takeStash(stashPlace(location.pathname, draftId), draftId);
  const draft = await storedDraft(draftId);
  if (stash !== undefined) {
    const answers = await openLastWords(client, stash, draft?.ok === true ? draft.value : undefined);
    if (answers !== undefined) return ok(answers);
  }
  if (draft !== undefined) {
    if (!draft.ok) return draft;
    const { formData, language, currentStep, status, prefilled = {}, offered = [] } = draft.value;
    // A proposal was made from it: what is typed now begins a questionnaire of its own.
    const used = status === 'GENERATING' || status === 'COMPLETED';
    const answers = { formData, language, furthestStep: currentStep, unsaved: false, prefilled, offered };
    if (used) {
      beginDraft();
      return ok({ ...answers, stored: false, used: { proposalId: await proposalOf(draft.value.draftId) } });
    }
    openDraft(draft.value.draftId, draft.value);
    return ok({ ...answers, stored: true });
  }
  beginDraft();
  if (proposalId === undefined) {
    const language = browserLanguage();
    return ok({
      formData: emptyFormData(),
      language,
      furthestStep: 1,
      unsaved: false,
      stored: false,
      prefilled: {},
      offered: [],
    });
  }
  const view = await readProposal(proposalId);
  if (!view.ok) return view;
  const { formData, language } = view.value.proposal;
  return ok({
    formData,
    language,
    furthestStep: 5,
    unsaved: false,
    stored: false,
    prefilled: {},
    offered: [],
  });
}

/**
 * Opens the draft with the last words before a reload, stored before the form shows them: the save that the page began
 * as it went may still land. What is changed next, were it back to what was stored before those words, would count as no
 * change, and that late save would win. Undefined as of `withLastWords`; where nothing can be stored, they are still to
 * be saved.
 */
export async function openLastWords(
  worker: Pick<WorkerApi, 'saveDraft'>,
  stash: Stash,
  stored: DraftRecord | undefined,
): Promise<InitialAnswers | undefined> {
  const answers = withLastWords(stash, stored);
  if (answers === undefined) return undefined;
  const { formData, language, furthestStep, prefilled, offered } = answers;
  const saved = await worker.saveDraft({
    draftId: stash.draftId,
    formData,
    language,
    currentStep: furthestStep,
    ...(Object.keys(prefilled).length === 0 ? {} : { prefilled }),
    ...(offered.length === 0 ? {} : { offered }),
    ...(stored === undefined ? {} : { base: draftBase(stored) }),
  });
  openDraft(stash.draftId, saved.ok ? saved.value : stored);
  if (!saved.ok) return answers;
  return { ...answers, formData: saved.value.formData, language: saved.value.language, unsaved: false };
}

/**
 * The last words before a reload, with what the draft holds by now. Undefined where they are in the draft already. What
 * another tab has saved since in the same field is newer.
 */
export function withLastWords(stash: Stash, stored: DraftRecord | undefined): InitialAnswers | undefined {
  const { formData, language, currentStep, prefilled, offered, base } = stash;
  const own = { language, furthestStep: currentStep, unsaved: true, stored: true, prefilled, offered };
  const isNewer = stored !== undefined && stored.lastModified > stash.at;
  if (stored === undefined || base === undefined) return isNewer ? undefined : { ...own, formData };
  const [older, newer] = isNewer ? [formData, stored.formData] : [stored.formData, formData];
  const merged = mergeAnswers(base.formData, newer, older);
  return isSameAnswer(merged, stored.formData) ? undefined : { ...own, formData: merged };
}

/** `readAnswers`, once: afterwards the form is the truth, and the draft's id enters the address later. */
export function useInitialAnswers(draftId: string | undefined, proposalId: string | undefined): Initial {
  const [initial, setInitial] = useState<Initial>({ state: 'loading' });
  const reading = useRef<Promise<Result<InitialAnswers>>>(undefined);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      reading.current ??= readAnswers(draftId, proposalId);
      const result = await reading.current;
      if (!wanted) return;
      setInitial(
        result.ok ? { state: 'ready', answers: result.value } : { state: 'gone', failure: result.failure },
      );
    };
    void read();
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once
  }, []);
  return initial;
}
