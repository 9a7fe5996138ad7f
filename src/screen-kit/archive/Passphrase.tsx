import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { IconButton } from '../../components/Button.tsx';
import { TextInput } from '../../components/Field.tsx';
import { archive } from '../../copy/archive.ts';
import { useCopy } from '../../copy/use-copy.ts';

export interface PassphraseProps {
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
  describedBy?: string | undefined;
  /** A new one is made up, rather than entered. */
  isNew?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A passphrase, hidden until somebody wants to see what was typed. */
export function Passphrase({ value, onChange, isInvalid, describedBy, isNew, inputRef }: PassphraseProps) {
  const t = useCopy(archive).save;
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative min-w-0 flex-1">
      <TextInput
        ref={inputRef}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'off'}
        aria-label={t.passphrase}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        placeholder={t.passphrase}
        maxLength={1000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pr-12"
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? t.hide : t.show}
        className="absolute top-0 right-0 text-quiet"
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
