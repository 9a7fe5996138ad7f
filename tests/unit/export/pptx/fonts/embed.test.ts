import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, type FontFamily } from '../../../../../src/shared/domain/options.ts';
import { fontsSize } from '../../../../../src/shared/domain/embedded-fonts.ts';
import { embedFonts, exportPptx } from '../../../../../src-worker/export/pptx/index.ts';
import { embeddedOpenType, factsOf } from '../../../../../src-worker/export/pptx/fonts/eot.ts';
import { openPackage, xmlPart } from '../../../../../src-worker/export/pptx/package/parts.ts';
import { wholeFont } from '../../../../checks/pptx/fonts.ts';
import { openXmlErrors } from '../../../../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../../../../checks/pptx/package-check.ts';
import { everyNodeScene } from '../../../../fixtures/scenes/every-node.ts';

/** The font inside, as a program that others wrote reads it. */
function readBack(eot: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'eot-'));
  try {
    const [from, to] = [join(folder, 'font.eot'), join(folder, 'font.ttf')];
    writeFileSync(from, eot);
    execFileSync('eot2ttf', [from, to], { stdio: 'ignore' });
    return new Uint8Array(readFileSync(to));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bytes of a table. */
function tableOf(font: Uint8Array, tag: string): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16)
    if (String.fromCharCode(...font.subarray(entry, entry + 4)) === tag) {
      const offset = view.getUint32(entry + 8);
      return font.subarray(offset, offset + view.getUint32(entry + 12));
    }
  throw new Error(`No table '${tag}'.`);
}

const file = async (families: readonly FontFamily[]): Promise<Uint8Array> =>
  new Uint8Array(await embedFonts((await exportPptx(everyNodeScene)).bytes, families, wholeFont));

describe('fonts in the file', () => {
  it.each(FONT_FAMILIES)('%s is read back with the same outlines, widths and characters', async (family) => {
    for (const weight of [400, 700] as const) {
      const font = new Uint8Array(await wholeFont(family, weight));
      const back = readBack(embeddedOpenType(font));
      for (const tag of ['glyf', 'loca', 'hmtx', 'cmap', 'GPOS'])
        expect(Buffer.compare(tableOf(back, tag), tableOf(font, tag)), `${weight} ${tag}`).toBe(0);
    }
  });

  it('stand as regular and bold of each family once, with what a font says of itself', async () => {
    const bytes = await file(['Roboto', 'Noto Sans Thai', 'Roboto']);
    expect(packageDefects(bytes)).toEqual([]);
    expect(openXmlErrors(bytes)).toEqual([]);
    const parts = openPackage(bytes);
    const presentation = xmlPart(parts, 'ppt/presentation.xml');
    expect([...parts.keys()].filter((name) => name.endsWith('.fntdata'))).toHaveLength(4);
    expect(presentation).toContain('embedTrueTypeFonts="1"');
    expect(presentation).not.toContain('saveSubsetFonts');
    const { panose } = factsOf(new Uint8Array(await wholeFont('Noto Sans Thai', 400)));
    expect(panose).toBe('020B0502040504020204');
    expect(presentation).toContain(
      `<p:font typeface="Noto Sans Thai" panose="${panose}" pitchFamily="34" charset="0"/><p:regular r:id=`,
    );
  }, 30_000);

  it.each(FONT_FAMILIES)('%s adds what the download says, within a twentieth', async (family) => {
    const plain = (await exportPptx(everyNodeScene)).bytes.byteLength;
    const added = (await file([family])).byteLength - plain;
    const said = fontsSize([family]);
    expect(Math.abs(added - said) / added, `adds ${added}`).toBeLessThan(0.05);
  });

  it('are refused where a font forbids it, or is no TrueType font', async () => {
    const font = new Uint8Array(await wholeFont('Sarabun', 400)).slice();
    const os2 = tableOf(font, 'OS/2');
    os2[9] = 2;
    expect(() => embeddedOpenType(font)).toThrow(/does not allow/);
    expect(() => embeddedOpenType(new TextEncoder().encode('OTTO, not TrueType'))).toThrow(/not a TrueType/);
  });
});
