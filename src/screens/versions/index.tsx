/** What was done to a proposal, each version to be looked at and restored: `/{id}?view=versions`. */
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Main } from '../../components/Main.tsx';
import { Link, useLocation, useNavigate, useSearchParams } from '../../components/navigation.tsx';
import { Text } from '../../components/Text.tsx';
import { Button } from '../../components/Button.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { viewOf } from '../../screen-kit/views.ts';
import { useWorded } from '../../screen-kit/failures.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { SlideNumbersContext, useNumbersIn, useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { useProposal, useProposalChange, useScene } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { client } from '../../worker-client/index.ts';
import { Preview } from './Preview.tsx';
import { VersionList } from './VersionList.tsx';

export default function VersionsScreen() {
  const t = useCopy(edit).history;
  const word = useWorded();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = viewOf(pathname, search).id ?? '';
  const proposal = useProposal(id);
  const change = useProposalChange(id);
  const versions = useAsked(`versions ${id} ${change}`, () => client.versions(id));
  const [chosen, setChosen] = useState<number>();
  const asked = Number(useSearchParams().get('page') ?? 0);
  const title = proposal.value?.proposal.title ?? '';
  useTitle(`${t.title} · ${title}`);

  // The proposal's own screen says that it is not here.
  const absent = proposal.state === 'failed' && proposal.value === undefined;
  useEffect(() => {
    if (absent) navigate(addresses.proposal(id), { replace: true });
  }, [absent, id, navigate]);

  const entries = versions.value;
  const numbers = useNumbersIn(useScene(id).value?.slides);
  if (entries === undefined && versions.state === 'asking') return <ScreenFallback />;
  const index = Math.max(0, entries?.findIndex(({ number }) => number === chosen) ?? 0);
  const entry = entries?.[index];
  return (
    <SlideNumbersContext value={numbers}>
      <div className="toast-room pb-16">
        <Header id={id} page={asked} />
        <Main className="page-grid grid gap-x-14 gap-y-8 laptop:grid-cols-[minmax(0,26fr)_minmax(0,50fr)]">
          <section aria-label={t.title} className="min-w-0">
            <h1 className="font-heading text-section font-semibold tablet:text-screen">{t.title}</h1>
            <p className="mt-1 text-quiet">
              <Text>{title}</Text>
            </p>
            {versions.state === 'failed' && (
              <div role="alert" className="mt-4 flex flex-col items-start gap-3 text-danger">
                <p>
                  {t.failed}: {word(versions.failure.reason)}
                </p>
                <Button onClick={versions.again}>{t.again}</Button>
              </div>
            )}
            {entries && <VersionList entries={entries} chosen={entry?.number} onChoose={setChosen} />}
          </section>
          {entry && (
            <Preview
              key={entry.number}
              proposalId={id}
              entry={entry}
              before={entries?.[index + 1]?.number}
              isNewest={index === 0}
              asked={asked}
              onRestored={() => setChosen(undefined)}
            />
          )}
        </Main>
      </div>
    </SlideNumbersContext>
  );
}

function Header({ id, page }: { id: string; page: number }) {
  const t = useCopy(edit);
  const shown = useSlideNumbers();
  const [to, label] =
    page > 0
      ? [addresses.edit(id, page), t.history.backToPage(shown([page])[0])]
      : [addresses.proposal(id), t.backToDeck];
  return (
    <header className="page-grid flex h-15 items-center justify-between gap-4 laptop:h-18">
      <Link
        to={to}
        className="-ml-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-card px-3 text-[0.9375rem] font-semibold transition-colors hover:bg-sunk"
      >
        <Icon of={ArrowLeft} size={20} />
        {label}
      </Link>
      <p className="flex items-center gap-2 text-small text-quiet max-tablet:hidden">
        <Icon of={ShieldCheck} className="text-primary" />
        {t.history.kept}
      </p>
    </header>
  );
}
