/** How an objective's card words what is to be reached and how it is judged; the figures are `targets.ts`'s. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { lowerNoun, thaiGap as gap } from '../text.ts';
import { shorter } from './whole.ts';

/** What an objective is judged by. */
export const judgedBy = (f: Formatter, id: MarketingObjective): string => f.both(OBJECTIVES[id].metric);

/** Where money of its own is set aside for it. */
export const judgedWithMoney = (f: Formatter, part: number, measure: string): string =>
  f.say(
    `${part}% of media. ${measure}, from a first baseline`,
    `${part}% ของงบ วัดจาก${measure} เริ่มจากตั้งค่าฐาน`,
  );

/** Characters of a name within an aim. */
const [GROUP, PRODUCT, PLACE] = [34, 40, 30];

/** What is to be reached, of an objective for which the client named no figure. */
export function aimOf(f: Formatter, r: Readings, id: MarketingObjective): string {
  const { say } = f;
  const place = shorter(r.places[0]?.name ?? '', PLACE);
  const groups = r.audience.groups
    .map((name) => lowerNoun(shorter(name, GROUP)))
    .filter((name) => name !== '');
  const whom = f.list(groups.slice(0, 2)) || say('buyers', 'ลูกค้า');
  const toWhom = `${gap(whom)}${whom}`;
  const where = place === '' ? '' : say(` in ${place}`, `ใน${gap(place)}${place}`);
  const product = lowerNoun(shorter(r.hero, PRODUCT)) || say('the product', 'สินค้า');
  const it = `${gap(product)}${product}`;
  const name = shorter(r.answers.companyName, PRODUCT) || say('the name', 'ชื่อนี้');
  const aims: Readonly<Record<MarketingObjective, string>> = {
    'brand-awareness': say(
      `Make ${name} known to ${whom}${where}`,
      `ให้${toWhom}${gap(whom)}${where}รู้จัก${it}`,
    ),
    'lead-generation': say(`Bring qualified inquiries about ${product}`, `หาผู้สนใจ${it}ที่ตรงกลุ่ม`),
    'sales-conversion': say(`Sell more ${product} to ${whom}${where}`, `เพิ่มยอดขาย${it}${where}`),
    'website-traffic': say(`Bring ${whom} to the pages on ${product}`, `พา${toWhom}เข้าหน้า${it}`),
    engagement: say(`Start conversations with ${whom} about ${product}`, `ชวน${toWhom}คุยเรื่อง${it}`),
    'app-downloads': say(`Bring installs from ${whom}${where}`, `เพิ่มการติดตั้งจาก${toWhom}${where}`),
    'event-promotion': say(`Fill the event with ${whom}${where}`, `ให้${toWhom}มาร่วมงาน`),
    'customer-retention': say(`Bring buyers of ${product} back`, `ให้ลูกค้า${it}กลับมา`),
  };
  return aims[id];
}
