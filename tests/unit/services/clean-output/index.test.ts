import { describe, expect, test } from 'vitest';
import { cleanOutput } from '../../../../src-worker/services/clean-output/index.ts';

const output = { summary: 'ร้านกาแฟ “Doi”', keyBenefits: ['One', 'Two'], cta: '' };
const plain = JSON.stringify(output);
const printed = JSON.stringify(output, undefined, 2);

describe('what stands around the output is taken away', () => {
  test.each<[string, unknown]>([
    ['nothing', plain],
    ['an object, not a text', output],
    ['a byte-order mark', `\uFEFF${plain}`],
    ['a fence', `\`\`\`json\n${printed}\n\`\`\``],
    ['a fence without a language and a remark after it', `\`\`\`\n${printed}\n\`\`\`\nLet me know!`],
    ['an English phrase', `Sure! Here is the JSON output:\n\n${printed}`],
    ['an English phrase with an apostrophe and quotes', `Here's what you "asked for": ${plain}`],
    ['a Thai phrase', `แน่นอนครับ นี่คือข้อมูลในรูปแบบ JSON:\n${printed}`],
    ['a Thai phrase and a fence', `ต่อไปนี้คือผลลัพธ์:\n\`\`\`JSON\n${printed}\n\`\`\`\nหวังว่าจะเป็นประโยชน์`],
    ['brackets in the phrase', `For [Company] {draft}, as asked [1], see: ${plain}`],
    ['single quotes', `'${plain}'`],
    ['double quotes', `"${plain}"`],
    ['typographic quotes', `“${plain}”`],
    ['backticks', `\`${plain}\``],
    ['joiners and hard spaces between the parts', plain.replaceAll(',"', ',\u00A0\u200D"')],
    ['zero-width spaces everywhere', plain.replaceAll(/./gu, '\u200B$&\u200B')],
    ['a model’s thoughts with a draft', `<think>\nPerhaps {"summary":"draft"}?\n</think>\n${plain}`],
    ['line ends escaped once too often', printed.replaceAll('\n', String.raw`\n`)],
    ['braces twice', `{${plain}}`],
  ])('%s', (_name, input) => {
    expect(cleanOutput(input)).toEqual({ ok: true, output, title: '' });
  });
});

describe('wrappers', () => {
  test.each<[string, unknown]>([
    ['{output}', { output }],
    ['{output} in a text', JSON.stringify({ output })],
    ['a list of one', [output]],
    ['a list of one {output}', JSON.stringify([{ output }])],
    ['encoded twice', JSON.stringify(plain)],
    ['encoded three times', JSON.stringify(JSON.stringify(printed))],
    ['encoded without its quotes', JSON.stringify(plain).slice(1, -1)],
    ['encoded over many lines, after a phrase', `Here: ${JSON.stringify(printed)}`],
    ['encoded within {output}', { output: plain }],
    ['encoded within {output} in a list, encoded', JSON.stringify(JSON.stringify([{ output: printed }]))],
    ['fenced within {output}', JSON.stringify({ output: `\`\`\`json\n${printed}\n\`\`\`` })],
  ])('%s', (_name, input) => {
    expect(cleanOutput(input)).toEqual({ ok: true, output, title: '' });
  });

  test('a title beside the output is kept', () => {
    expect(cleanOutput([{ title: 'The end', output: plain }])).toEqual({
      ok: true,
      output,
      title: 'The end',
    });
  });
});

describe('what is nearly JSON is repaired', () => {
  test.each<[string, string, object]>([
    ['a trailing comma', '{"a":1,"b":[1,2,],}', { a: 1, b: [1, 2] }],
    ['comments', '{/* one */"a":1, // the rest\n"b":2}', { a: 1, b: 2 }],
    ['single quotes', "{'a': 'it is', 'b': [1]}", { a: 'it is', b: [1] }],
    ['typographic quotes', '{“a”: “x”}', { a: 'x' }],
    ['keys without quotes', '{a: "x", b: 2}', { a: 'x', b: 2 }],
    ['constants of Python', '{"a": None, "b": True, "c": False}', { a: null, b: true, c: false }],
    ['missing commas', '{"a": 1\n"b": ["x" "y"]}', { a: 1, b: ['x', 'y'] }],
    ['quotes within a text', '{"a":"say "hi" now","b":1}', { a: 'say "hi" now', b: 1 }],
    ['a quote too many within a text', '{"a":"a 5" pipe","b":1}', { a: 'a 5" pipe', b: 1 }],
    ['bare line ends in a text', '{"a":"two\r\nlines","b":"a\ttab"}', { a: 'two lines', b: 'a tab' }],
    ['NUL and other controls', '{"a":"x\u0000y\u0007"\u0001}', { a: 'xy' }],
    ['escaped controls and half characters', '{"a":"x\\u0000y\\ud83d"}', { a: 'xy\uFFFD' }],
    ['half a character as it is', '{"a":"x\ud83d"}', { a: 'x\uFFFD' }],
    ['emoji keep their joiners', '{"a":"👩‍👩‍👧 😀"}', { a: '👩‍👩‍👧 😀' }],
    ['what an escape brings stays', '{"a":"line\\nline"}', { a: 'line\nline' }],
    ['two blocks: the first', '{"a":1} or {"a":2}', { a: 1 }],
    ['an empty block before it', 'Not {} but {"a":2}', { a: 2 }],
    ['a number without end', '{"a":1e999,"b":2}', { a: null, b: 2 }],
    ['an entity for each quote', '{&quot;a&quot;:&quot;x&quot;}', { a: 'x' }],
    ['cut off and fenced after a number', '```json\n{"a":[1,12\n```\nHere [you] are.', { a: [1] }],
    ['cut off in words without quotes', '{a: hello, b: half a te', { a: 'hello' }],
    ['cut off after a comment', '{"a": 1, /* why */ "b": "x", "c": {"d', { a: 1, b: 'x' }],
  ])('%s', (_name, input, expected) => {
    expect(cleanOutput(input)).toEqual({ ok: true, output: expected, title: '' });
  });
});

describe('the half of a text is kept, and it is said where', () => {
  test.each<[string, string, object, string]>([
    ['the only one', '```json\n{"summary": "Half a te', { summary: 'Half a te' }, 'summary'],
    ['after a fence in a text', '{"a":"use ```js","b":"ha', { a: 'use ```js', b: 'ha' }, 'b'],
    ['in a list', "{'a': 'x', 'b': ['y', 'ha", { a: 'x', b: ['y', 'ha'] }, 'b.1'],
    ['deep', '{"a":[{"b":{"c":"x","d":"ha', { a: [{ b: { c: 'x', d: 'ha' } }] }, 'a.0.b.d'],
    ['in its wrapper', '[{"output":{"a":"x","b":"ha', { a: 'x', b: 'ha' }, 'b'],
    ['in an encoded wrapper', '{"output":"```json\\n{\\"a\\":1,\\"b\\":\\"ha', { a: 1, b: 'ha' }, 'b'],
    ['in a fence that closes', '```json\n{"a":"x","b":"ha\n```\nThat is all.', { a: 'x', b: 'ha' }, 'b'],
    ['in an escape', '{"a":"x","b":"ha\\u0e', { a: 'x', b: 'ha' }, 'b'],
    ['in a character', '{"a":"x","b":"ha\ud83d', { a: 'x', b: 'ha' }, 'b'],
    ['with quotes in it', '{"a":"say "hi" now","b":"and "so', { a: 'say "hi" now', b: 'and "so' }, 'b'],
    ['that another holds too', '{"a":"ha","b":["ha","ha', { a: 'ha', b: ['ha', 'ha'] }, 'b.1'],
  ])('%s', (_name, input, expected, cut) => {
    expect(cleanOutput(input)).toEqual({ ok: true, output: expected, title: '', cut });
  });

  test('of customer journeys, too, where their stages are lifted', () => {
    const sent = '{"customerJourney":{"stages":[{"stage":"Att';
    expect(cleanOutput(sent, 'customer-journey')).toMatchObject({ cut: 'stages.0.stage' });
  });
});

describe('the page decides', () => {
  test('which of several blocks is meant', () => {
    const sent = `I will use {"tone":"warm"} as asked. ${plain} I hope {"rating":5}.`;
    expect(cleanOutput(sent, 'conclusion')).toMatchObject({ output });
    expect(cleanOutput(sent, 'cover')).toMatchObject({ output: { tone: 'warm' } });
    expect(cleanOutput(sent)).toMatchObject({ output: { tone: 'warm' } });
  });

  test.each<[string, object]>([
    ['an object', { stages: { stages: [{ stage: 'Attention' }] } }],
    ['another key', { customerJourney: { stages: [{ stage: 'Attention' }] } }],
    ['a list', { stages: [{ stages: [{ stage: 'Attention' }] }] }],
  ])('where stages lie too deep: in %s', (_name, nested) => {
    const flat = { stages: [{ stage: 'Attention' }] };
    expect(cleanOutput(JSON.stringify(nested), 'customer-journey')).toMatchObject({ output: flat });
    expect(cleanOutput(nested, 'media-direction')).toMatchObject({ output: nested });
  });
});

describe('the catalogue’s reasons', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'output-invalid'],
    ['null', null, 'output-invalid'],
    ['an empty text', '', 'output-invalid'],
    ['blanks that nobody sees', ' \n\u200B\uFEFF', 'output-invalid'],
    ['an output of null', { output: null }, 'output-invalid'],
    ['an empty list', [], 'output-invalid'],
    ['a number', 7, 'output-wrong-type'],
    ['a truth', true, 'output-wrong-type'],
    ['a list of numbers', [1, 2], 'output-wrong-type'],
    ['prose', 'I cannot help with that.', 'output-no-json'],
    ['Thai prose with brackets', 'ขออภัย [1] {ไม่มีข้อมูล}', 'output-no-json'],
    ['a number in a text', '7', 'output-no-json'],
    ['an empty list in a text', '[]', 'output-no-json'],
    ['prose in its wrapper', { output: 'No.' }, 'output-no-json'],
    ['cut off before any value', '```json\n{"summary": ', 'output-truncated'],
    ['cut off in a key', '```json\n{"summ', 'output-truncated'],
    ['cut off in prose in its wrapper', '{"output": "I cannot he', 'output-truncated'],
    ['a bracket', '{', 'output-truncated'],
  ])('%s', (_name, input, code) => {
    expect(cleanOutput(input)).toMatchObject({ ok: false, reason: { code } });
  });

  test('prose is handed on, for who can make something of it', () => {
    expect(cleanOutput({ output: '# The plan\u200B' })).toMatchObject({ prose: '# The plan' });
    expect(cleanOutput('{"a":')).not.toHaveProperty('prose');
  });
});

describe('bounds', () => {
  const deep = (levels: number): string => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`;
  test.each<[string, unknown, string]>([
    ['10,000 brackets inside each other', deep(10_000), 'output-too-deep'],
    ['and only their beginnings', '{"a":['.repeat(5000), 'output-too-deep'],
    ['not even JSON', "{'a':[".repeat(5000), 'output-truncated'],
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000), 'output-too-deep'],
    ['encoded', JSON.stringify(deep(10_000)), 'output-too-deep'],
    ['as a value', JSON.parse(deep(10_000)), 'output-too-deep'],
    ['five megabytes', 'x'.repeat(5_000_000), 'output-too-long'],
    ['five megabytes of NUL', '\u0000'.repeat(5_000_000), 'output-too-long'],
    ['five megabytes in its wrapper', { output: 'x'.repeat(5_000_000) }, 'output-too-long'],
  ])('%s', (_name, input, code) => {
    expect(cleanOutput(input)).toMatchObject({ ok: false, reason: { code } });
  });

  test('a value in a circle', () => {
    const circle: Record<string, unknown> = {};
    circle['stages'] = [circle];
    expect(cleanOutput(circle, 'customer-journey')).toEqual({
      ok: false,
      reason: { code: 'output-too-deep' },
    });
  });

  test('a long text within an output is no matter', () => {
    const long = { summary: 'ก'.repeat(1_000_000) };
    expect(cleanOutput(JSON.stringify(long))).toEqual({ ok: true, output: long, title: '' });
  });
});
