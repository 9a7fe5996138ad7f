/** What a browser shows of a deck: every line of text where it really stands, and every slide as a picture. */
import type { Locator, Page } from 'playwright';
import { SLIDE_WIDTH, type Pt } from '../../../src/shared/scene/units.ts';

/** A line as the browser set it, in points of its slide. */
export interface ScreenLine {
  text: string;
  x: Pt;
  end: Pt;
  baseline: Pt;
  size: Pt;
}

/** Lines that belong together: a paragraph, a list, or a table's cell. */
export interface ScreenBox {
  kind: 'text' | 'chart' | 'number';
  lines: ScreenLine[];
}

export interface ScreenSlide {
  boxes: ScreenBox[];
  /** Where bullets hang: a program may draw them as letters. */
  bullets: { x: Pt; y: Pt; width: Pt; height: Pt }[];
  charts: { x: Pt; y: Pt; width: Pt; height: Pt }[];
  /** Texts that the browser itself set on more than one line, where it should have had one. */
  broken: string[];
}

/** Measures the slides whose frames the selector finds, in the document's order. */
export const measureSlides = (page: Page, frames: string): Promise<ScreenSlide[]> =>
  page.evaluate(
    ([selector, slideWidth]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((frame) => {
        const canvas = frame.querySelector('.deck-canvas');
        if (canvas === null) throw new Error('A slide is not drawn yet.');
        const { left, top, width } = canvas.getBoundingClientRect();
        const points = slideWidth / width;
        const place = (rect: DOMRect) => ({
          x: (rect.left - left) * points,
          y: (rect.top - top) * points,
          width: rect.width * points,
          height: rect.height * points,
        });
        const broken: string[] = [];
        /** Ends of what is drawn of an element's text; its rows are counted. */
        const extent = (element: Element): { from: number; to: number } | undefined => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let from = Infinity;
          let to = -Infinity;
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const text = node.textContent ?? '';
            const kept = text.trimEnd().length;
            if (text.trim() === '') continue;
            const range = document.createRange();
            range.setStart(node, text.length - text.trimStart().length);
            range.setEnd(node, kept);
            const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
            const tops = rects.map((rect) => rect.top);
            if (Math.max(...tops) - Math.min(...tops) > 1) broken.push(text);
            for (const rect of rects) {
              from = Math.min(from, rect.left);
              to = Math.max(to, rect.right);
            }
          }
          for (const sign of element.querySelectorAll('.deck-symbol')) {
            const rect = sign.getBoundingClientRect();
            from = Math.min(from, rect.left);
            to = Math.max(to, rect.right);
          }
          return from < to ? { from: (from - left) * points, to: (to - left) * points } : undefined;
        };
        const baselineOf = (element: Element): number => {
          const probe = document.createElement('span');
          probe.style.display = 'inline-block';
          element.append(probe);
          const { bottom } = probe.getBoundingClientRect();
          probe.remove();
          return (bottom - top) * points;
        };
        const boxes = new Map<Element, { kind: 'text' | 'chart' | 'number'; lines: ScreenLineInPage[] }>();
        interface ScreenLineInPage {
          text: string;
          x: number;
          end: number;
          baseline: number;
          size: number;
        }
        for (const line of canvas.querySelectorAll<HTMLElement>('.deck-line')) {
          const ends = extent(line);
          if (ends === undefined) continue;
          const isNumber = line.getAttribute('aria-hidden') === 'true';
          const owner = isNumber
            ? line
            : (line.closest('.deck-cell, .deck-list') ?? line.closest('.deck-paragraph') ?? line);
          const box = boxes.get(owner) ?? {
            kind: isNumber ? ('number' as const) : ('text' as const),
            lines: [],
          };
          boxes.set(owner, box);
          box.lines.push({
            text: (line.textContent ?? '').trim(),
            x: ends.from,
            end: ends.to,
            baseline: baselineOf(line),
            size: Number.parseFloat(getComputedStyle(line).fontSize) * 0.75,
          });
        }
        for (const label of canvas.querySelectorAll<SVGTextElement>('svg text')) {
          const ends = extent(label);
          if (ends === undefined) continue;
          const matrix = label.getScreenCTM();
          const y = Number(label.getAttribute('y'));
          const x = Number(label.getAttribute('x'));
          const baseline = matrix === null ? Number.NaN : new DOMPoint(x, y).matrixTransform(matrix).y;
          boxes.set(label, {
            kind: 'chart',
            lines: [
              {
                text: label.textContent,
                x: ends.from,
                end: ends.to,
                baseline: (baseline - top) * points,
                size: Number(label.getAttribute('font-size')),
              },
            ],
          });
        }
        return {
          boxes: [...boxes.values()],
          bullets: [...canvas.querySelectorAll('.deck-bullet')].map((each) =>
            place(each.getBoundingClientRect()),
          ),
          charts: [...canvas.querySelectorAll('svg')]
            .filter((svg) => svg.querySelector('text') !== null)
            .map((svg) => place(svg.getBoundingClientRect())),
          broken,
        };
      }),
    [frames, SLIDE_WIDTH] as const,
  );

/** Each of the frames as a PNG. */
export async function pictures(frames: Locator): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const frame of await frames.all()) taken.push(await frame.screenshot({ animations: 'disabled' }));
  return taken;
}
