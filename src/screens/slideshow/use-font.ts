import { useCallback, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { FontFamily } from '../../shared/domain/options.ts';
import type { Appearance } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';

/**
 * The family picked here, undefined while nobody has picked. It is kept with the proposal, so that the file and every
 * other view take it too; until it is stored the slides are asked for with it.
 */
export function useFont(proposalId: string, appearance: Appearance | undefined) {
  const t = useCopy(slideshow);
  const [picked, setPicked] = useState<FontFamily>();
  const pick = useCallback(
    async (fontFamily: FontFamily): Promise<void> => {
      setPicked(fontFamily);
      const result = await client.setAppearance(proposalId, { ...appearance, fontFamily });
      if (!result.ok) showToast({ tone: 'failed', title: t.notSaved, detail: result.failure.message });
    },
    [proposalId, appearance, t],
  );
  return { picked, pick };
}
