import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../../components/Button.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { faces } from '../../slides/palette.ts';
import type { SceneTheme } from '../../shared/scene/theme.ts';
import { Bar, type BarProps } from './Bar.tsx';
import { nameOf } from '../../screen-kit/field-names.ts';
import type { Place } from './places.ts';
import { useWords, type WordsProps } from './WordsInPlace.tsx';

export interface PhoneWordsProps {
  place: Place;
  theme: SceneTheme;
  /** That its slide shows. */
  number: number;
  /** Among the texts of the page, from 0. */
  index: number;
  count: number;
  words: Omit<WordsProps, 'name'>;
  bar: BarProps;
  /** Why the words were not taken. */
  reason: string | undefined;
  reasonId: string;
  onMove: (by: number) => void;
  onDone: () => void;
}

/** Too narrow to type on: the words stand above the keyboard, and the slide follows each letter. */
export function PhoneWords(props: PhoneWordsProps) {
  const { place, theme, number, index, count, bar, reason, onMove, onDone } = props;
  const t = useCopy(edit);
  const name = nameOf(place.path, place.isHeadline, t.headline);
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col gap-2 bg-surface px-5 pt-1 pb-2">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          {name} <span className="figures ml-1 font-normal text-quiet">{t.position(index + 1, count)}</span>
        </h2>
        <IconButton
          icon={ChevronLeft}
          label={t.previousText}
          disabled={index <= 0}
          onMouseDown={keepKeyboard}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={t.nextText}
          disabled={index >= count - 1}
          className="-mr-3"
          onMouseDown={keepKeyboard}
          onClick={() => onMove(1)}
        />
      </div>
      <div className="min-h-19 flex-1">
        <Words
          key={place.key}
          {...props.words}
          name={t.field(name, number)}
          family={faces(theme.family)}
          weight={place.setting.piece.weight}
        />
      </div>
      {reason === undefined ? (
        <p className="text-small text-quiet">{t.linesOnSlide(place.setting.lines)}</p>
      ) : (
        <p id={props.reasonId} className="text-small font-semibold text-danger">
          {reason}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <Bar {...bar} />
        <Button variant="primary" onMouseDown={keepKeyboard} onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </section>
  );
}

/** A press does not take the focus, and with it the keyboard, away from the words. */
const keepKeyboard = (event: React.MouseEvent): void => event.preventDefault();

function Words({ family, weight, ...props }: WordsProps & { family: string; weight: number }) {
  const element = useRef<HTMLTextAreaElement>(null);
  // The keyboard stays while the focus goes from one text to the next; dismissing it keeps the words open.
  const words = useWords({ ...props, onLeave: () => undefined });
  useLayoutEffect(() => {
    const area = element.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(props.isNew || props.isWhole ? 0 : area.value.length, area.value.length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first moment counts
  }, []);
  return (
    <textarea
      ref={element}
      {...words}
      enterKeyHint="done"
      className="edit-phone-words"
      style={{ fontFamily: family, fontWeight: weight }}
    />
  );
}
