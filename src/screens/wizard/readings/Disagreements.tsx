import { useRef } from 'react';
import { Text } from '../../../components/Text.tsx';
import { readings } from '../../../copy/readings.ts';
import { review } from '../../../copy/review.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { wizard } from '../../../copy/wizard.ts';
import type { Contradiction, WayOut } from '../../../shared/contract/planning.ts';
import { pathLabel } from '../review-groups.ts';
import { meaningWords } from './lines.ts';
import type { Correct } from './Printed.tsx';

export interface DisagreementsProps {
  contradictions: readonly Contradiction[];
  onCorrect: Correct;
  onField: (path: string) => void;
}

/** Ways out that are shown of one: the first settle it at once. */
const MOST_WAYS = 3;

/** Answers that do not go together, with their arithmetic and what would settle it. None is forced. */
export function Disagreements({ contradictions, onCorrect, onField }: DisagreementsProps) {
  const t = useCopy(review);
  const heading = useRef<HTMLHeadingElement>(null);
  if (contradictions.length === 0) return null;
  const take = (way: WayOut): void => {
    if (way.kind === 'edit') return onField(way.path);
    onCorrect(way.key, way.value);
    // The pressed button goes away with the disagreement: the focus needs another place.
    return heading.current?.focus();
  };
  return (
    <section className="border-t-2 border-accent pt-3.5">
      <h3 ref={heading} tabIndex={-1} className="text-[0.9375rem] font-semibold outline-none">
        {t.disagree(contradictions.length)}
      </h3>
      <ul className="mt-2.5">
        {contradictions.map((one) => (
          <li key={JSON.stringify(one.with) + one.code} className="border-t border-line py-3">
            <Disagreement of={one} onTake={take} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-dense text-quiet">{t.left}</p>
    </section>
  );
}

function Disagreement({ of, onTake }: { of: Contradiction; onTake: (way: WayOut) => void }) {
  const t = useCopy(review);
  const { title, detail } = t.contradiction(of);
  const words = useWayWords();
  return (
    <>
      <h4 className="text-small font-semibold wrap-anywhere">
        <Text>{title}</Text>
      </h4>
      <p className="mt-0.5 text-dense text-quiet wrap-anywhere">
        <Text>{detail}</Text>
      </p>
      <ul className="mt-1.5 flex flex-col items-start">
        {of.waysOut.slice(0, MOST_WAYS).map((way) => (
          <li key={JSON.stringify(way)}>
            <button
              type="button"
              className="text-link py-1 text-left text-small touch:py-3"
              onClick={() => onTake(way)}
            >
              {words(way)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a way out does, as its button says it. */
function useWayWords(): (way: WayOut) => string {
  const t = useCopy(review);
  const names = useCopy(readings);
  const fields = useCopy(wizard);
  return (way) =>
    way.kind === 'edit'
      ? t.edit(pathLabel(way.path, fields))
      : t.take(names.names[way.key], meaningWords(way.key, way.value, names));
}
