/** Free time: what is collected and played, and what is visited. */
import { trade } from './trade.ts';

export const HOBBY = trade('hobby', 'books and games', {
  scene: [['the piece on the table and the hands around it', 'ของบนโต๊ะและมือของคนเล่น']],
  need: [['a free evening or a gift is due', 'มีเวลาว่างหรือต้องหาของขวัญ']],
  doubt: [['Is it right for my level?', 'ระดับเราเล่นได้ไหม']],
  show: [['Play the opening minutes on camera', 'เล่นให้ดูช่วงเริ่มต้น']],
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
  search: [['review', 'รีวิว']],
  peaks: [
    {
      event: 'children',
      actions: [['offer sets that a child can open alone', 'จัดเซ็ตที่เด็กแกะเล่นเองได้']],
    },
    {
      event: 'term-ends',
      actions: [['fill the long holiday', 'หาอะไรให้ทำตลอดวันหยุดยาว']],
    },
    {
      event: 'twelve-twelve',
      actions: [['bundle gifts with wrapping', 'จัดชุดของขวัญพร้อมห่อ']],
    },
  ],
});

export const EVENT = trade('event', 'concerts', {
  scene: [['the crowd, the lights and the way home', 'ผู้คน แสงไฟ และทางกลับบ้าน']],
  need: [['friends begin to plan the weekend', 'เพื่อนเริ่มนัดกัน']],
  doubt: [['How do we get there and back?', 'ไปกลับอย่างไร']],
  show: [['Walk the route from gate to seat', 'พาเดินจากประตูถึงที่นั่ง']],
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
  search: [['tickets', 'ซื้อบัตร']],
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
});
