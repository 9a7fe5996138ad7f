/** An occasion stops nobody, a chore decides nothing, and who they are or what is left of a clause is no doubt. */
import { expect, test } from 'vitest';
import { heardAs } from '../../../../src-worker/understanding/answers/heard-as.ts';
import { heardIn, type Heard } from '../../../../src-worker/understanding/answers/heard.ts';
import { sayersIn } from '../../../../src-worker/understanding/answers/has-say.ts';

const said = (kind: Heard['kind'], words: string): Heard => ({
  kind,
  words,
  isQuoted: false,
  behind: '',
  isTheirs: true,
});
const kindsOf = (kind: Heard['kind'], words: string): string[] =>
  heardAs(said(kind, words)).map((one) => one.kind);

test.each([
  'เงินเดือนออก สอบเสร็จ',
  'โบนัสออก',
  'ปิดเทอม / วันเกิด',
  'สิ้นเดือนและวันหยุดยาว',
  'payday, exams over',
  'birthdays and anniversaries',
  'Easter',
  'end of the month',
])('%s sets them looking', (words) => expect(kindsOf('stops', words)).toEqual(['starts']));

test.each([
  'กลัวเงินเดือนออกช้า',
  'เงินเดือนออกแล้วแต่ไม่กล้าซื้อ',
  'payday loans scare them',
  'ไม่มีเงินก้อน',
  'คนอื่นบอกว่าไม่ดี',
  'คนในบ้านไม่ยอม',
])('%s stops them', (words) => expect(kindsOf('stops', words)).toEqual(['stops']));
test.each(['QA มีสิทธิ์ไม่อนุมัติ', 'หัวหน้าช่างมีสิทธิ์ค้าน', 'the accountant can veto it', 'HSEQ has a veto'])(
  '%s is a say',
  (words) => expect(kindsOf('stops', words)).toEqual(['decides']),
);
test('a right to refuse that is cut off from whose it is tells nothing', () =>
  expect(kindsOf('stops', 'มีสิทธิ์ไม่อนุมัติ')).toEqual([]));
test.each(['ไม่ได้จัด', 'คนรักบ้านแต่ไม่ได้จัดเอง', 'คนที่เลี้ยงแมวสองตัว'])('%s is no doubt', (words) =>
  expect(kindsOf('stops', words)).toEqual([]),
);

test.each([
  'The spouse often does the books at night',
  'His wife keeps the books',
  'Her mum does the school run',
  'The office girl handles the paperwork',
  'ภรรยาทำบัญชีตอนดึก',
])('%s: no say', (words) => {
  expect(kindsOf('decides', words)).toEqual([]);
  expect(sayersIn(words)).toEqual([]);
});
test.each(['Wife does the books and signs', 'Finance director pays', 'The spouse decides'])(
  '%s: a say',
  (words) => expect(sayersIn(words)).toHaveLength(1),
);

test('told of buyers, an occasion stops nobody', () =>
  expect(heardIn('เงินเดือนออก สอบเสร็จ', 'audience').map(({ kind }) => kind)).toEqual(['starts']));
