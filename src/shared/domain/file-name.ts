/** Names of downloaded files. */

/** Characters that some file system refuses, and controls. */
const ILLEGAL = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;
/** UTF-8 bytes for the company: file systems allow 255 for the whole name, and a Thai letter takes three. */
const MAX_BYTES = 180;

/**
 * '{Company} - Proposal.pptx' (or another ending), to the letter where file systems allow it; the proposal's title stands in for
 * a company without a name.
 */
export function proposalFileName(
  companyName: string,
  title: string,
  ending: 'pptx' | 'pdf' | 'html' | 'palmleaf',
): string {
  const company = cleaned(companyName) || cleaned(title);
  return company === '' ? `Proposal.${ending}` : `${company} - Proposal.${ending}`;
}

function cleaned(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(ILLEGAL, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s.-]+|[\s-]+$/gu, '');
  let kept = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += utf8Length(segment);
    if (bytes > MAX_BYTES) break;
    kept += segment;
  }
  return kept.trim();
}

/** Bytes of a text without halves of characters. */
const utf8Length = (text: string): number => encodeURIComponent(text).replaceAll(/%../gu, '%').length;
