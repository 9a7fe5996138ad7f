/** Adding, removing and moving the item of a list that the current text belongs to. */
import { useEffect, useRef, useState } from 'react';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import type { Edit } from '../../shared/domain/editing/change.ts';
import { listPlaceOf, newItems, type ListPlace } from '../../shared/domain/editing/lists.ts';
import { joined, readField } from '../../shared/domain/editing/path.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import type { Section } from '../../shared/domain/section.ts';
import { listBeside } from './list-items.ts';
import type { Place } from './places.ts';
import type { ListCommand } from './typing-keys.ts';
import type { Editing } from './use-editing.ts';

export interface ListControls {
  /** What can be done with the current text's item: empty where it is in no list. */
  offered: ReadonlyMap<ListCommand, /** It can be done now. */ boolean>;
  /** False where the text is in no list. */
  run: (command: ListCommand) => boolean;
  /** Takes the item of a text to another number of its list, or of another one. */
  moveTo: (place: Place, to: number, list: string) => void;
  /** What was done last, to be said. */
  said: string;
}

/** A text to go to, once a layout shows the change. */
export interface Sought {
  change: number;
  path: string;
  /** Its words are to be written. */
  isNew: boolean;
}

export interface ListsInput {
  editing: Editing;
  section: Section | undefined;
  language: 'en' | 'th';
  /** On all slides of the page. */
  places: readonly Place[];
  current: Place | undefined;
  /** One change is made at a time: until its text is found, the numbers of the items are not known. */
  isSeeking: boolean;
  onDone: (sought: Sought) => void;
  /** Before the words that are typed are put away. */
  onEnd: () => void;
}

export function useLists(input: ListsInput): ListControls {
  const { editing, section, current, places } = input;
  const t = useCopy(edit);
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  const at = current && section && listPlaceOf(section, current.path);
  const beside = (step: -1 | 1) =>
    at && section && (at.index + step < 0 || at.index + step >= at.count)
      ? listBeside(section, places, at, step)
      : undefined;
  const offered = offeredAt(at, beside);

  const arrange = async (
    command: ListCommand,
    item: Section,
    place: Place,
    from: ListPlace,
  ): Promise<void> => {
    input.onEnd();
    if (command === 'remove') editing.giveUp();
    else if (!(await editing.keep())) return;
    const drawn = new Set(places.map(({ path }) => path));
    const tries =
      command === 'add'
        ? newItems(item, from, t.newWords[input.language], drawn).map((insert): Edit[] => [
            { path: from.list, insert, at: from.index + 1 },
          ])
        : [editsFor(command, item, place, from)];
    let reason: Reason | undefined;
    for (const edits of tries) {
      const answer = await editing.change(edits);
      reason = answer.reason;
      if (reason === undefined) {
        const to = landing(command, from);
        setSaid(t.arranged[command](named(from, t.headline), to + 1, from.count));
        const path = joined(from.list, to, from.rest);
        input.onDone({ change: answer.change, path, isNew: command === 'add' });
      }
      if (reason?.code !== 'edit-misfit') break;
    }
    if (reason === undefined) return;
    const why: Reason = reason.code === 'edit-misfit' ? { code: 'edit-list-fixed', path: from.list } : reason;
    showFailure(t.notArranged(named(from, t.headline)), { kind: 'invalid', reason: why, retryable: false });
  };

  const moved = async (item: Section, place: Place, from: ListPlace, to: Goal): Promise<void> => {
    input.onEnd();
    if (!(await editing.keep())) return;
    const { change, reason } = await editing.change(movingEdits(item, place, from, to));
    if (reason !== undefined) {
      showFailure(t.notArranged(named(from, t.headline)), { kind: 'invalid', reason, retryable: false });
      return;
    }
    const name = named(from, t.headline);
    setSaid(
      to.list === from.list
        ? t.moved(name, to.to + 1, from.count)
        : t.movedOver(name, nameOf(joined(to.list, to.to), false, t.headline)),
    );
    input.onDone({ change, path: joined(to.list, to.to, from.rest), isNew: false });
  };
  const moveTo: ListControls['moveTo'] = (place, to, list) => {
    const from = section && listPlaceOf(section, place.path);
    if (from === undefined || section === undefined || isBusy.current || input.isSeeking) return;
    isBusy.current = true;
    void moved(section, place, from, { list, to }).finally(() => {
      isBusy.current = false;
    });
  };

  const run = (command: ListCommand): boolean => {
    if (at === undefined || section === undefined || current === undefined) return false;
    if (isBusy.current || input.isSeeking || offered.get(command) !== true) return true;
    isBusy.current = true;
    const over = command === 'up' ? beside(-1) : command === 'down' ? beside(1) : undefined;
    const done = over ? moved(section, current, at, over) : arrange(command, section, current, at);
    void done.finally(() => {
      isBusy.current = false;
    });
    return true;
  };
  return { offered, run, moveTo, said };
}

const named = ({ list, index }: ListPlace, headline: string): string =>
  nameOf(joined(list, index), false, headline);

/** Number of the item that is gone to. */
function landing(command: ListCommand, { index, count }: ListPlace): number {
  if (command === 'remove') return Math.min(index, count - 2);
  return command === 'up' ? index - 1 : index + 1;
}

function offeredAt(
  at: ListPlace | undefined,
  beside: (step: -1 | 1) => Goal | undefined,
): ReadonlyMap<ListCommand, boolean> {
  if (at === undefined) return new Map();
  return new Map([
    ['add', true],
    ['up', at.index > 0 || beside(-1) !== undefined],
    ['down', at.index < at.count - 1 || beside(1) !== undefined],
    // A list without items has no text to add one after.
    ['remove', at.count > 1],
  ]);
}

/** Where an item goes: before the item with this number, counted without it. */
interface Goal {
  list: string;
  to: number;
}

/** In another list it is the person's own, and one change takes it there. */
function movingEdits(section: Section, place: Place, from: ListPlace, { list, to }: Goal): Edit[] {
  if (list === from.list) return [{ path: list, move: from.index, to }];
  const insert = readField(section, joined(from.list, from.index));
  return [...editsFor('remove', section, place, from), { path: list, insert, at: to }];
}

function editsFor(
  command: Exclude<ListCommand, 'add'>,
  section: Section,
  place: Place,
  { list, index, rest }: ListPlace,
): Edit[] {
  if (command !== 'remove')
    return [{ path: list, move: index, to: command === 'up' ? index - 1 : index + 1 }];
  // Said once and held twice, a text that is an item goes from both; of an item with more in it, one part says little.
  const twins = (rest === '' ? place.also : []).flatMap((path) => {
    const twin = listPlaceOf(section, path);
    return twin === undefined || twin.rest !== '' || twin.list === list ? [] : [twin];
  });
  const once = twins.filter((twin, at) => twins.findIndex((each) => each.list === twin.list) === at);
  return [{ path: list, remove: index }, ...once.map((twin) => ({ path: twin.list, remove: twin.index }))];
}

/** Goes to the text of a change once both the page and its layout show it. */
export function useSought(
  sought: Sought | undefined,
  shown: { change: number; places: readonly Place[] },
  go: (place: Place | undefined, isNew: boolean) => void,
): void {
  const { change, places } = shown;
  useEffect(() => {
    if (sought === undefined || change < sought.change) return;
    const { path, isNew } = sought;
    const item = /^.*\.\d+(?=\.|$)/u.exec(path)?.[0] ?? path;
    go(
      places.find((place) => place.path === path) ??
        places.find((place) => place.path.startsWith(`${item}.`)),
      isNew,
    );
  }, [sought, change, places, go]);
}
