/** Whether the word that is read as the name of what a goal counts names anything. */
import type { Goal } from '../../../understanding/answers/goals.ts';

/** 'Fill 72 of the 90', '410 sold, do 600': the word beside the figure names nothing. */
export const isNameless = (metric: string): boolean =>
  /\s{3,}|^(?:the|an?|of|our|more|new|in|by|and|or|to|for|all|(?:(?:we |i )?(?:can|could|would|should|will) )?(?:do|take|have|like)|got room|ครบ|เต็ม|ถึง|ได้|เป็น|เปน|ให้ได้|ให้ครบ|เอา|ขอ|พอ(?:\s.+)?|สิ้น|ต้น|กลาง|ปลาย|ก่อน)$/iu.test(
    metric,
  );

/** A deed alone beside a classifier: '14 คัน' of 'ล้าง'. Of a share it tells what the share is of. */
export const isDeed = ({ metric, unit }: Goal): boolean =>
  unit !== '%' && /^(?:ออก|เข้า|ล้าง|ทำ|ส่ง|ผลิต)$/u.test(metric);
