import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field, TextInput } from '../../../components/Field.tsx';
import { Spinner } from '../../../components/Progress.tsx';
import { edit } from '../../../copy/edit.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { useWorded } from '../../../screen-kit/failures.ts';
import type { Rewritten } from '../../../shared/contract/editing.ts';
import type { Failure } from '../../../shared/domain/failure.ts';
import { client } from '../../../worker-client/index.ts';

export interface WishProps {
  proposalId: string;
  pageNumber: number;
  /** As the server names it. */
  model: string;
  onWritten: (page: Rewritten) => void;
}

/** What should be different, in a person's words: their own model writes the page again. */
export function Wish({ proposalId, pageNumber, model, onWritten }: WishProps) {
  const t = useCopy(edit).take.wish;
  const word = useWorded();
  const [words, setWords] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Nobody waits for it any more.
  useEffect(() => () => void client.stopRewriting(proposalId, pageNumber), [proposalId, pageNumber]);

  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWriting(true);
    setFailure(undefined);
    const answer = await client.rewrite(proposalId, pageNumber, words);
    setWriting(false);
    if (answer.ok) onWritten(answer.value);
    else if (answer.failure.kind !== 'cancelled') setFailure(answer.failure);
  };
  return (
    <form className="max-w-160" onSubmit={(event) => void write(event)}>
      <Field label={t.label} hint={t.hint(model)} error={failure && `${t.failed}: ${word(failure.reason)}`}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              className="min-w-0 flex-1 basis-60"
              value={words}
              maxLength={600}
              placeholder={t.example}
              onChange={(event) => setWords(event.target.value)}
            />
            {isWriting ? (
              <Button onClick={() => void client.stopRewriting(proposalId, pageNumber)}>{t.stop}</Button>
            ) : (
              <Button type="submit" disabled={words.trim() === ''}>
                {t.write}
              </Button>
            )}
          </div>
        )}
      </Field>
      <output className="mt-2 flex min-h-6 items-center gap-3 text-small text-quiet">
        {isWriting && (
          <>
            <Spinner />
            {t.writing}
          </>
        )}
      </output>
    </form>
  );
}
