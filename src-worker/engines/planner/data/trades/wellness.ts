/** Supplements and cosmetics. */
import { trade } from './trade.ts';

export const SUPPLEMENT = trade('supplement', 'supplements', {
  interests: ['wellness, nutrition, ageing parents', 'สุขภาพ โภชนาการ ดูแลพ่อแม่'],
  scene: [
    ['the label, the batch report and the daily routine', 'ฉลาก ใบตรวจล็อต และกิจวัตรประจำวัน'],
    ['a serving beside a glass of water', 'หนึ่งหน่วยบริโภคข้างแก้วน้ำ'],
    ['raw material, laboratory and packing line', 'วัตถุดิบ ห้องแล็บ และสายบรรจุ'],
    ['the breakfast table where the pack stands', 'โต๊ะอาหารเช้าที่มีกล่องวางอยู่'],
    ['the people who check, weigh and pack', 'คนตรวจ คนชั่ง คนแพ็ก'],
  ],
  need: [
    ['a check-up or a parent’s complaint raises the question', 'ผลตรวจสุขภาพหรือพ่อแม่เริ่มบ่น'],
    ['the current pack is nearly finished', 'แพ็กเดิมใกล้หมด'],
    ['a colleague mentions what they take', 'เพื่อนที่ทำงานเล่าว่ากินตัวไหน'],
    ['an advert elsewhere has promised too much', 'เจอโฆษณาเจ้าอื่นที่อ้างเกินจริง'],
    ['new habits are being fitted into the day', 'เริ่มจัดกิจวัตรประจำวันใหม่'],
  ],
  doubt: [
    ['Is the registration number real?', 'เลข อย. จริงไหม'],
    ['Who makes it, and where?', 'ใครผลิต ผลิตที่ไหน'],
    ['What exactly is in each serving?', 'กินหนึ่งครั้งได้อะไรเท่าไร'],
    ['Does this shop sell the genuine one?', 'ร้านนี้ขายของแท้หรือเปล่า'],
    ['How and when do I take it?', 'กินอย่างไร ตอนไหน'],
  ],
  show: [
    ['Read one label aloud and open the batch report', 'อ่านฉลากให้ฟัง แล้วเปิดใบตรวจของล็อต'],
    ['Film a shift in the packing room, gloves and all', 'ถ่ายหนึ่งกะในห้องบรรจุ ตั้งแต่สวมถุงมือ'],
    ['Type the number into the public register on screen', 'พิมพ์เลข อย. ในเว็บตรวจสอบให้เห็นทั้งจอ'],
    ['Put customers’ questions to the maker on camera', 'เอาคำถามลูกค้าไปถามผู้ผลิตหน้ากล้อง'],
    ['Unpack a box and lay out everything inside', 'แกะกล่องแล้ววางให้ดูทุกชิ้นข้างใน'],
  ],
  step: [
    ['the registration number, sent in chat', 'ส่งเลข อย. ให้ตรวจในแชต'],
    ['a small pack to begin with', 'ออร์เดอร์แพ็กเล็กสำหรับเริ่มต้น'],
    ['help in reading any label, by chat', 'รูปฉลากที่ส่งมาให้ช่วยอ่าน'],
    ['the batch report, sent on request', 'คำขอดูใบตรวจล็อต'],
    ['a call with the maker or a pharmacist', 'นัดคุยกับผู้ผลิตหรือเภสัชกร'],
  ],
  again: [
    ['Ask how the pack went before offering the next', 'ถามว่ากินแล้วเป็นอย่างไรก่อนเสนอแพ็กถัดไป'],
    ['Remind before the pack runs out', 'เตือนก่อนของหมด'],
    ['Send the new lot’s report with an offer', 'ส่งใบตรวจล็อตใหม่พร้อมชวนสั่ง'],
    ['Agree on deliveries that they can pause', 'ตั้งรอบส่งที่ลูกค้าหยุดเองได้'],
    ['Suggest the family size when they reorder', 'แนะนำขนาดครอบครัวตอนสั่งซ้ำ'],
  ],
  leak: [
    ['chats that end when a health claim cannot be made', 'แชตที่จบเพราะตอบเรื่องสรรพคุณไม่ได้'],
    ['buyers who cannot check the number and give up', 'คนที่ตรวจเลข อย. ไม่เป็นแล้วถอดใจ'],
    ['customers who finish a pack and hear nothing', 'ลูกค้าที่กินหมดแล้วไม่มีใครทัก'],
    ['shoppers who end up with an unofficial seller', 'คนที่ไปลงเอยกับร้านที่ไม่ใช่ตัวแทน'],
    ['questions on how to take it, answered late', 'คำถามวิธีกินที่ได้คำตอบช้า'],
  ],
  learn: [
    ['which plain wording is approved and still answered', 'ถ้อยคำไหนผ่านอนุมัติและยังมีคนทัก'],
    ['what document is opened before an order', 'ก่อนสั่งคนเปิดดูเอกสารไหน'],
    ['whether it is bought for oneself or a parent', 'คนซื้อกินเองหรือซื้อให้พ่อแม่'],
    ['how long a pack lasts in daily use', 'แพ็กหนึ่งอยู่ได้นานแค่ไหนเมื่อกินจริง'],
    ['who is trusted to explain the label', 'คนเชื่อใครให้อธิบายฉลาก'],
  ],
  warm: [
    ['Opened the batch report or asked for the number', 'เปิดใบตรวจหรือถามเลข อย.'],
    ['Watched the factory or label clip', 'ดูคลิปโรงงานหรือคลิปอ่านฉลาก'],
    ['Asked how it is taken or what a pack costs', 'ถามวิธีกินหรือราคาต่อแพ็ก'],
    ['Compared pack sizes or prices', 'เทียบขนาดแพ็กหรือราคา'],
    ['Read reviews or the questions page', 'อ่านรีวิวหรือหน้าคำถามที่พบบ่อย'],
  ],
  keep: [
    ['Buyers near the end of a pack', 'ลูกค้าที่ใกล้หมดแพ็ก'],
    ['Customers who began with a small pack', 'ลูกค้าที่เริ่มจากแพ็กเล็ก'],
    ['Sons and daughters who order for parents', 'ลูกที่เคยสั่งให้พ่อแม่'],
    ['Households with a regular delivery', 'บ้านที่ตั้งรอบส่งประจำ'],
    ['Earlier customers who asked for lot documents', 'ลูกค้าเก่าที่เคยขอเอกสารล็อต'],
  ],
  ideas: [
    ['What the label may say, and what it may not', 'ฉลากพูดอะไรได้ อะไรไม่ได้'],
    ['From field to capsule', 'จากแปลงถึงแคปซูล'],
    ['Questions our pharmacist gets', 'คำถามที่เภสัชกรเจอ'],
    ['The number, checked live', 'เช็กเลข อย. ให้ดูสด'],
    ['Words we left out of the advert', 'คำที่เราตัดออกจากโฆษณา'],
    ['Inside the packing room', 'ในห้องบรรจุ'],
    ['Where it sits in my day', 'อยู่ตรงไหนในวันของฉัน'],
    ['One line of the label', 'ฉลากทีละบรรทัด'],
    ['Real box, copied box', 'กล่องจริงกับกล่องเลียนแบบ'],
    ['Who signs the test sheet', 'ใครเซ็นใบตรวจ'],
    ['Ask this before you buy any brand', 'ก่อนซื้อยี่ห้อไหน ให้ถามข้อนี้'],
  ],
  changes: [
    {
      change: ['Publish every batch report under its number', 'ลงใบตรวจทุกล็อตตามหมายเลข'],
      why: ['Where words must stay careful, a document speaks', 'เมื่อต้องระวังคำพูด ให้เอกสารเป็นคำตอบ'],
    },
    {
      change: ['Print a code on the box that opens its documents', 'พิมพ์โค้ดบนกล่องให้สแกนดูเอกสาร'],
      why: ['People check while they hold the box', 'คนอยากตรวจตอนถือกล่องอยู่ในมือ'],
    },
    {
      change: ['List the official sellers on a page of their own', 'ทำหน้ารวมรายชื่อร้านตัวแทน'],
      why: ['Whoever doubts the seller doubts the product', 'เมื่อไม่แน่ใจร้าน ก็ไม่แน่ใจของ'],
    },
    {
      change: ['Give the chat team a set of approved answers', 'ทำชุดคำตอบที่ผ่านอนุมัติให้ทีมแชต'],
      why: ['Silence loses a buyer, and so does an overclaim', 'ตอบไม่ได้ลูกค้าหาย ตอบเกินจริงก็หาย'],
    },
    {
      change: ['Sell a short pack beside the full one', 'มีแพ็กสั้นวางคู่แพ็กเต็ม'],
      why: ['Few pay a shop they have just met for a full pack', 'น้อยคนจ่ายแพ็กเต็มให้ร้านที่เพิ่งรู้จัก'],
    },
  ],
  search: [['FDA number', 'เลข อย.']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['offer family packs for visits home', 'จัดแพ็กครอบครัวสำหรับกลับบ้าน'],
        ['put the documents inside each gift box', 'ใส่เอกสารไว้ในกล่องของขวัญทุกกล่อง'],
        ['use red sleeves and no health promises', 'ใช้ปลอกแดง ไม่ใช้คำสรรพคุณ'],
        ['take orders before the journey begins', 'รับออร์เดอร์ก่อนวันเดินทาง'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['prepare gifts for elders', 'จัดของขวัญผู้ใหญ่'],
        ['deliver straight to the parents’ address', 'ส่งตรงถึงบ้านพ่อแม่'],
        ['pack a travel size for the days away', 'จัดขนาดพกพาสำหรับวันเดินทาง'],
        ['announce when parcels stop and restart', 'แจ้งวันหยุดส่งและวันเริ่มส่งใหม่'],
      ],
    },
    {
      event: 'mother',
      actions: [
        ['let children order for parents', 'ให้ลูกสั่งให้พ่อแม่'],
        ['print a label guide in large letters', 'ทำคู่มืออ่านฉลากตัวใหญ่ให้แม่'],
        ['add a handwritten card to each parcel', 'แนบการ์ดเขียนมือในทุกกล่อง'],
        ['film mothers on what they ask before buying', 'ถ่ายคุณแม่เล่าว่าถามอะไรก่อนซื้อ'],
      ],
    },
  ],
});

export const BEAUTY = trade('beauty', 'skin and make-up', {
  interests: ['skincare, make-up, self-care', 'สกินแคร์ เครื่องสำอาง ดูแลตัวเอง'],
  scene: [
    ['texture on real skin in window light', 'เนื้อครีมบนผิวจริงใต้แสงหน้าต่าง'],
    ['a bathroom shelf as it is used every day', 'ชั้นในห้องน้ำที่ใช้อยู่ทุกวัน'],
    ['swatches on arms of different tones', 'เนื้อและสีที่ปาดบนแขนหลายโทนผิว', 'make-up'],
    ['mirror, bag and the minute before leaving', 'กระจก กระเป๋า และนาทีก่อนออกจากบ้าน'],
    ['the bench where it is mixed and filled', 'โต๊ะผสมและสายบรรจุ'],
  ],
  need: [
    ['the skin or the season changes', 'ผิวเปลี่ยนหรืออากาศเปลี่ยน'],
    ['a favourite is nearly used up', 'ของที่ใช้ประจำใกล้หมด'],
    ['an event or a photo day is close', 'ใกล้วันงานหรือวันถ่ายรูป'],
    ['the present one stings, shines or comes off', 'ตัวเดิมแสบ มัน หรือหลุดง่าย'],
    ['a friend’s shelf or a clip gives the idea', 'เห็นของเพื่อนหรือในคลิปแล้วอยากลอง'],
  ],
  doubt: [
    ['Does it suit my skin?', 'ผิวเราใช้ได้ไหม'],
    ['What is each ingredient for?', 'ส่วนผสมแต่ละตัวใส่ไว้ทำไม'],
    ['Which shade or formula do I choose?', 'ควรเลือกเฉดหรือสูตรไหน', 'make-up'],
    ['How long does a tube last?', 'หลอดหนึ่งใช้ได้นานแค่ไหน'],
    ['Can I use it with what I have?', 'ใช้ร่วมกับของที่มีอยู่ได้ไหม'],
  ],
  show: [
    ['Show texture and wear at noon and at night', 'โชว์เนื้อและความติดทนตอนเที่ยงและค่ำ'],
    ['Apply it in a single take, no cuts', 'ใช้ให้ดูรวดเดียวโดยไม่ตัดต่อ'],
    ['Try it on staff with different skin', 'ให้ทีมงานหลายสภาพผิวลองให้ดู'],
    ['Explain the ingredient list from top to bottom', 'อธิบายรายการส่วนผสมจากบนลงล่าง'],
    ['Cut open a used-up tube and say how long it took', 'ตัดหลอดที่ใช้หมด แล้วบอกว่าใช้มานานเท่าไร'],
  ],
  step: [
    ['a sachet or a shade matched in chat', 'ซองทดลองหรือเลือกเฉดในแชต', 'make-up'],
    ['the travel size, ordered on its own', 'ออร์เดอร์ขนาดพกพาชิ้นเดียว'],
    ['a chat about the products already in use', 'รายการของที่ใช้อยู่ ส่งมาให้ช่วยดู'],
    ['a starter set with a routine card', 'ออร์เดอร์เซ็ตเริ่มต้นพร้อมการ์ดลำดับการใช้'],
    ['a tester, at the counter or by post', 'คำขอเทสเตอร์ ลองหน้าร้านหรือส่งให้'],
  ],
  again: [
    ['Suggest the refill before the tube is flat', 'ชวนเติมก่อนหลอดหมด'],
    ['Ask how it feels before selling more', 'ถามว่าใช้แล้วเป็นอย่างไรก่อนเสนอเพิ่ม'],
    ['Offer the next item in their routine', 'เสนอชิ้นถัดไปในรูทีนของเขา'],
    ['Take empties back with the next order', 'รับขวดเปล่าคืนพร้อมออร์เดอร์ถัดไป'],
    ['Let past buyers try a launch first', 'ให้ลูกค้าเก่าลองตัวใหม่ก่อนใคร'],
  ],
  leak: [
    ['shade questions that nobody matches', 'คำถามเรื่องเฉดที่ไม่มีใครช่วยเลือก', 'make-up'],
    ['first orders that turn out the wrong formula', 'ออร์เดอร์แรกที่เลือกสูตรผิด'],
    ['viewers who like a clip and find no link', 'คนที่ชอบคลิปแล้วหาลิงก์ไม่เจอ'],
    ['samples handed out with no follow-up', 'ซองทดลองที่แจกแล้วไม่มีใครตามต่อ'],
    ['regulars who refill from an unknown reseller', 'ขาประจำที่ไปเติมกับร้านที่ไม่รู้ที่มา'],
  ],
  learn: [
    ['which skin concern is asked about first', 'ปัญหาผิวไหนคนถามก่อน'],
    ['which sample leads to a full size', 'ซองทดลองตัวไหนพาไปถึงขนาดจริง'],
    ['whose clip people believe', 'คนเชื่อคลิปของใคร'],
    ['when a tube really runs out', 'หลอดหนึ่งหมดจริงเมื่อไร'],
    ['whether feel, scent or colour decides', 'คนตัดสินใจที่เนื้อ กลิ่น หรือสี'],
  ],
  warm: [
    ['Watched a texture clip or opened the ingredients', 'ดูคลิปเนื้อครีมหรือเปิดส่วนผสม'],
    ['Asked for a shade or a routine in chat', 'ทักถามเฉดหรือลำดับการใช้', 'make-up'],
    ['Requested a sample or a tester', 'ขอซองทดลองหรือเทสเตอร์'],
    ['Saved a how-to post or a review', 'บันทึกโพสต์วิธีใช้หรือรีวิว'],
    ['Placed an item in the basket', 'หยิบสินค้าใส่ตะกร้า', 'closed in the cart'],
  ],
  keep: [
    ['Buyers due for a refill', 'ลูกค้าที่ถึงรอบเติม'],
    ['Customers who have finished a sample', 'ลูกค้าที่ใช้ซองทดลองหมด'],
    ['People with one item of a routine', 'คนที่มีแค่ชิ้นเดียวในรูทีน'],
    ['Shoppers whose choice is on record', 'ลูกค้าที่เรารู้ว่าเคยเลือกอะไร'],
    ['Reviewers who posted a clip of their own', 'คนที่เคยลงคลิปรีวิวเอง'],
  ],
  ideas: [
    ['Noon to night', 'ตั้งแต่เที่ยงถึงค่ำ'],
    ['One ingredient, plainly', 'ส่วนผสมหนึ่งตัว เล่าง่าย ๆ'],
    ['My routine, unfiltered', 'รูทีนจริง ไม่ใส่ฟิลเตอร์'],
    ['Choosing with a customer', 'ช่วยลูกค้าเลือกหน้ากล้อง'],
    ['How much is enough', 'ใช้แค่ไหนถึงพอดี'],
    ['What goes on first', 'ทาอะไรก่อนหลัง'],
    ['In my bag today', 'วันนี้ในกระเป๋ามีอะไร'],
    ['Who should skip this', 'ตัวนี้ไม่เหมาะกับใคร'],
    ['From the mixing bench', 'จากโต๊ะผสม'],
    ['To the last drop', 'จนหยดสุดท้าย'],
    ['A follower’s shelf, tidied', 'ช่วยจัดชั้นให้ผู้ติดตาม'],
  ],
  changes: [
    {
      change: ['Sell a sachet of everything', 'ทำซองทดลองครบทุกตัว'],
      why: ['Nobody buys a full jar for unknown skin', 'ไม่มีใครซื้อกระปุกเต็มให้ผิวที่ยังไม่เคยลอง'],
    },
    {
      change: ['Say on each page whom it does not suit', 'เขียนไว้ทุกหน้าว่าไม่เหมาะกับใคร'],
      why: ['A limit admitted makes the rest believable', 'ยอมบอกข้อจำกัด คนถึงเชื่อส่วนที่เหลือ'],
    },
    {
      change: ['Photograph every shade and texture in daylight', 'ถ่ายทุกเฉดและเนื้อในแสงธรรมชาติ', 'make-up'],
      why: ['Studio light sells a colour that arrives different', 'แสงสตูดิโอทำให้ของจริงดูคนละสี'],
    },
    {
      change: ['Leave room on the pack for the opening date', 'เว้นช่องให้เขียนวันเปิดใช้บนบรรจุภัณฑ์'],
      why: ['A written date reminds people when to replace it', 'เห็นวันที่เปิด ก็รู้ว่าเมื่อไรควรเปลี่ยน'],
    },
    {
      change: ['Exchange an unopened item that was a wrong choice', 'รับเปลี่ยนเมื่อเลือกผิดและยังไม่เปิดใช้'],
      why: ['Fear of a mistake stops the basket', 'คนไม่กล้าสั่งเพราะกลัวเลือกพลาด'],
    },
  ],
  search: [['ingredients', 'ส่วนผสม']],
  peaks: [
    {
      event: 'valentine',
      actions: [
        ['make date-night sets', 'จัดเซ็ตเดตไนต์', 'make-up'],
        ['film a routine before going out', 'ถ่ายรูทีนก่อนออกไปเดต'],
        ['help those who buy a gift choose by chat', 'ช่วยคนซื้อของขวัญเลือกในแชต'],
        ['wrap small sizes with a card', 'ห่อขนาดเล็กพร้อมการ์ด'],
      ],
    },
    {
      event: 'heat',
      actions: [
        ['lead with what survives sweat', 'ชูตัวที่ทนเหงื่อ'],
        ['film a walk at noon without retouching', 'ถ่ายเดินกลางแดดเที่ยงโดยไม่แต่งภาพ'],
        ['suggest a lighter texture for hot days', 'แนะนำเนื้อบางเบาสำหรับวันร้อน'],
        ['explain how to store it out of the heat', 'บอกวิธีเก็บให้พ้นความร้อน'],
      ],
    },
    {
      event: 'eleven-eleven',
      actions: [
        ['keep the refill set for the sale', 'เก็บเซ็ตเติมไว้วันแคมเปญ'],
        ['prepare answers on choosing before the rush', 'เตรียมคำตอบช่วยเลือกก่อนคนทักแน่น'],
        ['let sample users reserve ahead of the day', 'ให้คนที่ลองซองแล้วจองก่อนวัน'],
        ['build sets by concern, not by price', 'จัดเซ็ตตามเรื่องที่คนกังวล ไม่ใช่ตามราคา'],
      ],
    },
  ],
});
