/** Figures that go from one to another. */
import { expect, test } from 'vitest';
import { changesIn } from '../../../../src/shared/reading/changes.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity } from '../../../../src/shared/reading/quantity.ts';

const valueOf = (quantity: Quantity): number => ('value' in quantity ? quantity.value : Number.NaN);
const changes = (text: string): string[] =>
  changesIn(text, readQuantities(text)).map(
    ({ from, to }) => `${valueOf(from.quantity)} → ${valueOf(to.quantity)}`,
  );

test.each<[string, string[]]>([
  ['from 310 to 900 subscribers in six months', ['310 → 900']],
  ['from 310 subscribers to 900', ['310 → 900']],
  ['alive at 90 days from 38 to 55%', ['38 → 55']],
  ['2 signed in a month → 4 by April', ['2 → 4']],
  ['2 students in month -> 6', ['2 → 6']],
  ['cost per order went from 140 to 260 baht', ['140 → 260']],
  ['ทักละ 25 บาท เป็น 60 บาท', ['25 → 60']],
  ['ยอดขาย 1.2 ล้าน/เดือน จากปัจจุบัน 8 แสน', ['800000 → 1200000']],
  ['Now 450 baht, up from 280', ['280 → 450']],
  ['จากเดิม 8 แสนบาทต่อเดือน เป็น 1.2 ล้านบาท', ['800000 → 1200000']],
  ['310 → 900 members', ['310 → 900']],
  ['350 ออเดอร์เดือนมกรา จาก 176', ['176 → 350']],
  ['from 41% in January to 60%', ['41 → 60']],
  ['จองตรงจาก 18% ของทั้งหมดเป็น 35%', ['18 → 35']],
  ['raise occupancy from 52% to 70% by June', ['52 → 70']],
  ['รอบส่งของ จาก 5 วัน เหลือ 2 วัน', ['5 → 2']],
  ['grow from £40k a month to £65k', ['40000 → 65000']],
  ['จากเดือนละ 38 งาน เป็น 65 งาน ภายใน 4 เดือน', ['38 → 65']],
  ['จากเดือนละ 38 งานเป็น 65 งาน', ['38 → 65']],
  ['จากโฆษณา 38 งาน เป็น 65 ทัก', []],
  ['100 to 200 leads', []],
  ['5,000 baht and 20%', []],
])('%s', (text, expected) => expect(changes(text)).toEqual(expected));
