import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import type { Style } from '../../slides/palette.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import type { Lifted } from '../../screen-kit/use-lift.ts';
import type { Landing, ListItemSpot } from './list-items.ts';
import { shareOf } from './nearest.ts';

/** Room around the words of what is lifted, points. */
const ROOM = 6;
const SLIDE = { width: 960, height: 540 };
const percent = (part: number, whole: number): string => `${(Math.max(0, part) / whole) * 100}%`;

interface LiftedItemProps {
  lifted: Lifted<ListItemSpot, Landing>;
  scene: Scene;
  slide: SlideScene;
}

/** The item above its place, which keeps a tint, and a palm line where it lands. */
export function LiftedItem({ lifted, scene, slide }: LiftedItemProps) {
  const { what: item, where: landing, by } = lifted;
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
    '--lift-x': `${by.x}px`,
    '--lift-y': `${by.y}px`,
    '--lift-clip': `inset(${clip} round 6px)`,
  };
  const isBeside = landing.to === item.index || landing.to === item.index + 1;
  const stays = landing.list === item.list && isBeside;
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
