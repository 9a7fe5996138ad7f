/** Sport: places to train, and things to train with. */
import { trade } from './trade.ts';

export const GYM = trade('gym', 'gyms', {
  scene: [['training as it is, coach beside', 'การซ้อมจริง มีโค้ชอยู่ข้าง']],
  need: [['clothes tighten or a doctor advises it', 'เสื้อเริ่มคับหรือหมอแนะนำ']],
  doubt: [['Will I look foolish on day one?', 'วันแรกจะเขินไหม']],
  show: [['Follow a beginner’s first session, breaks included', 'ตามมือใหม่ซ้อมครั้งแรก รวมช่วงพัก']],
  again: [['Set the next goal before the programme ends', 'ตั้งเป้าใหม่ก่อนจบโปรแกรม']],
  leak: [['trials booked and not attended', 'คนจองทดลองแล้วไม่มา']],
  learn: [['which hour beginners choose', 'มือใหม่เลือกชั่วโมงไหน']],
  warm: [['Watched a beginner’s session or opened the timetable', 'ดูคลิปมือใหม่หรือเปิดตารางเวลา']],
  keep: [
    ['Members whose programme is ending', 'สมาชิกที่โปรแกรมใกล้จบ', 'membership'],
    ['Regulars whose visits have thinned out', 'ขาประจำที่ช่วงนี้มาน้อยลง'],
  ],
  ideas: [
    ['First day, no mirror', 'วันแรก ไม่ส่องกระจก'],
    ['One movement and its common mistakes', 'หนึ่งท่ากับจุดที่พลาดบ่อย'],
    ['Why she stayed', 'ทำไมเขายังมา'],
  ],
  search: [['trial class', 'ทดลองเรียน']],
  peaks: [
    {
      event: 'new-year',
      actions: [['meet resolutions with a beginners’ group', 'รับเป้าหมายปีใหม่ด้วยกลุ่มมือใหม่']],
    },
    {
      event: 'songkran',
      actions: [
        ['plan around members’ travel', 'วางตารางช่วงสมาชิกกลับบ้าน', 'membership'],
        ['share a routine that fits a hotel room', 'แจกท่าซ้อมที่ทำในห้องพักได้'],
      ],
    },
    {
      event: 'mid-year',
      actions: [['restart those who paused', 'ชวนคนที่หยุดไปกลับมา']],
    },
  ],
});

export const SPORT_GOODS = trade('sport-goods', 'sports gear', {
  scene: [['gear in use, with sweat and mud', 'อุปกรณ์ตอนใช้จริง มีเหงื่อมีโคลน']],
  need: [['a race, a season or a worn sole comes up', 'มีรายการแข่ง เปิดฤดูกาล หรือพื้นรองเท้าสึก']],
  doubt: [['Is it for my level?', 'ระดับเราใช้รุ่นไหน']],
  show: [['Test the gear on a known route', 'ทดสอบบนเส้นทางที่คนรู้จัก']],
  again: [['Invite owners to the next group session', 'ชวนเจ้าของอุปกรณ์ร่วมซ้อมรอบถัดไป']],
  leak: [['shoppers unsure which level is theirs', 'คนที่ไม่แน่ใจว่าตัวเองระดับไหน']],
  learn: [['which sport answers first', 'กีฬาไหนตอบรับก่อน']],
  warm: [['Read a size guide or watched a test', 'อ่านตารางไซซ์หรือดูคลิปทดสอบ']],
  keep: [['Owners whose gear is worn by now', 'เจ้าของที่ของน่าจะสึกแล้ว']],
  ideas: [
    ['Tested on a local route', 'ทดสอบบนเส้นทางแถวบ้าน'],
    ['Beginner, club, racer: which one', 'มือใหม่ ชมรม แข่ง: เลือกรุ่นไหน'],
    ['Repair before you replace', 'ซ่อมก่อนซื้อใหม่'],
  ],
  search: [['size guide', 'ตารางไซซ์']],
  peaks: [
    {
      event: 'cool-season',
      actions: [['equip runners for the race months', 'เตรียมนักวิ่งเข้าฤดูแข่ง']],
    },
    {
      event: 'new-year',
      actions: [['meet resolutions with a starter kit', 'ชุดเริ่มต้นสำหรับเป้าหมายปีใหม่']],
    },
    {
      event: 'nine-nine',
      actions: [['clear last season’s sizes', 'เคลียร์ไซซ์ฤดูกาลก่อน']],
    },
  ],
});
