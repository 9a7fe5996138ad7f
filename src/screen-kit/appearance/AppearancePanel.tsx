import { SidePanel } from '../../components/SidePanel.tsx';
import { appearance as words } from '../../copy/appearance.ts';
import { common } from '../../copy/common.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { client } from '../../worker-client/index.ts';
import { useAgencyChange, useProposalChange } from '../use-proposal.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import type { AppearanceState } from './use-appearance.ts';

/** Theme, colour and font of one proposal, beside its slides, which follow. */
export function AppearancePanel({
  proposalId,
  state,
  onClose,
}: {
  proposalId: string;
  state: AppearanceState;
  onClose: () => void;
}) {
  const t = useCopy(words);
  // Asked for when the choice is stored: what the theme is not, the worker knows.
  const change = `${useProposalChange(proposalId)} ${useAgencyChange()}`;
  return (
    <SidePanel
      title={t.title}
      description={t.description}
      onClose={onClose}
      closeLabel={useCopy(common).close}
    >
      <AppearanceFields
        value={state.appearance}
        onChange={state.change}
        cover={{
          key: `cover ${proposalId} ${change}`,
          ask: (themeId) => client.scene(proposalId, { themeId, pages: [1] }),
        }}
      />
    </SidePanel>
  );
}
