/** One page, its texts changed where they stand, and every way to take a change back. */
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { classes } from '../../components/classes.ts';
import { useKeyboardInset } from '../../components/keyboard.ts';
import { Main } from '../../components/Main.tsx';
import { useNavigate } from '../../components/navigation.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { numberOf } from '../../screen-kit/slide-numbers.ts';
import { useWorded } from '../../screen-kit/failures.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import { BarLane, type BarProps } from './Bar.tsx';
import { bareTexts, type BareText } from './bare-texts.ts';
import { BelowSlide } from './BelowSlide.tsx';
import { EditableSlide, type Mark } from './EditableSlide.tsx';
import { EditHeader } from './EditHeader.tsx';
import { countsOf } from './edited.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { NewTexts } from './NewTexts.tsx';
import { PhoneWords } from './PhoneWords.tsx';
import { TextList } from './TextList.tsx';
import { UnusedAnswers } from './UnusedAnswers.tsx';
import { Strip } from './Strip.tsx';
import { useDeckKeys } from './use-deck-keys.ts';
import { WhereFrom } from './WhereFrom.tsx';
import { REASON_ID, useBar, useEditor, type EditorInput, type EditorModel } from './use-editor.ts';
import type { Figures } from './use-figures.ts';
import { useMedia } from './use-media.ts';

const Contradictions = lazy(async () => ({
  default: (await import('./Contradictions.tsx')).Contradictions,
}));
const loadFind = async () => ({ default: (await import('./FindReplace.tsx')).FindReplace });
const FindReplace = lazy(loadFind);

/** Narrower than this, nobody can type on a slide. */
const PHONE = '(width <= 600px)';
/** By then the page is drawn, ms. */
const QUIET_MS = 1500;
/** Of a slide, points. */
const SLIDE_WIDTH = 960;

export interface EditorProps extends EditorInput {
  /** Path of the text that the address names: it is typed at once. */
  text: string | undefined;
  onTyping: (isTyping: boolean) => void;
}

export function Editor(props: EditorProps) {
  const { view, deck, page, journal, onTyping } = props;
  const { proposalId } = view.proposal;
  const root = useRef<HTMLDivElement>(null);
  const model = useEditor(props, root);
  const { editing, figures, slide, typed, current } = model;
  const [open, setOpen] = useState<string>();
  const finding = useFinding();
  const bare = useBare(model, view, page);
  const onKeyDown = useDeckKeys({
    proposalId,
    slides: deck.slides,
    shown: slide,
    places: model.drawn.scene === undefined ? [] : model.places,
    root,
  });
  const shownId = slide?.id;
  useEffect(() => {
    // The slide that was gone to is in sight, wherever the strip had been scrolled to.
    if (shownId !== undefined && matchMedia(PHONE).matches) scrollTo({ top: 0 });
  }, [shownId]);
  useNamedText(model, proposalId, page.pageNumber, props.text);
  const bar = useBar(model, journal, setOpen);
  const isPhone = useMedia(PHONE);
  useKeyboardInset();
  const isTyping = editing.typing !== undefined;
  useEffect(() => onTyping(isTyping), [onTyping, isTyping]);
  const edited = useMemo(() => countsOf(view.pages), [view.pages]);
  // Whoever types sees the slide first.
  const later = useDeferredValue(model.slides);
  if (slide === undefined) return null;
  const phoneTyping = isPhone && typed !== undefined;
  const strip = <Strip {...{ proposalId, edited }} shown={slide.id} scene={deck} current={later} />;
  return (
    // Keys that go through the deck, wherever on the slide or in the strip the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the texts and the strip are what is focused
    <div
      ref={root}
      onKeyDown={onKeyDown}
      className={classes('edit-screen toast-room', !phoneTyping && 'max-laptop:pb-16')}
      data-typing={phoneTyping || undefined}
      data-figures={figures.spot !== undefined || undefined}
    >
      <EditHeader
        {...{ proposalId, editing }}
        pageNumber={page.pageNumber}
        number={numberOf(slide)}
        title={slide.pageTitle}
        slideNumber={deck.slides.findIndex(({ id }) => id === slide.id) + 1}
        said={journal.said}
        onFind={finding.open}
      />
      <Main className={classes(phoneTyping ? 'flex min-h-0 flex-1 flex-col' : 'page-grid edit-main')}>
        <div className="edit-strip max-laptop:hidden">{!isPhone && strip}</div>
        <div className="mx-auto w-full min-w-0 edit-column">
          {!phoneTyping && (
            <BarLane
              {...(isPhone ? withoutText(bar) : bar)}
              at={(current?.box.x ?? 0) / SLIDE_WIDTH}
              take={addresses.take(proposalId, page.pageNumber)}
            />
          )}
          <TheSlide {...{ model, isPhone, bare }} pageNumber={page.pageNumber} section={page.sectionData} />
          {!phoneTyping && <div className="mt-2 min-w-0 laptop:hidden">{strip}</div>}
          {/* A phone has room for the figures and what is said of them, and for nothing else. */}
          {!phoneTyping && !(isPhone && figures.spot !== undefined) && (
            <Below model={model} open={open} onOpen={setOpen}>
              <WhereFrom
                proposalId={proposalId}
                bare={bare.asked}
                headline={model.places.find(({ isHeadline }) => isHeadline)}
                onText={model.begin}
                onFigures={figures.open}
              />
            </Below>
          )}
          {isPhone && !phoneTyping && figures.spot === undefined && (
            <TextList {...{ model, slide }} bare={bare.all} onBare={bare.ask} />
          )}
          <Suspense fallback={null}>
            {edited.size > 0 && (
              <Contradictions
                proposalId={proposalId}
                pages={view.pages}
                pageNumber={page.pageNumber}
                onKeep={(path) => void editing.store([{ path, alone: true }])}
              />
            )}
          </Suspense>
        </div>
        {!phoneTyping && figures.spot !== undefined && (
          <FiguresPanel
            {...{ figures, proposalId }}
            section={page.sectionData}
            language={deck.language}
            onClose={() => closeFigures(root.current, figures)}
          />
        )}
        {phoneTyping && <OnPhone model={model} bar={bar} number={numberOf(slide)} />}
      </Main>
      <Suspense fallback={null}>
        {finding.asked > 0 && (
          <FindReplace
            proposalId={proposalId}
            names={namesIn(view.proposal.formData)}
            slides={deck.slides}
            pageNumber={page.pageNumber}
            asked={finding.asked}
            isAbove={isPhone}
            onUndo={() => journal.run('undo')}
            onClose={finding.close}
          />
        )}
      </Suspense>
      <Announced model={model} said={journal.said} number={numberOf(slide)} remark={bar.remark} />
    </div>
  );
}

/** A finger that taps a text opens it: the bar above must not grow meanwhile, and move the text away under the finger. */
const withoutText = (bar: BarProps): BarProps => ({
  ...bar,
  lists: { ...bar.lists, offered: new Map() },
  onSeeNew: undefined,
  onPutBack: undefined,
  remark: undefined,
});

/** Ctrl or Cmd with F finds a text of the deck, also while one is typed; once more, and its field has the focus again. */
function useFinding() {
  const [asked, setAsked] = useState(0);
  const open = (): void => setAsked((before) => before + 1);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || isComposing || key.toLowerCase() !== 'f') return;
      event.preventDefault();
      setAsked((before) => before + 1);
    };
    // Before the text that is typed: its keys are its own.
    addEventListener('keydown', onKey, { capture: true });
    // What is typed right after the key belongs to the panel: its code is there by then.
    const timer = setTimeout(() => void loadFind(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
  return { asked, open, close: () => setAsked(0) };
}

/** Texts of the slide that are changed elsewhere, and the one that was asked about. */
function useBare({ slide, places, drawn }: EditorModel, view: ProposalView, page: PageRecord) {
  const { formData } = view.proposal;
  const { sectionData: section, engine } = page;
  const all = useMemo(
    () =>
      slide === undefined || drawn.scene === undefined
        ? []
        : bareTexts(slide, { places, section, formData, isPlanned: engine === 'planner' }),
    [slide, drawn.scene, places, section, formData, engine],
  );
  const [key, setKey] = useState<string>();
  const asked = all.find((bare) => `${slide?.id ?? ''} ${bare.key}` === key);
  return {
    all,
    asked,
    ask: (bare: BareText | undefined) => setKey(bare && `${slide?.id ?? ''} ${bare.key}`),
  };
}

/** Opens the text that the address names, once its page is drawn; the address names it no more. */
function useNamedText(
  { drawn, all, beginWhole }: EditorModel,
  proposalId: string,
  pageNumber: number,
  text: string | undefined,
): void {
  const navigate = useNavigate();
  const isDrawn = drawn.scene !== undefined;
  const place = all.find(({ path, also }) => path === text || also.includes(text ?? ''));
  const open = useEffectEvent((): void => {
    if (place !== undefined) beginWhole(place);
    navigate(addresses.edit(proposalId, pageNumber), { replace: true });
  });
  useEffect(() => {
    if (text !== undefined && isDrawn) open();
  }, [text, isDrawn]);
}

/** The client's name, and what it sells. */
const namesIn = ({ clientInfo: { companyName, heroProduct } }: FormData): string[] =>
  [companyName, heroProduct].filter((name) => name.trim() !== '' && name.length <= 60);
/** The focus goes back to the chart. */
function closeFigures(root: Element | null, { spot, close }: Figures): void {
  close();
  if (spot) root?.querySelector<HTMLElement>(`[data-figures="${CSS.escape(spot.id)}"]`)?.focus();
}

function TheSlide({
  model,
  isPhone,
  pageNumber,
  section,
  bare,
}: {
  model: EditorModel;
  isPhone: boolean;
  pageNumber: number;
  section: PageRecord['sectionData'];
  bare: ReturnType<typeof useBare>;
}) {
  const { editing, slide, fields } = model;
  const marks = useMemo(
    () =>
      new Map<string, Mark>([
        ...fields.filter(({ isNewer }) => isNewer === true).map(({ path }) => [path, 'newer'] as const),
        ...editing.refusals.map(({ path }) => [path, 'refused'] as const),
      ]),
    [fields, editing.refusals],
  );
  if (slide === undefined) return null;
  return (
    <EditableSlide
      key={pageNumber}
      scene={model.scene}
      slide={slide}
      places={model.places}
      wordsAt={editing.wordsAt}
      marks={marks}
      typed={model.typed}
      isPicture={isPhone}
      words={isPhone ? undefined : model.words}
      onBegin={(place) => {
        bare.ask(undefined);
        model.begin(place);
      }}
      section={section}
      onMove={model.lists.moveTo}
      bare={bare.all}
      onBare={bare.ask}
      onFocus={model.setFocused}
      onList={model.lists.run}
      onFigures={model.figures.open}
      openFigures={model.figures.spot?.id}
    />
  );
}

function Below(props: {
  model: EditorModel;
  open: string | undefined;
  onOpen: (path: string | undefined) => void;
  children: ReactNode;
}) {
  const { editing, places, drawn, refusal, fields } = props.model;
  return (
    <>
      <BelowSlide
        editing={editing}
        current={refusal?.key}
        hasTexts={places.length > 0}
        isListed={props.model.lists.offered.size > 0}
        isDrawn={drawn.scene !== undefined}
        failure={drawn.failure}
      >
        {props.children}
      </BelowSlide>
      <UnusedAnswers {...props.model.unused} />
      <NewTexts
        fields={fields.filter(({ isNewer, isHomeless }) => isNewer === true || isHomeless === true)}
        open={props.open}
        onOpen={props.onOpen}
        onTake={(path) => void editing.store([{ path, revert: true }])}
        onKeep={(path) => void editing.store([{ path, keep: true }])}
      />
    </>
  );
}

function OnPhone({ model, bar, number }: { model: EditorModel; bar: BarProps; number: number }) {
  const word = useWorded();
  const { typed, words, refusal, command } = model;
  if (typed === undefined || words === undefined) return null;
  return (
    <PhoneWords
      place={typed}
      theme={model.scene.theme}
      number={number}
      index={model.index}
      count={model.places.length}
      words={words}
      bar={bar}
      reason={refusal === undefined ? undefined : word(refusal.reason)}
      reasonId={REASON_ID}
      onMove={(by) => command(by > 0 ? 'next' : 'previous')}
      onDone={() => command('keep')}
    />
  );
}

/** What was changed, taken back or refused, and remarks, said politely. */
function Announced(props: { model: EditorModel; said: string; number: number; remark: string | undefined }) {
  const t = useCopy(edit);
  const word = useWorded();
  const { refusals, stored } = props.model.editing;
  const refused = refusals.at(-1);
  const nameAt = (path: string): string => t.field(nameOf(path, path === 'title', t.headline), props.number);
  return (
    <output className="sr-only">
      <span className="block">{stored === undefined ? '' : t.savedField(nameAt(stored))}</span>
      <span className="block">{props.said}</span>
      <span className="block">{props.model.lists.said}</span>
      <span className="block">{props.model.unused.said}</span>
      <span className="block">
        {refused === undefined ? '' : `${t.notTaken(nameAt(refused.path))}: ${word(refused.reason)}`}
      </span>
      <span className="block">{props.remark ?? ''}</span>
    </output>
  );
}
