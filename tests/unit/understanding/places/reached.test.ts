import { describe, expect, test } from 'vitest';
import { isReached } from '../../../../src-worker/understanding/places/reached.ts';
import { readPlaces } from '../../../../src-worker/understanding/places/read-places.ts';

const names = (answer: string): string[] => readPlaces(answer).map(({ name }) => name);

describe('how an offer reaches a place is no part of the place', () => {
  test.each([
    ['Edinburgh, post to the rest of Scotland', ['Edinburgh', 'the rest of Scotland']],
    ['Cork city, courier to all of Ireland', ['Cork city', 'Ireland']],
    ['Leeds and mail order UK wide', ['Leeds', 'UK']],
    ['Sydney metro, shipping Australia-wide', ['Sydney metro', 'Australia']],
    ['Dublin city centre, delivery across Leinster', ['Dublin city centre', 'Leinster']],
    ['Kent. Delivery free to Canterbury', ['Kent', 'Canterbury']],
    ['Glasgow shop + online orders to the EU', ['Glasgow', 'the EU']],
    ['York (collection) and UK postal', ['York', 'UK']],
    ["We're in Hull but ship anywhere in Europe", ['Europe']],
    ['Munster mostly, Cork. We go to Dublin for the right site', ['Munster', 'Cork', 'Dublin']],
  ])('%s', (answer, read) => expect(names(answer)).toEqual(read));

  test.each([
    ['Anyone in Texas', ['Texas']],
    ['Parents in Cardiff', ['Cardiff']],
    ['Flights to Phuket', ['Phuket']],
    ['Joondalup to Scarborough', ['Joondalup', 'Scarborough']],
    ['Tauranga to Rotorua', ['Tauranga', 'Rotorua']],
    ['Leeds, paid by gcash', ['Leeds']],
    ['Pune, Hyderabad + NRI in Dubai', ['Pune', 'Hyderabad', 'Dubai']],
    ['Prince George, Smithers and anyone in BC who cares', ['Prince George', 'Smithers', 'BC']],
    ['Mainly Brighton, some from London at weekends', ['Brighton', 'London']],
    ['คนมหาสารคามที่อยู่ไกลบ้าน กรุงเทพ ระยอง', ['กรุงเทพ', 'ระยอง']],
  ])('who is there neither: %s', (answer, read) => expect(names(answer)).toEqual(read));

  test.each([
    ['the whole of Wales', ['Wales']],
    ['nationwide (US)', ['US']],
    ['Online, customers all over France', ['France']],
    ['All of Ireland, north and south', ['Ireland']],
    ['Batangas, Laguna. Outside Calabarzon pick up only', ['Batangas', 'Laguna']],
    ['หาดใหญ่ ส่งทั่วใต้', ['หาดใหญ่', 'ภาคใต้']],
    ['ใกล้ BTS อ่อนนุช', ['อ่อนนุช']],
    ['ชลบุรี จัดส่งฟรีในเมือง', ['ชลบุรี']],
  ])('the whole of a place is the place: %s', (answer, read) => expect(names(answer)).toEqual(read));

  test('names with words of a way in them stay', () => {
    expect(names('Newport, Goole and Post Falls')).toEqual(['Newport', 'Goole', 'Post Falls']);
    expect(names('Stow, Covering and Selly Oak')).toEqual(['Stow', 'Covering', 'Selly Oak']);
  });

  test('a country is reached where the way to it is told', () => {
    expect(isReached('Cork city, courier to all of Ireland', 'Ireland')).toBe(true);
    expect(isReached('Cork city, Ireland', 'Ireland')).toBe(false);
  });
});
