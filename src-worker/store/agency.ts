/** The agency's record. Loaded when it is first read: nothing that starts with the worker needs it. */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import {
  AGENCY_LINE,
  emptyAgency,
  LOGO_BYTES,
  LOGO_SIDE,
  type AgencyLogo,
  type AgencyProfile,
  type AgencyRecord,
} from '../../src/shared/domain/agency.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import { pictureSize } from '../../src/shared/domain/picture-size.ts';
import { appearanceSchema } from './records.ts';
import type { StoredRecord } from './schema.ts';

const line = z.string().check(z.trim(), z.maxLength(AGENCY_LINE));
const side = z.int().check(z.gte(1), z.lte(LOGO_SIDE));

const NO_PICTURE: Reason = { code: 'logo-no-picture' };
const TOO_LARGE: Reason = { code: 'logo-too-large' };

/** Whether the bytes are of the type and size that the record names: they go into files unchanged. */
function isPicture({ type, bytes, width, height }: AgencyLogo): boolean {
  const found = pictureSize(new Uint8Array(bytes));
  return found?.type === type && found.width === width && found.height === height;
}

const logo = z
  .strictObject({
    type: z.enum(['image/png', 'image/jpeg']),
    bytes: z
      .custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]')
      .check(z.refine(({ byteLength }) => byteLength <= LOGO_BYTES, { params: { reason: TOO_LARGE } })),
    width: side,
    height: side,
    ground: z.enum(['light', 'dark', 'any']),
  })
  .check(z.refine(isPicture, { params: { reason: NO_PICTURE } }));

const fields = { name: line, person: line, email: line, phone: line, web: line };

/** What the page sends. */
export const agencySchema = z.strictObject({
  ...fields,
  logo: z.exactOptional(logo),
  appearance: appearanceSchema,
});

/** What is stored, field by field: one that cannot be read is as if it had not been given, and costs no other. */
export function readAgency(stored: StoredRecord | undefined): AgencyRecord {
  const given = stored ?? {};
  const field = <T>(key: keyof AgencyProfile, schema: z.ZodMiniType<T>): T | undefined =>
    schema.safeParse(given[key]).data;
  const empty = emptyAgency();
  const texts = Object.fromEntries(
    (['name', 'person', 'email', 'phone', 'web'] as const).map((key) => [key, field(key, line) ?? '']),
  );
  const picture = field('logo', logo);
  return {
    ...empty,
    ...texts,
    ...(picture ? { logo: picture } : {}),
    appearance: field('appearance', appearanceSchema) ?? {},
    savedAt: z.string().safeParse(given['savedAt']).data ?? '',
  };
}
