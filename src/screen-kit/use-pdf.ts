/** 'Download PDF': the worker builds the file, and the browser saves it. */
import { useCallback, useState } from 'react';
import { saveFile } from './save-file.ts';
import { showFailure } from './failures.ts';
import { client } from '../worker-client/index.ts';

export interface PdfDownload {
  busy: boolean;
  start: () => void;
}

/** @param failed what is said when there is no file */
export function usePdf(proposalId: string, failed: string): PdfDownload {
  const [busy, setBusy] = useState(false);
  const start = useCallback(() => {
    setBusy(true);
    void (async () => {
      const file = await client.exportPdf(proposalId);
      setBusy(false);
      if (file.ok) saveFile(file.value);
      else showFailure(failed, file.failure);
    })();
  }, [proposalId, failed]);
  return { busy, start };
}
