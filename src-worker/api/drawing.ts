/** Slides and files of a proposal: the engine of texts, the deck and the exports, each loaded when first needed. */
import type { DeckFamilies } from '../deck/text/harfbuzz-engine.ts';
import type { Deck } from './deck.ts';

/** Makes text engines that share the font files already in memory. */
async function textEngines() {
  const [{ createTextEngine }, { loadBundledFont }] = await Promise.all([
    import('../deck/text/harfbuzz-engine.ts'),
    import('../deck/text/font-files.ts'),
  ]);
  return (families: DeckFamilies) => createTextEngine(loadBundledFont, families);
}

export const drawing: Deck = {
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
    const { exportPptx, thumbnailOf } = await import('../export/pptx/index.ts');
    const thumbnail = await thumbnailOf(scene);
    const facts = thumbnail ? { ...about, thumbnail } : about;
    return exportPptx(scene, (done, total) => onProgress(done / total), facts);
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
