/** The structure tree of a file, and what PDF/UA-1 says of its elements. */
import { isLanguage, type Objecting } from './objection.ts';
import { isDictionary, textOf, wordOf, type Dictionary, type Raw, type RawFile } from './raw.ts';

export interface TreeElement {
  type: string;
  dictionary: Dictionary;
  children: TreeElement[];
  /** It holds marks or annotations of its own. */
  content: boolean;
  /** By its owner, then its name: '/Table /Scope'. */
  attributes: Map<string, Raw>;
}

export interface Tree {
  top: TreeElement[];
  /** By 'page mark', the element that has it. */
  marks: Map<string, string>;
  /** By annotation, the element that has it. */
  annotations: Map<string, string>;
  /** By key, what a page or an annotation leads back to. */
  wayBack: Map<number, Raw>;
}

const STANDARD = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'
    .split(' ')
    .map((name) => `/${name}`),
);

export function readTree(file: RawFile, object: Objecting): Tree {
  const root = file.dictionary(file.catalog['/StructTreeRoot']);
  const tree: Tree = { top: [], marks: new Map(), annotations: new Map(), wayBack: new Map() };
  if (root['/Type'] !== '/StructTreeRoot') object('7.1', 'The document has no structure.');
  const { value } = { value: file.list(file.dictionary(root['/ParentTree'])['/Nums']) };
  for (let at = 0; at + 1 < value.length; at += 2) tree.wayBack.set(Number(value[at]), value[at + 1] ?? null);
  const roles = file.dictionary(root['/RoleMap']);

  const read = (reference: Raw, parent: Raw): TreeElement[] => {
    if (typeof reference !== 'string') return [];
    const dictionary = file.dictionary(reference);
    const named = wordOf(dictionary['/S']);
    const type = STANDARD.has(named) ? named : wordOf(roles[named]);
    if (!STANDARD.has(type)) object('7.1', `Nobody knows what ${named} is.`);
    if (dictionary['/P'] !== parent) object('7.1', `${named} does not name the element around it.`);
    const element: TreeElement = {
      type: type.slice(1),
      dictionary,
      children: [],
      content: false,
      attributes: attributesOf(file, dictionary),
    };
    for (const kid of file.list(dictionary['/K'])) {
      const own = isDictionary(kid) ? kid : undefined;
      if (typeof kid === 'number' || own?.['/Type'] === '/MCR') {
        const page = own?.['/Pg'] ?? dictionary['/Pg'];
        const place = `${wordOf(page)} ${Number(own?.['/MCID'] ?? kid)}`;
        if (tree.marks.has(place)) object('7.1', `Mark ${place} is in two elements.`);
        tree.marks.set(place, reference);
        element.content = true;
      } else if (own?.['/Type'] === '/OBJR') {
        tree.annotations.set(wordOf(own['/Obj']), reference);
        element.content = true;
      } else element.children.push(...read(kid, reference));
    }
    return [element];
  };
  tree.top = file.list(root['/K']).flatMap((kid) => read(kid, file.catalog['/StructTreeRoot'] ?? null));
  return tree;
}

function attributesOf(file: RawFile, dictionary: Dictionary): Map<string, Raw> {
  const found = new Map<string, Raw>();
  for (const each of file.list(dictionary['/A'])) {
    const entries = file.dictionary(each);
    for (const [key, value] of Object.entries(entries)) found.set(`${wordOf(entries['/O'])} ${key}`, value);
  }
  return found;
}

const walk = (elements: readonly TreeElement[]): TreeElement[] =>
  elements.flatMap((element) => [element, ...walk(element.children)]);

export function checkElements({ top }: Tree, object: Objecting): void {
  const all = walk(top);
  if (top.length !== 1 || top[0]?.type !== 'Document') object('7.1', 'The structure is not one document.');
  for (const { type, dictionary, children, content } of all) {
    const lang = dictionary['/Lang'];
    if (lang !== undefined && !isLanguage(textOf(lang)))
      object('7.2', `${type} has a language that is none.`);
    const said = textOf(dictionary['/Alt']) ?? textOf(dictionary['/ActualText']) ?? '';
    if (type === 'Figure' && said.trim() === '') object('7.3', 'A figure says nothing.');
    const cell = type === 'TD' || type === 'TH';
    if (!content && children.length === 0 && !cell) object('7.1', `${type} is empty.`);
  }
  checkHeadings(all, object);
  for (const element of all) {
    if (element.type === 'Table') checkTable(element, object);
    if (element.type === 'L') checkList(element, object);
    checkPlaces(element, object);
  }
}

function checkHeadings(all: readonly TreeElement[], object: Objecting): void {
  let last = 0;
  for (const { type } of all) {
    if (type === 'H') object('7.4.4', 'Headings of both kinds are in one document.');
    const level = Number(/^H(\d)$/.exec(type)?.[1] ?? 0);
    if (level === 0) continue;
    if (level > last + 1) object('7.4.2', `A heading of level ${level} follows one of level ${last}.`);
    last = level;
  }
  if (last === 0) object('7.4', 'The document has no heading.');
}

/** What may stand in what, where the format says so. */
const PARENTS: Record<string, readonly string[]> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
};

function checkPlaces({ type, children }: TreeElement, object: Objecting): void {
  for (const child of children) {
    const parents = PARENTS[child.type];
    const clause = child.type.startsWith('L') ? '7.6' : '7.5';
    if (parents && !parents.includes(type)) object(clause, `${child.type} stands in ${type}.`);
  }
}

function checkTable(table: TreeElement, object: Objecting): void {
  const rows = walk(table.children).filter(({ type }) => type === 'TR');
  const widths = rows.map(({ children }) =>
    children.reduce((sum, { attributes }) => sum + Number(attributes.get('/Table /ColSpan') ?? 1), 0),
  );
  if (new Set(widths).size > 1)
    object('7.5', `Rows of a table have ${[...new Set(widths)].join(' and ')} cells.`);
  if (rows.length === 0) object('7.5', 'A table has no rows.');
  const heads = rows.flatMap(({ children }) => children.filter(({ type }) => type === 'TH'));
  if (heads.length === 0) object('7.5', 'A table has no headers.');
  for (const { attributes } of heads)
    if (!/^\/(Row|Column|Both)$/.test(wordOf(attributes.get('/Table /Scope'))))
      object('7.5', 'A header does not say what it is the header of.');
}

function checkList(list: TreeElement, object: Objecting): void {
  if (list.children.some(({ type }) => !['LI', 'L', 'Caption'].includes(type)) || list.content)
    object('7.6', 'A list holds what is no item.');
  for (const item of list.children)
    if (item.type === 'LI' && !item.children.some(({ type }) => type === 'LBody'))
      object('7.6', 'An item of a list has no body.');
  const numbered = list.children.some(({ children }) => children.some(({ type }) => type === 'Lbl'));
  const numbering = list.attributes.get('/List /ListNumbering');
  if (numbered && (numbering === undefined || numbering === '/None'))
    object('7.6', 'A list with labels does not say how it is numbered.');
}
