/**
 * Text of a presentation: each slide under its number, its title first, then the shapes in the order in which the file
 * has them, which is the order that PowerPoint itself reads aloud; tables by cell; the notes after the slide. Hidden
 * slides are left out, and what stands on every slide (date, footer, number).
 */
import type { Package } from './packages.ts';
import { Parts, type Relationship } from './parts.ts';
import type { ReadText } from './problems.ts';
import { Shapes } from './shapes.ts';
import { readXml, relationshipId } from './xml.ts';

/** Slides that are read. */
const MOST_SLIDES = 500;
const PRESENTATION = 'ppt/presentation.xml';

export async function readPptx(opened: Package, most: number): Promise<ReadText> {
  const parts = new Parts(opened);
  const ids: string[] = [];
  await readXml(await parts.needed(PRESENTATION), {
    open(name, attributes) {
      const id = relationshipId(attributes);
      if (name === 'sldId' && id !== undefined) ids.push(id);
    },
  });
  const targets = await parts.relationships(PRESENTATION);
  let text = '';
  let number = 0;
  for (const id of ids.slice(0, MOST_SLIDES)) {
    if (text.length > most) break;
    number += 1;
    const path = targets.get(id)?.path;
    if (path === undefined) continue;
    const words = await slideText(parts, path, most - text.length);
    if (words !== undefined) text += `Slide ${number}\n${words}\n\n`;
  }
  return { text: hasWords(text) ? text : '', cut: number < ids.length || text.length > most };
}

/** Whether there is more than the numbers of slides. */
const hasWords = (text: string): boolean => /^(?!Slide \d+$).*\S/mu.test(text);

/** Undefined for a slide that is not shown. */
async function slideText(parts: Parts, path: string, most: number): Promise<string | undefined> {
  const shapes = new Shapes(most);
  await readXml(await parts.needed(path), shapes);
  if (shapes.isHidden) return undefined;
  const pieces = [shapes.words()];
  const related = await parts.relationships(path);
  // A diagram keeps its words in a part of its own.
  for (const diagram of partsOf(related, 'diagramData')) pieces.push(await wordsOf(parts, diagram, most));
  for (const notes of partsOf(related, 'notesSlide')) {
    const words = await wordsOf(parts, notes, most);
    if (words !== '') pieces.push(`Notes:\n${words}`);
  }
  return pieces.filter((piece) => piece !== '').join('\n\n');
}

const partsOf = (related: ReadonlyMap<string, Relationship>, type: string): string[] =>
  [...related.values()].filter((one) => one.type === type).map(({ path }) => path);

async function wordsOf(parts: Parts, path: string, most: number): Promise<string> {
  const part = await parts.part(path);
  if (part === undefined) return '';
  const shapes = new Shapes(most);
  await readXml(part, shapes);
  return shapes.words();
}
