/**
 * Stands in for what jsPDF would load to turn web pages and SVG into pictures. This product draws its own pages, so the
 * build leaves those packages out (`resolve.alias` in the build's configuration).
 */
export default function unusedPart(): never {
  throw new Error('This part of the PDF library is not in this product.');
}
