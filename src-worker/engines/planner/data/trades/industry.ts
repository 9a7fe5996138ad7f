/** What companies make for companies. */
import { trade } from './trade.ts';

export const INDUSTRIAL = trade('industrial', 'production supplies', {
  scene: [['the line, the test and the people who run it', 'สายการผลิต การทดสอบ และคนทำงาน']],
  need: [['a line stops, a model changes or an audit is due', 'ไลน์หยุด เปลี่ยนรุ่น หรือใกล้ตรวจระบบ']],
  doubt: [['Has it run on a line like ours?', 'เคยใช้กับไลน์แบบเราไหม']],
  show: [['Publish a test with its method, not a brochure', 'เผยแพร่ผลทดสอบพร้อมวิธี ไม่ใช่โบรชัวร์']],
  again: [
    ['Review the line with its engineer after start-up', 'ทบทวนไลน์กับวิศวกรหลังเริ่มเดินเครื่อง', 'machines'],
    ['Report use and stock before purchasing asks', 'รายงานยอดใช้และสต็อกก่อนจัดซื้อถาม'],
  ],
  leak: [['engineers who read the data sheet and never write', 'วิศวกรที่อ่านดาต้าชีตแล้วไม่ติดต่อ']],
  learn: [['which application page engineers open', 'วิศวกรเปิดหน้าการใช้งานไหน']],
  warm: [['Opened a data sheet or a test report', 'เปิดดาต้าชีตหรือรายงานทดสอบ']],
  keep: [['Accounts on trial or supplied', 'ลูกค้าที่ทดลองหรือซื้ออยู่']],
  ideas: [
    ['One station, measured', 'หนึ่งสถานี วัดผลจริง', 'machines'],
    ['The audit question', 'คำถามจากผู้ตรวจระบบ'],
    ['Failure, and what we changed', 'งานที่พลาด และสิ่งที่เราแก้'],
    ['Reading a data sheet aloud', 'อ่านดาต้าชีตให้ฟัง'],
  ],
  search: [['data sheet', 'ดาต้าชีต']],
  peaks: [
    {
      event: 'first-quarter',
      actions: [['fix trials before plants close their quarter', 'นัดทดลองก่อนโรงงานปิดไตรมาส']],
    },
    {
      event: 'songkran',
      actions: [
        ['offer start-up support when lines restart', 'เสนอทีมช่วยตอนเดินเครื่องหลังหยุดยาว', 'machines'],
        ['ship buffer stock before plants close', 'ส่งสต็อกเผื่อก่อนโรงงานหยุด'],
      ],
    },
    {
      event: 'half-year',
      actions: [['bring a cost comparison to the review', 'ส่งตัวเลขเทียบต้นทุนเข้ารอบทบทวน']],
    },
    {
      event: 'next-budget',
      actions: [['be specified while projects are listed', 'ให้มีชื่อในสเปกตอนตั้งโครงการ']],
    },
  ],
});

export const PACKAGING = trade('packaging', 'packaging boxes', {
  scene: [['the sheet, the fold and the packed product', 'แผ่นพิมพ์ รอยพับ และสินค้าในกล่อง']],
  need: [['a launch date is fixed before the box is', 'กำหนดวันขายแล้วแต่กล่องยังไม่มี']],
  doubt: [['What is the smallest run?', 'ขั้นต่ำเท่าไร']],
  show: [['Fold, fill and drop one box on camera', 'พับ บรรจุ แล้วปล่อยตกให้ดูหนึ่งใบ']],
  again: [['Ask for the next artwork when stock should run low', 'ถามลายถัดไปตอนของน่าจะใกล้หมด']],
  leak: [['artwork that waits for a die line', 'แบบที่ค้างเพราะรอไดคัต']],
  learn: [['which run length is quoted and ordered', 'จำนวนไหนขอราคาแล้วสั่งจริง']],
  warm: [['Asked for a size or a minimum', 'ถามขนาดหรือขั้นต่ำ']],
  keep: [['Brands due to reprint', 'แบรนด์ที่ถึงรอบพิมพ์ซ้ำ']],
  ideas: [
    ['Drop test', 'ทดสอบตก'],
    ['From file to flat sheet', 'จากไฟล์ถึงแผ่นพิมพ์'],
    ['Minimums, honestly', 'ขั้นต่ำพูดกันตรง ๆ'],
  ],
  search: [['minimum order', 'ขั้นต่ำ']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['take festival artwork before presses fill', 'รับลายตรุษจีนก่อนคิวพิมพ์เต็ม']],
    },
    {
      event: 'songkran',
      actions: [['print travel and gift sizes', 'พิมพ์ขนาดของฝาก']],
    },
    {
      event: 'year-end',
      actions: [['open gift-box slots', 'เปิดคิวกล่องของขวัญ']],
    },
  ],
});
