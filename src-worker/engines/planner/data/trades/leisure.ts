/** Free time: what is collected and played, and what is visited. */
import { trade } from './trade.ts';

export const HOBBY = trade('hobby', 'books and games', {
  interests: ['games, books, collecting', 'เกม หนังสือ ของสะสม'],
  scene: [
    ['the piece on the table and the hands around it', 'ของบนโต๊ะและมือของคนเล่น'],
    ['the shelf at home making room for one more', 'ชั้นที่บ้านที่เพิ่งขยับที่ให้ชิ้นใหม่'],
    ['a parcel opened under an evening lamp', 'พัสดุที่เพิ่งแกะใต้โคมไฟ'],
    ['someone so absorbed that the tea goes cold', 'คนที่เพลินจนน้ำชาข้างตัวเย็น'],
    ['paper, paint or wood grain, close to the eye', 'เนื้อกระดาษ สี หรือลายไม้แบบใกล้ตา'],
  ],
  need: [
    ['a free evening or a gift is due', 'มีเวลาว่างหรือต้องหาของขวัญ'],
    ['the last story, game or project is finished', 'อ่าน เล่น หรือทำชิ้นเดิมจบแล้ว'],
    ['news comes from a favourite artist or series', 'ศิลปินหรือเรื่องที่ตามอยู่มีข่าวใหม่'],
    ['friends hand theirs over for a try', 'เพื่อนเอาของตัวเองมาให้ลอง'],
    ['an old hobby calls again after years', 'คิดถึงงานอดิเรกที่วางไว้นาน'],
  ],
  doubt: [
    ['Is it right for my level?', 'ระดับเราเล่นได้ไหม'],
    ['How do I know it is genuine?', 'รู้ได้อย่างไรว่าเป็นของแท้'],
    ['Does it arrive without a dent?', 'ส่งมาถึงแล้วจะบุบไหม'],
    ['What if the person has this already?', 'ถ้าคนรับมีอยู่แล้วทำอย่างไร'],
    ['Will it just gather dust?', 'ซื้อมาแล้วจะวางทิ้งไว้หรือเปล่า'],
  ],
  show: [
    ['Play the opening minutes on camera', 'เล่นให้ดูช่วงเริ่มต้น'],
    ['Open a parcel as a buyer would, padding and all', 'แกะพัสดุแบบคนซื้อ ให้เห็นวัสดุกันกระแทก'],
    ['Hand it to someone new and keep filming', 'ยื่นให้คนที่ไม่เคยลอง แล้วถ่ายไปเรื่อย ๆ'],
    ['Show its size beside a hand, a bag and a shelf', 'เทียบกับมือ กระเป๋า และชั้นวาง ให้เห็นขนาดจริง'],
    ['Let whoever made or picked it say why', 'ให้คนทำหรือคนคัดเล่าเหตุผลที่เลือกชิ้นนี้'],
  ],
  step: [
    ['a sample chapter, level or track', 'ตัวอย่างบทแรก ด่านแรก หรือเพลงแรก'],
    ['a chat on where to begin', 'ทักมาถามว่าเริ่มจากชิ้นไหนดี'],
    ['an alert for new arrivals', 'ลงชื่อรับแจ้งเมื่อของเข้าใหม่'],
    ['the starter piece that costs least', 'ชิ้นเริ่มต้นราคาเบาที่สุดของร้าน'],
    ['a live session where we try what viewers ask', 'ไลฟ์ที่เราลองให้ดูตามที่คนขอ'],
  ],
  again: [
    ['Announce the next release to owners first', 'บอกชิ้นต่อไปให้คนที่มีก่อนใคร'],
    ['Ask buyers for a photo of where it ended up', 'ชวนคนซื้อถ่ายมุมที่เอาไปวาง'],
    ['Suggest a follow-up to what they just finished', 'แนะนำชิ้นต่อไปตามชิ้นที่เพิ่งจบ'],
    ['Host an evening for customers, live or in person', 'นัดลูกค้าเจอกันสักเย็น ที่ร้านหรือในไลฟ์'],
    ['Write when the piece they missed is back', 'ทักเมื่อชิ้นที่พลาดกลับมามีของ'],
  ],
  leak: [
    ['fans who watch and never reach the shop page', 'แฟนที่ดูแล้วไม่เคยถึงหน้าร้าน'],
    ['gift buyers who cannot tell the choices apart', 'คนหาของขวัญที่ดูไม่ออกว่าต่างกันตรงไหน'],
    ['people who find a piece sold out and leave no name', 'คนที่เจอของหมดแล้วไม่ได้ลงชื่อรอ'],
    ['beginners put off by words that insiders use', 'มือใหม่ที่เจอศัพท์วงในแล้วถอย'],
    ['baskets parked until a sale and then forgotten', 'ตะกร้าที่ค้างไว้รอลดราคาแล้วถูกลืม', 'closed in the cart'],
  ],
  learn: [
    ['which title brings people who have never bought', 'ชิ้นไหนพาคนใหม่เข้ามา'],
    ['whether people buy to keep or to give', 'คนซื้อเก็บเองหรือซื้อให้คนอื่น'],
    ['what a newcomer asks before ordering', 'มือใหม่ถามเรื่องอะไรก่อนสั่ง'],
    ['where in a clip viewers tap through to the shop', 'คนดูกดไปหน้าร้านตอนไหนของคลิป'],
    ['who returns for another piece, and how soon', 'ใครกลับมาซื้ออีก และเว้นช่วงนานแค่ไหน'],
  ],
  warm: [
    ['Watched a play-through to the end', 'ดูคลิปเล่นจนจบ'],
    ['Looked at a sold-out piece', 'เข้าไปดูชิ้นที่ขายหมด'],
    ['Asked in chat about stock or condition', 'ทักถามสต็อกหรือสภาพของ'],
    ['Put something in the basket', 'หยิบใส่ตะกร้า', 'closed in the cart'],
    ['Tagged a friend under a post', 'แท็กเพื่อนใต้โพสต์'],
  ],
  keep: [
    ['Owners of an earlier release', 'คนที่มีชิ้นก่อนหน้า'],
    ['Collectors with an incomplete set', 'นักสะสมที่ยังเก็บไม่ครบชุด'],
    ['Names on the waiting list', 'รายชื่อที่ลงไว้รอของ'],
    ['Past buyers of presents', 'ลูกค้าที่เคยซื้อเป็นของขวัญ'],
    ['Fans who comment on new arrivals', 'แฟนที่คอมเมนต์เมื่อมีของใหม่'],
  ],
  ideas: [
    ['First minutes, no skips', 'เปิดเล่นนาทีแรกแบบไม่ตัด'],
    ['From the maker’s desk', 'จากโต๊ะคนทำ'],
    ['Fans show their shelf', 'ชั้นวางของแฟน ๆ'],
    ['Where a beginner starts', 'มือใหม่เริ่มตรงไหน'],
    ['Inside the parcel', 'ในพัสดุมีอะไร'],
    ['Packed to survive the post', 'ห่ออย่างไรให้ถึงมือไม่บุบ'],
    ['For the person who owns it all', 'ของขวัญสำหรับคนที่มีครบแล้ว'],
    ['The story behind a cover', 'เบื้องหลังหน้าปกและหน้ากล่อง'],
    ['Genuine or copy: where to look', 'ของแท้หรือของเลียนแบบ ดูตรงไหน'],
    ['Kept well for years', 'เก็บอย่างไรให้อยู่นาน'],
    ['If you liked that, try this', 'ชอบเรื่องนั้น ลองเรื่องนี้'],
  ],
  changes: [
    {
      change: ['Number small runs and open a waiting list', 'ทำล็อตเล็กมีหมายเลข และเปิดรายชื่อรอ'],
      why: ['Collectors move when a thing can be missed', 'นักสะสมตัดสินใจเมื่อรู้ว่าพลาดได้'],
    },
    {
      change: ['Sort the shop by age, level and time it takes', 'จัดหมวดร้านตามวัย ระดับ และเวลาที่ใช้'],
      why: ['Gift buyers know the person, not the titles', 'คนซื้อของขวัญรู้จักคนรับ แต่ไม่รู้จักของ'],
    },
    {
      change: ['Link every clip to the very piece it shows', 'ใส่ลิงก์ใต้คลิปไปหาชิ้นที่โชว์'],
      why: ['People lose the urge while searching a catalogue', 'ความอยากได้จางไประหว่างค้นทั้งร้าน'],
    },
    {
      change: ['State edition and condition in words and close photos', 'ระบุรุ่นและสภาพพร้อมรูประยะใกล้'],
      why: ['What can be checked is worth more to a collector', 'คนเก็บของยอมจ่ายให้สิ่งที่ตรวจดูได้'],
    },
    {
      change: ['Exchange a present that turns out to be owned', 'รับเปลี่ยนของขวัญที่คนรับมีอยู่แล้ว'],
      why: ['Fear of a duplicate holds a giver back', 'กลัวซื้อซ้ำคือเหตุที่คนให้ยังไม่กล้าซื้อ'],
    },
  ],
  search: [['review', 'รีวิว']],
  peaks: [
    {
      event: 'children',
      actions: [
        ['offer sets that a child can open alone', 'จัดเซ็ตที่เด็กแกะเล่นเองได้'],
        ['list picks by age before parents ask', 'ทำรายการแนะนำตามวัยก่อนพ่อแม่ถาม'],
        ['show what parent and child can do together', 'โชว์สิ่งที่พ่อแม่กับลูกทำด้วยกันได้'],
        ['name the last day to order', 'แจ้งวันสุดท้ายที่สั่งแล้วยังส่งทัน'],
      ],
    },
    {
      event: 'term-ends',
      actions: [
        ['fill the long holiday', 'หาอะไรให้ทำตลอดวันหยุดยาว'],
        ['suggest something that takes weeks to finish', 'แนะนำชิ้นที่ใช้เวลาหลายสัปดาห์กว่าจะจบ'],
        ['start a challenge and post entries weekly', 'ชวนทำชาเลนจ์แล้วโพสต์ผลงานทุกสัปดาห์'],
        ['invite beginners who now have time to learn', 'ชวนมือใหม่ที่มีเวลาหัด'],
      ],
    },
    {
      event: 'twelve-twelve',
      actions: [
        ['bundle gifts with wrapping', 'จัดชุดของขวัญพร้อมห่อ'],
        ['let fans vote on what goes on offer', 'ให้แฟนโหวตว่าอยากให้ลดชิ้นไหน'],
        ['keep a rare piece back for the day', 'เก็บชิ้นหายากไว้ปล่อยวันนั้น'],
        ['quote delivery days the courier can keep', 'บอกวันส่งถึงเท่าที่ขนส่งทำได้จริง'],
      ],
    },
  ],
});

export const EVENT = trade('event', 'concerts', {
  interests: ['live music, festivals, weekend trips', 'คอนเสิร์ต เทศกาล เที่ยวสุดสัปดาห์'],
  scene: [
    ['the crowd, the lights and the way home', 'ผู้คน แสงไฟ และทางกลับบ้าน'],
    ['a crew at work before the doors open', 'ทีมงานตอนเตรียมงานก่อนเปิดประตู'],
    ['friends finding each other at the entrance', 'เพื่อนที่ตามหากันจนเจอตรงทางเข้า'],
    ['what a guest sees from their own spot', 'ภาพที่ผู้ชมเห็นจากจุดของตัวเอง'],
    ['faces in the glow of what they came for', 'ใบหน้าในแสงของสิ่งที่ตั้งใจมาดู'],
  ],
  need: [
    ['friends begin to plan the weekend', 'เพื่อนเริ่มนัดกัน'],
    ['a favourite name appears on a poster', 'เห็นชื่อที่ชอบบนโปสเตอร์'],
    ['visiting friends ask what is on', 'มีเพื่อนต่างเมืองมาและอยากหาอะไรดู'],
    ['friends’ clips from a day out fill the feed', 'หน้าฟีดเต็มไปด้วยคลิปเพื่อนไปงาน'],
    ['payday leaves room for something to look forward to', 'เงินเดือนออกและอยากมีอะไรให้รอ'],
  ],
  doubt: [
    ['How do we get there and back?', 'ไปกลับอย่างไร'],
    ['Will I see well from that spot?', 'จากจุดนั้นเห็นชัดไหม'],
    ['Can I pass my ticket on?', 'โอนบัตรให้คนอื่นได้ไหม'],
    ['Is it odd to come alone?', 'มาคนเดียวจะเก้อไหม'],
    ['When does it really start and end?', 'เริ่มจริงกี่โมง เลิกกี่โมง'],
  ],
  show: [
    ['Walk the route from gate to seat', 'พาเดินจากประตูถึงที่นั่ง'],
    ['Film the place empty, then filling', 'ถ่ายสถานที่ตั้งแต่ยังว่างจนคนเต็ม'],
    ['Let a performer or maker say what to look out for', 'ให้ศิลปินหรือผู้สร้างบอกว่าควรจับตาตรงไหน'],
    ['Pack a bag for the day and say what stays at home', 'จัดกระเป๋าไปงาน บอกว่าอะไรควรเอาและไม่ควรเอา'],
    ['Point out water, toilets and rest spots on a map', 'ชี้จุดน้ำดื่ม ห้องน้ำ และที่นั่งพักบนแผนที่'],
  ],
  step: [
    ['a ticket held with a small deposit', 'จองบัตรด้วยมัดจำ'],
    ['a reminder set for the opening of sales', 'ตั้งเตือนวันเปิดขายบัตร'],
    ['the programme saved on the phone', 'บันทึกโปรแกรมไว้ในมือถือ'],
    ['one question about the day, asked in chat', 'ถามเรื่องวันงานในแชต'],
    ['an invitation link for the whole group', 'ลิงก์ชวนเพื่อนทั้งกลุ่ม'],
  ],
  again: [
    ['Give this year’s guests the first hour of the next sale', 'ให้คนที่มาปีนี้ซื้อก่อนในปีหน้า'],
    ['Send photos while people still talk about it', 'ส่งรูปตอนที่คนยังพูดถึงงาน'],
    ['Ask what they want to see, and report back', 'ถามว่าอยากดูอะไรต่อ แล้วกลับมาบอกผล'],
    ['Let those who came bring somebody new', 'ให้คนที่เคยมาพาเพื่อนใหม่มาด้วย'],
    ['Tell past guests new dates before posters go up', 'แจ้งวันใหม่กับผู้ชมเดิมก่อนติดโปสเตอร์'],
  ],
  leak: [
    ['groups that wait for one undecided friend', 'กลุ่มที่รอเพื่อนคนเดียวตัดสินใจ'],
    ['buyers who stop where the fees appear', 'คนที่เลือกบัตรแล้วหยุดตอนเห็นค่าธรรมเนียม'],
    ['fans who hear of it after the day has passed', 'แฟนที่รู้ข่าวเมื่องานผ่านไปแล้ว'],
    ['people who tap Interested and never buy', 'คนที่กดสนใจแล้วไม่เคยซื้อ'],
    ['questions about parking, lost in the comments', 'คำถามเรื่องที่จอดรถที่จมอยู่ในคอมเมนต์'],
  ],
  learn: [
    ['which act or scene sells the first tickets', 'ศิลปินหรือฉากไหนขายบัตรใบแรก'],
    ['how early people make up their minds', 'คนตัดสินใจล่วงหน้านานแค่ไหน'],
    ['whether they come in pairs, families or alone', 'คนมากันเป็นคู่ เป็นครอบครัว หรือมาคนเดียว'],
    ['from where guests set out', 'ผู้ชมออกเดินทางจากไหน'],
    ['what keeps a chosen ticket from being paid', 'อะไรทำให้เลือกบัตรแล้วยังไม่จ่าย'],
  ],
  warm: [
    ['Opened the programme or the map', 'เปิดดูโปรแกรมหรือแผนที่'],
    ['Saved the date or set a reminder', 'บันทึกวันงานหรือตั้งเตือนไว้'],
    ['Watched the teaser to the end', 'ดูคลิปตัวอย่างจนจบ'],
    ['Picked a ticket and did not pay', 'เลือกบัตรแล้วยังไม่จ่าย'],
    ['Sent the poster to a friend', 'ส่งโปสเตอร์ให้เพื่อน'],
  ],
  keep: [
    ['Guests of the last edition', 'คนที่มาปีก่อน'],
    ['Friends who came as a group', 'กลุ่มเพื่อนที่เคยมาด้วยกัน'],
    ['Buyers from the first day of sales', 'ผู้ซื้อบัตรตั้งแต่วันแรก'],
    ['Those who posted from the event', 'เจ้าของโพสต์และรูปจากงาน'],
    ['Ticket holders who could not make it', 'ผู้ถือบัตรที่มาไม่ได้'],
  ],
  ideas: [
    ['Getting there, getting home', 'ไปอย่างไร กลับอย่างไร'],
    ['Rehearsal, unlit', 'ซ้อมก่อนเปิดไฟ'],
    ['Weather plan, said early', 'ถ้าฝนตก เราทำอย่างไร'],
    ['The view from each spot', 'อยู่ตรงไหน เห็นอะไร'],
    ['Coming alone', 'มาคนเดียวก็ได้'],
    ['What to bring, what to leave', 'ของที่ควรพก ของที่ควรวางไว้บ้าน'],
    ['People behind the curtain', 'คนหลังม่าน'],
    ['Homework for fans', 'การบ้านก่อนมางาน'],
    ['Where to eat before and after', 'กินที่ไหนก่อนเข้างานและหลังเลิก'],
    ['Countdown from the site', 'นับถอยหลังจากสถานที่จริง'],
    ['Asked in the comments, shown on site', 'ถามในคอมเมนต์ พาดูที่งาน'],
  ],
  changes: [
    {
      change: ['Sell group passes that one friend pays and others repay', 'ขายบัตรกลุ่มที่คนหนึ่งจ่ายก่อนแล้วเพื่อนคืน'],
      why: ['Groups decide together and pay apart', 'กลุ่มตัดสินใจพร้อมกัน แต่จ่ายไม่พร้อมกัน'],
    },
    {
      change: ['Show the full price before a ticket is picked', 'บอกราคารวมก่อนให้เลือกบัตร'],
      why: ['Fees at the last click feel like a broken promise', 'ค่าธรรมเนียมที่โผล่ตอนจ่ายเหมือนผิดคำพูด'],
    },
    {
      change: ['Let a ticket change hands online, by name', 'เปิดให้เปลี่ยนชื่อผู้ถือบัตรทางออนไลน์'],
      why: ['Plans change, and a wasted ticket is remembered', 'แผนเปลี่ยนกันได้ แต่บัตรที่เสียเปล่าคนไม่ลืม'],
    },
    {
      change: ['When sales open, publish travel, parking and end time', 'ลงวิธีมา ที่จอดรถ และเวลาเลิกพร้อมเปิดขาย'],
      why: ['How to get home weighs as much as the programme', 'ทางกลับบ้านมีผลพอกับโปรแกรม'],
    },
    {
      change: ['Have someone on the comments throughout sale days', 'ให้มีคนเฝ้าตอบคอมเมนต์ตลอดวันขายบัตร'],
      why: ['Strangers read those answers before they buy', 'คนอื่นอ่านคำตอบเหล่านั้นก่อนซื้อ'],
    },
  ],
  search: [['tickets', 'ซื้อบัตร']],
  peaks: [
    {
      event: 'valentine',
      actions: [
        ['offer tickets for couples', 'บัตรคู่วาเลนไทน์'],
        ['plan a whole date around the visit', 'จัดแผนเดตทั้งวันที่มีงานเราอยู่ด้วย'],
        ['let a ticket be sent as a surprise message', 'ให้ส่งบัตรเป็นข้อความเซอร์ไพรส์ได้'],
        ['welcome groups of friends as well', 'ต้อนรับกลุ่มเพื่อนด้วย ไม่ใช่แค่คนมีคู่'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['reach visitors before they fix their route', 'ถึงนักท่องเที่ยวก่อนวางเส้นทาง'],
        ['announce opening days over the holiday', 'แจ้งวันเปิดช่วงหยุดยาวแต่เนิ่น ๆ'],
        ['prepare dry paths and lockers for wet guests', 'เตรียมทางเดินแห้งและที่ฝากของ'],
        ['invite families who are home together', 'ชวนครอบครัวที่กลับมาอยู่พร้อมหน้า'],
      ],
    },
    {
      event: 'cool-season',
      actions: [
        ['announce dates while hotels still have rooms', 'ประกาศวันตอนโรงแรมยังมีห้อง'],
        ['get into diaries before year-end parties do', 'จองที่ในปฏิทินก่อนงานเลี้ยงปลายปี'],
        ['invite travellers through hotels and cafés', 'ชวนนักท่องเที่ยวผ่านโรงแรมและคาเฟ่'],
        ['advise what to wear on cool evenings', 'แนะนำการแต่งตัวเมื่อค่ำอากาศเย็น'],
      ],
    },
  ],
});
