/** What holds for any offer, for each kind of offer, and for what its buyers fear: where no trade of the table is sure. */
import { BY_KIND, type KindTexts } from './by-kind.ts';
import { trade, type Said } from './trade.ts';

const byKind = (place: Exclude<keyof KindTexts, 'when'>): Said[] =>
  BY_KIND.map(({ when, [place]: [en, th] }) => [en, th, when]);

export const GENERAL = trade('general', 'any offer', {
  scene: [
    ['the work being done', 'ขั้นตอนการทำงานจริง'],
    ['the moment a customer receives it', 'ตอนลูกค้าได้รับสินค้าหรืองาน', 'things that are made'],
    ['the tools in the order they are used', 'เครื่องมือที่วางเรียงตามลำดับใช้', 'services'],
    ['a customer’s question and the face that answers', 'คำถามของลูกค้ากับคนที่ตอบ', 'anything but a cause'],
    ['the place it is used, on an ordinary day', 'ที่ที่ใช้จริงในวันธรรมดา'],
    ...byKind('scene'),
  ],
  need: [
    ['the old way stops working', 'วิธีเดิมใช้ไม่ได้แล้ว', 'comes back'],
    ['a date is set and the usual place cannot help', 'มีกำหนดแล้ว แต่เจ้าประจำช่วยไม่ได้', 'services'],
    ['a friend tells whom they chose', 'เพื่อนเล่าว่าเลือกเจ้าไหน'],
    ['what was put off cannot wait any longer', 'เรื่องที่ผัดไว้รอต่อไม่ได้แล้ว'],
    ['the money for it has been agreed', 'ตกลงเรื่องเงินกันได้แล้ว'],
    ...byKind('need'),
  ],
  doubt: [
    ['Why you, and not the usual place?', 'ทำไมต้องที่นี่ ไม่ใช่เจ้าเดิม', 'anything but a cause'],
    ['What if it is not as I expected?', 'ถ้าได้มาไม่ตรงที่คิด ทำอย่างไร', 'anything but a cause'],
    ['Does anyone pick up if I call?', 'โทรไปแล้วมีคนรับไหม', 'anything but a cause'],
    ['How long is the wait after I pay?', 'จ่ายแล้วต้องรอนานไหม', 'anything but a cause'],
    ['Has someone like me bought it before?', 'เคยมีคนแบบเราซื้อไหม', 'anything but a cause'],
    ['What comes on top of the price?', 'มีค่าอะไรเพิ่มจากราคานี้ไหม', 'hidden cost feared'],
    ['What if it does not fit?', 'ถ้าไม่พอดีหรือใช้ไม่ได้ ทำอย่างไร', 'wrong fit feared'],
    ['Are they qualified for this?', 'คนทำมีความรู้ด้านนี้จริงไหม', 'skill doubted'],
    ['Will it be done by the day I need it?', 'จะทันวันที่ต้องใช้ไหม', 'lateness feared'],
    ['Is it really as in the pictures?', 'ของจริงเหมือนในรูปไหม', 'pictures doubted'],
    ['How do I get out again?', 'ถ้าจะเลิกต้องทำอย่างไร', 'a tie feared'],
    ['How do I know that this is real?', 'รู้ได้อย่างไรว่าเป็นของจริง', 'fraud feared'],
    ['Who helps me afterwards?', 'หลังซื้อแล้วใครดูแล', 'no help afterwards feared'],
    ...byKind('doubt'),
  ],
  show: [
    ['Film one job from request to handover', 'ถ่ายหนึ่งงานตั้งแต่รับถึงส่งมอบ', 'services'],
    ['Let a buyer tell why they changed over', 'ให้ลูกค้าเล่าว่าทำไมเปลี่ยนมา', 'anything but a cause'],
    ['Ask the staff what customers ask them most', 'ถามพนักงานว่าลูกค้าถามอะไรบ่อยที่สุด', 'anything but a cause'],
    ['Show what is checked before a customer sees it', 'โชว์ว่าตรวจอะไรก่อนถึงมือลูกค้า', 'things that are made'],
    ['Lay price, time and contents side by side', 'วางราคา เวลา และสิ่งที่ได้เทียบกันให้ดู', 'anything but a cause'],
    ...byKind('show'),
  ],
  again: [
    ['Ask each customer for one name', 'ขอชื่อคนรู้จักหนึ่งชื่อจากทุกลูกค้า', 'anything but a cause'],
    ['Write when the need is due again', 'ทักเมื่อน่าจะถึงเวลาต้องใช้อีก', 'comes back'],
    ['Check soon after the sale how it is going', 'ถามหลังขายไม่นานว่าใช้แล้วเป็นอย่างไร', 'anything but a cause'],
    ['Greet buyers with what they chose before', 'ทักลูกค้าเก่าด้วยสิ่งที่เคยเลือก', 'comes back'],
    ['Tell past customers before the public', 'บอกลูกค้าเดิมก่อนประกาศทั่วไป', 'anything but a cause'],
    ['Ask for a name while they are pleased', 'ขอชื่อคนรู้จักตอนที่ลูกค้ายังพอใจ', 'bought once'],
    ...byKind('again'),
  ],
  leak: [
    ['messages that wait for an answer', 'ข้อความที่รอคำตอบ'],
    ['people who hear a price and nothing more', 'คนที่ได้ราคาไปแล้วไม่มีใครตามต่อ', 'anything but a cause'],
    ['visitors who cannot find how to buy or ask', 'คนที่เข้ามาแล้วหาวิธีซื้อหรือถามไม่เจอ', 'anything but a cause'],
    ['buyers who go to compare and do not return', 'คนที่ไปเทียบเจ้าอื่นแล้วไม่กลับมา', 'anything but a cause'],
    ['satisfied customers who were not asked back', 'ลูกค้าที่พอใจแต่ไม่เคยถูกชวนกลับมา', 'comes back'],
    ...byKind('leak'),
  ],
  learn: [
    ['which picture makes people write', 'ภาพไหนทำให้คนทัก'],
    ['what people ask before the price', 'คนถามอะไรก่อนถามราคา', 'anything but a cause'],
    ['at which hour buyers write to us', 'ลูกค้าทักมาช่วงเวลาไหน', 'anything but a cause'],
    ['why those who asked did not buy', 'คนที่ถามแล้วไม่ซื้อเพราะอะไร', 'anything but a cause'],
    ['who decides and who only looks', 'ใครเป็นคนตัดสินใจ ใครแค่มาดู'],
    ...byKind('learn'),
  ],
  warm: [
    ['Opened the price or contact page', 'เปิดดูหน้าราคาหรือช่องทางติดต่อ', 'anything but a cause'],
    ['Watched most of a clip', 'ดูคลิปเกือบจบ'],
    ['Saved or shared a post', 'บันทึกหรือแชร์โพสต์'],
    ['Looked up the address or opening hours', 'ดูที่อยู่หรือเวลาทำการ', 'at our place'],
    ['Read reviews or common questions', 'อ่านรีวิวหรือคำถามที่พบบ่อย', 'anything but a cause'],
  ],
  keep: [
    ['People who have given before', 'คนที่เคยให้', 'is a cause'],
    ['People served before', 'คนที่เคยใช้บริการ', 'services'],
    ['Customers not seen for a while', 'ลูกค้าที่หายไปสักพัก', 'comes back'],
    ['Those who recommended us', 'คนที่เคยแนะนำเราให้เพื่อน'],
    ['Regulars who always choose the same', 'ลูกค้าประจำที่เลือกแบบเดิม', 'comes back'],
    ['Authors of our reviews', 'คนที่เคยเขียนรีวิวให้', 'anything but a cause'],
  ],
  ideas: [
    ['Where a gift went', 'เงินที่ให้ไปถึงไหน', 'is a cause'],
    ['A giver says why', 'ผู้ให้เล่าว่าให้เพราะอะไร', 'is a cause'],
    ['A day of the work', 'หนึ่งวันของงาน', 'is a cause'],
    ['A job, door to door', 'หนึ่งงานตั้งแต่ต้นจนจบ', 'services'],
    ['The maker’s hands', 'มือของคนทำ', 'things that are made'],
    ['How to compare offers', 'เทียบข้อเสนอต้องดูอะไร', 'anything but a cause'],
    ['What goes into the price', 'ราคานี้มาจากอะไร', 'anything but a cause'],
    ['Why I changed over', 'ทำไมถึงเปลี่ยนเจ้า', 'anything but a cause'],
    ['When something goes wrong', 'เมื่อมีปัญหา เราทำอย่างไร'],
    ['Not for everyone', 'แบบไหนไม่เหมาะกับใคร', 'anything but a cause'],
  ],
  search: [['price', 'ราคา'], ...byKind('search')],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['say early which days are open', 'บอกวันเปิดทำการแต่เนิ่น ๆ', 'at our place'],
        ['clear open orders before families gather', 'ส่งงานค้างให้เสร็จก่อนวันรวมญาติ', 'things'],
        ['send regular customers a greeting', 'ส่งคำอวยพรถึงลูกค้าประจำ', 'comes back'],
        ['be seen before the shopping begins', 'ให้คนเห็นก่อนถึงวันจ่าย', 'anything but a cause'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['take jobs before the holiday', 'รับงานก่อนหยุดยาว', 'services'],
        ['set an answering message for the days off', 'ตั้งข้อความตอบช่วงวันหยุดไว้ล่วงหน้า'],
        ['speak to those who travel home', 'พูดกับคนที่เดินทางกลับบ้าน', 'sold to people'],
        ['open dates for the weeks after', 'เปิดคิวช่วงหลังสงกรานต์ไว้ก่อน', 'services'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['offer the last free dates', 'เปิดคิวสุดท้ายของปี', 'services'],
        ['thank this year’s customers by name', 'ขอบคุณลูกค้าของปีนี้เป็นรายคน', 'anything but a cause'],
        ['ask who plans to buy in the new year', 'ถามว่าใครตั้งใจซื้อต้นปีหน้า', 'anything but a cause'],
        ['say the last day to order or book', 'บอกวันสุดท้ายที่สั่งหรือจองได้ทัน', 'anything but a cause'],
      ],
    },
  ],
});
