import { describe, expect, test } from 'vitest';
import { readPlaces } from '../../../../src-worker/understanding/places/read-places.ts';
import { placeSaid } from '../../../../src-worker/understanding/places/said.ts';

const said = (answer: string): string | undefined =>
  placeSaid(
    answer,
    readPlaces(answer).map(({ name }) => name),
  );

describe('where buyers are is told as the client tells it', () => {
  test.each([
    ['Hereford and the villages around', 'Hereford and the villages around'],
    [
      '25 miles either side of the A38, Derby to Lichfield',
      'the area 25 miles either side of the A38, Derby to Lichfield',
    ],
    ['within 40 minutes of Inverness', 'the area within 40 minutes of Inverness'],
    ['UK, no Highlands', 'the UK (no Highlands)'],
    ['Leith, Granton, Portobello. No Fife', 'Leith, Granton and Portobello (no Fife)'],
    ['Marina, Downtown, Business Bay. No Sharjah', 'Marina, Downtown and Business Bay (no Sharjah)'],
    ['Gujarat, Rajasthan, west MP', 'Gujarat, Rajasthan and west MP'],
    ['Anywhere in the UK mainland', 'the UK mainland'],
    ["Everywhere within an hour's drive of Bath", "the area within an hour's drive of Bath"],
    ['half an hour around Norwich', 'the area half an hour around Norwich'],
    ['Local - Stroud and the villages around', 'Stroud and the villages around'],
    ['พิษณุโลก กับจังหวัดใกล้เคียง', 'พิษณุโลก กับจังหวัดใกล้เคียง'],
    ['หลัง ม.นเรศวร และตัวเมืองพิษณุโลก', 'พื้นที่หลัง ม.นเรศวร และตัวเมืองพิษณุโลก'],
  ])('%s', (answer, phrase) => expect(said(answer)).toBe(phrase));

  test.each([
    'Leeds, Bradford and Hull',
    'เชียงใหม่ ลำพูน',
    'น่าน ส่งฟรีไม่เกิน 20 กิโล',
    'We deliver to Perth twice a week',
    '',
  ])('names alone, or more than a place: %j', (answer) => expect(said(answer)).toBeUndefined());

  test('what lies near a place is no place of its own', () =>
    expect(readPlaces('พิษณุโลก กับจังหวัดใกล้เคียง').map(({ name }) => name)).toEqual(['พิษณุโลก']));
});
