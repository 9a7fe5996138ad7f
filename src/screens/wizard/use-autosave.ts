import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Language } from '../../shared/domain/options.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import { followDraft, knownDraft, saveDraft, useDraft, type OpenForm } from '../../state/draft.ts';
import { client } from '../../worker-client/index.ts';
import type { FromBrief } from './prefilled.tsx';
import type { InitialAnswers } from './use-initial-answers.ts';
import { dropStash, putStash, stashPlace } from './stash.ts';
import { takeOver } from './take-over.ts';

/** Longest time between a keystroke and its save, ms. */
const DELAY_MS = 300;

export interface Autosave {
  /** Saves what is not saved yet; resolves when it is stored or has failed. */
  flush: () => Promise<void>;
  /** Something other than an answer has changed: language or step. Saves only what was begun. */
  touch: () => void;
  /** Ends saving: the answers have become a proposal. */
  stop: () => void;
}

interface Place {
  language: Language;
  step: number;
  brief: RefObject<FromBrief>;
  /** Another tab has chosen another language. */
  onLanguage: (language: Language) => void;
}

/**
 * Saves the answers as they are typed: 300 ms after a change, at once on a step, on leaving, and when the page is
 * hidden; keeps the last words for a reload that does not wait; and takes over what other tabs save.
 */
export function useAutosave(
  form: UseFormReturn<FormData>,
  place: Place,
  { unsaved, stored }: Pick<InitialAnswers, 'unsaved' | 'stored'>,
): Autosave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Changes that the worker has not been given. */
  const due = useRef(false);
  const stopped = useRef(false);
  /** What changes in the form now comes from another tab, and is stored already. */
  const takingOver = useRef(false);
  const current = useRef(place);
  useEffect(() => {
    current.current = place;
  });

  const open = useMemo(
    (): OpenForm => ({
      read() {
        const { language, step, brief } = current.current;
        const { prefilled, offered } = brief.current;
        return {
          formData: structuredClone(form.getValues()),
          language,
          currentStep: step,
          ...(Object.keys(prefilled).length === 0 ? {} : { prefilled }),
          ...(offered.length === 0 ? {} : { offered }),
        };
      },
      take(since, saved) {
        const { language, onLanguage } = current.current;
        if (language === since.language && language !== saved.language) onLanguage(saved.language);
        takingOver.current = true;
        const known = takeOver(form, since.formData, saved.formData);
        takingOver.current = false;
        return known;
      },
    }),
    [form],
  );

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (!due.current || stopped.current) return;
    due.current = false;
    await saveDraft(client, open);
  }, [open]);

  const change = useCallback((): void => {
    if (stopped.current || takingOver.current) return;
    due.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), DELAY_MS);
  }, [flush]);

  useEffect(() => {
    if (unsaved) change();
    const subscription = form.watch(() => change());
    const follow = (revision?: number): void => {
      if (!stopped.current) void followDraft(client, open, revision);
    };
    const onSeen = (): void => {
      if (document.visibilityState === 'hidden') void flush();
      // A page in the background may have slept while another tab saved.
      else follow(Infinity);
    };
    // What was kept from changing while somebody stood in it may change now.
    const onFieldLeft = (): void => follow();
    const onLeave = (): void => {
      const { save, draftId } = useDraft.getState();
      const pending = due.current || save.state === 'saving';
      if (!pending || stopped.current || draftId === undefined) return;
      const { language, step, brief } = current.current;
      putStash({
        base: knownDraft(),
        place: stashPlace(location.pathname, new URLSearchParams(location.search).get('draft') ?? undefined),
        at: new Date().toISOString(),
        draftId,
        formData: form.getValues(),
        language,
        currentStep: step,
        ...brief.current,
      });
      void flush();
    };
    // Kept alive by the browser and shown again: what was stashed is still in the form.
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      dropStash();
      change();
    };
    // What was stored of these answers is gone; the form still has them.
    const stopHearing = client.onEvent((event) => {
      const { draftId, save } = useDraft.getState();
      if (event.type === 'storageDidClear' && (stored || save.state !== 'idle')) change();
      if (event.type === 'draftDidSave' && event.draftId === draftId) follow(event.revision);
    });
    const stopReplaced = client.onReplaced(() => follow(Infinity));
    // Between the answers' reading and this hearing another tab may have saved.
    follow(Infinity);
    document.addEventListener('visibilitychange', onSeen);
    document.addEventListener('focusout', onFieldLeft);
    addEventListener('pageshow', onShow);
    addEventListener('pagehide', onLeave);
    return () => {
      subscription.unsubscribe();
      stopHearing();
      stopReplaced();
      document.removeEventListener('visibilitychange', onSeen);
      document.removeEventListener('focusout', onFieldLeft);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onShow);
      void flush();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `unsaved` counts once, at the start
  }, [form, change, flush, open]);

  return {
    flush,
    touch: useCallback(() => {
      if (stored || useDraft.getState().save.state !== 'idle' || due.current) change();
    }, [change, stored]),
    stop: useCallback(() => {
      stopped.current = true;
      clearTimeout(timer.current);
    }, []),
  };
}
