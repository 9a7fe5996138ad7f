import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { docxOf } from '../../../fixtures/documents/docx.ts';
import { bytesOf, linesOf, problemOf, rawBytes, thaiBytes } from './read.ts';

const base64 = (bytes: ArrayBuffer): string =>
  Buffer.from(bytes).toString('base64').replace(/.{76}/gu, '$&\r\n');
const quoted = (text: string): string =>
  Array.from(
    text,
    (character) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
/** Lines as they go over the wire; the head ends with ''. */
const message = (...lines: string[]): string => lines.join('\r\n');
const HEAD = [
  'Return-Path: <client@example.com>',
  'Received: from a by b; Tue, 3 Nov 2026 10:00:00 +0700',
  'MIME-Version: 1.0',
  'From: Somchai <client@example.com>',
  'To: Agency <hello@agency.example>, second@agency.example',
  'Date: Tue, 3 Nov 2026 10:00:00 +0700',
];
const SHOWN_HEAD = [
  'From: Somchai <client@example.com>',
  'To: Agency <hello@agency.example>, second@agency.example',
  'Date: Tue, 3 Nov 2026 10:00:00 +0700',
];
const part = (head: string, body: string): string => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const multipart = (kind: string, subject: string, ...parts: string[]): ArrayBuffer =>
  rawBytes(
    message(
      ...HEAD,
      `Subject: ${subject}`,
      `Content-Type: multipart/${kind}; boundary=b`,
      '',
      `${parts.join('')}--b--`,
    ),
  );

const THAI = 'งบโฆษณา 90,000 บาทต่อเดือน';
const utf8 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

test('the head, then the plain part and not the web page beside it', async () => {
  const eml = multipart(
    'alternative',
    '=?UTF-8?B?4Lia4Lij4Li14Lif?= for =?utf-8?Q?caf=C3=A9?=',
    part(
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit',
      utf8(`${THAI}\r\nThanks`),
    ),
    part('Content-Type: text/html; charset=utf-8', '<p>The same, as a page</p>'),
  );
  expect(await linesOf('brief.eml', eml)).toEqual([...SHOWN_HEAD, 'Subject: บรีฟ for café', THAI, 'Thanks']);
});

describe('encodings', () => {
  test.each<[name: string, charset: string, encoding: string, body: string]>([
    ['quoted-printable', 'utf-8', 'quoted-printable', quoted(utf8(THAI))],
    ['base64', 'utf-8', 'base64', base64(bytesOf(THAI))],
    ['TIS-620', 'TIS-620', '8bit', thaiBytes(THAI)],
    ['windows-874 in quoted-printable', 'windows-874', 'quoted-printable', quoted(thaiBytes(THAI))],
    ['ISO-8859-11 in base64', 'iso-8859-11', 'base64', base64(rawBytes(thaiBytes(THAI)))],
    ['Thai letters that were called Western', 'iso-8859-1', 'quoted-printable', quoted(thaiBytes(THAI))],
    ['Thai letters that nobody named', '', '8bit', thaiBytes(THAI)],
  ])('%s', async (_name, charset, encoding, body) => {
    const eml = message(
      ...HEAD,
      'Subject: Brief',
      `Content-Type: text/plain${charset === '' ? '' : `; charset=${charset}`}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
    );
    expect(await linesOf('brief.eml', rawBytes(eml))).toEqual([...SHOWN_HEAD, 'Subject: Brief', THAI]);
  });

  test('ISO-2022-JP, in the subject too', async () => {
    const words = '\u001B$B4k2h=q\u001B(B';
    const eml = message(
      ...HEAD,
      `Subject: =?ISO-2022-JP?B?${base64(rawBytes(words))}?=`,
      'Content-Type: text/plain; charset=ISO-2022-JP',
      '',
      words,
    );
    expect(await linesOf('brief.eml', rawBytes(eml))).toEqual([...SHOWN_HEAD, 'Subject: 企画書', '企画書']);
  });

  test('TIS-620 in the subject, as words and as bare bytes', async () => {
    const body = ['Content-Type: text/plain; charset=tis-620', '', thaiBytes('สวัสดี')];
    const named = `Subject: =?TIS-620?Q?${quoted(thaiBytes('บรีฟ'))}?=`;
    const bare = `Subject: ${thaiBytes('บรีฟงานใหม่')}`;
    expect(await linesOf('a.eml', rawBytes(message(...HEAD, named, ...body)))).toContain('Subject: บรีฟ');
    expect(await linesOf('a.eml', rawBytes(message(...HEAD, bare, ...body)))).toContain('Subject: บรีฟงานใหม่');
  });
});

test('a web page where there is no plain part: tables by cell, a table that only arranges as lines', async () => {
  const page = `<html><head><style>p{}</style></head><body><table width="600"><tr><td>
    <p>Dear&nbsp;team &mdash; caf&eacute;</p>
    <table><tr><th>Item</th><th>งบ</th></tr><tr><td>Facebook</td><td>60,000</td></tr></table>
    <p>Regards</p></td></tr></table></body></html>`;
  const eml = message(...HEAD, 'Subject: Brief', 'Content-Type: text/html; charset=utf-8', '', utf8(page));
  expect((await linesOf('brief.eml', rawBytes(eml))).slice(4)).toEqual([
    'Dear team — café',
    'Item\tงบ',
    'Facebook\t60,000',
    'Regards',
  ]);
});

test('a plain part that only points to the page is none', async () => {
  const eml = multipart(
    'alternative',
    'Brief',
    part('Content-Type: text/plain', 'See the HTML part.'),
    part('Content-Type: text/html', `<p>${'What the client wants. '.repeat(9)}</p>`),
  );
  const lines = await linesOf('brief.eml', eml);
  expect(lines.join('\n')).toContain('What the client wants.');
  expect(lines).not.toContain('See the HTML part.');
});

test('what is forwarded, and what is attached and can be read; pictures are not named', async () => {
  const attached = (name: string, type: string, bytes: ArrayBuffer): string =>
    part(
      `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64`,
      base64(bytes),
    );
  const pdf = new Uint8Array(
    readFileSync(new URL('../../../fixtures/documents/encrypted.pdf', import.meta.url)),
  ).buffer;
  const inner = message(
    'From: Client <owner@spa.example>',
    'Subject: =?UTF-8?B?4Lia4Lij4Li14Lif?=',
    'Content-Type: text/plain; charset=tis-620',
    '',
    thaiBytes('อยากได้ลูกค้าใหม่'),
  );
  const eml = multipart(
    'mixed',
    'Fwd: brief',
    part('Content-Type: text/plain', 'See below'),
    part('Content-Type: message/rfc822', inner),
    attached('notes.docx', 'application/octet-stream', docxOf([{ table: [['Budget', '90,000 THB']] }])),
    attached('notes.txt', 'text/plain', bytesOf('No discounts')),
    attached('secret.pdf', 'application/pdf', pdf),
    attached('logo.png', 'image/png', rawBytes('\u0089PNG')),
    attached(
      'inner.eml',
      'application/octet-stream',
      rawBytes(message(...HEAD, 'Subject: Inner', '', 'Inner words')),
    ),
  );
  expect((await linesOf('brief.eml', eml)).slice(3)).toEqual([
    'Subject: Fwd: brief',
    'See below',
    '---------- Forwarded message ----------',
    'From: Client <owner@spa.example>',
    'Subject: บรีฟ',
    'อยากได้ลูกค้าใหม่',
    'Attachment: notes.docx',
    'Budget\t90,000 THB',
    'Attachment: notes.txt',
    'No discounts',
    'Attachment: secret.pdf (encrypted)',
    'Attachment: inner.eml',
    ...SHOWN_HEAD,
    'Subject: Inner',
    'Inner words',
  ]);
});

describe('what is an e-mail', () => {
  const body = ['Subject: Brief', '', 'Words'];
  test('by what programs write above it, whatever its name is', async () => {
    expect(await linesOf('brief.txt', rawBytes(message(...HEAD, ...body)))).toEqual([
      ...SHOWN_HEAD,
      'Subject: Brief',
      'Words',
    ]);
  });
  test('after the mark of a folder of messages', async () => {
    const eml = rawBytes(message('From a@b Tue Nov  3 10:00:00 2026', ...HEAD, ...body));
    expect(await linesOf('brief.eml', eml)).toEqual([...SHOWN_HEAD, 'Subject: Brief', 'Words']);
  });
  test('with a line among its headers that is none', async () => {
    const eml = rawBytes(message(...HEAD, 'no header', ...body));
    expect((await linesOf('brief.eml', eml)).at(-1)).toBe('Words');
  });
  test('not: notes that somebody began like one', async () => {
    const notes = 'From: Somchai\nSubject: Spa\nBudget: 50,000\nClient: Ruen Lanna\n\nMore';
    expect(await linesOf('notes.txt', bytesOf(notes))).toEqual(notes.split('\n').filter(Boolean));
    const clinic = 'Client: Ruen Lanna\nX-ray: 500 THB\nContent-type: reels\n\nMore';
    expect(await linesOf('notes.txt', bytesOf(clinic))).toEqual(clinic.split('\n').filter(Boolean));
  });
  test('one without words, and one that is sealed', async () => {
    const empty = 'MIME-Version: 1.0\r\nReceived: x\r\n\r\n';
    expect(await problemOf('a.eml', rawBytes(empty))).toBe('empty');
    const sealed = message(
      ...HEAD,
      'Content-Type: application/pkcs7-mime; name=smime.p7m',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
    );
    expect(await problemOf('a.eml', rawBytes(sealed))).toBe('encrypted-mail');
  });
});
