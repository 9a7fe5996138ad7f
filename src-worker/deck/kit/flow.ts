/** Any content as plain flowing text in two columns, whole, over as many slides as it takes. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Paragraph, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { FIELD_NAMES_TH } from './field-names.ts';
import { bodyBox, headlineOf, isHeadline } from './frame.ts';
import { columns } from './grid.ts';
import { style } from './styles.ts';
import { block, blockNode, clean, para } from './text.ts';
import type { PageContext, SlideDraft } from './types.ts';

export interface OutlineItem {
  kind: 'head' | 'text' | 'bullet';
  text: string;
}

/** Directions for whoever draws: they are for the speaker, not for the slide. */
export const ART_DIRECTION: ReadonlySet<string> = new Set(['visualDirection', 'visualMapping']);

function fieldName(key: string, lang: Language): string {
  const thai = lang === 'th' ? FIELD_NAMES_TH[key] : undefined;
  if (thai !== undefined) return thai;
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A bare value as words; what is neither text, number nor yes and no says nothing. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? clean(String(value))
    : '';

/** Every text of a section's output, in order, with its field's name above it. */
export function outlineOf(value: unknown, lang: Language = 'en', name = ''): OutlineItem[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') {
    const text = plain(value);
    return text === '' ? [] : [...(name === '' ? [] : [head(name, lang)]), { kind: 'text', text }];
  }
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown): OutlineItem[] =>
      typeof item === 'object' ? outlineOf(item, lang) : bullet(item),
    );
    return items.length === 0 || name === '' ? items : [head(name, lang), ...items];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    ART_DIRECTION.has(key) ? [] : outlineOf(inner, lang, key),
  );
}

const head = (name: string, lang: Language): OutlineItem => ({ kind: 'head', text: fieldName(name, lang) });
const bullet = (value: unknown): OutlineItem[] => {
  const text = plain(value);
  return text === '' ? [] : [{ kind: 'bullet', text }];
};

const SIZES: readonly Pt[] = [14, 13, 12];

function spec(context: PageContext, item: OutlineItem, size: Pt, continued: boolean): ParagraphSpec {
  const { lang } = context;
  if (item.kind === 'head') {
    return para(item.text, style('label', lang, { size: 12, colour: 'brand' }), { spaceBefore: size * 0.8 });
  }
  const body = style('body', lang, { size });
  const spaceBefore = continued ? 0 : size * 0.25;
  if (item.kind === 'text') return para(item.text, body, { spaceBefore });
  return para(item.text, body, {
    spaceBefore,
    indent: size,
    ...(continued ? {} : { bullet: { kind: 'square', colour: 'brand' } }),
  });
}

/** The first `count` lines of a paragraph's text, and what is left. */
function cutLines(text: string, paragraph: Paragraph, count: number): [string, string] {
  let at = 0;
  for (const line of paragraph.lines.slice(0, count)) {
    const found = text.indexOf(line.text, at);
    at = (found < 0 ? at : found) + line.text.length;
  }
  return [text.slice(0, at), text.slice(at).trimStart()];
}

function fillColumns(
  context: PageContext,
  items: readonly OutlineItem[],
  size: Pt,
  width: Pt,
  height: Pt,
): ParagraphSpec[][] {
  const filled: ParagraphSpec[][] = [];
  let column: ParagraphSpec[] = [];
  let used: Pt = 0;
  const queue = items.map((item) => ({ item, continued: false }));
  const close = (): void => {
    filled.push(column);
    column = [];
    used = 0;
  };
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { item, continued } = entry;
    const made = spec(context, item, size, continued);
    const before = column.length === 0 ? 0 : (made.spaceBefore ?? 0);
    const paragraph = block(context, [made], width).paragraphs[0];
    const lines = paragraph?.lines.length ?? 0;
    const room = Math.floor((height - used - before + 0.01) / made.linePitch);
    // A head never stands alone at the foot of a column.
    const needed = item.kind === 'head' ? lines + 2 : Math.min(lines, 2);
    if (room < needed && column.length > 0) {
      queue.unshift(entry);
      close();
    } else if (lines <= room || !paragraph) {
      column.push(made);
      used += before + lines * made.linePitch;
    } else {
      const [now, later] = cutLines(made.runs.map((run) => run.text).join(''), paragraph, Math.max(1, room));
      column.push(spec(context, { ...item, text: now }, size, continued));
      if (later !== '') queue.unshift({ item: { ...item, text: later }, continued: true });
      close();
    }
  }
  if (column.length > 0) close();
  return filled;
}

/** Slides of flowing text under one headline. An empty outline gives no slide. */
export function flow(context: PageContext, headline: string, items: readonly OutlineItem[]): SlideDraft[] {
  const wanted = clean(headline);
  const fits = wanted !== '' && isHeadline(context, wanted);
  const shown = fits
    ? wanted
    : isHeadline(context, headlineOf(context))
      ? headlineOf(context)
      : context.label;
  const all: readonly OutlineItem[] =
    fits || wanted === '' ? items : [{ kind: 'text', text: wanted }, ...items];
  const body = bodyBox(context, shown);
  const places = columns(body, 2, 36);
  const width = places[0]?.width ?? body.width;
  let best: ParagraphSpec[][] | undefined;
  for (const size of SIZES) {
    const filled = fillColumns(context, all, size, width, body.height);
    if (best === undefined || filled.length <= 2) best = filled;
    if (best.length <= 2) break;
  }
  const slides: SlideDraft[] = [];
  const filled = best ?? [];
  for (let at = 0; at < filled.length; at += places.length) {
    const nodes = places.flatMap((place, index): SceneNode[] => {
      const paragraphs = filled[at + index];
      if (!paragraphs) return [];
      return [
        blockNode(block(context, paragraphs, width), {
          id: `text-${index + 1}`,
          name: `Text ${index + 1}`,
          x: place.x,
          y: place.y,
          width,
        }),
      ];
    });
    slides.push({ layout: 'content', headline: shown, nodes });
  }
  return slides;
}
