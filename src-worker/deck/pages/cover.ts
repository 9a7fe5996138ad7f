/** Page 1: company first, promise second, goal third, beside a field made from the company's name. */
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  MARGIN,
  Stack,
  block,
  clean,
  para,
  rule,
  say,
  style,
  text,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { logoNode } from '../kit/logo.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { pictureIn, pictureNode } from '../kit/picture.ts';
import { FIELD_BOX, FIELD_X, coverField } from './cover-field.ts';

interface Level {
  company: Pt;
  /** Lines that the company's name may take. */
  lines: number;
  /** Longest name for this size, in characters. */
  longest: number;
  tagline: Pt;
  goal: Pt;
}

const LEVELS: readonly Level[] = [
  { company: 60, lines: 1, longest: 34, tagline: 22, goal: 16 },
  { company: 50, lines: 3, longest: 34, tagline: 22, goal: 16 },
  { company: 40, lines: 4, longest: 80, tagline: 20, goal: 16 },
  { company: 34, lines: 5, longest: 120, tagline: 18, goal: 14 },
  { company: 28, lines: 5, longest: 200, tagline: 16, goal: 13 },
  { company: 22, lines: 7, longest: 400, tagline: 14, goal: 12 },
];
const WIDTH = FIELD_X - MARGIN - pxToPt(28);
const TITLE_TOP = pxToPt(50);
const RULE_Y = pxToPt(518);
const FOOT_TOP = pxToPt(640);
/** Of the foot with a logo. */
const LOGO_MIDDLE = pxToPt(654);
const COVER_LOGO = { area: 3600, maxWidth: pxToPt(250), maxHeight: pxToPt(72) };

/** The foot of the cover, and where it begins. Beside a logo, date and preparer stand under each other. */
function footOf(output: SectionOutput<'cover'>, context: PageContext): { foot: SceneNode[]; top: Pt } {
  const parts = [output.date, context.preparedBy].map(clean).filter((part) => part !== '');
  const small = style('label', context.lang, { weight: 400, colour: 'quiet' });
  const about = { id: 'date', name: 'Date and preparer', role: 'caption' } as const;
  const logos = [context.clientLogo, context.agency?.logo].filter((logo) => logo !== undefined);
  if (logos.length === 0) {
    const joined = parts.join(`${'\u00a0'.repeat(5)} `);
    const words = text(context, joined, small, { ...about, x: MARGIN, y: FOOT_TOP, width: WIDTH });
    if (words.box.height > pxToPt(64)) throw new DoesNotFit('Date and preparer');
    return { foot: [words], top: FOOT_TOP };
  }
  const marks: SceneNode[] = [];
  let x = MARGIN;
  for (const logo of logos) {
    const isClients = logo === context.clientLogo;
    const mark = logoNode(context, logo, isClients ? 'client-logo' : 'logo', {
      x,
      middle: LOGO_MIDDLE,
      align: 'left',
      // Two side by side are as wide together as one alone.
      ...(logos.length > 1 ? { ...COVER_LOGO, maxWidth: COVER_LOGO.maxWidth * 0.6 } : COVER_LOGO),
      ...(isClients
        ? { name: say(context, `Logo of ${context.company}`, `โลโก้ของ ${context.company}`) }
        : {}),
    });
    marks.push(mark);
    x += mark.box.width + pxToPt(22);
  }
  const lines = parts.map((part) => para(part, small));
  const words = text(context, lines, small, { ...about, x, y: 0, width: MARGIN + WIDTH - x });
  if (words.box.height > pxToPt(90)) throw new DoesNotFit('Date and preparer');
  const y = LOGO_MIDDLE - words.box.height / 2;
  const foot = [...marks, { ...words, box: { ...words.box, y } }];
  return { foot, top: Math.min(y, ...marks.map(({ box }) => box.y)) };
}

/** A person's picture in the place of the field. */
function coverPicture(context: PageContext): SceneNode | undefined {
  const picture = pictureIn(context, 'cover');
  return picture && pictureNode('picture', picture, FIELD_BOX);
}

function draw(output: SectionOutput<'cover'>, context: PageContext, level: Level): SlideDraft[] {
  const { lang } = context;
  const company = clean(output.company);
  // Thai marks need the room above and below: its name is set smaller.
  const size = lang === 'th' ? Math.round(level.company * 0.88) : level.company;
  const name = block(context, [para(company, style('headline', lang, { size }), { balance: true })], WIDTH);
  const lines = name.paragraphs[0]?.lines.length ?? 0;
  if (company.length > level.longest || lines > level.lines) throw new DoesNotFit('Company');

  const { foot, top: footTop } = footOf(output, context);

  const goalStyle = style('lead', lang, { size: level.goal });
  const goal = block(context, [para(output.objectiveHeadline, goalStyle, { balance: true })], WIDTH);
  const ruleY = Math.min(RULE_Y, footTop - pxToPt(22) - goal.height - pxToPt(22));

  const top = new Stack(context, {
    x: MARGIN,
    y: TITLE_TOP,
    width: WIDTH,
    height: ruleY - TITLE_TOP - pxToPt(20),
  });
  top.text(
    'proposal-title',
    'Proposal title',
    output.proposalTitle,
    style('head', lang, { size: 16.5, colour: 'brand' }),
    {
      role: 'label',
    },
  );
  top.y = Math.max(top.y + pxToPt(24), pxToPt(lines > 3 ? 110 : 150));
  top.text('company', 'Title', company, style('headline', lang, { size }), { role: 'title', balance: true });
  top.gap(pxToPt(lang === 'th' ? 22 : 16));
  top.text('tagline', 'Subtitle', output.tagline, style('tagline', lang, { size: level.tagline }), {
    role: 'subtitle',
    balance: true,
  });
  const goalNode = text(context, output.objectiveHeadline, goalStyle, {
    id: 'goal',
    name: 'Goal',
    x: MARGIN,
    y: ruleY + pxToPt(22),
    width: WIDTH,
    balance: true,
  });
  const mark = rule('mark', MARGIN, ruleY, pxToPt(64), 'brand', 3);
  return [
    {
      layout: 'cover',
      headline: company,
      nodes: [
        coverPicture(context) ?? coverField(company, context.lang),
        ...top.nodes,
        mark,
        goalNode,
        ...foot,
      ],
      speakerNotes: [output.proposalTitle, output.objectiveHeadline],
    },
  ];
}

export const layout: PageLayout<'cover'> = (output, context) =>
  tryLevels(context, output, LEVELS, (level) => draw(output, context, level));
