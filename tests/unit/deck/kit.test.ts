import { beforeAll, describe, expect, it } from 'vitest';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import {
  DoesNotFit,
  Stack,
  balanced,
  bodyBox,
  bottomOf,
  chips,
  chunks,
  clean,
  flow,
  isHeadline,
  matrixOf,
  noteFits,
  noteOn,
  outlineOf,
  placedTexts,
  problemsOf,
  seriesOf,
  splitFigure,
  splitLead,
  style,
  tables,
  text,
  tryLevels,
  valuesOf,
  type PageContext,
} from '../../../src-worker/deck/kit/index.ts';
import { sumInWords, sumOf } from '../../../src-worker/deck/kit/figures.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { themeFor } from '../../../src-worker/deck/theme.ts';
import { nodeFontLoader } from './support/node-fonts.ts';

const theme = themeFor({}, '');
const engine = createTextEngine(nodeFontLoader, theme);
const contextOf = (lang: 'en' | 'th', evidence: Evidence[] = []): PageContext => ({
  engine,
  lang,
  theme,
  company: 'Company',
  title: 'Title',
  preparedBy: 'Agency',
  page: { pageNumber: 12, number: 12 },
  label: 'Key Takeaway',
  section: { type: 'key-takeaway', title: 'Headline', output: {}, evidence },
  reckoned: {},
  formData: emptyFormData(),
  deck: {},
  present: [],
});
const en = contextOf('en');
beforeAll(() => engine.prepare([], 'th'));

const entry = (data: Evidence['data']): Evidence => ({
  statement: 's',
  basis: 'computed',
  source: '',
  data,
});
const at = (id: string, x: number, y: number, size = 14) =>
  text(
    en,
    'Some words',
    { ...style('body', 'en'), size, pitch: size * 1.4 },
    { id, name: id, x, y, width: 120 },
  );

describe('how much goes on a slide', () => {
  it.each([
    [[10, 10, 10], 100, [3]],
    [Array.from({ length: 8 }, () => 10), 70, [4, 4]],
    [Array.from({ length: 7 }, () => 10), 30, [3, 3, 1]],
    [[60, 10, 10, 60], 70, [2, 2]],
    [[], 50, []],
  ])('%j in %i gives %j', (heights, room, counts) => {
    expect(balanced(heights, room)).toEqual(counts);
  });

  it('is nothing where one alone is too high', () => {
    expect(balanced([10, 80, 10], 50)).toBeUndefined();
  });

  it.each([
    [7, 4, [4, 3]],
    [8, 7, [4, 4]],
    [3, 4, [3]],
    [0, 4, []],
  ])('%i by at most %i', (count, most, sizes) => {
    expect(chunks(Array.from({ length: count }), most).map((part) => part.length)).toEqual(sizes);
  });
});

describe('figures and leads', () => {
  it.each([
    ['£ a month', '£1,200', 'a month'],
    ['RM', 'RM1,200', ''],
    ['KSh a month', 'KSh 1,200', 'a month'],
    ['AED', 'AED 1,200', ''],
    ['THB a month', '1,200', 'THB a month'],
    ['บาทต่อเดือน', '1,200', 'บาทต่อเดือน'],
    ['', '1,200', ''],
  ])('a sum in %s', (unit, figure, rest) => {
    expect(sumOf(1200, unit)).toEqual({ figure, unit: rest });
    expect(sumInWords(1200, unit)).toBe(`${figure} ${rest}`.trim());
  });

  it.each([
    ['900 subscribers', '900', 'subscribers'],
    ['< 6% a month', '<6%', 'a month'],
    ['≤1,333 บาทต่อนัด', '≤1,333', 'บาทต่อนัด'],
    ['4.31 million people', '4.31', 'million people'],
    ['20–59 years', '20–59', 'years'],
    ['100%', '100%', ''],
    ['A$38 an inquiry', 'A$38', 'an inquiry'],
    ['R1,200 for one order', 'R1,200', 'for one order'],
    ['KSh 1,200 for one order', 'KSh 1,200', 'for one order'],
    ['<€3,200', '<€3,200', ''],
    ['60 นัดต่อเดือน', '60', 'นัดต่อเดือน'],
  ])('%s', (words, figure, rest) => {
    expect(splitFigure(words)).toEqual({ figure, rest });
  });

  it.each(['To confirm', '', 'about 900'])('%s begins with no figure', (words) => {
    expect(splitFigure(words)).toBeUndefined();
  });

  it('takes the lead from its sentence, and only a short one', () => {
    expect(splitLead('Sell: stop boosts', ':')).toEqual({ lead: 'Sell', rest: 'stop boosts' });
    expect(splitLead('Ads alone cannot do it. 46% would have to', '.')).toEqual({
      lead: 'Ads alone cannot do it.',
      rest: '46% would have to',
    });
    expect(splitLead('No lead here')).toEqual({ lead: '', rest: 'No lead here' });
    expect(splitLead(`${'long '.repeat(20)}: x`, ':').lead).toBe('');
  });

  it('sets written text with single spaces and keeps line feeds', () => {
    expect(clean('  a \t b \r\n\r\n c ')).toBe('a b\nc');
  });
});

describe('charts', () => {
  it('take each form of numbers and refuse numbers that do not match their labels', () => {
    expect(valuesOf([entry({ labels: ['a', 'b'], values: [1, 2] })])?.values).toEqual([1, 2]);
    expect(valuesOf([entry({ labels: ['a', 'b'], values: [1] })])).toBeUndefined();
    expect(seriesOf([entry({ labels: ['a'], series: { x: [1], y: [2] } })])?.series).toHaveLength(2);
    expect(matrixOf([entry({ channels: ['c'], stages: ['s', 't'], values: [[1], [2]] })])?.values).toEqual([
      [1],
      [2],
    ]);
    expect(matrixOf([entry({ channels: ['c'], stages: ['s'], values: [[1], [2]] })])).toBeUndefined();
    expect(valuesOf([])).toBeUndefined();
  });
});

describe('notes line', () => {
  const evidence: Evidence[] = [
    { statement: 'Ours', basis: 'client answer', source: 'Goals' },
    { statement: '1,800 orders', basis: 'computed', source: '360,000 ÷ 200' },
    { statement: 'Rate that subscribes 22%', basis: 'planning assumption', source: 'Equal to today’s rate' },
    { statement: 'The ideas', basis: 'planning assumption', source: 'To test' },
    { statement: 'Market grows', basis: 'model statement', source: 'model' },
    { statement: '1,800 boxes', basis: 'computed', source: 'x '.repeat(400) },
    { statement: '40 a day', basis: 'computed', source: '1,800 ÷ 45' },
    { statement: '3 leads', basis: 'computed', source: '1 ÷ 30%' },
  ];
  const noteFor = (words: string): string => {
    const context = contextOf('en', evidence);
    return noteOn(context, { words, charted: false }, (note) => noteFits(context, note));
  };
  it('says first what is unverified or assumed, whole sentences only, and nothing of the client’s own answer', () => {
    expect(noteFor('(1,800) orders, of which 22%, subscribe')).toBe(
      'Market grows: a model’s statement, not yet verified. Rate that subscribes 22%: an assumption, equal to today’s rate. The ideas: an assumption, to test. 1,800 orders: 360,000 ÷ 200.',
    );
  });
  it('says nothing of a figure that does not stand on the slide, or whose origin stands there', () => {
    expect(noteFor('22.5% of 11,800')).toBe(
      'Market grows: a model’s statement, not yet verified. The ideas: an assumption, to test.',
    );
    expect(noteFor('1,800 orders: 360,000 ÷ 200')).not.toContain('360,000');
    // The number of a card is no figure.
    expect(noteFor('1 Do this 2 Do that 3 Film it')).not.toContain('÷ 30%');
    expect(noteFor('One in 3 leads')).toContain('3 leads: 1 ÷ 30%');
  });
});

describe('builders', () => {
  it('give boxes the height that their text takes', () => {
    const body = style('body', 'en');
    const node = text(en, 'word '.repeat(60), body, { id: 'a', name: 'A', x: 0, y: 10, width: 200 });
    const lines = node.text.paragraphs[0]?.lines.length ?? 0;
    expect(lines).toBeGreaterThan(3);
    expect(node.box.height).toBeCloseTo(lines * body.pitch, 5);
  });

  it('keep right-aligned text at the right edge in spite of the slack', () => {
    const node = text(en, '12', style('body', 'en'), {
      id: 'a',
      name: 'A',
      x: 0,
      y: 0,
      width: 200,
      align: 'right',
    });
    const line = node.text.paragraphs[0]?.lines[0];
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeCloseTo(200, 3);
  });

  it('stack downwards and refuse what does not fit', () => {
    const stack = new Stack(en, { x: 0, y: 0, width: 100, height: 60 });
    stack.text('a', 'A', 'one', style('body', 'en')).gap(5).text('b', 'B', '', style('body', 'en'));
    expect(stack.nodes).toHaveLength(1);
    expect(() => stack.text('c', 'C', 'word '.repeat(40), style('body', 'en'))).toThrow(DoesNotFit);
  });

  it('wrap chips into rows, a long one into lines', () => {
    const made = chips(
      en,
      'c',
      ['short', 'another one', 'a chip that is far longer than its row is wide'],
      { x: 0, y: 0, width: 150 },
      { kind: 'filled' },
    );
    expect(new Set(made.nodes.map((node) => node.box.y)).size).toBeGreaterThan(1);
    expect(problemsOf(made.nodes)).toEqual([]);
    expect(made.height).toBeCloseTo(Math.max(...made.nodes.map((node) => bottomOf(node.box))), 5);
  });

  it('split tables at whole rows, spread evenly, the header on each', () => {
    const rows = Array.from({ length: 9 }, (_, number) => [`row ${number}`, 'text '.repeat(10)]);
    const spec = {
      id: 't',
      name: 'T',
      caption: '',
      x: 40,
      width: 400,
      size: 12,
      columns: [
        { head: 'A', share: 1 },
        { head: 'B', share: 2 },
      ],
      rows,
    };
    const made = tables(en, spec, 100, { first: 200 });
    expect(made.map((node) => node.rows.length - 1)).toEqual([5, 4]);
    expect(made.every((node) => node.rows[0]?.header === true && node.box.height <= 200)).toBe(true);
    expect(made.flatMap((node) => problemsOf([node]))).toEqual([]);
    expect(() => tables(en, spec, 100, { first: 40 })).toThrow(DoesNotFit);
  });
});

describe('what must hold of a slide', () => {
  it.each([
    ['a text on another', [at('a', 50, 50), at('b', 60, 55)], 'overlap'],
    ['a text off the slide', [at('a', 900, 50)], 'leaves its area'],
    ['a text too small', [at('a', 50, 50, 9)], 'too small'],
    ['an id used twice', [at('a', 50, 50), at('a', 50, 200)], 'used twice'],
    [
      'a text higher than its box',
      [{ ...at('a', 50, 50), box: { x: 50, y: 50, width: 120, height: 5 } }],
      'higher',
    ],
  ])('finds %s', (_, nodes, problem) => {
    expect(problemsOf(nodes).join(' ')).toContain(problem);
  });

  it('is silent about a good one', () => {
    expect(problemsOf([at('a', 50, 50), at('b', 50, 80)])).toEqual([]);
  });
});

describe('levels', () => {
  it('takes the first on which everything fits', () => {
    const body = bodyBox(en, 'Headline');
    const drafts = tryLevels(en, { words: 'x' }, [60, 20, 12], (size) => [
      {
        layout: 'content',
        headline: 'Headline',
        nodes: new Stack(en, { ...body, height: 30 }).text('a', 'A', 'Words', style('body', 'en', { size }))
          .nodes,
      },
    ]);
    expect(placedTexts(drafts[0]?.nodes ?? [])[0]?.text?.paragraphs[0]?.runs[0]?.size).toBe(20);
  });

  it('falls back to flowing text that loses nothing', () => {
    const output = {
      first: 'alpha '.repeat(900),
      list: ['beta', { inner: 'gamma' }],
      visualDirection: 'hidden',
    };
    const drafts = tryLevels(en, output, [1], () => {
      throw new DoesNotFit('never');
    });
    expect(drafts.length).toBeGreaterThan(1);
    const said = drafts
      .flatMap((draft) => placedTexts(draft.nodes))
      .flatMap((placed) => placed.text?.paragraphs ?? []);
    const words = said.flatMap((paragraph) => paragraph.runs.map((run) => run.text)).join(' ');
    expect(words.match(/alpha/g)).toHaveLength(900);
    expect(words).toContain('gamma');
    expect(words).not.toContain('hidden');
    for (const draft of drafts) expect(problemsOf(draft.nodes, bodyBox(en, draft.headline))).toEqual([]);
  });

  it('hands on what is no lack of room', () => {
    expect(() =>
      tryLevels(en, {}, [1], () => {
        throw new TypeError('defect');
      }),
    ).toThrow(TypeError);
  });
});

describe('headlines', () => {
  it('have two lines, at smaller sizes when long, and are none when too long', () => {
    expect(isHeadline(en, 'word '.repeat(30))).toBe(true);
    expect(isHeadline(en, 'word '.repeat(200))).toBe(false);
    expect(bodyBox(en, 'Short').y).toBeLessThan(bodyBox(en, 'word '.repeat(30)).y);
    expect(bodyBox(contextOf('th'), 'สั้น').y).toBeGreaterThan(bodyBox(en, 'Short').y);
  });

  it('that are too long for a flow are said in its body', () => {
    const [draft] = flow(en, 'word '.repeat(200), [{ kind: 'text', text: 'rest' }]);
    expect(draft?.headline).toBe('Headline');
    expect(outlineOf({ matrixNote: 'ก' }, 'th')[0]).toEqual({ kind: 'head', text: 'ข้อสังเกต' });
    expect(outlineOf({ aKey: 'value' })).toEqual([
      { kind: 'head', text: 'A key' },
      { kind: 'text', text: 'value' },
    ]);
  });
});

describe('what covers a place', () => {
  const value = { x: 10, baseline: 30, width: 40, size: 20, colour: 'ink' } as const;
  const bare: SceneNode = {
    kind: 'chart',
    id: 'chart',
    name: 'Chart',
    box: { x: 100, y: 100, width: 200, height: 100 },
    chart: 'column',
    labels: ['A'],
    series: [{ name: 'One', values: [1], colour: 'brand' }],
    labelSize: 12,
    labelColour: 'ink',
    alt: 'One',
    bare: [value],
  };
  const words = (y: number) =>
    text(en, 'Words', style('body', 'en'), { id: 'words', name: 'Words', x: 110, y, width: 80 });

  it('is of a bare chart its values: other texts may stand on its columns', () => {
    expect(problemsOf([bare, words(150)])).toEqual([]);
    expect(problemsOf([bare, words(115)])).toEqual(['chart-1 and words overlap.']);
  });

  it('is of a table no empty cell', () => {
    const [table] = tables(
      en,
      {
        id: 't',
        name: 'T',
        caption: 'T',
        x: 110,
        width: 80,
        columns: [{ head: '', share: 1 }],
        rows: [['']],
        size: 12,
        header: false,
      },
      150,
      { first: 100 },
    );
    if (!table) throw new Error('no table');
    const cells = table.rows[0]?.cells ?? [];
    const empty = {
      ...table,
      rows: [
        { height: 30, cells: cells.map((cell) => ({ ...cell, text: { ...cell.text, paragraphs: [] } })) },
      ],
    };
    expect(placedTexts([empty])).toEqual([]);
    expect(problemsOf([empty, words(150)])).toEqual([]);
  });
});
