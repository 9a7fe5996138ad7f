import { useId } from 'react';
import { Checkbox } from '../../components/Choice.tsx';
import { FieldError } from '../../components/Field.tsx';
import { archive } from '../../copy/archive.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Passphrase } from './Passphrase.tsx';
import type { SavingCopy } from './use-save-copy.ts';

/** A passphrase for a copy, where one is wanted. */
export function Lock({ saving, className }: { saving: SavingCopy; className?: string }) {
  const t = useCopy(archive).save;
  const errorId = useId();
  const { isLocked, setLocked, passphrase, setPassphrase, isMissing } = saving;
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Checkbox
          label={t.lock}
          checked={isLocked}
          onChange={(event) => setLocked(event.target.checked)}
          className="shrink-0"
        />
        {isLocked && (
          <div className="flex min-w-52 flex-1">
            <Passphrase
              isNew
              value={passphrase}
              onChange={setPassphrase}
              isInvalid={isMissing}
              describedBy={isMissing ? errorId : undefined}
            />
          </div>
        )}
      </div>
      <FieldError id={errorId} message={isMissing ? t.empty : undefined} />
    </div>
  );
}
