/** What carries goods and words for others. */
import { trade } from './trade.ts';

export const LOGISTICS = trade('logistics', 'parcels', {
  scene: [['the parcel from scan to doorstep', 'พัสดุตั้งแต่สแกนถึงหน้าบ้าน']],
  need: [['orders outgrow the back room', 'ออเดอร์ล้นหลังร้าน']],
  doubt: [['Who pays when it is lost?', 'ของหายใครรับผิดชอบ']],
  show: [['Track one parcel live', 'ตามพัสดุหนึ่งชิ้นแบบสด']],
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
  search: [['rates', 'อัตราค่าส่ง']],
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
});
