/** How models and services really break JSON, by the kind of fault: what is sent, and what it means. */
import { describe, expect, test } from 'vitest';
import { cleanOutput } from '../../../../src-worker/services/clean-output/index.ts';

type Case = readonly [sent: string, means: object, cut?: string];

const FAULTS: Readonly<Record<string, readonly Case[]>> = {
  'quotes within texts': [
    ['{"a":"Run "Quiet water", then retarget","b":1}', { a: 'Run "Quiet water", then retarget', b: 1 }],
    ['{"a":"Run "Quiet water", then retarget"}', { a: 'Run "Quiet water", then retarget' }],
    ['["x"]{"a":["Run "Quiet water", then retarget","b"]}', { a: ['Run "Quiet water", then retarget', 'b'] }],
    [
      '{"a":"Use the line ("slow coffee") in ads","b":"x"}',
      { a: 'Use the line ("slow coffee") in ads', b: 'x' },
    ],
    ['{"a":"Use the line ("slow coffee")","b":"x"}', { a: 'Use the line ("slow coffee")', b: 'x' }],
    ['{"a":"("slow coffee")"}', { a: '("slow coffee")' }],
    [
      '{"a":"See <a href="https://doi.example/x?y=1">here</a>.","b":1}',
      { a: 'See <a href="https://doi.example/x?y=1">here</a>.', b: 1 },
    ],
    [
      '{"a":["<a href="https://doi.example">Doi</a>","b"]}',
      { a: ['<a href="https://doi.example">Doi</a>', 'b'] },
    ],
    ['{"a":""Quiet water" is the line","b":"x"}', { a: '"Quiet water" is the line', b: 'x' }],
    ['{"a":"The line is "Quiet water"","b":"x"}', { a: 'The line is "Quiet water"', b: 'x' }],
    ['{"a":"The line is "Quiet water""}', { a: 'The line is "Quiet water"' }],
    ['{"a":["The line is "Quiet water"","b"]}', { a: ['The line is "Quiet water"', 'b'] }],
    ['{"a":["Plans "A", "B" and "C" compared","b"]}', { a: ['Plans "A", "B" and "C" compared', 'b'] }],
    ['{"a":"Plans "A", "B" and "C" compared","b":"x"}', { a: 'Plans "A", "B" and "C" compared', b: 'x' }],
    ['{"a":["x","The "A" plan"]}', { a: ['x', 'The "A" plan'] }],
    ['{"a":"A 5" pipe and a 3" one","b":2}', { a: 'A 5" pipe and a 3" one', b: 2 }],
    ['{"a":"Ask "why?", "how?", and "when?""}', { a: 'Ask "why?", "how?", and "when?"' }],
    ['{"a":"Say "hi" [and "bye"] to all","b":[1]}', { a: 'Say "hi" [and "bye"] to all', b: [1] }],
    ['{"list":[{"a":"see "notes" {here}"},{"a":"y"}]}', { list: [{ a: 'see "notes" {here}' }, { a: 'y' }] }],
    ['{"a":"สโลแกน "น้ำนิ่ง", แล้วยิงซ้ำ","b":"ค"}', { a: 'สโลแกน "น้ำนิ่ง", แล้วยิงซ้ำ', b: 'ค' }],
    ["{'a': 'it's the client's line', 'b': 'x'}", { a: "it's the client's line", b: 'x' }],
    ["{'a': ['don't', 'won't']}", { a: ["don't", "won't"] }],
    ['{"a":"say \\"hi\\" and "bye"","b":1}', { a: 'say "hi" and "bye"', b: 1 }],
    ['{"a":"key: "b": is quoted, too","c":1}', { a: 'key: "b": is quoted, too', c: 1 }],
  ],
  'quotes that are missing': [
    ['{a": "x", "b": 2}', { a: 'x', b: 2 }],
    ['{"a": "x", b": [1]}', { a: 'x', b: [1] }],
    ['{"a": "x",\n  b": "y"\n}', { a: 'x', b: 'y' }],
    ['{"a: "x", "b": 2}', { a: 'x', b: 2 }],
    ['{"a":"x","b":"y}', { a: 'x', b: 'y' }],
    ['{"a":["x","y]}', { a: ['x', 'y'] }],
    ['{"a":[{"b":"x"},{"b":"y}]}', { a: [{ b: 'x' }, { b: 'y' }] }],
    ['{\n  "a": "x",\n  "b": "y\n}\n', { a: 'x', b: 'y' }],
    ['```json\n{"a":"x","b":"y}\n```', { a: 'x', b: 'y' }],
    ['{"a":"x, "b":"y"}', { a: 'x', b: 'y' }],
    ['{"a":"x\n "b":"y", "c":3}', { a: 'x', b: 'y', c: 3 }],
    ['{"a": x", "b": 1}', { a: 'x', b: 1 }],
  ],
  'quotes of other kinds': [
    ["{'a': 'x'}", { a: 'x' }],
    ["{'a': \"it's\"}", { a: "it's" }],
    ['{“a”: “x”, “b”: [“y”]}', { a: 'x', b: ['y'] }],
    ['{“a”: "x"}', { a: 'x' }],
    ['{"a": “x "y" z”, "b": 1}', { a: 'x "y" z', b: 1 }],
    ['{‘a’: ‘x’}', { a: 'x' }],
    ['{`a`: `x`}', { a: 'x' }],
    ['{"a": `two\nlines`, "b": 1}', { a: 'two lines', b: 1 }],
    ['{"a": """two\nlines "and" quotes""", "b": 1}', { a: 'two lines "and" quotes', b: 1 }],
    ['{&quot;a&quot;: &quot;x&quot;}', { a: 'x' }],
    ['{a: "x", b_2: true}', { a: 'x', b_2: true }],
    ['{a: hello world, b: 2}', { a: 'hello world', b: 2 }],
  ],
  'commas and colons': [
    ['{"a":1,}', { a: 1 }],
    ['{"a":[1,2,],}', { a: [1, 2] }],
    ['{"a":1,,"b":2}', { a: 1, b: 2 }],
    ['{"a":["x",,"y"]}', { a: ['x', 'y'] }],
    ['{"a":["x", , ,"y",]}', { a: ['x', 'y'] }],
    ['{,"a":1}', { a: 1 }],
    ['{"a":[,"x"]}', { a: ['x'] }],
    ['{"a":1 "b":2}', { a: 1, b: 2 }],
    ['{"a":"x"\n"b":"y"}', { a: 'x', b: 'y' }],
    ['{"a":["x" "y"]}', { a: ['x', 'y'] }],
    ['{"a":["x"\n"y"\n"z"]}', { a: ['x', 'y', 'z'] }],
    ['{"a":[{"b":1} {"b":2}]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{"a":{"b":1} "c":2}', { a: { b: 1 }, c: 2 }],
    ['{"a":[1] "c":2}', { a: [1], c: 2 }],
    ['{"a" "x", "b": 1}', { a: 'x', b: 1 }],
    ['{"a":: "x"}', { a: 'x' }],
    ['{"a" = "x"; "b" = 2}', { a: 'x', b: 2 }],
    ['{"a" => "x"}', { a: 'x' }],
    ['{"a"： "x"， "b"： 1}', { a: 'x', b: 1 }],
  ],
  brackets: [
    ['{"a":{"b":1}', { a: { b: 1 } }],
    ['{"a":["x","y"}', { a: ['x', 'y'] }],
    ['{"a":["x","y","b":1}', { a: ['x', 'y'], b: 1 }],
    ['{"a":[{"b":1,{"b":2}]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{"a":[{"b":1},{"b":2]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{"a":1}}', { a: 1 }],
    ['{"a":[1]],"b":2}', { a: [1], b: 2 }],
    ['{"a":1},"b":2}', { a: 1, b: 2 }],
    ['{"a":[{"b":1}]}],"c":"x"}', { a: [{ b: 1 }], c: 'x' }],
    ['{"a":{"b":1}},"c":2}', { a: { b: 1 }, c: 2 }],
    ['{{"a":1}}', { a: 1 }],
    ['"a":1,"b":{"c":2}', { c: 2 }],
  ],
  'values of other languages': [
    ['{"a": None, "b": True, "c": False}', { a: null, b: true, c: false }],
    ['{"a": undefined, "b": NaN}', { a: null, b: null }],
    ['{"a": 1e999, "b": 2}', { a: null, b: 2 }],
    ['{"a": .5, "b": 2.}', { a: 0.5, b: 2 }],
    ['{"a": "x" + "y"}', { a: 'xy' }],
    ['{"a": "one " +\n "two"}', { a: 'one two' }],
    ['callback({"a": 1});', { a: 1 }],
    ['const page = {"a": 1};', { a: 1 }],
    ['export default { a: "x", };', { a: 'x' }],
  ],
  'comments and gaps': [
    ['{/* one */"a":1}', { a: 1 }],
    ['{"a":1, // the first\n"b":2}', { a: 1, b: 2 }],
    ['{"a":"x" // a "remark"\n}', { a: 'x' }],
    ['{"a":["x", ...]}', { a: ['x'] }],
    ['{"a":"see //here","b":1,}', { a: 'see //here', b: 1 }],
    ['{"a":"https://doi.example/a","b":1,}', { a: 'https://doi.example/a', b: 1 }],
  ],
  'signs within texts': [
    ['{"a":"two\nlines"}', { a: 'two lines' }],
    ['{"a":"two\n\nparts",}', { a: 'two parts' }],
    ['{"a":"a\ttab",}', { a: 'a tab' }],
    ['{"a":"50\\% off"}', { a: '50% off' }],
    ['{"a":"it\\\'s"}', { a: "it's" }],
    ['{"a":"C:\\Users","b":1}', { a: 'C:\\Users', b: 1 }],
    ['{"a":"\\u0e01\\u0e02"}', { a: 'กข' }],
    ['{"a":"x\u0000y"}', { a: 'xy' }],
    ['{"a":"x\\ud83dy"}', { a: 'x\uFFFDy' }],
    ['{"a":"\\ud83d\\ude00",}', { a: '😀' }],
  ],
  'what stands around': [
    ['I think {"a":0}?</think>{"a":1}', { a: 1 }],
    ['First a draft.\n</think>\n\n{"a":1}', { a: 1 }],
    ['<think>{"a":0}</think>{"a":1}', { a: 1 }],
    ['<thinking>{"a":0}</thinking>\n{"a":1}', { a: 1 }],
    ['{"a":"text of </think>"}', { a: 'text of </think>' }],
    ['```json\n{"a":1}\n```\n```json\n{"a":2}\n```', { a: 1 }],
    ['````\n{"a":1}\n````', { a: 1 }],
    ['~~~json\n{"a":1}\n~~~', { a: 1 }],
    ['json\n{"a":1}', { a: 1 }],
    ['**Answer:**\n\n> {"a":1}', { a: 1 }],
    ['<json>{"a":1}</json>', { a: 1 }],
    ['<answer>\n```\n{"a":1,}\n```\n</answer>', { a: 1 }],
    ['{"a":1}\n{"a":2}', { a: 1 }],
    ['data: {"a":1}\n\ndata: [DONE]', { a: 1 }],
    ['ได้เลยครับ “แผน” ตามนี้: {"a":"ก"} ขอบคุณครับ', { a: 'ก' }],
  ],
  'cut off': [
    ['{"a":"x","b":"half of a te', { a: 'x', b: 'half of a te' }, 'b'],
    ['{"a":"x","b":["y","ha', { a: 'x', b: ['y', 'ha'] }, 'b.1'],
    ['{"a":"Run "Quiet water", then ret', { a: 'Run "Quiet water", then ret' }, 'a'],
    ['{"a":"x","b":', { a: 'x' }],
    ['{"a":"x","b', { a: 'x' }],
    ['{"a":"x","b":12', { a: 'x' }],
    ['{"a":"x","b":tru', { a: 'x' }],
    ['{"a":"x","b":[', { a: 'x' }],
    ['{"a":"x","b":"', { a: 'x' }],
    ['{"a":"x","b":"see {name', { a: 'x', b: 'see {name' }, 'b'],
    ['{"a":"x","b":"see {name}', { a: 'x', b: 'see {name}' }, 'b'],
    ['{a: "x", b: ["y", "ha', { a: 'x', b: ['y', 'ha'] }, 'b.1'],
  ],
};

describe.each(Object.entries(FAULTS))('%s', (_kind, cases) => {
  test.each(cases)('%s', (sent, means, cut) => {
    expect(cleanOutput(sent)).toEqual({
      ok: true,
      title: '',
      output: means,
      ...(cut === undefined ? {} : { cut }),
    });
  });
});

test('there are more than a hundred', () => {
  expect(Object.values(FAULTS).flat().length).toBeGreaterThan(100);
});

describe('a block inside another is never the page', () => {
  const swot = '"swot":{"strengths":["a"],"weaknesses":["b"]}';
  test.each([
    ['where what is around it is beyond repair', `{"brand" ^^ "A" ^^ ${swot}, ((`],
    ['after more broken blocks than are looked at', `${'{"x" ! 1 '.repeat(14)}{"brand":"A",${swot},]}`],
  ])('%s', (_name, sent) => {
    const cleaned = cleanOutput(sent);
    expect(cleaned.ok && Object.keys(cleaned.output)).not.toEqual(['strengths', 'weaknesses']);
  });

  test('a company within a broken page is not the page about the company', () => {
    const sent = '{"pages":[{"company":"Other","founded":1999}],"note" ^^^ }';
    const cleaned = cleanOutput(sent, 'market-channels-analysis');
    expect(cleaned).not.toMatchObject({ output: { company: 'Other' } });
  });
});

test('a title is as clean as the output', () => {
  expect(cleanOutput('{"title":"A\\u0000 \\ud83d","output":{"a":1}}')).toMatchObject({ title: 'A \uFFFD' });
});
