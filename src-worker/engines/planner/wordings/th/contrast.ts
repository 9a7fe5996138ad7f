/** เราเทียบกับคู่แข่งทีละเรื่อง: พาดหัวหน้า 5, 10 และ 11 กับประโยคที่ได้จากการเทียบ */
import type { Wordings } from '../index.ts';
import type { ContrastSlots } from '../slots.ts';

const MEASURED: Readonly<Record<string, (slots: ContrastSlots) => string>> = {
  wait: ({ us, them, rival }) => `เราใช้เวลา ${us} ส่วน ${rival} ใช้ ${them}`,
  rating: ({ us, them, rival }) => `{customers}ให้เรา ${us} ให้ ${rival} ${them}`,
  warranty: ({ us, them, rival }) => `เรารับประกัน ${us} ส่วน ${rival} รับประกัน ${them}`,
  minimum: ({ us, them, rival }) => `สั่งกับเราเริ่มที่ ${us} ส่วน ${rival} เริ่มที่ ${them}`,
  experience: ({ us, them, rival }) => `เราทำมา ${us} ส่วน ${rival} ทำมา ${them}`,
  price: ({ us, them, rival }) => `ของเรา ${us} ส่วน ${rival} ${them}`,
};

export const contrast: Wordings['contrast'] = {
  headline: (slots) =>
    (slots.measured ? MEASURED[slots.point] : undefined)?.(slots) ??
    (slots.isTold === true
      ? `${slots.us} ส่วน${slots.them}`
      : `${slots.us} ขณะที่ ${slots.rival} ${slots.them}`),
  line: ({ us, them, measured }) => `เราจึงพูดได้ว่า “${measured ? `${us} ไม่ใช่ ${them}` : us}”`,
  within: (label) => label,
  rivalUnnamed: 'คู่แข่ง',
  kept: 'ที่อื่น',
  others: 'ที่อื่น',
};
