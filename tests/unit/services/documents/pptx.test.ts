import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pptxOf, shapeXml } from '../../../fixtures/documents/office.ts';
import { linesOf, problemOf } from './read.ts';

const cell = (text: string, attributes = ''): string =>
  `<a:tc ${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;

test('slides under their numbers: title, shapes in order, tables by cell, then the notes', async () => {
  const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('Channel', 'gridSpan="2"')}${cell('Channel', 'hMerge="1"')}${cell('งบ')}</a:tr><a:tr>${cell('Facebook')}${cell('paid')}${cell('60,000')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const pptx = pptxOf([
    {
      shapes: `${shapeXml(['3 Nov 2026'], 'dt')}${shapeXml(['First box', 'สวัสดี'])}${shapeXml(['The title'], 'ctrTitle')}
        <mc:AlternateContent><mc:Choice>${shapeXml(['Once'])}</mc:Choice><mc:Fallback>${shapeXml(['Once'])}</mc:Fallback></mc:AlternateContent>
        <p:sp><p:txBody><a:p><a:pPr><a:buChar char="•"/></a:pPr><a:r><a:t>An item</a:t></a:r><a:br/><a:r><a:t>goes on</a:t></a:r></a:p></p:txBody></p:sp>`,
      notes: 'No discounts',
      diagram: 'In a diagram',
    },
    { shapes: shapeXml(['Hidden']), isHidden: true },
    { shapes: table },
  ]);
  expect(await linesOf('a.pptx', pptx)).toEqual([
    'Slide 1',
    'The title',
    'First box',
    'สวัสดี',
    'Once',
    '- An item',
    'goes on',
    'In a diagram',
    'Notes:',
    'No discounts',
    'Slide 3',
    'Channel\t\tงบ',
    'Facebook\tpaid\t60,000',
  ]);
});

test('a presentation that another program saved', async () => {
  const pptx = new Uint8Array(
    readFileSync(new URL('../../../fixtures/documents/slides.pptx', import.meta.url)),
  ).buffer;
  expect(await linesOf('slides.pptx', pptx)).toEqual([
    'Slide 1',
    'เปิดตัวรีสอร์ต Baan Dao',
    'Our goal is 45 bookings a month',
    'งบ 90,000 บาทต่อเดือน',
    'Notes:',
    'Say that discounts are out',
    'Slide 2',
    'Channel\tงบ',
    'Facebook\t60,000',
  ]);
});

test('one of pictures alone has no text', async () => {
  expect(await problemOf('a.pptx', pptxOf([{ shapes: '<p:pic/>' }, { shapes: '<p:pic/>' }]))).toBe('empty');
});
