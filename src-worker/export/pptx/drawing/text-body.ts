/**
 * Text as text: a block's paragraphs with their runs, never its lines. PowerPoint breaks the lines again, in a box that
 * is as wide as the block.
 */
import type {
  Paragraph,
  TextBlock,
  TextRole,
  TextRun,
  VerticalAlign,
} from '../../../../src/shared/scene/scene.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Palette } from '../../../../src/shared/scene/theme.ts';
import { ptToEmu, type Pt } from '../../../../src/shared/scene/units.ts';
import { pitchInPercent } from './baseline.ts';
import { colour, repeatedIn, solidFill } from './colour.ts';
import type { SlideContext } from './context.ts';
import type { Holder } from '../holders.ts';
import { lineStarts, type Breaks, type Fit } from './fit.ts';
import { hundredths } from './frame.ts';
import { languageTag } from '../../languages.ts';
import { isRightToLeft, lastLanguage, scriptParts, type ScriptPart } from './script.ts';
import { NO_LIST_STYLE } from './fixed.ts';
import { el, escapeText, type Xml } from './xml.ts';

export interface Insets {
  left: Pt;
  top: Pt;
  right: Pt;
  bottom: Pt;
}

const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** DrawingML's names of alignments. */
export const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const satisfies Record<
  VerticalAlign,
  string
>;
export const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r' } as const;

/** Titles and other headings use the theme's heading font, everything else its body font. */
const isHeading = (role: TextRole): boolean => role === 'title' || role === 'subtitle';

const facesOf = (font: '+mj' | '+mn', latin: 'lt' | 'cs'): Xml =>
  el('a:latin', { typeface: `${font}-${latin}` }) +
  el('a:ea', { typeface: `${font}-ea` }) +
  el('a:cs', { typeface: `${font}-cs` });

/** By heading or not, and by whether the Thai face draws it. A text has the body's faces by itself. */
const FACES = {
  heading: { latin: facesOf('+mj', 'lt'), thai: facesOf('+mj', 'cs') },
  body: { latin: '', thai: facesOf('+mn', 'cs') },
} as const;

function facesFor({ thaiFace, other }: ScriptPart, heading: boolean): Xml {
  if (!other) return FACES[heading ? 'heading' : 'body'][thaiFace ? 'thai' : 'latin'];
  const font = heading ? '+mj' : '+mn';
  const face = (slot: 'ea' | 'cs'): Xml =>
    el(`a:${slot}`, { typeface: other.slot === slot ? other.face : `${font}-${slot}` });
  return el('a:latin', { typeface: `${font}-lt` }) + face('ea') + face('cs');
}

const tagOf = ({ lang, other }: ScriptPart, { english }: SlideContext): string =>
  other?.tag ?? languageTag(lang, english);

// PowerPoint paints links in the theme's link colour unless told to keep the text's.
const KEEP_LINK_COLOUR = el(
  'a:extLst',
  {},
  el(
    'a:ext',
    { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
    el('ahyp:hlinkClr', {
      'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
      val: 'tx',
    }),
  ),
);

function linkOf(run: TextRun, context: SlideContext): Xml {
  const link = run.link === undefined ? undefined : context.linkId(run.link);
  if (!link) return '';
  const action = link.target.type === 'slide' ? 'ppaction://hlinksldjump' : undefined;
  return el('a:hlinkClick', { 'r:id': link.id, action }, KEEP_LINK_COLOUR);
}

function runProperties(run: TextRun, part: ScriptPart, role: TextRole, context: SlideContext): Xml {
  const { size, weight, colour: ink, link } = run;
  const heading = isHeading(role);
  // Tracking would tear Thai vowels from their consonants.
  const spacing = part.lang === 'th' ? 0 : hundredths(run.tracking ?? 0);
  const write = (): Xml =>
    el(
      'a:rPr',
      {
        lang: tagOf(part, context),
        sz: hundredths(size),
        b: weight >= 700 || undefined,
        spc: spacing === 0 ? undefined : spacing,
      },
      solidFill(ink, context.theme.palette),
      facesFor(part, heading),
      linkOf(run, context),
    );
  if (link !== undefined) return write();
  const key = `run ${size} ${weight} ${ink} ${spacing} ${heading} ${tagOf(part, context)} ${part.thaiFace}`;
  return repeatedIn(context.theme.palette).get(key, write);
}

/** A field instead of the page number: it stays right when slides are moved. */
export const pageField = (properties: Xml, text: string): Xml =>
  el(
    'a:fld',
    { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
    properties,
    el('a:t', {}, text),
  );

const LINE_BREAK = /\r\n|[\n\v\r\u2028]/;

/** Text between and at line breaks. */
function textPieces(text: string, properties: Xml): Xml {
  const run = (content: string): Xml =>
    content === '' ? '' : el('a:r', {}, properties, el('a:t', {}, escapeText(content)));
  return LINE_BREAK.test(text)
    ? text
        .split(LINE_BREAK)
        .map(run)
        .join(el('a:br', {}, properties))
    : run(text);
}

export function bulletOf(paragraph: Paragraph, startAt: number | undefined, palette: Palette): Xml {
  const { bullet } = paragraph;
  // Neither a text box nor a title has bullets of its own.
  if (!bullet) return '';
  const tint = el('a:buClr', {}, colour(bullet.colour, palette));
  if (bullet.kind === 'square') {
    // U+25AA is a small square in Arial, which every PowerPoint has.
    return tint + el('a:buFont', { typeface: 'Arial' }) + el('a:buChar', { char: '\u25AA' });
  }
  return (
    tint +
    el('a:buFont', { typeface: '+mj-lt' }) +
    el('a:buAutoNum', { type: 'arabicPeriod', startAt: startAt === 1 ? undefined : startAt })
  );
}

function paragraphProperties(paragraph: Paragraph, startAt: number | undefined, context: SlideContext): Xml {
  const { indent, align, spaceBefore, bullet } = paragraph;
  const left = ptToEmu(indent);
  const pitch = pitchInPercent(paragraph);
  const rtl = isRightToLeft(paragraph.runs.map(({ text }) => text).join('')) || undefined;
  const key = `paragraph ${left} ${align} ${rtl} ${pitch} ${spaceBefore} ${bullet?.kind} ${bullet?.colour} ${startAt}`;
  return repeatedIn(context.theme.palette).get(key, () =>
    el(
      'a:pPr',
      // What a text is by itself is not said.
      {
        marL: left || undefined,
        indent: bullet ? 0 - left : undefined,
        algn: align === 'left' ? undefined : ALIGNMENTS[align],
        rtl,
      },
      pitch === undefined ? '' : el('a:lnSpc', {}, el('a:spcPct', { val: pitch * 1000 })),
      spaceBefore > 0 ? el('a:spcBef', {}, el('a:spcPts', { val: hundredths(spaceBefore) })) : '',
      bulletOf(paragraph, startAt, context.theme.palette),
    ),
  );
}

/** A run's text with the breaks that fall into it; `from` is the run's offset in its paragraph. */
function broken(text: string, from: number, breaks: readonly number[]): string {
  let result = '';
  let done = 0;
  for (const at of breaks) {
    const offset = at - from;
    if (offset < done || offset >= text.length) continue;
    // The space at which the line was broken goes with the break.
    result += `${text.slice(done, offset).trimEnd()}\v`;
    done = offset;
  }
  return result + text.slice(done);
}

function paragraphXml(
  paragraph: Paragraph,
  block: TextBlock,
  role: TextRole,
  startAt: number | undefined,
  breaks: readonly number[],
  context: SlideContext,
): Xml {
  const properties = paragraphProperties(paragraph, startAt, context);
  const bahtNeedsThaiFace = context.theme.family !== context.theme.thaiFamily;
  let lang: Language = block.lang;
  let last: Xml = '';
  let offset = 0;
  const runs = paragraph.runs.map((run) => {
    const text = broken(run.text, offset, breaks);
    offset += run.text.length;
    const parts = scriptParts(text, lang, bahtNeedsThaiFace);
    lang = lastLanguage(parts, lang);
    const end = { lang: languageTag(lang, context.english), sz: hundredths(run.size) };
    last = repeatedIn(context.theme.palette).get(`end ${end.lang} ${end.sz}`, () => el('a:endParaRPr', end));
    return parts.map((part) => textPieces(part.text, runProperties(run, part, role, context))).join('');
  });
  return el('a:p', {}, properties, ...runs, last);
}

/** Numbers that follow one another are one list, so that PowerPoint counts on when an item is added. */
function listStarts(paragraphs: readonly Paragraph[]): (number | undefined)[] {
  let start = 0;
  let expected = 0;
  return paragraphs.map(({ bullet }) => {
    if (bullet?.kind !== 'number') {
      expected = 0;
      return undefined;
    }
    const value = bullet.value ?? (expected === 0 ? 1 : expected);
    if (value !== expected) start = value;
    expected = value + 1;
    return start;
  });
}

/** The paragraphs of a block; an empty one still needs a paragraph. */
export function paragraphsXml(
  block: TextBlock,
  role: TextRole,
  context: SlideContext,
  breaks: Breaks = [],
): Xml {
  if (block.paragraphs.length === 0) {
    return el('a:p', {}, el('a:endParaRPr', { lang: languageTag(block.lang, context.english) }));
  }
  const starts = listStarts(block.paragraphs);
  return block.paragraphs
    .map((paragraph, index) =>
      paragraphXml(paragraph, block, role, starts[index], breaks[index] ?? [], context),
    )
    .join('');
}

const bodyIn = (verticalAlign: VerticalAlign, insets: Insets, scale = 100): Xml =>
  el(
    'a:bodyPr',
    {
      lIns: ptToEmu(insets.left),
      tIns: ptToEmu(insets.top),
      rIns: ptToEmu(insets.right),
      bIns: ptToEmu(insets.bottom),
      anchor: verticalAlign === 'top' ? undefined : ANCHORS[verticalAlign],
    },
    el('a:normAutofit', { fontScale: scale === 100 ? undefined : scale * 1000 }),
  );

const WITHOUT_INSETS = {
  top: bodyIn('top', NO_INSETS),
  middle: bodyIn('middle', NO_INSETS),
  bottom: bodyIn('bottom', NO_INSETS),
} as const satisfies Record<VerticalAlign, Xml>;

/** How a box holds its text: as wide as it is, never grown; a text that somebody makes longer is set smaller. */
const bodyProperties = (verticalAlign: VerticalAlign, insets?: Insets, scale = 100): Xml =>
  insets || scale !== 100 ? bodyIn(verticalAlign, insets ?? NO_INSETS, scale) : WITHOUT_INSETS[verticalAlign];

/** The text of a shape or text box. */
export const textBody = (
  block: TextBlock,
  role: TextRole,
  verticalAlign: VerticalAlign,
  context: SlideContext,
  { breaks, scale }: Pick<Fit, 'breaks' | 'scale'>,
  insets?: Insets,
): Xml =>
  el(
    'p:txBody',
    {},
    bodyProperties(verticalAlign, insets, scale),
    NO_LIST_STYLE,
    paragraphsXml(block, role, context, breaks),
  );

/** What a run says of itself in a placeholder: its language, and where it is unlike the layout's words. */
function filledRun(
  run: TextRun,
  part: ScriptPart,
  look: TextRun | undefined,
  role: TextRole,
  context: SlideContext,
): Xml {
  const heading = isHeading(role);
  const bold = look && run.weight !== look.weight ? run.weight >= 700 : undefined;
  return el(
    'a:rPr',
    { lang: tagOf(part, context), b: bold },
    look && run.colour !== look.colour ? solidFill(run.colour, context.theme.palette) : '',
    part.thaiFace || part.other ? facesFor(part, heading) : '',
    linkOf(run, context),
  );
}

/** A slide's number before its label. */
const NUMBER = /^\d+$/;

/** The words of a placeholder; its slide's number as a field, which has no zero in front. A title that is too long for its size is set smaller, as PowerPoint itself does it. */
export function filledBody(block: TextBlock, holder: Holder, role: TextRole, context: SlideContext): Xml {
  const look = holder.look?.run;
  const bahtNeedsThaiFace = context.theme.family !== context.theme.thaiFamily;
  const breaks = isHeading(role) ? block.paragraphs.map(lineStarts) : [];
  let lang: Language = block.lang;
  const paragraphs = block.paragraphs.map((paragraph, index) => {
    let offset = 0;
    const runs = paragraph.runs.map((run, at) => {
      const text = broken(run.text, offset, breaks[index] ?? []);
      offset += run.text.length;
      const parts = scriptParts(text, lang, bahtNeedsThaiFace);
      lang = lastLanguage(parts, lang);
      const isNumber = role === 'page-number' || (role === 'label' && at === 0 && NUMBER.test(text));
      return parts
        .map((part) => {
          const properties = filledRun(run, part, look, role, context);
          return isNumber
            ? pageField(properties, part.text.replace(/^0+/, ''))
            : textPieces(part.text, properties);
        })
        .join('');
    });
    const rtl = isRightToLeft(paragraph.runs.map(({ text }) => text).join(''));
    return el(
      'a:p',
      {},
      rtl ? el('a:pPr', { rtl }) : '',
      ...runs,
      el('a:endParaRPr', { lang: languageTag(lang, context.english) }),
    );
  });
  return el('p:txBody', {}, filledProperties(holder), NO_LIST_STYLE, ...paragraphs);
}

/** Said as PowerPoint says it, though the layout does: LibreOffice asks the slide alone. */
const filledProperties = ({ scale }: Holder): Xml =>
  el('a:bodyPr', {}, el('a:normAutofit', { fontScale: scale === undefined ? undefined : scale * 1000 }));
