import { Palette } from 'lucide-react';
import { useState } from 'react';
import { AppearancePanel } from '../../screen-kit/appearance/AppearancePanel.tsx';
import { useAppearance } from '../../screen-kit/appearance/use-appearance.ts';
import { Button } from '../../components/Button.tsx';
import { appearance as words } from '../../copy/appearance.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';

/** Opens theme, colour and font beside the deck. */
export function AppearanceButton({
  proposal,
}: {
  proposal: Pick<ProposalRecord, 'proposalId' | 'appearance'>;
}) {
  const t = useCopy(words);
  const { proposalId, appearance } = proposal;
  const state = useAppearance(proposalId, appearance);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={Palette} aria-expanded={open} className="print:hidden" onClick={() => setOpen(!open)}>
        {t.open}
      </Button>
      {open && <AppearancePanel proposalId={proposalId} state={state} onClose={() => setOpen(false)} />}
    </>
  );
}
