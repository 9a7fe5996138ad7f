/** A slide whose texts are changed where they stand. */
import { GripVertical, Table2 } from 'lucide-react';
import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { listPlaceOf, takesItem } from '../../shared/domain/editing/lists.ts';
import type { Section } from '../../shared/domain/section.ts';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import type { SceneTheme } from '../../shared/scene/theme.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import type { BareText } from './bare-texts.ts';
import { figureSpots, type FigureSpot } from './figure-spots.ts';
import { isLight } from './ground.ts';
import { LiftedItem } from './LiftedItem.tsx';
import { canLift, landingOn, listItems, type Landing, type ListItemSpot } from './list-items.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import { numberOf } from '../../screen-kit/slide-numbers.ts';
import { useLift } from '../../screen-kit/use-lift.ts';
import { nearest, onSlide, shareOf } from './nearest.ts';
import { neighbour } from './neighbour.ts';
import { slideWithout, type Place } from './places.ts';
import { measure } from './faces.ts';
import { listCommand, type ListCommand } from './typing-keys.ts';
import { WordsInPlace, type WordsProps } from './WordsInPlace.tsx';
import './edit.css';

export type Mark = 'refused' | 'newer';

export interface EditableSlideProps {
  scene: Scene;
  slide: SlideScene;
  places: readonly Place[];
  /** What each text says. */
  wordsAt: (place: Place) => string;
  marks: ReadonlyMap<string, Mark>;
  /** The place that is typed at. */
  typed: Place | undefined;
  /** How it is typed in place; undefined where the words stand elsewhere (a phone). */
  words: Omit<WordsProps, 'name'> | undefined;
  onBegin: (place: Place) => void;
  onFocus: (place: Place) => void;
  /** A finger's shortcut, too small to be aimed at: the texts are listed under it (`TextList.tsx`). */
  isPicture: boolean;
  /** Opens the figures behind a chart or a table. */
  onFigures: (spot: FigureSpot) => void;
  /** Id of the node whose figures are open. */
  openFigures: string | undefined;
  section: Section | undefined;
  /** The item of a list that this text belongs to was dragged to another number, perhaps of another list. */
  onMove: (place: Place, to: number, list: string) => void;
  /** Texts that are changed elsewhere. */
  bare: readonly BareText[];
  onBare: (bare: BareText) => void;
  /** A key asked for it at a text at rest; false where that is in no list. */
  onList: (command: ListCommand) => boolean;
}

/** Width of the grip beside an item, points. */
const GRIP = 12;
/** How far from a text a finger may land, CSS px. */
const REACH = 24;

export function EditableSlide(props: EditableSlideProps) {
  const { scene, slide, places, typed, words, wordsAt, marks, onBegin } = props;
  const t = useCopy(edit);
  const pointed = useRef<{ key: string; x: number; y: number }>(undefined);
  const drawn = useMemo(
    () => (typed === undefined || words === undefined ? slide : slideWithout(slide, typed, measure)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only whether words are typed here
    [slide, typed, words === undefined],
  );
  const begin = (place: Place, event: MouseEvent): void => {
    // A key presses a button without a place of its own.
    pointed.current = event.detail === 0 ? undefined : { key: place.key, x: event.clientX, y: event.clientY };
    onBegin(place);
  };
  const frame = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () => (props.section === undefined ? [] : listItems(props.section, places)),
    [props.section, places],
  );
  const itemOf = useMemo(() => {
    const { section } = props;
    return new Map(
      places.map((place) => {
        const at = section && listPlaceOf(section, place.path);
        const item = at && items.find(({ list, index }) => list === at.list && index === at.index);
        return [place, item && canLift(item, items) ? item : undefined];
      }),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of `props`, the section alone
  }, [places, items, props.section]);
  const { lifted, handlers } = useLift<ListItemSpot, Landing>({
    frame,
    whereAt: (item, at, slideFrame) => {
      const from = props.section && listPlaceOf(props.section, item.place.path);
      const takes = (list: string): boolean =>
        props.section !== undefined && from !== undefined && takesItem(props.section, from, list);
      return landingOn(items, item, onSlide(slideFrame.getBoundingClientRect(), at), takes);
    },
    onLand: ({ place, index, list: own }, { to, list }) => {
      const next = list === own && to > index ? to - 1 : to;
      if (list !== own || next !== index) props.onMove(place, next, list);
    },
  });
  const goBeside = (event: KeyboardEvent, from: Place | BareText): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const ends = { Home: places[0], End: places.at(-1) }[key];
    const to = ends ?? neighbour<Place | BareText>([...places, ...props.bare], from, key);
    if (to === undefined) return;
    event.preventDefault();
    const at = CSS.escape(to.key);
    frame.current?.querySelector<HTMLElement>(`[data-place="${at}"], [data-bare="${at}"]`)?.focus();
  };
  const tapBeside = (event: MouseEvent<HTMLDivElement>): void => {
    if (event.target instanceof Element && event.target.closest('button, textarea, [data-grip]') !== null)
      return;
    const place = nearest(places, event.currentTarget.getBoundingClientRect(), event, REACH);
    if (place !== undefined) begin(place, event);
  };
  return (
    // What is pressed beside a text goes to it; the texts themselves are buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target, nothing else
    <div
      ref={frame}
      className="edit-frame"
      data-dragging={lifted !== undefined || undefined}
      onClick={tapBeside}
    >
      <SlideView slide={drawn} theme={scene.theme} language={scene.language} thumbnail />
      {typed && words && (
        <div className="deck-canvas edit-typing">
          <WordsInPlace
            key={typed.key}
            {...words}
            name={t.field(nameOf(typed.path, typed.isHeadline, t.headline), numberOf(slide))}
            setting={typed.setting}
            theme={scene.theme}
            isBalanced={typed.isHeadline}
            at={pointed.current?.key === typed.key ? pointed.current : undefined}
          />
        </div>
      )}
      {typed && <Ring place={typed} theme={scene.theme} refused={words?.invalidBy !== undefined} />}
      <fieldset aria-label={t.slide(numberOf(slide))} aria-hidden={props.isPicture || undefined}>
        <FigureButtons {...props} />
        {places.map((place) => {
          if (place.key === typed?.key) return null;
          const name = t.field(nameOf(place.path, place.isHeadline, t.headline), numberOf(slide));
          return (
            <button
              key={place.key}
              type="button"
              {...(props.isPicture ? PICTURED : { 'data-place': place.key })}
              data-spot={place.key}
              data-ground={groundOf(place, scene.theme)}
              data-mark={marks.get(place.path)}
              aria-label={`${name}: ${wordsAt(place)}`}
              className={classes('edit-place')}
              style={shareOf(place.box)}
              {...handlers(itemOf.get(place), true)}
              onClick={(event) => begin(place, event)}
              onFocus={() => props.onFocus(place)}
              onKeyDown={(event) => {
                const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
                const asked = listCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing: false });
                if (asked !== undefined && props.onList(asked)) event.preventDefault();
                else goBeside(event, place);
              }}
            />
          );
        })}
        {typed === undefined &&
          items
            .filter((item) => canLift(item, items))
            .map((item) => (
              <span
                key={item.place.key}
                aria-hidden="true"
                data-grip={item.place.key}
                className="edit-grip"
                style={shareOf({ ...item.box, x: item.box.x - GRIP, width: GRIP })}
                {...handlers(item)}
              >
                <Icon of={GripVertical} size={16} />
              </span>
            ))}
        {props.bare.map((bare) => (
          <button
            key={bare.key}
            type="button"
            // The arrow keys come to it; Tab goes from one text that can be edited to the next.
            tabIndex={-1}
            {...(props.isPicture ? PICTURED : { 'data-bare': bare.key })}
            aria-label={t.bare.label(bare.said)}
            className="edit-bare"
            style={shareOf(bare.box)}
            onClick={() => props.onBare(bare)}
            onKeyDown={(event) => goBeside(event, bare)}
          />
        ))}
      </fieldset>
      {lifted && <LiftedItem lifted={lifted} scene={scene} slide={slide} />}
    </div>
  );
}

/** Pressed, and never focused. */
const PICTURED = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };

type FigureButtonsProps = Pick<EditableSlideProps, 'slide' | 'openFigures' | 'onFigures' | 'isPicture'>;

function FigureButtons({ slide, openFigures: open, onFigures: onOpen, isPicture }: FigureButtonsProps) {
  const t = useCopy(edit);
  const spots = useMemo(() => figureSpots(slide.nodes), [slide]);
  return spots.map((spot) => (
    <button
      key={spot.id}
      type="button"
      {...(isPicture ? PICTURED : { 'data-figures': spot.id })}
      aria-label={t.figures.open(spot.name, numberOf(slide))}
      aria-expanded={open === spot.id}
      className="edit-figure-spot"
      style={shareOf(spot.box)}
      onClick={() => onOpen(spot)}
    >
      <span className="edit-figure-mark">
        <Icon of={Table2} size={16} />
      </span>
    </button>
  ));
}

const groundOf = ({ setting }: Place, theme: SceneTheme): 'filled' | undefined =>
  isLight(theme.palette[setting.piece.colour]) ? 'filled' : undefined;

/** As wide as its block where the text has it for itself. */
function Ring({ place, theme, refused }: { place: Place; theme: SceneTheme; refused: boolean }) {
  const { box, setting } = place;
  const left = Math.min(box.x, setting.x - 5);
  const right = Math.max(box.x + box.width, setting.isWhole ? setting.x + setting.width + 5 : 0);
  const around = { x: left, y: box.y - 2, width: right - left, height: box.height + 4 };
  return (
    <span
      className="edit-ring"
      data-ground={groundOf(place, theme)}
      data-refused={refused || undefined}
      style={shareOf(around)}
    />
  );
}
