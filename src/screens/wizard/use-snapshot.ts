import { startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormData } from '../../shared/domain/questionnaire.ts';

/** Pause in typing after which what depends on all answers is drawn again, ms. */
const PAUSE_MS = 120;

/** All answers, for the panel and the marks: never between two keystrokes of somebody typing. */
export function useSnapshot(form: UseFormReturn<FormData>): FormData {
  const [snapshot, setSnapshot] = useState(() => structuredClone(form.getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(
        () => startTransition(() => setSnapshot(structuredClone(form.getValues()))),
        PAUSE_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [form]);
  return snapshot;
}
