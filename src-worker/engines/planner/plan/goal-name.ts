/** What the name of a goal is worth. */
import type { Goal } from '../../../understanding/answers/goals.ts';

/** A deed alone beside a classifier: '14 คัน' of 'ล้าง'. Of a share it tells what the share is of. */
export const isDeed = ({ metric, unit }: Goal): boolean =>
  unit !== '%' && /^(?:ออก|เข้า|ล้าง|ทำ|ส่ง|ผลิต)$/u.test(metric);
