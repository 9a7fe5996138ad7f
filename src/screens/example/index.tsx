/** The example preview: `/?view=example`, the 20 sections of a proposal as slides (specification, section 2). */
import { BookOpenText, FileDown, Presentation } from 'lucide-react';
import { useState } from 'react';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { usePdf } from '../../screen-kit/use-pdf.ts';
import { usePrint } from '../../screen-kit/use-print.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Main } from '../../components/Main.tsx';
import { common } from '../../copy/common.ts';
import { example } from '../../copy/example.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { APPENDIX } from '../../shared/domain/appendix.ts';
import { EXAMPLE_ID } from '../../shared/domain/ids.ts';
import { PAGES } from '../../shared/domain/pages.ts';
import { PrintDeck } from '../../slides/print-deck.tsx';
import { client } from '../../worker-client/index.ts';
import { Contents } from './Contents.tsx';
import { ExampleSection } from './ExampleSection.tsx';

const SECTIONS = [...PAGES, APPENDIX];

export default function ExampleScreen() {
  const t = useCopy(example);
  const shared = useCopy(common);
  const word = useWorded();
  useTitle(t.title);
  const asked = useAsked('example', () => client.exampleScene());
  const scene = asked.value;
  const pdf = usePdf(EXAMPLE_ID, t.notDownloaded);
  // For the browser's own command.
  const print = usePrint(t.printTitle(scene?.company ?? t.title), undefined);
  const [reading, setReading] = useState(false);
  return (
    <>
      <SiteHeader />
      <Main className="page-grid pb-20 laptop:pt-4">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="max-w-[38rem]">
            <h1 className="font-heading text-screen font-semibold tablet:text-hero">{t.title}</h1>
            <p className="mt-2 text-quiet">{t.lead}</p>
          </div>
          <div className="grid w-full gap-3 tablet:flex tablet:w-auto">
            <Button
              icon={FileDown}
              disabled={scene === undefined || pdf.busy}
              aria-busy={pdf.busy}
              onClick={pdf.start}
            >
              {pdf.busy ? t.preparing : t.download}
            </Button>
            <ButtonLink to={addresses.wizard()} variant="primary">
              {shared.createYourProposal}
            </ButtonLink>
          </div>
        </div>
        {asked.state === 'failed' && (
          <Notice
            tone="failed"
            title={t.broken}
            className="mt-6 max-w-[40rem]"
            actions={
              <Button size="compact" onClick={asked.again}>
                {shared.retry}
              </Button>
            }
          >
            {word(asked.failure.reason)}
          </Notice>
        )}
        <div className="mt-8 laptop:grid laptop:grid-cols-[15.5rem_minmax(0,1fr)] laptop:gap-x-10">
          <Contents sections={SECTIONS} />
          <div className="min-w-0">
            <Button
              size="compact"
              icon={reading ? Presentation : BookOpenText}
              className="mb-5 tablet:hidden"
              onClick={() => setReading(!reading)}
            >
              {reading ? t.show : t.read}
            </Button>
            <ol aria-label={t.list} className="grid gap-10 tablet:gap-14">
              {SECTIONS.map(({ pageNumber, title }) => (
                <ExampleSection
                  key={pageNumber}
                  pageNumber={pageNumber}
                  title={title}
                  scene={scene}
                  reading={reading}
                />
              ))}
            </ol>
          </div>
        </div>
        {print.mounted && scene && <PrintDeck scene={scene} />}
      </Main>
    </>
  );
}
