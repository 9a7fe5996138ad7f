/** What is being typed on a page, what is on its way to the store, and what was refused. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Edit } from '../../shared/domain/editing/change.ts';
import { readField } from '../../shared/domain/editing/path.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import type { Section } from '../../shared/domain/section.ts';
import { client } from '../../worker-client/index.ts';
import type { Place } from './places.ts';

export type Target = Pick<Place, 'key' | 'path' | 'also' | 'said'>;
export interface Typing extends Target {
  pageNumber: number;
  /** The words as they stood. */
  before: string;
  /** Those that typing began with: they differ where words were refused before. */
  first: string;
  words: string;
}
/** Words that were not taken: kept, to be gone on with. */
export interface Refusal extends Typing {
  reason: Reason;
}

export interface Editing {
  typing: Typing | undefined;
  refusals: readonly Refusal[];
  /** Of the page, not stored yet. */
  unsaved: readonly Edit[];
  isSaving: boolean;
  /** When the last of this tab's changes was stored, ms; undefined before. */
  savedAt: number | undefined;
  /** Path of the text that was stored last. */
  stored: string | undefined;
  /** What a text says, with the words that are on their way. */
  wordsAt: (text: Pick<Target, 'path' | 'said'>) => string;
  begin: (target: Target) => void;
  type: (words: string) => void;
  /** Ends typing and keeps the words; false where they were not taken. */
  keep: () => Promise<boolean>;
  giveUp: () => void;
  /** Stores edits of the page that are no typing. Answers the number of the change, and why it could not be made. */
  change: (edits: readonly Edit[]) => Promise<Stored>;
  /** The same for taking the engine's words, or keeping one's own. */
  store: (edits: readonly Edit[]) => Promise<void>;
}

interface Stored {
  change: number;
  reason?: Reason | undefined;
}

/** The page that is shown, as it was read last. */
export interface EditedPage {
  proposalId: string;
  pageNumber: number;
  section: Section | undefined;
  /** The last change of the proposal that it shows. */
  seen: number;
}

/** Another tab has taken the place away. */
const displacedReason = ([first]: readonly Edit[]): Reason | undefined =>
  first === undefined ? undefined : { code: 'edit-no-place', path: first.path };

const editsOf = ({ path, also, words }: Typing): Edit[] =>
  [path, ...also].map((field) => ({ path: field, value: words }));

export function useEditing(page: EditedPage): Editing {
  const { pageNumber, section, seen } = page;
  const [typing, set, current] = useTyping();
  const [pending, setPending] = useState<readonly Typing[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** Stored by this tab, perhaps not read again yet. */
  const [fresh, setFresh] = useState<readonly (Typing & { change: number })[]>([]);
  const [stored, setStored] = useState<string>();
  const { store, isSaving, savedAt } = useStore(page);

  const withoutRefusal = (key: string | undefined): void =>
    setRefusals((before) => before.filter((each) => each.key !== key));

  const save = async (typed: Typing): Promise<boolean> => {
    setPending((before) => [...before, typed]);
    const { reason, change } = await store(typed.pageNumber, editsOf(typed));
    setPending((before) => before.filter((each) => each !== typed));
    if (reason === undefined) {
      setFresh((before) => [...before, { ...typed, change }]);
      setStored(typed.path);
      return true;
    }
    setRefusals((before) => [...before, { ...typed, reason }]);
    // Whoever types elsewhere by now is left in peace: the words wait under the slide.
    if (current() === undefined) set({ ...typed, first: typed.words });
    return false;
  };

  const keep = async (): Promise<boolean> => {
    const typed = current();
    set(undefined);
    if (typed === undefined) return true;
    withoutRefusal(typed.key);
    return typed.words === typed.before || save(typed);
  };

  const wordsAt = ({ path, said }: Pick<Target, 'path' | 'said'>): string => {
    const own = [...fresh.filter(({ change }) => change > seen), ...pending].findLast(
      (each) => each.pageNumber === pageNumber && [each.path, ...each.also].includes(path),
    );
    const stands = section === undefined ? undefined : readField(section, path);
    return own?.words ?? (typeof stands === 'string' ? stands : path.startsWith('words.') ? said : '');
  };

  const begin = ({ key, path, also, said }: Target): void => {
    if (current()?.key === key) return;
    void keep();
    const before = wordsAt({ path, said });
    const first = refusals.find((each) => each.key === key)?.words ?? before;
    set({ pageNumber, key, path, also, said, before, first, words: first });
  };

  const type = (words: string): void => {
    const typed = current();
    if (typed !== undefined) set({ ...typed, words });
  };

  const giveUp = (): void => {
    withoutRefusal(current()?.key);
    set(undefined);
  };

  useKeptOnLeaving(keep);

  const isHere = (each: Typing): boolean => each.pageNumber === pageNumber;
  const here = typing !== undefined && isHere(typing) ? typing : undefined;
  const unsaved = [...pending.filter(isHere), ...(here === undefined ? [] : [here])].filter(
    ({ before, words }) => before !== words,
  );
  return {
    typing: here,
    refusals: refusals.filter(isHere),
    unsaved: unsaved.flatMap(editsOf),
    isSaving,
    savedAt,
    stored,
    wordsAt,
    begin,
    type,
    keep,
    giveUp,
    change: (edits) => store(pageNumber, edits),
    store: async (edits) => {
      const { reason } = await store(pageNumber, edits);
      if (reason === undefined) setStored(edits[0]?.path);
    },
  };
}

/** What is typed, drawn and at once: events come faster than drawings. */
function useTyping() {
  const [typing, setTyping] = useState<Typing>();
  const newest = useRef<Typing>(undefined);
  const set = useCallback((next: Typing | undefined): void => {
    newest.current = next;
    setTyping(next);
  }, []);
  const current = useCallback(() => newest.current, []);
  return [typing, set, current] as const;
}

/** Stores edits of a page. What `store` answers: the change, and why it could not be made. */
function useStore({ proposalId, seen }: EditedPage) {
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<number>();
  /** The last of this tab's own changes: it has seen them before the page is read again. */
  const made = useRef(0);
  const store = async (pageNumber: number, edits: readonly Edit[]): Promise<Stored> => {
    setWaiting((before) => before + 1);
    const answer = await client.edit(proposalId, pageNumber, edits, Math.max(seen, made.current));
    setWaiting((before) => before - 1);
    if (!answer.ok) return { change: 0, reason: answer.failure.reason };
    const { change, displaced } = answer.value;
    made.current = Math.max(made.current, change);
    const reason = displacedReason(displaced);
    if (reason === undefined) setSavedAt(Date.now());
    return { change, reason };
  };
  return { store, isSaving: waiting > 0, savedAt };
}

/** What is typed is kept when the page is left, hidden or closed, and nobody has said so. */
function useKeptOnLeaving(keep: () => Promise<boolean>): void {
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') void leave();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onHide);
      void leave();
    };
  }, []);
}
