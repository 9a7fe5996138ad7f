import { FolderCheck, FolderClock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useCopies } from '../../state/copies.ts';
import { when } from '../dates.ts';
import {
  allowAgain,
  canChooseFolder,
  chooseFolder,
  copyToFolder,
  folderView,
  stopCopying,
  type FolderView,
} from './folder.ts';

/** The folder that copies go to: chosen, in which state, and how to leave it. */
export function FolderChoice() {
  const t = useCopy(share).folder;
  const [folder, setFolder] = useState<FolderView>();
  const [busy, setBusy] = useState(false);
  // A copy that another part of the page has made is shown too.
  const { at } = useCopies();
  useEffect(() => {
    void folderView().then(setFolder);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is asked anew, with nothing of it in the question
  }, [at]);
  if (!canChooseFolder()) return <p className="text-small text-quiet">{t.none}</p>;
  const act = (work: () => Promise<unknown>) => async (): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.warn('The folder could not be used.', error);
    }
    setFolder(await folderView());
    setBusy(false);
  };
  const stop = async (): Promise<void> => {
    await stopCopying();
    showToast({ tone: 'done', title: t.stopped });
  };
  if (folder === undefined)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-pretty">{t.intro}</p>
        <p className="text-small text-pretty text-quiet">{t.hint}</p>
        <Button className="mt-1" disabled={busy} onClick={() => void act(chooseFolder)()}>
          {busy ? t.copying : t.choose}
        </Button>
      </div>
    );
  const isReady = folder.state === 'ready';
  return (
    <div className="grid justify-items-start gap-2">
      <output className="flex items-start gap-2.5 text-pretty wrap-anywhere">
        <Icon
          of={isReady ? FolderCheck : FolderClock}
          className={`mt-0.5 shrink-0 ${isReady ? 'text-primary' : 'text-accent-ink'}`}
        />
        <span>
          <Text>{t.states[folder.state](folder.name)}</Text>
        </span>
      </output>
      {folder.copiedAt !== undefined && (
        <p className="text-small text-quiet">{t.kept(folder.copies ?? 1, when(folder.copiedAt))}</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2.5">
        {folder.state === 'ask' ? (
          <Button disabled={busy} onClick={() => void act(allowAgain)()}>
            {t.allow}
          </Button>
        ) : (
          folder.state !== 'gone' && (
            <Button disabled={busy} onClick={() => void act(copyToFolder)()}>
              {busy ? t.copying : t.copyNow}
            </Button>
          )
        )}
        <Button variant="quiet" disabled={busy} onClick={() => void act(chooseFolder)()}>
          {t.other}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void act(stop)()}>
          {t.stop}
        </Button>
      </div>
    </div>
  );
}
