import { useEffect, useState } from 'react';
import type { ReadingsView } from '../../../shared/contract/planning.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';
import { client } from '../../../worker-client/index.ts';

/** Pause in typing after which the answers are read again, ms: on top of the panel's own. */
const PAUSE_MS = 180;

/** Rules and contradictions stand in any answer, and sums follow corrections: all but the picture decides when to read. */
const readFrom = (form: FormData): string =>
  JSON.stringify({ ...form, clientInfo: { ...form.clientInfo, coverImage: '' } });

export interface ReadAnswers {
  /** undefined until the first reading has come. A reading that fails leaves the one before. */
  view: ReadingsView | undefined;
  /** The view is of the answers as they stand, not of those before a change that is being read. */
  isCurrent: boolean;
}

/** What the planner reads in the answers, computed in the worker. */
export function useReadings(form: FormData): ReadAnswers {
  const [read, setRead] = useState<{ view: ReadingsView; of: string }>();
  const key = readFrom(form);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const result = await client.readings(form);
      if (wanted && result.ok) setRead({ view: result.value, of: key });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` holds everything of the form that is read
  }, [key]);
  return { view: read?.view, isCurrent: read?.of === key };
}
