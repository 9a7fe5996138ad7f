/**
 * The deck as one file of HTML that any phone opens, without a network and without a script: slides as they are drawn,
 * and under each its flowing text where the slide is too small to read. Both come from the one scene.
 */
import type { JSX } from 'react';
import { Text } from '../components/Text.tsx';
import { imagesOf } from '../shared/scene/images.ts';
import type { Scene, SceneImage, SlideScene } from '../shared/scene/scene.ts';
import { dataAddress, type FaceFile } from './embedded-faces.ts';
import { imageAddress } from './image-address.ts';
import { faces as familyList, themeStyle } from './palette.ts';
import { ReadingView } from './reading-view.tsx';
import readingStyle from './reading-view.css?raw';
import pageStyle from './reading-page.css?raw';
import { SlideView } from './slide-view.tsx';
import slidesStyle from './slides.css?raw';

/** What the file says itself, in the deck's language. */
export interface ReadingPageWords {
  contents: string;
  /** 'Slide 3 of 20'. */
  position: (slide: number, count: number) => string;
}

/** Nothing runs and nothing is fetched, whatever a text holds. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** Makes markup of an element, in its own time. */
export type Draw = (element: JSX.Element) => Promise<string>;

/** The file's text, drawn slide by slide. */
export async function readingPage(
  scene: Scene,
  words: ReadingPageWords,
  faces: readonly FaceFile[],
  draw: Draw,
): Promise<string> {
  const slides = scene.slides.filter(({ screenOnly }) => screenOnly !== true);
  const parts: string[] = [];
  for (const [index, slide] of slides.entries()) {
    parts.push(
      await draw(
        <ReadingSlide scene={scene} slide={slide} index={index} count={slides.length} words={words} />,
      ),
    );
  }
  const images = imagesOf(slides.flatMap(({ nodes }) => nodes));
  const contents = await draw(<Contents slides={slides} words={words} />);
  const title = escaped(`${scene.company} – ${scene.title}`);
  const body = `${contents}<main>${parts.join('\n')}</main>`;
  return `<!doctype html>
<html lang="${scene.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
${[...faces.map(faceRule), ...images.map(pictureRule)].join('\n')}
${[slidesStyle, readingStyle, pageStyle].map(withoutComments).join('\n')}
</style>
</head>
<body style="${bodyStyle(scene)}">
${withoutAddresses(body, images)}
</body>
</html>
`;
}

function ReadingSlide(props: {
  scene: Scene;
  slide: SlideScene;
  /** From 0. */
  index: number;
  count: number;
  words: ReadingPageWords;
}): JSX.Element {
  const { scene, slide, index, count, words } = props;
  const { theme, language } = scene;
  return (
    <section
      className="reading-slide"
      id={slide.part === 1 ? `page-${slide.pageNumber}` : slide.id}
      aria-label={`${words.position(index + 1, count)}: ${nameOf(slide)}`}
    >
      <div className="reading-drawn">
        <SlideView slide={slide} theme={theme} language={language} headingLevel={index === 0 ? 1 : 2} />
      </div>
      <div className="reading-flow">
        <ReadingView slide={slide} beside />
      </div>
    </section>
  );
}

/** Beside the slides where there is room; a phone has the agenda's own links. */
function Contents({
  slides,
  words,
}: {
  slides: readonly SlideScene[];
  words: ReadingPageWords;
}): JSX.Element {
  return (
    <nav className="reading-contents" aria-label={words.contents}>
      <ol>
        {slides.map(
          (slide, index) =>
            slide.part === 1 && (
              <li key={slide.id}>
                {/* As the agenda and the slides themselves count. */}
                <a href={`#page-${slide.pageNumber}`} data-slide={index + 1}>
                  <Text>{nameOf(slide).replace(PART, '')}</Text>
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

/** Which of the slides of its page it is: '(1/2)'. */
const PART = /\s*\(\d+\/\d+\)$/u;

/** What the slide calls itself above its headline, in the deck's language and without its number. */
function nameOf({ nodes, headline }: SlideScene): string {
  const label = nodes.find((node) => node.kind === 'text' && node.role === 'label');
  if (label?.kind !== 'text') return headline;
  const [first] = label.text.paragraphs;
  const text = first?.runs.map((run) => run.text).join('') ?? '';
  return text.replace(/^\d+\s+/u, '').trim() || headline;
}

/** The flowing text has the deck's face, and its colours for bars and marks. */
function bodyStyle({ theme }: Scene): string {
  const { colorScheme: _scheme, fontFamily: _family, ...colours } = themeStyle(theme);
  const declarations = Object.entries(colours).map(([name, value]) => `${name}:${value}`);
  return [...declarations, `--font-heading:${familyList(theme.family)}`].join(';').replaceAll('"', "'");
}

const faceRule = ({ family, weight, range, address }: FaceFile): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:block;src:url(${address}) format('woff');${
    range === undefined ? '' : `unicode-range:${range}`
  }}`;

const withoutComments = (style: string): string =>
  style.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/\n\s*/gu, '\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A picture of nothing: what is shown is the ground behind it. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Pictures have an address of this page. In the file each stands once, in the style, however many slides show it. */
function withoutAddresses(html: string, images: readonly SceneImage[]): string {
  let whole = html;
  for (const image of images)
    whole = whole.replaceAll(`src="${imageAddress(image)}"`, `src="${EMPTY}" data-picture="${image.key}"`);
  return whole;
}

const pictureRule = ({ key, type, bytes }: SceneImage): string =>
  `[data-picture='${key}']{background:url(${dataAddress(type, new Uint8Array(bytes))}) center/contain no-repeat}`;
