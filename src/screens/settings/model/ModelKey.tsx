import { useState } from 'react';
import { useWorded } from '../../../screen-kit/failures.ts';
import { Button } from '../../../components/Button.tsx';
import { Checkbox } from '../../../components/Choice.tsx';
import { Field, TextInput } from '../../../components/Field.tsx';
import { showToast } from '../../../components/toasts.ts';
import { model as words } from '../../../copy/model.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { isHeaderText } from '../../../shared/contract/model.ts';
import { client, heldModelKey, holdModelKey } from '../../../worker-client/index.ts';

export interface ModelKeyProps {
  /** One is remembered on this device. */
  kept: boolean;
  /** In the field; '' where a key was entered before: it is never shown again. */
  typed: string;
  onType: (key: string) => void;
  /** The remembered key was changed. */
  onChanged: () => void;
}

/** The key: in memory until this tab is closed, remembered only when that is asked for. */
export function ModelKey({ kept, typed, onType, onChanged }: ModelKeyProps) {
  const t = useCopy(words);
  const word = useWorded();
  const [held, setHeld] = useState(heldModelKey() !== null);
  const wrong = !isHeaderText(typed.trim());
  const state = kept ? t.keyKept : held ? t.keyHeld : t.optional;

  const use = (): void => {
    const key = typed.trim();
    if (key === '' || wrong) return;
    holdModelKey(key);
    setHeld(true);
    if (kept) void remember(key);
  };
  const remember = async (key: string | null): Promise<void> => {
    const answer = await client.keepModelKey(key);
    if (!answer.ok) showToast({ tone: 'failed', title: word(answer.failure.reason) });
    onChanged();
  };
  const forget = async (): Promise<void> => {
    holdModelKey(null);
    setHeld(false);
    onType('');
    await remember(null);
    showToast({ tone: 'done', title: t.forgotten });
  };

  return (
    <div className="flex flex-col gap-1">
      <Field label={t.key} mark={state} error={wrong ? t.wrongKey : undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder={held || kept ? '••••••••••••' : t.keyPlaceholder}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onBlur={use}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <Checkbox
          label={t.remember}
          checked={kept}
          disabled={!kept && !held && typed.trim() === ''}
          onChange={({ target }) => {
            const key = typed.trim() === '' ? heldModelKey() : typed.trim();
            void remember(target.checked ? key : null);
          }}
        />
        {(held || kept) && (
          <Button variant="danger" size="compact" className="mt-1" onClick={() => void forget()}>
            {t.forget}
          </Button>
        )}
      </div>
      <p className="text-small text-quiet">{t.rememberHint}</p>
    </div>
  );
}
