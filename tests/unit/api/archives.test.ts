/** Archives that are damaged, hostile, newer or interrupted: nothing of the device's changes but what was taken whole. */
import { zipSync, unzipSync, strToU8, type Zippable } from 'fflate';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '../../../src/shared/domain/failure.ts';
import {
  archiveDevice,
  AT,
  chanceFrom,
  draftSeed,
  proposalSeeds,
  seed,
  type ArchiveDevice,
  type Seed,
} from './support/archive-device.ts';

const open: ArchiveDevice[] = [];
const device = async (seeds: readonly Seed[] = []): Promise<ArchiveDevice> => {
  const made = archiveDevice();
  open.push(made);
  await seed(made, seeds);
  return made;
};
// What ends a transaction is told to developers.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  for (const each of open.splice(0)) each.close();
});

const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.failure.reason.code);
function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.reason.code);
  return result.value;
}

const choicesOf = async (on: ArchiveDevice, bytes: ArrayBuffer, passphrase?: string) =>
  value(await on.look(bytes, passphrase)).items.map(({ id }) => ({ id }));

/** A thousand by `ARCHIVE_PROPOSALS=1000`. */
const MANY = Number(process.env['ARCHIVE_PROPOSALS'] ?? 20);

/** Damages of every kind: bits, bytes, runs of them, a cut, a doubling. */
function damaged(bytes: Uint8Array, chance: () => number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(chance() * bytes.length);
  const length = 1 + Math.floor(chance() * 40);
  const copy = new Uint8Array(bytes);
  switch (Math.floor(chance() * 6)) {
    case 0:
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
      return copy;
    case 1:
      return copy.fill(Math.floor(chance() * 256), at, at + length);
    case 2:
      return copy.slice(0, at);
    case 3:
      return Uint8Array.from([...copy.subarray(0, at), ...copy.subarray(at + length)]);
    case 4:
      return Uint8Array.from([
        ...copy.subarray(0, at),
        ...copy.subarray(at, at + length),
        ...copy.subarray(at),
      ]);
    default:
      return copy.copyWithin(at, Math.floor(chance() * copy.length), bytes.length);
  }
}

describe('damages', () => {
  /** All of them by `ARCHIVE_DAMAGES=10000`. */
  const count = Number(process.env['ARCHIVE_DAMAGES'] ?? 1000);

  test.each([undefined, 'a passphrase'])(
    `${count} of them change no record and throw nothing (passphrase: %s)`,
    async (passphrase) => {
      const from = await device([...proposalSeeds(1, 3), draftSeed(1)]);
      const clean = await from.save(undefined, passphrase);
      const whole = await device();
      const choices = await choicesOf(whole, clean, passphrase);
      value(await whole.take(clean, choices, passphrase));
      const [taken, to] = [await whole.dump(), await device([...proposalSeeds(2, 2), draftSeed(2)])];
      const before = await to.dump();
      const outcomes = new Map<string, number>();
      const chance = chanceFrom(7);
      for (let index = 0; index < count; index += 1) {
        const { buffer } = damaged(new Uint8Array(clean), chance);
        const looked = await to.look(buffer, passphrase);
        outcomes.set(code(looked), (outcomes.get(code(looked)) ?? 0) + 1);
        // What says nothing of any item (a time, a remark) may be damaged: the items are whole, and taken as such.
        if (looked.ok) {
          const other = await device();
          value(await other.take(buffer, choices, passphrase));
          expect((await other.dump()) === taken).toBe(true);
        } else {
          expect(looked.failure.kind).toBe('invalid');
          expect(await to.take(buffer, choices, passphrase)).toEqual(looked);
        }
      }
      expect((await to.dump()) === before).toBe(true);
      expect(
        [...outcomes.keys()].every((outcome) => outcome === 'ok' || outcome.startsWith('archive-')),
      ).toBe(true);
      console.warn(`damages: ${[...outcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ')}`);
    },
    Math.max(60_000, 200 * count),
  );
});

describe('what no product of ours wrote', () => {
  const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  type Item = Record<string, unknown>;
  /** An archive by hand: checksums hold, whatever the items say. */
  function forged(
    items: readonly { store: string; key: string; json: string; more?: Item }[],
    manifest: Item = {},
    extra: Zippable = {},
  ): ArrayBuffer {
    const parts: Zippable = {};
    const listed = items.map(({ store, key, json, more }, index) => {
      const part = `items/${index}.json`;
      const bytes = strToU8(json);
      parts[part] = bytes;
      return { store, key, part, bytes: bytes.length, sha256: hash(bytes), after: [], ...more };
    });
    const said = strToU8(
      JSON.stringify({ format: 'palmleaf', version: 1, madeAt: AT, items: listed, files: [], ...manifest }),
    );
    return zipSync({ ...parts, ...extra, 'manifest.json': said, 'manifest.sha256': strToU8(hash(said)) })
      .buffer;
  }
  const own = (seeds: readonly Seed[]): string => {
    const stores: Record<string, unknown[]> = {};
    for (const { store, record } of seeds) (stores[store] ??= []).push(record);
    return JSON.stringify(stores);
  };
  const [proposal] = proposalSeeds(1);
  const key = 'proposal_1_a';
  const of = (json: string, more: Item = {}): ArrayBuffer =>
    forged([{ store: 'proposals', key, json, more }]);
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const refused: readonly [name: string, file: () => ArrayBuffer, reason: string][] = [
    ['no zip', () => strToU8('%PDF-1.7 of another kind').buffer, 'archive-other'],
    ['nothing', () => new ArrayBuffer(0), 'archive-other'],
    ['a Word document', () => zipSync({ 'word/document.xml': strToU8('<w:t/>') }).buffer, 'archive-other'],
    ['a zip with a script', () => zipSync({ 'run.js': strToU8('alert(1)') }).buffer, 'archive-other'],
    ['another format', () => forged([], { format: 'other' }), 'archive-other'],
    ['a newer version', () => forged([], { version: 2 }), 'archive-newer'],
    ['a version that is none', () => forged([], { version: 'one' }), 'archive-broken'],
    ['no list of items', () => forged([], { items: 'all' }), 'archive-broken'],
    [
      'two items of one key',
      () => forged([1, 2].map(() => ({ store: 'drafts', key: 'd', json: '{}' }))),
      'archive-broken',
    ],
    ['an item that is a list', () => of('[]'), 'archive-broken'],
    ['an item that is no JSON', () => of('{"proposals":'), 'archive-broken'],
    ['text that is no UTF-8', () => of('{}', { part: 'bad' }), 'archive-broken'],
    ['an item without a record', () => of('{"proposals":[]}'), 'archive-broken'],
    ['a record of another item', () => of(own(proposalSeeds(2))), 'archive-broken'],
    [
      'two records of one item',
      () => of(own([proposal, proposal].flatMap((one) => one ?? []))),
      'archive-broken',
    ],
    [
      'pages of another proposal',
      () => of(own([...proposalSeeds(1, 0), ...proposalSeeds(2).filter(({ store }) => store === 'pages')])),
      'archive-broken',
    ],
    [
      'settings inside a proposal',
      () => of(own([...proposalSeeds(1), { store: 'settings', record: { id: 'settings' } }])),
      'archive-broken',
    ],
    [
      'a key of the device',
      () => forged([{ store: 'meta', key: 'model-key', json: '{"meta":[{"id":"model-key"}]}' }]),
      'archive-broken',
    ],
    [
      'a run',
      () => forged([{ store: 'runs', key: 'r', json: '{"runs":[{"runId":"r"}]}' }]),
      'archive-broken',
    ],
    [
      'pages as an item',
      () => forged([{ store: 'pages', key, json: `{"pages":[{"proposalId":"${key}","pageNumber":1}]}` }]),
      'archive-broken',
    ],
    ['a wrong length', () => of(own(proposalSeeds(1)), { bytes: 7 }), 'archive-broken'],
    ['a wrong checksum', () => of(own(proposalSeeds(1)), { sha256: '0'.repeat(64) }), 'archive-broken'],
    ['a part that is not there', () => of('{}', { part: '../../etc/passwd' }), 'archive-broken'],
    [
      'a file that is not there',
      () => of('{"proposals":[{"proposalId":{"$":["file","x"]}}]}'),
      'archive-broken',
    ],
    [
      'an unknown form',
      () => of('{"proposals":[{"proposalId":{"$":["code","alert(1)"]}}]}'),
      'archive-broken',
    ],
    ['lists a million deep', () => of(deep(1_000_000)), 'archive-too-much'],
    ['ten million values', () => of(`[${'0,'.repeat(10_000_000)}0]`), 'archive-too-much'],
    [
      'more than can be unpacked',
      () =>
        forged(
          Array.from({ length: 40 }, (_, index) => ({
            store: 'drafts',
            key: `d${index}`,
            json: '{}',
            more: { bytes: 128 << 20 },
          })),
        ),
      'archive-too-much',
    ],
    ['a part larger than any', () => of('{}', { bytes: 2 ** 40 }), 'archive-broken'],
    [
      'a bomb: thirty megabytes of nothing',
      () => forged([{ store: 'proposals', key, json: ' '.repeat(30 << 20), more: { bytes: 1000 } }]),
      'archive-broken',
    ],
    [
      'a lock of another make',
      () =>
        zipSync({
          'sealed.json': strToU8('{"format":"palmleaf-sealed","version":1}'),
          'sealed.bin': new Uint8Array(9),
        }).buffer,
      'archive-locked',
    ],
    [
      'a newer lock',
      () => zipSync({ 'sealed.json': strToU8('{"format":"palmleaf-sealed","version":2}') }).buffer,
      'archive-newer',
    ],
  ];

  test.each(refused)(
    '%s: refused, and nothing changes',
    async (_name, file, reason) => {
      const to = await device(proposalSeeds(3, 2));
      const before = await to.dump();
      const bytes = file();
      expect(code(await to.look(bytes))).toBe(reason);
      expect(code(await to.take(bytes, [{ id: `proposals/${key}` }]))).toBe(reason);
      expect((await to.dump()) === before).toBe(true);
    },
    30_000,
  );

  const standing: readonly [name: string, file: () => ArrayBuffer, standing: string][] = [
    [
      'a proposal without an answer',
      () => of(own([{ store: 'proposals', record: { ...proposal?.record, formData: 7 } }])),
      'unreadable',
    ],
    [
      'a proposal of a newer version',
      () => of(own([{ store: 'proposals', record: { ...proposal?.record, version: 'v9.0' } }])),
      'from-newer',
    ],
    [
      'a store of a newer version',
      () => forged([{ store: 'sketches', key: 'p', json: '{"sketches":[{"id":"p"}]}' }]),
      'from-newer',
    ],
    [
      'a proposal with parts of a newer version',
      () => of(`{"proposals":[{"proposalId":"${key}"}],"comments":[]}`),
      'from-newer',
    ],
    [
      'a page 300 deep',
      () =>
        of(
          own([
            ...proposalSeeds(1, 1),
            { store: 'pages', record: { proposalId: key, pageNumber: 2, x: JSON.parse(deep(300)) } },
          ]),
        ),
      'unreadable',
    ],
    [
      'a setting of a newer version',
      () => forged([{ store: 'settings', key: 'wallet', json: '{"settings":[{"id":"wallet"}]}' }]),
      'from-newer',
    ],
    [
      'a set-aside key',
      () =>
        forged([
          {
            store: 'quarantine',
            key: 'meta/k',
            json: '{"quarantine":[{"id":"meta/k","store":"meta","record":{}}]}',
          },
        ]),
      'unreadable',
    ],
  ];

  test.each(standing)('%s: said, and not taken', async (_name, file, how) => {
    const to = await device(proposalSeeds(3, 2));
    const before = await to.dump();
    const bytes = file();
    const { items } = value(await to.look(bytes));
    expect(items.map((item) => item.standing)).toEqual([how]);
    const taken = value(
      await to.take(
        bytes,
        items.map(({ id }) => ({ id })),
      ),
    );
    expect(taken.map(({ outcome }) => outcome)).toEqual(['untouched']);
    expect((await to.dump()) === before).toBe(true);
  });

  test('keys of prototypes and lone surrogates are data like any other', async () => {
    const record = JSON.parse(
      `{"id":"request_1","version":"v1.0","createdAt":"${AT}","text":"\\ud800 \\u202e","__proto__":{"isAdmin":true},"constructor":{"$":1}}`,
    );
    const from = await device([{ store: 'aiRequests', record }]);
    const to = await device();
    const bytes = await from.save();
    value(await to.take(bytes, await choicesOf(to, bytes)));
    expect((await to.dump()) === (await from.dump())).toBe(true);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

test('pictures go with their proposal, and a file that two proposals share is in the archive once', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 251).buffer;
  const picture = (proposalId: string, number: number): Seed => ({
    store: 'pictures',
    record: { proposalId, number, type: 'image/png', bytes, width: 50, height: 40 },
  });
  const pictures = [picture('proposal_1_a', 1), picture('proposal_1_a', 2), picture('proposal_2_a', 1)];
  const from = await device([...proposalSeeds(1, 2), ...proposalSeeds(2, 2), ...pictures]);
  const archive = await from.save();
  const files = Object.keys(unzipSync(new Uint8Array(archive))).filter((name) => name.startsWith('files/'));
  expect(files).toHaveLength(1);
  const to = await device();
  const taken = value(await to.take(archive, await choicesOf(to, archive)));
  expect(taken.map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  expect((await to.dump()) === (await from.dump())).toBe(true);
});

describe('records set aside', () => {
  test('one that is nested a thousand deep is carried; one without end stays, and is counted', async () => {
    let deep: unknown = 'the end';
    for (let level = 0; level < 1000; level += 1) deep = { a: deep };
    let bushy: unknown = 'the end';
    for (let level = 0; level < 1000; level += 1) bushy = { a: bushy, b: bushy };
    const aside = (id: string, formData: unknown): Seed => ({
      store: 'quarantine',
      record: {
        id,
        store: 'proposals',
        reason: 'invalid',
        detail: '',
        at: AT,
        record: { proposalId: id, formData },
      },
    });
    const from = await device([aside('proposals/deep', deep)]);
    const bytes = await from.save();
    const to = await device();
    const { items } = value(await to.look(bytes));
    expect(items).toMatchObject([{ kind: 'set-aside', title: 'proposals', standing: 'new' }]);
    value(await to.take(bytes, await choicesOf(to, bytes)));
    expect((await to.dump()) === (await from.dump())).toBe(true);
    await seed(from, [aside('proposals/bushy', bushy)]);
    expect(await from.commands.saveArchive('everything')).toMatchObject({ items: 1, leftOut: 1 });
  });
});

describe('saving that is interrupted', () => {
  test.each([undefined, 'a passphrase'])(
    'at any reading or writing: no file, no record changed, and the next time it is whole (passphrase: %s)',
    async (passphrase) => {
      const from = await device([...proposalSeeds(1, 3), ...proposalSeeds(2, 3), draftSeed(1)]);
      const before = await from.dump();
      const { read, write } = from.raw;
      let calls = 0;
      let struck = 0;
      const counted = <T>(work: () => T): T => {
        calls += 1;
        if (calls === struck) throw new DOMException('interrupted', 'AbortError');
        return work();
      };
      from.raw.read = async (work) => counted(() => read(work));
      from.raw.write = async (work, isKept) => counted(() => write(work, isKept));
      await from.save(undefined, passphrase);
      const steps = calls;
      expect(steps).toBeGreaterThan(4);
      for (struck = 1; struck <= steps; struck += 1) {
        calls = 0;
        await expect(from.save(undefined, passphrase)).rejects.toThrow('interrupted');
      }
      struck = 0;
      expect((await from.dump()) === before).toBe(true);
      const to = await device();
      const bytes = await from.save(undefined, passphrase);
      value(await to.take(bytes, await choicesOf(to, bytes, passphrase), passphrase));
      expect((await to.dump()) === before).toBe(true);
    },
    60_000,
  );
});

describe('taking that is interrupted', () => {
  const seeds = [...proposalSeeds(1, 3), ...proposalSeeds(2, 3), draftSeed(1)];

  test.each(['AbortError', 'QuotaExceededError'])(
    'by %s at any write: each item is there whole or not at all, and the rest can be taken later',
    async (name) => {
      const from = await device(seeds);
      const bytes = await from.save();
      const counted = await device();
      let writes = 0;
      counted.fail(() => (writes += 1));
      const choices = await choicesOf(counted, bytes);
      value(await counted.take(bytes, choices));
      const whole = await counted.dump();
      expect(writes).toBeGreaterThan(10);
      for (let position = 1; position <= writes; position += 1) {
        const to = await device();
        let left = position;
        to.fail(() => {
          left -= 1;
          if (left === 0) throw new DOMException('interrupted', name);
        });
        const result = await to.take(bytes, choices);
        to.fail(undefined);
        if (name === 'QuotaExceededError')
          expect(value(result).filter(({ outcome }) => outcome === 'no-room').length).toBeGreaterThan(0);
        else expect(result).toMatchObject({ ok: false, failure: { kind: 'storage' } });
        const stands = value(await to.look(bytes)).items.map(({ standing }) => standing);
        expect(stands.filter((stand) => stand !== 'same' && stand !== 'new')).toEqual([]);
        expect(stands).toContain('new');
        value(await to.take(bytes, choices));
        expect((await to.dump()) === whole).toBe(true);
        to.close();
      }
    },
    60_000,
  );

  test('a change of this device’s in between is never overwritten', async () => {
    const from = await device(proposalSeeds(1, 2));
    const bytes = await from.save();
    const to = await device();
    const choices = await choicesOf(to, bytes);
    // Somebody writes the same proposal between the reading of this device's and the taking of the file's.
    let isFirst = true;
    const { write } = to.raw;
    to.raw.write = async (work, isKept) => {
      if (isFirst) {
        isFirst = false;
        await write(async (transaction) => {
          for (const { store, record } of proposalSeeds(1, 1))
            await transaction.put(store, { ...record, mine: true });
        });
      }
      return write(work, isKept);
    };
    expect(value(await to.take(bytes, choices))).toMatchObject([{ outcome: 'copied' }]);
    expect((await to.dump()).match(/"mine":true/gu)).toHaveLength(3);
  });
});

test('a passphrase: asked for, refused when wrong, and the same however its accents are typed', async () => {
  const from = await device(proposalSeeds(1, 1));
  const bytes = await from.save(undefined, 'Caf\u00e9 ริมน้ำ');
  expect(code(await from.look(bytes))).toBe('archive-locked');
  expect(code(await from.look(bytes, 'Cafe ริมน้ำ'))).toBe('archive-wrong-passphrase');
  expect(code(await from.look(bytes, 'Cafe\u0301 ริมน้ำ'))).toBe('ok');
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('Client 1');
  const said = JSON.parse(new TextDecoder().decode(unzipSync(new Uint8Array(bytes))['sealed.json']));
  expect(said.key).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 });
  // A weaker key cannot be put in its place unseen.
  const weaker = zipSync({
    ...unzipSync(new Uint8Array(bytes)),
    'sealed.json': strToU8(JSON.stringify({ ...said, key: { ...said.key, iterations: 1000 } })),
  });
  expect(code(await from.look(weaker.buffer, 'Café ริมน้ำ'))).toBe('archive-broken');
});

test(`${MANY} proposals go into a file and come back, byte for byte`, async () => {
  const from = await device();
  for (let number = 1; number <= MANY; number += 1) await seed(from, proposalSeeds(number));
  const before = createHash('sha256')
    .update(await from.dump())
    .digest('hex');
  for (const passphrase of [undefined, 'a passphrase']) {
    const started = performance.now();
    const bytes = await from.save(undefined, passphrase);
    const saved = performance.now();
    const to = await device();
    const choices = await choicesOf(to, bytes, passphrase);
    const looked = performance.now();
    const taken = value(await to.take(bytes, choices, passphrase));
    const seconds = [saved - started, looked - saved, performance.now() - looked].map((ms) =>
      (ms / 1000).toFixed(1),
    );
    console.warn(
      `${MANY}: ${(bytes.byteLength / 2 ** 20).toFixed(1)} MB; saved, looked, taken in ${seconds.join(', ')} s`,
    );
    expect(taken.filter(({ outcome }) => outcome === 'taken')).toHaveLength(MANY);
    expect(
      createHash('sha256')
        .update(await to.dump())
        .digest('hex'),
    ).toBe(before);
    const again = unzipSync(new Uint8Array(await to.save()));
    if (passphrase === undefined)
      for (const [name, part] of Object.entries(unzipSync(new Uint8Array(bytes))))
        if (name.startsWith('items/')) expect(Buffer.compare(part, again[name] ?? new Uint8Array())).toBe(0);
    to.close();
  }
}, 600_000);
