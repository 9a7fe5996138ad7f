/** What is being typed on a page, what is on its way to the store, and what was refused. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Edit } from '../../shared/domain/editing/change.ts';
import { readField } from '../../shared/domain/editing/path.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import type { Section } from '../../shared/domain/section.ts';
import { client } from '../../worker-client/index.ts';
import type { Place } from './places.ts';

export type Target = Pick<Place, 'key' | 'path' | 'also'>;
export interface Typing extends Target {
  /** The words as they stood. */
  before: string;
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
  /** 'saved' only once it is stored. */
  state: 'none' | 'saving' | 'saved';
  begin: (target: Target) => void;
  type: (words: string) => void;
  /** Ends typing and keeps the words. */
  keep: () => void;
  giveUp: () => void;
  /** Stores edits that are no typing: taking the engine's words, or keeping one's own. */
  store: (edits: readonly Edit[]) => Promise<boolean>;
}

/** Another tab has taken the place away. */
const displacedReason = ([first]: readonly Edit[]): Reason | undefined =>
  first === undefined ? undefined : { code: 'edit-no-place', path: first.path };

const editsOf = ({ path, also, words }: Typing): Edit[] =>
  [path, ...also].map((field) => ({ path: field, value: words }));

export function useEditing(
  proposalId: string,
  pageNumber: number,
  section: Section | undefined,
  seen: number,
): Editing {
  const [typing, setTyping] = useState<Typing>();
  /** The same, at once: events come faster than drawings. */
  const current = useRef<Typing>(undefined);
  const [pending, setPending] = useState<readonly Typing[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [state, setState] = useState<Editing['state']>('none');

  const set = useCallback((next: Typing | undefined): void => {
    current.current = next;
    setTyping(next);
  }, []);

  /** Of this tab's own changes, the last: it has seen them before the page is read again. */
  const made = useRef(0);
  const store = useCallback(
    async (edits: readonly Edit[]): Promise<Reason | undefined> => {
      setState('saving');
      const answer = await client.edit(proposalId, pageNumber, edits, Math.max(seen, made.current));
      const reason = answer.ok ? displacedReason(answer.value.displaced) : answer.failure.reason;
      if (answer.ok) made.current = Math.max(made.current, answer.value.change);
      setState(reason === undefined ? 'saved' : 'none');
      return reason;
    },
    [proposalId, pageNumber, seen],
  );

  const save = useCallback(
    async (typed: Typing): Promise<void> => {
      setPending((before) => [...before, typed]);
      const reason = await store(editsOf(typed));
      setPending((before) => before.filter((each) => each !== typed));
      if (reason === undefined) return;
      setRefusals((before) => [...before.filter(({ key }) => key !== typed.key), { ...typed, reason }]);
      // Whoever types elsewhere by now is left in peace: the words wait under the slide.
      if (current.current === undefined) set(typed);
    },
    [store, set],
  );

  const keep = useCallback((): void => {
    const typed = current.current;
    set(undefined);
    if (typed === undefined) return;
    if (typed.words !== typed.before) {
      setRefusals((before) => before.filter(({ key }) => key !== typed.key));
      void save(typed);
    }
  }, [save, set]);

  const begin = useCallback(
    (target: Target): void => {
      if (current.current?.key === target.key) return;
      keep();
      const refused = refusals.find(({ key }) => key === target.key);
      const stands = section === undefined ? undefined : readField(section, target.path);
      const before = typeof stands === 'string' ? stands : '';
      set({ key: target.key, path: target.path, also: target.also, before, words: refused?.words ?? before });
    },
    [keep, refusals, section, set],
  );

  const type = useCallback(
    (words: string): void => {
      if (current.current !== undefined) set({ ...current.current, words });
    },
    [set],
  );

  const giveUp = useCallback((): void => {
    const given = current.current;
    setRefusals((before) => before.filter(({ key }) => key !== given?.key));
    set(undefined);
  }, [set]);

  useKeptOnLeaving(keep);

  const storeEdits = useCallback(async (edits: readonly Edit[]) => (await store(edits)) === undefined, [store]);
  const unsaved = [...pending, ...(typing === undefined ? [] : [typing])].filter(
    ({ before, words }) => before !== words,
  );
  return { typing, refusals, unsaved: unsaved.flatMap(editsOf), state, begin, type, keep, giveUp, store: storeEdits };
}

/** What is typed is kept when the page is left, hidden or closed, and nobody has said so. */
function useKeptOnLeaving(keep: () => void): void {
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);
}
