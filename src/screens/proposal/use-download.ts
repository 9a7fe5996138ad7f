import { useCallback, useState } from 'react';
import { saveFile } from '../../screen-kit/save-file.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { client } from '../../worker-client/index.ts';

export interface Download {
  busy: boolean;
  /** Builds the file where that is needed and saves it in the same tab. */
  start: () => Promise<void>;
}

export function useDownload(proposalId: string): Download {
  const t = useCopy(result).delivery;
  const [busy, setBusy] = useState(false);
  const start = useCallback(async (): Promise<void> => {
    setBusy(true);
    const file = await client.exportPptx(proposalId);
    setBusy(false);
    if (file.ok) saveFile(file.value);
    else showFailure(t.notSaved, file.failure);
  }, [proposalId, t]);
  return { busy, start };
}
