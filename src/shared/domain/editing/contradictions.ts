/** A figure that a person wrote in place of the plan's, while other texts of the deck still say the plan's. Pure. */
import { figuresIn, type Figure } from '../audit/numerals.ts';
import { editedFields, standing, type EditedField, type PageContent } from './edits.ts';
import { leavesOf } from './path.ts';
import { foundIn } from './replace.ts';

export interface Contradiction {
  /** Where the person wrote it. */
  pageNumber: number;
  path: string;
  /** The plan's, as it stands elsewhere; the person's. */
  before: string;
  after: string;
  /** Texts that say the plan's still. */
  places: readonly { pageNumber: number; path: string }[];
}

interface WrittenPage {
  pageNumber: number;
  content: PageContent;
}

/** @param of pages whose edits are looked at; all of them are searched */
export function contradictionsOf(pages: readonly WrittenPage[], of: readonly number[]): Contradiction[] {
  const texts = pages.flatMap(({ pageNumber, content }) =>
    leavesOf(standing(content)).map((leaf) => ({ pageNumber, ...leaf })),
  );
  return pages
    .filter(({ pageNumber }) => of.includes(pageNumber))
    .flatMap(({ pageNumber, content }) =>
      editedFields(content)
        .filter(
          ({ kind, isAlone, isHomeless }) => kind === 'changed' && isAlone !== true && isHomeless !== true,
        )
        .flatMap((field) =>
          changedFigures(field).flatMap(([before, after]): Contradiction[] => {
            const places = texts.filter(({ text }) => saysFigure(text, before));
            return places.length === 0
              ? []
              : [
                  {
                    pageNumber,
                    path: field.path,
                    before: before.text,
                    after: after.text,
                    places: places.map(({ pageNumber: page, path }) => ({ pageNumber: page, path })),
                  },
                ];
          }),
        ),
    );
}

/** From here on a bare number is no count of what stands beside it. */
const TELLING = 10;

/** Figures of a field that the person put in the place of others of the same kind. */
function changedFigures({ value, was }: EditedField): (readonly [Figure, Figure])[] {
  if (typeof value !== 'string' || typeof was !== 'string') return [];
  const [before, after] = [figuresIn(was), figuresIn(value)];
  if (before.length !== after.length) return [];
  return before.flatMap((figure, at) => {
    const own = after[at];
    if (own === undefined || own.kind !== figure.kind || String(own.values) === String(figure.values))
      return [];
    const isTelling = figure.kind !== 'plain' || Math.max(...figure.values) >= TELLING;
    return isTelling ? [[figure, own] as const] : [];
  });
}

const saysFigure = (text: string, { text: said, kind }: Figure): boolean =>
  foundIn(text, { find: said, wholeWords: true }).length > 0 &&
  figuresIn(text).some((figure) => figure.text === said && figure.kind === kind);
