/** The slides of a run as its pages finish: only the new ones are asked for. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { PAGES } from '../../shared/domain/pages.ts';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import { client } from '../../worker-client/index.ts';

export interface PageSlides {
  theme: Scene['theme'] | undefined;
  language: Scene['language'];
  /** First slide of each page, by page number. */
  byPage: ReadonlyMap<number, SlideScene>;
}

/** Pages of one question: a fast run fills its slots in waves, and not all at its end. */
const AT_ONCE = 3;

const AGENDA = PAGES.find(({ type }) => type === 'agenda')?.pageNumber ?? 2;

const EMPTY: PageSlides = { theme: undefined, language: 'en', byPage: new Map() };

/**
 * @param pages numbers of the pages that were written; each is drawn once, a few at a time.
 */
export function usePageSlides(proposalId: string, pages: readonly number[]): PageSlides {
  const [slides, setSlides] = useState(EMPTY);
  const asked = useRef(new Set<number>());
  const asking = useRef(false);
  const [turn, setTurn] = useState(0);
  const wanted = pages.join();
  useEffect(() => {
    const missing = wanted
      .split(',')
      .filter((page) => page !== '')
      .map(Number)
      .filter((page) => !asked.current.has(page))
      .slice(0, AT_ONCE);
    if (asking.current || missing.length === 0) return;
    const agenda = asked.current.has(AGENDA) ? [AGENDA] : [];
    asking.current = true;
    for (const page of missing) asked.current.add(page);
    void draw(missing);

    async function draw(wave: readonly number[]): Promise<void> {
      // The agenda lists the sections that are in the deck, so every wave draws it again.
      const result = await client.scene(proposalId, { pages: [...new Set([...wave, ...agenda])] });
      asking.current = false;
      if (result.ok) startTransition(() => setSlides((before) => withSlides(before, result.value)));
      else console.warn(`Pages ${wave.join(', ')} could not be drawn: ${result.failure.reason.code}`);
      setTurn((before) => before + 1);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an answer is the turn of the next question
  }, [proposalId, wanted, turn]);
  return slides;
}

function withSlides(before: PageSlides, { theme, language, slides }: Scene): PageSlides {
  const byPage = new Map(before.byPage);
  for (const slide of slides) if (slide.part === 1) byPage.set(slide.pageNumber, slide);
  // One theme for all waves: another object would draw every slide again.
  return { theme: before.theme ?? theme, language, byPage };
}
