/** The faces that a file must carry for its slides to look alike where no font is installed. */
import type { Scene, SceneNode, TextBlock } from '../shared/scene/scene.ts';
import { childrenOf } from '../shared/scene/tree.ts';

/** A file of a face, as a style sheet names it. */
export interface FaceFile {
  /** 'Deck Inter'. */
  family: string;
  weight: 400 | 700;
  /** Characters for which the browser takes it, as a style sheet has them; all when absent. */
  range?: string;
  /** Where it is found; in a file, the bytes themselves as a `data:` address. */
  address: string;
}

/** The characters that each face draws; the key is family and weight. */
type Used = Map<string, Set<number>>;

const keyOf = (family: string, weight: number): string => `${family}/${weight}`;

/** Which of these files hold a character that the scene draws with them, in the order in which they were given. */
export function neededFaces(scene: Scene, files: readonly FaceFile[]): FaceFile[] {
  const used = usedCharacters(scene);
  return files.filter(({ family, weight, range }) => {
    const characters = used.get(keyOf(family, weight));
    if (characters === undefined) return false;
    const isInside = inRange(range);
    return [...characters].some(isInside);
  });
}

function usedCharacters({ slides, theme }: Scene): Used {
  const used: Used = new Map();
  const add = (family: string, weight: number, text: string): void => {
    const key = keyOf(`Deck ${family}`, weight);
    const characters = used.get(key) ?? new Set<number>();
    used.set(key, characters);
    for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  };
  const addBlock = (block: TextBlock): void => {
    for (const { lines } of block.paragraphs)
      for (const { pieces } of lines) for (const piece of pieces) add(piece.family, piece.weight, piece.text);
  };
  /** The browser chooses for a chart's labels: any family of the deck may be asked. */
  const families = [theme.family, theme.thaiFamily, ...(theme.scriptFaces ?? []).map(({ family }) => family)];
  const walk = (node: SceneNode): void => {
    if (node.kind === 'text' || node.kind === 'list') addBlock(node.text);
    else if (node.kind === 'shape' && node.text) addBlock(node.text.block);
    else if (node.kind === 'table')
      for (const { cells } of node.rows) cells.forEach(({ text }) => addBlock(text));
    else if (node.kind === 'chart')
      for (const text of [...node.labels, ...node.series.map(({ name }) => name)])
        for (const family of families)
          for (const weight of [400, 700]) add(family, weight, thaiOnly(family, text));
    childrenOf(node).forEach(walk);
  };
  for (const { nodes } of slides) nodes.forEach(walk);
  // Figures that a chart prints, and the words of the page itself.
  for (const weight of [400, 700]) add(theme.family, weight, DIGITS);
  return used;

  /** What is not Thai is left to the deck's own family: the Thai one has Latin letters too, and would come along. */
  function thaiOnly(family: string, text: string): string {
    return family === theme.family ? text : text.replaceAll(/[\p{ASCII}\p{Script=Latin}]/gu, '');
  }
}

const DIGITS = '0123456789.,%+-/()';

/** Whether a character is in a style sheet's range, such as 'U+0000-00FF, U+0131'. */
function inRange(range: string | undefined): (character: number) => boolean {
  if (range === undefined || range.trim() === '') return () => true;
  const parts = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/iu, '').split('-');
    // 'U+4??' stands for U+400 to U+4FF.
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)] as const;
  });
  return (character) => parts.some(([first, last]) => character >= first && character <= last);
}

/** The faces of this page's own style sheets and of the scene's scripts. */
function pageFaces({ theme }: Scene): FaceFile[] {
  const own = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? faceOf(rule, sheet.href) : [])),
  );
  const ofScripts = (theme.scriptFaces ?? []).map(({ family, ...face }) => ({
    family: `Deck ${family}`,
    ...face,
  }));
  return [...own, ...ofScripts];
}

function faceOf({ style }: CSSFontFaceRule, base: string | null): FaceFile[] {
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const family = value('font-family').replaceAll(/^["']|["']$/gu, '');
  const file = /url\(["']?([^"')]+)/u.exec(value('src'))?.[1];
  const weight = Number(value('font-weight'));
  if (!family.startsWith('Deck ') || file === undefined || (weight !== 400 && weight !== 700)) return [];
  const range = value('unicode-range');
  return [
    {
      family,
      weight,
      address: new URL(file, base ?? location.href).href,
      ...(range === '' ? {} : { range }),
    },
  ];
}

/**
 * The needed faces with their bytes. One that cannot be fetched is left out: the file then shows a font of the device,
 * which is better than no file.
 */
export async function embeddedFaces(scene: Scene, files = pageFaces(scene)): Promise<FaceFile[]> {
  const faces = await Promise.all(
    neededFaces(scene, files).map(async (face) => {
      try {
        const response = await fetch(face.address);
        if (!response.ok) return [];
        return [{ ...face, address: dataAddress('font/woff', new Uint8Array(await response.arrayBuffer())) }];
      } catch {
        return [];
      }
    }),
  );
  return faces.flat();
}

/** Bytes as an address that needs nothing fetched. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${type};base64,${btoa(text)}`;
}
