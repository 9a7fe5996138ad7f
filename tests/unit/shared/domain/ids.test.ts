import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  formRequestId,
  newId,
  pageRequestId,
  proposalTitle,
} from '../../../../src/shared/domain/ids.ts';
import { validForm } from './form-example.ts';

const digest = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: { d: [2, { z: 0, y: 0 }], c: null } }, '{"a":{"c":null,"d":[2,{"y":0,"z":0}]},"b":1}'],
    [{ ก: 'ข', a: undefined }, '{"ก":"ข"}'],
    [[3, 1], '[3,1]'],
    [undefined, 'null'],
  ])('of %j is %s', (value, text) => expect(canonicalJson(value)).toBe(text));

  it('does not depend on the order in which keys were set', () => {
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, one]) => [key, shuffled(one)]),
            )
          : value;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 1 },
    );
  });
});

describe('request ids', () => {
  it('name the answers by their content', async () => {
    const { clientInfo, ...rest } = validForm();
    const id = await formRequestId(validForm(), digest);
    expect(id).toMatch(/^[0-9a-f]{64}$/u);
    expect(await formRequestId({ ...rest, clientInfo }, digest)).toBe(id);
    expect(await formRequestId(Object.assign(validForm(), { industry: 'extra' }), digest)).toBe(id);
    expect(await formRequestId({ ...rest, clientInfo: { ...clientInfo, strengths: 'x' } }, digest)).not.toBe(
      id,
    );
  });

  it('are the same for every try of a page and differ otherwise', async () => {
    const payload = { proposal_id: 'p', pageNumber: 3, submittedAt: '2026-03-01T09:00:00Z' };
    const id = await pageRequestId(payload, 'salt', digest);
    expect(id).toBe(await digest('{"pageNumber":3,"proposal_id":"p"}salt'));
    for (const same of [
      { ...payload, submittedAt: 'later' },
      { ...payload, requestId: id },
      { ...payload, request_id: id },
      { pageNumber: 3, proposal_id: 'p' },
    ]) {
      expect(await pageRequestId(same, 'salt', digest)).toBe(id);
    }
    expect(await pageRequestId({ ...payload, pageNumber: 4 }, 'salt', digest)).not.toBe(id);
    expect(await pageRequestId(payload, 'pepper', digest)).not.toBe(id);
  });
});

describe('ids by time', () => {
  const now = new Date('2026-03-01T09:00:00.123Z');
  it("are 'proposal_{timestamp}_{random}'", () => {
    expect(newId('proposal', now, Math.random)).toMatch(/^proposal_1772355600123_[0-9a-z]{9}$/u);
    expect(newId('proposal', now, () => 0)).toBe('proposal_1772355600123_000000000');
    expect(newId('run', now, () => 0.999)).toBe('run_1772355600123_zzzzzzzzz');
  });
});

describe('a title', () => {
  it.each([
    [' Nok ', ['Nok'], 'Nok'],
    ['', [], 'Proposal 1'],
    [' ', ['Proposal 1', 'Nok'], 'Proposal 2'],
    ['', ['Proposal 2', 'Proposal 1'], 'Proposal 3'],
  ])('of %j beside %j is %s', (company, existing, title) => {
    expect(proposalTitle(company, existing)).toBe(title);
  });
});
