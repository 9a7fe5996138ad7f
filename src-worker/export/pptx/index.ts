/** What the worker's api uses of this folder. */
export { exportPptx, type FileFacts, type PptxFile } from './export-pptx.ts';
export { embedFonts, type WholeFont } from './fonts/embed.ts';
export { thumbnailOf } from './thumbnail.ts';
