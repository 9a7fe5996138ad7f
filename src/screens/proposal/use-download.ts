import { useCallback, useMemo, useState } from 'react';
import { downloadPptx } from '../../screen-kit/download-pptx.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';

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
    await downloadPptx(proposalId, t.notSaved);
    setBusy(false);
  }, [proposalId, t]);
  return useMemo(() => ({ busy, start }), [busy, start]);
}
