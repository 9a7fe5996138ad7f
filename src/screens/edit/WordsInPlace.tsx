/** The words of one text, typed where they stand, in their own face and size. */
import { memo, useLayoutEffect, useRef, useState, type CompositionEvent } from 'react';
import { faces, pt, type Style } from '../../slides/palette.ts';
import type { SceneTheme } from '../../shared/scene/theme.ts';
import { baselineIn } from './faces.ts';
import type { Setting } from './places.ts';
import { typingCommand, type TypingCommand } from './typing-keys.ts';

export interface WordsProps {
  name: string;
  words: string;
  lang: 'en' | 'th';
  /** Of an item just added: to be written over. */
  isNew: boolean;
  /** All of it is selected at first. */
  isWhole: boolean;
  /** Refused: the element that says why. */
  invalidBy: string | undefined;
  onType: (words: string) => void;
  onCommand: (command: TypingCommand) => boolean;
  /** The focus went elsewhere. */
  onLeave: () => void;
}

/**
 * The words are the browser's while they are typed: nothing writes into the element, so that no input method is ever
 * interrupted, and it stays where it is while a letter is being put together.
 */
export const WordsInPlace = memo(function WordsInPlace({
  setting,
  theme,
  at,
  isBalanced,
  ...props
}: WordsProps & {
  /** Its lines are made of even length. */
  isBalanced: boolean;
  setting: Setting;
  theme: SceneTheme;
  /** Where a pointer asked for the caret, CSS px of the window. */
  at: { x: number; y: number } | undefined;
}) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [composed, setComposed] = useState<Setting>();
  const words = useWords(props);
  useLayoutEffect(() => {
    const area = element.current;
    if (area === null) return;
    area.focus({ preventScroll: true });
    const caret = at && caretAt(area, at);
    if (at === undefined) area.select();
    else area.setSelectionRange(caret ?? area.value.length, caret ?? area.value.length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first moment counts
  }, []);
  return (
    <textarea
      ref={element}
      {...words}
      data-balanced={isBalanced || undefined}
      className="edit-words"
      style={styleOf(composed ?? setting, theme)}
      onCompositionStart={() => setComposed(setting)}
      onCompositionEnd={(event: CompositionEvent<HTMLTextAreaElement>) => {
        setComposed(undefined);
        props.onType(event.currentTarget.value);
      }}
    />
  );
});

/** What both ways of typing have in common. */
export function useWords({ name, words, lang, invalidBy, onType, onCommand, onLeave }: WordsProps) {
  const first = useRef(words);
  return {
    'aria-label': name,
    'aria-invalid': invalidBy === undefined ? undefined : true,
    'aria-describedby': invalidBy,
    lang,
    dir: 'auto',
    rows: 1,
    spellCheck: true,
    autoComplete: 'off',
    defaultValue: words,
    onInput: (event: React.InputEvent<HTMLTextAreaElement>) => onType(event.currentTarget.value),
    onKeyDown: (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
      // 229: a key of an input method, in browsers that say so by it alone.
      const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isTouched = event.currentTarget.value !== first.current;
      const command = typingCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }, isTouched);
      // Taking back what was typed is the browser's own, here.
      event.stopPropagation();
      if (command !== undefined && onCommand(command)) event.preventDefault();
    },
    onBlur: (event: React.FocusEvent<HTMLTextAreaElement>) => {
      // Another window came to the front: the caret is still here.
      if (document.activeElement !== event.currentTarget) onLeave();
    },
  } as const;
}

/** The letter under a point, where the browser can tell. */
function caretAt(area: HTMLTextAreaElement, { x, y }: { x: number; y: number }): number | undefined {
  if (!('caretPositionFromPoint' in document)) return undefined;
  const position = document.caretPositionFromPoint(x, y);
  return position?.offsetNode === area ? position.offset : undefined;
}

/** Lines more than the layout has: what is typed shows before the layout follows. */
const LINES_AHEAD = 2;

function styleOf(setting: Setting, theme: SceneTheme): Style {
  const { piece, linePitch, x, width, baseline, indent, lines, align } = setting;
  const top = baseline - baselineIn(theme.family, piece.weight, piece.size, linePitch);
  return {
    left: pt(x),
    top: pt(top),
    width: pt(width + 1),
    height: pt((lines + LINES_AHEAD) * linePitch),
    fontFamily: faces(theme.family),
    fontSize: pt(piece.size),
    fontWeight: piece.weight,
    lineHeight: pt(linePitch),
    letterSpacing: piece.tracking === undefined ? 'normal' : pt(piece.tracking),
    textIndent: pt(indent),
    textAlign: align,
    color: theme.palette[piece.colour],
    caretColor: theme.palette[piece.colour],
  };
}
