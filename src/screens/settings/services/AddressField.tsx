import { useState } from 'react';
import { Field, TextInput } from '../../../components/Field.tsx';
import { settings as words } from '../../../copy/settings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { isWebAddress } from '../../../shared/domain/web-address.ts';

export interface AddressFieldProps {
  label: string;
  hint: string;
  /** The person's own; '' for none. */
  own: string;
  /** The installation's; it holds where the person has none. */
  given: string | undefined;
  /** An address, or '' to take the own one back. Called when the field is left. */
  onSave: (address: string) => void;
  /** The address that holds, as it is typed: '' when it is none. */
  onType?: (address: string) => void;
}

/** The address of a service: the person's own over the installation's. */
export function AddressField({ label, hint, own, given, onSave, onType }: AddressFieldProps) {
  const t = useCopy(words).address;
  const [typed, setTyped] = useState<string>();
  const value = typed ?? own;
  const text = value.trim();
  const isWrong = text !== '' && !isWebAddress(text);
  const [left, setLeft] = useState(false);
  const type = (next: string): void => {
    setTyped(next);
    setLeft(false);
    const address = next.trim();
    onType?.(address === '' ? (given ?? '') : isWebAddress(address) ? address : '');
  };
  const leave = (): void => {
    setLeft(true);
    if (isWrong || text === own) return;
    onSave(text);
  };
  const takeBack = (): void => {
    type('');
    onSave('');
  };
  return (
    <Field
      label={label}
      mark={own !== '' ? t.own : given === undefined ? t.none : t.given}
      error={left && isWrong ? t.wrong : undefined}
      hint={
        <>
          {hint}
          {/* Always there: a line that came when the field is left would push away the button being pressed. */}
          {given !== undefined && (
            <span className="mt-1 block wrap-anywhere">
              {t.gives(given)}{' '}
              <button
                type="button"
                className={`text-link ${own === '' ? 'invisible' : ''}`}
                onClick={takeBack}
              >
                {t.takeBack}
              </button>
            </span>
          )}
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          placeholder={given ?? 'https://'}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
          }}
        />
      )}
    </Field>
  );
}
