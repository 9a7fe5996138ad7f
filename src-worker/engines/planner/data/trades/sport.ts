/** Sport: places to train, and things to train with. */
import { trade } from './trade.ts';

export const GYM = trade('gym', 'gyms', {
  interests: ['fitness, strength training, health', 'ฟิตเนส เวตเทรนนิง สุขภาพ'],
  scene: [
    ['training as it is, coach beside', 'การซ้อมจริง มีโค้ชอยู่ข้าง'],
    ['a coach’s hands setting a beginner’s stance', 'มือโค้ชที่กำลังจัดท่าให้มือใหม่'],
    ['the room still empty before the early session', 'ห้องซ้อมที่ยังว่าง ก่อนคนรอบเช้าเข้ามา'],
    ['members of different ages catching their breath', 'สมาชิกหลายวัยช่วงยืนพักหายใจ', 'membership'],
    ['towels, water bottles and tired faces at the end', 'ผ้าขนหนู ขวดน้ำ และหน้าคนซ้อมเสร็จ'],
  ],
  need: [
    ['clothes tighten or a doctor advises it', 'เสื้อเริ่มคับหรือหมอแนะนำ'],
    ['the stairs feel longer than they used to', 'เดินขึ้นบันไดแล้วเหนื่อยกว่าเดิม'],
    ['a wedding, a trip or a race is on the calendar', 'มีงานแต่ง ทริป หรืองานวิ่งรออยู่'],
    ['a friend starts training and asks for company', 'เพื่อนเริ่มซ้อมแล้วชวนไปด้วย'],
    ['long hours at a desk stiffen back and shoulders', 'นั่งทำงานนานจนหลังกับไหล่ตึง'],
  ],
  doubt: [
    ['Will I look foolish on day one?', 'วันแรกจะเขินไหม'],
    ['Who watches my form when it is crowded?', 'ถ้าคนเยอะ ใครช่วยดูท่าให้'],
    ['Can I pause if life gets in the way?', 'ถ้าติดธุระยาว พักสมาชิกได้ไหม', 'membership'],
    ['Is it packed after office hours?', 'หลังเลิกงานคนแน่นไหม'],
    ['Am I too unfit to begin?', 'ไม่ฟิตเลย เริ่มได้ไหม'],
  ],
  show: [
    ['Follow a beginner’s first session, breaks included', 'ตามมือใหม่ซ้อมครั้งแรก รวมช่วงพัก'],
    ['Let a coach correct one movement, point by point', 'ให้โค้ชแก้หนึ่งท่า ไล่ไปทีละจุด'],
    ['Walk through the rooms at the busiest hour', 'พาเดินดูห้องในชั่วโมงที่คนเยอะที่สุด'],
    [
      'Ask members at the door what nearly kept them away',
      'ถามสมาชิกหน้าประตูว่าวันนี้เกือบไม่มาเพราะอะไร',
      'membership',
    ],
    ['Train beside a member who restarted after a pause', 'ซ้อมไปกับสมาชิกที่เพิ่งกลับมาหลังหยุดไปนาน', 'membership'],
  ],
  step: [
    ['a trial session with a named coach', 'ทดลองหนึ่งครั้งกับโค้ชที่ระบุชื่อ'],
    ['a talk about goals before any contract', 'นัดคุยเป้าหมายก่อนสมัคร', 'membership'],
    ['a guest visit beside a friend who trains', 'นัดมาลองพร้อมเพื่อนที่ซ้อมอยู่แล้ว'],
    ['a place held in the next beginners’ class', 'จองที่ในคลาสมือใหม่รอบถัดไป'],
    ['a movement check to choose the right class', 'เช็กการเคลื่อนไหวเพื่อเลือกคลาสให้ตรง'],
  ],
  again: [
    ['Set the next goal before the programme ends', 'ตั้งเป้าใหม่ก่อนจบโปรแกรม'],
    ['Message after a missed week, naming a class time', 'ทักเมื่อหายไปหนึ่งสัปดาห์ พร้อมเสนอรอบซ้อม', 'membership'],
    ['Invite members to bring a friend on quiet days', 'ชวนสมาชิกพาเพื่อนมาวันที่คนน้อย', 'membership'],
    ['Hand over a training log with pages left to fill', 'ให้สมุดบันทึกการซ้อมที่ยังเหลือหน้าให้เขียน'],
    ['Let the coach send a note at each milestone', 'ให้โค้ชส่งข้อความเมื่อทำได้ถึงเป้า'],
  ],
  leak: [
    ['trials booked and not attended', 'คนจองทดลองแล้วไม่มา'],
    ['members who stop coming and say nothing', 'สมาชิกที่ค่อยหายไปโดยไม่บอก', 'membership'],
    ['price questions answered without an invitation', 'คำถามราคาที่ตอบแล้วไม่ได้ชวนมาลอง'],
    ['beginners placed in a class too hard for them', 'มือใหม่ที่ถูกจัดลงคลาสยากเกินไป'],
    ['visitors who see the room and leave no name', 'คนที่แวะดูห้องแล้วไม่ทิ้งชื่อไว้'],
  ],
  learn: [
    ['which hour beginners choose', 'มือใหม่เลือกชั่วโมงไหน'],
    ['whose coaching clip gets trials booked', 'คลิปของโค้ชคนไหนทำให้คนจองทดลอง'],
    ['what goal people name in the chat', 'เป้าหมายไหนถูกพูดถึงในแชต'],
    ['whether people sign up alone or with a friend', 'คนสมัครคนเดียวหรือมากับเพื่อน'],
    ['how far people travel for a class', 'ผู้เรียนเดินทางมาไกลแค่ไหน'],
  ],
  warm: [
    ['Watched a beginner’s session or opened the timetable', 'ดูคลิปมือใหม่หรือเปิดตารางเวลา'],
    ['Asked about fees, parking or showers', 'ถามค่าสมาชิก ที่จอดรถ หรือห้องอาบน้ำ'],
    ['Saved a coach’s clip or sent it to a friend', 'เซฟคลิปโค้ชหรือส่งต่อให้เพื่อน'],
    ['Started the trial form and left it open', 'กรอกแบบฟอร์มทดลองค้างไว้'],
    ['Looked up the coaches or the membership page', 'ดูหน้าโค้ชหรือหน้าสมัครสมาชิก', 'membership'],
  ],
  keep: [
    ['Members whose programme is ending', 'สมาชิกที่โปรแกรมใกล้จบ', 'membership'],
    ['Regulars whose visits have thinned out', 'ขาประจำที่ช่วงนี้มาน้อยลง'],
    ['People with sessions left on a package', 'คนที่ยังมีครั้งเหลือในแพ็กเกจ', 'membership'],
    ['Past members who left on good terms', 'อดีตสมาชิกที่จากกันด้วยดี', 'membership'],
    ['Friends whom members brought along', 'เพื่อนที่สมาชิกเคยพามา', 'membership'],
  ],
  ideas: [
    ['First day, no mirror', 'วันแรก ไม่ส่องกระจก'],
    ['One movement and its common mistakes', 'หนึ่งท่ากับจุดที่พลาดบ่อย'],
    ['Why she stayed', 'ทำไมเขายังมา'],
    ['Inside the training bag', 'ในกระเป๋าซ้อมมีอะไร'],
    ['The coach answers, out of breath', 'โค้ชตอบทั้งที่ยังหอบ'],
    ['Regulars of the early class', 'ขาประจำรอบเช้า'],
    ['Rest days, explained', 'วันพัก พักอย่างไร'],
    ['Small wins on the board', 'ชัยชนะเล็กบนกระดาน'],
    ['Asked in the changing room', 'คำถามจากห้องเปลี่ยนชุด'],
    ['Training after a late shift', 'ซ้อมหลังเลิกกะดึก'],
    ['What the coach used to get wrong', 'เรื่องที่โค้ชเคยทำผิด'],
  ],
  changes: [
    {
      change: ['Call every no-show the same day', 'โทรหาคนที่ไม่มาภายในวันเดียวกัน'],
      why: ['Most beginners are ashamed, not lost', 'มือใหม่ส่วนมากแค่เขิน ไม่ได้เลิก'],
    },
    {
      change: ['Keep one class a day for beginners only', 'กันหนึ่งคลาสต่อวันไว้ให้มือใหม่เท่านั้น'],
      why: ['Newcomers measure themselves against whoever is beside them', 'คนใหม่มักเทียบตัวเองกับคนข้างตัว'],
    },
    {
      change: [
        'Write the terms for pausing and leaving on one page',
        'เขียนเงื่อนไขพักและเลิกสมาชิกไว้ในหน้าเดียว',
        'membership',
      ],
      why: ['People sign more easily when they can see the way out', 'คนกล้าสมัครเมื่อเห็นทางออกชัด'],
    },
    {
      change: ['Show on the page how full each hour is', 'บอกบนเพจว่าแต่ละชั่วโมงคนแน่นแค่ไหน'],
      why: ['A member meets the crowd before meeting the coach', 'สมาชิกเจอคนแน่นก่อนได้เจอโค้ช'],
    },
    {
      change: ['Give newcomers a coach of their own from the start', 'ให้คนใหม่มีโค้ชประจำตัวตั้งแต่เริ่ม'],
      why: ['It is harder to skip a person than a class', 'ผิดนัดกับคนยากกว่าขาดคลาส'],
    },
  ],
  search: [['trial class', 'ทดลองเรียน']],
  peaks: [
    {
      event: 'new-year',
      actions: [
        ['meet resolutions with a beginners’ group', 'รับเป้าหมายปีใหม่ด้วยกลุ่มมือใหม่'],
        ['answer membership questions while resolve is fresh', 'ตอบเรื่องสมัครตอนคนยังตั้งใจ', 'membership'],
        ['invite a small start, not a new body', 'ชวนเริ่มเล็ก ไม่ขายหุ่นใหม่'],
        ['open extra trial hours after the holidays', 'เพิ่มรอบทดลองหลังวันหยุด'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['plan around members’ travel', 'วางตารางช่วงสมาชิกกลับบ้าน', 'membership'],
        ['share a routine that fits a hotel room', 'แจกท่าซ้อมที่ทำในห้องพักได้'],
        ['offer a pause to those leaving town', 'ให้พักสมาชิกสำหรับคนที่เดินทาง'],
        ['set return dates before the holiday begins', 'นัดวันกลับมาซ้อมก่อนหยุดยาว'],
      ],
    },
    {
      event: 'mid-year',
      actions: [
        ['restart those who paused', 'ชวนคนที่หยุดไปกลับมา'],
        ['revisit the goals set at New Year', 'ทวนเป้าหมายที่ตั้งไว้ตอนปีใหม่'],
        ['add a friend’s session instead of a cheaper fee', 'แถมรอบให้เพื่อน แทนการลดค่าสมาชิก'],
        ['hold a progress day with the coaches', 'จัดวันเช็กความก้าวหน้ากับโค้ช'],
      ],
    },
  ],
});

export const SPORT_GOODS = trade('sport-goods', 'sports gear', {
  interests: ['running, football, cycling, outdoors', 'วิ่ง ฟุตบอล จักรยาน กลางแจ้ง'],
  scene: [
    ['gear in use, with sweat and mud', 'อุปกรณ์ตอนใช้จริง มีเหงื่อมีโคลน'],
    ['scuffed gear on the floor after a day out', 'อุปกรณ์มีรอย วางพักหลังใช้มาทั้งวัน'],
    ['hands adjusting a strap before the start', 'มือที่กำลังปรับสายก่อนออกตัว'],
    ['a group meeting at dawn with its kit', 'กลุ่มที่นัดเจอตอนเช้ามืดพร้อมอุปกรณ์'],
    ['seams, treads and buckles seen close', 'รอยเย็บ ดอกยาง และตัวล็อกในระยะใกล้'],
  ],
  need: [
    ['a race, a season or a worn sole comes up', 'มีรายการแข่ง เปิดฤดูกาล หรือพื้นรองเท้าสึก'],
    ['an invitation comes to ride, run or camp', 'มีคนชวนไปปั่น วิ่ง หรือกางเต็นท์'],
    ['last year’s kit no longer fits or holds', 'ชุดหรืออุปกรณ์เดิมเริ่มหลวม ใส่ไม่พอดี'],
    ['something rubs, slips or leaks on the way', 'ของที่ใช้กัด ลื่น หรือรั่วกลางทาง'],
    ['borrowed gear is no longer enough', 'ของที่ยืมมาเริ่มไม่พอใช้'],
  ],
  doubt: [
    ['Is it for my level?', 'ระดับเราใช้รุ่นไหน'],
    ['Does it run true to size?', 'ไซซ์ตรงไหม ต้องเผื่อหรือเปล่า'],
    ['How long will it last with weekly use?', 'ใช้ทุกสัปดาห์จะทนแค่ไหน'],
    ['Which items are enough to begin?', 'เริ่มเล่นต้องมีอะไรบ้าง'],
    ['What if it fails far from home?', 'ถ้าพังกลางทางทำอย่างไร'],
  ],
  show: [
    ['Test the gear on a known route', 'ทดสอบบนเส้นทางที่คนรู้จัก'],
    ['Lay out a used piece and name what wore first', 'วางของที่ใช้แล้วให้ดู บอกว่าอะไรสึกก่อน'],
    ['Fit one customer and measure on camera', 'วัดตัวและเลือกไซซ์ให้ลูกค้าหนึ่งคนหน้ากล้อง'],
    ['Pack for a day out and say what stays home', 'จัดของออกทริป แล้วบอกว่าอะไรไม่ต้องเอาไป'],
    ['Ask club members what they would buy again', 'ถามคนในชมรมว่าถ้าซื้อใหม่จะเลือกอะไร'],
  ],
  step: [
    ['a fitting or a size swap', 'ลองสวมหรือเปลี่ยนไซซ์ได้'],
    ['a chat about level before any price', 'คุยเรื่องระดับก่อนคุยราคา'],
    ['one small accessory to judge quality by', 'ลองของชิ้นเล็กเพื่อดูคุณภาพก่อน'],
    ['a try-out at the next group meeting', 'ทดลองใช้ในนัดซ้อมกลุ่ม'],
    ['a model matched to a photo of the old one', 'แนะนำรุ่นจากรูปของเดิมในแชต'],
  ],
  again: [
    ['Invite owners to the next group session', 'ชวนเจ้าของอุปกรณ์ร่วมซ้อมรอบถัดไป'],
    ['Offer a check-up when parts should show wear', 'ชวนเช็กสภาพตอนของน่าจะเริ่มสึก'],
    ['Say what the next level needs and what it does not', 'บอกว่าระดับถัดไปต้องใช้อะไร ไม่ต้องใช้อะไร'],
    ['Ask how the race or trip went', 'ถามข่าวหลังลงแข่งหรือออกทริป'],
    ['Send cleaning and storage tips after delivery', 'ส่งวิธีทำความสะอาดและเก็บหลังได้รับของ'],
  ],
  leak: [
    ['shoppers unsure which level is theirs', 'คนที่ไม่แน่ใจว่าตัวเองระดับไหน'],
    ['carts left at the choice of size', 'ตะกร้าที่ค้างตรงขั้นเลือกไซซ์', 'closed in the cart'],
    ['people who compare models and choose none', 'คนที่เทียบหลายรุ่นแล้วไม่เลือกสักรุ่น'],
    ['beginners put off by technical words', 'มือใหม่ที่ถอยเพราะศัพท์เทคนิค'],
    ['stock questions answered after the weekend', 'แชตถามสต็อกที่ได้คำตอบหลังวันหยุด'],
  ],
  learn: [
    ['which sport answers first', 'กีฬาไหนตอบรับก่อน'],
    ['what size is asked for and missing', 'ไซซ์ไหนมีคนถามแต่ไม่มีของ'],
    ['whether beginners or regulars order', 'คนสั่งเป็นมือใหม่หรือขาประจำ'],
    ['whose test people watch to the end', 'คลิปทดสอบของใครที่คนดูจนจบ'],
    ['which club or group sends buyers', 'ชมรมหรือกลุ่มไหนส่งคนมาซื้อ'],
  ],
  warm: [
    ['Read a size guide or watched a test', 'อ่านตารางไซซ์หรือดูคลิปทดสอบ'],
    ['Compared models or asked about stock', 'เทียบรุ่นหรือถามสต็อก'],
    ['Left gear in the cart', 'ใส่ของในตะกร้าค้างไว้', 'closed in the cart'],
    ['Commented on a route or tagged a teammate', 'คอมเมนต์เรื่องเส้นทางหรือแท็กเพื่อนร่วมทีม'],
    ['Followed the page at an event', 'กดติดตามเพจตอนไปร่วมงาน'],
  ],
  keep: [
    ['Owners whose gear is worn by now', 'เจ้าของที่ของน่าจะสึกแล้ว'],
    ['Customers back from a race or a trip', 'ลูกค้าที่เพิ่งกลับจากงานแข่งหรือทริป'],
    ['Beginners who bought a starter set', 'มือใหม่ที่ซื้อชุดเริ่มต้น'],
    ['Captains who ordered for a team', 'หัวหน้าทีมที่เคยสั่งให้ทั้งทีม'],
    ['People who came for repair or advice', 'คนที่เคยมาซ่อมหรือขอคำแนะนำ'],
  ],
  ideas: [
    ['Tested on a local route', 'ทดสอบบนเส้นทางแถวบ้าน'],
    ['Beginner, club, racer: which one', 'มือใหม่ ชมรม แข่ง: เลือกรุ่นไหน'],
    ['Repair before you replace', 'ซ่อมก่อนซื้อใหม่'],
    ['What broke, and where', 'อะไรพัง พังตรงไหน'],
    ['Kit list of a regular', 'ของที่ขาประจำพกจริง'],
    ['Sizing, person by person', 'ไซซ์ของแต่ละคน'],
    ['Do not buy this yet', 'อันนี้ยังไม่ต้องซื้อ'],
    ['Meet the club', 'พาไปรู้จักชมรม'],
    ['Cleaned, dried, stored', 'ล้าง ตาก เก็บ'],
    ['On the scale: what it really weighs', 'ชั่งให้ดู หนักจริงเท่าไร'],
    ['The route that beat us', 'เส้นทางที่เราแพ้'],
  ],
  changes: [
    {
      change: ['Host a weekly group run or ride', 'จัดกลุ่มซ้อมประจำสัปดาห์'],
      why: ['Gear is bought where people train', 'คนซื้อของจากที่ที่ซ้อม'],
    },
    {
      change: ['Let buyers swap sizes without a form', 'ให้เปลี่ยนไซซ์ได้โดยไม่ต้องกรอกฟอร์ม'],
      why: ['Unsure buyers order when a mistake can be undone', 'คนไม่แน่ใจจะกล้าสั่งเมื่อเลือกผิดแล้วแก้ได้'],
    },
    {
      change: ['Sort the range by level before brand', 'จัดสินค้าตามระดับก่อนจัดตามแบรนด์'],
      why: ['Beginners know how far they go, not which name to trust', 'มือใหม่รู้ว่าตัวเองไปไกลแค่ไหน แต่ไม่รู้จักยี่ห้อ'],
    },
    {
      change: ['Repair what you sell, with the prices shown', 'รับซ่อมสิ่งที่ขาย พร้อมบอกราคา'],
      why: ['Whoever mends the old one is asked for the next', 'ใครซ่อมของเก่า ลูกค้าก็ถามหาของใหม่จากคนนั้น'],
    },
    {
      change: ['Lend test gear against a deposit', 'ให้ยืมของทดลองโดยวางมัดจำ'],
      why: ['A day outside tells what a shelf cannot', 'ออกไปใช้จริงบอกได้มากกว่าดูหน้าชั้น'],
    },
  ],
  search: [['size guide', 'ตารางไซซ์']],
  peaks: [
    {
      event: 'cool-season',
      actions: [
        ['equip runners for the race months', 'เตรียมนักวิ่งเข้าฤดูแข่ง'],
        ['show the kit for camps and dawn starts', 'โชว์ชุดสำหรับแคมป์และออกตัวเช้ามืด'],
        ['check old gear before trips are booked', 'ชวนเช็กของเก่าก่อนจองทริป'],
        ['list local events with what each one asks for', 'รวมรายการในพื้นที่พร้อมของที่ต้องใช้'],
      ],
    },
    {
      event: 'new-year',
      actions: [
        ['meet resolutions with a starter kit', 'ชุดเริ่มต้นสำหรับเป้าหมายปีใหม่'],
        ['invite newcomers to a slow group outing', 'ชวนหน้าใหม่ร่วมกลุ่มรอบเบา'],
        ['wrap gifts with a size exchange slip', 'ห่อของขวัญพร้อมใบเปลี่ยนไซซ์'],
        ['ask followers for a goal and suggest the gear', 'ถามเป้าหมาย แล้วแนะนำของให้ตรง'],
      ],
    },
    {
      event: 'nine-nine',
      actions: [
        ['clear last season’s sizes', 'เคลียร์ไซซ์ฤดูกาลก่อน'],
        ['bundle a main item with what wears out', 'จัดชุดของหลักคู่กับของที่สึกเร็ว'],
        ['show stock by size before the sale opens', 'โชว์สต็อกแยกไซซ์ก่อนเริ่มแคมเปญ'],
        ['answer fit questions live', 'ไลฟ์ตอบเรื่องเลือกไซซ์'],
      ],
    },
  ],
});
