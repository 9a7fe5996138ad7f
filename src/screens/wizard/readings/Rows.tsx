import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../../components/Button.tsx';

export interface RowsProps<T> {
  value: readonly T[];
  onChange: (value: readonly T[]) => void;
  /** What a new one begins as. */
  blank: T;
  /** As many as the plan has room for. */
  most: number;
  words: {
    /** Of the one at a place, from 1. */
    name: (index: number) => string;
    remove: (index: number) => string;
    add: string;
  };
  /** The fields of one. */
  children: (item: T, put: (changes: Partial<T>) => void) => ReactNode;
}

/** Fields of several things of one kind, one below the other, with adding and removing. */
export function Rows<T extends object>({ value, onChange, blank, most, words, children }: RowsProps<T>) {
  // Each with a key of its own, so that removing one leaves the fields of the others alone.
  const next = useRef(value.length);
  const [keys, setKeys] = useState(() => value.map((_, index) => index));
  return (
    <>
      {value.map((item, index) => (
        <fieldset key={keys[index]} className="rounded-card border border-line px-3 pt-1 pb-3">
          <legend className="sr-only">{words.name(index + 1)}</legend>
          <div className="flex items-center justify-between">
            <p aria-hidden="true" className="text-small font-semibold">
              {words.name(index + 1)}
            </p>
            <IconButton
              icon={Trash2}
              className="-mr-2"
              label={words.remove(index + 1)}
              onClick={() => {
                onChange(value.filter((_, i) => i !== index));
                setKeys(keys.filter((_, i) => i !== index));
              }}
            />
          </div>
          {children(item, (changes) =>
            onChange(value.map((one, i) => (i === index ? { ...one, ...changes } : one))),
          )}
        </fieldset>
      ))}
      {value.length < most && (
        <Button
          size="compact"
          icon={Plus}
          className="self-start"
          onClick={() => {
            onChange([...value, blank]);
            setKeys([...keys, next.current++]);
          }}
        >
          {words.add}
        </Button>
      )}
    </>
  );
}
