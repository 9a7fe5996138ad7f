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
  ['4 wk wait, 8 wk course', '4-week wait, 8-week course'],
  ['what if i dont like it', 'what if I don’t like it'],
  ['Part i of the course, i.e. the first', 'Part i of the course, i.e. the first'],
  ['A glass of wine incl. $98. Ask us.', 'A glass of wine included. $98. Ask us.'],
  ['no renderings w/o "artist rendering"', 'no renderings without "artist rendering"'],
  ['Fitted in half a day while u wait', 'Fitted in half a day while you wait'],
  ['We r not organic, pls ask. Dont say easy', 'We are not organic, please ask. Don’t say easy'],
  ['5 yr dust seal warranty', '5-year dust seal warranty'],
  ['Gone in 6 yrs, 24 hr rush', 'Gone in 6 years, 24 hr rush'],
  ['motel, 28 rms', 'motel, 28 rooms'],
  ['7-12 yr old boys, 1 yr on parts, last yr', '7-12-year-old boys, 1 year on parts, last year'],
  [
    'Mums n daughters, renters too cos you can take it',
    'Mums and daughters, renters too because you can take it',
  ],
  ['Ghosts lol, parking', 'Ghosts, parking'],
  [
    'U dont show, DONT ring, room takes 18 bc of walkers',
    'You don’t show, DON’T ring, room takes 18 because of walkers',
  ],
  ['cos lettuce, U of M, plan B, 300 bc', 'cos lettuce, U of M, plan B, 300 bc'],
  ['men think its awkward', 'men think it’s awkward'],
  ['Its a scam, hes gone, abt 20 min', 'It’s a scam, he’s gone, about 20 min'],
  ['its kitchen, its only branch, its own site', 'its kitchen, its only branch, its own site'],
  ['every open spot incl. today', 'every open spot including today'],
  ['£98 a day, VAT incl.', '£98 a day, VAT included'],
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
