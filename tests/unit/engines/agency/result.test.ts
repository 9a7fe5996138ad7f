import { describe, expect, test } from 'vitest';
import { readSection } from '../../../../src-worker/engines/agency/result.ts';
import type { Reason } from '../../../../src/shared/domain/failure.ts';

const takeaway = { executiveSummary: 'Short', takeaways: ['One'], linkToStrategy: '' };
const inner = JSON.stringify(takeaway);
const answer = (result: unknown): string => JSON.stringify({ result });
const section = { type: 'key-takeaway', title: '', output: takeaway, evidence: [] };

describe('a result', () => {
  test.each<[string, string]>([
    ['the output', answer(inner)],
    ['the output in an object', answer(JSON.stringify({ output: takeaway }))],
    ['the output in an array', answer(JSON.stringify([takeaway]))],
    ['an object in an array', answer(JSON.stringify([{ output: takeaway }]))],
    ['an output that is a string itself', answer(JSON.stringify([{ output: inner }]))],
    ['printed over many lines', answer(JSON.stringify(takeaway, undefined, 2))],
    [
      'with the other system’s line ends',
      answer(JSON.stringify(takeaway, undefined, 2).replaceAll('\n', '\r\n')),
    ],
    ['not even a string', answer(takeaway)],
    ['in a fence, after a phrase', answer(`Here is the page:\n\`\`\`json\n${inner}\n\`\`\``)],
    ['in a fence, after a Thai phrase', answer(`นี่คือผลลัพธ์:\n\`\`\`json\n${inner}\n\`\`\``)],
    ['encoded twice', answer(JSON.stringify(inner))],
    ['with a comma too many', answer(inner.replace(']', ',]'))],
    ['after another block', answer(`With {"tone":"warm"} as asked: ${inner}`)],
  ])('%s', (_name, text) => {
    expect(readSection(text, 12)).toEqual({ ok: true, section });
  });

  test('what was cut off keeps the half of its last text, and says where', () => {
    const text = answer('```json\n{"takeaways":["One"],"linkToStrategy":"So we be');
    const output = { takeaways: ['One'], linkToStrategy: 'So we be' };
    expect(readSection(text, 12)).toEqual({
      ok: true,
      section: { ...section, output, cut: 'linkToStrategy' },
    });
  });

  test('what was cut off before it had what a slide needs is asked for again', () => {
    const failure = { reason: { code: 'output-truncated' }, retryable: true };
    expect(readSection(answer('{"takeaways":["On'), 12)).toMatchObject({ ok: false, failure });
  });

  test('stages that lie too deep are found', () => {
    const stages = [{ stage: 'Attention' }];
    const text = answer(JSON.stringify({ customerJourney: { stages } }));
    expect(readSection(text, 8)).toMatchObject({ section: { type: 'customer-journey', output: { stages } } });
  });

  test('what was extracted stands under data, as an object or a text', () => {
    for (const data of [takeaway, inner])
      expect(readSection(JSON.stringify({ data }), 12, 'data')).toEqual({ ok: true, section });
  });

  test('a bare newline in a text does not join its words', () => {
    const text = answer('{"executiveSummary":"two\nwords","takeaways":[]}');
    expect(readSection(text, 12)).toMatchObject({ section: { output: { executiveSummary: 'two words' } } });
  });

  test('fields that nobody knows are kept, and the page decides the type', () => {
    const text = answer(JSON.stringify({ ...takeaway, type: 'cover', extra: [1] }));
    expect(readSection(text, 12)).toMatchObject({
      section: { type: 'key-takeaway', output: { extra: [1] } },
    });
  });

  test('a title beside the output is the slide’s', () => {
    const text = answer(JSON.stringify({ title: 'The point\nof it', output: takeaway }));
    expect(readSection(text, 12)).toMatchObject({ section: { title: 'The point of it' } });
  });
});

describe('what is none', () => {
  test.each<[string, string, Reason]>([
    ['nothing', '', { code: 'proxy-not-json' }],
    ['a text', 'Sure! Here is the page', { code: 'proxy-not-json' }],
    ['a list', '[]', { code: 'proxy-not-json' }],
    ['no result', '{"data":1}', { code: 'proxy-no-result', field: 'result' }],
    [
      'an error in its place',
      '{"success":false,"error":"workflow crashed"}',
      { code: 'said', text: 'workflow crashed' },
    ],
    ['an empty result', answer(''), { code: 'output-invalid' }],
    ['a refusal', answer('I cannot help with that.'), { code: 'output-no-json' }],
    ['cut off before any value', answer(inner.slice(0, 20)), { code: 'output-truncated' }],
    ['a number', answer(7), { code: 'output-wrong-type' }],
    ['a number in a text', answer('7'), { code: 'output-no-json' }],
    ['an empty list', answer('[]'), { code: 'output-no-json' }],
    ['an empty object', answer('{}'), { code: 'output-no-fields' }],
    ['another page’s fields', answer('{"nextSteps":[]}'), { code: 'output-no-fields' }],
    ['an error inside', answer('{"error":"no sources found"}'), { code: 'said', text: 'no sources found' }],
    ['wrapped without end', answer('['.repeat(50) + ']'.repeat(50)), { code: 'output-too-deep' }],
  ])('%s', (_name, text, reason) => {
    expect(readSection(text, 12)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', reason, retryable: true },
    });
  });

  test('prose is handed on, what was cut off is not', () => {
    expect(readSection(answer('# The plan'), 12)).toMatchObject({ prose: '# The plan' });
    expect(readSection(answer(inner.slice(0, 20)), 12)).not.toHaveProperty('prose');
  });
});
