/**
 * The points on which a buyer compares two offers: what each is called, what a buyer fears who asks about it, and which figure
 * decides it. Which point a phrase speaks of is learnt (`understanding/phrases`).
 */
import type { KnownPoint, PointId } from '../../../understanding/phrases/points.ts';
import type { Both } from '../language.ts';

/** What a buyer is afraid of, which a strength on the point removes. */
export type Fear =
  | 'late'
  | 'hidden cost'
  | 'unqualified'
  | 'after-sales'
  | 'wrong fit'
  | 'not as pictured'
  | 'unsafe'
  | 'commitment'
  | 'effort';

export interface Point {
  id: KnownPoint;
  /** What it is called in a comparison. */
  label: Both;
  fear?: Fear;
  /** The quantity that decides it, and which end is better for the buyer. */
  figure?: { kind: 'duration' | 'money' | 'count'; better: 'low' | 'high'; most?: number };
  /** How much it weighs before anything is known of this client's buyers, 1 to 3. */
  weight: 1 | 2 | 3;
}

const point = (
  id: KnownPoint,
  label: readonly [en: string, th: string],
  weight: Point['weight'],
  rest: Pick<Point, 'fear' | 'figure'> = {},
): Point => ({ id, label: { en: label[0], th: label[1] }, weight, ...rest });

/** A phrase that speaks of none of them ('other') is said, and paired with nothing. */
const POINTS: readonly Point[] = [
  point('rating', ['Customer rating', 'คะแนนจากลูกค้า'], 2, {
    fear: 'not as pictured',
    figure: { kind: 'count', better: 'high', most: 5 },
  }),
  point('known', ['A known name', 'ชื่อเสียง'], 1),
  point('warranty', ['Warranty', 'การรับประกัน'], 2, {
    fear: 'after-sales',
    figure: { kind: 'duration', better: 'high' },
  }),
  point('minimum', ['Smallest order', 'สั่งขั้นต่ำ'], 2, {
    fear: 'commitment',
    figure: { kind: 'count', better: 'low' },
  }),
  point('commitment', ['Commitment', 'เงื่อนไข'], 2, { fear: 'commitment' }),
  point('own-people', ['Who does the work', 'คนที่ดูแล'], 3, { fear: 'unqualified' }),
  point('aftercare', ['Help afterwards', 'การดูแลต่อ'], 3, { fear: 'after-sales' }),
  point('approval', ['Approval', 'การรับรอง'], 2, { fear: 'unsafe' }),
  point('safe', ['Safety', 'ความปลอดภัย'], 2, { fear: 'unsafe' }),
  point('fresh', ['Freshness', 'ความสดใหม่'], 2, { fear: 'not as pictured' }),
  point('origin', ['Where it comes from', 'แหล่งที่มา'], 2, { fear: 'not as pictured' }),
  point('hours', ['Hours', 'เวลาให้บริการ'], 2, { fear: 'effort' }),
  point('wait', ['Waiting time', 'เวลาที่ต้องรอ'], 3, {
    fear: 'late',
    figure: { kind: 'duration', better: 'low' },
  }),
  point('place', ['Getting there', 'ความสะดวกในการเดินทาง'], 2, { fear: 'effort' }),
  point('all-in', ['A clear price', 'ความชัดเจนของราคา'], 2, { fear: 'hidden cost' }),
  point('range', ['Choice', 'ตัวเลือก'], 1, { fear: 'wrong fit' }),
  point('fit', ['Made to fit', 'ความพอดีกับลูกค้า'], 2, { fear: 'wrong fit' }),
  point('quality', ['Quality', 'คุณภาพ'], 2, { fear: 'not as pictured' }),
  point('experience', ['Experience', 'ประสบการณ์'], 1, {
    fear: 'unqualified',
    figure: { kind: 'duration', better: 'high' },
  }),
  point('calm', ['Quiet and privacy', 'ความเป็นส่วนตัว ไม่แออัด'], 1),
  point('language', ['Language', 'ภาษา'], 1, { fear: 'effort' }),
  point('ease', ['Effort', 'ความง่าย'], 2, { fear: 'effort' }),
  point('result', ['Proven results', 'ผลลัพธ์ที่พิสูจน์ได้'], 3, { fear: 'wrong fit' }),
  point('taste', ['Taste and look', 'รสชาติและหน้าตา'], 1, { fear: 'not as pictured' }),
  point('price', ['Price', 'ราคา'], 2, { fear: 'hidden cost', figure: { kind: 'money', better: 'low' } }),
  point('rare', ['Found nowhere else', 'มีที่เดียว'], 3),
  point('values', ['What it stands for', 'คุณค่าที่ยึดถือ'], 1),
  point('tech', ['Equipment', 'เครื่องมือและเทคโนโลยี'], 1),
  point('named', ['The difference', 'จุดที่ต่าง'], 2),
];

const BY_ID: ReadonlyMap<PointId, Point> = new Map(POINTS.map((each) => [each.id, each]));

export const pointBy = (id: PointId): Point | undefined => BY_ID.get(id);

/** Whether what two statements speak of has no name of its own: then both are quoted. */
export const isUnnamed = (spoken: Point): boolean => spoken === BY_ID.get('named');
