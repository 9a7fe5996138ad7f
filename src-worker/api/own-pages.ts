/** What a person does to a deck as a whole: its order, hidden pages, pages and pictures of their own. Loaded with the first. */
import * as z from 'zod/mini';
import type { AddedPage, Changed } from '../../src/shared/contract/editing.ts';
import { isSameBytes } from '../../src/shared/domain/bytes.ts';
import { inOrder, type Arrangement } from '../../src/shared/domain/arrangement.ts';
import { arranged, type ArrangeStep } from '../../src/shared/domain/arranging.ts';
import { FREE_TYPE, nextFree } from '../../src/shared/domain/free-page.ts';
import { newId, writtenFrom } from '../../src/shared/domain/ids.ts';
import { MOST_PICTURES, type NewPicture } from '../../src/shared/domain/pictures.ts';
import type { PageRecord } from '../../src/shared/domain/records.ts';
import { sectionSchema, type Section } from '../../src/shared/domain/section.ts';
import { authorOf } from '../changes/author.ts';
import { contentOf } from '../changes/content.ts';
import { EMPTY_JOURNAL, recordChange } from '../changes/journal.ts';
import { standing } from '../../src/shared/domain/editing/edits.ts';
import { logoSchema, pictureSchema, placedSchema, placeSchema, readPictures } from '../store/pictures.ts';
import type { Reader } from '../store/store.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { idInput, pageInput } from './inputs.ts';

/** Free pages of one proposal, those that were taken away again among them. */
const MOST_PAGES = 60;

const stepInput: z.ZodMiniType<ArrangeStep> = z.union([
  z.strictObject({ move: pageInput, behind: z.nullable(pageInput) }),
  z.strictObject({ hide: pageInput }),
  z.strictObject({ show: pageInput }),
  z.strictObject({ remove: pageInput }),
  z.strictObject({ place: placedSchema }),
  z.strictObject({
    describe: z.strictObject({ ...placeSchema.shape, number: placedSchema.shape.number }),
    alt: placedSchema.shape.alt,
  }),
  z.strictObject({ takeOff: placeSchema }),
  z.strictObject({ logo: z.nullable(logoSchema) }),
]);

/** The nineteen and the person's own, in the deck or not. */
export const allPages = async (reader: Reader, id: string): Promise<PageRecord[]> => [
  ...(await reader.pages(id)),
  ...(await reader.freePages(id)),
];

export function ownPageCommands({ store, time, random, emit }: Context) {
  /** Puts a section behind a page of the deck. @param withPictures those of that page stand on it too */
  const add = async (
    proposalId: string,
    after: number,
    sectionOf: (reader: Reader) => Promise<Section>,
    withPictures = false,
  ): Promise<AddedPage> => {
    const id = parsed(idInput, proposalId);
    const behind = parsed(pageInput, after);
    const at = time.now();
    const added = await store.write(async (writer) => {
      const proposal = found(await writer.proposal(id), 'proposal');
      const free = await writer.freePages(id);
      if (free.length >= MOST_PAGES)
        throw new Refused('invalid', { code: 'edit-too-many', most: MOST_PAGES });
      const pageNumber = nextFree(free.map((page) => page.pageNumber));
      const section = await sectionOf(writer);
      const order = inOrder(await allPages(writer, id), proposal.deck ?? {}).map((page) => page.pageNumber);
      const place = order.indexOf(behind);
      order.splice(place < 0 ? order.length : place + 1, 0, pageNumber);
      await writer.putPage({
        proposalId: id,
        pageNumber,
        title: section.title,
        success: true,
        sectionData: section,
        requestId: newId('request', at, random),
        engine: 'planner',
        formHash: writtenFrom(proposal),
        finishedAt: at.toISOString(),
      });
      const pictures = proposal.deck?.pictures ?? [];
      const copied = withPictures
        ? pictures.filter((each) => each.pageNumber === behind).map((each) => ({ ...each, pageNumber }))
        : [];
      const deck = {
        ...proposal.deck,
        order,
        ...(copied.length > 0 ? { pictures: [...pictures, ...copied] } : {}),
      };
      const stored = await recordChange(writer, id, {
        at: at.toISOString(),
        ...(await authorOf(writer)),
        reason: 'arranged',
        pages: [],
        proposal: { ...proposal, deck },
      });
      const journal = stored?.journal ?? EMPTY_JOURNAL;
      return { change: journal.last, pages: [], journal, overtook: [], displaced: [], pageNumber };
    });
    emit({ type: 'proposalDidChange', proposalId: id });
    return added;
  };

  return {
    /** Within the transaction: nothing that another tab did is put back. */
    async arrange(proposalId: string, step: ArrangeStep): Promise<Changed> {
      const id = parsed(idInput, proposalId);
      const given = parsed(stepInput, step);
      const at = time.now().toISOString();
      const changed = await store.write(async (writer) => {
        const { deck = {}, ...rest } = found(await writer.proposal(id), 'proposal');
        const next = withoutEmpty(arranged(deck, await allPages(writer, id), given));
        const proposal = next === undefined ? rest : { ...rest, deck: next };
        const by = await authorOf(writer);
        const stored = await recordChange(writer, id, { at, ...by, reason: 'arranged', pages: [], proposal });
        const journal = stored?.journal ?? EMPTY_JOURNAL;
        return { change: journal.last, pages: [], journal, overtook: [], displaced: [] };
      });
      emit({ type: 'proposalDidChange', proposalId: id });
      return changed;
    },

    addPage: (proposalId: string, section: Section, after: number): Promise<AddedPage> =>
      add(proposalId, after, () => {
        const given = parsed(sectionSchema, section);
        if (given.type !== FREE_TYPE) throw new Refused('invalid', { code: 'edit-misfit', path: 'type' });
        return Promise.resolve(given);
      }),

    duplicatePage: (proposalId: string, pageNumber: number): Promise<AddedPage> =>
      add(
        proposalId,
        pageNumber,
        async (reader) => {
          const page = await reader.page(parsed(idInput, proposalId), parsed(pageInput, pageNumber));
          const content = page && contentOf(page);
          if (content === undefined) throw new Refused('invalid', { code: 'edit-not-written' });
          return standing(content);
        },
        true,
      ),

    /** Its number: that of the same picture, where the proposal has it already. */
    async addPicture(proposalId: string, picture: NewPicture): Promise<number> {
      const id = parsed(idInput, proposalId);
      const given = parsed(pictureSchema, picture);
      return store.write(async (writer) => {
        found(await writer.proposal(id), 'proposal');
        const stored = readPictures(await writer.pictures(id));
        const same = stored.find(({ bytes }) => isSameBytes(bytes, given.bytes));
        if (same) return same.number;
        if (stored.length >= MOST_PICTURES)
          throw new Refused('invalid', { code: 'edit-too-many', most: MOST_PICTURES });
        const number = Math.max(0, ...stored.map((each) => each.number)) + 1;
        await writer.putPicture({ proposalId: id, number, ...given });
        return number;
      });
    },

    /** The bytes of pictures, for whoever shows them apart from slides. */
    async pictures(proposalId: string) {
      const id = parsed(idInput, proposalId);
      return store.read(async (reader) => readPictures(await reader.pictures(id)));
    },
  };
}

/** Without parts that say nothing; undefined of the usual deck. */
function withoutEmpty({
  order = [],
  hidden = [],
  pictures = [],
  logo,
}: Arrangement): Arrangement | undefined {
  const deck = {
    ...(order.length > 0 ? { order } : {}),
    ...(hidden.length > 0 ? { hidden } : {}),
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(logo ? { logo } : {}),
  };
  return Object.keys(deck).length > 0 ? deck : undefined;
}
