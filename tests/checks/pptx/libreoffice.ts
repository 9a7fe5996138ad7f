/** A PowerPoint file as LibreOffice draws it. For looks and line counts: the text layer of its PDF scrambles Thai. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Converts files to PDF in `folder`, all in one start of the program, and returns the paths in their order. Uses a
 * profile of its own, so it never waits for another one.
 *
 * @param env where other fonts are to be found than this machine's (`../fidelity/surroundings.ts`)
 */
export async function renderPdfs(
  files: readonly Uint8Array[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = files.map((bytes, index) => {
    const name = join(folder, `deck-${index + 1}`);
    writeFileSync(`${name}.pptx`, bytes);
    return name;
  });
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const options = ['--headless', '--norestore', profile, '--convert-to', 'pdf', '--outdir', folder];
  await execute('soffice', [...options, ...names.map((name) => `${name}.pptx`)], { timeout: 480_000, env });
  return names.map((name) => `${name}.pdf`);
}

export async function renderPdf(bytes: Uint8Array, folder: string): Promise<string> {
  const [pdf = ''] = await renderPdfs([bytes], folder);
  return pdf;
}

/** One picture per page, in order, `width` pixels wide. */
export async function renderPictures(pdf: string, width = 1280): Promise<string[]> {
  const prefix = pdf.replace(/\.pdf$/, '-page');
  // Not by resolution: LibreOffice's page is a hair wider than the slide.
  const size = ['-scale-to-x', String(width), '-scale-to-y', String(Math.round((width * 9) / 16))];
  await execute('pdftoppm', ['-png', ...size, pdf, prefix]);
  const folder = prefix.slice(0, prefix.lastIndexOf('/'));
  const base = prefix.slice(prefix.lastIndexOf('/') + 1);
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${base}-`) && file.endsWith('.png'))
    .toSorted()
    .map((file) => join(folder, file));
}
