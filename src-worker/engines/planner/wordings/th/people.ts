/** ผู้คนที่แผนพูดถึง: ประโยคเรียกด้วย '{buyers}' และคำอื่นในวงเล็บปีกกา */
import type { People } from '../../readings/people.ts';
import type { PeopleWords } from '../en/people.ts';

const ASKING = { inquiries: 'ผู้สนใจ', inquiry: 'ผู้สนใจ', ask: 'สอบถาม' } as const;

export const people: Readonly<Record<People, PeopleWords>> = {
  buyers: { price: 'ราคา', buyers: 'ลูกค้า', buyer: 'ลูกค้า', customers: 'ลูกค้า', customer: 'ลูกค้า', buy: 'ซื้อ', purchases: 'ลูกค้า', purchase: 'ลูกค้า', bought: 'ซื้อ', ...ASKING },
  givers: { price: 'ยอดบริจาค', buyers: 'ผู้บริจาค', buyer: 'ผู้บริจาค', customers: 'ผู้บริจาค', customer: 'ผู้บริจาค', buy: 'บริจาค', purchases: 'ผู้บริจาค', purchase: 'ผู้บริจาค', bought: 'บริจาค', ...ASKING },
  applicants: { price: 'ค่าจ้าง', buyers: 'ผู้สมัคร', buyer: 'ผู้สมัคร', customers: 'พนักงานใหม่', customer: 'พนักงานใหม่', buy: 'เริ่มงาน', purchases: 'พนักงานใหม่', purchase: 'พนักงานใหม่', bought: 'ทำงานที่นี่', inquiries: 'ผู้สมัคร', inquiry: 'ผู้สมัคร', ask: 'สมัคร' },
  residents: { price: 'ค่าใช้จ่าย', buyers: 'ประชาชน', buyer: 'ประชาชน', customers: 'ผู้เข้าร่วม', customer: 'ผู้เข้าร่วม', buy: 'เข้าร่วม', purchases: 'ผู้เข้าร่วม', purchase: 'ผู้เข้าร่วม', bought: 'เข้าร่วม', ...ASKING },
  students: { price: 'ค่าเรียน', buyers: 'ผู้เรียน', buyer: 'ผู้เรียน', customers: 'ผู้เรียน', customer: 'ผู้เรียน', buy: 'สมัครเรียน', purchases: 'ผู้เรียน', purchase: 'ผู้เรียน', bought: 'เรียน', ...ASKING },
  parents: { price: 'ค่าเรียน', buyers: 'ผู้ปกครอง', buyer: 'ผู้ปกครอง', customers: 'ผู้ปกครอง', customer: 'ผู้ปกครอง', buy: 'สมัครเรียน', purchases: 'ผู้ปกครอง', purchase: 'ผู้ปกครอง', bought: 'เรียน', ...ASKING },
  guests: { price: 'ราคา', buyers: 'ลูกค้า', buyer: 'ลูกค้า', customers: 'ลูกค้า', customer: 'ลูกค้า', buy: 'จอง', purchases: 'การจอง', purchase: 'การจอง', bought: 'มาแล้ว', ...ASKING },
  users: { price: 'ราคา', buyers: 'ผู้ใช้', buyer: 'ผู้ใช้', customers: 'ผู้ใช้', customer: 'ผู้ใช้', buy: 'ติดตั้งแอป', purchases: 'การติดตั้ง', purchase: 'การติดตั้ง', bought: 'ใช้อยู่', ...ASKING },
  sellers: { price: 'ราคารับซื้อ', buyers: 'คนขาย', buyer: 'คนขาย', customers: 'คนขาย', customer: 'คนขาย', buy: 'ขายให้เรา', purchases: 'คนขาย', purchase: 'คนขาย', bought: 'ขายให้เรา', ...ASKING },
  joiners: { price: 'ค่าใช้จ่าย', buyers: 'ผู้สนใจ', buyer: 'ผู้สนใจ', customers: 'ผู้เข้าร่วม', customer: 'ผู้เข้าร่วม', buy: 'เข้าร่วม', purchases: 'ผู้เข้าร่วม', purchase: 'ผู้เข้าร่วม', bought: 'เข้าร่วม', inquiries: 'คนที่สอบถาม', inquiry: 'คนที่สอบถาม', ask: 'สอบถาม' },
}; // prettier-ignore
