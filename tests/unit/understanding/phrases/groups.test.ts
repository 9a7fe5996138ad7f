import { expect, test } from 'vitest';
import { wholeGroups } from '../../../../src-worker/understanding/phrases/groups.ts';

test.each<[string, string[], string[]]>([
  ['Farm and stable managers', ['Farm', 'stable managers'], ['Farm and stable managers']],
  [
    'owners and chefs of small bistros',
    ['owners', 'chefs of small bistros'],
    ['owners and chefs of small bistros'],
  ],
  ['renters and students', ['renters', 'students'], ['renters', 'students']],
  ['a few growers, students esp', ['a few growers', 'students esp'], ['growers', 'students']],
  ['Families since the flood', ['Families', 'the flood'], ['Families']],
  ['single or couples, nurses', ['single or couples', 'nurses'], ['nurses']],
  [
    'เกษตรกรสวนยาง ปาล์ม ที่มีรถแทรกเตอร์',
    ['เกษตรกรสวนยาง', 'ปาล์ม', 'ที่มีรถแทรกเตอร์'],
    ['เกษตรกรสวนยาง ปาล์ม ที่มีรถแทรกเตอร์'],
  ],
  [
    'เจ้าของแมวแก่ ไตเสื่อม คนที่หมอแนะนำมา',
    ['เจ้าของแมวแก่', 'ไตเสื่อม', 'คนที่หมอแนะนำมา'],
    ['เจ้าของแมวแก่', 'คนที่หมอแนะนำมา'],
  ],
  ['older runners, bad knees', ['older runners', 'bad knees'], ['older runners']],
  ['people with bad knees', ['people with bad knees'], ['people with bad knees']],
  ['ปวดหลัง', ['ปวดหลัง'], ['ปวดหลัง']],
  ['แต่คนจ่ายคือพ่อ', ['แต่คนจ่ายคือ', 'พ่อ'], ['พ่อ']],
])('%s', (told, found, groups) => expect(wholeGroups(found, told)).toEqual(groups));

test('what people do is no group beside them', () =>
  expect(
    wholeGroups(
      ['Office workers', 'remote workers', 'brew'],
      'Office workers and remote workers who brew at home and care where their coffee comes from',
    ),
  ).toEqual(['Office workers', 'remote workers']));
