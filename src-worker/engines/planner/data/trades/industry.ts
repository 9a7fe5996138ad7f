/** What companies make and carry for companies. */
import { trade } from './trade.ts';

export const INDUSTRIAL = trade('industrial', [12], 'inquiry', undefined, {
  interests: ['manufacturing, engineering, procurement', 'การผลิต วิศวกรรม จัดซื้อ'],
  scene: [['the line, the test and the people who run it', 'สายการผลิต การทดสอบ และคนทำงาน']],
  need: [['a line stops, a model changes or an audit is due', 'ไลน์หยุด เปลี่ยนรุ่น หรือใกล้ตรวจระบบ']],
  doubt: [['Has it run on a line like ours?', 'เคยใช้กับไลน์แบบเราไหม']],
  show: [['Publish a test with its method, not a brochure', 'เผยแพร่ผลทดสอบพร้อมวิธี ไม่ใช่โบรชัวร์']],
  step: [['a trial on one station', 'ทดลองหนึ่งสถานี']],
  again: [['Review the line with its engineer after start-up', 'ทบทวนไลน์กับวิศวกรหลังเริ่มเดินเครื่อง']],
  leak: [['engineers who read the data sheet and never write', 'วิศวกรที่อ่านดาต้าชีตแล้วไม่ติดต่อ']],
  learn: [['which application page engineers open', 'วิศวกรเปิดหน้าการใช้งานไหน']],
  warm: [['Opened a data sheet or a test report', 'เปิดดาต้าชีตหรือรายงานทดสอบ']],
  keep: [['Accounts on trial or supplied', 'ลูกค้าที่ทดลองหรือซื้ออยู่']],
  ideas: [
    ['One station, measured', 'หนึ่งสถานี วัดผลจริง'],
    ['The audit question', 'คำถามจากผู้ตรวจระบบ'],
    ['Failure, and what we changed', 'งานที่พลาด และสิ่งที่เราแก้'],
  ],
  changes: [
    {
      change: ['Publish a stock and lead-time list for engineers', 'เผยแพร่สต็อกและระยะเวลาส่งให้วิศวกร'],
      why: ['A line is planned around delivery first', 'ไลน์ผลิตวางแผนจากวันส่งก่อน'],
    },
  ],
  search: ['data sheet', 'ดาต้าชีต'],
  peaks: [
    {
      event: 'first-quarter',
      actions: [['fix trials before plants close their quarter', 'นัดทดลองก่อนโรงงานปิดไตรมาส']],
    },
    {
      event: 'songkran',
      actions: [['offer start-up support when lines restart', 'เสนอทีมช่วยตอนเดินเครื่องหลังหยุดยาว']],
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

export const PACKAGING = trade(
  'packaging',
  [12],
  'inquiry',
  /packag|print|\bbox|label|บรรจุภัณฑ์|กล่อง|งานพิมพ์|ฉลาก|ถุง/iu,
  {
    interests: ['food factories, small brands, printing', 'โรงงานอาหาร แบรนด์เล็ก งานพิมพ์'],
    scene: [['the sheet, the fold and the packed product', 'แผ่นพิมพ์ รอยพับ และสินค้าในกล่อง']],
    need: [['a launch date is fixed before the box is', 'กำหนดวันขายแล้วแต่กล่องยังไม่มี']],
    doubt: [['What is the smallest run?', 'ขั้นต่ำเท่าไร']],
    show: [['Fold, fill and drop one box on camera', 'พับ บรรจุ แล้วปล่อยตกให้ดูหนึ่งใบ']],
    step: [['a blank sample in the right size', 'กล่องเปล่าตามขนาดจริง']],
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
    changes: [
      {
        change: ['Post a price table by size and quantity', 'ลงตารางราคาตามขนาดและจำนวน'],
        why: ['Small brands do not ask when they cannot guess', 'แบรนด์เล็กไม่ทักถ้าเดาราคาไม่ได้'],
      },
    ],
    search: ['minimum order', 'ขั้นต่ำ'],
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
  },
);

export const LOGISTICS = trade(
  'logistics',
  [13],
  'inquiry',
  /logistic|delivery|freight|warehouse|telecom|internet|ขนส่ง|เดลิเวอรี|คลังสินค้า|โทรคม|อินเทอร์เน็ต/iu,
  {
    interests: ['online sellers, import and export', 'ร้านค้าออนไลน์ นำเข้าส่งออก'],
    scene: [['the parcel from scan to doorstep', 'พัสดุตั้งแต่สแกนถึงหน้าบ้าน']],
    need: [['orders outgrow the back room', 'ออเดอร์ล้นหลังร้าน']],
    doubt: [['Who pays when it is lost?', 'ของหายใครรับผิดชอบ']],
    show: [['Track one parcel live', 'ตามพัสดุหนึ่งชิ้นแบบสด']],
    step: [['a rate for last month’s parcels', 'คิดราคาจากพัสดุเดือนก่อน']],
    again: [['Report damage and delay without being asked', 'รายงานของเสียและล่าช้าโดยไม่ต้องถาม']],
    leak: [['sellers who compare rates and forget claims', 'ร้านที่เทียบแค่ค่าส่งแต่ไม่ดูการเคลม']],
    learn: [['which volume asks for a contract', 'ร้านขนาดไหนขอทำสัญญา']],
    warm: [['Used the rate table', 'ใช้ตารางค่าส่ง']],
    keep: [['Shippers whose volume grew', 'ร้านที่ยอดส่งโตขึ้น']],
    ideas: [
      ['A claim, start to end', 'หนึ่งเคลม ตั้งแต่ต้นจนจบ'],
      ['Packing that survives', 'แพ็กแบบนี้รอด'],
      ['Night shift', 'กะกลางคืน'],
    ],
    changes: [
      {
        change: ['Answer claims in a day and publish the record', 'ตอบเคลมในหนึ่งวันและเปิดสถิติ'],
        why: ['Sellers leave over silence, not over a fee', 'ร้านย้ายเพราะเงียบ ไม่ใช่เพราะราคา'],
      },
    ],
    search: ['rates', 'อัตราค่าส่ง'],
    peaks: [
      {
        event: 'nine-nine',
        actions: [['reserve vans before the sale', 'จองรถก่อนแคมเปญ']],
      },
      {
        event: 'songkran',
        actions: [['publish cut-off days', 'ประกาศวันตัดรอบ']],
      },
      {
        event: 'eleven-eleven',
        actions: [['add a second pick-up', 'เพิ่มรอบเข้ารับ']],
      },
    ],
  },
);
