import { Archive, Info } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { archive } from '../../copy/archive.ts';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Lock } from '../archive/Lock.tsx';
import { canSendCopy } from '../archive/save-copy.ts';
import { useSaveCopy } from '../archive/use-save-copy.ts';

/** The proposal with all that belongs to it, as a file that Palmleaf opens elsewhere; locked where that is wanted. */
export function CopyRow({ proposalId }: { proposalId: string }) {
  const t = useCopy(archive).save;
  const words = useCopy(share);
  const saving = useSaveCopy({ proposals: [proposalId] });
  const word = canSendCopy() ? words.send : words.save;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save();
      }}
    >
      <div className="border-y border-line pt-3.5 pb-2.5">
        <div className="flex items-center gap-4">
          <Icon of={Archive} size={20} className="shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{words.copy.name}</p>
            <p className="text-small text-pretty text-quiet">{words.copy.note}</p>
          </div>
          <Button
            type="submit"
            aria-label={words.of(word, words.copy.name)}
            aria-busy={saving.isBusy}
            disabled={saving.isBusy}
            className="shrink-0"
          >
            {saving.isBusy ? words.preparing : word}
          </Button>
        </div>
        <Lock saving={saving} className="mt-1 text-small tablet:pl-9" />
      </div>
      <p className="mt-3 flex items-start gap-2.5 text-dense text-quiet">
        <Icon of={Info} size={16} className="mt-px shrink-0" />
        {saving.isLocked ? t.lost : t.keys}
      </p>
    </form>
  );
}
