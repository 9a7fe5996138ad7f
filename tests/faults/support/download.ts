/** The PowerPoint file as a person gets it. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';

/** Downloads it from the result screen. Answers with its number of slides; throws where it is none. */
export const slidesOfDownload = async (page: Page): Promise<number> => (await slidesInDownload(page)).length;

/** The same slides as their XML. */
export async function slidesInDownload(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /PowerPoint|PPTX/ })
      .first()
      .click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const presentation = strFromU8(files['ppt/presentation.xml'] ?? new Uint8Array());
  if (!presentation.includes('<p:sldIdLst>')) throw new Error('The file lists no slides');
  return Object.entries(files).flatMap(([name, bytes]) =>
    /^ppt\/slides\/slide\d+\.xml$/.test(name) ? [strFromU8(bytes)] : [],
  );
}
