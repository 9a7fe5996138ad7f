import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';

const ShareSheet = lazy(() => import('../../screen-kit/share/ShareSheet.tsx'));

/** Opens 'Share and keep': the other files, the archive, and the codes for a phone. */
export function ShareButton({ proposal, pages }: { proposal: ProposalRecord; pages: number }) {
  const t = useCopy(share);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Share2} className="mt-3 w-full" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ShareSheet proposal={proposal} pages={pages} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
