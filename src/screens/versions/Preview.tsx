import { Info } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { Select } from '../../components/Select.tsx';
import { SlideFrame } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { clockTime } from '../../screen-kit/dates.ts';
import { showFailure, useWorded } from '../../screen-kit/failures.ts';
import { nameOf as fieldName } from '../../screen-kit/field-names.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { useProposalChange } from '../../screen-kit/use-proposal.ts';
import type { VersionEntry } from '../../shared/contract/editing.ts';
import { ok } from '../../shared/domain/failure.ts';
import { PAGES } from '../../shared/domain/pages.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import { client } from '../../worker-client/index.ts';
import { differencesOf } from './differences.ts';
import { nameOf } from './VersionList.tsx';

export interface PreviewProps {
  proposalId: string;
  entry: VersionEntry;
  /** Number of the version before it; undefined of the first. */
  before: number | undefined;
  isNewest: boolean;
  /** The page that the person came from. */
  asked: number;
  onRestored: () => void;
}

type Side = 'then' | 'before' | 'now';

/** A change, and the page that it changed: as it was then, before that, and now; and the way back to it. */
export function Preview(props: PreviewProps) {
  const t = useCopy(edit).history;
  const { entry } = props;
  if (entry.pages.length > 0) return <PagePreview {...props} />;
  return (
    <section aria-label={headingOf(entry, t)} className="min-w-0">
      <h2 className="font-heading text-section font-semibold">
        <Text>{headingOf(entry, t)}</Text>
      </h2>
      <p className="mt-1 text-small text-quiet">{t.what[entry.reason]([])}</p>
      <p className="mt-4">{t.noPages}</p>
    </section>
  );
}

const headingOf = (entry: VersionEntry, t: (typeof edit)['en']['history']): string =>
  `${clockTime(entry.at)}, ${nameOf(entry, t)}`;

function PagePreview({ proposalId, entry, before, isNewest, asked, onRestored }: PreviewProps) {
  const t = useCopy(edit).history;
  const shown = useSlideNumbers();
  const { pages } = entry;
  const titleOf = (each: number): string =>
    `${shown([each])[0] ?? '–'}  ${PAGES[each - 1]?.title ?? ''}`.trim();
  const [page, setPage] = useState(pages.includes(asked) ? asked : (pages[0] ?? 1));
  const [side, setSide] = useState<Side>('then');
  const [busy, setBusy] = useState(false);
  const restore = async (of: readonly number[]): Promise<void> => {
    setBusy(true);
    const answer = await client.restoreVersion(proposalId, entry.number, of);
    setBusy(false);
    if (!answer.ok) {
      showFailure(t.notRestored, answer.failure);
      return;
    }
    const { pages: changed } = answer.value;
    showToast({ tone: 'done', title: changed.length === 0 ? t.same : t.restored(shown(changed)) });
    onRestored();
  };
  const heading = headingOf(entry, t);
  return (
    <section aria-label={heading} className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="font-heading text-section font-semibold">
            <Text>{heading}</Text>
          </h2>
          <p className="mt-1 text-small text-quiet">{t.what[entry.reason](shown(pages))}</p>
        </div>
        {!isNewest && (
          <div className="flex flex-wrap gap-2">
            {pages.length > 1 && (
              <Button variant="quiet" disabled={busy} onClick={() => void restore([page])}>
                {t.restoreOnly(shown([page])[0])}
              </Button>
            )}
            <Button variant="primary" disabled={busy} onClick={() => void restore(pages)}>
              {t.restore(shown(pages))}
            </Button>
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {pages.length > 1 ? (
          <Select
            aria-label={t.pageOf}
            className="w-auto! min-w-48"
            value={String(page)}
            onChange={(value) => setPage(Number(value))}
            options={pages.map((each) => ({ value: String(each), label: titleOf(each) }))}
          />
        ) : (
          <p className="text-small font-semibold">{titleOf(page)}</p>
        )}
        {!isNewest && (
          <Sides side={side} hasBefore={before !== undefined} onSide={setSide} time={clockTime(entry.at)} />
        )}
      </div>
      <Slides proposalId={proposalId} page={page} version={versionOf(side, entry.number, before)} />
      {before !== undefined && (
        <Differences proposalId={proposalId} page={page} version={entry.number} before={before} />
      )}
      <p className="mt-5 flex items-center gap-2 text-small text-quiet">
        <Icon of={Info} />
        {isNewest ? t.same : t.safe}
      </p>
    </section>
  );
}

/** Undefined: as it is now. */
const versionOf = (side: Side, then: number, before: number | undefined): number | undefined =>
  side === 'now' ? undefined : side === 'before' ? before : then;

function Slides({
  proposalId,
  page,
  version,
}: {
  proposalId: string;
  page: number;
  version: number | undefined;
}) {
  const t = useCopy(edit).history;
  const word = useWorded();
  const change = useProposalChange(proposalId);
  const scene = useAsked(`version ${proposalId} ${page} ${version ?? 'now'} ${change}`, () =>
    client.scene(proposalId, { pages: [page], ...(version === undefined ? {} : { version }) }),
  );
  const slides = scene.value?.slides.filter(({ pageNumber }) => pageNumber === page) ?? [];
  return (
    <div className="mt-4 flex flex-col gap-3">
      {slides.map((slide) => (
        <SlideFrame key={slide.id} state="written">
          {scene.value && (
            <SlideView
              slide={slide}
              theme={scene.value.theme}
              language={scene.value.language}
              headingLevel={3}
            />
          )}
        </SlideFrame>
      ))}
      {slides.length === 0 && (
        <SlideFrame state="later">
          {scene.state === 'failed'
            ? word(scene.failure.reason)
            : scene.state === 'answered'
              ? t.notInDeck
              : ''}
        </SlideFrame>
      )}
    </div>
  );
}

function Sides(props: { side: Side; hasBefore: boolean; onSide: (side: Side) => void; time: string }) {
  const t = useCopy(edit).history;
  const sides: readonly (readonly [Side, string])[] = [
    ['then', props.time],
    ...(props.hasBefore ? ([['before', t.before]] as const) : []),
    ['now', t.now],
  ];
  return (
    <fieldset aria-label={t.compare} className="flex overflow-hidden rounded-input ring-1 ring-edge">
      {sides.map(([side, label]) => (
        <button
          key={side}
          type="button"
          aria-pressed={props.side === side}
          onClick={() => props.onSide(side)}
          className={classes(
            'min-h-9 px-3.5 text-small font-semibold -outline-offset-2 touch:min-h-11',
            props.side === side ? 'bg-primary text-on-primary' : 'bg-surface hover:bg-sunk',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** So many texts are listed. */
const MOST = 8;

function Differences(props: { proposalId: string; page: number; version: number; before: number }) {
  const { proposalId, page, version, before } = props;
  const words = useCopy(edit);
  const t = words.history;
  const asked = useAsked(`differences ${proposalId} ${page} ${before} ${version}`, async () => {
    const [was, is] = await Promise.all([
      client.version(proposalId, before, page),
      client.version(proposalId, version, page),
    ]);
    // A page that was not written yet differs in everything.
    return was.ok && is.ok ? ok(differencesOf(was.value, is.value)) : ok([]);
  });
  const all = asked.value ?? [];
  if (all.length === 0) return null;
  return (
    <section aria-label={t.differs} className="mt-4 border-t border-line">
      <dl>
        {all.slice(0, MOST).map(({ path, before: was, after }) => (
          <div
            key={path}
            className="grid gap-x-4 gap-y-1 py-2.5 text-small tablet:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{fieldName(path, path === 'title', words.headline)}</dt>
            <dd className="text-quiet">
              <span className="sr-only">{t.before}: </span>
              <Text>{was || t.none}</Text>
            </dd>
            <dd>
              <span aria-hidden="true" className="mr-2 text-quiet">
                →
              </span>
              <Text>{after || t.none}</Text>
            </dd>
          </div>
        ))}
      </dl>
      {all.length > MOST && <p className="text-small text-quiet">{t.more(all.length - MOST)}</p>}
    </section>
  );
}
