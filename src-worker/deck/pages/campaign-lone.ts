/** Page 16 with one layer: a funnel of one is none. The money on a panel, the campaign beside it, its ads under it. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  clean,
  columns,
  headlineOf,
  rule,
  say,
  style,
  type PageContext,
  type SlideDraft,
  type Span,
  type Words,
} from '../kit/index.ts';
import { splitLead } from '../kit/words.ts';
import { namePanel } from '../kit/spotlight.ts';
import type { Tail } from '../kit/table-pages.ts';

type Layer = SectionOutput<'campaign-structure'>['funnelLayers'][number];

interface LoneLevel {
  /** Of the campaign's name, of an ad's words, and of who sees them. */
  name: Pt;
  ad: Pt;
  body: Pt;
}
export const LONE_LAYER: readonly LoneLevel[] = [
  { name: 34, ad: 26, body: 20 },
  { name: 30, ad: 24, body: 20 },
  { name: 28, ad: 22, body: 18 },
  { name: 26, ad: 20, body: 18 },
  { name: 24, ad: 18, body: 17 },
  { name: 22, ad: 17, body: 16 },
  { name: 20, ad: 16, body: 15 },
  { name: 18, ad: 15, body: 14 },
  { name: 16, ad: 14, body: 13 },
];

const PAD: Pt = pxToPt(26);
/** Between the campaign and its ads, between two ads, and over what stands under the slide. */
const GAP: Pt = pxToPt(14);
const ROW_GAP: Pt = pxToPt(14);
const TAIL_GAP: Pt = pxToPt(20);
const LABEL_GAP: Pt = pxToPt(6);
const AIR: Pt = pxToPt(8);
const LABELS: Pt = pxToPt(150);
/** Ads stand beside each other up to this many, under each other at full width never. */
const MOST_ADS = 3;

/** 'Name (type)' and 'Name · type': the type quiet after its name. */
function campaignWords(campaign: string): Words {
  const words = clean(campaign);
  const match = /^(.{2,}?)(\s*\((?:[^()]|\([^()]*\))+\)|\s·\s[^·]+)$/su.exec(words);
  if (!match) return words;
  const spans: Span[] = [{ text: match[1] ?? '' }, { text: match[2] ?? '', weight: 400, colour: 'quiet' }];
  return spans;
}

/** The campaign on a quiet card. */
function campaignStack(context: PageContext, campaign: string, box: Box, { name }: LoneLevel): Stack {
  const { lang } = context;
  const label = say(context, 'Campaign', 'แคมเปญ');
  return new Stack(context, box)
    .text('campaign-label', label, label, style('label', lang, { colour: 'brand' }))
    .gap(LABEL_GAP)
    .text('campaign', label, campaignWords(campaign), style('head', lang, { size: name }), { balance: true });
}

/** An ad: what it is called over what it says. */
function adStack(context: PageContext, ad: string, at: number, box: Box, { ad: size }: LoneLevel): Stack {
  const { lang } = context;
  const words = clean(ad);
  const { lead } = splitLead(words, ':', 24);
  const head = lead === '' ? '' : words.slice(0, lead.length + 1);
  const stack = new Stack(context, box);
  if (head !== '')
    stack.text(`ad-${at}-label`, head, head, style('label', lang, { colour: 'onDeep' })).gap(LABEL_GAP);
  return stack.text(
    `ad-${at}`,
    lead || 'Ad',
    words.slice(head.length).trim(),
    style('head', lang, { size, colour: 'onDeep' }),
    { balance: true },
  );
}

/** Platforms and audience, a ruled row each. */
function rowsOf(context: PageContext, layer: Layer): { label: string; words: string }[] {
  return [
    { label: say(context, 'Platforms', 'แพลตฟอร์ม'), words: layer.platforms.map(clean).join(', ') },
    { label: say(context, 'Audience', 'กลุ่มเป้าหมาย'), words: clean(layer.audienceDefinition) },
  ].filter(({ words }) => words !== '');
}

/** A stack moved to the middle of a card of `height`. */
const centred = (draw: (box: Box) => Stack, box: Box): SceneNode[] => {
  const inner = { ...box, x: box.x + PAD, width: box.width - 2 * PAD };
  const { used } = draw({ ...inner, y: 0, height: 10_000 });
  if (used > box.height - 2 * ROW_GAP + 0.5) throw new DoesNotFit('Campaign');
  return draw({ ...inner, y: box.y + (box.height - used) / 2, height: used + 1 }).nodes;
};

/** The slide of one layer; throws `DoesNotFit` where its campaigns are more than one with its ads. */
export function loneLayer(
  context: PageContext,
  layer: Layer,
  money: string,
  tail: Tail | undefined,
  level: LoneLevel,
): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: whole.height - (tail ? tail.height + TAIL_GAP : AIR) };
  const [campaign = '', ...ads] = layer.campaigns.map(clean).filter((words) => words !== '');
  if (campaign === '' || ads.length > MOST_ADS || clean(layer.stage) === '')
    throw new DoesNotFit('Campaigns');
  const [left, right] = columns(body, [350, 774], pxToPt(24));
  if (!left || !right) throw new DoesNotFit('Campaigns');
  const head = money === '' ? { head: layer.stage } : { head: money, above: layer.stage };
  const nodes: SceneNode[] = [namePanel(context, 'layer-1', { ...head, fields: [] }, left, level.body)];

  const look = style('body', lang, { size: level.body });
  const label = style('label', lang, { colour: 'brand' });
  const rows = rowsOf(context, layer).map((row) => {
    const place = { ...right, x: right.x + LABELS, width: right.width - LABELS, y: 0, height: 10_000 };
    return {
      ...row,
      height: new Stack(context, place).text('x', 'x', row.words, look, { balance: true }).used,
    };
  });
  const rowsHeight = rows.reduce((sum, row) => sum + row.height + 2 * ROW_GAP, 0);
  const high = right.height - rowsHeight - GAP;
  const places = ads.length === 0 ? [] : columns({ ...right, y: 0 }, ads.length, GAP);
  const natural = (draw: (box: Box) => Stack, width: Pt): Pt =>
    draw({ x: 0, y: 0, width: width - 2 * PAD, height: 10_000 }).used + 2 * PAD;
  const first = natural((box) => campaignStack(context, campaign, box, level), right.width);
  const second = Math.max(
    0,
    ...ads.map((ad, at) =>
      natural((box) => adStack(context, ad, at + 1, box, level), places[at]?.width ?? 0),
    ),
  );
  const free = high - first - second - (second > 0 ? GAP : 0);
  if (free < -0.5) throw new DoesNotFit('Campaign');
  const top = { ...right, height: second > 0 ? first + free * 0.4 : high };
  nodes.push(
    card(
      'campaign-card',
      campaign.slice(0, 60),
      top,
      'quiet',
      centred((box) => campaignStack(context, campaign, box, level), top),
    ),
  );
  ads.forEach((ad, at) => {
    const place = { ...(places[at] ?? right), y: bottomOf(top) + GAP, height: second + free * 0.6 };
    nodes.push(
      card(
        `ad-${at + 1}-card`,
        ad.slice(0, 60),
        place,
        'strong',
        centred((box) => adStack(context, ad, at + 1, box, level), place),
      ),
    );
  });
  let y = right.y + high + GAP;
  rows.forEach((row, index) => {
    const drop = Math.max(0, (look.pitch - label.pitch) / 2);
    const at = y + ROW_GAP;
    nodes.push(rule(`row-${index + 1}-rule`, right.x, y, right.width, index === 0 ? 'ink' : 'line', 0.75));
    nodes.push(
      ...new Stack(context, {
        ...right,
        y: at + drop,
        width: LABELS - pxToPt(12),
        height: row.height + ROW_GAP,
      }).text(`row-${index + 1}-label`, row.label, row.label, label, { role: 'label' }).nodes,
      ...new Stack(context, {
        ...right,
        x: right.x + LABELS,
        width: right.width - LABELS,
        y: at,
        height: row.height + 1,
      }).text(`row-${index + 1}`, row.label, row.words, look, { balance: true }).nodes,
    );
    y += row.height + 2 * ROW_GAP;
  });
  return [
    {
      layout: 'content',
      headline,
      nodes: [...nodes, ...(tail ? tail.nodes(bottomOf(body) + TAIL_GAP) : [])],
    },
  ];
}
