/**
 * The texts of a slide, one under the other: on a phone they are too small on the slide itself to be aimed at, so each stands
 * here as well, large enough for any finger, and is what a screen reader hears.
 */
import { Table2 } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import { numberOf } from '../../screen-kit/slide-numbers.ts';
import type { SlideScene } from '../../shared/scene/scene.ts';
import type { BareText } from './bare-texts.ts';
import { figureSpots } from './figure-spots.ts';
import { listCommand } from './typing-keys.ts';
import type { EditorModel } from './use-editor.ts';

export interface TextListProps {
  model: EditorModel;
  slide: SlideScene;
  /** Texts that are changed elsewhere. */
  bare: readonly BareText[];
  onBare: (bare: BareText) => void;
}

export function TextList({ model, slide, bare, onBare }: TextListProps) {
  const t = useCopy(edit);
  const number = numberOf(slide);
  const spots = useMemo(() => figureSpots(slide.nodes), [slide]);
  const { places, editing, figures, lists } = model;
  // Until the page is laid out with its fields.
  if (places.length === 0) return null;
  return (
    <section className="edit-texts" aria-labelledby="edit-texts">
      <h2 id="edit-texts" className="pb-1.5 text-small font-semibold">
        {t.slide(number)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {places.map((place) => {
          const name = nameOf(place.path, place.isHeadline, t.headline);
          const words = editing.wordsAt(place);
          return (
            <li key={place.key}>
              <button
                type="button"
                data-place={place.key}
                aria-label={`${t.field(name, number)}: ${words}`}
                className="edit-text"
                onClick={() => model.begin(place)}
                onFocus={() => model.setFocused(place)}
                onKeyDown={(event) => {
                  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
                  const asked = listCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing: false });
                  if (asked !== undefined && lists.run(asked)) event.preventDefault();
                }}
              >
                {/* Words of the layout are their own name. */}
                {name !== words && <span className="text-dense text-quiet">{name}</span>}
                <span>
                  <Text>{words}</Text>
                </span>
              </button>
            </li>
          );
        })}
        {spots.map((spot) => (
          <li key={spot.id}>
            <button
              type="button"
              data-figures={spot.id}
              aria-label={t.figures.open(spot.name, number)}
              className="edit-text"
              onClick={() => figures.open(spot)}
            >
              <span className="flex items-center gap-2">
                <Icon of={Table2} size={16} />
                <span>
                  <Text>{spot.name}</Text>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {bare.length > 0 && (
        <details className="border-b border-line">
          <summary className="edit-text cursor-pointer">
            <span className="text-quiet">{t.bare.title(bare.length)}</span>
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {bare.map((text) => (
              <li key={text.key}>
                <button
                  type="button"
                  data-bare={text.key}
                  aria-label={t.bare.label(text.said)}
                  className="edit-text text-quiet"
                  onClick={() => {
                    onBare(text);
                    // What it comes from is said under the slide.
                    document.querySelector('.edit-where')?.scrollIntoView({ block: 'center' });
                  }}
                >
                  <span>
                    <Text>{text.said}</Text>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
