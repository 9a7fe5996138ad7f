/** Ceremonies. */
import { trade } from './trade.ts';

export const CEREMONY = trade('ceremony', 'ceremonies', {
  interests: ['merit-making, family ceremonies, home blessing', 'ทำบุญ พิธีครอบครัว ขึ้นบ้านใหม่'],
  scene: [
    ['the ceremony, with respect', 'พิธีการอย่างเคารพ'],
    ['things laid on white cloth, each in its place', 'ของบนผ้าขาวที่วางเข้าที่ทีละชิ้น'],
    ['elders and children side by side', 'ผู้ใหญ่กับเด็กนั่งเคียงกัน'],
    ['the quiet before people arrive', 'ความเงียบก่อนคนมาถึง'],
    ['a soft question answered face to face', 'คำถามเบา ๆ ที่ได้คำตอบต่อหน้า'],
  ],
  need: [
    ['a date has been set for the ceremony', 'ได้ฤกษ์แล้ว'],
    ['a house, a shop or a car is about to be used', 'กำลังจะเข้าบ้าน เปิดร้าน หรือออกรถใหม่'],
    ['the elder who always knew is no longer there', 'ผู้ใหญ่ที่รู้ธรรมเนียมไม่อยู่แล้ว'],
    ['the family has had a hard year', 'ปีนี้ครอบครัวเจอเรื่องหนัก'],
    ['someone leaves home for work, study or marriage', 'คนในบ้านจะไปเรียน ไปทำงาน หรือแต่งงาน'],
  ],
  doubt: [
    ['What must be prepared, and in which order?', 'ต้องเตรียมอะไร ลำดับอย่างไร'],
    ['Where does it come from, and who says so?', 'มาจากที่ไหน ใครยืนยันได้'],
    ['Do I offend anyone if I do it wrong?', 'ถ้าทำผิดธรรมเนียมจะเป็นอะไรไหม'],
    ['How much is proper to give or pay?', 'ควรให้หรือจ่ายเท่าไรจึงเหมาะ'],
    ['Does it agree with our family’s belief?', 'ขัดกับความเชื่อของที่บ้านไหม'],
  ],
  show: [
    ['Lay out the full set and name each piece', 'จัดของครบชุดแล้วบอกชื่อทีละชิ้น'],
    ['Ask an elder to tell where the custom comes from', 'ขอให้ผู้รู้เล่าที่มาของธรรมเนียม'],
    ['Film the hands alone and speak softly', 'ถ่ายเฉพาะมือ แล้วเล่าช้า ๆ'],
    ['Answer a family’s message without its name', 'ตอบข้อความจากครอบครัวโดยไม่เปิดชื่อ'],
    ['Set what is essential beside what is optional', 'เทียบให้ดูว่าอะไรจำเป็น อะไรเลือกได้'],
  ],
  step: [
    ['a checklist for their date', 'รายการของตามวันงาน'],
    ['a private talk before anything is chosen', 'นัดคุยส่วนตัวก่อนตัดสินใจเลือก'],
    ['advice in reply to a photo or a date', 'คำแนะนำจากรูปหรือวันที่ส่งมา'],
    ['a modest choice with its price stated', 'แบบเรียบง่ายพร้อมราคา'],
    ['the days still free, sent by message', 'รายการวันว่างทางแชต'],
  ],
  again: [
    ['Write on the anniversary of the ceremony', 'ทักในวันครบรอบงาน'],
    ['Ask after the family a few weeks on', 'ถามข่าวครอบครัวหลังผ่านไปสักพัก'],
    ['Tell past families which day comes next', 'บอกครอบครัวเดิมว่าวันสำคัญถัดไปคือวันไหน'],
    ['Send care notes for what was taken home', 'ส่งวิธีดูแลของที่รับกลับไป'],
    ['Remember each home’s customs for next time', 'จดธรรมเนียมของแต่ละบ้านไว้ใช้ครั้งหน้า'],
  ],
  leak: [
    ['families who ask at the temple because nothing answers online', 'ครอบครัวที่ถามวัดเพราะหาคำตอบออนไลน์ไม่เจอ'],
    ['people too shy to ask a price aloud', 'คนที่ไม่กล้าเอ่ยถามราคา'],
    ['buyers who doubt a page without face or address', 'คนที่ไม่มั่นใจเพราะเพจไม่มีหน้าคนและที่อยู่'],
    ['requests that come too near the day to prepare', 'คนที่ทักมากระชั้นวันจนเตรียมไม่ทัน'],
    ['relatives who ask for others and cannot decide', 'ญาติที่มาถามแทนและตัดสินใจเองไม่ได้'],
  ],
  learn: [
    ['which ceremony is searched by young families', 'ครอบครัวรุ่นใหม่หาพิธีไหน'],
    ['what is asked in private and not in comments', 'คนถามอะไรในแชตที่ไม่ถามในคอมเมนต์'],
    ['how long before the day people begin to look', 'คนเริ่มหาข้อมูลก่อนถึงวันนานแค่ไหน'],
    ['whether elders or the young write to us', 'ผู้ใหญ่หรือคนรุ่นใหม่เป็นคนทักมา'],
    ['by what words people look for it', 'คนค้นหาเรื่องนี้ด้วยคำว่าอะไร'],
  ],
  warm: [
    ['Opened the checklist or asked for a date', 'เปิดรายการของหรือถามวันว่าง'],
    ['Watched a custom explained to the end', 'ดูคลิปเล่าธรรมเนียมจนจบ'],
    ['Looked through the choices and prices', 'เปิดดูแบบและราคา'],
    ['Saved a post about a day of observance', 'บันทึกโพสต์เรื่องวันสำคัญ'],
    ['Read who we are and who taught us', 'อ่านว่าเราเป็นใคร เรียนรู้มาจากใคร'],
  ],
  keep: [
    ['Families served before', 'ครอบครัวที่เคยจัดงานด้วย'],
    ['People with a yearly day to observe', 'คนที่มีวันทำบุญหรือวันไหว้ทุกปี'],
    ['Those sent by a relative', 'คนที่ญาติแนะนำมา'],
    ['Buyers who asked how to look after a piece', 'คนที่เคยถามวิธีดูแลของ'],
    ['Owners who came to us for an opening', 'เจ้าของกิจการที่เคยมาช่วงเปิดร้าน'],
  ],
  ideas: [
    ['What goes where, and why', 'วางตรงไหน เพราะอะไร'],
    ['Questions young hosts are shy to ask', 'คำถามที่เจ้าภาพรุ่นใหม่ไม่กล้าถาม'],
    ['The day before', 'คืนก่อนวันงาน'],
    ['An elder remembers', 'ผู้ใหญ่เล่าให้ฟัง'],
    ['May it be done simply?', 'ทำแบบเรียบง่ายได้ไหม'],
    ['The story of a symbol', 'ที่มาของสัญลักษณ์'],
    ['Who made it, and where', 'ใครทำ ทำที่ไหน'],
    ['How each region does it', 'แต่ละภาคทำต่างกันอย่างไร'],
    ['Looking after it at home', 'ดูแลอย่างไรเมื่ออยู่ที่บ้าน'],
    ['Common mix-ups, put gently', 'เรื่องที่มักเข้าใจคลาดเคลื่อน'],
    ['Letters from families', 'ข้อความจากครอบครัว'],
  ],
  changes: [
    {
      change: ['Write each ceremony as a one-page order of the day', 'ทำลำดับพิธีหน้าเดียวของแต่ละงาน'],
      why: ['First-time hosts buy from whoever explains', 'เจ้าภาพครั้งแรกซื้อกับคนที่อธิบาย'],
    },
    {
      change: ['State the price beside every choice', 'บอกราคาไว้ข้างทุกแบบ'],
      why: ['In matters of belief people avoid asking the price', 'เรื่องความเชื่อ คนเกรงใจที่จะถามราคา'],
    },
    {
      change: ['Show the place, the owner and a phone number', 'บอกสถานที่ ชื่อเจ้าของ และเบอร์โทร'],
      why: ['Trust goes to a person with an address', 'คนไว้ใจผู้ที่มีตัวตนและที่อยู่'],
    },
    {
      change: ['Give the young a page to show their elders', 'ทำหน้าสรุปให้ลูกหลานนำไปให้ผู้ใหญ่ดู'],
      why: ['The young search, and the elders agree', 'คนรุ่นใหม่เป็นคนหา ผู้ใหญ่เป็นคนตกลง'],
    },
    {
      change: ['Open a private channel for personal questions', 'เปิดช่องทางส่วนตัวสำหรับเรื่องที่ไม่อยากเปิดเผย'],
      why: ['What weighs on a family is not asked under a post', 'เรื่องในใจของครอบครัวไม่มีใครถามใต้โพสต์'],
    },
  ],
  search: [['what to prepare', 'ต้องเตรียมอะไร']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['prepare home-shrine sets', 'จัดชุดไหว้เจ้าที่บ้าน'],
        ['post the order of the day’s offerings', 'ลงลำดับการไหว้ของวันนั้น'],
        ['answer elders by phone and the young by chat', 'รับโทรศัพท์จากผู้ใหญ่ ตอบแชตคนรุ่นใหม่'],
        ['take bookings before families buy the food', 'เปิดจองก่อนวันจ่าย'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['offer sets for the blessing of elders', 'ชุดรดน้ำดำหัวผู้ใหญ่'],
        ['explain how a blessing is asked for', 'เล่าวิธีขอพรให้ถูกธรรมเนียม'],
        ['speak to people going home to make merit', 'ทักคนที่จะกลับบ้านไปทำบุญ'],
        ['send early to homes in the provinces', 'ส่งล่วงหน้าถึงบ้านต่างจังหวัด'],
      ],
    },
    {
      event: 'lent',
      actions: [
        ['gather orders before the quiet months', 'รับจองก่อนเข้าพรรษา'],
        ['suggest what monks can use through the rains', 'แนะของที่พระสงฆ์ได้ใช้ตลอดพรรษา'],
        ['invite families to keep a vow through Lent', 'ชวนครอบครัวตั้งใจทำสิ่งดีจนออกพรรษา'],
        ['hold dates for after Lent while days are free', 'เปิดวันหลังออกพรรษาตอนยังว่าง'],
      ],
    },
  ],
});
