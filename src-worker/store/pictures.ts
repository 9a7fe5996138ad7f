/** The pictures of a proposal. Loaded when the first is read or written: nothing that starts with the worker needs it. */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import type { Arrangement } from '../../src/shared/domain/arrangement.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import { pictureSize } from '../../src/shared/domain/picture-size.ts';
import { PICTURE_BYTES, PICTURE_SIDE, type PictureRecord } from '../../src/shared/domain/pictures.ts';

const side = z.int().check(z.gte(1), z.lte(PICTURE_SIDE));
const number = z.int().check(z.gte(1));
const ratio = z.number().check(z.gte(0.05), z.lte(20));
const line = z.string().check(z.maxLength(200));

const NO_PICTURE: Reason = { code: 'logo-no-picture' };
const TOO_LARGE: Reason = { code: 'logo-too-large' };

/** What the page sends. The bytes are checked against the type and size given, since they go into files unchanged. */
export const pictureSchema = z
  .strictObject({
    type: z.enum(['image/png', 'image/jpeg']),
    bytes: z
      .custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]')
      .check(z.refine(({ byteLength }) => byteLength <= PICTURE_BYTES, { params: { reason: TOO_LARGE } })),
    width: side,
    height: side,
  })
  .check(
    z.refine(
      ({ type, bytes, width, height }) => {
        const found = pictureSize(new Uint8Array(bytes));
        return found?.type === type && found.width === width && found.height === height;
      },
      { params: { reason: NO_PICTURE } },
    ),
  );

export const placeSchema = z.object({
  pageNumber: z.int().check(z.gte(1)),
  slot: z.enum(['cover', 'persona', 'product', 'free']),
  item: z.int().check(z.gte(0), z.lte(100)),
});
export const placedSchema = z.object({
  ...placeSchema.shape,
  number,
  name: line,
  alt: z.string().check(z.maxLength(500)),
  ratio,
});
export const logoSchema = z.object({
  number,
  name: line,
  ratio,
  ground: z.enum(['light', 'dark', 'any']),
  colours: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))).check(z.maxLength(8)),
});

/** Of stored records, those that can be read. */
export const readPictures = (stored: readonly unknown[]): PictureRecord[] =>
  stored.flatMap((raw): PictureRecord[] => {
    const record = z.looseObject({ proposalId: z.string(), number }).safeParse(raw).data;
    if (record === undefined) return [];
    const { proposalId, number: of, ...rest } = record;
    const picture = pictureSchema.safeParse(rest).data;
    return picture === undefined ? [] : [{ proposalId, number: of, ...picture }];
  });

/** An arrangement as it is stored, with the pictures of it that can be read: one that cannot costs nothing else. */
export function readArrangement(deck: Arrangement): Arrangement {
  const { pictures: stored, logo: own, ...rest } = deck as Arrangement & { pictures?: unknown };
  const pictures = (Array.isArray(stored) ? stored : []).flatMap(
    (placed: unknown) => placedSchema.safeParse(placed).data ?? [],
  );
  const logo = logoSchema.safeParse(own).data;
  return { ...rest, ...(pictures.length > 0 ? { pictures } : {}), ...(logo ? { logo } : {}) };
}
