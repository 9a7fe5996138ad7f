/** Goals in which the time, the size or the name stands with today's figure and not with the one that is wanted. */
import { expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const told = (answer: string, elsewhere: readonly string[] = []): string[] =>
  readGoals(answer, { elsewhere }).map(({ metric, from, to, unit, per, by, months }) => {
    const day = by && [by.year, by.month, by.day, by.feast].filter((part) => part !== undefined).join('-');
    return `${metric} ${from ?? ''}→${to ?? ''} ${unit}${per === undefined ? '' : `/${per}`}${day ? ` by ${day}` : ''}${months === undefined ? '' : ` in ${months}`}`;
  });

test.each<[string, string[]]>([
  ['430 bed nights in a month, require 700 by June', ['bed nights 430→700 /month by 6']],
  ['7 brides in month now, wish 15', ['brides 7→15 /month']],
  ['2 foreign student in month -> 6', ['foreign student 2→6 /month']],
  ['2 signed in a month → 4 by April', ['signed 2→4 /month by 4']],
  ['26 pairs monthly to other countries, 45 until April', ['pairs 26→45 /month by 4']],
  ['80 covers daily now -> 120', ['covers 80→120 /day']],
  ['Now about 18 lessons weekly, want 30', ['lessons 18→30 /week']],
  ['19 sets pm to 35 pm by end March', ['sets 19→35 /month by 3']],
  ['190 trips last month. 300 by February', ['trips 190→300 /month by 2']],
  ['last month 12 removals, we need 20', ['removals 12→20 /month']],
  ['$140k a month now, want $200k by June', [' 140000→200000 USD/month by 6']],
  ['เดือนที่แล้วได้ 22 เคส ขอ 40', [' 22→40 เคส/month']],
  // The time is told once, of the figure before it; or behind what a change leads to.
  ['visitors 340 a week in summer, 120 in winter. Want 200 through the winter', [' 120→200 /week']],
  ['เคยได้เดือนละ 90 ลูก ตอนนี้เหลือ 63 ลูก ขอกลับไปที่ 90', [' 63→90 ลูก/month']],
  ['School trips 3 → 9 in a month by July', ['School trips 3→9 /month by 7']],
  ['11 rentals in best month, want 20', ['rentals →20 /month']],
  // What is told of a day of the week comes once in each.
  ['Tuesdays: 19 cuts, want 40', ['cuts 19→40 /week']],
  ['Open day Saturday 17 Jan, 40 couples', ['couples →40  by 1-17']],
  // A month behind a number is no length, and days of work are counted.
  ['350 ออเดอร์เดือนมกรา จาก 176 เดือนพฤศจิ', [' 176→350 ออเดอร์ by 1']],
  // Who groups thousands with a space does so throughout.
  ['2 640 homes now, 3 000 by 30 June', ['homes 2640→3000  by 6-30']],
  // On each of such days.
  ['วันธรรมดา 95 แก้ว อยากได้ 150', [' 95→150 แก้ว/day']],
  ['weekdays 40 covers, want 90', ['covers 40→90 /day']],
  ['มื้อเย็น 62 โต๊ะต่อคืน อยากได้ 90 โต๊ะ', ['มื้อเย็น 62→90 โต๊ะ/day']],
  ['410 monthly donors now, 700 by June', ['monthly donors 410→700  by 6']],
  ['ร้านที่สั่งทุกเดือน 26 เจ้า ขอเพิ่มอีก 12 เจ้า', ['ร้านที่สั่งทุกเดือน 26→38 เจ้า']],
  ['We get 30 leads in a month, want 12 contracts by June', ['contracts →12  by 6']],
])('a time told with the figure of today: %s', (answer, goals) => expect(told(answer)).toEqual(goals));

test.each<[string, string[]]>([
  ['lift installs by 40% (currently 10 a month) by 1 July', ['installs 10→14 /month by 7-1']],
  ['110 guests in October. +40% in April', ['guests 110→154 /month by 4']],
  ['ซื้อเข้าเดือนละ 240 เครื่อง ขอ +60%', ['ซื้อเข้า 240→384 เครื่อง/month']],
  ['คอร์สใหม่เพิ่มอีก 40% จากเดือนละ 45 คอร์ส', ['คอร์สใหม่ 45→63 คอร์ส/month']],
  ['+15% revenue, we make $40k a month', ['revenue 40000→46000 USD/month']],
  ['cut no-shows by 50%, now 12 a month', ['no-shows 12→6 /month']],
  ['+30% on the 50 boxes a week that we sell', ['boxes 50→65 /week']],
  ['7 installs a month, double it to 14', ['installs 7→14 /month']],
  ['grow by 25% from 1,200 members to 1,500', ['members 1200→1500 ']],
  ['active groups 1,250 and double before end of March', ['active groups 1250→2500  by 3']],
  ['revenue +20%', ['revenue →20 %']],
  ['Add 18 program accounts by July. Have 92', ['program accounts 92→110  by 7']],
  ['เดือนละ 5 ห้อง ตอนนี้เดือนละ 2-3', [' 2.5→5 ห้อง/month']],
  ['20 lessons a week, now 7 or 8', ['lessons 7.5→20 /week']],
])('so much more than there is: %s', (answer, goals) => expect(told(answer)).toEqual(goals));

test.each<[string, string[]]>([
  [
    'From 40 to 60 students by June and renewals from 70% to 80%',
    ['students 40→60  by 6', 'renewals 70→80 %'],
  ],
  ['MRR 410k → 700k within 9 months, churn 3% → 2%', ['MRR 410000→700000 /month in 9', 'churn 3→2 %']],
  ['30 campers and 10 counsellors by 1 June', ['campers →30  by 6-1', 'counsellors →10  by 6-1']],
  ['สมาชิก 430 คน เป็น 700 คน ภายใน ก.พ. และออกไม่เกิน 12% ต่อเดือน', ['สมาชิก 430→700 คน by 2', 'ออก →12 %/month']],
  ['we do 5 kitchens a month. 9 would be great from Feb on', ['kitchens 5→9 /month']],
  ['35 orders Jan-Mar vs 23 last time', ['orders 23→35  by 3 in 3']],
  ['2026 we sold 88 guest weeks, 2027 = 150', ['guest weeks 88→150  by 2027']],
  ['2026: 40 boats sold. 2027: want 65', ['boats 40→65  by 2027']],
  ['ปี 2568 ขายได้สามล้านสองแสน ปี 2570 อยากได้สี่ล้านห้าแสน', [' 3200000→4500000  by 2027']],
  ['ปีนี้ 2569 ได้ 40 งาน ปี 2570 ขอ 60 งาน', ['งาน 40→60  by 2027']],
  ['together for both days 420 orders in 2026, plan 700', ['orders 420→700 ']],
])('whose time it is: %s', (answer, goals) => expect(told(answer)).toEqual(goals));

test.each<[string, string, string[]]>([
  [
    'Sec 3 now 41, want 56 when school reopen',
    'school reopen 4 Jan, parents decide in Dec',
    ['Sec 3 41→56  by 1-4'],
  ],
  ['74 children now, want 96 in term 2', 'Term 2 starts 10 January', ['children 74→96  by 1-10']],
  ['renewal rate 61% last year. want 75', 'renewals due 1 march', ['renewal rate 61→75 % by 3-1']],
  ['Conference last year 95 seats, this time 180 full', 'Conference 20 Feb', ['seats 95→180  by 2-20']],
  ['1,200 tickets, 400 sold so far', 'The hall is ours since 3 May', ['tickets 400→1200 ']],
  ['members 40 now, want 60', 'Supplier raises prices on 1 May', ['members 40→60 ']],
  ['12 more clients by 30 June', '34 clients now, full at 50', ['clients 34→46  by 6-30']],
  ['ต่ออายุขอ 70%', 'ขายได้ 1 กรมธรรม์ใช้ 310 บาท ต่ออายุปีสองแค่ 55%', ['ต่ออายุ 55→70 %']],
  ['bring COD to 40%', 'Rs 410 per order but COD 65% of orders', ['COD 65→40 %']],
  ['renewals at 80%', 'If renewals reach 60% we survive', ['renewals →80 %']],
  ['renewals at 80%', 'Open rate 60%', ['renewals →80 %']],
])('%s, beside: %s', (answer, other, goals) => expect(told(answer, [other])).toEqual(goals));

test.each<[string, string[]]>([
  ['new EDT starts 4 a month. 10 please.', ['new EDT starts 4→10 /month']],
  ['sat boxes avg 58 a wk. want 120 once the oven is in', ['sat boxes 58→120 /week']],
  ['classes this school year: 140 last year, 210 must be', ['classes 140→210 ']],
  ['House average was 57% last winter and the theatre needs 72%', ['House average 57→72 %']],
  ['Occupancy in the quiet months is 38%. 60% next year.', ['Occupancy in the quiet months 38→60 %']],
  ['We are at 45 now, want 60', [' 45→60 ']],
  ['Currently 20 a day, 35 would be good', [' 20→35 /day']],
  ['สมาชิกตอนนี้ 210 อยากได้ 500 ก่อนหน้าร้อน', ['สมาชิก 210→500 ']],
  ['Thursday 2pm class from 7 to 16 people', ['Thursday 2pm class 7→16 ']],
  ['sold 1,150 hampers CNY 2026, this round want 1,800', ['hampers 1150→1800 ']],
  ['ให้ครบ 2,080 ต้น ได้แล้ว 870', [' 870→2080 ต้น']],
  ['18 new raiser homes by Feb 15 - of which we have 7 approved', ['raiser homes 7→18  by 2-15']],
  ['วันละ 6 ชุด อยากได้ 10 / ร้านส่ง 14 ร้าน อยากได้ 20', [' 6→10 ชุด/day', ' 14→20 ร้าน']],
])('what is counted: %s', (answer, goals) => expect(told(answer)).toEqual(goals));
