import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import type { Style } from '../../slides/palette.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import { shareOf } from './nearest.ts';
import type { ItemDrag } from './use-item-drag.ts';

/** Room around the words of what is lifted, points. */
const ROOM = 6;
const SLIDE = { width: 960, height: 540 };
const percent = (part: number, whole: number): string => `${(Math.max(0, part) / whole) * 100}%`;

/** The item above its place, which keeps a tint, and a palm line where it lands. */
export function LiftedItem({ drag, scene, slide }: { drag: ItemDrag; scene: Scene; slide: SlideScene }) {
  const { item, landing, x, y } = drag;
  const box = {
    x: item.box.x - ROOM,
    y: item.box.y - ROOM,
    width: item.box.width + 2 * ROOM,
    height: item.box.height + 2 * ROOM,
  };
  const clip = [
    percent(box.y, SLIDE.height),
    percent(SLIDE.width - box.x - box.width, SLIDE.width),
    percent(SLIDE.height - box.y - box.height, SLIDE.height),
    percent(box.x, SLIDE.width),
  ].join(' ');
  const style: Style = {
    '--lift-x': `${x}px`,
    '--lift-y': `${y}px`,
    '--lift-clip': `inset(${clip} round 6px)`,
  };
  const stays = landing.to === item.index || landing.to === item.index + 1;
  return (
    <>
      <span className="edit-gap" style={shareOf(box)} />
      {!stays && <span className="edit-lands" style={shareOf(landing.line)} />}
      <div className="edit-lifted" style={style}>
        <div className="edit-lifted-part">
          <SlideView slide={slide} theme={scene.theme} language={scene.language} thumbnail />
        </div>
      </div>
    </>
  );
}
