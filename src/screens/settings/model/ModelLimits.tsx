import { useState } from 'react';
import { Field, TextInput } from '../../../components/Field.tsx';
import { model as words } from '../../../copy/model.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { MODEL_SECONDS, type ModelSettings } from '../../../shared/contract/model.ts';

type Limit = keyof typeof MODEL_SECONDS;
const LIMITS: readonly Limit[] = ['firstTokenSeconds', 'silenceSeconds', 'totalSeconds'];

/** How long the model may take; folded away, since the defaults suit most. */
export function ModelLimits(props: {
  model: ModelSettings;
  onSave: (change: Partial<ModelSettings>) => void;
}) {
  const t = useCopy(words);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold">
        {t.limits}
      </summary>
      <p className="mb-4 text-small text-quiet">{t.limitsHint}</p>
      <div className="grid gap-4 tablet:grid-cols-3">
        {LIMITS.map((limit) => (
          <Seconds key={limit} limit={limit} {...props} />
        ))}
      </div>
    </details>
  );
}

function Seconds({
  limit,
  model,
  onSave,
}: {
  limit: Limit;
  model: ModelSettings;
  onSave: (change: Partial<ModelSettings>) => void;
}) {
  const t = useCopy(words);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(model[limit] ?? MODEL_SECONDS[limit]);
  const seconds = text.trim() === '' ? MODEL_SECONDS[limit] : Number(text);
  const wrong = !(seconds >= 1 && seconds <= 3600);
  return (
    <Field label={t.limitNames[limit]} mark={t.seconds} error={wrong ? t.wrongSeconds : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          className="figures"
          placeholder={String(MODEL_SECONDS[limit])}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            if (!wrong && typed !== undefined) onSave({ [limit]: seconds });
          }}
        />
      )}
    </Field>
  );
}
