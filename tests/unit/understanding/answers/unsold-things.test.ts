/** What is not sold, as the thing alone. */
import { expect, test } from 'vitest';
import { thingsIn } from '../../../../src-worker/understanding/answers/unsold-things.ts';

test.each<[string, string[]]>([
  ['Ducts no.', ['ducts']],
  ['Weddings no', ['weddings']],
  ['dry hire NO', ['dry hire']],
  ['Hair transplant not done here', ['hair transplant']],
  ['No vans no EV', ['vans', 'EV']],
  ['No botox, no fillers', ['botox', 'fillers']],
  ['We do not do grooming / boarding', ['grooming', 'boarding']],
  ["We don't do solar panels or oil boilers anymore", ['solar panels', 'oil boilers']],
  ['No tax returns, no wills (solicitor does)', ['tax returns', 'wills']],
  ['Not a POS', ['POS']],
  ['No cakes this period', ['cakes']],
  ['ทัวร์สี่เกาะไม่ทำ', ['ทัวร์สี่เกาะ']],
  ['ไม่ไปหลีเป๊ะ', ['หลีเป๊ะ']],
  ['กล้องแอบถ่ายไม่ติดให้', ['กล้องแอบถ่าย']],
  ['แปลเอกสารไม่ทำ งานศาลไม่ทำ', ['แปลเอกสาร', 'งานศาล']],
  ['ไม่รับงานแต่ง', ['งานแต่ง']],
  ['ไม่ซ่อมคอมบ้าน', ['ซ่อมคอมบ้าน']],
  ['ไม่ร้อยไหม', ['ร้อยไหม']],
  ['ไม่รับแมวนะคะ', ['แมว']],
  // Whom, how and when is no thing.
  ['Not for students below 18', []],
  ['no referral needed', []],
  ['No emergency after 7', []],
  ['we r not certified organic', []],
  ['carpenters not subbies.', []],
  ['ไม่โอนเล่ม', []],
  ['ไม่รับตรวจต่ำกว่า 80 คน', []],
  ['ไม่เก็บค่าแฟรนไชส์รายปี', []],
  ['ไม่ขายออนไลน์เพราะต้องวัด', []],
])('%s', (quote, things) => {
  expect(thingsIn(quote)).toEqual(things);
});
