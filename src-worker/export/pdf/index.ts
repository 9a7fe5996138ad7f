/** What the worker's api uses of this folder. */
export { exportPdf, type FileDates, type GlyphSource, type PdfFile } from './export-pdf.ts';
