import { useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { sharpen } from '../../copy/sharpen.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { QuestionView, DecisionChange } from '../../shared/contract/planning.ts';
import { ok } from '../../shared/domain/failure.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { showRun } from '../../state/runs.ts';
import { showQuestion, useOpenQuestion } from '../../state/sharpening.ts';
import { client } from '../../worker-client/index.ts';
import { showFailure } from '../failures.ts';
import { useAsked } from '../use-asked.ts';

/** Stores what was decided and says how many pages follow; false where it was not stored. */
export function useDecide(proposalId: string): (change: DecisionChange) => Promise<boolean> {
  const t = useCopy(sharpen);
  return async (change) => {
    const result = await client.decide(proposalId, change);
    if (!result.ok) {
      showFailure(t.failed, result.failure);
      return false;
    }
    if (result.value) showRun(result.value);
    return true;
  };
}

export interface Questions {
  /** Undefined until they are read. */
  list: readonly QuestionView[] | undefined;
  /** The one that is answered now. */
  open: QuestionView | undefined;
  text: string;
  write: (text: string) => void;
  choose: (id: string) => void;
  /** '' skips it. Resolves when it is stored. */
  answer: (id: string, text: string) => Promise<void>;
  skipAll: () => Promise<void>;
}

const NONE = Promise.resolve(ok<readonly QuestionView[]>([]));

/**
 * The questions of a proposal, one of them open: the first without an answer, unless another is chosen.
 *
 * @param isAsked the planner writes pages of it; else nobody is asked
 */
export function useQuestions({ proposalId, decisions }: ProposalRecord, isAsked: boolean): Questions {
  const t = useCopy(sharpen);
  const decide = useDecide(proposalId);
  const key = `questions ${proposalId} ${isAsked} ${JSON.stringify(decisions ?? {})}`;
  const list = useAsked(key, () => (isAsked ? client.questions(proposalId) : NONE)).value;
  const [given, setGiven] = useState<string>();
  const shown = useOpenQuestion(({ open }) => (open?.proposalId === proposalId ? open : undefined));
  // What was just answered is not asked while the list with its answer is still being made.
  const isOpen = ({ id, answer }: QuestionView): boolean =>
    answer === undefined && decisions?.answers?.[id] === undefined && id !== given;
  const open = list?.find(({ id }) => id === shown?.questionId) ?? list?.find(isOpen);
  const put = (questionId: string, text: string): void => showQuestion({ proposalId, questionId, text });
  return {
    list,
    open,
    text: shown !== undefined && shown.questionId === open?.id ? shown.text : '',
    write: (text) => open && put(open.id, text),
    choose: (id) => put(id, list?.find((one) => one.id === id)?.answer ?? ''),
    async answer(id, text) {
      const isStored = decide({ answers: { [id]: text.trim() } });
      setGiven(id);
      if (!(await isStored)) {
        setGiven(undefined);
        return;
      }
      showQuestion(undefined);
      const changed = list?.find((one) => one.id === id)?.pages.length ?? 0;
      if (text.trim() !== '') showToast({ tone: 'done', title: t.stored(changed) });
    },
    async skipAll() {
      const left = list?.filter(({ answer }) => answer === undefined) ?? [];
      if (await decide({ answers: Object.fromEntries(left.map(({ id }) => [id, ''])) }))
        showQuestion(undefined);
    },
  };
}
