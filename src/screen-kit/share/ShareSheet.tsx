/** 'Share and keep': a proposal's files for a client, its archive, the codes for a phone, and what is kept here. */
import { BookOpen, FileText, Presentation } from 'lucide-react';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { useWithFonts } from '../../state/with-fonts.ts';
import { client } from '../../worker-client/index.ts';
import { makeReadingPage } from '../reading-page.ts';
import { useAgencyChange, useProposalChange } from '../use-proposal.ts';
import { when } from '../dates.ts';
import { CopyRow } from './CopyRow.tsx';
import { FileRow } from './FileRow.tsx';
import { Kept, Protection } from './Kept.tsx';

const Codes = lazy(() => import('./Codes.tsx'));

export interface ShareSheetProps {
  proposal: ProposalRecord;
  /** Pages in the deck. */
  pages: number;
  onClose: () => void;
}

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export default function ShareSheet({ proposal, pages, onClose }: ShareSheetProps) {
  const t = useCopy(share);
  const shared = useCopy(common);
  const first = useRef<HTMLButtonElement>(null);
  const { on: fonts } = useWithFonts();
  const id = proposal.proposalId;
  // A file of what was is not sent for what is.
  const content = `${useProposalChange(id)} ${useAgencyChange()}`;
  const changed = when(proposal.generatedAt || proposal.createdAt);
  return (
    <Dialog
      open
      onClose={onClose}
      width="share"
      title={t.title}
      description={<Text>{t.summary(proposal.title, pages, changed)}</Text>}
      closeLabel={shared.close}
      initialFocus={first}
      footer={
        <div className="flex items-center justify-between gap-x-6">
          <Protection />
          <Button onClick={onClose} className="shrink-0">
            {t.done}
          </Button>
        </div>
      }
    >
      <div className="grid gap-x-12 gap-y-8 pt-3 laptop:grid-cols-[minmax(0,600fr)_minmax(0,380fr)]">
        <div className="grid content-start gap-7">
          <Part title={t.forClient}>
            <ul key={content} className="border-t border-line">
              <FileRow
                icon={Presentation}
                name={t.pptx.name}
                note={t.pptx.note}
                kind={{ fileName: 'a.pptx', mimeType: PPTX }}
                primary
                focus={first}
                make={() => client.exportPptx(id, { fonts })}
              />
              <FileRow
                icon={FileText}
                name={t.pdf.name}
                note={t.pdf.note}
                kind={{ fileName: 'a.pdf', mimeType: 'application/pdf' }}
                make={() => client.exportPdf(id)}
              />
              <FileRow
                icon={BookOpen}
                name={t.page.name}
                note={t.page.note}
                kind={{ fileName: 'a.html', mimeType: 'text/html' }}
                make={() => makeReadingPage(id)}
              />
            </ul>
          </Part>
          <Part title={t.forYou}>
            <CopyRow proposalId={id} />
          </Part>
        </div>
        <div className="grid content-start gap-7">
          <Part title={t.codes.title}>
            <Suspense
              fallback={<p className="border-t border-line py-4 text-small text-quiet">{t.preparing}</p>}
            >
              <Codes key={content} proposalId={id} />
            </Suspense>
          </Part>
          <Part title={t.kept.title}>
            <Kept />
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="pb-2.5 text-dense font-semibold">{title}</h3>
      {children}
    </section>
  );
}
