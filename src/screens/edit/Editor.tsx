/** One page, its texts changed where they stand, and every way to take a change back. */
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../../components/classes.ts';
import { useKeyboardInset } from '../../components/keyboard.ts';
import { Main } from '../../components/Main.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useWorded } from '../../screen-kit/failures.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import { BarLane, type BarProps } from './Bar.tsx';
import { BelowSlide } from './BelowSlide.tsx';
import { EditableSlide, type Mark } from './EditableSlide.tsx';
import { EditHeader } from './EditHeader.tsx';
import { countsOf } from './edited.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { NewTexts } from './NewTexts.tsx';
import { PhoneWords } from './PhoneWords.tsx';
import { UnusedAnswers } from './UnusedAnswers.tsx';
import { Strip } from './Strip.tsx';
import { REASON_ID, useBar, useEditor, type EditorInput, type EditorModel } from './use-editor.ts';
import type { Figures } from './use-figures.ts';
import { useMedia } from './use-media.ts';

const Contradictions = lazy(async () => ({
  default: (await import('./Contradictions.tsx')).Contradictions,
}));
const FindReplace = lazy(async () => ({ default: (await import('./FindReplace.tsx')).FindReplace }));

/** Narrower than this, nobody can type on a slide. */
const PHONE = '(width <= 600px)';
/** Of a slide, points. */
const SLIDE_WIDTH = 960;

export function Editor(props: EditorInput & { onTyping: (isTyping: boolean) => void }) {
  const { view, deck, page, journal, onTyping } = props;
  const { proposalId } = view.proposal;
  const root = useRef<HTMLDivElement>(null);
  const model = useEditor(props, root);
  const { editing, figures, slide, typed, current } = model;
  const [open, setOpen] = useState<string>();
  const [isFinding, setFinding] = useState(false);
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
    <div
      ref={root}
      className={classes('edit-screen toast-room', !phoneTyping && 'max-laptop:pb-16')}
      data-typing={phoneTyping || undefined}
      data-figures={figures.spot !== undefined || undefined}
    >
      <EditHeader
        {...{ proposalId, editing }}
        pageNumber={page.pageNumber}
        number={slide.number ?? page.pageNumber}
        title={slide.pageTitle}
        slideNumber={deck.slides.findIndex(({ id }) => id === slide.id) + 1}
        said={journal.said}
        onFind={() => setFinding(true)}
      />
      <Main className={classes(phoneTyping ? 'flex min-h-0 flex-1 flex-col' : 'page-grid edit-main')}>
        <div className="edit-strip max-laptop:hidden">{!isPhone && strip}</div>
        <div className="mx-auto w-full min-w-0 edit-column">
          {!phoneTyping && <BarLane {...bar} at={(current?.box.x ?? 0) / SLIDE_WIDTH} />}
          <TheSlide model={model} isPhone={isPhone} pageNumber={page.pageNumber} />
          {!phoneTyping && <Below model={model} open={open} onOpen={setOpen} />}
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
          <FiguresPanel {...{ figures, proposalId }} onClose={() => closeFigures(root.current, figures)} />
        )}
        {phoneTyping && <OnPhone model={model} bar={bar} pageNumber={page.pageNumber} />}
        {!phoneTyping && <div className="mt-4 min-w-0 laptop:hidden">{strip}</div>}
      </Main>
      <Suspense fallback={null}>
        {isFinding && (
          <FindReplace
            proposalId={proposalId}
            names={namesIn(view.proposal.formData)}
            onUndo={() => journal.run('undo')}
            onClose={() => setFinding(false)}
          />
        )}
      </Suspense>
      <Announced model={model} said={journal.said} pageNumber={page.pageNumber} remark={bar.remark} />
    </div>
  );
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
}: {
  model: EditorModel;
  isPhone: boolean;
  pageNumber: number;
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
      words={isPhone ? undefined : model.words}
      onBegin={model.begin}
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
      />
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

function OnPhone({ model, bar, pageNumber }: { model: EditorModel; bar: BarProps; pageNumber: number }) {
  const word = useWorded();
  const { typed, words, refusal, command } = model;
  if (typed === undefined || words === undefined) return null;
  return (
    <PhoneWords
      place={typed}
      theme={model.scene.theme}
      pageNumber={pageNumber}
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
function Announced(props: {
  model: EditorModel;
  said: string;
  pageNumber: number;
  remark: string | undefined;
}) {
  const t = useCopy(edit);
  const word = useWorded();
  const { refusals, stored } = props.model.editing;
  const refused = refusals.at(-1);
  const nameAt = (path: string): string =>
    t.field(nameOf(path, path === 'title', t.headline), props.pageNumber);
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
