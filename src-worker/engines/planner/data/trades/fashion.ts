/** Clothes: sold, and made or altered. */
import { trade } from './trade.ts';

export const APPAREL = trade('apparel', 'clothing', {
  interests: ['fashion, clothing, local designers', 'แฟชั่น เสื้อผ้า ดีไซเนอร์ไทย'],
  scene: [
    ['the piece worn through an ordinary day', 'การใส่จริงตลอดหนึ่งวันธรรมดา'],
    ['a mirror, a doorway, a last look before leaving', 'กระจก ประตูบ้าน และการเช็กตัวเองก่อนออกไป'],
    ['seams, clasps and edges seen up close', 'ตะเข็บ ตะขอ และขอบงานในระยะใกล้'],
    ['hands laying out tomorrow’s outfit on a bed', 'มือที่วางชุดพรุ่งนี้เรียงบนเตียง'],
    ['an order unwrapped and tried on right away', 'จังหวะแกะห่อแล้วลองทันที'],
  ],
  need: [
    ['nothing in the wardrobe fits the occasion', 'เปิดตู้แล้วไม่มีตัวไหนใส่ได้'],
    ['an invitation comes with a dress code', 'ได้รับเชิญไปงานที่กำหนดธีมชุด'],
    ['a favourite piece has worn out', 'ชิ้นโปรดใช้จนเก่าแล้ว'],
    ['work or school asks for a different look', 'ที่ทำงานหรือที่เรียนใหม่ต้องแต่งตัวต่างจากเดิม'],
    ['a gift has to suit someone else’s taste', 'ต้องเลือกของขวัญให้ถูกใจคนรับ'],
  ],
  doubt: [
    ['Will it fit me?', 'ไซซ์เราใส่ได้ไหม'],
    ['Does it look like the photo?', 'ของจริงเหมือนในรูปไหม'],
    ['What can I wear it with?', 'ใส่เข้ากับอะไรได้บ้าง'],
    ['Can I exchange a wrong choice?', 'เลือกพลาดแล้วเปลี่ยนได้ไหม'],
    ['How well does it hold up to daily use?', 'ใช้ทุกวันแล้วสภาพจะเป็นอย่างไร'],
  ],
  show: [
    ['Show one piece on several bodies, in motion', 'ใส่ตัวเดียวกันบนหลายรูปร่าง ให้เห็นตอนเดิน'],
    ['Style the same item for an errand, a trip, a party', 'แต่งชิ้นเดิมไปธุระ ไปเที่ยว และไปงาน'],
    ['Film what nobody photographs: lining, back, clasp', 'ถ่ายด้านที่ไม่มีใครถ่าย ซับใน ด้านหลัง ตัวล็อก'],
    ['Compare the colour by window light and under a lamp', 'เทียบสีริมหน้าต่างกับใต้หลอดไฟ'],
    ['Visit a customer who has worn theirs for a long time', 'ไปหาลูกค้าที่ใช้มานาน แล้วถ่ายของชิ้นนั้น'],
  ],
  step: [
    ['a size answered in chat', 'ถามไซซ์ในแชตแล้วตอบทันที'],
    ['a try-on booked by video or at the shop', 'การนัดลองผ่านวิดีโอหรือที่หน้าร้าน'],
    ['a photo of an outfit, matched by the team', 'รูปชุดที่ส่งมาให้ทีมช่วยจับคู่'],
    ['a first order from the everyday range', 'ออร์เดอร์แรกจากรุ่นที่ใช้ได้ทุกวัน'],
    ['a name on the list for the next restock', 'การลงชื่อรอรอบเติมของ'],
  ],
  again: [
    ['Show what goes with the piece they own', 'แนะนำตัวที่ใส่คู่กับของเดิม'],
    ['Open new pieces to past buyers first', 'ให้ลูกค้าเก่าเห็นของใหม่ก่อนลงเพจ'],
    ['Send care advice after weeks of wear', 'ส่งวิธีดูแลให้หลังใช้ไปสักพัก'],
    ['Ask for a photo of how it is worn', 'ชวนส่งรูปตอนใส่จริง'],
    ['Write ahead of the next gift date', 'ทักก่อนถึงวันให้ของขวัญครั้งหน้า'],
  ],
  leak: [
    ['questions about size that are answered too late', 'คำถามเรื่องไซซ์ที่ตอบช้า'],
    ['people who like a look and cannot find the piece', 'คนที่ชอบลุคในรูปแต่หาสินค้าไม่เจอ'],
    ['buyers who meet a sold-out colour or size', 'คนที่มาแล้วสีหรือไซซ์ที่อยากได้หมด'],
    ['parcels sent back over a colour unlike its photo', 'ของที่ถูกส่งคืนเพราะสีไม่ตรงรูป'],
    ['gift buyers who never return for themselves', 'คนซื้อของขวัญที่ไม่เคยกลับมาซื้อให้ตัวเอง'],
  ],
  learn: [
    ['which cut is asked for by name', 'ทรงไหนที่คนถามหาเอง'],
    ['what in a photo makes people write', 'อะไรในรูปทำให้คนทักมา'],
    ['whether it is bought to wear or to give', 'คนซื้อใช้เองหรือซื้อให้คนอื่น'],
    ['how long a saved look waits for its order', 'คนบันทึกลุคไว้นานแค่ไหนก่อนสั่ง'],
    ['who orders again without a discount', 'ใครกลับมาซื้อโดยไม่รอลดราคา'],
  ],
  warm: [
    ['Saved a look or opened the size chart', 'บันทึกลุคหรือเปิดตารางไซซ์'],
    ['Asked about colour, material or stock', 'ทักถามสี วัสดุ หรือของในสต็อก'],
    ['Watched a try-on clip to the end', 'ดูคลิปลองสินค้าจนจบ'],
    ['Came back to look at the same piece', 'กลับมาดูชิ้นเดิมซ้ำ'],
    ['Replied to a story or voted for a colour', 'ตอบสตอรีหรือโหวตสีที่ชอบ'],
  ],
  keep: [
    ['Owners of last season’s piece', 'คนที่ซื้อคอลเลกชันก่อน'],
    ['Those who reordered in another colour', 'คนที่เคยซื้อซ้ำต่างสี'],
    ['Gift buyers of past festivals', 'ลูกค้าที่เคยซื้อเป็นของขวัญช่วงเทศกาล'],
    ['Customers who send photos of what they wear', 'คนที่เคยส่งรูปใส่จริงมาให้'],
    ['Regulars who order at each launch', 'ขาประจำที่สั่งทุกครั้งที่มีของใหม่'],
  ],
  ideas: [
    ['Same piece, different bodies', 'ตัวเดียวกัน หลายรูปร่าง'],
    ['Fabric under a hard wash', 'ซักจริง สีจริง'],
    ['Packed for a weekend', 'จัดกระเป๋าเที่ยวสั้น ๆ'],
    ['Worn again, worn differently', 'ใส่ซ้ำ ไม่ให้ซ้ำ'],
    ['What we sent back to the maker', 'ชิ้นที่เราส่งกลับไปแก้'],
    ['Why this piece made it in', 'ชิ้นนี้ได้เข้าร้านเพราะอะไร'],
    ['Colour by daylight', 'สีจริงกลางแสงวัน'],
    ['A customer’s oldest piece', 'ของเก่าที่สุดที่ลูกค้ายังใช้'],
    ['What the team wears today', 'วันนี้คนในทีมใส่อะไร'],
    ['Cleaned, stored, kept', 'ทำความสะอาด เก็บ แล้วใช้ต่อ'],
    ['Questions at the mirror', 'คำถามหน้ากระจก'],
  ],
  changes: [
    {
      change: ['Put measured garments, not letters, on every listing', 'ระบุขนาดจริงเป็นนิ้ว ไม่ใช่แค่ตัวอักษร'],
      why: ['Returns begin with a guessed size', 'การคืนของเริ่มจากไซซ์ที่เดา'],
    },
    {
      change: ['Photograph every colour in daylight', 'ถ่ายทุกสีด้วยแสงธรรมชาติ'],
      why: ['A colour that surprises at home is sent back', 'สีที่ต่างจากในจอมักถูกส่งคืน'],
    },
    {
      change: ['Tag each item in every picture of an outfit', 'ติดป้ายสินค้าทุกชิ้นในรูปที่แต่งทั้งชุด'],
      why: ['Interest fades while a shopper hunts for the name', 'ระหว่างหาว่าชิ้นนั้นชื่ออะไร คนก็หมดความสนใจ'],
    },
    {
      change: ['Open a waiting list for whatever has sold out', 'เปิดให้ลงชื่อรอเมื่อของหมด'],
      why: ['A list of names says what to order more of', 'รายชื่อคนรอบอกว่าควรเติมของชิ้นไหน'],
    },
    {
      change: ['State the exchange rules beside the price', 'เขียนเงื่อนไขการเปลี่ยนไว้ข้างราคา'],
      why: ['People order sooner when a mistake can be mended', 'คนกล้าสั่งเมื่อรู้ว่าเลือกพลาดแล้วยังแก้ได้'],
    },
  ],
  search: [['size chart', 'ตารางไซซ์']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['show red and new pieces before the shopping weekend', 'โชว์โทนแดงและชุดใหม่ก่อนวันจ่าย'],
        ['suggest family looks for the reunion photo', 'จัดลุคครอบครัวสำหรับรูปวันรวมญาติ'],
        ['wrap orders so they can be given as they are', 'ห่อของให้พร้อมมอบได้ทันที'],
        ['name the last order day for festive wear', 'แจ้งวันสุดท้ายที่สั่งแล้วได้ทันใส่'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['show light pieces that survive water', 'โชว์ผ้าเบา เปียกแล้วแห้งไว'],
        ['style what goes with a flower shirt', 'แต่งให้เข้ากับเสื้อลายดอก'],
        ['film what to pack for the journey home', 'ถ่ายคลิปจัดกระเป๋ากลับบ้าน'],
        ['suggest gifts that elders will wear', 'แนะนำของขวัญที่ผู้ใหญ่ใส่ได้จริง'],
      ],
    },
    {
      event: 'mother',
      actions: [
        ['pair sizes for mother and daughter', 'จัดชุดคู่แม่ลูก'],
        ['let mothers choose, and film the choice', 'ให้แม่เลือกเอง แล้วถ่ายตอนเลือก'],
        ['help children choose from mother’s own photos', 'ช่วยลูกเลือกจากรูปที่แม่แต่งประจำ'],
        ['allow an exchange when the day is over', 'ให้เปลี่ยนได้หลังวันแม่'],
      ],
    },
  ],
});

export const TAILOR = trade('tailor', 'tailors', {
  interests: ['office wear, weddings, uniforms', 'ชุดทำงาน งานแต่ง ชุดยูนิฟอร์ม'],
  scene: [
    ['the tape, the cloth and the finished fit', 'สายวัด ผ้า และชุดที่พอดีตัว'],
    ['pins, chalk and a sleeve turned inside out', 'เข็มหมุด ชอล์ก และแขนเสื้อที่กลับด้านอยู่'],
    ['a customer’s nod at the fitting mirror', 'จังหวะที่ลูกค้ามองกระจกแล้วพยักหน้า'],
    ['tagged garments on the rail, waiting to go home', 'ราวชุดติดป้ายที่รอเจ้าของมารับ'],
    ['hands at the sewing machine under a lamp', 'มือบนจักรเย็บผ้าใต้โคมไฟ'],
  ],
  need: [
    ['a wedding, an interview or a torn hem sets a date', 'มีงานแต่ง สัมภาษณ์งาน หรือชายกระโปรงขาดก่อนวันสำคัญ'],
    ['a favourite garment no longer fits', 'ชุดตัวโปรดใส่ไม่ได้แล้ว'],
    ['nothing off the rack sits right', 'ลองชุดสำเร็จมาหลายร้านแล้วไม่พอดี'],
    ['something handed down deserves wearing again', 'มีชุดเก่าของครอบครัวที่อยากใส่อีก'],
    ['the new job calls for proper clothes', 'งานใหม่ต้องแต่งตัวเรียบร้อยกว่าเดิม'],
  ],
  doubt: [
    ['Will it be ready by my date?', 'เสร็จทันวันงานไหม'],
    ['Can you work from a picture?', 'มีแค่รูป ทำให้ได้ไหม'],
    ['Does the price change after a fitting?', 'ลองตัวแล้วราคาเปลี่ยนไหม'],
    ['How many visits does it take?', 'ต้องมาลองกี่รอบ'],
    ['What if it still does not fit?', 'ถ้ารับไปแล้วยังไม่พอดี ทำอย่างไร'],
  ],
  show: [
    ['Film one hem from chalk to press', 'ถ่ายงานเก็บชายหนึ่งตัว ตั้งแต่ขีดชอล์กถึงรีดเสร็จ'],
    ['Let the tailor read a fit aloud at the mirror', 'ให้ช่างชี้หน้ากระจกว่าตรงไหนตึง ตรงไหนหลวม'],
    ['Measure on camera and say what each number is for', 'วัดตัวหน้ากล้อง แล้วบอกว่าแต่ละจุดใช้ทำอะไร'],
    ['Open a seam to show the work inside', 'เลาะตะเข็บให้เห็นงานข้างใน'],
    ['Meet the wearer on the day it is worn', 'ตามไปดูวันที่ลูกค้าใส่ชุดออกงาน'],
  ],
  step: [
    ['a photo of the garment, priced in chat', 'ส่งรูปชุดมา บอกราคาในแชต'],
    ['a short visit to be measured', 'การนัดมาวัดตัวช่วงสั้น ๆ'],
    ['a small job first, a hem or a button', 'งานเล็กอย่างเก็บชายหรือติดกระดุมไว้ดูฝีมือ'],
    ['an event date checked against the queue', 'การเช็กคิวว่าทันวันงานหรือเปล่า'],
    ['a reference picture, talked through by chat', 'การคุยแบบจากรูปตัวอย่างในแชต'],
  ],
  again: [
    ['Keep the measurements, and say so', 'เก็บไซซ์ไว้ แล้วบอกลูกค้าว่ามี'],
    ['Check the fit again after some wear', 'ชวนเอามาเช็กทรงหลังใส่ไปสักพัก'],
    ['Ask about the next occasion at pick-up', 'ถามถึงงานถัดไปตอนมารับชุด'],
    ['Invite them to bring what hangs unworn', 'ชวนเอาชุดที่แขวนทิ้งไว้มาให้ช่างดู'],
    ['Hear how the day went, ask for a photo', 'ทักถามหลังวันงาน แล้วขอรูปตอนใส่'],
  ],
  leak: [
    ['people who ask a price and get no finishing day', 'คนถามราคาแต่ไม่ได้คำตอบว่าเสร็จวันไหน'],
    ['photos sent after closing that stay unanswered', 'รูปชุดที่ส่งมาตอนร้านปิดแล้วค้างคำตอบ'],
    ['customers turned down because the queue is full', 'ลูกค้าที่ถูกปฏิเสธเพราะคิวเต็ม'],
    ['finished garments nobody comes to collect', 'ชุดที่ทำเสร็จแต่ไม่มีคนมารับ'],
    ['newcomers measured and never written to', 'ลูกค้าใหม่ที่วัดตัวเสร็จแล้วร้านเงียบไป'],
  ],
  learn: [
    ['whether hems, zips or new pieces are asked for most', 'งานไหนคนถามมากที่สุด เก็บชาย เปลี่ยนซิป หรือตัดใหม่'],
    ['how far ahead of an event people come', 'คนมาก่อนวันงานนานแค่ไหน'],
    ['which of price, day and distance decides', 'คนเลือกเพราะราคา วันเสร็จ หรือระยะทาง'],
    ['who brings friends or colleagues along', 'ใครพาเพื่อนหรือคนที่ทำงานมาด้วย'],
    ['what people photograph before they ask', 'ก่อนทักมา คนถ่ายส่วนไหนของชุด'],
  ],
  warm: [
    ['Sent a picture or asked for a finishing day', 'ส่งรูปชุดหรือถามวันรับ'],
    ['Opened the map or checked opening hours', 'เปิดแผนที่หรือเช็กเวลาเปิดร้าน'],
    ['Watched a sewing or fitting clip to the end', 'ดูคลิปเย็บหรือลองตัวจนจบ'],
    ['Read the price list or a customer’s review', 'อ่านตารางราคาหรือรีวิวลูกค้า'],
    ['Saved a style to show the tailor', 'บันทึกแบบชุดไว้ให้ช่างดู'],
  ],
  keep: [
    ['People whose measurements are on file', 'คนที่มีไซซ์เก็บไว้แล้ว'],
    ['Customers from past weddings and parties', 'ลูกค้าที่เคยมาเตรียมชุดออกงาน'],
    ['Parents who came for school clothes', 'ผู้ปกครองที่เคยมาทำชุดนักเรียน'],
    ['Regulars who always have another job', 'ขาประจำที่มีงานมาให้เรื่อย ๆ'],
    ['Those with an event to dress for each year', 'คนที่มีงานให้แต่งตัวทุกปี'],
  ],
  ideas: [
    ['Before the wedding: what can still be saved', 'ก่อนวันงาน: แก้อะไรทันบ้าง'],
    ['A zip, a hem, a waist: the price board', 'ซิป ชาย เอว: ราคาบนกระดาน'],
    ['Bought too big, worn to work', 'ซื้อมาใหญ่ แก้แล้วใส่ทำงาน'],
    ['Shoulder, waist, length: reading a fit', 'อ่านทรงชุด: ไหล่ เอว ความยาว'],
    ['What this cloth can and cannot do', 'ผ้านี้ทำอะไรได้ ทำอะไรไม่ได้'],
    ['The tools on the table', 'เครื่องมือบนโต๊ะช่าง'],
    ['Inside the seam', 'ข้างในตะเข็บ'],
    ['The jacket that was handed down', 'แจ็กเก็ตที่ตกทอดมา'],
    ['Measure yourself at home', 'วัดตัวเองที่บ้าน'],
    ['A job we had to decline', 'งานที่ช่างต้องปฏิเสธ'],
    ['Going home today', 'วันนี้ชุดไหนได้กลับบ้าน'],
  ],
  changes: [
    {
      change: ['Promise a day, and write it on the ticket', 'นัดวันรับให้ชัด แล้วเขียนลงใบรับผ้า'],
      why: ['People with a date choose the shop that names one', 'คนที่มีวันงานเลือกร้านที่บอกวันเสร็จ'],
    },
    {
      change: ['Post the prices of common jobs everywhere', 'ลงตารางราคางานที่เจอบ่อยไว้ทุกช่องทาง'],
      why: ['Whoever cannot guess the price does not ask', 'คนที่เดาราคาไม่ออกมักไม่ถามเลย'],
    },
    {
      change: ['Open for collection after office hours', 'เปิดเวลารับชุดหลังเลิกงาน'],
      why: ['Working people cannot come by in the daytime', 'คนทำงานแวะมากลางวันไม่ได้'],
    },
    {
      change: ['Send a message as soon as a garment is ready', 'ทักลูกค้าทันทีที่ชุดเสร็จ'],
      why: ['A rail that empties makes room for the next job', 'ราวที่โล่งเร็วทำให้รับงานถัดไปได้เร็ว'],
    },
    {
      change: ['Keep urgent work apart from the normal queue', 'แยกคิวด่วนออกจากคิวปกติ'],
      why: ['A rushed hem should not delay someone’s wedding suit', 'งานด่วนของคนอื่นไม่ควรทำให้ชุดแต่งงานช้า'],
    },
  ],
  search: [['alterations near me', 'ใกล้ฉัน']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['take in new-year clothes before the rush', 'รับแก้ชุดตรุษจีนก่อนคิวแน่น'],
        ['name the day the queue closes', 'ประกาศวันปิดรับคิว'],
        ['measure the whole family in a single visit', 'นัดวัดตัวทั้งครอบครัวในรอบเดียว'],
        ['hand over finished pieces before shops close', 'ส่งมอบชุดให้หมดก่อนร้านหยุด'],
      ],
    },
    {
      event: 'school-opens',
      actions: [
        ['open a uniform counter', 'เปิดคิวแก้ชุดนักเรียน'],
        ['leave room in the hem for growth', 'เผื่อชายไว้ให้เด็กโต'],
        ['take uniforms in groups by school', 'รวมรับชุดเป็นรอบตามโรงเรียน'],
        ['say which old uniforms are worth altering', 'บอกว่าชุดเก่าแบบไหนแก้แล้วคุ้ม'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['fit party and wedding wear early', 'นัดลองชุดงานเลี้ยงและงานแต่งล่วงหน้า'],
        ['invite office groups to measure together', 'ชวนคนทั้งออฟฟิศวัดตัวพร้อมกัน'],
        ['post the last day for party jobs', 'แจ้งวันสุดท้ายที่รับชุดงานเลี้ยง'],
        ['ask for last year’s suit and refit it', 'ชวนเอาสูทปีก่อนมาแก้ทรงใหม่'],
      ],
    },
  ],
});
