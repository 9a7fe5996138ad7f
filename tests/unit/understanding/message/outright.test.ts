/** What a form says outright: boxes that are ticked, ages, choices and addresses behind their labels. */
import { describe, expect, test } from 'vitest';
import { readMessage } from '../../../../src-worker/understanding/message/index.ts';

const fields = (text: string): Record<string, unknown> =>
  Object.fromEntries(readMessage(text).fields.map(({ path, value }) => [path.split('.')[1], value]));

describe('a form', () => {
  test('with boxes is read by what is ticked, whether a colon stands before them or not', () => {
    expect(
      fields(
        'Business name: Mossfield Kennels\nGender ☐ Male ☐ Female ☑ All\nType of customers ☑ Consumers (B2C) ☐ Businesses (B2B)\nHave you advertised online before? ☐ Yes ☑ No\nWhere should we advertise? ☑ Facebook ☐ TikTok ☑ Google ☐ LinkedIn',
      ),
    ).toMatchObject({
      gender: 'all',
      targetGroup: 'B2C',
      hasOnlineAdExperience: 'no',
      advertisingChannels: ['facebook-ads', 'google-ads'],
    });
    expect(
      fields(
        'ชื่อร้าน: ขนมครกแม่ศรี\nเพศ ☑ หญิง ☐ ชาย ☐ ทั้งหมด\nประเภทลูกค้า ☐ บุคคลทั่วไป ☑ นิติบุคคล\nเคยลงโฆษณาไหม [ ] ไม่เคย [x] เคย\nช่องทางที่อยากลงโฆษณา ☑ TikTok ☑ Facebook ☐ Google\nวัตถุประสงค์ ☑ สร้างการรับรู้ ☐ ยอดขาย',
      ),
    ).toMatchObject({
      gender: 'female',
      targetGroup: 'B2B',
      hasOnlineAdExperience: 'yes',
      advertisingChannels: ['tiktok-ads', 'facebook-ads'],
      marketingObjectives: ['brand-awareness'],
    });
  });
  test.each([
    ['เคยยิงแอดไหม [ ] ไม่เคยยิงแอด [x] เคย', 'yes'],
    ['เคยลงโฆษณาออนไลน์หรือไม่ ☐ ไม่เคย ☑ เคย', 'yes'],
    ['เคยลงโฆษณาไหม ☑ ไม่เคย ☐ เคย', 'no'],
    ['Have you advertised online before? [ ] No, never [x] Yes', 'yes'],
    ['Have you advertised online before? ☐ Never ☑ Yes', 'yes'],
  ])('says what is ticked, and not what stands beside it: %s', (line, said) => {
    expect(fields(`Business name: Mossfield Kennels\n${line}`)).toMatchObject({
      hasOnlineAdExperience: said,
    });
  });
  test('that asks for the youngest and the oldest apart says both', () => {
    expect(fields('Business name: Mossfield Kennels\nAge from: 30\nAge to: 64')).toMatchObject({
      ageRangeMin: 30,
      ageRangeMax: 64,
    });
    expect(fields('ชื่อร้าน: ขนมครกแม่ศรี\nอายุต่ำสุด: 25\nอายุสูงสุด: 50')).toMatchObject({
      ageRangeMin: 25,
      ageRangeMax: 50,
    });
  });
});

describe('what is no answer', () => {
  test('a line of a customer who is quoted by name', () => {
    const text =
      'Brightpatio, awnings for terraces. Starting price: $900.\n\n"I cut my cooling bill by $65 a month." — Dev P., Marana\nBudget: still open';
    expect(fields(text)['marketingMediaBudget']).toBeUndefined();
  });
  test('an account of an app that is not asked for', () => {
    const text = 'ชื่อร้าน: ขนมครกแม่ศรี\nสินค้า: ขนมครก\nLine OA: @maesri\nเพจ: ขนมครกแม่ศรี';
    const found = readMessage(text).candidates.filter(({ value }) => value === '@maesri');
    expect(found.filter(({ path }) => path.startsWith('marketingChannels.'))).toEqual([]);
  });
});
