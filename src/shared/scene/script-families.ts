/** Faces of the scripts that the deck's families lack, loaded where a text needs them. */
export const SCRIPT_FAMILIES = [
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Devanagari',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans Lao',
  'Noto Sans Khmer',
  'Noto Sans Myanmar',
  'Noto Sans Armenian',
  'Noto Sans Georgian',
  'Noto Sans SC',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Emoji',
  'Noto Sans Symbols 2',
] as const;
export type ScriptFamily = (typeof SCRIPT_FAMILIES)[number];
