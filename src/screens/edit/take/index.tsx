/** A page written differently, beside the page as it is: taken as a whole or text by text. */
import { ArrowLeft, Check } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClasses } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import { useBar } from '../../../components/bars.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Main } from '../../../components/Main.tsx';
import { Link, useNavigate } from '../../../components/navigation.tsx';
import { Spinner } from '../../../components/Progress.tsx';
import { Text } from '../../../components/Text.tsx';
import { showToast } from '../../../components/toasts.ts';
import { edit } from '../../../copy/edit.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import * as addresses from '../../../screen-kit/addresses.ts';
import { useSlideNumbers } from '../../../screen-kit/slide-numbers.ts';
import { showFailure, useWorded } from '../../../screen-kit/failures.ts';
import { useAsked } from '../../../screen-kit/use-asked.ts';
import { useProposalChange } from '../../../screen-kit/use-proposal.ts';
import type { Rewritten, StalePage } from '../../../shared/contract/editing.ts';
import type { AuditReport } from '../../../shared/domain/audit/audit.ts';
import { PAGE_COUNT } from '../../../shared/domain/pages.ts';
import { partsThatDiffer, type Part } from '../../../shared/domain/editing/compare.ts';
import type { PageRecord } from '../../../shared/domain/records.ts';
import type { Section } from '../../../shared/domain/section.ts';
import { client } from '../../../worker-client/index.ts';
import { Compared } from './Compared.tsx';
import { HeldAgainst } from './HeldAgainst.tsx';
import { PartList } from './PartList.tsx';
import { Wish } from './Wish.tsx';

export interface TakeViewProps {
  proposalId: string;
  language: 'en' | 'th';
  page: PageRecord;
  /** That its first slide shows. */
  number: number | undefined;
  /** As the deck calls it. */
  title: string;
}

export default function TakeView({ proposalId, language, page, number, title }: TakeViewProps) {
  const t = useCopy(edit).take;
  const word = useWorded();
  const change = useProposalChange(proposalId);
  const takes = useAsked(`takes ${proposalId} ${page.pageNumber} ${change}`, () =>
    client.takes(proposalId, page.pageNumber),
  );
  const renewed = useAsked(`renewed ${proposalId} ${page.pageNumber} ${change}`, () =>
    client.renewed(proposalId, page.pageNumber),
  );
  const model = useOwnModel(page.pageNumber);
  const [wished, setWished] = useState<readonly Rewritten[]>([]);
  const [asked, setAsked] = useState(0);
  // What was just asked for stands first.
  const list: readonly Shown[] = [
    ...wished.map(({ wish, section, report }): Shown => ({ of: t.wish.named, words: wish, section, report })),
    ...(renewed.value === undefined
      ? []
      : [{ of: t.renewal.named, words: t.renewal.words, section: renewed.value, isRenewal: true }]),
    ...(takes.value ?? []).map(({ choice, words, section }) => ({ of: t.choices[choice], words, section })),
  ];
  const at = Math.min(asked, Math.max(0, list.length - 1));
  const take = list[at];
  const { sectionData: now } = page;
  return (
    <div className="toast-room pb-32">
      <header className="page-grid flex h-15 items-center justify-between gap-4 laptop:h-18">
        <Link
          to={addresses.edit(proposalId, page.pageNumber)}
          className="-ml-3 inline-flex min-h-11 items-center gap-2.5 rounded-card px-3 text-[0.9375rem] font-semibold transition-colors hover:bg-sunk"
        >
          <Icon of={ArrowLeft} size={20} />
          {t.back}
        </Link>
        <p className="flex items-center gap-2 text-small text-quiet max-tablet:hidden">
          <Icon of={Check} className="text-primary" />
          {t.kept}
        </p>
      </header>
      <Main className="page-grid">
        <div className="grid gap-x-14 gap-y-4 laptop:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <div>
            <h1 className="font-heading text-section font-semibold">
              <span className="figures mr-2 font-medium text-quiet">{number}</span>
              <Text>{title}</Text>
            </h1>
            <p className="mt-1 text-quiet">{take?.isRenewal === true ? t.renewal.title : t.title}</p>
            {take?.isRenewal === true && <OtherPages {...{ proposalId, change }} here={page.pageNumber} />}
          </div>
          {takes.state === 'asking' && (
            <p className="flex items-center gap-3 text-quiet">
              <Spinner />
              {t.asking}
            </p>
          )}
          {takes.state === 'failed' && (
            <p role="alert" className="text-danger">
              {t.failed}: {word(takes.failure.reason)}
            </p>
          )}
          {takes.state === 'answered' && list.length === 0 && <p className="text-quiet">{t.none}</p>}
          {model !== undefined && (
            <div className="laptop:col-start-2">
              <Wish
                {...{ proposalId, model }}
                pageNumber={page.pageNumber}
                onWritten={(written) => {
                  setWished((before) => [written, ...before]);
                  setAsked(0);
                }}
              />
            </div>
          )}
          {(list.length > 1 || (take !== undefined && take.isRenewal !== true)) && (
            <fieldset className="min-w-0 laptop:col-start-2">
              <legend className="text-small font-semibold">{t.others}</legend>
              <div className="mt-2 flex flex-wrap gap-2">
                {list.map((each, index) => (
                  <button
                    key={keyOf(each, list.length - index)}
                    type="button"
                    aria-pressed={index === at}
                    onClick={() => setAsked(index)}
                    className={classes(
                      'min-h-9 max-w-full rounded-card bg-surface px-3.5 py-1.5 text-left text-small font-semibold touch:min-h-11',
                      index === at
                        ? 'shadow-[inset_0_0_0_2px_var(--primary)]'
                        : 'shadow-[inset_0_0_0_1px_var(--edge)]',
                    )}
                  >
                    <span className="mr-0.5 font-normal text-quiet">{each.of}</span> <Text>{each.words}</Text>
                  </button>
                ))}
              </div>
            </fieldset>
          )}
        </div>
        {take !== undefined && now !== undefined && (
          <OneTake
            key={`${keyOf(take, list.length - at)} ${page.change ?? 0}`}
            {...{ proposalId, language, page, now }}
            next={take.section}
            isRenewal={take.isRenewal === true}
            {...(take.report === undefined ? {} : { report: take.report })}
          />
        )}
      </Main>
    </div>
  );
}

const isPlanners = ({ engine }: StalePage): boolean => engine === 'planner';

/** The next page that is out of date, or the deck where none is. */
async function afterRenewal(proposalId: string): Promise<string> {
  const left = await client.stale(proposalId);
  const next = left.ok ? left.value.pages.find(isPlanners) : undefined;
  return next === undefined ? addresses.proposal(proposalId) : addresses.take(proposalId, next.pageNumber);
}

/** The other pages that are out of date, to be looked at as well. */
function OtherPages({ proposalId, change, here }: { proposalId: string; change: number; here: number }) {
  const t = useCopy(edit).take.renewal;
  const shown = useSlideNumbers();
  const { value } = useAsked(`stale ${proposalId} ${change}`, () => client.stale(proposalId));
  const others = (value?.pages ?? []).filter((each) => isPlanners(each) && each.pageNumber !== here);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t.others} className="mt-3 flex flex-wrap items-center gap-x-1 text-small">
      <span aria-hidden="true" className="mr-2 text-quiet">
        {t.others}
      </span>
      {others.map(({ pageNumber }) => {
        const [number] = shown([pageNumber]);
        return (
          <Link
            key={pageNumber}
            to={addresses.take(proposalId, pageNumber)}
            replace
            aria-label={t.page(number)}
            className="figures inline-grid size-8 place-items-center rounded-card font-semibold text-primary hover:bg-sunk touch:size-11"
          >
            {number ?? '–'}
          </Link>
        );
      })}
    </nav>
  );
}

/** Another way in which the page may be written. */
interface Shown {
  /** What it is made by. */
  of: string;
  words: string;
  section: Section;
  /** Of one that a model wrote. */
  report?: AuditReport;
  /** The page is out of date: this is how it is written now. */
  isRenewal?: boolean;
}
/** @param place from the end: new ones come first */
const keyOf = ({ of, words }: Shown, place: number): string => `${of} ${words} ${place}`;

/** The person's own model, where one is set up and the page is one that it writes. */
const useOwnModel = (pageNumber: number): string | undefined => {
  const { value } = useAsked('settings', () => client.settings());
  const model = value?.settings.model?.model ?? '';
  return model === '' || pageNumber > PAGE_COUNT ? undefined : model;
};

interface OneTakeProps {
  proposalId: string;
  language: 'en' | 'th';
  page: PageRecord;
  now: Section;
  next: Section;
  isRenewal: boolean;
  report?: AuditReport;
}

/** Which parts are taken, until they are stored. */
function OneTake({ proposalId, language, page, now, next, isRenewal, report }: OneTakeProps) {
  const t = useCopy(edit).take;
  const navigate = useNavigate();
  const [parts] = useState(() => partsThatDiffer(now, next));
  const [kept, setKept] = useState<ReadonlySet<Part>>(new Set());
  const [busy, setBusy] = useState(false);
  const bar = useBar('bottom');
  const choose = (part: Part, isTaken: boolean): void =>
    setKept((before) => new Set(isTaken ? [...before].filter((each) => each !== part) : [...before, part]));
  const taken = parts.filter((part) => !kept.has(part));
  const store = async (chosen: readonly Part[]): Promise<void> => {
    setBusy(true);
    const pathsOf = (some: readonly Part[]): string[] => some.flatMap((part) => [...part.paths]);
    const { pageNumber, change = 0 } = page;
    const answer = isRenewal
      ? await client.renew(proposalId, pageNumber, pathsOf(parts.filter((part) => !chosen.includes(part))))
      : await client.take(proposalId, pageNumber, next, pathsOf(chosen), change);
    setBusy(false);
    if (!answer.ok) {
      showFailure(t.notTaken, answer.failure);
      return;
    }
    showToast({ tone: 'done', title: isRenewal ? t.renewal.done : t.taken(chosen.length) });
    navigate(isRenewal ? await afterRenewal(proposalId) : addresses.edit(proposalId, pageNumber), {
      replace: true,
    });
  };
  return (
    <>
      {report && <HeldAgainst report={report} />}
      <Compared {...{ proposalId, page, next, parts, kept, isRenewal }} onChoose={choose} />
      <PartList {...{ parts, kept, language }} onChoose={choose} />
      <div
        ref={bar}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <div className="page-grid flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2 laptop:min-h-19">
          <Link
            to={addresses.edit(proposalId, page.pageNumber)}
            className={classes(buttonClasses('quiet'), '-ml-4 max-tablet:flex-1')}
          >
            {t.keep}
          </Link>
          <output className="flex-1 text-small text-quiet max-tablet:hidden">
            {t.count(taken.length, kept.size)}
          </output>
          <Button disabled={busy} className="max-tablet:flex-1" onClick={() => void store(parts)}>
            {t.whole}
          </Button>
          <Button
            variant="primary"
            disabled={busy || taken.length === 0}
            className="max-tablet:w-full"
            onClick={() => void store(taken)}
          >
            {t.use(taken.length)}
          </Button>
        </div>
      </div>
    </>
  );
}
