/** What carries goods and words for others. */
import { trade } from './trade.ts';

export const LOGISTICS = trade('logistics', 'parcels', {
  interests: ['online sellers, import and export', 'ร้านค้าออนไลน์ นำเข้าส่งออก'],
  scene: [
    ['the parcel from scan to doorstep', 'พัสดุตั้งแต่สแกนถึงหน้าบ้าน'],
    ['shelves, labels and hands at packing time', 'ชั้นวาง ป้าย และมือคนแพ็ก'],
    ['a driver loading before sunrise', 'คนขับขนของขึ้นรถก่อนฟ้าสว่าง'],
    ['the control desk and the people on the phones', 'โต๊ะคุมงานและคนที่รับสาย'],
    ['doors, docks and vehicles at handover', 'ประตูคลัง ลานโหลด และรถตอนส่งมอบ'],
  ],
  need: [
    ['orders outgrow the back room', 'ออเดอร์ล้นหลังร้าน'],
    ['a late or broken delivery loses a customer', 'ของถึงช้าหรือเสียหายจนเสียลูกค้า'],
    ['the present provider stops answering', 'เจ้าเดิมเริ่มติดต่อไม่ได้'],
    ['buyers appear far from the present routes', 'เริ่มมีลูกค้าในพื้นที่ที่เดิมส่งไม่ถึง'],
    ['a sale is near and hands are few', 'ใกล้วันแคมเปญแต่คนไม่พอ'],
  ],
  doubt: [
    ['Who pays when it is lost?', 'ของหายใครรับผิดชอบ'],
    ['If it is late, who do I call?', 'ถ้าช้า ต้องโทรหาใคร'],
    ['Which fees are not on the table?', 'มีค่าใช้จ่ายนอกตารางอะไรบ้าง'],
    ['Can you cope on our busiest day?', 'วันที่ออเดอร์เยอะสุด รับไหวไหม'],
    ['Do you reach places far from town?', 'พื้นที่ไกลเมืองไปถึงไหม'],
  ],
  show: [
    ['Track one parcel live', 'ตามพัสดุหนึ่งชิ้นแบบสด'],
    ['Drop, shake and open a packed box', 'ทำตก เขย่า แล้วเปิดกล่องที่แพ็กไว้'],
    ['Ride with a driver through the last stops', 'นั่งไปกับคนขับในจุดส่งท้ายรอบ'],
    ['Read out a complaint and how it was settled', 'เล่าเรื่องร้องเรียนหนึ่งเรื่องว่าจบอย่างไร'],
    ['Count stock in front of the seller who owns it', 'นับสต็อกต่อหน้าร้านเจ้าของสินค้า'],
  ],
  step: [
    ['a rate for last month’s parcels', 'คิดราคาจากพัสดุเดือนก่อน'],
    ['a trial pick-up without a contract', 'ทดลองเข้ารับหนึ่งรอบก่อนทำสัญญา'],
    ['a coverage check by postcode', 'เช็กพื้นที่บริการจากรหัสไปรษณีย์'],
    ['a visit to the warehouse or hub', 'นัดเข้าชมคลังหรือศูนย์คัดแยก'],
    ['a call about volumes and peak days', 'นัดคุยเรื่องปริมาณและวันที่ของเยอะ'],
  ],
  again: [
    ['Report damage and delay without being asked', 'รายงานของเสียและล่าช้าโดยไม่ต้องถาม'],
    ['Go over the bill together, line by line', 'ทบทวนบิลด้วยกันทีละรายการ'],
    ['Warn of closing days before orders pile up', 'เตือนวันหยุดก่อนออเดอร์กอง'],
    ['Work the rate out anew when volume changes', 'คิดราคาใหม่เมื่อปริมาณเปลี่ยน'],
    ['Let the same person check in every month', 'ให้ผู้ดูแลคนเดิมทักทุกเดือน'],
  ],
  leak: [
    ['sellers who compare rates and forget claims', 'ร้านที่เทียบแค่ค่าส่งแต่ไม่ดูการเคลม'],
    ['rate requests answered when the sale is over', 'คำขอราคาที่ได้คำตอบตอนแคมเปญจบแล้ว'],
    ['accounts opened and not used', 'บัญชีที่เปิดแล้วไม่มีการใช้งาน'],
    ['customers who leave over an unexplained charge', 'ลูกค้าที่ย้ายเพราะค่าใช้จ่ายไม่มีคำอธิบาย'],
    ['contracts that wait on an unanswered clause', 'สัญญาที่ค้างเพราะข้อสงสัยที่ยังไม่ตอบ'],
  ],
  learn: [
    ['which volume asks for a contract', 'ร้านขนาดไหนขอทำสัญญา'],
    ['what goods people need moved', 'สินค้าประเภทไหนที่คนต้องการส่ง'],
    ['where people want things sent', 'คนอยากส่งของไปพื้นที่ไหน'],
    ['whether speed or price is asked about', 'คำถามหลักคือความเร็วหรือราคา'],
    ['who is leaving another provider, and why', 'ใครกำลังจะย้ายเจ้า และเพราะอะไร'],
  ],
  warm: [
    ['Used the rate table', 'ใช้ตารางค่าส่ง'],
    ['Checked coverage or followed a shipment', 'เช็กพื้นที่หรือตามสถานะของ'],
    ['Asked about claims, contracts or pick-up times', 'ถามเรื่องเคลม สัญญา หรือเวลาเข้ารับ'],
    ['Watched a packing or warehouse clip', 'ดูคลิปแพ็กของหรือคลิปในคลัง'],
    ['Opened the terms and came back to them', 'อ่านหน้าเงื่อนไขแล้วกลับมาดูอีก'],
  ],
  keep: [
    ['Shippers whose volume grew', 'ร้านที่ยอดส่งโตขึ้น'],
    ['Clients whose contract is up for renewal', 'ลูกค้าที่ใกล้ต่อสัญญา'],
    ['Senders who come only for sale days', 'ร้านที่ส่งเฉพาะช่วงแคมเปญ'],
    ['Accounts that had a claim settled', 'บัญชีที่เคยเคลมและจบเรื่องแล้ว'],
    ['Sellers adding a branch or a channel', 'ผู้ขายที่กำลังเพิ่มสาขาหรือช่องทาง'],
  ],
  ideas: [
    ['A claim, start to end', 'หนึ่งเคลม ตั้งแต่ต้นจนจบ'],
    ['Packing that survives', 'แพ็กแบบนี้รอด'],
    ['Night shift', 'กะกลางคืน'],
    ['Where is it now', 'ตอนนี้ของอยู่ไหน'],
    ['The driver’s route', 'เส้นทางของคนขับ'],
    ['Boxes that came back', 'กล่องที่ตีกลับ'],
    ['A seller’s packing table', 'โต๊ะแพ็กของร้านค้า'],
    ['The small print, in plain words', 'เงื่อนไขตัวเล็ก เล่าให้ง่าย'],
    ['Inside the hub', 'ข้างในศูนย์คัดแยก'],
    ['What went wrong this week', 'สัปดาห์นี้พลาดอะไร'],
    ['Heavy, fragile, awkward', 'หนัก แตกง่าย รูปทรงแปลก'],
  ],
  changes: [
    {
      change: ['Answer claims in a day and publish the record', 'ตอบเคลมในหนึ่งวันและเปิดสถิติ'],
      why: ['Sellers leave over silence, not over a fee', 'ร้านย้ายเพราะเงียบ ไม่ใช่เพราะราคา'],
    },
    {
      change: ['Name one contact for each account', 'ให้ลูกค้าแต่ละรายมีผู้ดูแลประจำ'],
      why: ['Trouble is easier to tell a person than a queue', 'แจ้งปัญหากับคนที่รู้จักง่ายกว่ารอคิวสาย'],
    },
    {
      change: ['Print every surcharge on the rate table', 'ใส่ค่าธรรมเนียมทุกอย่างไว้ในตารางราคา'],
      why: ['A shop builds its own prices from that table', 'ร้านตั้งราคาขายจากตารางนั้น'],
    },
    {
      change: ['Tell the sender of a delay before the buyer does', 'แจ้งผู้ส่งว่าของช้าก่อนผู้ซื้อทักไป'],
      why: ['The shop takes the blame in its own chat', 'ร้านคือคนที่ถูกต่อว่าในแชต'],
    },
    {
      change: ['Ask for the peak days when a contract is signed', 'ถามวันที่ของเยอะตั้งแต่ตอนทำสัญญา'],
      why: ['Room promised late is taken from another customer', 'คิวที่รับปากกระชั้นต้องดึงจากลูกค้ารายอื่น'],
    },
  ],
  search: [['rates', 'อัตราค่าส่ง']],
  peaks: [
    {
      event: 'nine-nine',
      actions: [
        ['reserve vans before the sale', 'จองรถก่อนแคมเปญ'],
        ['ask sellers for their forecasts', 'ขอยอดคาดการณ์จากร้านค้า'],
        ['send packing rules while there is time to read', 'ส่งกติกาการแพ็กตอนร้านยังมีเวลาอ่าน'],
        ['staff the claims desk for the days after', 'จัดคนรับเคลมหลังจบแคมเปญ'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['publish cut-off days', 'ประกาศวันตัดรอบ'],
        ['say which areas run on holiday hours', 'บอกพื้นที่ที่วิ่งตามเวลาวันหยุด'],
        ['store goods for shops that close', 'รับฝากสินค้าให้ร้านที่หยุด'],
        ['prepare answers about parcels on hold', 'เตรียมคำตอบเรื่องพัสดุที่ค้าง'],
      ],
    },
    {
      event: 'eleven-eleven',
      actions: [
        ['add a second pick-up', 'เพิ่มรอบเข้ารับ'],
        ['plan routes from the record of the last sale', 'วางเส้นทางจากบันทึกแคมเปญก่อน'],
        ['post scan times while parcels move', 'แจ้งเวลาสแกนระหว่างของเดินทาง'],
        ['sort late orders overnight', 'เปิดกะดึกคัดแยกออเดอร์ท้ายวัน'],
      ],
    },
  ],
});
