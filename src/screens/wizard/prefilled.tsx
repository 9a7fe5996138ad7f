/**
 * What came from an AI request. Answers that it gave are marked with the sentence they came from, until the person touches
 * them; what it may say as well is offered under fields that are empty. An answer that was taken from an offer is marked for
 * as long as it says the same.
 */
import { FileText } from 'lucide-react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { isSameAnswer } from '../../shared/domain/merge-answers.ts';
import { answerAt, emptyFormData, type FormData } from '../../shared/domain/questionnaire.ts';
import type { OfferedAnswer, Prefilled } from '../../shared/domain/records.ts';
import { focusField } from './focus-field.ts';
import { useAnswers, type FieldName } from './form.ts';

/** Marks and offers of a brief that still hold: of an open questionnaire, and of a stored one. */
export interface FromBrief {
  prefilled: Prefilled;
  offered: readonly OfferedAnswer[];
}

export interface Given extends FromBrief {
  /** Takes the offers of a field away for good. */
  dismiss: (path: string) => void;
}

const GivenByBrief = createContext<Given>({ prefilled: {}, offered: [], dismiss: () => undefined });
export const PrefilledMarks = GivenByBrief.Provider;

/** The marks and offers that are left, for drawing and for saving. A field is touched when its answer changes. */
export function usePrefilled(
  form: UseFormReturn<FormData>,
  initial: FromBrief,
): { given: Given; current: RefObject<FromBrief> } {
  const [left, setLeft] = useState(initial);
  const current = useRef(initial);
  const keep = useCallback((next: FromBrief): void => {
    current.current = next;
    setLeft(next);
  }, []);
  useEffect(() => {
    const subscription = form.watch((_answers, { name }) => {
      if (name === undefined) return;
      const marks = Object.entries(current.current.prefilled);
      const untouched = marks.filter(
        ([path]) => name !== path && !name.startsWith(`${path}.`) && !path.startsWith(`${name}.`),
      );
      if (untouched.length === marks.length) return;
      keep({ ...current.current, prefilled: Object.fromEntries(untouched) });
    });
    return () => subscription.unsubscribe();
  }, [form, keep]);
  const dismiss = (path: string): void => {
    keep({ ...current.current, offered: current.current.offered.filter((one) => one.path !== path) });
  };
  return { given: { ...left, dismiss }, current };
}

/** The answer of a new questionnaire. */
const emptyAnswer = (name: FieldName): unknown => answerAt(emptyFormData(), name);
const isEmptyAnswer = (name: FieldName, value: unknown): boolean =>
  name === 'competitiveAnalysis.competitors'
    ? Array.isArray(value) &&
      value.every((card: unknown) => {
        const texts = typeof card === 'object' && card !== null ? Object.entries(card) : [];
        return texts.every(([field, text]) => field === 'id' || text === '');
      })
    : isSameAnswer(value, emptyAnswer(name));

/** The offers for an empty field, with what takes one and what dismisses them. */
export function useOffers(name: FieldName): {
  offers: readonly OfferedAnswer[];
  take: (offer: OfferedAnswer) => void;
  dismiss: () => void;
} {
  const { offered, dismiss } = useContext(GivenByBrief);
  const { control, setValue } = useAnswers();
  const value: unknown = useWatch({ control, name });
  return {
    offers: isEmptyAnswer(name, value) ? offered.filter(({ path }) => path === name) : [],
    take(offer) {
      setValue(name, structuredClone(offer.value), { shouldDirty: true, shouldValidate: true });
      // The pressed button goes away with the offers: the focus needs another place.
      setTimeout(() => focusField(name), 0);
    },
    dismiss() {
      dismiss(name);
      setTimeout(() => focusField(name), 0);
    },
  };
}

/** What stands under a field that is marked; undefined for any other. */
export function usePrefilledHint(name: FieldName): ReactNode {
  const { prefilled, offered } = useContext(GivenByBrief);
  const { control, setValue } = useAnswers();
  const value: unknown = useWatch({ control, name });
  const sentence = prefilled[name];
  if (sentence !== undefined) return <Hint sentence={sentence} />;
  const taken = offered.find((one) => one.path === name && isSameAnswer(one.value, value));
  if (taken === undefined) return undefined;
  const undo = (): void => {
    setValue(name, structuredClone(emptyAnswer(name)), { shouldDirty: true });
    setTimeout(() => focusField(name), 0);
  };
  return <Hint sentence={taken.source} onUndo={undo} />;
}

function Hint({ sentence, onUndo }: { sentence: string; onUndo?: () => void }) {
  const t = useCopy(wizard).prefilled;
  return (
    <span className="flex items-start gap-2 text-small text-primary">
      <Icon of={FileText} size={16} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">
        {sentence === '' ? t.fromRequest : `${t.fromBrief}: `}
        {sentence !== '' && (
          <q className="text-quiet">
            <Text>{sentence}</Text>
          </q>
        )}
        {onUndo && (
          <button type="button" className="text-link ml-2 touch:px-2 touch:py-3" onClick={onUndo}>
            {t.undo}
          </button>
        )}
      </span>
    </span>
  );
}

/** The same for a group of boxes or cards, whose description it is. */
export function PrefilledGroup({ name }: { name: FieldName }) {
  const hint = usePrefilledHint(name);
  return hint === undefined ? null : <div id={`${name}-hint`}>{hint}</div>;
}
