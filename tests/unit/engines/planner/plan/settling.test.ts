/** What the deck does about a doubt that nothing of the client's surely answers. */
import { describe, expect, test } from 'vitest';
import { settlingOf } from '../../../../../src-worker/engines/planner/plan/settling.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { wordingsIn } from '../../../../../src-worker/engines/planner/wordings/index.ts';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';

const say = wordingsIn('en');
function settled(words: string, sold = 'Garden sheds, delivered and built', rule = ''): string {
  const form = emptyFormData();
  form.clientInfo.productService = sold;
  form.campaignObjectives.currentChallenges = rule;
  return settlingOf({ r: readAnswers(form), say }, words).show;
}

describe('a doubt is settled by what it is about', () => {
  test.each([
    ['Too expensive', say.settling.price.show],
    ['Strangers in my house', say.settling.people.show],
    ['Smell of plant', say.settling.place.show],
    ['Does it hurt?', say.settling.body.show],
    ['กลัวโดนหลอก', say.settling.trust.show],
    ['Leaks', say.settling.lasting.show],
    ['Guilt (promised never a home)', say.settling.guilt.show],
    ['กลัวพ่อแม่คิดว่าโดนทิ้ง', say.settling.guilt.show],
    ['Salaries leak to the office', say.settling.privacy.show],
    ['It stays wet', say.settling.any.show],
    ['34 bucks for socks??', say.settling.price.show],
    ['Afraid they lose the house', say.settling.any.show],
    ['ต่างกันอย่างไร', say.settling.asked.show],
    ['กลัวหลังคารั่ว', say.settling.lasting.show],
    ['กลัวข้อมูลหลุด', say.settling.privacy.show],
    ['อายคนในตลาด', say.settling.shy.show],
    ['His pride', say.settling.any.show],
    ['It gets too hot in July', say.settling.weather.show],
    ['Food will be cold by the second batch', say.settling.any.show],
    // A word within a word says nothing: 'แปล' in 'แปลงเพศ', 'อาย' in 'หมดอายุ', 'สี' in 'เสีย', 'ดุ' in 'พัสดุ'.
    ['กลัวปลาไม่แปลงเพศออกลูก', say.settling.any.show],
    ['กลัวหมดอายุ', say.settling.time.show],
    ['กลัวตู้เสียไม่มีคนมาซ่อม', say.settling.lasting.show],
    ['ใบเสร็จต้องถูกระเบียบพัสดุ', say.settling.accept.show],
    ['กลัวเขารู้ว่ามาหาทนาย', say.settling.shy.show],
    ['ไม่เข้าใจศัพท์', say.settling.first.show],
    ['How big a freezer do I need?', say.settling.asked.show],
    ['Getting there after work', say.settling.any.show],
    ['What if it rains?', say.settling.weather.show],
    ['Am I fit enough?', say.settling.first.show],
    ['The drug test', say.settling.any.show],
    ['Builder goes bust with the deposit', say.settling.trust.show],
    ['Paperwork', say.settling.accept.show],
    // Who is pushed sees no bill, who parks is told of no trip, who is bored is told of no cancelling.
    ['They will find something', say.settling.pushed.show],
    ['โดนยัดคอร์ส', say.settling.pushed.show],
    ['กลัวไม่มีที่จอด', say.settling.parking.show],
    ['Parking?', say.settling.parking.show],
    ['Every year the same thing', say.settling.varied.show],
  ])('%s', (doubt, way) => expect(settled(doubt)).toBe(way));
});

describe('no way is told that does not fit', () => {
  test('who is ill is shown to nobody', () =>
    expect(settled('Does it hurt?', 'Dental clinic for nervous patients')).toBe(say.settling.care.show));
  test('beside those who die no step is shown', () =>
    expect(settled('Does it hurt?', 'Hospice at home')).not.toBe(say.settling.care.show));
  test('no ad that may not name prices shows one', () =>
    expect(settled('Too expensive', undefined, 'No prices in ads.')).not.toBe(say.settling.price.show));
});
