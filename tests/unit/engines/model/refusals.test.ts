/** Refusals as the services' documentation and their users quote them. */
import { describe, expect, test } from 'vitest';
import { needOf, waitSaid } from '../../../../src-worker/engines/model/refusals.ts';

describe('what only a person can change', () => {
  test.each<[string, number, string, ReturnType<typeof needOf>]>([
    [
      'OpenAI',
      429,
      'You exceeded your current quota, please check your plan and billing details.',
      'needs-credit',
    ],
    ['Anthropic', 400, 'Your credit balance is too low to access the Anthropic API.', 'needs-credit'],
    ['DeepSeek', 402, 'Insufficient Balance', 'needs-credit'],
    ['OpenRouter', 402, 'This request requires more credits, or fewer max_tokens.', 'needs-credit'],
    ['xAI', 403, "Your newly created team doesn't have any credits yet.", 'needs-credit'],
    ['a bare status', 402, 'Payment Required', 'needs-credit'],
    [
      'OpenAI',
      400,
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
      'needs-context',
    ],
    [
      'vLLM',
      400,
      "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
      'needs-context',
    ],
    [
      'llama.cpp',
      400,
      'the request exceeds the available context size. try increasing the context size',
      'needs-context',
    ],
    [
      'LM Studio',
      400,
      'the model is loaded with context length of only 4096 tokens, which is not enough',
      'needs-context',
    ],
    [
      'Gemini',
      400,
      'The input token count (40000) exceeds the maximum number of tokens allowed (32768).',
      'needs-context',
    ],
    ['Anthropic', 400, 'prompt is too long: 210000 tokens > 200000 maximum', 'needs-context'],
    [
      'Mistral',
      400,
      'Prompt contains 40000 tokens, too large for model with 32768 maximum context length',
      'needs-context',
    ],
    [
      'Groq',
      413,
      'Request too large for model `llama` on tokens per minute (TPM): Limit 6000, Requested 8000',
      'needs-context',
    ],
    ['Ollama', 404, 'model "llama9" not found, try pulling it first', 'needs-model'],
    ['OpenAI', 404, 'The model `gpt-9` does not exist or you do not have access to it.', 'needs-model'],
    ['DeepSeek', 400, 'Model Not Exist', 'needs-model'],
    ['OpenRouter', 400, 'nobody/nothing is not a valid model ID', 'needs-model'],
    ['Mistral', 400, 'Invalid model: mistral-none', 'needs-model'],
    ['Gemini', 404, 'models/gemini-9 is not found for API version v1main', 'needs-model'],
    ['LM Studio', 400, 'No models loaded. Please load a model in the developer page.', 'needs-model'],
    [
      'Groq',
      400,
      'The model `llama2.70b` has been decommissioned and is no longer supported.',
      'needs-model',
    ],
    ['a wrong path', 404, 'Not Found', 'needs-model'],
    ['OpenAI', 403, 'Your organization must be verified to use the model `o3`.', 'needs-verification'],
  ])('%s, %i: %s', (_who, status, message, need) => {
    expect(needOf(status, message, undefined)).toBe(need);
  });

  test.each<[number, string, number | undefined]>([
    [429, 'You exceeded your current quota. Please retry in 34.07s.', 34_070],
    [429, 'Rate limit reached on tokens per min (TPM): Limit 6000, Used 5000, Requested 3000.', undefined],
    [401, 'Incorrect API key provided for this model: not found', undefined],
    [500, 'internal error', undefined],
    [503, 'The model is overloaded. Please try again later.', undefined],
    [400, 'response_format is not supported', undefined],
  ])('not %i: %s', (status, message, wait) => {
    expect(needOf(status, message, wait)).toBeUndefined();
  });

  test('a rate that renews tomorrow is a quota that is used up', () => {
    expect(needOf(429, 'Rate limit reached on tokens per day (TPD).', 5 * 3_600_000)).toBe('needs-credit');
  });
});

test.each<[string, number | undefined]>([
  ['Rate limit reached. Please try again in 7s.', 7000],
  ['Limit 30, Used 30. Please try again in 7m12.5s. Visit the console.', 432_500],
  ['Please try again in 120ms.', 120],
  ['Please retry after 6 seconds.', 6000],
  ['Please wait 2 minutes before the next call', 120_000],
  ['try again in 1h 5m', 3_900_000],
  ['{"error":{"details":[{"@type":"RetryInfo","retryDelay":"34s"}]}}', 34_000],
  ['{"message":"slow down","retry_after":1.5}', 1500],
  ['Rate limit reached for model llama-3.3 in organization 70', undefined],
  ['Try again later. There are 3 models.', undefined],
  ['', undefined],
])('the wait in %j', (body, ms) => expect(waitSaid(body)).toBe(ms));
