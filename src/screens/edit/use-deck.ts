/** All slides of a proposal, for the strip beside the one that is edited. */
import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../../shared/scene/scene.ts';
import { useAgencyChange, useProposalChange } from '../../screen-kit/use-proposal.ts';
import { client } from '../../worker-client/index.ts';
import { latest } from './latest.ts';

/** After a change the strip waits this long, ms: whoever types comes first. */
const PAUSE_MS = 600;

/** The last ones while newer ones come; undefined until the first are there. @param isTyping nothing is asked meanwhile */
export function useDeck(proposalId: string, isTyping: boolean): Scene | undefined {
  const change = useProposalChange(proposalId);
  const agency = useAgencyChange();
  const [deck, setDeck] = useState<{ scene: Scene; of: string }>();
  const of = `${proposalId} ${change} ${agency}`;
  const ask = useMemo(
    () =>
      latest(async (asked: { id: string; of: string }): Promise<void> => {
        const answer = await client.scene(asked.id);
        if (answer.ok) setDeck({ scene: answer.value, of: asked.of });
      }),
    [],
  );
  const isFirst = deck === undefined;
  const isCurrent = deck?.of === of;
  useEffect(() => {
    if (isCurrent || (isTyping && !isFirst)) return undefined;
    const timer = setTimeout(() => ask({ id: proposalId, of }), isFirst ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, proposalId, of, isCurrent, isFirst, isTyping]);
  return deck?.scene;
}
