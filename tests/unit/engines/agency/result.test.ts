import { describe, expect, test } from 'vitest';
import { readSection } from '../../../../src-worker/engines/agency/result.ts';
import { limitMessages } from '../../../../src-worker/services/clean-output/index.ts';
import { sanitiseMessages } from '../../../../src/shared/domain/messages.ts';

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
    const failure = { message: sanitiseMessages.truncated, retryable: true };
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
  test.each<[string, string, string]>([
    ['nothing', '', 'the proxy service did not answer with JSON'],
    ['a text', 'Sure! Here is the page', 'the proxy service did not answer with JSON'],
    ['a list', '[]', 'the proxy service did not answer with JSON'],
    ['no result', '{"data":1}', 'the proxy service answered without a result'],
    ['an error in its place', '{"success":false,"error":"workflow crashed"}', 'workflow crashed'],
    ['an empty result', answer(''), sanitiseMessages.invalidInput],
    ['a refusal', answer('I cannot help with that.'), sanitiseMessages.noJson],
    ['cut off before any value', answer(inner.slice(0, 20)), sanitiseMessages.truncated],
    ['a number', answer(7), sanitiseMessages.wrongType],
    ['a number in a text', answer('7'), sanitiseMessages.noJson],
    ['an empty list', answer('[]'), sanitiseMessages.noJson],
    ['an empty object', answer('{}'), 'the result holds none of the fields of this page'],
    ['another page’s fields', answer('{"nextSteps":[]}'), 'the result holds none of the fields of this page'],
    ['an error inside', answer('{"error":"no sources found"}'), 'no sources found'],
    ['wrapped without end', answer('['.repeat(50) + ']'.repeat(50)), limitMessages.tooDeep],
  ])('%s', (_name, text, message) => {
    expect(readSection(text, 12)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message, retryable: true },
    });
  });

  test('prose is handed on, what was cut off is not', () => {
    expect(readSection(answer('# The plan'), 12)).toMatchObject({ prose: '# The plan' });
    expect(readSection(answer(inner.slice(0, 20)), 12)).not.toHaveProperty('prose');
  });
});
