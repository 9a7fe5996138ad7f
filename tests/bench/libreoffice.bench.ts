/** The PowerPoint file in LibreOffice: how many texts break their lines where the scene does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { installFonts } from '../checks/pptx/fonts.ts';
import { renderPdf } from '../checks/pptx/libreoffice.ts';
import { compareLines } from '../checks/pptx/line-fidelity.ts';
import { designScene } from '../fixtures/scenes/design-decks.ts';

test.each(['en', 'th'] as const)('line breaks in LibreOffice, %s', async (language) => {
  // LibreOffice knows only installed fonts. Other fonts break other lines, and would be measured instead.
  installFonts();
  const scene = await designScene(language, {});
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-lines-'));
  try {
    const pdf = await renderPdf(new Uint8Array((await exportPptx(scene)).bytes), folder);
    const { blocks, equal, differences, drop } = await compareLines(scene, pdf);
    console.log(
      `lines ${language}: ${equal} of ${blocks} texts alike, ${drop.mean.toFixed(2)} pt lower on average; ` +
        `furthest ${drop.worst.join(', ')}${differences.map((each) => `\n  ${each}`).join('')}`,
    );
    expect(blocks).toBeGreaterThan(100);
    // A table row that LibreOffice sets a little higher moves every cell below it.
    expect(differences.length).toBeLessThanOrEqual(blocks / 100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
