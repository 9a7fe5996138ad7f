/** Page 6: a row per channel, its state at a glance, and one job for each in the marked column. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  below,
  bodyBox,
  bottomOf,
  clean,
  enlarged,
  firstLevel,
  headlineOf,
  para,
  say,
  splitLead,
  style,
  tables,
  tryLevels,
  withoutNote,
  type Cell,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Span,
  type TableColumn,
  type TextStyle,
  widthOf,
} from '../kit/index.ts';
import { spotlight } from '../kit/spotlight.ts';
import { channelState, type ChannelState } from './channel-state.ts';

type Output = SectionOutput<'market-channels-analysis'>;

interface Level {
  size: Pt;
  padding: Pt;
  split: boolean;
  /** What else the page says, on a slide of its own. */
  apart: boolean;
}
const LEVELS: readonly Level[] = [
  { size: 17, padding: 14, split: false, apart: false },
  { size: 16, padding: 13, split: false, apart: false },
  { size: 15, padding: 12, split: false, apart: false },
  { size: 14, padding: 12, split: false, apart: false },
  { size: 13, padding: 9.5, split: false, apart: false },
  { size: 12, padding: 7.5, split: false, apart: false },
  { size: 12, padding: 5, split: false, apart: false },
  { size: 11.5, padding: 4.5, split: false, apart: false },
  { size: 12, padding: 7.5, split: true, apart: false },
  { size: 12, padding: 5, split: true, apart: false },
  { size: 12, padding: 7.5, split: true, apart: true },
  { size: 11, padding: 5, split: true, apart: true },
];
/** Of a table that continues, where they take no more slides. */
const LARGER: readonly Level[] = [
  { size: 14, padding: 10, split: true, apart: false },
  { size: 13, padding: 9, split: true, apart: false },
];
/** So few channels are no table. */
const FEW = 2;
/** More rows than this go on another slide. */
const MOST_ROWS = 7;

const STATE_NAMES: Record<ChannelState | 'unknown', readonly [string, string]> = {
  paid: ['Paid', 'ลงโฆษณา'],
  organic: ['Organic', 'ไม่ลงโฆษณา'],
  service: ['Service', 'บริการลูกค้า'],
  closed: ['Not open', 'ยังไม่เปิด'],
  unknown: ['To confirm', 'รอยืนยัน'],
};
const stateName = (context: PageContext, state: ChannelState | undefined): string =>
  say(context, ...STATE_NAMES[state ?? 'unknown']);

/** A state's dot, a character before its word: filled where something is done there, in brand where money is. */
const STATE_DOTS: Record<ChannelState | 'unknown', Span> = {
  paid: { text: '● ', colour: 'brand' },
  organic: { text: '● ', colour: 'mid' },
  service: { text: '○ ', colour: 'brand' },
  closed: { text: '○ ', colour: 'quiet' },
  unknown: { text: '○ ', colour: 'quiet' },
};

const stateCell = (context: PageContext, state: ChannelState | undefined, look: TextStyle): Cell => ({
  paragraphs: [para([STATE_DOTS[state ?? 'unknown'], { text: stateName(context, state) }], look)],
});

/** 'Sell: stop boosts' with its job set apart. */
function job(recommendation: string): readonly Span[] {
  const { lead, rest } = splitLead(clean(recommendation), ':', 24);
  return lead === ''
    ? [{ text: rest }]
    : [{ text: `${lead}: `, weight: 700, colour: 'brand' }, { text: rest }];
}

/** What a channel is good at, and what it lacks under it. */
const strengthsAndGap = (
  context: PageContext,
  { strengths, weaknesses }: Output['channelAnalysis'][number],
  look: TextStyle,
): Cell => ({
  paragraphs: [
    para(strengths, look),
    para(
      [
        { text: say(context, 'Today: ', 'วันนี้: '), colour: 'quiet' },
        { text: clean(weaknesses), colour: 'quiet' },
      ],
      look,
      { spaceBefore: 3 },
    ),
  ],
});

/** What the page also has to say: its conclusion, and facts that page 5 has not said already. */
function remarks(context: PageContext, output: Output, stack: Stack): Stack {
  const { lang, deck } = context;
  const known = deck['business-overview'];
  const facts: Span[] = [];
  const add = (name: string, value: string): void => {
    if (value === '') return;
    if (facts.length > 0) facts.push({ text: '   ·   ' });
    facts.push({ text: `${name}: `, weight: 700 }, { text: value });
  };
  if (clean(output.company) !== context.company) add(say(context, 'Company', 'บริษัท'), clean(output.company));
  add(say(context, 'Founded', 'ก่อตั้ง'), clean(output.founded));
  const products = output.keyProducts.map(({ name, detail }) =>
    [clean(name), clean(detail)].filter((part) => part !== '').join(', '),
  );
  // Their prices stand on page 5.
  const names = new Set(known?.keyProducts.map(({ name }) => clean(name)));
  if (output.keyProducts.some(({ name }) => !names.has(clean(name))))
    add(say(context, 'Products', 'สินค้าและบริการ'), products.join('; '));
  // Where page 5 has none its headline says it.
  const position = clean(known?.marketPosition ?? '');
  if (known === undefined || (position !== '' && clean(output.marketPosition) !== position)) {
    add(say(context, 'Position', 'จุดยืน'), clean(output.marketPosition));
  }
  stack.text(
    'description',
    'Conclusion',
    output.description,
    style('body', lang, { weight: 700, size: 13.5 }),
  );
  if (facts.length > 0)
    stack
      .gap(4)
      .text('facts', 'Facts', facts, style('label', lang, { weight: 400, colour: 'quiet', size: 12 }));
  return stack;
}

/** A column in which the longest state stands on one line. */
const stateShare = (context: PageContext, look: TextStyle): number =>
  (Math.max(
    ...Object.values(STATE_NAMES).map((names) => widthOf(context, `○ ${say(context, ...names)}`, look)),
  ) +
    26) /
  pxToPt(0.94);

/** Strengths, gap and job; the gap last where not every channel has one. */
const inOrder = <T>(whole: boolean, [strength, gap, task]: readonly [T, T, T]): T[] =>
  whole ? [strength, gap, task] : [strength, task, gap];

/** One or two channels: no table, but each as large as there is room, what the page also says under them. */
function few(output: Output, context: PageContext): SlideDraft[] {
  const channels = output.channelAnalysis;
  if (channels.length === 0 || channels.length > FEW) throw new DoesNotFit('Channels');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const height = remarks(context, output, new Stack(context, { ...body, height: 10_000 })).used;
  // What is known of all stands first, so that no card has a hole between two lines.
  const gaps = channels.filter(({ weaknesses }) => clean(weaknesses) !== '').length;
  const items = channels.map((channel) => ({
    head: channel.channel,
    above: context.formData
      ? `${say(context, 'In this plan', 'ในแผนนี้')}: ${stateName(context, channelState(channel.channel, context.formData))}`
      : '',
    fields: inOrder(gaps === channels.length, [
      { label: say(context, 'What it is good at', 'จุดแข็ง'), words: channel.strengths },
      { label: say(context, 'Where it stands today', 'วันนี้เป็นอย่างไร'), words: channel.weaknesses },
      {
        label: say(context, 'Its one job from now on', 'หน้าที่เดียวจากนี้ไป'),
        words: channel.recommendations,
        strong: true,
      },
    ]),
  }));
  const tail =
    height === 0
      ? undefined
      : { height, nodes: (y: Pt) => remarks(context, output, new Stack(context, below(body, y))).nodes };
  return [{ layout: 'content', headline, nodes: spotlight(context, 'channel', items, body, tail) }];
}

function draw(output: Output, context: PageContext, level: Level): SlideDraft[] {
  const { lang, formData } = context;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const channels = output.channelAnalysis;
  const states = channels.map(({ channel }) => (formData ? channelState(channel, formData) : undefined));
  const withStates = formData !== undefined;
  // A column that is known for less than half of the channels is left out: what it says stands under the strengths.
  const gaps = channels.filter(({ weaknesses }) => clean(weaknesses) !== '').length;
  const withGaps = gaps * 2 >= channels.length && gaps > 0;
  const tableStyle = style('table', lang, { size: level.size });
  const heads: TableColumn[] = [
    { head: say(context, 'Channel', 'ช่องทาง'), share: 128 },
    ...(withStates
      ? [{ head: say(context, 'In this plan', 'ในแผนนี้'), share: stateShare(context, tableStyle) }]
      : []),
    { head: say(context, 'What it is good at', 'จุดแข็ง'), share: 282 },
    ...(withGaps
      ? [
          {
            head: say(context, 'Where it stands today', 'วันนี้เป็นอย่างไร'),
            share: 284,
            colour: 'quiet' as const,
          },
        ]
      : []),
    { head: say(context, 'Its one job from now on', 'หน้าที่เดียวจากนี้ไป'), share: 352, marked: true },
  ];
  const rows = channels.map((channel, index): Cell[] => [
    channel.channel,
    ...(withStates ? [stateCell(context, states[index], tableStyle)] : []),
    withGaps || clean(channel.weaknesses) === ''
      ? channel.strengths
      : strengthsAndGap(context, channel, tableStyle),
    ...(withGaps ? [channel.weaknesses] : []),
    job(channel.recommendations),
  ]);
  if (!level.split && channels.length > MOST_ROWS) throw new DoesNotFit('Channels');
  if (!level.split && channels.length > 4 && level.size > 12) throw new DoesNotFit('Channels');

  const rest = remarks(context, output, new Stack(context, body));
  const restHeight = rest.nodes.length === 0 ? 0 : rest.used + pxToPt(16);
  const room = level.split ? body.height : body.height - restHeight;
  const nodes =
    rows.length === 0
      ? []
      : tables(
          context,
          {
            id: 'channels',
            name: 'Channels',
            caption: say(
              context,
              'Channels: state, strengths, where they stand and their one job',
              'ช่องทาง สถานะ จุดแข็ง วันนี้เป็นอย่างไร และหน้าที่',
            ),
            x: body.x,
            width: body.width,
            columns: heads,
            rows,
            size: level.size,
            padding: { x: 12, y: level.padding },
            // Few channels take the room of more.
            stretch: channels.length < 5 ? 1.5 : 1.35,
          },
          body.y,
          // What the page also says stands under the last part.
          level.split && !level.apart
            ? { first: body.height, next: body.height - restHeight }
            : { first: room },
        );
  if (!level.split && nodes.length > 1) throw new DoesNotFit('Channels');
  // Larger text is no reason for a full slide and a nearly empty one.
  const counts = nodes.map((node) => node.rows.length);
  if (level.split && level.size > 12 && Math.max(...counts) - Math.min(...counts) > 1)
    throw new DoesNotFit('Channels');
  const slides = nodes.map((node, index): SlideDraft => {
    const draft: SlideDraft = { layout: 'content', headline, nodes: [node] };
    return index > 0 ? withoutNote(draft) : draft;
  });
  if (rest.nodes.length === 0) return slides;
  const last = slides.at(-1);
  const table = last?.nodes[0];
  if (level.apart || !last || !table) {
    return [
      ...slides,
      { layout: 'content', headline, nodes: rest.nodes, ...(slides.length > 0 ? { note: '' } : {}) },
    ];
  }
  const under = remarks(context, output, new Stack(context, below(body, bottomOf(table.box) + pxToPt(14))));
  return [...slides.slice(0, -1), { ...last, nodes: [...last.nodes, ...under.nodes] }];
}

export const layout: PageLayout<'market-channels-analysis'> = (output, context) =>
  firstLevel(context, [output], (all) => few(all, context)) ??
  enlarged(
    context,
    output.channelAnalysis.length > MOST_ROWS ? LARGER : [],
    firstLevel(context, LEVELS, (level) => draw(output, context, level)),
    (level) => draw(output, context, level),
  ) ??
  tryLevels(context, output, [], () => []);
