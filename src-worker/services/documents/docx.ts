/** Text of a Word document, its tables as rows. */
import mammoth from 'mammoth/mammoth.browser.min.js';
import { htmlText } from './html.ts';

export async function readDocx(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    // Pictures have no words, and would be copied into the text.
    { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
  );
  return htmlText(value);
}
