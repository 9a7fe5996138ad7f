import {
  BookOpenText,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  Palette,
  Pause,
  Play,
  Presentation,
  Printer,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { tip } from '../../components/tip.ts';
import { appearance } from '../../copy/appearance.ts';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { FONT_FAMILIES, type FontFamily } from '../../shared/domain/options.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { Print } from '../../screen-kit/use-print.ts';

export interface ControlsProps {
  index: number;
  count: number;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  reading: boolean;
  onReading: (reading: boolean) => void;
  onStep: (by: number) => void;
  font: FontFamily;
  onFont: (family: FontFamily) => void;
  /** Theme, colour and font beside the slide. */
  panel: boolean;
  onPanel: (open: boolean) => void;
  fullScreen: FullScreen;
  print: Print;
}

/** Font, autoplay, previous, counter, next, full screen, PDF. On a phone they lie at the thumb, in one row. */
export function Controls(props: ControlsProps) {
  const t = useCopy(slideshow);
  const { index, count, playing, reading, fullScreen, print } = props;
  return (
    <div role="toolbar" aria-label={t.controls} className="stage-controls" data-bar>
      {/* Not beside the open panel, which has the same choice and takes the bar's room. */}
      {!props.panel && <FontPicker font={props.font} onFont={props.onFont} />}
      <StageButton
        icon={Palette}
        label={useCopy(appearance).open}
        aria-expanded={props.panel}
        onClick={() => props.onPanel(!props.panel)}
      />
      <StageButton
        icon={reading ? Presentation : BookOpenText}
        label={reading ? t.slide : t.read}
        className="laptop:hidden"
        onClick={() => props.onReading(!reading)}
      />
      <StageButton
        icon={playing ? Pause : Play}
        label={playing ? t.pause : t.play}
        onClick={() => props.onPlaying(!playing)}
      />
      <span className="flex items-center">
        <StageButton icon={ChevronLeft} label={t.previous} onClick={() => props.onStep(-1)} />
        <span className="figures min-w-13 text-center tablet:min-w-16 text-small font-semibold">
          {t.counter(index + 1, count)}
        </span>
        <StageButton icon={ChevronRight} label={t.next} onClick={() => props.onStep(1)} />
      </span>
      {fullScreen.possible && (
        <StageButton
          icon={fullScreen.on ? Minimize : Maximize}
          label={fullScreen.on ? t.leaveFullScreen : t.fullScreen}
          className="max-tablet:hidden"
          onClick={fullScreen.toggle}
        />
      )}
      <button
        type="button"
        className="stage-button stage-edged px-3.5 max-tablet:px-0"
        aria-label={t.pdf}
        disabled={print.preparing}
        aria-busy={print.preparing}
        onClick={print.start}
      >
        <Icon of={Printer} />
        <span className="max-tablet:hidden">{t.pdf}</span>
      </button>
    </div>
  );
}

function StageButton({
  icon,
  label,
  className,
  ...rest
}: { icon: LucideIcon; label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...tip(label)}
      aria-label={label}
      {...rest}
      className={`stage-button ${className ?? ''}`}
    >
      <Icon of={icon} size={20} />
    </button>
  );
}

/** The platform's own list, dark as the stage is; on a phone it is the phone's own picker. */
function FontPicker({ font, onFont }: Pick<ControlsProps, 'font' | 'onFont'>) {
  const t = useCopy(slideshow);
  return (
    <span className="stage-font">
      <select
        aria-label={t.font}
        className="stage-button stage-edged stage-select"
        value={font}
        onChange={(event) => {
          const family = FONT_FAMILIES.find((each) => each === event.target.value);
          if (family) onFont(family);
        }}
      >
        {FONT_FAMILIES.map((family) => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute top-3.5 right-3" />
    </span>
  );
}
