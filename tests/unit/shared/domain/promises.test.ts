import { expect, test } from 'vitest';
import { promisedAgainst } from '../../../../src/shared/domain/promises.ts';

const broken = (rule: string, text: string): string | undefined => {
  const at = promisedAgainst(rule, text);
  return at && text.slice(at.start, at.end);
};

test.each([
  ['ห้ามเคลมรักษาโรค', 'ปวดเข่าหายใน 7 วัน', 'ปวดเข่าหาย'],
  ['No medical claims please', 'Pain-free in a week', 'Pain-free'],
  ['Do not promise a cure', 'We cure migraines', 'cure'],
  ['ห้ามการันตีรายได้', 'ขายได้วันแรก', 'ขายได้วันแรก'],
  ['Do not promise ROI. Never say guaranteed rent.', 'Guaranteed rent from month one', 'Guaranteed rent'],
  ['never guarantee results', 'Results guaranteed or your money back', 'Results guaranteed'],
  ['ห้ามใช้คำว่าลดน้ำหนัก', 'ผอมไวใน 14 วัน', 'ผอมไว'],
  ['Do not promise response in minutes.', 'Ploughed in 40 minutes', '40 minutes'],
  ['ห้ามสัญญาว่าขายได้ในกี่วัน', 'ปีนี้ขายเฉลี่ยใน 74 วัน', 'ขายเฉลี่ยใน 74 วัน'],
])('%s / %s', (rule, text, words) => expect(broken(rule, text)).toBe(words));

test.each([
  ['ห้ามเคลมรักษาโรค', 'ไม่มีผลในการป้องกันหรือรักษาโรค'],
  ['No medical claims please', 'Does it cure migraines?'],
  ['Never use stock photos', 'We cure our own bacon'],
  ['ห้ามการันตีรายได้', 'จ่ายครั้งเดียว 19,900'],
  ['Do not promise a cure', 'We cure our own hams'],
  ['Do not promise response in minutes.', 'Ploughed in 2 days'],
  ['Do not promise response in minutes.', '10 min from the station'],
  ['Never promise delivery in days', 'Open 7 days a week'],
  ['Do not say how many hours', 'Open 24 hours'],
  ['ห้ามสัญญาว่าขายได้ในกี่วัน', 'รับประกัน 30 วัน'],
])('kept: %s / %s', (rule, text) => expect(broken(rule, text)).toBeUndefined());
