/** The way to slides and files. Engines, deck and export are loaded when first needed: the worker starts small. */
import type { AgencyRecord } from '../../src/shared/domain/agency.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { ProposalView } from '../../src/shared/contract/worker-api.ts';
import type { FontFamily } from '../../src/shared/domain/options.ts';
import type { PictureRecord } from '../../src/shared/domain/pictures.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import type { DeckFamilies } from '../deck/text/harfbuzz-engine.ts';
import type { FileFacts as PdfFacts } from '../export/pdf/index.ts';
import type { FileFacts } from '../export/pptx/index.ts';

/** A proposal with who makes it. */
export interface DeckView extends ProposalView {
  agency?: AgencyRecord;
  /** Slides of each page as it was last laid out, for the numbers of a deck of which only some pages are drawn. */
  slideCounts?: ReadonlyMap<number, number>;
  pictures?: readonly PictureRecord[];
}

export interface Deck {
  /** `fields`: each text says which fields of its section it shows. */
  buildScene(
    view: DeckView,
    appearance: Appearance,
    pages?: readonly number[],
    fields?: boolean,
  ): Promise<Scene>;
  /** `onProgress`: 0 to 1. */
  exportPptx(
    scene: Scene,
    onProgress: (done: number) => void,
    about: FileFacts,
  ): Promise<{ bytes: ArrayBuffer; slideCount: number }>;
  exportPdf(scene: Scene, about: PdfFacts): Promise<{ bytes: ArrayBuffer; slideCount: number }>;
  /** A PowerPoint file with its fonts in it. Rejects with a reason where one cannot be had. */
  embedFonts(bytes: ArrayBuffer, families: readonly FontFamily[]): Promise<ArrayBuffer>;
}

/** Text engines that share the faces in memory. */
async function textEngines() {
  const [{ createTextEngine }, { loadBundledFont }] = await Promise.all([
    import('../deck/text/harfbuzz-engine.ts'),
    import('../deck/text/font-files.ts'),
  ]);
  return (families: DeckFamilies) => createTextEngine(loadBundledFont, families);
}

export const lazyDeck: Deck = {
  async buildScene(view, appearance, pages, fields) {
    const { proposal, pages: planned, free = [], appendix = false, agency, pictures, slideCounts } = view;
    const sections = [...planned, ...free];
    const [draw, engine, { scriptFacesOf }] = await Promise.all([
      fields === true
        ? import('../deck/fields/index.ts').then(({ sceneWithFields }) => sceneWithFields)
        : import('../deck/build-scene.ts').then(({ buildScene }) => buildScene),
      textEngines(),
      import('../deck/text/font-files.ts'),
    ]);
    return draw({
      proposal,
      sections,
      appearance,
      appendix,
      engine,
      pageFaces: scriptFacesOf,
      ...(pages === undefined ? {} : { pages }),
      ...(agency === undefined ? {} : { agency }),
      ...(slideCounts === undefined ? {} : { slideCounts }),
      ...(pictures === undefined ? {} : { pictures }),
    });
  },
  async exportPptx(scene, onProgress, about) {
    const { exportPptx } = await import('../export/pptx/index.ts');
    return exportPptx(scene, (done, total) => onProgress(done / total), about);
  },
  async exportPdf(scene, about) {
    const [{ exportPdf }, engine] = await Promise.all([import('../export/pdf/index.ts'), textEngines()]);
    return exportPdf(scene, engine(scene.theme), about);
  },
  async embedFonts(bytes, families) {
    const [{ embedFonts }, { loadWholeFont }] = await Promise.all([
      import('../export/pptx/index.ts'),
      import('../deck/text/whole-fonts.ts'),
    ]);
    return embedFonts(bytes, families, loadWholeFont);
  },
};
