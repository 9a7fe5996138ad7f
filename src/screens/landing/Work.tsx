import { lazy, Suspense, useEffect, useState } from 'react';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { common } from '../../copy/common.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';

const Continue = lazy(() => import('./Continue.tsx'));
const History = lazy(() => import('./History.tsx'));
/** Stands in for the notice where even its code cannot be loaded: the rest of the screen stays. */
const Unreadable = lazy(() => import('./Unreadable.tsx').catch(() => ({ default: Unexplained })));
const Unexplained = () => <p className="mt-14">{useCopy(common).unexpected}</p>;

/** Cards of the history until the deployment's limit is read (specification, section 2). */
const HISTORY_ENTRIES = 5;
/** Lines of unfinished work, until all of it is asked for: what comes below stays in reach. */
const LINES = 3;

/**
 * What a person has begun and made. Nothing is shown, and none of its code is loaded, where there is nothing.
 * `onShown` is called once all of it stands, or it is known that there is nothing.
 */
export function Work({ onShown }: { onShown: () => void }) {
  const changes = useChanges((state) => `${state.history}/${state.drafts}`);
  const [isAll, setAll] = useState(false);
  const settings = useAsked('settings', () => client.settings());
  const shown = settings.value?.config.limits.historyEntries ?? HISTORY_ENTRIES;
  const history = useAsked(`finished ${changes} ${shown}`, () => client.history(shown, 'finished'));
  const lines = isAll ? undefined : LINES;
  const unfinished = useAsked(`unfinished ${changes} ${lines}`, () => client.history(lines, 'unfinished'));
  const drafts = useAsked(`drafts ${changes} ${lines}`, () => client.drafts(lines));
  const counts = useAsked(`counts ${changes}`, () => client.counts());
  const finished = history.value ?? [];
  const proposals = unfinished.value ?? [];
  const questionnaires = drafts.value ?? [];
  const count = counts.value === undefined ? 0 : counts.value.unfinished + counts.value.drafts;
  return (
    <div className="page-grid">
      {history.state === 'failed' && (
        <Suspense fallback={null}>
          <Unreadable failure={history.failure} again={history.again} className="mt-14" />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {(proposals.length > 0 || questionnaires.length > 0) && (
          <Continue
            drafts={questionnaires}
            proposals={proposals}
            lines={lines}
            count={count}
            {...(count > LINES && { onAll: setAll })}
          />
        )}
        {finished.length > 0 && (
          <History proposals={finished} shown={shown} count={counts.value?.proposals ?? finished.length} />
        )}
        {history.state !== 'asking' && drafts.state !== 'asking' && <Shown onShown={onShown} />}
      </Suspense>
    </div>
  );
}

/** Beside what is loaded on demand: its effect runs when all of that is there. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
