/** Vehicles: sold, and kept running. */
import { trade } from './trade.ts';

export const VEHICLES = trade('vehicles', 'vehicles for sale', {
  scene: [
    ['the vehicle on a local road, family aboard', 'รถบนถนนแถวบ้าน มีคนในครอบครัว', 'cars for sale'],
    ['the handover, key passing between hands', 'วันส่งมอบ ตอนกุญแจเปลี่ยนมือ'],
  ],
  need: [['repairs cost more than instalments would', 'ค่าซ่อมเริ่มแพงกว่าค่างวด']],
  doubt: [['What is the real on-road price?', 'ราคาจบทุกอย่างเท่าไร']],
  show: [['Drive the daily commute with a customer', 'ขับเส้นทางไปทำงานจริงกับลูกค้า']],
  again: [['Book the next service at the handover', 'นัดเช็กระยะตั้งแต่วันรับรถ']],
  leak: [['finance questions left until the showroom', 'คำถามไฟแนนซ์ที่ต้องรอถึงโชว์รูม']],
  learn: [['which model’s test drive is booked', 'รุ่นไหนมีคนจองทดลองขับ']],
  warm: [['Used the instalment table or asked a trade-in price', 'ดูตารางผ่อนหรือถามราคาเทิร์น']],
  keep: [['Owners due for service', 'เจ้าของรถที่ถึงรอบเช็กระยะ']],
  ideas: [
    ['The real on-road price', 'ราคาจบ ไม่มีบวก'],
    ['A week’s commute', 'ขับไปทำงานหนึ่งสัปดาห์'],
    ['Trade-in, valued on camera', 'ประเมินรถเก่าหน้ากล้อง'],
  ],
  search: [['instalments', 'ตารางผ่อน']],
  peaks: [
    {
      event: 'motor-show',
      actions: [['hold a local offer against the show', 'มีข้อเสนอในพื้นที่สู้กับงานใหญ่']],
    },
    {
      event: 'songkran',
      actions: [
        ['check cars before the long drive', 'ตรวจรถก่อนเดินทางไกล', 'cars for sale'],
        ['deliver in time for the trip home', 'ส่งมอบให้ทันขับกลับบ้าน'],
      ],
    },
    {
      event: 'year-end',
      actions: [['register before the model year turns', 'ออกรถก่อนเปลี่ยนปี']],
    },
  ],
});

export const VEHICLE_CARE = trade('vehicle-care', 'car workshops', {
  scene: [['the fault, the part and the hand that fixes it', 'อาการ อะไหล่ และมือช่าง']],
  need: [['a warning light comes on', 'ไฟเตือนขึ้น']],
  doubt: [['What will it cost before you start?', 'บอกราคาก่อนทำไหม']],
  show: [['Open one fault from reading to receipt', 'เปิดหนึ่งอาการ ตั้งแต่เสียบเครื่องถึงใบเสร็จ']],
  again: [['Remind by mileage, not by month', 'เตือนตามเลขไมล์ ไม่ใช่ตามเดือน']],
  leak: [['searches that read and do not call', 'คนค้นหาที่อ่านแล้วไม่โทร']],
  learn: [['which fault is searched and called about', 'อาการไหนคนค้นแล้วโทร']],
  warm: [['Read about a fault or opened the map', 'อ่านเรื่องอาการเสียหรือเปิดแผนที่']],
  keep: [['Cars due by mileage', 'รถที่ถึงระยะ']],
  ideas: [
    ['This light means this', 'ไฟดวงนี้แปลว่าอะไร'],
    ['Old part, new part', 'ของเก่า ของใหม่'],
    ['The quote, explained', 'อ่านใบเสนอราคา'],
  ],
  search: [['price', 'ราคา']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['check cars before the drive home', 'ตรวจรถก่อนกลับบ้านตรุษจีน']],
    },
    {
      event: 'songkran',
      actions: [['sell the long-drive check', 'ขายแพ็กตรวจก่อนเดินทางไกล']],
    },
    {
      event: 'rains',
      actions: [['lead with brakes, wipers and seals', 'ชูเบรก ที่ปัดน้ำฝน และซีล']],
    },
  ],
});
