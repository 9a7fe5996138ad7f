/** Page 8: chevrons, rows aligned under them, and the break in the journey drawn where it is. */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  diagram,
  DoesNotFit,
  bodyBox,
  bottomOf,
  callout,
  chunks,
  clean,
  headlineOf,
  linesOf,
  para,
  rowPlaces,
  rule,
  say,
  shape,
  style,
  tables,
  textShape,
  tryLevels,
  type Cell,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';

type Output = SectionOutput<'customer-journey'>;
type Stage = Output['stages'][number];

interface Level {
  size: Pt;
  platforms: Pt;
  /** The media strategy on a slide of its own. */
  apart: boolean;
  padding: Pt;
  most: number;
}
const LEVELS: readonly Level[] = [
  { size: 20, platforms: 20, apart: false, padding: 14, most: 2 },
  { size: 18, platforms: 18, apart: false, padding: 12, most: 3 },
  { size: 16, platforms: 17, apart: false, padding: 10, most: 4 },
  { size: 15, platforms: 16, apart: false, padding: 9, most: 5 },
  { size: 14, platforms: 15, apart: false, padding: 8, most: 5 },
  { size: 13, platforms: 14, apart: false, padding: 7, most: 5 },
  { size: 12, platforms: 12, apart: false, padding: 6, most: 5 },
  { size: 14, platforms: 14, apart: true, padding: 8, most: 5 },
  { size: 12, platforms: 12, apart: true, padding: 6, most: 5 },
  { size: 12, platforms: 12, apart: false, padding: 6, most: 3 },
  { size: 12, platforms: 12, apart: true, padding: 6, most: 3 },
  { size: 11.5, platforms: 11.5, apart: true, padding: 4, most: 2 },
];
const LABELS = pxToPt(110);
const CHEVRON = pxToPt(60);
const POINT = pxToPt(20);
/** Longest media strategy before it gets a slide of its own: two half-empty slides say less than a full one. */
const MOST_LINES = 7;

/**
 * Index of the stage before which the journey breaks, from the note: 'between Action and Retention', 'before Action',
 * 'after Desire', or Thai 'ก่อน…'. Undefined where the note names no place.
 */
export function breakBefore(note: string, stages: readonly string[]): number | undefined {
  const text = note.toLowerCase();
  const named = stages.map((stage) => stage.trim().toLowerCase());
  for (let at = 1; at < named.length; at += 1) {
    const [one = '', other = ''] = [named[at - 1], named[at]];
    if (
      one !== '' &&
      other !== '' &&
      (text.includes(`${one} and ${other}`) ||
        new RegExp(`ระหว่าง\\s*${escapeRegExp(one)}.{0,8}${escapeRegExp(other)}`).test(text))
    ) {
      return at;
    }
  }
  for (const [at, stage] of named.entries()) {
    if (stage === '') continue;
    // Thai compounds its stage names: 'ก่อนนัด' is before 'นัดหมาย'.
    const stem = /[\u0e00-\u0e7f]/.test(stage) ? firstWord(stage) : stage;
    if (at > 0 && (text.includes(`before ${stage}`) || text.includes(`ก่อน${stem}`))) return at;
    if (at + 1 < named.length && (text.includes(`after ${stage}`) || text.includes(`หลัง${stem}`)))
      return at + 1;
  }
  return undefined;
}
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const firstWord = (text: string): string => [...thaiWords.segment(text)][0]?.segment ?? text;

interface StageLook {
  fill: ColourRole;
  ink: ColourRole;
}
function lookOf(index: number, count: number, broken: number | undefined): StageLook {
  const strong = broken ?? count - 1;
  const second = strong === count - 1 ? count - 2 : count - 1;
  if (index === strong) return { fill: 'brand', ink: 'onBrand' };
  if (index === second && count > 2) return { fill: 'deep', ink: 'onDeep' };
  return { fill: 'tint2', ink: 'ink' };
}

function chevrons(
  context: PageContext,
  stages: readonly Stage[],
  from: number,
  total: number,
  broken: number | undefined,
  box: Box,
): SceneNode[] {
  const step = box.width / stages.length;
  return stages.map((stage, index) => {
    const look = lookOf(from + index, total, broken);
    const notch = from + index > 0;
    const chevron = { x: box.x + index * step, y: box.y, width: step - pxToPt(2), height: box.height };
    const left = notch ? POINT + 5 : pxToPt(17);
    const textBox = {
      x: chevron.x + left,
      y: chevron.y + 2,
      width: chevron.width - left - POINT * 0.8,
      height: chevron.height - 4,
    };
    const size =
      [17, 15, 13, 12].find(
        (each) =>
          linesOf(context, stage.stage, style('head', context.lang, { size: each }), textBox.width) <=
          (each > 14 ? 1 : 2),
      ) ?? 11;
    return textShape(
      context,
      `stage-${from + index + 1}`,
      clean(stage.stage).slice(0, 60) || `${say(context, 'Stage', 'ช่วง')} ${from + index + 1}`,
      chevron,
      [para(stage.stage, style('head', context.lang, { size, colour: look.ink }))],
      { fill: look.fill, geometry: { type: 'chevron', point: POINT, notch }, textBox },
    );
  });
}

type Row = 'platforms' | 'formats' | 'strategy';

function rowsOf(
  context: PageContext,
  stages: readonly Stage[],
  which: readonly Row[],
  level: Level,
): Cell[][] {
  const { lang } = context;
  const items = (list: readonly string[], size: Pt): Cell => ({
    paragraphs: (list.length === 0 ? [' '] : list).map((item) => para(item, style('body', lang, { size }))),
  });
  const label = (words: string): Cell => ({
    paragraphs: [para(words, style('label', lang, { colour: 'brand' }))],
  });
  const all: Record<Row, () => Cell[]> = {
    platforms: () => [
      label(say(context, 'Platforms', 'แพลตฟอร์ม')),
      ...stages.map((stage) => items(stage.platforms, level.platforms)),
    ],
    formats: () => [
      label(say(context, 'Formats', 'รูปแบบ')),
      ...stages.map((stage) => items(stage.contentFormats, level.size)),
    ],
    strategy: () => [
      label(say(context, 'Media strategy', 'กลยุทธ์สื่อ')),
      ...stages.map((stage) => items([stage.mediaStrategy], level.size)),
    ],
  };
  return which
    .filter((row) => row !== 'formats' || stages.some((stage) => stage.contentFormats.length > 0))
    .map((row) => all[row]());
}

function draw(output: Output, context: PageContext, level: Level): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const { stages } = output;
  const note = clean(output.matrixNote);
  const broken = breakBefore(
    note,
    stages.map(({ stage }) => stage),
  );
  // The largest texts are for few stages.
  if (level.size > 14 && stages.length > level.most) throw new DoesNotFit('Stages');
  const strategyWidth = (body.width - LABELS) / Math.min(stages.length, level.most) - 18;
  if (!level.apart && level.most === 5) {
    const strategyStyle = style('body', lang, { size: level.size });
    if (
      stages.some((stage) => linesOf(context, stage.mediaStrategy, strategyStyle, strategyWidth) > MOST_LINES)
    )
      throw new DoesNotFit('Media strategy');
  }
  const slides: SlideDraft[] = [];
  let from = 0;
  const parts = chunks(stages, level.most);
  parts.forEach((part, partIndex) => {
    const sets: readonly (readonly Row[])[] = level.apart
      ? [['platforms', 'formats'], ['strategy']]
      : [['platforms', 'formats', 'strategy']];
    sets.forEach((set, setIndex) => {
      const last = partIndex === parts.length - 1 && setIndex === sets.length - 1;
      const top = { x: body.x + LABELS, y: body.y, width: body.width - LABELS, height: CHEVRON };
      const stageNodes = chevrons(context, part, from, stages.length, broken, top);
      const name = say(context, 'Stages of the journey', 'ช่วงของเส้นทางลูกค้า');
      const nodes: SceneNode[] = [diagram('stages', name, stageNodes)];
      const ruleY = bottomOf(top) + pxToPt(18);
      nodes.push(rule(`journey-rule`, body.x, ruleY, body.width, 'ink', 1.125));
      const band =
        last && note !== ''
          ? callout(
              context,
              'break',
              note,
              { x: body.x, y: 0, width: body.width },
              broken === undefined ? 'concludes' : 'warns',
            )
          : undefined;
      const room = bottomOf(body) - ruleY - (band ? band.height + pxToPt(10) : 0);
      const step = top.width / part.length;
      const made = tables(
        context,
        {
          id: 'journey',
          name: 'Customer journey',
          caption: say(
            context,
            'Platforms, formats and media strategy by stage',
            'แพลตฟอร์ม รูปแบบ และกลยุทธ์สื่อในแต่ละช่วง',
          ),
          x: body.x,
          width: body.width,
          header: false,
          columns: [
            { head: '', share: LABELS },
            ...part.map((stage) => ({ head: stage.stage, share: step })),
          ],
          rows: rowsOf(context, part, set, level),
          size: level.size,
          padding: { x: pxToPt(6), y: level.padding },
          stretch: part.length <= 3 ? 1.7 : 1.35,
        },
        ruleY,
        { first: room },
      );
      const [table] = made;
      if (!table || made.length > 1) throw new DoesNotFit('Customer journey');
      nodes.push({
        ...table,
        rows: table.rows.map((row, index) => (index === table.rows.length - 1 ? unruled(row) : row)),
      });
      // A dotted line where the journey breaks, between two columns.
      if (broken !== undefined && broken >= from && broken < from + part.length) {
        const x = top.x + (broken - from) * step - 1;
        const places = rowPlaces(table);
        const end = places.at(-1);
        const height = (end ? end.y + end.height : bottomOf(table.box)) - ruleY + 4;
        nodes.push(
          shape(
            'break-line',
            'Break in the journey',
            { x, y: ruleY - 4, width: 0, height },
            {
              geometry: { type: 'line', from: 'top-left' },
              stroke: { colour: 'accent', width: 2.25, dash: true },
            },
          ),
        );
      }
      if (band) {
        const y = Math.min(bottomOf(table.box) + pxToPt(14), bottomOf(body) - band.height);
        nodes.push(
          callout(
            context,
            'break',
            note,
            { x: body.x, y, width: body.width },
            broken === undefined ? 'concludes' : 'warns',
          ).node,
        );
      }
      slides.push({ layout: 'content', headline, nodes, ...(slides.length > 0 ? { note: '' } : {}) });
    });
    from += part.length;
  });
  return slides;
}

function unruled<R extends { rule?: unknown }>(row: R): Omit<R, 'rule'> {
  const { rule: _rule, ...rest } = row;
  return rest;
}

export const layout: PageLayout<'customer-journey'> = (output, context) =>
  tryLevels(context, output, LEVELS, (level) => draw(output, context, level));
