/** Places that stand in a row, beside the whole country, or where guests come to and do not live. */
import { expect, test } from 'vitest';
import { readPlaces } from '../../../../src-worker/understanding/places/read-places.ts';

test.each([
  ['Melbourne Sydney Adelaide', ['Melbourne', 'Sydney', 'Adelaide']],
  ['Nelson Richmond Motueka Blenheim', ['Nelson', 'Richmond', 'Motueka', 'Blenheim']],
  // One name of several words stays one.
  ['Port of Spain, New Plymouth', ['Port of Spain', 'New Plymouth']],
  // Where guests stay is where the client is.
  ['Nairobi, Nakuru, Eldoret - stay is in Diani', ['Nairobi', 'Nakuru', 'Eldoret']],
  ['Muscat, Dubai. camp near Bidiyah', ['Muscat', 'Dubai']],
  ['Garissa, Wajir; donors in Nairobi, London', ['Nairobi', 'London']],
  ['Inverness, Aberdeen, + visitors staying in Aviemore', ['Inverness', 'Aberdeen', 'Aviemore']],
  // How far it goes besides is behind the places.
  ['เชียงใหม่ ลำพูน ลำปาง แต่ทำทางไกลได้ทั้งประเทศ', ['เชียงใหม่', 'ลำพูน', 'ลำปาง']],
  ['กรุงเทพ นนทบุรี ปทุมธานี (ส่งทั่วประเทศ)', ['กรุงเทพ', 'นนทบุรี', 'ปทุมธานี']],
  ['ทั่วประเทศแหละ แต่ส่วนใหญ่นครปฐม ราชบุรี', ['นครปฐม', 'ราชบุรี']],
  ['ทั่วประเทศ ห้องลองที่ราชวิถี', ['ทั่วประเทศ']],
  ['ส่งไปรษณีย์ทั่วไทย', ['ทั่วประเทศ']],
])('%s', (answer, names) => {
  expect(readPlaces(answer).map(({ name }) => name)).toEqual(names);
});
