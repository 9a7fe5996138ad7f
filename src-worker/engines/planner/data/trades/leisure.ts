/** Free time: what is collected and played, what is visited, where one stays. */
import { trade } from './trade.ts';

export const HOBBY = trade('hobby', [3], 'order', undefined, {
  interests: ['games, books, collecting', 'เกม หนังสือ ของสะสม'],
  scene: [['the piece on the table and the hands around it', 'ของบนโต๊ะและมือของคนเล่น']],
  need: [['a free evening or a gift is due', 'มีเวลาว่างหรือต้องหาของขวัญ']],
  doubt: [['Is it right for my level?', 'ระดับเราเล่นได้ไหม']],
  show: [['Play the opening minutes on camera', 'เล่นให้ดูช่วงเริ่มต้น']],
  step: [['a sample chapter, level or track', 'ตัวอย่างบทแรก ด่านแรก หรือเพลงแรก']],
  again: [['Announce the next release to owners first', 'บอกชิ้นต่อไปให้คนที่มีก่อนใคร']],
  leak: [['fans who watch and never reach the shop page', 'แฟนที่ดูแล้วไม่เคยถึงหน้าร้าน']],
  learn: [['which title brings people who have never bought', 'ชิ้นไหนพาคนใหม่เข้ามา']],
  warm: [['Watched a play-through to the end', 'ดูคลิปเล่นจนจบ']],
  keep: [['Owners of an earlier release', 'คนที่มีชิ้นก่อนหน้า']],
  ideas: [
    ['First minutes, no skips', 'เปิดเล่นนาทีแรกแบบไม่ตัด'],
    ['From the maker’s desk', 'จากโต๊ะคนทำ'],
    ['Fans show their shelf', 'ชั้นวางของแฟน ๆ'],
  ],
  changes: [
    {
      change: ['Number small runs and open a waiting list', 'ทำล็อตเล็กมีหมายเลข และเปิดรายชื่อรอ'],
      why: ['Collectors move when a thing can be missed', 'นักสะสมตัดสินใจเมื่อรู้ว่าพลาดได้'],
    },
  ],
  search: ['review', 'รีวิว'],
  peaks: [
    {
      event: 'children',
      actions: [['offer sets that a child can open alone', 'จัดเซ็ตที่เด็กแกะเล่นเองได้']],
    },
    {
      event: 'term-ends',
      actions: [['fill the long holiday', 'ของเล่นช่วงปิดเทอม']],
    },
    {
      event: 'twelve-twelve',
      actions: [['bundle gifts with wrapping', 'จัดชุดของขวัญพร้อมห่อ']],
    },
  ],
});

export const EVENT = trade(
  'event',
  [3],
  'registration',
  /festival|concert|show|exhibition|theatre|cinema|ticket|เทศกาล|คอนเสิร์ต|การแสดง|นิทรรศการ|บัตร/iu,
  {
    interests: ['live music, festivals, weekend trips', 'คอนเสิร์ต เทศกาล เที่ยวสุดสัปดาห์'],
    scene: [['the crowd, the lights and the way home', 'ผู้คน แสงไฟ และทางกลับบ้าน']],
    need: [['friends begin to plan the weekend', 'เพื่อนเริ่มนัดกัน']],
    doubt: [['How do we get there and back?', 'ไปกลับอย่างไร']],
    show: [['Walk the route from gate to seat', 'พาเดินจากประตูถึงที่นั่ง']],
    step: [['a ticket held with a small deposit', 'จองบัตรด้วยมัดจำ']],
    again: [['Give this year’s guests the first hour of the next sale', 'ให้คนที่มาปีนี้ซื้อก่อนในปีหน้า']],
    leak: [['groups that wait for one undecided friend', 'กลุ่มที่รอเพื่อนคนเดียวตัดสินใจ']],
    learn: [['which act or scene sells the first tickets', 'ศิลปินหรือฉากไหนขายบัตรใบแรก']],
    warm: [['Opened the programme or the map', 'เปิดดูโปรแกรมหรือแผนที่']],
    keep: [['Guests of the last edition', 'คนที่มาปีก่อน']],
    ideas: [
      ['Getting there, getting home', 'ไปอย่างไร กลับอย่างไร'],
      ['Rehearsal, unlit', 'ซ้อมก่อนเปิดไฟ'],
      ['Weather plan, said early', 'ถ้าฝนตก เราทำอย่างไร'],
    ],
    changes: [
      {
        change: ['Sell group passes that one friend pays and others repay', 'ขายบัตรกลุ่มที่คนหนึ่งจ่ายก่อนแล้วเพื่อนคืน'],
        why: ['Groups decide together and pay apart', 'กลุ่มตัดสินใจพร้อมกัน แต่จ่ายไม่พร้อมกัน'],
      },
    ],
    search: ['tickets', 'ซื้อบัตร'],
    peaks: [
      {
        event: 'valentine',
        actions: [['offer tickets for couples', 'บัตรคู่วาเลนไทน์']],
      },
      {
        event: 'songkran',
        actions: [['reach visitors before they fix their route', 'ถึงนักท่องเที่ยวก่อนวางเส้นทาง']],
      },
      {
        event: 'cool-season',
        actions: [['announce dates while hotels still have rooms', 'ประกาศวันตอนโรงแรมยังมีห้อง']],
      },
    ],
  },
);

export const STAY = trade(
  'stay',
  [13],
  'booking',
  /hotel|resort|guest ?house|travel|tour|villa|โรงแรม|รีสอร์ต|ที่พัก|ทัวร์|ท่องเที่ยว/iu,
  {
    interests: ['travel, slow holidays, nature', 'ท่องเที่ยว พักผ่อน ธรรมชาติ'],
    scene: [['the view at the hour guests wake', 'วิวตอนแขกตื่น']],
    need: [['leave is approved and flights are compared', 'ลางานได้แล้วและเริ่มเทียบตั๋ว']],
    doubt: [['Is it as quiet as it looks?', 'เงียบเหมือนในรูปไหม']],
    show: [['Film a full hour from one balcony, with sound', 'ถ่ายหนึ่งชั่วโมงจากระเบียงเดียว เปิดเสียงจริง']],
    step: [['dates held for a day without a card', 'กันวันไว้หนึ่งวันโดยไม่ใช้บัตร']],
    again: [['Write to past guests before the booking sites do', 'ทักแขกเก่าก่อนเว็บจอง']],
    leak: [['guests who find us and book through an agent', 'แขกที่เจอเราแล้วไปจองผ่านเว็บตัวแทน']],
    learn: [['which market books direct', 'แขกประเทศไหนจองตรง']],
    warm: [['Chose dates and left', 'เลือกวันแล้วออก']],
    keep: [['Guests of earlier seasons', 'แขกฤดูกาลก่อน']],
    ideas: [
      ['The hour before breakfast', 'หนึ่งชั่วโมงก่อนอาหารเช้า'],
      ['Getting here, door to door', 'มาอย่างไร ตั้งแต่สนามบิน'],
      ['What there is not', 'ที่นี่ไม่มีอะไรบ้าง'],
    ],
    changes: [
      {
        change: ['Give direct guests something an agent cannot', 'ให้คนจองตรงได้สิ่งที่ตัวแทนให้ไม่ได้'],
        why: ['Equal prices leave no reason to book direct', 'ราคาเท่ากันก็ไม่มีเหตุผลให้จองตรง'],
      },
    ],
    search: ['book direct', 'จองตรง'],
    peaks: [
      {
        event: 'lunar-new-year',
        actions: [['hold family rooms for short trips', 'กันห้องครอบครัวช่วงหยุดสั้น']],
      },
      {
        event: 'songkran',
        actions: [['close the last rooms by direct offers', 'ปิดห้องสุดท้ายด้วยข้อเสนอจองตรง']],
      },
      {
        event: 'rains',
        actions: [['sell the green months for what they are', 'ขายหน้าฝนอย่างที่เป็น']],
      },
      {
        event: 'cool-season',
        actions: [['open winter early to returning guests', 'เปิดจองหน้าหนาวให้แขกเก่าก่อน']],
      },
    ],
  },
);
