/** Words found in the whole deck and in the answers, replaced one by one or all at once. */
import { Replace } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Choice.tsx';
import { Field, TextInput } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, useNavigate } from '../../components/navigation.tsx';
import { SidePanel } from '../../components/SidePanel.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { showFailure, useWorded } from '../../screen-kit/failures.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useProposalChange } from '../../screen-kit/use-proposal.ts';
import type { Replacement } from '../../shared/contract/editing.ts';
import type { Search } from '../../shared/domain/editing/replace.ts';
import { ok } from '../../shared/domain/failure.ts';
import type { SlideScene } from '../../shared/scene/scene.ts';
import { client } from '../../worker-client/index.ts';
import { excerptOf } from './excerpt.ts';

export interface FindReplaceProps {
  proposalId: string;
  /** What is most often found: the client's name, and what it sells. */
  names: readonly string[];
  /** Of the deck: found by their numbers and titles. */
  slides: readonly SlideScene[];
  /** The page that is shown: what is found on it comes before what is found on others. */
  pageNumber: number;
  /** Rises when it is asked for again: its field has the focus then. */
  asked: number;
  /** It covers what it leads to. */
  isAbove: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** So many places are listed; all are replaced. */
const MOST = 200;

export function FindReplace(props: FindReplaceProps) {
  const { proposalId, names, slides, pageNumber: here, asked: times, isAbove, onUndo, onClose } = props;
  const t = useCopy(edit).find;
  const word = useWorded();
  const navigate = useNavigate();
  const [search, setSearch] = useState<Required<Search>>({
    find: '',
    replace: '',
    matchCase: false,
    wholeWords: false,
  });
  const [busy, setBusy] = useState(false);
  const asked = useDeferredValue(search);
  const change = useProposalChange(proposalId);
  const { find, replace, ...options } = asked;
  // Words replaced by themselves would change nothing: they are shown all the same.
  const found = useAsked(`find ${proposalId} ${change} ${JSON.stringify(asked)}`, async () => {
    if (find === '') return ok({ of: find, places: [] });
    const answer = await client.replacements(
      proposalId,
      find,
      replace === find ? `${find}\u2060` : replace,
      options,
    );
    return answer.ok ? ok({ of: find, places: answer.value }) : answer;
  });
  const places = found.value?.places ?? [];
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever it is asked for again
  }, [times]);
  const pages = pagesFound(slides, find);
  const goToFirst = (): void => {
    const [page] = pages;
    const texts = places.filter(({ pageNumber }) => pageNumber > 0);
    const text = texts.find(({ pageNumber }) => pageNumber === here) ?? texts[0];
    const isNumber = /^\d{1,3}$/u.test(find.trim());
    const to =
      page !== undefined && (isNumber || text === undefined)
        ? addresses.edit(proposalId, page.pageNumber)
        : text && addresses.edit(proposalId, text.pageNumber, 1, text.path);
    if (to === undefined) return;
    onClose();
    navigate(to, { replace: true });
  };
  // Enter may come before what it goes to is found.
  const isGoing = useRef(false);
  const isFound = found.value?.of === search.find;
  const goOn = useEffectEvent(goToFirst);
  useEffect(() => {
    if (!isFound || !isGoing.current) return;
    isGoing.current = false;
    goOn();
  }, [isFound]);
  const run = async (chosen?: Replacement): Promise<void> => {
    setBusy(true);
    const count = chosen === undefined ? places.length : 1;
    const answer = await client.replace(proposalId, find, replace, options, chosen && [chosen]);
    setBusy(false);
    if (!answer.ok) showFailure(t.notReplaced, answer.failure);
    else
      showToast({
        tone: 'done',
        title: t.replaced(count),
        key: 'replaced',
        action: { label: t.undo, run: onUndo },
      });
  };
  const set = (more: Partial<Search>): void => setSearch((before) => ({ ...before, ...more }));
  const can = find !== '' && find !== replace && places.length > 0 && !busy;
  return (
    <SidePanel
      title={t.title}
      description={t.description}
      onClose={onClose}
      closeLabel={t.close}
      initialFocus={input}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (can) void run();
        }}
      >
        <Field
          label={t.find}
          hint={find !== '' && (places.length > 0 || pages.length > 0) ? t.findHint : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              enterKeyHint="search"
              value={search.find}
              onChange={(event) => set({ find: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (isFound) goToFirst();
                else isGoing.current = true;
              }}
            />
          )}
        </Field>
        {search.find === '' && (
          <div className="-mt-2 flex flex-wrap gap-2">
            {names.map((name) => (
              <Button key={name} size="compact" className="max-w-full" onClick={() => set({ find: name })}>
                <Text>{name}</Text>
              </Button>
            ))}
          </div>
        )}
        <Field label={t.replace}>
          {(control) => (
            <TextInput
              {...control}
              value={search.replace}
              onChange={(event) => set({ replace: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            label={t.matchCase}
            checked={search.matchCase}
            onChange={(event) => set({ matchCase: event.target.checked })}
          />
          <Checkbox
            label={t.wholeWords}
            checked={search.wholeWords}
            onChange={(event) => set({ wholeWords: event.target.checked })}
          />
        </div>
        <div className="flex items-center justify-between gap-4">
          <output className="text-small text-quiet">
            {find === ''
              ? ''
              : find === replace
                ? t.same
                : found.state === 'failed'
                  ? word(found.failure.reason)
                  : t.count(places.length)}
          </output>
          <Button type="submit" variant="primary" disabled={!can}>
            {t.replaceAll(places.length)}
          </Button>
        </div>
      </form>
      <ul className="mt-4 border-t border-line">
        {pages.map(({ id, pageNumber, number, pageTitle }) => (
          <li key={id} className="border-b border-line py-2 text-small">
            <Link
              to={addresses.edit(proposalId, pageNumber)}
              replace
              className="text-link inline-flex items-center touch:min-h-11"
              onClick={isAbove ? onClose : undefined}
            >
              <Text>{t.goTo(number ?? pageNumber, pageTitle)}</Text>
            </Link>
          </li>
        ))}
        {places.slice(0, MOST).map((place) => (
          <Place
            key={`${place.pageNumber} ${place.path}`}
            {...{ proposalId, place }}
            search={asked}
            onReplace={can ? () => void run(place) : undefined}
            onGo={isAbove ? onClose : undefined}
          />
        ))}
      </ul>
      {places.length > MOST && <p className="py-3 text-small text-quiet">{t.more(places.length - MOST)}</p>}
    </SidePanel>
  );
}

/** So many pages are listed over the texts. */
const MOST_PAGES = 3;

/** Pages that are called so, or have this number. */
function pagesFound(slides: readonly SlideScene[], find: string): SlideScene[] {
  const words = find.trim().toLocaleLowerCase();
  if (words === '') return [];
  return slides
    .filter(
      ({ part, pageNumber, number = pageNumber, pageTitle }) =>
        part === 1 && (String(number) === words || pageTitle.toLocaleLowerCase().includes(words)),
    )
    .slice(0, MOST_PAGES);
}

function Place(props: {
  proposalId: string;
  place: Replacement;
  search: Search;
  onReplace: (() => void) | undefined;
  onGo: (() => void) | undefined;
}) {
  const { proposalId, place, search, onReplace, onGo } = props;
  const words = useCopy(edit);
  const t = words.find;
  const name = nameOf(place.path, place.pageNumber > 0 && place.path === 'title', words.headline);
  const where = place.pageNumber === 0 ? t.inAnswers(name) : words.field(name, place.pageNumber);
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 text-small">
      <div className="min-w-0 flex-1">
        <p className="text-dense text-quiet">
          {place.pageNumber === 0 ? (
            where
          ) : (
            <Link
              to={addresses.edit(proposalId, place.pageNumber, 1, place.path)}
              replace
              className="text-link inline-flex items-center touch:min-h-11"
              onClick={onGo}
            >
              {where}
            </Link>
          )}
        </p>
        <p className="mt-0.5 wrap-anywhere">
          {excerptOf(place.before, search).map(({ text, start, isFound }) =>
            isFound ? (
              <mark key={start} className="rounded-badge bg-accent-soft text-accent-ink">
                {text}
              </mark>
            ) : (
              <Text key={start}>{text}</Text>
            ),
          )}
        </p>
      </div>
      <button
        type="button"
        aria-label={t.replaceOne(where)}
        disabled={onReplace === undefined}
        onClick={onReplace}
        className="inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center rounded-input hover:bg-sunk disabled:text-quiet/60 touch:min-h-11 touch:min-w-11"
      >
        <Icon of={Replace} size={16} />
      </button>
    </li>
  );
}
