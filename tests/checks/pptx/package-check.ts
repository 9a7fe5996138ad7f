/**
 * What a validator does not look at and PowerPoint still repairs or refuses: the package as a whole.
 * Returns one sentence per defect; an empty list is a good file.
 */
import { strFromU8, unzipSync } from 'fflate';

const CONTENT_TYPES = '[Content_Types].xml';

interface Package {
  /** Names in the order of the zip. */
  names: string[];
  xml: Map<string, string>;
}

function attributes(tag: string): Map<string, string> {
  return new Map([...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

const elements = (xml: string, name: string): Map<string, string>[] =>
  [...xml.matchAll(new RegExp(`<${name}(\\s[^>]*?)?/?>`, 'g'))].map(([tag]) => attributes(tag));

/** Names from the central directory: an object made of entries would hide a doubled one. */
function zipNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x0605_4b50) end -= 1;
  if (end < 0) return names;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === 0x0201_4b50) {
    const length = view.getUint16(at + 28, true);
    names.push(strFromU8(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function open(bytes: Uint8Array): Package {
  const xml = new Map<string, string>();
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (/\.(?:xml|rels)$/.test(name)) xml.set(name, strFromU8(content));
  }
  return { names: zipNames(bytes), xml };
}

function* zipDefects({ names }: Package): Generator<string> {
  const seen = new Set<string>();
  for (const name of names) {
    if (name.endsWith('/')) yield `'${name}' is a folder, not a part.`;
    if (seen.has(name.toLowerCase())) yield `'${name}' is in the file twice.`;
    seen.add(name.toLowerCase());
  }
  if (names[0] !== CONTENT_TYPES) yield `The first entry is '${names[0]}', not the content types.`;
}

function* contentTypeDefects({ names, xml }: Package): Generator<string> {
  const types = xml.get(CONTENT_TYPES) ?? '';
  const defaults = elements(types, 'Default').map((each) => each.get('Extension')?.toLowerCase() ?? '');
  const overrides = elements(types, 'Override').map((each) => (each.get('PartName') ?? '').slice(1));
  for (const list of [defaults, overrides]) {
    for (const name of list)
      if (list.filter((each) => each === name).length > 1) yield `'${name}' has two content types.`;
  }
  for (const name of overrides)
    if (!names.includes(name)) yield `A content type is given for '${name}', which is not there.`;
  const used = names.filter((name) => name !== CONTENT_TYPES);
  for (const name of used) {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (!overrides.includes(name) && !defaults.includes(extension)) yield `'${name}' has no content type.`;
    if (!overrides.includes(name) && extension === 'xml') yield `'${name}' has only the type of any XML.`;
  }
  for (const extension of defaults) {
    if (!used.some((name) => name.toLowerCase().endsWith(`.${extension}`)))
      yield `No part is a '.${extension}'.`;
  }
}

/** The part whose relationships these are, '' for the package's own. */
const ownerOf = (relationships: string): string => relationships.replace(/_rels\/([^/]*)\.rels$/, '$1');

function resolve(owner: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = owner.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

function* relationshipDefects({ names, xml }: Package): Generator<string> {
  const reached = new Set<string>();
  for (const [name, content] of xml) {
    if (!name.endsWith('.rels')) continue;
    const owner = ownerOf(name);
    if (owner !== '' && !names.includes(owner)) yield `'${name}' belongs to no part.`;
    const ids = new Set<string>();
    for (const each of elements(content, 'Relationship')) {
      const id = each.get('Id') ?? '';
      const target = each.get('Target') ?? '';
      if (ids.has(id)) yield `'${name}' has the id '${id}' twice.`;
      ids.add(id);
      if (each.get('TargetMode') === 'External') {
        if (!/^(?:https?|mailto|tel):/.test(target)) yield `'${name}' links to '${target}'.`;
        continue;
      }
      const part = resolve(owner, target);
      if (!names.includes(part)) yield `'${name}' points at '${part}', which is not there.`;
      reached.add(part);
    }
    const used = [...(xml.get(owner) ?? '').matchAll(/\sr:(?:id|embed|link|pict)="([^"]*)"/g)].map(
      ([, id = '']) => id,
    );
    for (const id of used)
      if (!ids.has(id)) yield `'${owner}' uses the relationship '${id}', which is not there.`;
    for (const each of elements(content, 'Relationship')) {
      const kind = each.get('Type')?.split('/').at(-1) ?? '';
      if (/^(?:chart|hyperlink)$/.test(kind) && !used.includes(each.get('Id') ?? '')) {
        yield `'${owner}' has a ${kind} that nothing shows ('${each.get('Id')}').`;
      }
    }
  }
  for (const [name, content] of xml) {
    if (!name.endsWith('.rels') && /\sr:(?:id|embed)="/.test(content)) {
      const slash = name.lastIndexOf('/') + 1;
      if (!xml.has(`${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`))
        yield `'${name}' has no relationships.`;
    }
  }
  for (const name of names) {
    if (name !== CONTENT_TYPES && !name.endsWith('.rels') && !reached.has(name))
      yield `Nothing points at '${name}'.`;
  }
}

function* xmlDefects({ xml }: Package): Generator<string> {
  for (const [name, content] of xml) {
    if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(content)) {
      yield `'${name}' has characters that XML does not allow.`;
    }
    // Names and descriptions are texts, which may hold any word.
    if (/(?<! (?:name|descr|title))="(?:[^"]*\b)?(?:NaN|undefined|Infinity)\b/.test(content))
      yield `'${name}' has an attribute that is no number.`;
  }
}

/** Masters: each has a theme of its own; layout and master ids are unique together. */
function* masterDefects({ xml }: Package): Generator<string> {
  const themes: string[] = [];
  for (const [name, content] of xml) {
    if (!/Masters\/_rels\//.test(name)) continue;
    for (const each of elements(content, 'Relationship')) {
      if (each.get('Type')?.endsWith('/theme')) themes.push(resolve(ownerOf(name), each.get('Target') ?? ''));
    }
  }
  for (const theme of themes)
    if (themes.filter((each) => each === theme).length > 1) yield `Two masters share '${theme}'.`;
  const ids = [...xml]
    .filter(([name]) => name === 'ppt/presentation.xml' || /^ppt\/slideMasters\/[^/]*\.xml$/.test(name))
    .flatMap(([, content]) => elements(content, 'p:sldMasterId').concat(elements(content, 'p:sldLayoutId')))
    .map((each) => each.get('id') ?? '');
  if (new Set(ids).size < ids.length) yield 'A master or layout id is used twice.';
}

const ORDER = [
  'p:sldMasterIdLst',
  'p:notesMasterIdLst',
  'p:handoutMasterIdLst',
  'p:sldIdLst',
  'p:sldSz',
  'p:notesSz',
];

function* presentationDefects({ xml }: Package): Generator<string> {
  const presentation = xml.get('ppt/presentation.xml') ?? '';
  const places = ORDER.map((name) => presentation.indexOf(`<${name}`)).filter((place) => place >= 0);
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) {
    yield 'The lists of the presentation are not in their order.';
  }
  if (!presentation.includes('<p:sldSz cx="12192000" cy="6858000"'))
    yield 'The slide is not 13.333 × 7.5 in.';
  const ids = elements(presentation, 'p:sldId').map((each) => each.get('id') ?? '');
  if (new Set(ids).size < ids.length) yield 'A slide id is used twice.';
}

function* slideDefects({ xml }: Package): Generator<string> {
  for (const [name, content] of xml) {
    if (!/^ppt\/(?:slides|slideLayouts|slideMasters|notesSlides)\/[^/]*\.xml$/.test(name)) continue;
    const ids = elements(content, 'p:cNvPr').map((each) => each.get('id') ?? '');
    if (new Set(ids).size < ids.length) yield `'${name}' has two objects of one id.`;
    if (/<a:p><a:pPr(?:(?!<\/a:p>).)*<a:pPr[ >/]/s.test(content))
      yield `'${name}' has a paragraph with two properties.`;
    if (/charset="-/.test(content)) yield `'${name}' names a font with a negative character set.`;
    if (!name.startsWith('ppt/slides/')) continue;
    const titles = elements(content, 'p:ph').filter((each) => /title/i.test(each.get('type') ?? ''));
    if (titles.length !== 1) yield `'${name}' has ${titles.length} titles.`;
    for (const frame of content.matchAll(/<p:(?:pic|graphicFrame)>.*?<p:cNvPr ([^>]*)>/gs)) {
      if (!attributes(frame[1] ?? '').get('descr'))
        yield `'${name}' has a chart, table or picture without alt text.`;
    }
    for (const grid of content.matchAll(/<a:tbl>(.*?)<\/a:tbl>/gs)) {
      const columns = elements(grid[1] ?? '', 'a:gridCol').length;
      for (const row of (grid[1] ?? '').matchAll(/<a:tr .*?<\/a:tr>/gs)) {
        if (elements(row[0], 'a:tc').length !== columns) yield `'${name}' has a table row of another length.`;
      }
    }
    for (const run of content.matchAll(/<a:(?:rPr|endParaRPr)([^>]*)>/g)) {
      if (!/\slang="/.test(run[1] ?? '')) yield `'${name}' has text without a language.`;
    }
  }
}

export function packageDefects(bytes: Uint8Array): string[] {
  const file = open(bytes);
  return [
    ...zipDefects(file),
    ...contentTypeDefects(file),
    ...relationshipDefects(file),
    ...xmlDefects(file),
    ...masterDefects(file),
    ...presentationDefects(file),
    ...slideDefects(file),
  ];
}
