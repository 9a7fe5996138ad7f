/** What the editing view of a page shows and does. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import type { BarProps } from './Bar.tsx';
import { editsOf } from './edited.ts';
import { languageOf } from '../../screen-kit/field-names.ts';
import type { Place } from './places.ts';
import { isListCommand, type TypingCommand } from './typing-keys.ts';
import { useEditing, type Editing } from './use-editing.ts';
import { useFigures } from './use-figures.ts';
import type { JournalControls } from '../../screen-kit/use-journal.ts';
import { useLists, useSought, type Sought } from './use-lists.ts';
import { usePageScene } from './use-page-scene.ts';
import { usePlaces } from './use-places.ts';
import { useUnused } from './use-unused.ts';
import { useStable } from './use-stable.ts';
import type { WordsProps } from './WordsInPlace.tsx';

export interface EditorInput {
  view: ProposalView;
  deck: Scene;
  /** The page that the address names, and which of its slides. */
  page: PageRecord;
  part: number;
  journal: JournalControls;
}

/** Lines from which on a headline is hard to read from afar. */
const MANY_LINES = 3;
/** Names the reason why words were not taken. */
export const REASON_ID = 'edit-reason';

/** @param root holds the texts: the focus comes back to the one that was typed */
export function useEditor({ view, deck, page, part, journal }: EditorInput, root: RefObject<Element | null>) {
  const { proposalId } = view.proposal;
  const { pageNumber, sectionData } = page;
  const seen = view.proposal.journal?.last ?? 0;
  const editing = useEditing({ proposalId, pageNumber, section: sectionData, seen });
  const { typing } = editing;
  const [sought, setSought] = useState<Sought>();
  const figures = useFigures({ editing, section: sectionData, written: page.written, seen });
  const unsaved = [...editing.unsaved, ...figures.unsaved];
  const drawn = usePageScene(proposalId, pageNumber, unsaved, sought?.change ?? 0);
  const scene = drawn.scene ?? deck;
  const shown = usePlaces(scene, pageNumber, part, typing?.key);
  const [focused, setFocused] = useState<Place>();
  const comeBack = useFocusBack(root, typing?.key);
  /** Where the words of an item just added are typed for the first time. */
  const [added, setAdded] = useState<string>();
  const isNew = added !== undefined && added === typing?.key;
  /** The text that was found: it is written over as a whole. */
  const [sole, setSole] = useState<string>();
  const begin = (place: Place): void => {
    setAdded(undefined);
    setSole(undefined);
    setFocused(place);
    editing.begin(place);
  };
  const beginWhole = (place: Place): void => {
    begin(place);
    setSole(place.key);
  };
  const current = shown.typed ?? shown.places.find(({ key }) => key === focused?.key);
  const lists = useLists({
    editing,
    section: sectionData,
    language: scene.language,
    places: shown.all,
    current,
    isSeeking: sought !== undefined,
    onDone: setSought,
    onEnd: () => comeBack(typing?.key),
  });
  const unused = useUnused({
    proposalId,
    editing,
    section: sectionData,
    places: shown.all,
    current,
    onDone: setSought,
  });
  const go = useStable((place: Place | undefined, isAdded: boolean): void => {
    setSought(undefined);
    if (place === undefined) return;
    if (isAdded) begin(place);
    else focusOn(root, place.key);
    setAdded(isAdded ? place.key : undefined);
  });
  useSought(sought, { change: Math.min(seen, drawn.after), places: shown.all }, go);
  const command = useStable((asked: TypingCommand): boolean => {
    if (asked === 'next' || asked === 'previous') {
      const next = shown.places[shown.index + (asked === 'next' ? 1 : -1)];
      if (next === undefined) void editing.keep();
      else begin(next);
      return next !== undefined;
    }
    if (isListCommand(asked)) return lists.run(asked);
    // An item that nobody has written goes as it came.
    if (asked === 'give-up' && isNew && !isTouched(editing)) return lists.run('remove');
    comeBack(typing?.key);
    if (asked === 'keep') void editing.keep();
    else editing.giveUp();
    if (asked === 'undo' && journal.canUndo) journal.run('undo');
    if (asked === 'redo' && journal.canRedo) journal.run('redo');
    return true;
  });
  const refusal = editing.refusals.find(({ key }) => key === typing?.key);
  const words = useTyped(editing, {
    isNew,
    isWhole: sole !== undefined && sole === typing?.key,
    language: scene.language,
    isRefused: refusal !== undefined,
    command,
  });
  const fields = useMemo(() => editsOf(page), [page]);
  return {
    ...shown,
    editing,
    figures,
    unused,
    drawn,
    scene,
    words,
    command,
    begin,
    beginWhole,
    refusal,
    current,
    lists,
    fields,
    setFocused,
  };
}

/** How the words are typed; undefined where none are. */
function useTyped(
  { typing, type, keep }: Editing,
  at: {
    isNew: boolean;
    isWhole: boolean;
    language: 'en' | 'th';
    isRefused: boolean;
    command: (asked: TypingCommand) => boolean;
  },
): Omit<WordsProps, 'name'> | undefined {
  const onType = useStable(type);
  const onLeave = useStable(() => void keep());
  return (
    typing && {
      words: typing.first,
      isNew: at.isNew,
      isWhole: at.isWhole,
      lang: languageOf(typing.words, at.language),
      invalidBy: at.isRefused ? REASON_ID : undefined,
      onType,
      onCommand: at.command,
      onLeave,
    }
  );
}

export type EditorModel = ReturnType<typeof useEditor>;

/** On a phone the texts are listed under the slide, and the slide stays in sight. */
function focusOn(root: RefObject<Element | null>, key: string): void {
  const text = root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`);
  text?.focus({ preventScroll: text.closest('.edit-texts') !== null });
}

/** When typing has ended by a key, the focus goes back to the text: told beforehand, with its key. */
function useFocusBack(root: RefObject<Element | null>, typing: string | undefined) {
  const returnTo = useRef<string>(undefined);
  useEffect(() => {
    const key = returnTo.current;
    if (typing !== undefined || key === undefined) return;
    returnTo.current = undefined;
    focusOn(root, key);
  }, [root, typing]);
  return useCallback((key: string | undefined): void => {
    returnTo.current = key;
  }, []);
}

/** The bar's buttons for the text that is current. */
export function useBar(
  { editing, current, fields, typed, lists }: EditorModel,
  journal: JournalControls,
  onSeeNew: (path: string) => void,
): BarProps {
  const t = useCopy(edit);
  const isDirty = isTouched(editing);
  const field = current && fields.find(({ path, kind }) => path === current.path && kind === 'changed');
  const isNewer = field?.isNewer === true;
  const take = async (command: 'undo' | 'redo'): Promise<void> => {
    // What is being typed is the newest change; words that were not taken stay to be gone on with.
    if (await editing.keep()) journal.run(command);
  };
  const putBack = (place: Place): void => {
    editing.giveUp();
    void editing.store([place.path, ...place.also].map((path) => ({ path, revert: true })));
  };
  const lines = typed?.isHeadline === true ? typed.setting.lines : 0;
  return {
    canUndo: journal.canUndo || isDirty,
    canRedo: journal.canRedo,
    onUndo: () => void take('undo'),
    onRedo: () => void take('redo'),
    lists,
    onSeeNew: isNewer ? () => onSeeNew(field.path) : undefined,
    onPutBack:
      current === undefined || field === undefined || isNewer || isDirty ? undefined : () => putBack(current),
    remark: lines >= MANY_LINES ? t.tooManyLines(lines) : undefined,
  };
}

const isTouched = ({ typing }: Editing): boolean => typing !== undefined && typing.words !== typing.before;
