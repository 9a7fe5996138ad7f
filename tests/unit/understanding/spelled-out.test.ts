/** What is read aloud: shorthand is spelled out, a price ends with no half word, rules in a row are several, and who has a say is a person. */
import { describe, expect, test } from 'vitest';
import { spelledOut } from '../../../src-worker/understanding/abbreviations.ts';
import { sayersIn } from '../../../src-worker/understanding/answers/has-say.ts';
import { readConstraints } from '../../../src-worker/understanding/answers/notes.ts';
import { leansOnTh } from '../../../src-worker/understanding/phrases/leaning.ts';

test.each([
  ['All HSE approved w/ GWO', 'All HSE approved with GWO'],
  ['no bars w/o the state link', 'no bars without the state link'],
  ['Cheaper w aid', 'Cheaper with aid'],
  ['Van w/ driver, 5 kW', 'Van with driver, 5 kW'],
  ['24/7 and 12 W', '24/7 and 12 W'],
])('%s', (told, spelled) => expect(spelledOut(told)).toBe(spelled));

test('rules with strokes between them are several', () =>
  expect(readConstraints('ห้ามเล่าเคสลูกค้า / ห้ามคำว่าคุ้มที่สุด').map(({ text }) => text)).toEqual([
    'ห้ามเล่าเคสลูกค้า',
    'ห้ามคำว่าคุ้มที่สุด',
  ]));

test.each([
  ['ทันตแพทย์เด็ก 1 คน', 'คนเดียวในจังหวัด'],
  ['นัดแรกไม่ทำฟัน', 'แค่นั่งเก้าอี้เล่น'],
  ['ล่ามทุกคนเคยทำโรงงาน', 'รู้ศัพท์แม่พิมพ์'],
])('how few, how little and what they know stands on what is told before: %s %s', (before, words) =>
  expect(leansOnTh(before, words)).toBe(true),
);

describe('who has a say', () => {
  const who = (text: string): string[] => sayersIn(text).map((each) => each.who);
  test.each([
    ['โต๊ะอิหม่ามฝากซื้อ', ['โต๊ะอิหม่าม']],
    ['คณะกรรมการไปดู', ['คณะกรรมการ']],
    ['ฝ่ายจัดซื้อเลือก', ['ฝ่ายจัดซื้อ']],
    ['กรรมการผู้จัดการเซ็น', ['กรรมการผู้จัดการ']],
    ['เด็กไม่อยากเรียน', []],
    ['Father talks to the warden, then only pays the token', ['Father']],
  ])('%s', (text, names) => expect(who(text)).toEqual(names));
});
