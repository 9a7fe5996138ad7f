import { lazy, Suspense, useEffect } from 'react';
import { useAsked } from '../../app/use-asked.ts';
import { Notice } from '../../components/Notice.tsx';
import { Button } from '../../components/Button.tsx';
import { common } from '../../copy/common.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';

const Continue = lazy(() => import('./Continue.tsx'));
const History = lazy(() => import('./History.tsx'));

/** Cards of the history until the deployment's limit is read (specification, section 2). */
const HISTORY_ENTRIES = 5;

/**
 * What a person has begun and made. Nothing is shown, and none of its code is loaded, where there is nothing.
 * `onShown` is called once all of it stands, or it is known that there is nothing.
 */
export function Work({ onShown }: { onShown: () => void }) {
  const t = useCopy(landing);
  const shared = useCopy(common);
  const changes = useChanges((state) => `${state.history}/${state.drafts}`);
  const history = useAsked(`history ${changes}`, () => client.history());
  const drafts = useAsked(`drafts ${changes}`, () => client.drafts());
  const settings = useAsked('settings', () => client.settings());
  const shown = settings.value?.config.limits.historyEntries ?? HISTORY_ENTRIES;
  const proposals = history.value ?? [];
  const finished = proposals.filter((proposal) => proposal.state === 'complete');
  const unfinished = proposals.filter((proposal) => proposal.state !== 'complete');
  const hasWork = unfinished.length > 0 || (drafts.value ?? []).length > 0;
  return (
    <div className="page-grid">
      {history.state === 'failed' && (
        <Notice
          tone="failed"
          title={t.unreadable}
          className="mt-14"
          actions={
            <Button size="compact" onClick={history.again}>
              {shared.retry}
            </Button>
          }
        >
          {history.failure.message}
        </Notice>
      )}
      <Suspense fallback={null}>
        {hasWork && <Continue drafts={drafts.value ?? []} proposals={unfinished} />}
        {finished.length > 0 && shown > 0 && (
          <History proposals={finished} shown={shown} count={proposals.length} />
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
