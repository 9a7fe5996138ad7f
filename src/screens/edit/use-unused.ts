/** Answers that no page says: one tap puts one into a list of the page. */
import { useEffect, useRef, useState } from 'react';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { useProposalChange } from '../../screen-kit/use-proposal.ts';
import type { UnusedAnswer } from '../../shared/contract/editing.ts';
import { listPlaceOf, newItems, type ListPlace } from '../../shared/domain/editing/lists.ts';
import { joined, type Value } from '../../shared/domain/editing/path.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import type { Section } from '../../shared/domain/section.ts';
import { client } from '../../worker-client/index.ts';
import type { Place } from './places.ts';
import type { Editing } from './use-editing.ts';
import type { Sought } from './use-lists.ts';

export interface Unused {
  answers: readonly UnusedAnswer[];
  /** Undefined where no list of the page could take one. */
  put: ((answer: UnusedAnswer) => void) | undefined;
  said: string;
}

interface UnusedInput {
  proposalId: string;
  editing: Editing;
  section: Section | undefined;
  /** On all slides of the page. */
  places: readonly Place[];
  current: Place | undefined;
  onDone: (sought: Sought) => void;
}

export function useUnused(input: UnusedInput): Unused {
  const { proposalId, editing, section, places, current } = input;
  const t = useCopy(edit);
  const answers = useAnswers(proposalId, editing.isSaving);
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  const lists = section === undefined ? [] : listsOf(section, places, current);

  const put = async (answer: UnusedAnswer, of: Section): Promise<void> => {
    const drawn = new Set(places.map(({ path }) => path));
    let reason: Reason | undefined;
    for (const from of lists)
      for (const insert of itemsSaying(answer.words, of, from, drawn)) {
        const stored = await editing.change([{ path: from.list, insert, at: from.count }]);
        ({ reason } = stored);
        if (reason === undefined) {
          setSaid(t.unused.put(answer.words));
          const path = joined(from.list, from.count, from.rest);
          return input.onDone({ change: stored.change, path, isNew: false });
        }
      }
    if (reason !== undefined) showFailure(t.unused.notPut, { kind: 'invalid', reason, retryable: false });
    return undefined;
  };
  return {
    answers,
    put:
      lists.length === 0 || section === undefined
        ? undefined
        : (answer) => {
            if (isBusy.current) return;
            isBusy.current = true;
            void put(answer, section).finally(() => {
              isBusy.current = false;
            });
          },
    said,
  };
}

/** Read once the page is, and again when the proposal changes. */
function useAnswers(proposalId: string, isSaving: boolean): readonly UnusedAnswer[] {
  const change = useProposalChange(proposalId);
  const [answers, setAnswers] = useState<readonly UnusedAnswer[]>([]);
  useEffect(() => {
    if (isSaving) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await client.unusedAnswers(proposalId);
      if (isCurrent && answer.ok) setAnswers(answer.value);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again with every change
  }, [proposalId, change, isSaving]);
  return answers;
}

/** The list of the current text first, then the others of the page. */
function listsOf(section: Section, places: readonly Place[], current: Place | undefined): ListPlace[] {
  const found = [...(current ? [current] : []), ...places].flatMap(
    ({ path }) => listPlaceOf(section, path) ?? [],
  );
  return found.filter((place, at) => found.findIndex(({ list }) => list === place.list) === at);
}

/** Items whose first text says it, the emptiest first. */
const itemsSaying = (
  words: string,
  section: Section,
  from: ListPlace,
  drawn: ReadonlySet<string>,
): Value[] => {
  const last = { ...from, index: from.count - 1 };
  const items = newItems(section, last, words, drawn)
    .slice(0, 2)
    .filter((item) => !hasFigure(item));
  return [...items.map((item) => saidOnce(item, words)), ...items];
};

/** A figure that nobody has: the client's words belong beside none. */
function hasFigure(item: Value): boolean {
  if (typeof item === 'number') return true;
  if (typeof item === 'string') return /^[^\p{L}\d]*0[^\p{L}\d]*$/u.test(item);
  return typeof item === 'object' && item !== null && Object.values(item).some(hasFigure);
}

/** What else of a new item would say the words again says nothing. */
function saidOnce(item: Value, words: string): Value {
  if (typeof item === 'string') return item !== words && item.startsWith(`${words} `) ? '' : item;
  if (Array.isArray(item))
    return item.map((inner: Value) => saidOnce(inner, words)).filter((inner) => inner !== '');
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, saidOnce(inner, words)]));
}
