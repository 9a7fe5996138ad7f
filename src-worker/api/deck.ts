/** The way to slides and files. All of it is loaded when first needed: the worker starts small. */
import type { AgencyRecord } from '../../src/shared/domain/agency.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { ProposalView } from '../../src/shared/contract/work.ts';
import type { FontFamily } from '../../src/shared/domain/options.ts';
import type { PictureRecord } from '../../src/shared/domain/pictures.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
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

const drawing = async (): Promise<Deck> => (await import('./drawing.ts')).drawing;

export const lazyDeck: Deck = {
  buildScene: async (...given) => (await drawing()).buildScene(...given),
  exportPptx: async (...given) => (await drawing()).exportPptx(...given),
  exportPdf: async (...given) => (await drawing()).exportPdf(...given),
  embedFonts: async (...given) => (await drawing()).embedFonts(...given),
};
