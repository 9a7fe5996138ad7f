/**
 * Scripts that the deck's families lack: which face has them, and in which of its files.
 *
 * A Chinese, Japanese or Korean face and the emoji come in many files, each with some characters; which, the package says
 * in a list that is loaded when a text first needs the face.
 */
import type { TextLanguage } from '../../../src/shared/scene/scene.ts';
import type { ScriptFamily } from '../../../src/shared/scene/script-families.ts';
import type { FontWeight } from '../../../src/shared/scene/theme.ts';
import type { FaceName } from './fonts.ts';

interface Script {
  family: ScriptFamily;
  /** Undefined where signs say nothing of a language. */
  language?: TextLanguage;
  /** The only file, or what parts the characters among several. */
  subset: string | { slices: () => Promise<Record<string, string>> };
  /** Absent: regular and bold. */
  weights?: 'regular';
  has: RegExp;
}

const slices: Record<string, () => Promise<Record<string, string>>> = import.meta.glob(
  '../../../node_modules/@fontsource/{noto-sans-sc,noto-sans-jp,noto-sans-kr,noto-emoji}/unicode.json',
  { import: 'default' },
);
const sliced = (name: string): Script['subset'] => ({
  slices: () => {
    const load = slices[`../../../node_modules/@fontsource/${name}/unicode.json`];
    return load ? load() : Promise.reject(new Error(`The font ${name} is not part of this build.`));
  },
});

/** Punctuation and wide forms that the three East Asian scripts share. */
const EAST_ASIAN_SIGNS = String.raw`\u3000-\u303f\uff00-\uffef`;

/** Asked in this order. */
const SCRIPTS: readonly Script[] = [
  { family: 'Noto Sans Arabic', language: 'ar', subset: 'arabic', has: /\p{scx=Arabic}/u },
  { family: 'Noto Sans Hebrew', language: 'he', subset: 'hebrew', has: /\p{scx=Hebrew}/u },
  { family: 'Noto Sans Devanagari', language: 'hi', subset: 'devanagari', has: /\p{scx=Devanagari}/u },
  { family: 'Noto Sans Bengali', language: 'bn', subset: 'bengali', has: /\p{scx=Bengali}/u },
  { family: 'Noto Sans Tamil', language: 'ta', subset: 'tamil', has: /\p{scx=Tamil}/u },
  { family: 'Noto Sans Lao', language: 'lo', subset: 'lao', has: /\p{scx=Lao}/u },
  { family: 'Noto Sans Khmer', language: 'km', subset: 'khmer', has: /\p{scx=Khmer}/u },
  { family: 'Noto Sans Myanmar', language: 'my', subset: 'myanmar', has: /\p{scx=Myanmar}/u },
  { family: 'Noto Sans Armenian', language: 'hy', subset: 'armenian', has: /\p{scx=Armenian}/u },
  { family: 'Noto Sans Georgian', language: 'ka', subset: 'georgian', has: /\p{scx=Georgian}/u },
  {
    family: 'Noto Sans SC',
    language: 'zh',
    subset: sliced('noto-sans-sc'),
    has: new RegExp(String.raw`[\p{scx=Han}\p{scx=Bopomofo}${EAST_ASIAN_SIGNS}]`, 'u'),
  },
  {
    family: 'Noto Sans JP',
    language: 'ja',
    subset: sliced('noto-sans-jp'),
    has: new RegExp(String.raw`[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}${EAST_ASIAN_SIGNS}]`, 'u'),
  },
  {
    family: 'Noto Sans KR',
    language: 'ko',
    subset: sliced('noto-sans-kr'),
    has: new RegExp(String.raw`[\p{scx=Hangul}\p{scx=Han}${EAST_ASIAN_SIGNS}]`, 'u'),
  },
  {
    family: 'Noto Emoji',
    subset: sliced('noto-emoji'),
    weights: 'regular',
    has: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u,
  },
  { family: 'Noto Sans Symbols 2', subset: 'symbols', weights: 'regular', has: /[\p{S}\p{P}\p{No}]/u },
  // It has signs that no other face has: notes of music, figures in circles.
  { family: 'Noto Sans JP', language: 'ja', subset: sliced('noto-sans-jp'), has: /[\u2460-\u27bf]/u },
];
const byFamily = new Map<string, Script>(SCRIPTS.map((script) => [script.family, script]));

/** What a script's face says of the language; undefined for other families and for signs. */
export const languageOf = (family: string): TextLanguage | undefined => byFamily.get(family)?.language;

const EAST_ASIAN = new RegExp(
  String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hangul}\p{scx=Bopomofo}${EAST_ASIAN_SIGNS}]`,
  'u',
);

/** The East Asian face that a text is set in; its characters mean the same in all, and are drawn differently. */
export type EastAsian = 'Noto Sans SC' | 'Noto Sans JP' | 'Noto Sans KR';

/** By what a text holds besides Chinese characters; undefined for a text without any of them. */
export function eastAsianOf(text: string): EastAsian | undefined {
  if (!EAST_ASIAN.test(text)) return undefined;
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return 'Noto Sans JP';
  return /\p{sc=Hangul}/u.test(text) ? 'Noto Sans KR' : 'Noto Sans SC';
}

const scriptsOf = (character: string, first: EastAsian | undefined): readonly Script[] => {
  const own = SCRIPTS.filter(({ has }) => has.test(character));
  const wanted = first && own.find(({ family }) => family === first);
  return wanted ? [wanted, ...own.filter((script) => script !== wanted)] : own;
};

type Range = readonly [first: number, last: number];
interface SliceRanges {
  subset: string;
  /** As the package has it. */
  text: string;
  ranges: readonly Range[];
}

/** Files of the faces that were asked for so far. */
const known = new Map<string, readonly SliceRanges[]>();

const rangesIn = (text: string): readonly Range[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/iu, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

async function loadSlices({ family, subset }: Script): Promise<void> {
  if (typeof subset === 'string' || known.has(family)) return;
  const list = await subset.slices();
  known.set(
    family,
    Object.entries(list).flatMap(([name, text]) => {
      const number = /^\[(\d+)\]$/u.exec(name)?.[1];
      return number === undefined ? [] : [{ subset: number, text, ranges: rangesIn(text) }];
    }),
  );
}

/** Learns which files may hold the character. Rejects when a list cannot be loaded. */
export async function learnFiles(character: string): Promise<void> {
  await Promise.all(scriptsOf(character, undefined).map(loadSlices));
}

/** Files that may hold the character, most wanted first; of those that were learnt. */
export function scriptFaces(
  character: string,
  weight: FontWeight,
  first: EastAsian | undefined,
): readonly FaceName[] {
  const codePoint = character.codePointAt(0) ?? 0;
  return scriptsOf(character, first).flatMap(({ family, subset, weights }) => {
    const face = { family, weight: weights === 'regular' ? 400 : weight } as const;
    if (typeof subset === 'string') return [{ ...face, subset }];
    const holds = ({ ranges }: SliceRanges): boolean =>
      ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
    return (known.get(family) ?? []).filter(holds).map((slice) => ({ ...face, subset: slice.subset }));
  });
}

/** The characters of a file among those of its family, as a style sheet has them; undefined for an only file. */
export const rangeOf = ({ family, subset }: FaceName): string | undefined =>
  known.get(family)?.find((slice) => slice.subset === subset)?.text;
