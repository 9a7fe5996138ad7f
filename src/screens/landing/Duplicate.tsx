import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field, TextInput } from '../../components/Field.tsx';
import { Text } from '../../components/Text.tsx';
import { useNavigate } from '../../components/navigation.tsx';
import { showToast } from '../../components/toasts.ts';
import { common } from '../../copy/common.ts';
import { proposals as words } from '../../copy/proposals.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { client } from '../../worker-client/index.ts';

/** A copy for a similar client: asks only what differs, and says it everywhere in the copy. */
export default function Duplicate({ proposal, onClose }: { proposal: ProposalSummary; onClose: () => void }) {
  const t = useCopy(words);
  const shared = useCopy(common);
  const navigate = useNavigate();
  const { companyName, heroProduct, title } = proposal;
  const [clientName, setClient] = useState('');
  const [product, setProduct] = useState('');
  const [busy, setBusy] = useState(false);
  const name = clientName.trim();
  const make = async (): Promise<void> => {
    setBusy(true);
    const failure = await duplicated(proposal, name, product.trim(), (id) => {
      showToast({ tone: 'done', title: t.duplicated(name) });
      navigate(addresses.proposal(id));
    });
    setBusy(false);
    if (failure !== undefined) showFailure(t.notDuplicated, failure);
  };
  return (
    <Dialog
      open
      width="narrow"
      onClose={onClose}
      title={t.duplicate}
      description={<Text>{t.duplicateNote(title)}</Text>}
      closeLabel={shared.close}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" form="duplicate" type="submit" disabled={busy || name === ''}>
            {t.makeCopy}
          </Button>
        </div>
      }
    >
      <form
        id="duplicate"
        className="flex flex-col gap-5.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !busy) void make();
        }}
      >
        <Field
          label={t.newClient}
          required
          hint={companyName === '' ? undefined : <Text>{t.insteadOf(companyName)}</Text>}
        >
          {(control) => (
            <TextInput {...control} value={clientName} onChange={(event) => setClient(event.target.value)} />
          )}
        </Field>
        {heroProduct !== '' && (
          <Field label={t.newProduct} mark={t.ifOther} hint={<Text>{t.insteadOf(heroProduct)}</Text>}>
            {(control) => (
              <TextInput {...control} value={product} onChange={(event) => setProduct(event.target.value)} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

/** Makes the copy and says the new names in it. What could not be done, where something could not. */
async function duplicated(
  { proposalId, companyName, heroProduct, title }: ProposalSummary,
  name: string,
  product: string,
  onMade: (id: string) => void,
): Promise<Failure | undefined> {
  const copy = await client.duplicateProposal(proposalId, name);
  if (!copy.ok) return copy.failure;
  const names: readonly (readonly [string, string])[] = [
    [companyName || title, name],
    [heroProduct, product],
  ];
  for (const [before, after] of names) {
    if (before === '' || after === '' || before === after) continue;
    const said = await client.replace(copy.value, before, after, { wholeWords: true });
    // A name that no page says is nothing to replace.
    if (!said.ok && said.failure.kind !== 'invalid') return said.failure;
  }
  onMade(copy.value);
  return undefined;
}
