/** Food and drink: to take home, and to sit down to. */
import { trade } from './trade.ts';

export const FOOD = trade('food', 'food for the cupboard', {
  interests: ['cooking, coffee, healthy eating', 'ทำอาหาร กาแฟ กินดี'],
  scene: [
    ['hands, source and table', 'มือคนทำ แหล่งที่มา และโต๊ะอาหาร'],
    ['a pack just opened and the first pour or bite', 'ห่อหรือขวดที่เพิ่งเปิด กับแก้วแรกหรือคำแรก'],
    ['weighing, filling and sealing in plain daylight', 'ช่วงชั่ง บรรจุ และปิดผนึกในแสงธรรมชาติ'],
    ['the kitchen shelf where it has its own place', 'ชั้นในครัวที่ของวางอยู่ประจำ'],
    ['grain, leaf, sauce or crumb seen up close', 'เมล็ด ใบ ซอส หรือเนื้อขนมในระยะใกล้'],
  ],
  need: [
    ['the jar at home is nearly empty', 'ของที่บ้านใกล้หมด'],
    ['guests are coming and there is nothing to serve', 'แขกจะมาแต่ยังไม่มีอะไรรับรอง'],
    ['the usual brand is missing from the shelf', 'ยี่ห้อประจำหมดจากชั้น'],
    ['a taste at a friend’s place stays in mind', 'ได้ชิมที่บ้านเพื่อนแล้วติดใจ'],
    ['a gift is wanted that will not gather dust', 'อยากได้ของฝากที่คนรับไม่วางทิ้งไว้'],
  ],
  doubt: [
    ['When was it made?', 'ทำเมื่อไร เก็บได้นานแค่ไหน'],
    ['Is it sweet, bitter or hot?', 'รสออกไปทางไหน หวาน ขม หรือเผ็ด'],
    ['What is in it, and what is left out?', 'ใส่อะไรบ้าง ไม่ใส่อะไร'],
    ['Which one should a newcomer start with?', 'ไม่เคยลอง เริ่มจากตัวไหนดี'],
    ['Will it still be fresh when it gets home?', 'กว่าจะถึงบ้านยังสดอยู่ไหม'],
  ],
  show: [
    ['Follow one batch from source to cup or plate', 'ตามหนึ่งล็อตจากแหล่งผลิตถึงแก้วถึงจาน'],
    ['Film a regular serving it their own way at home', 'ถ่ายขาประจำกินดื่มในแบบของเขาที่บ้าน'],
    ['Spend a working day with whoever grows or makes it', 'ใช้หนึ่งวันทำงานกับคนปลูกหรือคนทำ'],
    ['Pack an order on camera, from shelf to sealed box', 'แพ็กออร์เดอร์ให้ดู ตั้งแต่หยิบจนปิดกล่อง'],
    ['Read the ingredients aloud and hold up each one', 'อ่านส่วนผสมทีละตัว พร้อมหยิบของจริงให้ดู'],
  ],
  step: [
    ['a small first box', 'กล่องแรกขนาดเล็ก'],
    ['a tasting set of the main flavours', 'ออร์เดอร์ชุดชิมรสหลัก'],
    ['a place in the next batch, kept by chat', 'การจองล็อตถัดไปทางแชต'],
    ['a taste question, answered by a person', 'คำถามเรื่องรสชาติ มีคนตอบให้ทีละราย'],
    ['a single pack, sent or collected', 'ออร์เดอร์แรกชิ้นเดียว ส่งให้หรือมารับเอง'],
  ],
  again: [
    ['Write before the last serving', 'ทักก่อนถึงเสิร์ฟสุดท้าย'],
    ['Offer the same order with one tap', 'ให้สั่งชุดเดิมซ้ำได้ในแตะเดียว'],
    ['Let regulars reserve new batches first', 'ให้ขาประจำจองล็อตใหม่ก่อนใคร'],
    ['Suggest a flavour near their favourite', 'แนะนำรสใกล้เคียงกับที่เขาชอบ'],
    ['Set the refill date at the purchase', 'นัดรอบเติมไว้ตั้งแต่วันที่ซื้อ'],
  ],
  leak: [
    ['first boxes that are not followed by a second', 'ลูกค้าที่ซื้อกล่องแรกแล้วไม่กลับมา'],
    ['questions about ingredients left unanswered', 'คำถามเรื่องส่วนผสมที่ไม่มีใครตอบ'],
    ['regulars who find their flavour sold out', 'ขาประจำที่มาแล้วรสเดิมหมด'],
    ['people given it as a gift who never find the seller', 'คนที่ได้เป็นของฝากแต่ไม่รู้ว่าซื้อที่ไหน'],
    ['price questions that end without a suggestion', 'คนถามราคาแต่ไม่มีใครแนะนำต่อ'],
  ],
  learn: [
    ['which taste brings people back', 'รสไหนพาคนกลับมา'],
    ['what size people begin with', 'คนเริ่มจากขนาดไหน'],
    ['whether origin or recipe brings the order', 'คนสั่งเพราะที่มาหรือเพราะวิธีกิน'],
    ['how soon a finished pack is replaced', 'ของหมดแล้วนานแค่ไหนจึงซื้อใหม่'],
    ['who buys for the house and who buys for others', 'ใครซื้อกินเอง ใครซื้อไปฝาก'],
  ],
  warm: [
    ['Read about taste, origin or delivery', 'อ่านเรื่องรสชาติ ที่มา หรือการจัดส่ง'],
    ['Saved a recipe or passed it to a friend', 'บันทึกวิธีทำหรือส่งต่อให้เพื่อน'],
    ['Asked for price, size or stock in chat', 'ทักถามราคา ขนาด หรือของในสต็อก'],
    ['Watched a making or tasting clip to the end', 'ดูคลิปขั้นตอนทำหรือคลิปชิมจนจบ'],
    ['Clicked through to an order page or a map', 'กดไปหน้าสั่งซื้อหรือแผนที่ร้าน'],
  ],
  keep: [
    ['Buyers whose last box should be finished', 'ลูกค้าที่กล่องล่าสุดน่าจะหมดแล้ว'],
    ['Regulars who take the same flavour each time', 'ขาประจำที่ซื้อรสเดิมทุกครั้ง'],
    ['People who bought it as a gift', 'คนที่เคยซื้อเป็นของฝาก'],
    ['Customers who know only one of the flavours', 'ลูกค้าที่รู้จักแค่รสเดียว'],
    ['Chat contacts with an earlier order', 'คนในแชตที่เคยสั่งซื้อ'],
  ],
  ideas: [
    ['One batch, start to finish', 'หนึ่งล็อตตั้งแต่ต้นจนจบ'],
    ['How we drink or eat it at home', 'ที่บ้านเรากินแบบไหน'],
    ['Blind tasting with a customer', 'ปิดตาชิมกับลูกค้า'],
    ['What the label leaves out', 'เรื่องที่ฉลากไม่ได้เล่า'],
    ['Why we rejected this lot', 'ล็อตนี้เราไม่รับเพราะอะไร'],
    ['Goes with what is in the fridge', 'เข้ากับอะไรในตู้เย็น'],
    ['The mistake most people make', 'วิธีทำที่คนมักพลาด'],
    ['The name behind the ingredient', 'วัตถุดิบนี้ของใคร'],
    ['Packed today', 'วันนี้แพ็กอะไรบ้าง'],
    ['The recipe that failed', 'สูตรที่ลองแล้วไม่รอด'],
    ['Same pack, another kitchen', 'ของอย่างเดียวกัน คนละครัว'],
  ],
  changes: [
    {
      change: ['Print the date it was made larger than the logo', 'พิมพ์วันผลิตให้ใหญ่กว่าโลโก้'],
      why: ['A date is a promise that anyone can check', 'วันที่คือคำสัญญาที่ใครก็ตรวจได้'],
    },
    {
      change: ['Offer a tasting size of every flavour', 'มีขนาดชิมให้ครบทุกรส'],
      why: ['Newcomers try when little is at stake', 'คนไม่เคยกินจะลองเมื่อเสียน้อย'],
    },
    {
      change: ['Put serving notes where the pack is opened', 'ใส่วิธีชงหรือวิธีกินไว้ตรงรอยเปิด'],
      why: ['A spoiled first cup or plate is blamed on the product', 'แก้วหรือจานแรกที่พลาด คนจะโทษของ ไม่โทษวิธี'],
    },
    {
      change: ['Never let the best seller run out', 'กันสต็อกรสขายดีไว้ไม่ให้ขาด'],
      why: ['Regulars who find a gap try the brand beside it', 'ขาประจำที่มาแล้วไม่เจอจะหยิบยี่ห้อที่วางติดกัน'],
    },
    {
      change: ['Name delivery and pick-up days beside the price', 'บอกวันส่งและวันรับไว้ข้างราคา'],
      why: ['People buy for a day when they will serve it', 'คนซื้อเพราะมีวันที่จะกินหรือจะเลี้ยงแขก'],
    },
  ],
  search: [['delivery', 'ส่งถึงบ้าน']],
  peaks: [
    {
      event: 'valentine',
      actions: [
        ['offer a gift set with a written card', 'จัดชุดของขวัญพร้อมการ์ดเขียนมือ'],
        ['let the sender choose the delivery hour', 'ให้คนส่งเลือกเวลาส่งได้'],
        ['film the box as the receiver opens it', 'ถ่ายกล่องในมุมคนรับตอนเปิด'],
        ['suggest something to make together at home', 'ชวนทำกินด้วยกันที่บ้าน'],
      ],
    },
    {
      event: 'two-two',
      actions: [
        ['sell the starter box, not a price cut', 'ขายกล่องเริ่มต้น ไม่ใช่ขายส่วนลด'],
        ['add a taster to every order of the day', 'แถมขนาดชิมทุกคำสั่งซื้อของวันนั้น'],
        ['make a flavour for that day alone', 'ทำรสพิเศษขายเฉพาะวันนั้น'],
        ['set a slow flavour beside the favourite', 'จับคู่รสที่ขายช้ากับรสยอดนิยม'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['ship before the couriers close', 'ส่งก่อนขนส่งหยุด'],
        ['pack travel sizes for the road home', 'จัดขนาดพกพาให้คนกลับบ้าน'],
        ['offer boxes to take to elders', 'จัดกล่องสำหรับไปไหว้ผู้ใหญ่'],
        ['show what serves a house full of relatives', 'โชว์ชุดที่พอเลี้ยงญาติทั้งบ้าน'],
      ],
    },
    {
      event: 'new-year',
      actions: [
        ['open corporate gift orders early', 'เปิดจองของขวัญองค์กรแต่เนิ่น ๆ'],
        ['arrange gift sets by budget', 'จัดชุดของขวัญแบ่งตามงบ'],
        ['print the giver’s name on the sleeve', 'พิมพ์ชื่อผู้ให้บนปลอกกล่อง'],
        ['thank regulars with an early taste', 'ขอบคุณขาประจำด้วยรสใหม่ก่อนใคร'],
      ],
    },
  ],
});

export const VENUE = trade('venue', 'tables booked', {
  interests: ['eating out, live music, weekend plans', 'กินข้าวนอกบ้าน ดนตรีสด นัดเพื่อน'],
  scene: [
    ['the table, the view and the first dish', 'โต๊ะ วิว และจานแรก'],
    ['hands plating while the room fills', 'มือจัดจานขณะคนเริ่มเต็มร้าน'],
    ['shared plates seen from a guest’s chair', 'จานกลางโต๊ะจากมุมคนนั่ง'],
    ['cooks, servers and the people they greet', 'คนครัว พนักงาน และแขกที่เขาทักทาย'],
    ['the entrance as a newcomer sees it', 'หน้าร้านในสายตาคนเพิ่งมา'],
  ],
  need: [
    ['somebody asks where to meet tonight', 'มีคนถามว่าเย็นนี้เจอกันที่ไหน'],
    ['a birthday is near and nobody has booked', 'ใกล้วันเกิดแล้วยังไม่มีใครจองที่'],
    ['family comes to town and must be fed well', 'ญาติมาเยี่ยมแล้วต้องพาไปกิน'],
    ['the team has something to celebrate', 'ทีมมีเรื่องต้องฉลอง'],
    ['the usual place is full or has grown dull', 'ร้านประจำเต็มหรือไปจนเบื่อ'],
  ],
  doubt: [
    ['Is there a table, and where do we park?', 'มีโต๊ะไหม จอดรถตรงไหน'],
    ['Can all of us sit together?', 'มากันหลายคน นั่งรวมกันได้ไหม'],
    ['What will it come to for each of us?', 'หารแล้วตกคนละเท่าไร'],
    ['Will it be too loud to talk?', 'เสียงดังจนคุยกันไม่ได้หรือเปล่า'],
    ['Anything for someone who avoids meat?', 'คนไม่กินเนื้อสั่งอะไรได้บ้าง'],
  ],
  show: [
    ['Walk in from the car park to the best table', 'พาเดินจากที่จอดรถถึงโต๊ะวิวดี'],
    ['Film one dish from the stove to the first spoon', 'ถ่ายหนึ่งจานจากเตาถึงช้อนแรก'],
    ['Sit at the smallest and the largest table in turn', 'ลองนั่งโต๊ะเล็กสุดแล้วย้ายไปโต๊ะใหญ่สุด'],
    ['Let the cook say what a newcomer should order', 'ให้คนครัวบอกว่ามาครั้งแรกควรสั่งอะไร'],
    ['Record the sound of the room at a busy hour', 'อัดเสียงจริงของร้านตอนคนแน่น'],
  ],
  step: [
    ['a table held by one message', 'จองโต๊ะด้วยข้อความเดียว'],
    ['free dates and a menu, sent on request', 'คำถามวันว่าง ตอบกลับพร้อมเมนู'],
    ['a quiet evening for a first visit', 'การจองคืนคนน้อยสำหรับมาครั้งแรก'],
    ['a head count and a date, nothing more', 'ข้อความบอกแค่จำนวนคนกับวันที่จะมา'],
    ['a visit to see the room before deciding', 'นัดแวะดูสถานที่ก่อนตัดสินใจ'],
  ],
  again: [
    ['Invite the organiser of each table back by name', 'ชวนคนนัดของแต่ละโต๊ะกลับมา'],
    ['Offer regulars the table they like', 'เสนอโต๊ะที่ขาประจำชอบให้ก่อน'],
    ['Ask for the next occasion at the bill', 'ถามถึงโอกาสถัดไปตอนเช็กบิล'],
    ['Tell past guests of a new dish first', 'บอกจานใหม่ให้แขกเก่ารู้ก่อน'],
    ['Send the party photos with free dates', 'ส่งรูปวันนั้นพร้อมวันว่างรอบหน้า'],
  ],
  leak: [
    ['full evenings that turn guests away without a next date', 'วันเต็มที่ปฏิเสธลูกค้าโดยไม่เสนอวันอื่น'],
    ['missed calls during the busiest hour', 'สายที่ไม่มีใครรับตอนร้านแน่น'],
    ['group inquiries that get no menu or price', 'กลุ่มที่ทักถามแต่ไม่ได้เมนูกับราคา'],
    ['booked tables whose guests never arrive', 'โต๊ะที่จองไว้แล้วไม่มีใครมา'],
    ['newcomers who leave and cannot be reached', 'แขกใหม่ที่กลับไปโดยเราไม่มีช่องทางทัก'],
  ],
  learn: [
    ['which evening fills without a discount', 'คืนไหนเต็มโดยไม่ต้องลด'],
    ['which dish gets people to book', 'จานไหนทำให้คนกดจอง'],
    ['whether small or large parties book more', 'กลุ่มเล็กหรือกลุ่มใหญ่จองมากกว่า'],
    ['how early a table is asked for', 'คนจองล่วงหน้านานแค่ไหน'],
    ['what people ask about, the food or the place', 'คนถามเรื่องอาหารหรือเรื่องสถานที่'],
  ],
  warm: [
    ['Opened the menu or the map', 'เปิดดูเมนูหรือแผนที่'],
    ['Asked for a free date or a group price', 'ทักถามวันว่างหรือราคากลุ่ม'],
    ['Saved a dish or tagged a friend under it', 'บันทึกรูปอาหารหรือแท็กเพื่อน'],
    ['Watched a clip from the room or the kitchen', 'ดูคลิปบรรยากาศร้านหรือในครัว'],
    ['Tapped the phone number or read reviews', 'กดเบอร์โทรหรืออ่านรีวิว'],
  ],
  keep: [
    ['Organisers of past tables', 'คนที่เคยจองโต๊ะ'],
    ['Guests who have celebrated here', 'แขกที่เคยมาฉลองที่นี่'],
    ['Office contacts who arranged team meals', 'คนในบริษัทที่เคยจัดเลี้ยงทีม'],
    ['Weekday regulars', 'ขาประจำวันธรรมดา'],
    ['People turned away on a full evening', 'คนที่เคยถามแล้วโต๊ะเต็ม'],
  ],
  ideas: [
    ['Tonight’s view', 'วิวคืนนี้'],
    ['The dish the kitchen eats', 'จานที่คนครัวกินเอง'],
    ['Who plays on which night', 'คืนไหนใครเล่น'],
    ['Before the doors open', 'ก่อนเปิดร้าน'],
    ['What to order for the whole table', 'มากันทั้งโต๊ะ สั่งอะไรดี'],
    ['Setting a birthday table', 'จัดโต๊ะวันเกิดให้ดู'],
    ['From this morning’s market', 'ของจากตลาดเช้านี้'],
    ['Which corner suits whom', 'มุมไหนเหมาะกับใคร'],
    ['Why this dish stays on the menu', 'จานนี้อยู่ในเมนูเพราะอะไร'],
    ['After the last guest', 'หลังแขกโต๊ะสุดท้าย'],
    ['A regular’s usual', 'เมนูประจำของขาประจำ'],
  ],
  changes: [
    {
      change: ['Hold a quiet-night table for parties that were turned away', 'กันโต๊ะคืนธรรมดาให้กลุ่มที่จองไม่ได้'],
      why: ['A guest refused once asks elsewhere', 'คนที่ถูกปฏิเสธจะไปถามร้านอื่น'],
    },
    {
      change: ['Have someone free for calls and chat during service', 'ให้มีคนรับสายและตอบแชตช่วงเวลาขาย'],
      why: ['Friends pick the place that replies while they talk', 'เพื่อนเลือกร้านที่ตอบตอนกำลังคุยกันอยู่'],
    },
    {
      change: ['Publish set menus by group size, with prices', 'ลงเซ็ตเมนูตามขนาดกลุ่มพร้อมราคา'],
      why: ['Whoever organises must tell friends what to pay', 'คนนัดต้องบอกเพื่อนว่าจ่ายคนละเท่าไร'],
    },
    {
      change: ['Confirm each booking by message on the day', 'ทักยืนยันทุกการจองในวันนั้น'],
      why: ['A no-show found out late cannot be replaced', 'รู้ช้าว่าไม่มา ก็หาแขกแทนไม่ทัน'],
    },
    {
      change: ['Put photos of parking and entrance beside the map', 'ลงรูปที่จอดรถกับทางเข้าไว้คู่แผนที่'],
      why: ['Guests who cannot find the way in drive on', 'หาทางเข้าไม่เจอ คนก็ขับเลยไป'],
    },
  ],
  search: [['book a table', 'จองโต๊ะ']],
  peaks: [
    {
      event: 'valentine',
      actions: [
        ['open tables for couples with a set menu', 'เปิดโต๊ะคู่พร้อมเซ็ตเมนู'],
        ['hold quiet corners for early bookings', 'กันมุมสงบไว้ให้คนจองก่อน'],
        ['offer an early and a late seating', 'เปิดรอบหัวค่ำและรอบดึก'],
        ['arrange surprises by chat beforehand', 'รับจัดเซอร์ไพรส์โดยคุยกันในแชตก่อน'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['publish holiday hours before guests ask', 'บอกเวลาเปิดช่วงหยุดก่อนมีคนถาม'],
        ['take family tables for the days off', 'รับจองโต๊ะครอบครัวช่วงหยุด'],
        ['say which seats stay dry', 'บอกว่าที่นั่งไหนไม่โดนน้ำ'],
        ['prepare a menu for returning relatives', 'จัดเมนูให้ญาติที่กลับมารวมกัน'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['take office parties while dates are free', 'รับจองเลี้ยงบริษัทตอนวันยังว่าง'],
        ['publish party menus with a price per head', 'ลงเมนูงานเลี้ยงพร้อมราคาต่อหัว'],
        ['offer weeknights to teams that missed Friday', 'เสนอคืนธรรมดาให้ทีมที่จองวันศุกร์ไม่ทัน'],
        ['write to last year’s organisers before the rush', 'ทักคนที่เคยจัดงานปีที่แล้วก่อนคิวแน่น'],
      ],
    },
  ],
});
