/** What the worker's api uses of this folder. */
export { exportPdf, type FileFacts, type GlyphSource, type PdfFile } from './export-pdf.ts';
