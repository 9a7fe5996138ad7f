import { SlideFrame } from '../../components/SlideFrame.tsx';
import type { Result } from '../../shared/domain/failure.ts';
import type { ThemeId } from '../../shared/domain/looks.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import { useAsked } from '../use-asked.ts';

/** `key` says what the cover is made from besides the theme. */
export interface AskCover {
  key: string;
  ask: (themeId: ThemeId) => Promise<Result<Scene>>;
}

/** The real cover in a theme. */
export function ThemePreview({ themeId, cover }: { themeId: ThemeId; cover: AskCover }) {
  const scene = useAsked(`${cover.key} ${themeId}`, () => cover.ask(themeId)).value;
  const slide = scene?.slides[0];
  return (
    <SlideFrame state="written">
      {scene && slide && <SlideView slide={slide} theme={scene.theme} language={scene.language} thumbnail />}
    </SlideFrame>
  );
}
