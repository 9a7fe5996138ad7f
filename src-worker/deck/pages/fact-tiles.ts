/** The fact of page 5 as a drawing: a square per day, or two bars. */
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import { formatOf } from '../../../src/shared/scene/chart/value-format.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  clean,
  group,
  para,
  say,
  style,
  textShape,
  widthOf,
  type PageContext,
} from '../kit/index.ts';

export type Fact = NonNullable<Reckoned['fact']>;

/** More days than this are bars. */
const MOST_TILES = 28;
const ACROSS = 7;
const GAP: Pt = pxToPt(7);
const LOW_TILE: Pt = pxToPt(84);
const PAD: Pt = pxToPt(7);
const MOST_TILE_HEIGHT: Pt = pxToPt(120);

const whole = (value: number): boolean => Number.isInteger(value) && value >= 2 && value <= MOST_TILES;

/** Days that can be counted one by one, ours the fewer. */
export function areTiles({ days, value, rivalValue }: Fact): boolean {
  if (days !== true || !whole(value.value)) return false;
  return rivalValue === undefined || (whole(rivalValue.value) && rivalValue.value > value.value);
}

interface Look {
  fill: ColourRole;
  ink: ColourRole;
  words: string;
  bold: boolean;
}

function lookOf(day: number, fact: Fact): Look {
  const ours = fact.value.value;
  const theirs = fact.rivalValue?.value;
  if (day === ours) return { fill: 'deep', ink: 'onDeep', words: fact.ours ?? '', bold: true };
  if (day < ours) return { fill: 'brand', ink: 'onBrand', words: '', bold: true };
  if (day === theirs)
    return { fill: 'neutral', ink: 'ink', words: fact.theirs ?? fact.rival ?? '', bold: true };
  return { fill: 'tint', ink: 'quiet', words: day === ours + 1 ? (fact.waiting ?? '') : '', bold: false };
}

/** A tile per day, ours strong, grouped. Throws `DoesNotFit` where a tile has no room for its words. */
export function factTiles(context: PageContext, fact: Fact, box: Box): SceneNode {
  const { lang } = context;
  const count = Math.max(fact.value.value, fact.rivalValue?.value ?? 0);
  const across = Math.min(ACROSS, count);
  const down = Math.ceil(count / across);
  const width = (box.width - GAP * (ACROSS - 1)) / ACROSS;
  const height = Math.min(MOST_TILE_HEIGHT, (box.height - GAP * (down - 1)) / down);
  // Four weeks leave less room in a tile.
  const number = style('head', lang, { size: height < LOW_TILE ? 13 : 15 });
  const padY = height < LOW_TILE ? pxToPt(3) : pxToPt(6);
  const tiles = Array.from({ length: count }, (_, index) => {
    const look = lookOf(index + 1, fact);
    const own = {
      x: box.x + (index % across) * (width + GAP),
      y: box.y + Math.floor(index / across) * (height + GAP),
      width,
      height,
    };
    const label = style('label', lang, { colour: look.ink, weight: look.bold ? 700 : 400 });
    const words = clean(look.words);
    const spare = height - 2 * padY - number.pitch;
    const paragraphs = [para(String(index + 1), { ...number, colour: look.ink })];
    const lines = { ...label, pitch: lang === 'th' ? label.size * 1.4 : label.size * 1.25 };
    if (words !== '') {
      // A name is never broken inside a tile.
      const widest = Math.max(...words.split(/\s+/).map((word) => widthOf(context, word, lines)));
      if (widest > width - 2 * PAD) throw new DoesNotFit('Tile');
      const taken = 2 * lines.pitch;
      paragraphs.push(para(words, lines, { spaceBefore: Math.max(0, Math.min(spare - taken, pxToPt(16))) }));
    }
    return textShape(
      context,
      `day-${index + 1}`,
      `${say(context, 'Day', 'วันที่')} ${index + 1}`,
      own,
      paragraphs,
      {
        // It counts the days; what is said in a tile stands below.
        role: 'number',
        fill: look.fill,
        padding: { x: PAD, y: padY },
        verticalAlign: 'top',
      },
    );
  });
  const right = Math.max(...tiles.map((tile) => tile.box.x + tile.box.width));
  const bottom = Math.max(...tiles.map((tile) => tile.box.y + tile.box.height));
  const around = { x: box.x, y: box.y, width: right - box.x, height: bottom - box.y };
  return group('days', clean(fact.scale ?? '') || say(context, 'Days', 'วัน'), around, tiles);
}

/** Ours and the rival's as two bars from zero; undefined without a rival's figure. */
export function factBars(context: PageContext, fact: Fact, box: Box): SceneNode | undefined {
  const { value, rival, rivalValue } = fact;
  if (!rivalValue || rivalValue.value <= 0 || value.value <= 0) return undefined;
  const us = clean(context.company) || say(context, 'Us', 'เรา');
  const them = clean(rival ?? '') || say(context, 'Them', 'เขา');
  const oursText = clean(`${value.text} ${fact.unit}`);
  if (box.height < 100) throw new DoesNotFit('Bars');
  return {
    kind: 'chart',
    id: 'fact-bars',
    name: clean(fact.scale ?? '') || say(context, 'Compared', 'เปรียบเทียบ'),
    box,
    chart: 'bar',
    labels: [us, them],
    series: [
      {
        name: clean(fact.scale ?? '') || fact.unit,
        values: [value.value, rivalValue.value],
        colour: 'brand',
        pointColours: ['brand', 'neutral'],
        pointFormats: [formatOf(value.value, oursText), formatOf(rivalValue.value, rivalValue.text)],
        pointInks: ['brand', 'ink'],
      },
    ],
    labelSize: 14,
    valueSize: 24,
    gap: 0.5,
    labelColour: 'ink',
    alt: `${us}: ${oursText}. ${them}: ${rivalValue.text}.`,
  };
}
