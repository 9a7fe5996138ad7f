import { Check } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Radio } from '../../components/Choice.tsx';
import { classes } from '../../components/classes.ts';
import { TextInput } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { sharpen } from '../../copy/sharpen.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { QuestionView } from '../../shared/contract/planning.ts';
import type { Questions } from './use-questions.ts';
import { useSlideNumbers } from '../slide-numbers.ts';

export interface SharpenProps {
  questions: Questions;
  /** Its pages are being written. */
  writing: boolean;
  className?: string;
}

/** 'Sharpen the plan': at most five questions, one of them open, none in the way. Nothing where there is none to ask. */
export default function Sharpen({ questions, writing, className }: SharpenProps) {
  const t = useCopy(sharpen);
  const { list, open } = questions;
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  /**
   * Id of the question that was just answered or skipped: the focus then goes to the next one. In no other case is it
   * moved.
   */
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (left.current === undefined || left.current === (open?.id ?? '')) return;
    left.current = undefined;
    const next = box.current?.querySelector<HTMLElement>('[data-open] input');
    (next ?? heading.current)?.focus();
  });
  if (list === undefined || list.length === 0) return null;
  const leave = (): void => {
    left.current = open?.id ?? '';
  };
  const asked = list.filter(({ answer }) => answer === undefined).length;
  return (
    <section
      ref={box}
      id="sharpen"
      aria-label={t.label}
      className={classes('min-w-0 scroll-mt-4 print:hidden', className)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2
            id="sharpen-title"
            ref={heading}
            tabIndex={-1}
            className="font-heading text-feature font-semibold outline-none"
          >
            {t.title(asked)}
          </h2>
          <p className="mt-1 text-small text-quiet">{writing ? t.leadWriting : t.lead}</p>
        </div>
        {asked > 0 && (
          <Button
            size="compact"
            variant="quiet"
            className="-mr-3 max-tablet:-ml-3"
            onClick={() => {
              leave();
              void questions.skipAll();
            }}
          >
            {t.skipAll}
          </Button>
        )}
      </div>
      <ol className="mt-4 border-b border-line">
        {list.map((question, i) =>
          question === open ? (
            <Open
              key={question.id}
              question={question}
              number={i + 1}
              questions={questions}
              onLeave={leave}
            />
          ) : (
            <Closed
              key={question.id}
              question={question}
              number={i + 1}
              onOpen={() => {
                leave();
                questions.choose(question.id);
              }}
            />
          ),
        )}
      </ol>
    </section>
  );
}

interface ClosedProps {
  question: QuestionView;
  number: number;
  onOpen: () => void;
}

/** A question in one line: its answer, or the pages that wait for one. */
function Closed({ question, number, onOpen }: ClosedProps) {
  const t = useCopy(sharpen);
  const { text, answer, pages } = question;
  const shown = useSlideNumbers();
  return (
    <li className="border-t border-line">
      <button
        type="button"
        className="grid min-h-12 w-full content-center grid-cols-[1.5rem_1fr] items-baseline gap-x-1 gap-y-0.5 rounded-input py-2.5 text-left text-small tablet:grid-cols-[1.5rem_1fr_auto] tablet:gap-x-3"
        onClick={onOpen}
      >
        <span className="figures text-quiet">{number}</span>
        <span className={classes(answer === undefined ? 'font-semibold' : 'text-quiet')}>
          <Text>{text}</Text>
        </span>
        <span className="flex items-baseline gap-2 max-tablet:col-start-2 tablet:max-w-[22rem]">
          {answer === undefined ? (
            <span className="text-dense text-accent-ink">{t.changes(shown(pages))}</span>
          ) : answer === '' ? (
            <span className="text-dense text-quiet">{t.skipped}</span>
          ) : (
            <>
              <Icon of={Check} size={16} className="self-center text-primary" />
              <span className="font-semibold wrap-anywhere">
                <Text>{answer}</Text>
              </span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

interface OpenProps {
  question: QuestionView;
  number: number;
  questions: Questions;
  /** The focus is to go to what opens next. */
  onLeave: () => void;
}

/** The open question: suggestions, a field of one's own, and two ways on. */
function Open({ question, number, questions, onLeave }: OpenProps) {
  const t = useCopy(sharpen);
  const { id, text: asked, why, suggestions, pages } = question;
  const shown = useSlideNumbers();
  const { text, write } = questions;
  const send = (answer: string): void => {
    onLeave();
    void questions.answer(id, answer);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      send('');
    }
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    const picked = suggestions[Number(event.key) - 1];
    if (isTyping || picked === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    write(picked.text);
  };
  return (
    <li data-open className="border-t-2 border-ink py-4">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <form
        onKeyDown={onKey}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') send(text);
        }}
        className="grid grid-cols-[1.5rem_1fr] gap-x-1 tablet:gap-x-3"
      >
        <span className="figures font-semibold leading-7">{number}</span>
        <fieldset className="min-w-0">
          <legend className="float-left flex w-full flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-lead font-heading text-[1.0625rem] leading-7 font-semibold">
              <Text>{asked}</Text>
            </span>
            <span className="text-dense text-accent-ink">{t.changes(shown(pages))}</span>
          </legend>
          <p className="clear-both pb-2 text-small text-quiet">
            <Text>{why}</Text>
          </p>
          <div className="flex flex-col gap-2">
            <Suggestions question={question} chosen={text} onChoose={write} />
            <TextInput
              aria-label={`${t.own}: ${asked}`}
              placeholder={t.own}
              maxLength={300}
              value={suggestions.some((one) => one.text === text) ? '' : text}
              onChange={(event) => write(event.target.value)}
            />
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <Button variant="outline" type="submit" disabled={text.trim() === ''}>
              {t.answer}
            </Button>
            <Button variant="quiet" onClick={() => send('')}>
              {t.skip}
            </Button>
            <Keys most={suggestions.length} />
          </div>
        </fieldset>
      </form>
    </li>
  );
}

interface SuggestionsProps {
  question: QuestionView;
  /** The answer that stands. */
  chosen: string;
  onChoose: (text: string) => void;
}

/** Answers that may be right, each with where it comes from. */
function Suggestions({ question, chosen, onChoose }: SuggestionsProps) {
  const t = useCopy(sharpen);
  const name = useId();
  return question.suggestions.map((one) => (
    <div
      key={one.text}
      className="rounded-card bg-surface px-4 shadow-[inset_0_0_0_1px_var(--edge)] has-checked:shadow-[inset_0_0_0_2px_var(--primary)] forced-colors:border"
    >
      <Radio
        name={name}
        value={one.text}
        checked={chosen === one.text}
        onChange={() => onChoose(one.text)}
        label={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Text>{one.text}</Text>
            <span className="text-dense text-quiet">{t.from[one.from]}</span>
          </span>
        }
        className="*:last:flex-1"
      />
    </div>
  ));
}

/** Which keys do it, where there is a keyboard. */
function Keys({ most }: { most: number }) {
  const t = useCopy(sharpen);
  const [digits, choose, escape, skips] = t.keys(most);
  return (
    <p aria-hidden="true" className="ml-auto text-dense text-quiet max-tablet:hidden touch:hidden">
      {most > 0 && (
        <>
          <kbd className="font-sans font-semibold text-ink">{digits}</kbd> {choose}{' '}
        </>
      )}
      <kbd className="ml-2 font-sans font-semibold text-ink">{escape}</kbd> {skips}
    </p>
  );
}
