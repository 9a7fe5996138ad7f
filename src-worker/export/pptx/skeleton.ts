/**
 * The only place that calls pptxgenjs. It writes the parts of a package that say nothing of a deck but the size of its
 * slides: presentation, properties of presentation and view, table styles and theme. What is a deck's own is ours
 * (`slide.ts`, `chart/part.ts`, `master.ts`), added by the passes of `package/`.
 */
import { SLIDE_HEIGHT, SLIDE_WIDTH, ptToInch } from '../../../src/shared/scene/units.ts';
import { openPackage, type Parts } from './package/parts.ts';

/** Its pages, layouts and document properties are of a deck without a word, and not taken. */
const TAKEN: ReadonlySet<string> = new Set([
  '_rels/.rels',
  'ppt/presProps.xml',
  'ppt/presentation.xml',
  'ppt/tableStyles.xml',
  'ppt/theme/theme1.xml',
  'ppt/viewProps.xml',
]);

/** A package of one empty slide, as the library writes it. */
export async function writePackage(): Promise<Uint8Array> {
  const { default: PptxGenJS } = await import('pptxgenjs');
  const file = new PptxGenJS();
  // Whole points: 13.333 in, as a person would write it, is 305 EMU too narrow.
  file.defineLayout({ name: 'slide', width: ptToInch(SLIDE_WIDTH), height: ptToInch(SLIDE_HEIGHT) });
  file.layout = 'slide';
  file.addSlide();
  const written = await file.write({ outputType: 'arraybuffer' });
  if (!(written instanceof ArrayBuffer)) throw new TypeError('The PowerPoint writer gave no bytes.');
  return new Uint8Array(written);
}

let skeleton: Promise<Parts> | undefined;

/** The parts with which every file begins: written for the first, and again after a failure. */
export async function skeletonParts(): Promise<Parts> {
  skeleton ??= writePackage().then(
    (written) => new Map([...openPackage(written)].filter(([name]) => TAKEN.has(name))),
  );
  try {
    return await skeleton;
  } catch (error) {
    skeleton = undefined;
    throw error;
  }
}
