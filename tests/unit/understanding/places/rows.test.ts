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
  // Where they are, and not what they are there.
  ['Anna Nagar, Adyar. Son/daughter in US, Dubai', ['Anna Nagar', 'Adyar', 'US', 'Dubai']],
  ['Margao, Panjim. NRI in London', ['Margao', 'Panjim', 'London']],
  ['Koh Samui; ads UK, Australia', ['UK', 'Australia']],
  ['Johor Bahru; ads to Woodlands, Yishun', ['Woodlands', 'Yishun']],
  ['Dublin, Galway, Sligo firms', ['Dublin', 'Galway', 'Sligo']],
  ['Nimman, Mae Rim pick up', ['Nimman', 'Mae Rim']],
  // Of numbers the first alone would be wrong.
  ['Bronx districts 7, 8, 9', ['Bronx']],
  ['IP32 IP33 moreton hall estate', ['IP32', 'IP33']],
  ['Rochester, Greece NY', ['Rochester', 'Greece NY']],
  ['Dispatch from Surat. Andhra Pradesh, Kerala', ['Andhra Pradesh', 'Kerala']],
  ['ขอนแก่น ใต้ก็มี', ['ขอนแก่น', 'ภาคใต้']],
  ['พังโคน วานรนิวาส', ['พังโคน', 'วานรนิวาส']],
  ['กรุงเทพและหัวเมือง (เชียงใหม่ ขอนแก่น)', ['กรุงเทพ', 'เชียงใหม่', 'ขอนแก่น']],
  // A district in a list of several is one of them.
  ['ชลบุรี พัทยา ศรีราชา ระยอง', ['ชลบุรี', 'พัทยา', 'ศรีราชา', 'ระยอง']],
  // How far it goes besides is behind the places.
  ['เชียงใหม่ ลำพูน ลำปาง แต่ทำทางไกลได้ทั้งประเทศ', ['เชียงใหม่', 'ลำพูน', 'ลำปาง']],
  ['กรุงเทพ นนทบุรี ปทุมธานี (ส่งทั่วประเทศ)', ['กรุงเทพ', 'นนทบุรี', 'ปทุมธานี']],
  ['ทั่วประเทศแหละ แต่ส่วนใหญ่นครปฐม ราชบุรี', ['นครปฐม', 'ราชบุรี']],
  ['ทั่วประเทศ ห้องลองที่ราชวิถี', ['ทั่วประเทศ']],
  ['ส่งไปรษณีย์ทั่วไทย', ['ทั่วประเทศ']],
])('%s', (answer, names) => {
  expect(readPlaces(answer).map(({ name }) => name)).toEqual(names);
});
