import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase45, toBase45 } from '../../../../src/screen-kit/hand-over/base45.ts';
import {
  codesOf,
  createReceiver,
  MOST_PARTS,
  PART_BYTES,
  type Taken,
} from '../../../../src/screen-kit/hand-over/codes.ts';
import { crc32 } from '../../../../src/screen-kit/hand-over/crc32.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
/** Bytes that are the same in every run. */
function file(length: number): Uint8Array {
  let state = length;
  return Uint8Array.from(
    { length },
    () => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) & 0xff,
  );
}
async function source(bytes: Uint8Array) {
  const codes = await codesOf(bytes);
  if (codes === undefined) throw new Error('It can be handed over.');
  return codes;
}

test('base 45 is that of RFC 9285', () => {
  expect(toBase45(text('Hello!!'))).toBe('%69 VD92EX0');
  expect(toBase45(text('base-45'))).toBe('UJCLQE7W581');
  expect(fromBase45('QED8WEX0')).toEqual(text('ietf!'));
  for (const wrong of ['A', 'hello', 'GGW', ':::', '::']) expect(fromBase45(wrong), wrong).toBeUndefined();
});
test('CRC-32 is that of zip', () => expect(crc32(text('123456789'))).toBe(0xcbf43926));

test('bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }),
  );
});

describe('a file', () => {
  test.each([1, PART_BYTES, PART_BYTES + 1, 9 * PART_BYTES - 1, 80_000])(
    'of %i bytes arrives with its first codes',
    async (length) => {
      const bytes = file(length);
      const { parts, code } = await source(bytes);
      const receiver = createReceiver();
      for (let number = 0; number < parts - 1; number += 1)
        expect(await receiver.take(code(number))).toEqual({
          kind: 'more',
          have: number + 1,
          parts,
          isNew: true,
        });
      expect(await receiver.take(code(parts - 1))).toEqual({ kind: 'whole', file: bytes });
    },
  );

  test('every code fits the same code of letters', async () => {
    const { code } = await source(file(70_000));
    for (const number of [0, 5, 116, 117, 500, 100_000]) {
      expect(code(number)).toMatch(/^[\dA-Z $%*+\-./:]+$/u);
      // The most letters of version 17 with the lowest correction.
      expect(code(number).length).toBeLessThanOrEqual(938);
    }
  });

  test('whichever codes are missed, a few more than its parts are enough', async () => {
    const bytes = file(30 * PART_BYTES);
    const { parts, code } = await source(bytes);
    await fc.assert(
      fc.asyncProperty(
        // Below the modulus: the modulus itself would miss every code for ever.
        fc.integer({ min: 1, max: 2 ** 31 - 2 }),
        fc.integer({ min: 0, max: 4000 }),
        async (seed, from) => {
          const receiver = createReceiver();
          let state = seed;
          let seen = 0;
          for (let number = from; ; number += 1) {
            state = (state * 48_271) % 2_147_483_647;
            // Four of ten are missed.
            if (state % 10 < 4) continue;
            seen += 1;
            const taken = await receiver.take(code(number));
            if (taken.kind !== 'whole') continue;
            expect(taken.file).toEqual(bytes);
            break;
          }
          expect(seen).toBeLessThan(parts + 16);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('a code that is seen twice brings nothing, and does no harm', async () => {
    const { parts, code } = await source(file(3 * PART_BYTES));
    const receiver = createReceiver();
    await receiver.take(code(1));
    expect(await receiver.take(code(1))).toEqual({ kind: 'more', have: 1, parts, isNew: false });
  });
});

test('what is no code of it is told apart', async () => {
  const { code } = await source(file(2000));
  const receiver = createReceiver();
  const kind = async (given: string): Promise<Taken['kind']> => (await receiver.take(given)).kind;
  for (const foreign of [
    '',
    'https://palmleaf.example',
    'ABC',
    code(0).slice(3),
    `${code(0).slice(0, -3)}000`,
  ])
    expect(await kind(foreign), foreign).toBe('foreign');
  const newer = fromBase45(code(0)) ?? new Uint8Array();
  newer[0] = 2;
  new DataView(newer.buffer).setUint32(newer.length - 4, crc32(newer.subarray(0, -4)));
  expect(await kind(toBase45(newer))).toBe('newer');
  expect(await kind(code(0))).toBe('more');
  expect(await kind((await source(file(2001))).code(0))).toBe('other');
});

/** A code as anybody may make one: its checksum holds. */
function forged(fields: {
  id?: number;
  number?: number;
  parts?: number;
  length?: number;
  data?: number;
}): string {
  const { id = 7, number = 0, parts = 2, length = 2 * PART_BYTES, data = 0 } = fields;
  const bytes = new Uint8Array(18 + PART_BYTES + 4).fill(data, 18);
  const view = new DataView(bytes.buffer);
  bytes[0] = 1;
  bytes.fill(id, 1, 9);
  view.setUint8(9, number >>> 16);
  view.setUint16(10, number & 0xffff);
  view.setUint16(12, parts);
  view.setUint32(14, length);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)));
  return toBase45(bytes);
}

describe('codes that mean harm', () => {
  const kinds = async (codes: readonly string[]): Promise<Taken['kind'][]> => {
    const receiver = createReceiver();
    const found: Taken['kind'][] = [];
    for (const code of codes) found.push((await receiver.take(code)).kind);
    return found;
  };

  test('a count or a length that no file has is no code', async () => {
    for (const [parts, length] of [
      [0, 0],
      [0, 1],
      [MOST_PARTS + 1, (MOST_PARTS + 1) * PART_BYTES],
      [65_535, 4_294_967_295],
      [1, 4_294_967_295],
      [2, PART_BYTES],
      [2, 0],
    ] as const)
      expect(await kinds([forged({ parts, length })]), `${parts} ${length}`).toEqual(['foreign']);
  });

  test('parts that contradict each other are damaged when all are there, and it begins anew', async () => {
    expect(await kinds([0, 1, 0, 1].map((number) => forged({ number, data: number })))).toEqual([
      'more',
      'damaged',
      'more',
      'damaged',
    ]);
  });

  test('codes without end bring nothing more than the parts that there are', async () => {
    const receiver = createReceiver();
    let damaged = 0;
    for (let number = 0; number < 2000; number += 1) {
      const taken = await receiver.take(
        forged({ number, parts: 30, length: 30 * PART_BYTES, data: number % 251 }),
      );
      if (taken.kind === 'damaged') damaged += 1;
      else expect(taken).toMatchObject({ kind: 'more', parts: 30 });
    }
    expect(damaged).toBeGreaterThan(10);
  });

  test('of two that are shown in turns, one arrives; one that is shown alone afterwards takes its place', async () => {
    const [mine, others] = [await source(file(20 * PART_BYTES)), await source(file(21 * PART_BYTES))];
    const receiver = createReceiver();
    for (let number = 0; number < 12; number += 1) {
      expect((await receiver.take(mine.code(number))).kind).toBe('more');
      expect((await receiver.take(others.code(number))).kind).toBe('other');
    }
    // The same code again and again is no transfer.
    for (let look = 0; look < 50; look += 1) expect((await receiver.take(others.code(0))).kind).toBe('other');
    let last: Taken | undefined;
    for (let number = 0; last?.kind !== 'whole' && number < 60; number += 1)
      last = await receiver.take(others.code(number));
    expect(last).toEqual({ kind: 'whole', file: file(21 * PART_BYTES) });
  });

  test('a large file holds no code up', async () => {
    const bytes = file((MOST_PARTS / 2) * PART_BYTES);
    const { parts, code } = await source(bytes);
    const receiver = createReceiver();
    let slowest = 0;
    // Every third is missed, so that each of the second round is worked out from many.
    for (let number = 0; number < 2 * parts; number += 1) {
      if (number < parts && number % 3 === 0) continue;
      const shown = code(number);
      const started = performance.now();
      const taken = await receiver.take(shown);
      slowest = Math.max(slowest, performance.now() - started);
      if (taken.kind !== 'whole') continue;
      expect(Buffer.compare(taken.file, bytes)).toBe(0);
      break;
    }
    console.warn(`${parts} parts: a code took ${slowest.toFixed(0)} ms at most`);
    expect(slowest).toBeLessThan(5000);
  }, 60_000);
});

test('no damage of a code is taken for a part', async () => {
  const { code } = await source(file(1000));
  const whole = code(0);
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: whole.length - 1 }),
      fc.constantFrom('0', 'A', ' ', '$', 'Z', ':', 'é'),
      async (at, sign) => {
        const damaged = whole.slice(0, at) + sign + whole.slice(at + 1);
        const { kind } = await createReceiver().take(damaged);
        expect(kind).toBe(damaged === whole ? 'more' : 'foreign');
      },
    ),
  );
});

test('an empty file and one that takes too long are not begun', async () => {
  expect(await codesOf(new Uint8Array())).toBeUndefined();
  expect(await codesOf(new Uint8Array(MOST_PARTS * PART_BYTES + 1))).toBeUndefined();
});
