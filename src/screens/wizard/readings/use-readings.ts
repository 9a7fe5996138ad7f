import { useEffect, useState } from 'react';
import type { ReadingsView } from '../../../shared/contract/planning.ts';
import { answerOf, READING_KEYS } from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';
import { client } from '../../../worker-client/index.ts';

/** Pause in typing after which the answers are read again, ms: on top of the panel's own. */
const PAUSE_MS = 180;

/** Only what is read decides when to read: typing a slogan asks nobody. */
const readFrom = (form: FormData): string =>
  JSON.stringify([
    READING_KEYS.map((key) => answerOf(key, form)),
    form.clientInfo.startingPrice,
    form.clientInfo.businessType,
    form.campaignObjectives.advertisingChannels,
  ]);

/**
 * What the planner reads in the answers, computed in the worker; undefined until the first reading has come. A reading
 * that fails leaves the one before.
 */
export function useReadings(form: FormData): ReadingsView | undefined {
  const [view, setView] = useState<ReadingsView>();
  const key = readFrom(form);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const result = await client.readings(form);
      if (wanted && result.ok) setView(result.value);
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` holds everything of the form that is read
  }, [key]);
  return view;
}
