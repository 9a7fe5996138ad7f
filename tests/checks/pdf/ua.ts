/**
 * What a program can decide of ISO 14289-1 (PDF/UA-1), against the raw objects: each objection with its clause. Whether a
 * text says what a picture shows, and whether the order is the one that a person would choose, no program decides.
 */
import { operationsOf, type Operation } from './content.ts';
import { isLanguage, type Objecting, type Objection } from './objection.ts';
import { checkFonts } from './ua-fonts.ts';
import { checkElements, readTree, type Tree } from './ua-structure.ts';
import { isDictionary, textOf, type RawFile } from './raw.ts';

export function objectionsTo(file: RawFile): Objection[] {
  const objections: Objection[] = [];
  const object: Objecting = (clause, text) => objections.push({ clause, text });
  checkDocument(file, object);
  const tree = readTree(file, object);
  checkElements(tree, object);
  file.pages.forEach((page, index) => checkPage(file, page, index, tree, object));
  checkFonts(file, object);
  return objections;
}

function checkDocument(file: RawFile, object: Objecting): void {
  const { catalog } = file;
  const metadata = file.data(catalog['/Metadata'])?.toString('utf8') ?? '';
  if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata)) object('5', 'The metadata does not say PDF/UA-1.');
  if (!/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</.test(metadata))
    object('7.1', 'The metadata has no title.');
  if (file.dictionary(catalog['/MarkInfo'])['/Marked'] !== true) object('7.1', 'The file is not marked.');
  if (file.dictionary(catalog['/MarkInfo'])['/Suspects'] === true) object('7.1', 'The file has suspects.');
  if (file.dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] !== true)
    object('7.1', 'A window shows the name of the file in place of its title.');
  if (!isLanguage(textOf(catalog['/Lang']))) object('7.2', 'The document has no language.');
  if (file.trailer['/Encrypt'] !== undefined) object('7.16', 'The file is encrypted.');
  const information = file.dictionary(file.trailer['/Info']);
  const dates = [
    ['/CreationDate', 'CreateDate'],
    ['/ModDate', 'ModifyDate'],
  ] as const;
  for (const [key, name] of dates) {
    const plain = (date: string | undefined): string => date?.replaceAll(/\D/g, '').slice(0, 14) ?? '';
    const other = new RegExp(`<xmp:${name}>([^<]*)<`).exec(metadata)?.[1];
    if (plain(textOf(information[key])) === '' || plain(textOf(information[key])) !== plain(other))
      object('5', `${name} differs between the information and the metadata.`);
  }
  if (catalog['/Outlines'] === undefined) object('7.17', 'The document has no outline.');
}

const PAINTS = new Set([
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'Tj',
  'TJ',
  "'",
  '"',
  'Do',
  'sh',
  'BI',
]);
/** A part of a page: nobody's, or an element's. */
interface Marked {
  artefact: boolean;
  mark: number | undefined;
}

function markOf({ operands }: Operation): Marked {
  const [tag, properties = ''] = operands;
  const mark = typeof properties === 'string' ? /\/MCID (\d+)/.exec(properties)?.[1] : undefined;
  return { artefact: tag === '/Artifact', mark: mark === undefined ? undefined : Number(mark) };
}

function checkPage(file: RawFile, page: string, index: number, tree: Tree, object: Objecting): void {
  const dictionary = file.dictionary(page);
  const where = `page ${index + 1}`;
  const seen = new Set<number>();
  const open: Marked[] = [];
  for (const operation of operationsOf(file.content(page))) {
    const { operator, operands } = operation;
    if (operator === 'BDC' || operator === 'BMC') {
      const marked = markOf(operation);
      if (marked.artefact && open.some(({ mark }) => mark !== undefined))
        object('7.1', `An artefact stands inside content on ${where}.`);
      if (marked.mark !== undefined) {
        if (open.some(({ artefact }) => artefact))
          object('7.1', `Content stands inside an artefact on ${where}.`);
        if (seen.has(marked.mark)) object('7.1', `Mark ${marked.mark} is there twice on ${where}.`);
        seen.add(marked.mark);
      }
      const [, properties = ''] = operands;
      const lang = typeof properties === 'string' ? /\/Lang ?\(([^)]*)\)/.exec(properties)?.[1] : undefined;
      if (lang !== undefined && !isLanguage(lang)) object('7.2', `'${lang}' is no language, on ${where}.`);
      open.push(marked);
    } else if (operator === 'EMC') {
      if (!open.pop()) object('7.1', `A mark ends that never began on ${where}.`);
    } else if (PAINTS.has(operator) && !open.some(({ artefact, mark }) => artefact || mark !== undefined)) {
      object('7.1', `${operator} draws what is neither content nor artefact on ${where}.`);
    }
  }
  if (open.length > 0) object('7.1', `A mark never ends on ${where}.`);
  checkMarks(page, seen, where, tree, object);
  checkAnnotations(file, page, where, tree, object);
  const key = dictionary['/StructParents'];
  if (seen.size > 0 && typeof key !== 'number') object('7.1', `No way leads back from ${where}.`);
  for (const mark of seen) {
    const owner = typeof key === 'number' ? file.list(tree.wayBack.get(key))[mark] : undefined;
    if (owner === undefined || owner !== tree.marks.get(`${page} ${mark}`))
      object('7.1', `The way back from mark ${mark} of ${where} leads elsewhere.`);
  }
}

function checkMarks(
  page: string,
  seen: ReadonlySet<number>,
  where: string,
  tree: Tree,
  object: Objecting,
): void {
  for (const mark of seen)
    if (!tree.marks.has(`${page} ${mark}`)) object('7.1', `Mark ${mark} of ${where} is in no element.`);
  for (const place of tree.marks.keys()) {
    const [own, mark] = [place.slice(0, page.length), Number(place.slice(page.length + 1))];
    if (own === page && place.charAt(page.length) === ' ' && !seen.has(mark))
      object('7.1', `An element names mark ${mark}, which ${where} does not have.`);
  }
}

function checkAnnotations(file: RawFile, page: string, where: string, tree: Tree, object: Objecting): void {
  const dictionary = file.dictionary(page);
  const annotations = file.list(dictionary['/Annots']);
  if (annotations.length > 0 && dictionary['/Tabs'] !== '/S')
    object('7.18.3', `The keyboard does not follow the structure on ${where}.`);
  for (const annotation of annotations) {
    const { '/Subtype': kind, '/Contents': words, '/StructParent': key } = file.dictionary(annotation);
    const owner = typeof key === 'number' ? tree.wayBack.get(key) : undefined;
    const element = file.dictionary(owner);
    if (typeof annotation !== 'string' || tree.annotations.get(annotation) !== owner || owner === undefined)
      object('7.18.1', `An annotation of ${where} is not in the structure.`);
    if (kind === '/Link' && element['/S'] !== '/Link')
      object('7.18.5', `A link of ${where} is not in a Link.`);
    if ((textOf(words) ?? '').trim() === '')
      object('7.18.5', `A link of ${where} does not say where it leads.`);
  }
  for (const xObject of Object.values(
    file.dictionary(file.dictionary(dictionary['/Resources'])['/XObject']),
  )) {
    const value = file.dictionary(xObject);
    if (isDictionary(value) && value['/Ref'] !== undefined) object('7.20', `${where} shows another file.`);
  }
}
