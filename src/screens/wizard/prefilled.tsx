/** Answers that came from an AI request: each marked, with the sentence it came from, until the person touches it. */
import { FileText } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import type { Prefilled } from '../../shared/domain/records.ts';
import type { FieldName } from './form.ts';

const Marks = createContext<Prefilled>({});
export const PrefilledMarks = Marks.Provider;

/** The marks that are left, for drawing and for saving. A field is touched when its answer changes. */
export function usePrefilled(
  form: UseFormReturn<FormData>,
  initial: Prefilled,
): { marks: Prefilled; current: RefObject<Prefilled> } {
  const [marks, setMarks] = useState(initial);
  const current = useRef(initial);
  useEffect(() => {
    const subscription = form.watch((_answers, { name }) => {
      if (name === undefined) return;
      const left = Object.entries(current.current).filter(
        ([path]) => name !== path && !name.startsWith(`${path}.`) && !path.startsWith(`${name}.`),
      );
      if (left.length === Object.keys(current.current).length) return;
      current.current = Object.fromEntries(left);
      setMarks(current.current);
    });
    return () => subscription.unsubscribe();
  }, [form]);
  return { marks, current };
}

/** What stands under a field that is marked; undefined for any other. */
export function usePrefilledHint(name: FieldName): ReactNode {
  const sentence = useContext(Marks)[name];
  return sentence === undefined ? undefined : <Hint sentence={sentence} />;
}

function Hint({ sentence }: { sentence: string }) {
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
      </span>
    </span>
  );
}

/** The same for a group of boxes or cards, whose description it is. */
export function PrefilledGroup({ name }: { name: FieldName }) {
  const hint = usePrefilledHint(name);
  return hint === undefined ? null : <div id={`${name}-hint`}>{hint}</div>;
}
