import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field, TextInput } from '../../components/Field.tsx';
import { model as words } from '../../copy/model.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { isHeaderText } from '../../shared/contract/model.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { client, holdModelKey } from '../../worker-client/index.ts';

/** The key that a reload has taken out of memory, entered where it is missed. Held until this tab is closed. */
export function KeyForm({ run }: { run: RunSnapshot }) {
  const t = useCopy(words);
  const [key, setKey] = useState('');
  const text = key.trim();
  const wrong = !isHeaderText(text);
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === '' || wrong) return;
        holdModelKey(text);
        void client.resumeRun(run.runId);
      }}
    >
      <Field
        label={t.enterKey}
        mark={t.keyPlaceholder}
        error={wrong ? t.wrongKey : undefined}
        className="min-w-56 flex-1"
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={KeyRound} disabled={text === '' || wrong}>
        {t.useKey}
      </Button>
    </form>
  );
}
