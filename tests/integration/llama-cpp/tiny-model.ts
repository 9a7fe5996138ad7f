/**
 * A language model of some hundred kilobytes, made by hand, in the file format of llama.cpp: one token for each byte, and
 * of what was written only the last byte counts. It knows how JSON goes on and writes 'Text.' wherever a text may stand, so
 * that a grammar leads it through any schema to an end.
 */

/** Tokens before the bytes: unknown, begin, end. */
const [UNKNOWN, BEGIN, END] = [0, 1, 2];
const BYTES = 3;
const VOCABULARY = BYTES + 256;
/** Numbers that stand for a token: one for each, rounded up. */
const WIDTH = 264;
/** Of an attention that attends to nothing. */
const HEAD = 8;
const FEED = 32;
/** Bytes of text at once, unless a server gives it less. */
const CONTEXT = 32_768;

/** How likely a byte follows another: its logarithm. */
const [SURE, LIKELY, NEVER] = [20, 8, -20];

/** What follows a byte; '' is the end. */
const NEXT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '{': { '"': SURE },
  '[': { '"': SURE, '{': SURE },
  ':': { '"': SURE, '{': SURE, '[': SURE, '1': LIKELY, n: 0 },
  ',': { '"': SURE, '{': SURE },
  // The beginning of a text, else what may follow its end.
  '"': { T: SURE, ',': LIKELY, ']': LIKELY, '}': LIKELY, ':': LIKELY },
  T: { e: SURE },
  e: { x: SURE },
  x: { t: SURE },
  t: { '.': SURE },
  // Without a grammar that wants more, this is all.
  '.': { '"': SURE, '': 2 * SURE },
  '}': { ',': LIKELY, ']': LIKELY, '}': LIKELY, '': LIKELY },
  ']': { ',': LIKELY, '}': LIKELY, '': LIKELY },
};
/** After any other byte a text ends, and a number or a word of JSON's own. */
const ELSE: Readonly<Record<string, number>> = { '"': SURE, ',': LIKELY, '}': LIKELY, ']': LIKELY };

const token = (byte: string): number => (byte === '' ? END : BYTES + byte.charCodeAt(0));

/** Of each next token, a weight for each token before it. */
function nextWeights(): Float32Array {
  const weights = new Float32Array(VOCABULARY * WIDTH);
  // A token is one number of all; what the network makes of it is the root of how many there are.
  const scale = 1 / Math.sqrt(WIDTH);
  for (let before = 0; before < VOCABULARY; before++) {
    for (let next = 0; next < VOCABULARY; next++) weights[next * WIDTH + before] = NEVER * scale;
    const byte = before < BYTES ? '' : String.fromCharCode(before - BYTES);
    for (const [next, likely] of Object.entries(NEXT[byte] ?? ELSE))
      weights[token(next) * WIDTH + before] = likely * scale;
  }
  return weights;
}

/** Each token is a number of its own. */
function tokenWeights(): Float32Array {
  const weights = new Float32Array(VOCABULARY * WIDTH);
  for (let at = 0; at < VOCABULARY; at++) weights[at * WIDTH + at] = 1;
  return weights;
}

type Tensor = readonly [name: string, sizes: readonly number[], values: Float32Array];
const ones = (length: number): Float32Array => new Float32Array(length).fill(1);
const nothing = (length: number): Float32Array => new Float32Array(length);

const tensors = (): Tensor[] => [
  ['token_embd.weight', [WIDTH, VOCABULARY], tokenWeights()],
  ['output_norm.weight', [WIDTH], ones(WIDTH)],
  ['output.weight', [WIDTH, VOCABULARY], nextWeights()],
  ['blk.0.attn_norm.weight', [WIDTH], ones(WIDTH)],
  ...['q', 'k', 'v'].map((name): Tensor => [
    `blk.0.attn_${name}.weight`,
    [WIDTH, HEAD],
    nothing(WIDTH * HEAD),
  ]),
  ['blk.0.attn_output.weight', [HEAD, WIDTH], nothing(HEAD * WIDTH)],
  ['blk.0.ffn_norm.weight', [WIDTH], ones(WIDTH)],
  ['blk.0.ffn_gate.weight', [WIDTH, FEED], nothing(WIDTH * FEED)],
  ['blk.0.ffn_up.weight', [WIDTH, FEED], nothing(WIDTH * FEED)],
  ['blk.0.ffn_down.weight', [FEED, WIDTH], nothing(FEED * WIDTH)],
];

/** Kinds of values, as the format numbers them. */
const [U32, I32, F32, BOOL, TEXT, LIST] = [4, 5, 6, 7, 8, 9];
/** Kinds of tokens. */
const [IS_UNKNOWN, IS_CONTROL, IS_BYTE] = [2, 3, 6];

/** Messages one after the other. */
const TEMPLATE = "{% for message in messages %}{{ message['content'] }}\n\n{% endfor %}";

function metadata(): [key: string, ...value: Uint8Array[]][] {
  const bytes = Array.from({ length: 256 }, (_, at) => at);
  const names = [
    '<unk>',
    '<s>',
    '</s>',
    ...bytes.map((at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`),
  ];
  const kinds = [IS_UNKNOWN, IS_CONTROL, IS_CONTROL, ...bytes.map(() => IS_BYTE)];
  const list = (kind: number, items: readonly Uint8Array[]): Uint8Array[] => [
    u32(LIST),
    u32(kind),
    u64(items.length),
    ...items,
  ];
  const count = (value: number): Uint8Array[] => [u32(U32), u32(value)];
  const words = (value: string): Uint8Array[] => [u32(TEXT), text(value)];
  return [
    ['general.architecture', ...words('llama')],
    ['general.name', ...words('tiny')],
    ['llama.context_length', ...count(CONTEXT)],
    ['llama.embedding_length', ...count(WIDTH)],
    ['llama.block_count', ...count(1)],
    ['llama.feed_forward_length', ...count(FEED)],
    ['llama.attention.head_count', ...count(1)],
    ['llama.attention.key_length', ...count(HEAD)],
    ['llama.attention.value_length', ...count(HEAD)],
    ['llama.rope.dimension_count', ...count(HEAD)],
    ['llama.attention.layer_norm_rms_epsilon', u32(F32), f32(1e-9)],
    ['tokenizer.ggml.model', ...words('llama')],
    ['tokenizer.ggml.tokens', ...list(TEXT, names.map(text))],
    [
      'tokenizer.ggml.scores',
      ...list(
        F32,
        names.map(() => f32(0)),
      ),
    ],
    ['tokenizer.ggml.token_type', ...list(I32, kinds.map(u32))],
    ['tokenizer.ggml.unknown_token_id', ...count(UNKNOWN)],
    ['tokenizer.ggml.bos_token_id', ...count(BEGIN)],
    ['tokenizer.ggml.eos_token_id', ...count(END)],
    ['tokenizer.ggml.add_space_prefix', u32(BOOL), new Uint8Array([0])],
    ['tokenizer.chat_template', ...words(TEMPLATE)],
  ];
}

function number(bytes: number, set: (view: DataView) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  set(view);
  return new Uint8Array(view.buffer);
}
const u32 = (value: number): Uint8Array => number(4, (view) => view.setUint32(0, value, true));
const f32 = (value: number): Uint8Array => number(4, (view) => view.setFloat32(0, value, true));
const u64 = (value: number): Uint8Array => number(8, (view) => view.setBigUint64(0, BigInt(value), true));
const text = (value: string): Uint8Array => {
  const bytes = new TextEncoder().encode(value);
  return joined([u64(bytes.length), bytes]);
};
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Values begin at multiples of it. */
const ALIGNED = 32;
const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

/** The file. */
export function tinyModel(): Uint8Array {
  const all = tensors();
  const about = metadata();
  let offset = 0;
  const infos = all.map(([name, sizes, { byteLength }]) => {
    const info = joined([text(name), u32(sizes.length), ...sizes.map(u64), u32(0), u64(offset)]);
    offset += aligned(byteLength);
    return info;
  });
  const head = joined([
    new TextEncoder().encode('GGUF'),
    u32(3),
    u64(all.length),
    u64(about.length),
    ...about.flatMap(([key, ...value]) => [text(key), ...value]),
    ...infos,
  ]);
  return joined([
    head,
    new Uint8Array(aligned(head.length) - head.length),
    ...all.flatMap(([, , values]) => [
      new Uint8Array(values.buffer),
      new Uint8Array(aligned(values.byteLength) - values.byteLength),
    ]),
  ]);
}
