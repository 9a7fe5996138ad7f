/** Page 20, where a deck has one: its assumptions, what is unverified and its public sources, as tables. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Appendix, Claim, PublicSource } from '../appendix.ts';
import { statedBy } from '../kit/evidence.ts';
import { fieldCards } from '../kit/field-cards.ts';
import {
  bodyBox,
  firstLevel,
  para,
  say,
  style,
  tryLevels,
  withoutNote,
  type Cell,
  type PageContext,
  type SlideDraft,
  type TableColumn,
} from '../kit/index.ts';
import { filledColumns, sharesByContent, tablePages } from '../kit/table-pages.ts';

/** A table of the appendix: the first field of a row is its head. */
interface Part {
  id: string;
  headline: string;
  caption: string;
  columns: readonly TableColumn[];
  /** A field of several texts has a line for each. */
  rows: readonly (readonly (string | readonly string[])[])[];
}

const numbers = (pages: readonly number[]): string => pages.join(', ');
const pagesHead = (context: PageContext): TableColumn => ({
  head: say(context, 'Pages', 'หน้า'),
  share: 126,
  colour: 'quiet',
});

function claims(
  context: PageContext,
  id: string,
  items: readonly Claim[],
  headline: string,
  head: string,
): Part {
  return {
    id,
    headline,
    caption: say(context, `${head}, with where each comes from`, `${head} พร้อมที่มา`),
    columns: [
      { head, share: 486 },
      { head: say(context, 'Where it comes from', 'ที่มา'), share: 584 },
      pagesHead(context),
    ],
    rows: items.map(({ statement, source, pages }) => [
      statement || source,
      statement ? source : '',
      numbers(pages),
    ]),
  };
}

function yearIn(context: PageContext, year: string): string {
  // A Thai slide counts in the Buddhist era: the other one is named.
  return context.lang === 'th' && /^(?:19|20)/.test(year) ? `ค.ศ. ${year}` : year;
}

function sourcesPart(context: PageContext, items: readonly PublicSource[], headline: string): Part {
  return {
    id: 'source',
    headline,
    caption: say(context, 'Public sources, with what each supports', 'แหล่งข้อมูลสาธารณะ พร้อมสิ่งที่อ้างอิง'),
    columns: [
      { head: say(context, 'Source', 'แหล่งข้อมูล'), share: 470 },
      { head: say(context, 'Year', 'ปี'), share: 90 },
      { head: say(context, 'What it supports', 'ใช้อ้างอิง'), share: 494 },
      pagesHead(context),
    ],
    rows: items.map(({ source, year, supports, pages }) => [
      source,
      yearIn(context, year),
      supports.filter((words) => words !== ''),
      numbers(pages),
    ]),
  };
}

interface Level {
  size: Pt;
  padY: Pt;
  /** Column widths after the content instead of the usual ones. */
  adapt: boolean;
}
const LEVELS: readonly Level[] = [
  { size: 14, padY: 11, adapt: false },
  { size: 13, padY: 9, adapt: false },
  { size: 13, padY: 7, adapt: false },
  { size: 12, padY: 7, adapt: false },
  { size: 12, padY: 5, adapt: false },
  { size: 12, padY: 5, adapt: true },
  { size: 11.5, padY: 4, adapt: true },
];
const CARD_SIZES: readonly Pt[] = [13, 12];

/** The fewest slides, and of those the largest letters; flowing text where a cell is too long for any. */
function slidesOfPart(context: PageContext, part: Part): SlideDraft[] {
  const body = bodyBox(context, part.headline);
  const slides = (pages: SceneNode[][]): SlideDraft[] =>
    pages.map((nodes): SlideDraft => ({ layout: 'content', headline: part.headline, nodes }));
  const table = ({ size, padY, adapt }: Level): SceneNode[][] => {
    const look = style('table', context.lang, { size });
    const bold = style('table', context.lang, { size, weight: 700 });
    const cells = part.rows.map((row) =>
      row.map((field, index): Cell => {
        if (typeof field === 'string') return field;
        return { paragraphs: field.map((words) => para(words, index === 0 ? bold : look)) };
      }),
    );
    const { columns, rows } = filledColumns(part.columns, cells);
    const spec = {
      id: `${part.id}-table`,
      name: part.headline,
      caption: part.caption,
      x: body.x,
      width: body.width,
      columns: adapt ? sharesByContent(columns, rows) : columns,
      rows,
      size,
      padding: { x: pxToPt(14), y: padY },
    };
    return tablePages(context, spec, body);
  };
  const cards = (size: Pt): SceneNode[][] =>
    fieldCards(
      context,
      part.id,
      part.rows.map(([head = '', ...fields]) => ({
        head: typeof head === 'string' ? head : head.join('\n'),
        fields: fields.map((field, index) => ({
          label: part.columns[index + 1]?.head ?? '',
          words: typeof field === 'string' ? field : field.join('\n'),
        })),
      })),
      body,
      size,
    );
  const drawn = LEVELS.flatMap((level) => {
    const made = firstLevel(context, [level], (one) => slides(table(one)));
    return made ? [made] : [];
  });
  const fewest = Math.min(...drawn.map((made) => made.length));
  const best = drawn.find((made) => made.length === fewest);
  if (best) return best;
  const rows = part.rows.map((row) =>
    Object.fromEntries(row.map((field, index) => [part.columns[index]?.head ?? '', field])),
  );
  return tryLevels(context, { [part.caption]: rows }, CARD_SIZES, (size) => slides(cards(size)));
}

/** What is counted and not listed: it stands on the pages themselves. */
function summary(context: PageContext, { formulas, answers }: Appendix): string {
  const stated = [
    formulas > 0 &&
      say(
        context,
        `${formulas} ${formulas === 1 ? 'figure is' : 'figures are'} computed: each formula stands in the speaker notes of its page.`,
        `ตัวเลขที่คำนวณ ${formulas} รายการ สูตรอยู่ในบันทึกผู้บรรยายของแต่ละหน้า`,
      ),
    answers > 0 &&
      say(
        context,
        `${answers} ${answers === 1 ? 'statement is' : 'statements are'} the client’s own.`,
        `ข้อมูลจากคำตอบของลูกค้า ${answers} รายการ`,
      ),
  ].filter((sentence) => sentence !== false);
  return stated.join(context.lang === 'th' ? '  ·  ' : ' ');
}

/** The slides of the appendix; none for a deck whose figures are all the client's own or computed from them. */
export function appendixSlides(appendix: Appendix, context: PageContext): SlideDraft[] {
  const { assumptions, unverified, stated, sources } = appendix;
  const parts: Part[] = [];
  if (assumptions.length > 0) {
    const many = assumptions.length;
    const headline = say(
      context,
      many === 1
        ? 'The plan rests on one assumption, open to change'
        : `The plan rests on ${many} assumptions, each open to change`,
      `แผนนี้ตั้งอยู่บนข้อสมมติ ${many} ข้อ ทุกข้อตรวจสอบและปรับได้`,
    );
    parts.push(claims(context, 'assumption', assumptions, headline, say(context, 'Assumption', 'ข้อสมมติ')));
  }
  if (unverified.length > 0) {
    const many = unverified.length;
    const headline = say(
      context,
      many === 1
        ? 'One statement of a language model is not yet verified'
        : `${many} statements of a language model are not yet verified`,
      `ข้อความจากแบบจำลองภาษา ${many} ข้อที่ยังไม่ได้ตรวจสอบ`,
    );
    parts.push(claims(context, 'unverified', unverified, headline, say(context, 'Statement', 'ข้อความ')));
  }
  if (stated.length > 0) {
    const by = statedBy(context);
    const many = stated.length;
    const headline = say(
      context,
      many === 1 ? `One statement with figures is ${by}` : `${many} statements with figures are ${by}`,
      `ข้อความที่มีตัวเลข ${many} ข้อ ${by}`,
    );
    const items = stated.map((claim) => ({ ...claim, source: by }));
    parts.push(claims(context, 'stated', items, headline, say(context, 'Statement', 'ข้อความ')));
  }
  if (sources.length > 0) {
    const many = sources.length;
    const headline = say(
      context,
      many === 1
        ? 'One public source stands behind the figures'
        : `${many} public sources stand behind the figures`,
      `แหล่งข้อมูลสาธารณะ ${many} แหล่งที่อยู่เบื้องหลังตัวเลข`,
    );
    parts.push(sourcesPart(context, sources, headline));
  }
  const drafts = parts.flatMap((part) => slidesOfPart(context, part)).map(withoutNote);
  return drafts.map((draft, index) => (index === 0 ? { ...draft, note: summary(context, appendix) } : draft));
}
