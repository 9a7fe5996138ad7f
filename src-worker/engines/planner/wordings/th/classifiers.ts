/** ลักษณนาม: 'สาย' ของสายโทรเข้า 'ครั้ง' ของการจอง 'ราย' ของคน */

const OF: readonly (readonly [RegExp, string])[] = [
  [/^สาย/u, 'สาย'],
  [/^ใบสมัคร/u, 'ใบ'],
  [/^(?:การ|นัด|คำขอ)/u, 'ครั้ง'],
];
/** The word that a thing is counted with. */
export const classifierOf = (name: string): string => OF.find(([thing]) => thing.test(name))?.[1] ?? 'ราย';

/** 'รายละ' behind 'ผู้สนใจ 86 ราย', 'ออเดอร์ละ' behind '1,340 ออเดอร์'. */
export const eachOf = (count: string): string => `${/\d ?([ก-๛]+)$/u.exec(count)?.[1] ?? 'ราย'}ละ`;

/** What one costs, as it is said: 'ทักละ', 'สายละ', 'ผู้สนใจรายละ', 'การจองครั้งละ'. */
export function perOne(name: string): string {
  const deed = /^คน(ทัก|คลิก|โทร)$/u.exec(name)?.[1];
  if (deed !== undefined) return `${deed}ละ`;
  if (/^(?:สาย|ออเดอร์|ไลก์|คลิก|ทัก)/u.test(name)) return `${name.startsWith('สาย') ? 'สาย' : name}ละ`;
  return `${name}${classifierOf(name)}ละ`;
}
