import { useAsked } from '../../../screen-kit/use-asked.ts';
import { SlideFrame } from '../../../components/SlideFrame.tsx';
import { agency as words } from '../../../copy/agency.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { SlideView } from '../../../slides/slide-view.tsx';
import { client } from '../../../worker-client/index.ts';
import type { AgencyForm } from './use-agency-form.ts';

const COVER = 1;
const CONCLUSION = 19;

/** The example's first and last slide as this agency would make them. */
export function Preview({ settled: { profile, turn } }: Pick<AgencyForm, 'settled'>) {
  const t = useCopy(words);
  const scene = useAsked(`agency ${turn}`, () => client.previewAgency(profile, [COVER, CONCLUSION])).value;
  const slides = [scene?.slides[0], scene?.slides.at(-1)];
  return (
    <figure className="z-10 m-0 bg-paper py-3 laptop:sticky laptop:top-0">
      <div className="grid grid-cols-2 gap-3">
        {slides.map((slide, index) => (
          <SlideFrame key={index === 0 ? 'cover' : 'conclusion'} state="written">
            {scene && slide && (
              <SlideView slide={slide} theme={scene.theme} language={scene.language} thumbnail />
            )}
          </SlideFrame>
        ))}
      </div>
      <figcaption className="mt-2 text-small text-quiet">{t.previewNote}</figcaption>
    </figure>
  );
}
