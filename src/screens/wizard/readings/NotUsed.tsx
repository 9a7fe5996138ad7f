import { readings } from '../../../copy/readings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { outdatedKeys, STEP_OF_READING } from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';

/** Before the pages are written: corrections that are not used, because their answers have changed since. */
export function NotUsed({ form, onStep }: { form: FormData; onStep: (step: number) => void }) {
  const t = useCopy(readings);
  const keys = outdatedKeys(form);
  if (keys.length === 0) return null;
  return (
    <section className="border-t border-accent pt-3.5 text-small">
      <h3 className="font-semibold">{t.toCheck(keys.length)}</h3>
      <p className="mt-1 text-quiet">{t.notUsed}</p>
      <ul className="mt-1">
        {keys.map((key) => (
          <li key={key}>
            <button
              type="button"
              className="text-link py-1 text-left touch:py-3"
              onClick={() => onStep(STEP_OF_READING[key])}
            >
              {t.names[key]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
