/** What kind of document a ZIP package is, by its table of contents, and its text by the reader of that kind. */
import { DocumentError, type ReadText } from './problems.ts';
import { unpacked, zipEntries, type ZipEntry } from './zip.ts';

export type PackageKind = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp';

/** A package that was opened. */
export interface Package {
  bytes: Uint8Array;
  entries: readonly ZipEntry[];
}

const OPEN_DOCUMENTS: ReadonlyMap<string, PackageKind> = new Map([
  ['text', 'odt'],
  ['text-template', 'odt'],
  ['spreadsheet', 'ods'],
  ['spreadsheet-template', 'ods'],
  ['presentation', 'odp'],
  ['presentation-template', 'odp'],
]);

/** Throws a DocumentError for a package that is no document. */
export async function readPackage(
  bytes: Uint8Array,
  most: number,
): Promise<{ kind: PackageKind; read: ReadText }> {
  const opened: Package = { bytes, entries: zipEntries(bytes) };
  const kind = await kindOf(opened);
  switch (kind) {
    case 'docx': {
      const { readDocx } = await import('./docx.ts');
      return { kind, read: await readDocx(opened, most) };
    }
    case 'xlsx': {
      const { readXlsx } = await import('./xlsx.ts');
      return { kind, read: await readXlsx(opened, most) };
    }
    case 'pptx': {
      const { readPptx } = await import('./pptx.ts');
      return { kind, read: await readPptx(opened, most) };
    }
    default: {
      const { readOpenDocument } = await import('./open-document.ts');
      return { kind, read: await readOpenDocument(opened, kind, most) };
    }
  }
}

async function kindOf({ bytes, entries }: Package): Promise<PackageKind> {
  const has = (start: string): boolean => entries.some(({ name }) => name.startsWith(start));
  if (has('word/document')) return 'docx';
  if (has('xl/workbook.xml')) return 'xlsx';
  if (has('ppt/presentation')) return 'pptx';
  // A binary workbook, and what Pages, Numbers and Keynote save.
  if (has('xl/workbook') || has('Index/') || has('Index.zip') || has('index.apxl'))
    throw new DocumentError('other-office');
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  if (mimetype === undefined) throw new DocumentError('unknown');
  const { mimetype: type } = await unpacked(bytes, [mimetype], 1000);
  const [, family = ''] =
    /^application\/vnd\.oasis\.opendocument\.([a-z-]+)/u.exec(new TextDecoder().decode(type)) ?? [];
  if (family === '') throw new DocumentError('unknown');
  const kind = OPEN_DOCUMENTS.get(family);
  // A drawing, a formula, a database.
  if (kind === undefined) throw new DocumentError('other-office');
  if (has('encrypted-package')) throw new DocumentError('encrypted');
  return kind;
}
