import { settings as words } from '../../copy/settings.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { EngineId } from '../../shared/domain/records.ts';

const ENGINES: readonly EngineId[] = ['planner', 'model', 'agency'];
/** Engines that this build can run. */
const USABLE: ReadonlySet<EngineId> = new Set(['planner']);

/** The three engines as one list; those that cannot be used yet say so. */
export function Engines() {
  const t = useCopy(words);
  return (
    <fieldset className="rounded-card border border-line bg-surface">
      <legend className="sr-only">{t.sections.engine}</legend>
      {ENGINES.map((engine) => {
        const { name, mark, body } = t.engines[engine];
        const usable = USABLE.has(engine);
        return (
          <label
            key={engine}
            className="grid grid-cols-[auto_1fr_auto] gap-x-4 border-line px-4 py-4.5 not-first-of-type:border-t has-disabled:cursor-not-allowed tablet:px-6"
          >
            <input
              type="radio"
              name="engine"
              value={engine}
              checked={engine === 'planner'}
              readOnly
              disabled={!usable}
              className="row-span-2 mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface checked:border-[6px] checked:border-primary disabled:border-line disabled:bg-sunk"
            />
            <span className={usable ? 'font-semibold' : 'font-semibold text-quiet'}>{name}</span>
            <span className="text-small text-quiet">{mark}</span>
            <span className="col-span-2 col-start-2 mt-0.5 text-small text-quiet">{body}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
