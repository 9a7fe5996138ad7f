import { useState, type ComponentProps } from 'react';
import { TextInput } from '../../../components/Field.tsx';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** null: empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  most?: number;
}

/** A number as people write it ('120,000'); marked invalid while it is none, and the last one stands. */
export function NumberInput({ value, onChange, most = 1e12, ...rest }: NumberInputProps) {
  const [text, setText] = useState(
    value === null ? '' : value.toLocaleString('en', { maximumFractionDigits: 2 }),
  );
  const [wrong, setWrong] = useState(false);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      aria-invalid={wrong || rest['aria-invalid']}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const digits = event.target.value.replaceAll(/[\s,]/gu, '');
        const number = Number(digits);
        const valid = digits === '' || (/^\d+(?:\.\d+)?$/u.test(digits) && number <= most);
        setWrong(!valid);
        if (valid) onChange(digits === '' ? null : number);
      }}
    />
  );
}
