/**
 * A passphrase around an archive: its key by PBKDF2-SHA-256, its bytes by AES-256-GCM. What is said of the two stands in
 * clear beside the bytes and is authenticated with them, so that nobody can weaken it unseen.
 */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import { ArchiveError } from './problems.ts';

/** What OWASP asks of PBKDF2-SHA-256 at least (2023). */
const ITERATIONS = 600_000;
/** A file that asks for more would hold the worker for minutes. */
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
/** The nonce that GCM is made for. */
const IV_BYTES = 12;

export const SEALED_VERSION = 1;

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/u), z.maxLength(200));
const head = z.object({
  key: z.object({
    name: z.literal('PBKDF2'),
    hash: z.literal('SHA-256'),
    iterations: z.int().check(z.gte(ITERATIONS), z.lte(MOST_ITERATIONS)),
    salt: base64,
  }),
  cipher: z.object({ name: z.literal('AES-GCM'), iv: base64 }),
  sha256: z.string(),
});

export interface Sealed {
  /** JSON: 'sealed.json' of the outer zip. */
  head: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Locks bytes. The passphrase counts as it reads: accents typed in two ways are the same. */
export async function sealed(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(passphrase, salt, ITERATIONS);
  const said = {
    format: 'palmleaf-sealed',
    version: SEALED_VERSION,
    key: { name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt: text64(salt) },
    cipher: { name: 'AES-GCM', iv: text64(iv) },
  };
  const additionalData = encoder.encode(JSON.stringify(said));
  const locked = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes),
  );
  return {
    head: encoder.encode(JSON.stringify({ ...said, sha256: await sha256(locked) })),
    bytes: locked,
  };
}

/** The bytes that were locked. Tells a wrong passphrase from a damaged file: that one's checksum does not hold. */
export async function unsealed(
  { head: said, bytes }: { head: unknown; bytes: Uint8Array<ArrayBuffer> },
  passphrase: string,
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = head.safeParse(said);
  if (data === undefined || (await sha256(bytes)) !== data.sha256) throw new ArchiveError('broken');
  const { key, cipher } = data;
  const iv = bytes64(cipher.iv);
  const additionalData = encoder.encode(
    JSON.stringify({ format: 'palmleaf-sealed', version: SEALED_VERSION, key, cipher }),
  );
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv, additionalData },
        await keyOf(passphrase, bytes64(key.salt), key.iterations),
        bytes,
      ),
    );
  } catch {
    throw new ArchiveError('wrong-passphrase');
  }
}

async function keyOf(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    encoder.encode(passphrase.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(method, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

const encoder = new TextEncoder();
const text64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytes64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
