import { FileText, Redo2, RotateCcw, Shuffle, Undo2 } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/navigation.tsx';
import { tip } from '../../components/tip.ts';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { BarButton, button, stay } from './BarButton.tsx';
import { ListButtons } from './ListButtons.tsx';
import type { ListControls } from './use-lists.ts';
import type { Style } from '../../slides/palette.ts';

export interface BarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** The current text was changed, and nothing is typed in it. */
  onPutBack: (() => void) | undefined;
  lists: ListControls;
  /** The engine writes something else by now. */
  onSeeNew: (() => void) | undefined;
  /** What is worth knowing of the text, and no hindrance. */
  remark: string | undefined;
}

/**
 * Floats above the slide, level with the text, and covers nothing of the page. `at`: share of the slide's width; `take`:
 * address of another take of the page.
 */
export function BarLane({ at, take, ...bar }: BarProps & { at: number; take: string }) {
  const style: Style = { '--edit-at': `${Math.round(at * 1000) / 10}%` };
  return (
    <div className="edit-lane" style={style}>
      <div className="rounded-card bg-surface p-1 shadow-raised ring-1 ring-line forced-colors:border">
        <Bar {...bar} take={take} />
      </div>
    </div>
  );
}

export function Bar(props: BarProps & { take?: string }) {
  const t = useCopy(edit);
  const { remark, onPutBack, onSeeNew, take } = props;
  return (
    <div role="toolbar" aria-label={t.bar} className="flex flex-wrap items-center gap-0.5">
      <BarButton icon={Undo2} label={t.undo} can={props.canUndo} onPress={props.onUndo} />
      <BarButton icon={Redo2} label={t.redo} can={props.canRedo} onPress={props.onRedo} />
      <ListButtons {...props.lists} />
      {onSeeNew && (
        <button type="button" className={button} onMouseDown={stay} onClick={onSeeNew}>
          <Icon of={FileText} size={16} />
          {t.seeNew}
        </button>
      )}
      {onPutBack && (
        <button type="button" className={button} onMouseDown={stay} onClick={onPutBack}>
          <Icon of={RotateCcw} size={16} />
          {t.putBack}
        </button>
      )}
      {take !== undefined && (
        <Link to={take} {...tip(t.take.open)} className={`${button} border-line tablet:ml-0.5 tablet:px-3`}>
          <Icon of={Shuffle} />
          <span className="max-tablet:sr-only">{t.take.open}</span>
        </Link>
      )}
      {remark !== undefined && (
        <p className="flex items-center gap-2 border-l border-line px-3 text-small font-medium text-accent-ink">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
          {remark}
        </p>
      )}
    </div>
  );
}
