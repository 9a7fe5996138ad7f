/** The slide kit: all that a page layout imports. */
export * from './check.ts';
export * from './evidence.ts';
export * from './fit.ts';
export { flow, outlineOf, type OutlineItem } from './flow.ts';
export { bodyBox, headlineOf, isHeadline, noteFits, THIRD_NOTE_LINE } from './frame.ts';
export * from './grid.ts';
export * from './shapes.ts';
export * from './stack.ts';
export * from './styles.ts';
export * from './table.ts';
export * from './text.ts';
export * from './types.ts';
export * from './words.ts';
