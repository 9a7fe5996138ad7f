/** What no other trade fits. */
import { trade } from './trade.ts';

export const OTHER = trade('other', [0, 13], 'lead', undefined, {
  interests: ['the product itself', 'ตัวสินค้าหรือบริการ'],
  scene: [
    ['the work being done', 'ขั้นตอนการทำงานจริง'],
    ['the moment a customer receives it', 'ตอนลูกค้าได้รับสินค้าหรืองาน'],
    ['the tools in the order they are used', 'เครื่องมือที่วางเรียงตามลำดับใช้'],
    ['a customer’s question and the face that answers', 'คำถามของลูกค้ากับคนที่ตอบ'],
    ['the place it is used, on an ordinary day', 'ที่ที่ใช้จริงในวันธรรมดา'],
  ],
  need: [
    ['the old way stops working', 'วิธีเดิมใช้ไม่ได้แล้ว'],
    ['a date is set and the usual place cannot help', 'มีกำหนดแล้ว แต่เจ้าประจำช่วยไม่ได้'],
    ['a friend tells whom they chose', 'เพื่อนเล่าว่าเลือกเจ้าไหน'],
    ['what was put off cannot wait any longer', 'เรื่องที่ผัดไว้รอต่อไม่ได้แล้ว'],
    ['the money for it has been agreed', 'ตกลงเรื่องเงินกันได้แล้ว'],
  ],
  doubt: [
    ['Why you, and not the usual place?', 'ทำไมต้องที่นี่ ไม่ใช่เจ้าเดิม'],
    ['What if it is not as I expected?', 'ถ้าได้มาไม่ตรงที่คิด ทำอย่างไร'],
    ['Does anyone pick up if I call?', 'โทรไปแล้วมีคนรับไหม'],
    ['How long is the wait after I pay?', 'จ่ายแล้วต้องรอนานไหม'],
    ['Has someone like me bought it before?', 'เคยมีคนแบบเราซื้อไหม'],
  ],
  show: [
    ['Film one job from request to handover', 'ถ่ายหนึ่งงานตั้งแต่รับถึงส่งมอบ'],
    ['Let a buyer tell why they changed over', 'ให้ลูกค้าเล่าว่าทำไมเปลี่ยนมา'],
    ['Ask the staff what customers ask them most', 'ถามพนักงานว่าลูกค้าถามอะไรบ่อยที่สุด'],
    ['Show what is checked before a customer sees it', 'โชว์ว่าตรวจอะไรก่อนถึงมือลูกค้า'],
    ['Lay price, time and contents side by side', 'วางราคา เวลา และสิ่งที่ได้เทียบกันให้ดู'],
  ],
  step: [
    ['a price by message', 'ถามราคาด้วยข้อความเดียว'],
    ['a short list that suits their need', 'รายการสั้น ๆ ที่ตรงความต้องการ'],
    ['a call back on the same day', 'นัดโทรกลับภายในวัน'],
    ['a look or a trial before paying', 'นัดดูหรือลองก่อนจ่าย'],
    ['a place held until they decide', 'คิวที่กันไว้ให้ระหว่างตัดสินใจ'],
  ],
  again: [
    ['Ask each customer for one name', 'ขอชื่อคนรู้จักหนึ่งชื่อจากทุกลูกค้า'],
    ['Write when the need is due again', 'ทักเมื่อน่าจะถึงเวลาต้องใช้อีก'],
    ['Check soon after the sale how it is going', 'ถามหลังขายไม่นานว่าใช้แล้วเป็นอย่างไร'],
    ['Greet buyers with what they chose before', 'ทักลูกค้าเก่าด้วยสิ่งที่เคยเลือก'],
    ['Tell past customers before the public', 'บอกลูกค้าเดิมก่อนประกาศทั่วไป'],
  ],
  leak: [
    ['messages that wait for an answer', 'ข้อความที่รอคำตอบ'],
    ['people who hear a price and nothing more', 'คนที่ได้ราคาไปแล้วไม่มีใครตามต่อ'],
    ['visitors who cannot find how to buy or ask', 'คนที่เข้ามาแล้วหาวิธีซื้อหรือถามไม่เจอ'],
    ['buyers who go to compare and do not return', 'คนที่ไปเทียบเจ้าอื่นแล้วไม่กลับมา'],
    ['satisfied customers who were not asked back', 'ลูกค้าที่พอใจแต่ไม่เคยถูกชวนกลับมา'],
  ],
  learn: [
    ['which picture makes people write', 'ภาพไหนทำให้คนทัก'],
    ['what people ask before the price', 'คนถามอะไรก่อนถามราคา'],
    ['at which hour buyers write to us', 'ลูกค้าทักมาช่วงเวลาไหน'],
    ['why those who asked did not buy', 'คนที่ถามแล้วไม่ซื้อเพราะอะไร'],
    ['who decides and who only looks', 'ใครเป็นคนตัดสินใจ ใครแค่มาดู'],
  ],
  warm: [
    ['Opened the price or contact page', 'เปิดดูหน้าราคาหรือช่องทางติดต่อ'],
    ['Watched most of a clip', 'ดูคลิปเกือบจบ'],
    ['Saved or shared a post', 'บันทึกหรือแชร์โพสต์'],
    ['Looked up the address or opening hours', 'ดูที่อยู่หรือเวลาทำการ'],
    ['Read reviews or common questions', 'อ่านรีวิวหรือคำถามที่พบบ่อย'],
  ],
  keep: [
    ['People served before', 'คนที่เคยใช้บริการ'],
    ['Customers not seen for a while', 'ลูกค้าที่หายไปสักพัก'],
    ['Those who recommended us', 'คนที่เคยแนะนำเราให้เพื่อน'],
    ['Regulars who always choose the same', 'ลูกค้าประจำที่เลือกแบบเดิม'],
    ['Authors of our reviews', 'คนที่เคยเขียนรีวิวให้'],
  ],
  ideas: [
    ['A job, door to door', 'หนึ่งงานตั้งแต่ต้นจนจบ'],
    ['Asked at the counter', 'คำถามหน้าเคาน์เตอร์'],
    ['The maker’s hands', 'มือของคนทำ'],
    ['How to compare offers', 'เทียบข้อเสนอต้องดูอะไร'],
    ['What goes into the price', 'ราคานี้มาจากอะไร'],
    ['Why I changed over', 'ทำไมถึงเปลี่ยนเจ้า'],
    ['When something goes wrong', 'เมื่อมีปัญหา เราทำอย่างไร'],
    ['An ordinary morning here', 'เช้าวันธรรมดาของที่นี่'],
    ['Not for everyone', 'แบบไหนไม่เหมาะกับใคร'],
    ['Back at an old customer’s', 'กลับไปเยี่ยมลูกค้าเก่า'],
    ['Read from the inbox', 'เปิดอ่านจากกล่องข้อความ'],
  ],
  changes: [
    {
      change: ['Answer every message on the day it comes', 'ตอบทุกข้อความภายในวัน'],
      why: ['A fast answer is the cheapest advert', 'ตอบเร็วคือโฆษณาที่ถูกที่สุด'],
    },
    {
      change: ['Show a price or its range beside every picture', 'บอกราคาหรือช่วงราคาไว้ข้างทุกภาพ'],
      why: ['People who must ask for a price often do not', 'คนที่ต้องถามราคาเองมักไม่ถาม'],
    },
    {
      change: ['Note where each customer heard of us', 'จดว่าลูกค้าแต่ละคนรู้จักเราจากไหน'],
      why: ['The next budget follows that list', 'งบรอบหน้าวางตามรายการนี้ได้'],
    },
    {
      change: ['Follow each quoted price with a call', 'โทรตามทุกครั้งหลังบอกราคา'],
      why: ['Silence after a price is more often delay than refusal', 'คนที่เงียบไปมักแค่ยังไม่ได้ตัดสินใจ'],
    },
    {
      change: ['Ask for a review at the handover', 'ขอรีวิวตั้งแต่ตอนส่งมอบ'],
      why: ['That is when the details are fresh', 'วันนั้นลูกค้ายังจำรายละเอียดได้'],
    },
  ],
  search: ['near me', 'ใกล้ฉัน'],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['say early which days are open', 'บอกวันเปิดทำการแต่เนิ่น ๆ'],
        ['clear open orders before families gather', 'ส่งงานค้างให้เสร็จก่อนวันรวมญาติ'],
        ['send regular customers a greeting', 'ส่งคำอวยพรถึงลูกค้าประจำ'],
        ['be seen before the shopping begins', 'ให้คนเห็นก่อนถึงวันจ่าย'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['take jobs before the holiday', 'รับงานก่อนหยุดยาว'],
        ['set an answering message for the days off', 'ตั้งข้อความตอบช่วงวันหยุดไว้ล่วงหน้า'],
        ['speak to those who travel home', 'พูดกับคนที่เดินทางกลับบ้าน'],
        ['open dates for the weeks after', 'เปิดคิวช่วงหลังสงกรานต์ไว้ก่อน'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['offer the last free dates', 'เปิดคิวสุดท้ายของปี'],
        ['thank this year’s customers by name', 'ขอบคุณลูกค้าของปีนี้เป็นรายคน'],
        ['ask who plans to buy in the new year', 'ถามว่าใครตั้งใจซื้อต้นปีหน้า'],
        ['say the last day to order or book', 'บอกวันสุดท้ายที่สั่งหรือจองได้ทัน'],
      ],
    },
  ],
});
