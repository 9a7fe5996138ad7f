import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SlideScene } from '../../../src/shared/scene/scene.ts';
import { imagesOf } from '../../../src/shared/scene/images.ts';
import { ReadingView } from '../../../src/slides/reading-view.tsx';
import { SlideView } from '../../../src/slides/slide-view.tsx';
import { LOGO, PHOTO, pictureScene } from '../../fixtures/scenes/pictures.ts';

const { slides, theme, language } = pictureScene;
const slideAt = (index: number): SlideScene => {
  const slide = slides[index];
  if (!slide) throw new Error(`No slide ${index}.`);
  return slide;
};
const draw = (index: number, thumbnail = false): string =>
  renderToStaticMarkup(
    <SlideView slide={slideAt(index)} theme={theme} language={language} thumbnail={thumbnail} />,
  );
const images = (html: string): string[] => html.match(/<img [^>]*>/g) ?? [];

test('a picture stands in its box and says its name; one that decorates says nothing', () => {
  const [photo, logo, mark] = images(draw(1));
  expect(photo).toContain('alt="Photograph"');
  expect(logo).toContain('alt="Logo of “Studio” &amp; &lt;Söhne&gt;"');
  expect(logo).toMatch(/left:44pt;top:470pt;width:120pt;height:30pt/);
  expect(mark).toContain('alt=""');
});

test('the same picture has one address on all slides', () => {
  const address = (html: string): string | undefined => /src="(blob:[^"]*)"/.exec(html)?.[1];
  const logos = [images(draw(0))[0], images(draw(1))[1], images(draw(2))[0]].map((html) =>
    address(html ?? ''),
  );
  expect(logos[0]).toMatch(/^blob:/);
  expect(new Set(logos).size).toBe(1);
  expect(address(images(draw(1))[0] ?? '')).not.toBe(logos[0]);
});

test('the reading view has what speaks, and not what repeats', () => {
  const html = renderToStaticMarkup(<ReadingView slide={slideAt(1)} />);
  expect(images(html).map((each) => /alt="([^"]*)"/.exec(each)?.[1])).toEqual([
    'Photograph',
    'Logo of “Studio” &amp; &lt;Söhne&gt;',
  ]);
});

test('the pictures of a scene are listed once each', () => {
  expect(imagesOf(slides.flatMap(({ nodes }) => nodes))).toEqual([LOGO, PHOTO]);
});
