/** Texts of a slide that are no field of its page: where each comes from, and with that where it is changed. Pure. */
import type { Box, SlideScene } from '../../shared/scene/scene.ts';
import { figureTables, numbersIn, sumsOf, type FigureTable } from '../../shared/domain/editing/figures.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import type { Section } from '../../shared/domain/section.ts';
import { figureSpots, type FigureSpot } from './figure-spots.ts';
import { evenly, lineRanges, textOf } from './line-ranges.ts';
import { paragraphsOf, type DrawnParagraph } from './paragraphs.ts';
import { around, boxOf, type Place } from './places.ts';

export type Origin =
  /** Client and title: they stand on the cover. */
  | { kind: 'cover' }
  /** Who makes the proposal. */
  | { kind: 'agency' }
  /** It follows the order of the pages. */
  | { kind: 'order' }
  /** The page's own name, the same in every proposal. */
  | { kind: 'name' }
  /** Where the figures of the page come from. */
  | { kind: 'sources' }
  | { kind: 'figures'; spot: FigureSpot }
  /** A part of another text of the page. */
  | { kind: 'text'; place: Place }
  /** What the client said; `field`: its path in the questionnaire. */
  | { kind: 'answer'; field: AnswerField }
  /** Reckoned by the plan. */
  | { kind: 'plan' }
  /** The layout says it. */
  | { kind: 'layout' };

export interface BareText {
  key: string;
  said: string;
  box: Box;
  origin: Origin;
}

/** Answers in words that slides repeat, each changed on the proposal's own screen. */
const ANSWERS = [
  ['clientInfo.companyName', ({ clientInfo }) => clientInfo.companyName],
  ['clientInfo.heroProduct', ({ clientInfo }) => clientInfo.heroProduct],
  ['clientInfo.startingPrice', ({ clientInfo }) => clientInfo.startingPrice],
  ['clientInfo.keyMessage', ({ clientInfo }) => clientInfo.keyMessage],
  ['clientInfo.productService', ({ clientInfo }) => clientInfo.productService],
  [
    'campaignObjectives.marketingMediaBudget',
    ({ campaignObjectives }) => campaignObjectives.marketingMediaBudget,
  ],
  ['targetAudience.targetDemographics', ({ targetAudience }) => targetAudience.targetDemographics],
  ['targetAudience.geographicLocation', ({ targetAudience }) => targetAudience.geographicLocation],
] as const satisfies readonly (readonly [string, (form: FormData) => string])[];
export type AnswerField = (typeof ANSWERS)[number][0];

export interface BareInput {
  places: readonly Place[];
  section: Section | undefined;
  formData: FormData;
  /** The page rests on a plan of ours. */
  isPlanned: boolean;
}

/** In reading order. What stands on a chart or a table with figures behind it opens those by itself. */
export function bareTexts(slide: SlideScene, input: BareInput): BareText[] {
  const spots = figureSpots(slide.nodes);
  const figured = new Set(spots.map(({ id }) => id));
  const held = new Map<string, DrawnParagraph[]>();
  for (const drawn of paragraphsOf(slide.nodes))
    if (!figured.has(drawn.holder.split(' ')[0] ?? ''))
      held.set(drawn.holder, [...(held.get(drawn.holder) ?? []), drawn]);
  return [...held].flatMap(([key, all]): BareText[] => {
    const said = all
      .map(({ paragraph }) => textOf(paragraph))
      .join(' ')
      .trim();
    const boxes = all.flatMap((drawn) =>
      lineRanges(drawn.paragraph, 0, textOf(drawn.paragraph).length, evenly).map((line) =>
        boxOf(drawn, line),
      ),
    );
    const isFrame = Object.hasOwn(FRAME, key);
    const isField = all.some(({ paragraph }) => (paragraph.fields ?? []).length > 0);
    if (isField || boxes.length === 0 || (isMark(said) && !isFrame)) return [];
    const box = around(boxes);
    if (spots.some((spot) => isInside(box, spot.box))) return [];
    return [{ key, said, box, origin: originOf({ key, said, box }, all[0]?.role, slide, spots, input) }];
  });
}

/** The number of a row, the letter of a quarter: they tell nothing by themselves. */
const isMark = (said: string): boolean => /^(?:\P{L}{0,3}|.?\p{L}\p{M}*.?)$/u.test(said);

const isInside = (box: Box, outer: Box): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
};

/** What frames every slide, by the ids of its nodes. */
const FRAME: Readonly<Record<string, Origin>> = {
  footer: { kind: 'cover' },
  agency: { kind: 'agency' },
  date: { kind: 'agency' },
  'page-number': { kind: 'order' },
  label: { kind: 'name' },
  note: { kind: 'sources' },
};

function originOf(
  { key, said, box }: Omit<BareText, 'origin'>,
  role: DrawnParagraph['role'] | undefined,
  slide: SlideScene,
  spots: readonly FigureSpot[],
  { places, section, formData, isPlanned }: BareInput,
): Origin {
  const framed = FRAME[key] ?? (role === 'footer' ? FRAME['footer'] : undefined);
  if (framed !== undefined) return framed;
  if (slide.type === 'agenda') return { kind: 'order' };
  const table = section === undefined ? undefined : tableSaying(figureTables(section), said);
  if (table !== undefined) {
    const spot = spots.find(({ field }) => field === table.field);
    return {
      kind: 'figures',
      spot: spot ?? { id: key, field: table.field, name: said, box, isWhole: false },
    };
  }
  const place = placeSaying(places, said, box);
  if (place !== undefined) return { kind: 'text', place };
  const answer = answerSaying(formData, said);
  if (answer !== undefined) return { kind: 'answer', field: answer };
  return { kind: isPlanned ? 'plan' : 'layout' };
}

const numbersOf = (said: string): number[] =>
  [...said.matchAll(/\d(?:[\d,]*\d)?(?:\.\d+)?/gu)].map(([digits]) => Number(digits.replaceAll(',', '')));
/** Smaller ones are counts of many things. */
const LEAST_TOLD = 10;

/** The table that has the figures of a text, as cells or as sums. */
function tableSaying(tables: readonly FigureTable[], said: string): FigureTable | undefined {
  const numbers = numbersOf(said);
  if (numbers.length === 0 || !numbers.some((number) => number >= LEAST_TOLD)) return undefined;
  return tables.find((table) => {
    const cells = numbersIn(table);
    const { rows, columns, total } = sumsOf(cells);
    const sums = table.isWhole ? [...rows, ...columns, total] : [];
    const shares = sums.map((sum) => (total === 0 ? 0 : (sum / total) * 100));
    const texts = table.cells.flat().flatMap((cell) => numbersOf(cell?.text ?? ''));
    const known = [...cells.flat(), ...sums, ...shares.map(Math.round), ...texts];
    return numbers.every((number) => known.some((each) => Math.abs(each - number) < 0.5 && each !== 0));
  });
}

/** Letters of a text without what only sets it apart. */
const bare = (text: string): string => text.toLocaleLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
const LEAST_LETTERS = 3;

/** The nearest text of which this is a part. */
function placeSaying(places: readonly Place[], said: string, box: Box): Place | undefined {
  const part = bare(said);
  if (part.length < LEAST_LETTERS) return undefined;
  const far = ({ box: other }: Place): number => Math.hypot(other.x - box.x, other.y - box.y);
  return places.filter((place) => bare(place.said).includes(part)).toSorted((a, b) => far(a) - far(b))[0];
}

function answerSaying(formData: FormData, said: string): AnswerField | undefined {
  const words = bare(said);
  return ANSWERS.find(([, read]) => {
    const answer = bare(read(formData));
    return (
      answer.length >= LEAST_LETTERS &&
      words.length >= LEAST_LETTERS &&
      (answer.includes(words) || words.includes(answer))
    );
  })?.[0];
}
