import { useEffect, useRef, useState } from 'react';
import { useAsked } from '../../screen-kit/use-asked.ts';
import type { AssumptionsPreview, AssumptionView, AssumptionValues } from '../../shared/contract/planning.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';

/** Pause in typing after which the worker is asked what a change does, ms. */
const PAUSE_MS = 250;

export interface Editing {
  /** Undefined until the plan is read. */
  items: readonly AssumptionView[] | undefined;
  failure: Failure | undefined;
  /** What stands in a field. */
  textOf: (item: AssumptionView) => string;
  /** The text is no number within the bounds. */
  isWrong: (item: AssumptionView) => boolean;
  /** Set by the person, in the store or just now. */
  isChosen: (item: AssumptionView) => boolean;
  write: (id: string, text: string) => void;
  reset: (id: string) => void;
  resetAll: () => void;
  discard: () => void;
  /** A text is wrong: it counts as not written, and nothing can be saved. */
  wrong: boolean;
  /** What would be saved; undefined while nothing differs from what is stored. */
  values: AssumptionValues | undefined;
  /** What comes of it; undefined while it is being computed. */
  preview: AssumptionsPreview | undefined;
}

const RESET = null;
const numberOf = (text: string): number => {
  const digits = text.replaceAll(/[\s,]/gu, '');
  return /^\d+(?:\.\d+)?$/u.test(digits) ? Number(digits) : Number.NaN;
};
export const written = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

/** A proposal's assumptions with the person's changes on top, none of them stored before `values` are sent. */
export function useAssumptions(proposal: ProposalRecord): Editing {
  const id = proposal.proposalId;
  const stored = JSON.stringify(proposal.assumptions ?? {});
  const asked = useAsked(`assumptions ${id} ${stored}`, () => client.assumptions(id));
  const items = asked.value;
  const [edits, setEdits] = useState<Readonly<Record<string, string | typeof RESET>>>({});
  const [preview, setPreview] = useState<{ of: string; value: AssumptionsPreview }>();

  const isWrong = ({ id: of, min, max }: AssumptionView): boolean => {
    const text = edits[of];
    if (typeof text !== 'string') return false;
    const number = numberOf(text);
    return !(number >= min && number <= max);
  };
  const isChosen = ({ id: of, chosen }: AssumptionView): boolean =>
    edits[of] === undefined ? chosen : edits[of] !== RESET;
  const chosenValues = Object.fromEntries(
    (items ?? []).flatMap((item) => {
      const text = edits[item.id];
      if (typeof text === 'string' && !isWrong(item)) return [[item.id, numberOf(text)]];
      return text !== RESET && item.chosen ? [[item.id, item.value]] : [];
    }),
  );
  const wrong = items?.some(isWrong) ?? false;
  const key = JSON.stringify(chosenValues);
  const values = items === undefined || (key === stored && !wrong) ? undefined : chosenValues;

  const wanted = values === undefined ? undefined : key;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const result = await client.previewAssumptions(id, latest.current ?? {});
      if (current && result.ok) setPreview({ of: wanted, value: result.value });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, wanted]);

  const shown = preview !== undefined && preview.of === wanted ? preview.value : undefined;
  return {
    items,
    failure: asked.state === 'failed' ? asked.failure : undefined,
    textOf: (item) => {
      const text = edits[item.id];
      if (typeof text === 'string') return text;
      const fallback = text === RESET ? item.proposed : item.value;
      return written(wanted === undefined ? fallback : (preview?.value.values[item.id] ?? fallback));
    },
    isWrong,
    wrong,
    isChosen,
    write: (of, text) => setEdits((before) => ({ ...before, [of]: text })),
    reset: (of) => setEdits((before) => ({ ...before, [of]: RESET })),
    resetAll: () => setEdits(Object.fromEntries((items ?? []).map((item) => [item.id, RESET]))),
    discard: () => setEdits({}),
    values,
    preview: shown,
  };
}
