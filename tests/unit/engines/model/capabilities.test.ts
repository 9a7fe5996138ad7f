import { describe, expect, test } from 'vitest';
import {
  capabilityKey,
  knownCapabilities,
  lesser,
  type Capabilities,
} from '../../../../src-worker/engines/model/capabilities.ts';

const best: Capabilities = { format: 'json_schema', stream: true, usage: true, size: 'whole' };

describe('after a refusal', () => {
  test.each<[string, number, string, Partial<Capabilities> | undefined]>([
    ['stream_options', 400, "Unrecognized request argument supplied: 'stream_options'", { usage: false }],
    ['streaming', 422, 'Streaming is not supported by this model', { stream: false }],
    ['the schema', 400, "Invalid schema for response_format 'cover'", { format: 'json_object' }],
    ['a grammar', 500, 'failed to parse grammar', { format: 'json_object' }],
    [
      'a schema of which llama.cpp makes no grammar',
      400,
      'Unable to generate parser for this template. Automatic parser generation failed: JSON schema conversion failed:\nUnrecognized schema: {"type":"nonsense"}',
      { format: 'json_object' },
    ],
    ['without a word', 400, 'Bad Request', { format: 'json_object' }],
    ['an unknown model', 404, 'The model `x` does not exist', undefined],
    ['a prompt too long', 400, "This model's maximum context length is 8192 tokens", { size: 'short' }],
    [
      'a model that takes no schema',
      400,
      'json_schema is not supported by this model',
      { format: 'json_object' },
    ],
    ['a key', 401, 'Incorrect API key', undefined],
    ['too many calls', 429, 'Rate limit', undefined],
    ['trouble', 503, 'overloaded', undefined],
  ])('%s', (_name, status, message, less) => {
    expect(lesser(best, { status, message })).toEqual(less && { ...best, ...less });
  });

  test('there is nothing less than prose', () => {
    expect(lesser({ ...best, format: 'prose' }, { status: 400, message: 'Bad Request' })).toBeUndefined();
  });
});

describe('what is known', () => {
  const store = (stored: unknown) => ({
    read: () => Promise.resolve(stored),
    write: () => Promise.resolve(),
  });

  test('is of one address and model', () => {
    expect(capabilityKey({ baseUrl: 'http://a/v1/', model: 'm' })).toBe('http://a/v1 m');
  });

  test('holds; what cannot be read is not known', async () => {
    const known: Capabilities = { format: 'prose', stream: false, usage: false, size: 'short' };
    expect(await knownCapabilities(store(known), '')).toEqual(known);
    expect(await knownCapabilities(store({ format: 'xml', stream: true, usage: true }), '')).toEqual(best);
    expect(
      await knownCapabilities({ ...store(0), read: () => Promise.reject(new Error('gone')) }, ''),
    ).toEqual(best);
  });
});
