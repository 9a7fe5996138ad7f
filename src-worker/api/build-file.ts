/** Makes a proposal's files. Loaded with the first one, as all that files need: the worker starts small. */
import type { FileResult } from '../../src/shared/contract/delivery.ts';
import type { FontFamily } from '../../src/shared/domain/options.ts';
import type { ProposalRecord } from '../../src/shared/domain/records.ts';
import type { Time } from '../time.ts';
import { ToldError } from '../told-error.ts';
import type { Deck, DeckView } from './deck.ts';
import { proposalFileName } from '../../src/shared/domain/file-name.ts';

const TYPES = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
} as const;

/** A file with the families that its texts are set in. */
export interface MadeFile extends FileResult {
  families: readonly FontFamily[];
}

/** Laying out the slides takes about this share of a file's time. */
const SCENE_SHARE = 0.5;

/** Which English a file is in: the client's country. */
async function countryFact({ formData }: ProposalRecord): Promise<{ country?: string }> {
  const { countryOf } = await import('../understanding/places/country.ts');
  const country = countryOf(formData);
  return country === undefined ? {} : { country };
}

/** `step`: 0 to 1. Rejects with the reason when no page is of a known type, or a font could not be loaded. */
export async function buildFile(
  { proposal, ...rest }: DeckView,
  ending: 'pptx' | 'pdf',
  deck: Deck,
  time: Time,
  step: (share: number) => void,
): Promise<MadeFile> {
  const scene = await deck.buildScene({ proposal, ...rest }, proposal.appearance);
  const slides = scene.slides.filter(({ screenOnly }) => screenOnly !== true);
  const leftOut = new Set(scene.slides.flatMap((slide) => (slide.screenOnly ? [slide.pageTitle] : [])));
  if (slides.length === 0 && leftOut.size > 0) throw new ToldError({ code: 'no-page-for-file' });
  const filed = { ...scene, slides };
  step(SCENE_SHARE);
  // What the page has asked in the meantime is answered before the second half.
  await time.sleep(0);
  const { createdAt, generatedAt } = proposal;
  const about = { created: new Date(createdAt), ...(await countryFact(proposal)) };
  const file = await (ending === 'pdf'
    ? deck.exportPdf(filed, { ...about, modified: time.now() })
    : deck.exportPptx(filed, (done) => step(SCENE_SHARE + (1 - SCENE_SHARE) * Math.min(1, done)), {
        ...about,
        // The same for the same pages.
        modified: new Date(generatedAt || createdAt),
      }));
  return {
    fileName: proposalFileName(proposal.formData.clientInfo.companyName, proposal.title, ending),
    mimeType: TYPES[ending],
    families: [...new Set([scene.theme.family, scene.theme.thaiFamily])],
    ...file,
    ...(leftOut.size === 0 ? {} : { leftOut: [...leftOut] }),
  };
}
