/** What the file says of itself, for readers and for archives: the same in its information and in its metadata (XMP). */
import { hexString } from '../drawing/write.ts';
import type { FileObject } from '../file/objects.ts';

export interface DocumentProperties {
  title: string;
  author: string;
  subject: string;
  /** 'th-TH'. */
  language: string;
  /** When the proposal was begun. */
  created: Date;
  /** When the file was made. */
  modified: Date;
}

const PRODUCER = 'Palmleaf';

const escaped = (text: string): string =>
  text
    // Nothing that XML does not know.
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const iso = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
const pdfDate = (date: Date): string => `(D:${iso(date).replaceAll(/[-:TZ]/g, '')}Z)`;

/** UTF-8, a character for each byte. */
const utf8 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

export function informationObject(properties: DocumentProperties): FileObject {
  const { title, author, subject, created, modified } = properties;
  const texts = { Title: title, Author: author, Subject: subject, Producer: PRODUCER, Creator: PRODUCER };
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    value === '' ? [] : [`/${key}<${hexString(value)}>`],
  );
  return {
    value: `<<${entries.join('')}/CreationDate${pdfDate(created)}/ModDate${pdfDate(modified)}>>`,
  };
}

export function metadataObject(properties: DocumentProperties): FileObject {
  const { title, author, subject, language, created, modified } = properties;
  const anyLanguage = (value: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(value)}</rdf:li></rdf:Alt>`;
  const lines = [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    '<pdfuaid:part>1</pdfuaid:part>',
    `<dc:title>${anyLanguage(title)}</dc:title>`,
    ...(author === ''
      ? []
      : [`<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`]),
    ...(subject === '' ? [] : [`<dc:description>${anyLanguage(subject)}</dc:description>`]),
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${iso(created)}</xmp:CreateDate><xmp:ModifyDate>${iso(modified)}</xmp:ModifyDate><xmp:MetadataDate>${iso(modified)}</xmp:MetadataDate>`,
    `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><pdf:Producer>${PRODUCER}</pdf:Producer>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ];
  const stream = utf8(lines.join('\n'));
  return { value: `<</Type/Metadata/Subtype/XML/Length ${stream.length}>>`, stream };
}
