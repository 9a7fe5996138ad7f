/** What a figure elsewhere tells to be otherwise; and what is another thing, another time or another's. */
import { expect, test } from 'vitest';
import { contradictionsIn } from '../../../../src-worker/understanding/contradictions/index.ts';
import { TODAY } from '../../../checks/strangers/report.ts';
import { formOfTyped, type Typed } from '../../../checks/strangers/typed.ts';

const codes = (answers: Typed): string[] =>
  contradictionsIn(formOfTyped(answers), TODAY).map(({ code }) => code);

test.each<[string, Typed, string]>([
  [
    'on site later than promised',
    { strengths: 'Onsite within the hour', notes: 'Avg to site last season 70 min' },
    'twice',
  ],
  [
    'answered later than promised',
    { message: 'Quotes within 24 hours', challenges: 'On average we reply in 3 days' },
    'twice',
  ],
  ['ส่งช้ากว่าที่บอก', { strengths: 'ได้ของภายใน 3 วัน', challenges: 'ส่งของเฉลี่ย 6 วัน' }, 'twice'],
  ['never, and six times', { message: 'ยามไม่ขาดจุด', strengths: 'เดือนล่าสุดขาด 6 ครั้ง' }, 'against'],
  [
    'never late, and late 4 times',
    { message: 'Never late', challenges: 'Last month we were late 4 times' },
    'against',
  ],
  [
    'from twelve, and nine today',
    { goals: 'วันธรรมดาจากวันละ 12 คน เป็นวันละ 25', whyNow: 'วันธรรมดามีแค่ 9 คนต่อวันเอง' },
    'twice',
  ],
  [
    'a report wants more',
    { goals: '22 newly approved households by 31 March', notes: 'Cabinet report says 25 households' },
    'twice',
  ],
  [
    'beyond what can be done',
    { goals: 'This session 95 schools', challenges: 'Above 80 schools this session we cannot do' },
    'capacity',
  ],
  [
    'each and how many of them',
    {
      goals: 'From 143 to 170 companies',
      strengths: 'Each accountant looks after 22 companies at most',
      challenges: 'We have 7 accountants',
    },
    'capacity',
  ],
  [
    'steps and a report',
    { adIssues: 'Google clicks cost £2, 4% of clicks become leads. The agency reports £90 per lead' },
    'twice',
  ],
  [
    'given, and in the account',
    { goals: 'The roof costs £180,000, raised so far £70,000', notes: '£64,000 in the account today' },
    'twice',
  ],
  [
    'less than brought fewer',
    {
      adIssues: 'Last month we spent £2,400 and got 80 orders',
      goals: 'From 80 to 150 orders a month',
      budget: '£2,000 a month',
    },
    'budget',
  ],
  [
    'media while nothing is taken',
    { budget: '£900 a month, December to May', notes: 'May to July nobody books, no demos at all' },
    'closed',
  ],
])('%s', (_, answers, expected) => expect(codes(answers)).toContain(expected));

test.each<[string, Typed]>([
  ['sooner than promised', { strengths: 'On site within 2 hours', notes: 'Average to site is 70 min' }],
  [
    'a standard of others',
    {
      strengths: 'On site within the hour',
      notes: 'The standard call-out takes 3 hours on average elsewhere, they say',
    },
  ],
  ['another deed', { strengths: 'We reply within 2 hours', notes: 'On average the oven is ready in 3 days' }],
  ['never, and never', { message: 'ยามไม่ขาดจุด', strengths: 'ไม่ขาด 6 ปีติด' }],
  ['about the same', { goals: 'From 12 a day to 25 a day', whyNow: 'We have 12 a day now' }],
  [
    'can be done',
    { goals: 'This session 75 schools', challenges: 'Above 80 schools this session we cannot do' },
  ],
  [
    'two channels',
    { adIssues: 'Google clicks £2, 4% become leads. On Facebook the agency reports £20 per lead' },
  ],
  [
    'more than brought fewer',
    {
      adIssues: 'Last month we spent £2,400 and got 80 orders',
      goals: 'From 80 to 150 orders a month',
      budget: '£4,000 a month',
    },
  ],
  [
    'media before it is closed',
    { budget: '£900 a month, December to April', notes: 'May to July nobody books, no demos at all' },
  ],
  ['open again', { budget: '35,000 ต่อเดือน กันยา-ธันวา', whyNow: 'กันยา ตุลา เปิดรับฝนปลายๆ' }],
  [
    'of one day last year',
    { goals: 'Season tickets 1,500, last year 640 tickets', notes: 'Last year 110 tickets in one day' },
  ],
])('no contradiction: %s', (_, answers) => expect(codes(answers)).toEqual([]));
