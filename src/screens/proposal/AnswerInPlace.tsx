/** An answer of the client, changed where it stands: the pages that depend on it say so, and wait. */
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { langOf } from '../../components/lang.ts';
import { useLocation } from '../../components/navigation.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { common } from '../../copy/common.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { withTexts } from '../../shared/domain/editing/replace.ts';
import { client } from '../../worker-client/index.ts';

export interface AnswerInPlaceProps {
  proposalId: string;
  /** Its path in the questionnaire: 'campaignObjectives.marketingMediaBudget'. */
  field: string;
  label: string;
  value: string;
}

export function AnswerInPlace({ proposalId, field, label, value }: AnswerInPlaceProps) {
  const t = useCopy(result).overview;
  const none = useCopy(common).notSpecified;
  const { hash } = useLocation();
  const [isTyping, setTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The address that asked for it last. */
  const [asked, setAsked] = useState('');
  if (asked !== hash) {
    setAsked(hash);
    if (hash === `#${field}`) setTyping(true);
  }
  useEffect(() => {
    if (!isTyping) return;
    area.current?.scrollIntoView({ block: 'center' });
    area.current?.focus({ preventScroll: true });
    area.current?.select();
  }, [isTyping]);
  const leave = (): void => {
    setTyping(false);
    // Once it is there again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const keep = async (words: string): Promise<void> => {
    setTyping(false);
    if (words === value.trim()) return;
    const change = await store(proposalId, field, words);
    if (!change.ok) {
      showFailure(t.notChanged(label), change.failure);
      return;
    }
    const undo = (): void => void client.undo(proposalId);
    showToast({ tone: 'done', title: t.changed(label), key: field, action: { label: t.undo, run: undo } });
  };
  if (!isTyping)
    return (
      <button
        ref={button}
        type="button"
        aria-label={t.change(label, value)}
        className="group/answer -mx-1.5 -my-0.5 flex w-[calc(100%+0.75rem)] items-start justify-between gap-2 rounded-input px-1.5 py-0.5 text-left hover:bg-sunk touch:min-h-11 touch:items-center"
        onClick={() => setTyping(true)}
      >
        <span className={value.trim() === '' ? 'text-quiet' : 'min-w-0 wrap-anywhere'}>
          <Text>{value.trim() === '' ? none : value}</Text>
        </span>
        <Icon
          of={Pencil}
          size={16}
          className="mt-0.5 size-3.5! shrink-0 text-quiet opacity-0 group-hover/answer:opacity-100 group-focus-visible/answer:opacity-100 touch:opacity-100"
        />
      </button>
    );
  return (
    <textarea
      ref={area}
      id={field}
      aria-label={label}
      rows={1}
      lang={langOf(value)}
      defaultValue={value}
      maxLength={2000}
      autoComplete="off"
      enterKeyHint="done"
      className="input-box block min-h-9! field-sizing-content resize-none py-1! text-dense! touch:text-base!"
      onBlur={(event) => void keep(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') {
          event.currentTarget.value = value;
          leave();
        } else if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          event.currentTarget.blur();
          leave();
        }
      }}
    />
  );
}

/** In the answers as they are now: another tab may have changed others. */
async function store(proposalId: string, field: string, words: string) {
  const now = await client.proposal(proposalId);
  if (!now.ok) return now;
  const { formData } = now.value.proposal;
  const next = withTexts(formData, [{ path: field, before: '', after: words }]);
  return client.changeAnswers(proposalId, next, formData);
}
