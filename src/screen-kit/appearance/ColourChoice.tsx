import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FieldError, TextInput } from '../../components/Field.tsx';
import { appearance as words } from '../../copy/appearance.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { BRAND_COLOURS, BRAND_NAMES, readColour } from '../../shared/domain/looks.ts';

export interface ColourChoiceProps {
  /** Of the group of radio buttons. */
  name: string;
  /** '#rrggbb'; undefined: by the client's business. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** By the business, one of eight, or any other, picked or typed. */
export function ColourChoice({ name, value, onChange }: ColourChoiceProps) {
  const t = useCopy(words);
  return (
    <>
      <label className="look-automatic">
        <input type="radio" name={name} checked={value === undefined} onChange={() => onChange(undefined)} />
        <span>{t.automatic}</span>
      </label>
      <div className="grid grid-cols-[repeat(4,2.75rem)] gap-1 @min-[22rem]:grid-cols-[repeat(8,2.75rem)] @min-[22rem]:gap-0">
        {BRAND_NAMES.map((colour) => {
          const hex = BRAND_COLOURS[colour];
          return (
            <label key={colour} className="look-swatch" title={t.colours[colour]}>
              <input type="radio" name={name} checked={value === hex} onChange={() => onChange(hex)} />
              <span className="look-dot" style={{ backgroundColor: hex }} />
              <span className="sr-only">{t.colours[colour]}</span>
            </label>
          );
        })}
      </div>
      <OwnColour value={value} onChange={onChange} />
    </>
  );
}

function OwnColour({ value, onChange }: Omit<ColourChoiceProps, 'name'>) {
  const t = useCopy(words);
  const id = useId();
  // What is being typed belongs to the colour that it would replace.
  const [typed, setTyped] = useState<{ over: string | undefined; text: string }>();
  const written = typed?.over === value && typed !== undefined ? typed.text : (value ?? '');
  const write = (text: string): void => setTyped({ over: value, text });
  const colour = readColour(written);
  const wrong = written.trim() !== '' && colour === undefined;
  const take = (text: string): void => {
    const read = readColour(text);
    if (read !== undefined && read !== value) onChange(read);
  };
  // Dragging through a picker is a hundred colours: the one that stays is taken, which React tells nobody.
  const picker = useRef<HTMLInputElement>(null);
  const takePicked = useEffectEvent(() => take(picker.current?.value ?? ''));
  useEffect(() => {
    const input = picker.current;
    const onPicked = (): void => takePicked();
    input?.addEventListener('change', onPicked);
    return () => input?.removeEventListener('change', onPicked);
  }, []);
  return (
    <div className="mt-2 grid gap-1.5">
      <label htmlFor={id} className="text-small">
        {t.own}
      </label>
      <div className="flex gap-2">
        <input
          ref={picker}
          type="color"
          aria-label={t.pick}
          className="look-picker"
          value={colour ?? '#808080'}
          onChange={(event) => write(event.target.value)}
        />
        <TextInput
          id={id}
          value={written}
          placeholder="#1f5fa8"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-note`}
          className="max-w-40"
          onChange={(event) => write(event.target.value)}
          onBlur={() => take(written)}
          onKeyDown={(event) => event.key === 'Enter' && take(written)}
        />
      </div>
      {wrong ? (
        <FieldError id={`${id}-note`} message={t.notAColour} />
      ) : (
        <p id={`${id}-note`} className="text-small text-quiet">
          {t.ownHint}
        </p>
      )}
    </div>
  );
}
