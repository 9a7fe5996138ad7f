/** Page 16: a funnel, each layer in line with its platforms, campaigns and audience, and what it yields. */
import type { Box, SceneNode, TableNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { funnelLayer, type FunnelPlace } from '../kit/funnel.ts';
import {
  diagram,
  DoesNotFit,
  bodyBox,
  bottomOf,
  callout,
  chunks,
  clean,
  firstLevel,
  headlineOf,
  para,
  rowPlaces,
  say,
  style,
  tables,
  tryLevels,
  valuesOf,
  type Cell,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type TableColumn,
} from '../kit/index.ts';
import { fieldCards, type FieldCard } from '../kit/field-cards.ts';
import { moneyUnit, sumInWords, sumOf } from '../kit/figures.ts';
import { reckonedPage } from '../kit/reckoned.ts';
import { aligned, evenRows, filledColumns, sharesByContent, type Tail } from '../kit/table-pages.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { LONE_LAYER, loneLayer } from './campaign-lone.ts';
import { VOLUME_LEVELS, isAbsorbed, volumeSlides } from './funnel-volumes.ts';

type Layer = SectionOutput<'campaign-structure'>['funnelLayers'][number];

interface Level {
  size: Pt;
  padY: Pt;
  /** Layers on one slide. */
  most: number;
  /** Rows of one height; otherwise each row is as high as it needs. */
  even: boolean;
}
const LEVELS: readonly Level[] = [
  { size: 18, padY: 8, most: 2, even: true },
  { size: 16, padY: 8, most: 3, even: true },
  { size: 15, padY: 7, most: 5, even: true },
  { size: 14, padY: 6, most: 5, even: true },
  { size: 13, padY: 6, most: 5, even: true },
  { size: 12.5, padY: 5, most: 5, even: true },
  { size: 12, padY: 5, most: 5, even: false },
  { size: 13, padY: 6, most: 3, even: false },
  { size: 12, padY: 5, most: 2, even: false },
  { size: 12, padY: 5, most: 1, even: false },
];
const FUNNEL_WIDTH: Pt = pxToPt(375);
const TABLE_LEFT: Pt = pxToPt(409);
/** Between two layers. */
const LAYER_GAP: Pt = pxToPt(10);
const LOWEST_ROW: Pt = pxToPt(70);
const HIGHEST_ROW: Pt = pxToPt(120);
/** Of one or two layers. */
const HIGHEST_OF_FEW: Pt = pxToPt(190);
const CALLOUT_GAP: Pt = pxToPt(18);

const key = (words: string): string => clean(words).toLocaleLowerCase();

/** Money of each layer, where the evidence has it by the layers' names. */
function moneyOf(
  context: PageContext,
  layers: readonly Layer[],
): { values: (number | undefined)[]; unit: string } {
  const figures = valuesOf(context.section.evidence);
  const values = layers.map((layer) => {
    const at = figures?.labels.findIndex((label) => key(label) === key(layer.stage)) ?? -1;
    return at < 0 ? undefined : figures?.values[at];
  });
  const total = figures?.values.reduce((sum, value) => sum + value, 0) ?? 0;
  return { values, unit: figures ? moneyUnit(context, figures.unit, total) : '' };
}

/** Words besides its figures that a statement needs to say what it measures. */
const LEAST_WORDS = 2;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const hasFigure = (words: string): boolean => /\p{N}/u.test(words);

/** '1,333 baht a visit' says what it measures; '353', '610 THB' and '515 clicks' are figures that stand elsewhere. */
function saysWhat(statement: string): boolean {
  const words = clean(statement)
    .split(' ')
    .filter((word) => !hasFigure(word))
    .flatMap((word) => Array.from(thaiWords.segment(word)))
    .filter(({ isWordLike }) => isWordLike);
  return hasFigure(statement) && words.length >= LEAST_WORDS;
}

/** What the funnel yields, where a statement says so: what a sum buys, a division that is computed and not charted. */
function yieldOf(evidence: readonly Evidence[]): Evidence | undefined {
  const computed = evidence.filter(
    (entry) =>
      entry.basis === 'computed' && !entry.data && clean(entry.source) !== '' && saysWhat(entry.statement),
  );
  return computed.find((entry) => entry.source.includes('÷')) ?? computed[0];
}

/** What the funnel yields as a band under it. */
function yieldTail(context: PageContext, gained: Evidence | undefined, body: Box): Tail | undefined {
  if (!gained) return undefined;
  const words = [
    { text: `${clean(gained.statement).replace(/[\s.:;]+$/, '')}: `, weight: 700 as const },
    { text: clean(gained.source), weight: 400 as const },
  ];
  const look = style('lead', context.lang, { size: 15 });
  const band = (y: Pt) =>
    callout(context, 'yield', words, { x: body.x, y, width: body.width }, 'concludes', look);
  return { height: band(0).height, nodes: (y) => [band(y).node] };
}

/** 'Name (type, type)': the name in bold, its types under it. */
function campaignSpecs(context: PageContext, campaign: string, size: Pt, spaceBefore: Pt): ParagraphSpec[] {
  const bold = style('body', context.lang, { size, weight: 700 });
  const quiet = style('body', context.lang, { size, colour: 'quiet' });
  const words = clean(campaign);
  const match = /^(.{2,}?)\s*(\((?:[^()]|\([^()]*\))+\))$/su.exec(words);
  if (!match) return [para(words, bold, { spaceBefore })];
  return [para(match[1] ?? '', bold, { spaceBefore }), para(match[2] ?? '', quiet)];
}

function detailTable(
  context: PageContext,
  layers: readonly Layer[],
  body: Box,
  room: Pt,
  level: Level,
): TableNode {
  const { size } = level;
  const look = style('body', context.lang, { size });
  const cell = (words: string): Cell => (words === '' ? '' : { paragraphs: [para(words, look)] });
  const heads: TableColumn[] = [
    { head: say(context, 'Platforms', 'แพลตฟอร์ม'), share: 197, weight: 400 },
    { head: say(context, 'Campaign', 'แคมเปญ'), share: 286 },
    { head: say(context, 'Audience', 'กลุ่มเป้าหมาย'), share: 272 },
  ];
  const cells = layers.map((layer): Cell[] => [
    cell(layer.platforms.map(clean).join(', ')),
    layer.campaigns.length === 0
      ? ''
      : {
          paragraphs: layer.campaigns.flatMap((campaign, index) =>
            campaignSpecs(context, campaign, size, index === 0 ? 0 : size * 0.3),
          ),
        },
    cell(clean(layer.audienceDefinition)),
  ]);
  const { columns, rows } = filledColumns(heads, cells);
  const drawn = (widths: readonly TableColumn[]): TableNode | undefined => {
    const [table, more] = tables(
      context,
      {
        id: 'details',
        name: 'Funnel details',
        caption: say(
          context,
          'Platforms, campaigns and audience of each layer',
          'แพลตฟอร์ม แคมเปญ และกลุ่มเป้าหมายของแต่ละชั้น',
        ),
        x: body.x + TABLE_LEFT,
        width: body.width - TABLE_LEFT,
        columns: widths,
        rows,
        size,
        padding: { x: pxToPt(14), y: level.padY },
      },
      body.y,
      { first: room },
    );
    return more ? undefined : table;
  };
  // Widths after the content where the usual ones break more lines.
  const [table] = [drawn(columns), drawn(sharesByContent(columns, rows))]
    .flatMap((made) => made ?? [])
    .toSorted((a, b) => highestRow(a) - highestRow(b) || a.box.height - b.box.height);
  if (!table) throw new DoesNotFit('Funnel details');
  const places = rowPlaces(table).slice(1);
  const header = table.box.height - places.reduce((sum, place) => sum + place.height, 0);
  const tallest = Math.max(...places.map((place) => place.height));
  const share = (room - header) / layers.length;
  if (!level.even) return aligned(levelled(table, room), 'middle');
  if (tallest > share + 0.5) throw new DoesNotFit('Funnel details');
  return evenRows(
    table,
    Math.max(tallest, Math.min(share, layers.length > 2 ? HIGHEST_ROW : HIGHEST_OF_FEW)),
    'middle',
  );
}

const highestRow = (table: TableNode): Pt =>
  Math.max(
    ...rowPlaces(table)
      .slice(1)
      .map(({ height }) => height),
  );

/** Most that a row grows to beyond the highest. */
const MOST_LEVEL = 1.25;

/** The table with its lower rows raised towards the highest as far as the room allows: a funnel of like layers. */
function levelled(table: TableNode, room: Pt): TableNode {
  const bodies = table.rows.filter((row) => !row.header).map((row) => row.height);
  const free = room - table.box.height;
  const most = Math.max(Math.max(...bodies) * MOST_LEVEL, HIGHEST_ROW);
  const needed = (level: Pt): Pt => bodies.reduce((sum, height) => sum + Math.max(0, level - height), 0);
  let low = Math.min(...bodies);
  let high = most;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (needed(middle) <= free) low = middle;
    else high = middle;
  }
  let y = table.box.y;
  const rows = table.rows.map((row) => {
    const height = row.header ? row.height : Math.max(row.height, low);
    const down = y - (row.cells[0] ? row.cells[0].box.y - table.padding.y : y);
    const moved = row.header
      ? row.cells
      : row.cells.map((cell) => ({
          ...cell,
          box: { ...cell.box, y: cell.box.y + down, height: height - 2 * table.padding.y },
        }));
    y += height;
    return { ...row, height, cells: moved };
  });
  return { ...table, rows, box: { ...table.box, height: y - table.box.y } };
}

const fillsFor = (count: number): readonly ColourRole[] => {
  const upper: readonly ColourRole[] = ['tint2', 'mid', 'neutral'];
  if (count === 1) return ['brand'];
  if (count === 2) return ['tint2', 'brand'];
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? 'brand' : index === count - 2 ? 'deep' : (upper[index % upper.length] ?? 'tint2'),
  );
};

export const layout: PageLayout<'campaign-structure'> = (output, context) => {
  const { volumes, loadCheck } = context.reckoned;
  const layers = output.funnelLayers;
  const title = say(
    context,
    'Platforms, campaigns and audiences, layer by layer',
    'แพลตฟอร์ม แคมเปญ และกลุ่มเป้าหมายของแต่ละชั้น',
  );
  const reckoned =
    volumes &&
    reckonedPage(
      context,
      VOLUME_LEVELS,
      (level) => volumeSlides(context, volumes, loadCheck, layers, level),
      isAbsorbed(volumes, layers) ? undefined : { title, slides: (rest) => written(output, rest) },
    );
  return reckoned ?? written(output, context);
};

/** The output alone. */
const written: PageLayout<'campaign-structure'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const layers = output.funnelLayers;
  const count = layers.length;
  if (count === 0) return tryLevels(context, output, [], () => []);
  const money = moneyOf(context, layers);
  const gained = yieldOf(context.section.evidence);
  const fills = fillsFor(count);
  const levels = LEVELS.filter(
    (level) => level.most >= Math.min(count, 2) || count === 1 || level.most === 1,
  ).filter((level) => !(level.even && level.most < count && level.most < 4));

  const [only] = layers;
  const lone =
    count === 1 &&
    only &&
    firstLevel(context, LONE_LAYER, (level) => {
      const value = money.values[0];
      const sum = value === undefined || value === 0 ? '' : sumInWords(value, money.unit);
      return loneLayer(context, only, sum, yieldTail(context, gained, body), level);
    });
  if (lone) return lone;

  const drawn = firstLevel(context, levels, (level): SlideDraft[] => {
    const parts = chunks(layers, level.most);
    let from = 0;
    return parts.map((part, index): SlideDraft => {
      const isLast = index === parts.length - 1;
      const band = isLast ? yieldTail(context, gained, body) : undefined;
      const room = body.height - (band ? band.height + CALLOUT_GAP : 0);
      const table = detailTable(context, part, body, room, level);
      const rows = rowPlaces(table).slice(1);
      const layersDrawn = part.map((layer, row) => {
        const at = rows[row] ?? { y: body.y, height: LOWEST_ROW };
        const own: FunnelPlace = {
          index: from + row,
          count,
          box: { x: body.x, y: at.y + LAYER_GAP / 2, width: FUNNEL_WIDTH, height: at.height - LAYER_GAP },
        };
        const value = money.values[from + row];
        return funnelLayer(
          context,
          own,
          clean(layer.stage),
          // What has no money of its own has no figure.
          value === undefined || value === 0 ? undefined : sumOf(value, money.unit),
          fills[from + row] ?? 'tint2',
        );
      });
      const nodes: SceneNode[] = [
        diagram('funnel', say(context, 'Funnel', 'กรวยการตลาด'), layersDrawn),
        table,
      ];
      if (band)
        nodes.push(...band.nodes(Math.min(bottomOf(body) - band.height, bottomOf(table.box) + pxToPt(24))));
      from += part.length;
      return { layout: 'content', headline, nodes };
    });
  });
  if (drawn) return drawn;
  const cards = (size: Pt): SlideDraft[] =>
    fieldCards(context, 'layer', layerCards(context, layers, money), body, size).map((nodes): SlideDraft => ({
      layout: 'content',
      headline,
      nodes,
    }));
  return tryLevels(context, output, [14, 13, 12], cards);
};

/** The layers as cards, for texts too long to stand beside a funnel. */
function layerCards(
  context: PageContext,
  layers: readonly Layer[],
  money: ReturnType<typeof moneyOf>,
): FieldCard[] {
  return layers.map((layer, index) => {
    const value = money.values[index];
    return {
      head: layer.stage,
      fields: [
        { label: say(context, 'Platforms', 'แพลตฟอร์ม'), words: layer.platforms.map(clean).join(', ') },
        { label: say(context, 'Campaign', 'แคมเปญ'), words: layer.campaigns.map(clean).join('\n') },
        { label: say(context, 'Audience', 'กลุ่มเป้าหมาย'), words: layer.audienceDefinition },
        {
          label: say(context, 'Budget', 'งบ'),
          words: value === undefined ? '' : sumInWords(value, money.unit),
        },
      ],
    };
  });
}
