/** The remedies, in the order in which they are looked for: the first whose words stand in a clause is taken. */
import type { Pair, Wordings } from '../voice.ts';
import type { Remedy } from './challenges.ts';

/** A remedy as the table holds it. A client gets one title, `HINTS` of the hints and one change with its reason. */
export interface RemedyEntry extends Pick<Remedy, 'id' | 'pattern' | 'when'> {
  title: Wordings;
  hints: readonly Pair[];
  report: Wordings;
  changes: readonly [RemedyChange, ...RemedyChange[]];
}

interface RemedyChange {
  change: Pair;
  why: Pair;
}

export const REMEDIES: readonly RemedyEntry[] = [
  {
    id: 'chat',
    pattern:
      /chat|reply|replies|respond|answer(?:ing)? (?:messages|chat)|inbox|ตอบแชต|ตอบแชท|ตอบไม่ทัน|ตอบช้า|แอดมิน/iu,
    title: [
      ['Answer before you advertise', 'ตอบให้ทันก่อนซื้อโฆษณา'],
      ['Staff the inbox like a shop counter', 'ดูแลกล่องข้อความเหมือนหน้าร้าน'],
      ['Advertise no faster than we answer', 'ลงโฆษณาเท่าที่แอดมินตอบไหว'],
      ['Turn waiting messages into customers', 'เปลี่ยนแชตค้างให้เป็นลูกค้า'],
    ],
    hints: [
      ['A chat shift at the busy hours', 'จัดเวรแชตช่วงที่คนทัก'],
      ['Ready answers on price', 'ข้อความราคาสำเร็จรูป'],
      ['Ads off when nobody answers', 'หยุดโฆษณาช่วงไม่มีคนตอบ'],
      ['A named person for evening chats', 'กำหนดคนตอบช่วงค่ำ'],
      ['Auto-reply with the hours of reply', 'ตอบอัตโนมัติพร้อมบอกเวลาตอบ'],
      ['Label chats that are still open', 'ติดป้ายแชตที่ยังคุยไม่จบ'],
      ['Common questions pinned up front', 'ปักหมุดคำถามที่พบบ่อย'],
      ['Follow up silent chats next day', 'ทักซ้ำวันถัดไปเมื่อแชตเงียบ'],
    ],
    report: [
      ['Report: minutes to first answer', 'วัดผล: นาทีก่อนตอบครั้งแรก'],
      ['Report: messages open at day’s end', 'วัดผล: ข้อความที่ยังค้างเมื่อสิ้นวัน'],
      ['Report: chats that became customers', 'วัดผล: แชตที่กลายเป็นลูกค้า'],
      ['Report: hours with nobody on chat', 'วัดผล: ชั่วโมงที่ไม่มีคนเฝ้าแชต'],
    ],
    changes: [
      {
        change: ['Staff the chat before media starts', 'จัดคนตอบแชตก่อนเริ่มลงสื่อ'],
        why: ['An unanswered message is paid for and lost', 'ข้อความที่ไม่มีคนตอบคือเงินโฆษณาที่เสียเปล่า'],
      },
      {
        change: ['Give the inbox an owner on every shift', 'กำหนดผู้รับผิดชอบกล่องข้อความทุกกะ'],
        why: ['A task for everybody is left to nobody', 'งานที่เป็นของทุกคนมักไม่มีใครทำ'],
      },
      {
        change: ['Agree standard answers with those who sell', 'ร่างคำตอบมาตรฐานร่วมกับฝ่ายขาย'],
        why: ['Most messages ask the same few things', 'คนส่วนใหญ่ถามเรื่องเดิม'],
      },
      {
        change: ['Run adverts only in the hours that are staffed', 'ลงโฆษณาเฉพาะเวลาที่มีคนตอบ'],
        why: ['Interest fades while people wait for a reply', 'กว่าจะได้คำตอบ คนก็หายสนใจแล้ว'],
      },
    ],
  },
  {
    id: 'stock',
    when: 'has stock',
    pattern: /stock|sold? out|runs? out|supply|capacity|inventory|ของหมด|สต็อก|ของไม่พอ|ผลิตไม่ทัน/iu,
    title: [
      ['Hold stock for those who return', 'กันของไว้ให้ลูกค้าประจำ'],
      ['Let supply set the pace of adverts', 'ให้สต็อกกำหนดจังหวะโฆษณา'],
      ['Serve loyal buyers before the crowd', 'ลูกค้าประจำต้องได้ก่อนคนทั่วไป'],
      ['Turn “sold out” into a waiting list', 'เปลี่ยนของหมดให้เป็นรายชื่อรอ'],
    ],
    hints: [
      ['Ads follow stock, not the calendar', 'โฆษณาตามสต็อก ไม่ใช่ตามปฏิทิน'],
      ['Regular customers first', 'ลูกค้าประจำได้ก่อน'],
      ['Waiting list on the page', 'เปิดลงชื่อรอบนหน้าเว็บ'],
      ['Next delivery date made public', 'บอกวันของเข้ารอบถัดไป'],
      ['Offer a near match when sold out', 'เสนอแบบใกล้เคียงเมื่อของหมด'],
      ['Advance orders with a deposit', 'เปิดสั่งล่วงหน้าแบบมัดจำ'],
      ['Sold-out items leave the adverts', 'ถอดของที่หมดออกจากโฆษณา'],
      ['A weekly count for the media team', 'แจ้งยอดของให้ทีมสื่อทุกสัปดาห์'],
    ],
    report: [
      ['Report: days out of stock', 'วัดผล: จำนวนวันที่ของหมด'],
      ['Report: names on the waiting list', 'วัดผล: จำนวนคนในรายชื่อรอ'],
      ['Report: orders turned away', 'วัดผล: คำสั่งซื้อที่ต้องปฏิเสธ'],
      ['Report: share sold to regulars', 'วัดผล: สัดส่วนที่ขายให้ลูกค้าประจำ'],
    ],
    changes: [
      {
        change: ['Set stock aside for repeat buyers', 'กันสินค้าไว้สำหรับลูกค้าประจำ'],
        why: ['It sells out anyway; let loyalty be first', 'ของหมดอยู่แล้ว ให้คนที่กลับมาได้ก่อน'],
      },
      {
        change: ['Open a list for the next lot when this lot is gone', 'เปิดลงชื่อรอบหน้าทันทีที่ของหมด'],
        why: ['A buyer on a waiting list is not lost', 'คนที่ลงชื่อรอไว้ยังเป็นลูกค้าของเรา'],
      },
      {
        change: ['Tell the media team each week what is left', 'แจ้งทีมสื่อทุกสัปดาห์ว่าเหลือของเท่าไร'],
        why: ['Adverts for sold-out items only disappoint', 'โฆษณาของที่ไม่มีคือจ่ายเงินให้คนผิดหวัง'],
      },
      {
        change: ['Ask for a deposit before making or ordering more', 'รับมัดจำก่อนผลิตหรือสั่งรอบถัดไป'],
        why: ['Paid orders show how much will be needed', 'ยอดจองที่จ่ายแล้วบอกว่าควรเตรียมเท่าไร'],
      },
    ],
  },
  {
    id: 'approval',
    pattern: /approv|permission|licen[cs]e|regulat|legal|ขออนุญาต|อนุมัติ|ใบอนุญาต|กฎหมาย/iu,
    title: [
      ['Clear every advert before it runs', 'ขออนุมัติทุกชิ้นก่อนเผยแพร่'],
      ['Make approval part of the schedule', 'เผื่อเวลาขออนุมัติไว้ในแผน'],
      ['Build on wording already approved', 'ต่อยอดจากข้อความที่ผ่านแล้ว'],
      ['Say only what has been signed off', 'สื่อสารเฉพาะเรื่องที่อนุมัติแล้ว'],
    ],
    hints: [
      ['One file of approved wording', 'คลังข้อความที่อนุมัติแล้ว'],
      ['Submit a month ahead', 'ยื่นล่วงหน้าหนึ่งเดือน'],
      ['Reuse what is approved', 'ใช้ซ้ำชิ้นที่ผ่านแล้ว'],
      ['A spare advert, already cleared', 'มีชิ้นสำรองที่อนุมัติไว้'],
      ['Permit numbers beside each file', 'เก็บเลขที่อนุญาตคู่กับชิ้นงาน'],
      ['A named reviewer at the client', 'ระบุชื่อผู้ตรวจฝั่งลูกค้า'],
      ['Words to avoid, listed for all', 'แจกรายการคำที่ห้ามใช้'],
      ['Scripts checked before the shoot', 'ตรวจบทก่อนถ่ายทำ'],
    ],
    report: [
      ['Report: adverts approved in time', 'วัดผล: ชิ้นงานที่อนุมัติทันกำหนด'],
      ['Report: days from brief to approval', 'วัดผล: จำนวนวันจากบรีฟถึงอนุมัติ'],
      ['Report: pieces sent back, and why', 'วัดผล: ชิ้นที่ถูกตีกลับและเหตุผล'],
      ['Report: launches held for a permit', 'วัดผล: ชิ้นที่เลื่อนเพราะรออนุญาต'],
    ],
    changes: [
      {
        change: ['Keep a file of approved wording', 'ทำคลังข้อความที่ผ่านการอนุมัติ'],
        why: ['Approval takes time that a campaign does not have', 'การขออนุมัติใช้เวลาที่แคมเปญไม่มี'],
      },
      {
        change: ['Name the person who signs off each advert', 'ระบุชื่อผู้อนุมัติงานโฆษณาแต่ละชิ้น'],
        why: ['A draft that goes round the office misses its date', 'งานที่เวียนหลายโต๊ะมักไม่ทันวันลง'],
      },
      {
        change: ['Check the script before anything is filmed', 'ตรวจบทให้ผ่านก่อนเริ่มถ่าย'],
        why: ['A line costs less to change than a shoot', 'แก้บทใช้เงินน้อยกว่าถ่ายใหม่'],
      },
      {
        change: ['Record each refusal with its reason', 'บันทึกทุกชิ้นที่ไม่ผ่านพร้อมเหตุผล'],
        why: ['Without a record the same phrase is refused again', 'ถ้าไม่จดไว้ คำเดิมก็ถูกตีกลับอีก'],
      },
    ],
  },
  {
    id: 'cycle',
    pattern: /long .{0,24}cycle|qualification|slow decision|sales cycle|months to|รอบการขายนาน|ตัดสินใจนาน/iu,
    title: [
      ['Stay present through the long decision', 'อยู่ในสายตาตลอดการตัดสินใจ'],
      ['Ask for the next step, not the order', 'ขอทีละก้าว ไม่ขอคำตอบทั้งหมด'],
      ['Help the buyer bring others along', 'ช่วยให้ผู้ซื้อนำเรื่องไปคุยต่อได้'],
      ['Be useful while buyers decide', 'ให้ข้อมูลที่ใช้ได้จริงช่วงลูกค้าลังเล'],
    ],
    hints: [
      ['One useful document a month', 'เอกสารที่ใช้ได้จริงเดือนละชิ้น'],
      ['Retarget by stage', 'รีทาร์เก็ตตามขั้น'],
      ['Sales sees every inquiry', 'ฝ่ายขายเห็นทุกคำถาม'],
      ['A summary the buyer can forward', 'สรุปที่ผู้ซื้อส่งต่อได้'],
      ['A visit or a demo midway', 'ชวนดูของจริงช่วงกลางทาง'],
      ['Call quiet leads with news', 'โทรหาคนที่เงียบเมื่อมีเรื่องใหม่'],
      ['Next date set in every talk', 'นัดวันถัดไปทุกครั้งที่คุย'],
      ['Write again to old inquiries', 'กลับไปทักคนที่เคยถามไว้'],
    ],
    report: [
      ['Report: accounts in each stage', 'วัดผล: จำนวนบัญชีในแต่ละขั้น'],
      ['Report: weeks between the stages', 'วัดผล: ระยะเวลาระหว่างแต่ละขั้น'],
      ['Report: leads with a next date set', 'วัดผล: รายชื่อที่มีนัดครั้งต่อไป'],
      ['Report: old inquiries now reopened', 'วัดผล: คนที่เคยถามแล้วกลับมาคุย'],
    ],
    changes: [
      {
        change: ['Offer a small trial as the first step', 'เสนอการทดลองขนาดเล็กเป็นก้าวแรก'],
        why: ['A small trial makes a long decision easier', 'การตัดสินใจนานต้องมีคำตอบเล็ก ๆ ก่อน'],
      },
      {
        change: ['Set the next date before a conversation ends', 'นัดครั้งต่อไปก่อนจบการคุยทุกครั้ง'],
        why: ['A talk without a next date is usually the last', 'คุยแล้วไม่นัดต่อ มักไม่ได้คุยกันอีก'],
      },
      {
        change: ['Write a summary that the buyer can pass on', 'ทำสรุปให้ผู้ซื้อส่งต่อได้'],
        why: ['Others who decide were not at the meeting', 'คนที่ร่วมตัดสินใจมักไม่ได้อยู่ตอนคุย'],
      },
      {
        change: ['Share a list of who is waiting, and for what', 'ทำรายชื่อกลางว่าใครรอเรื่องอะไรอยู่'],
        why: ['Over a long wait buyers forget and staff change', 'รอนานไป ผู้ซื้อลืมและคนดูแลเปลี่ยน'],
      },
    ],
  },
  {
    id: 'forms',
    pattern: /\bforms?\b|fill in|do not (?:leave|give) (?:their )?(?:details|contact)|แบบฟอร์ม|ไม่กรอก/iu,
    title: [
      ['Ask without a form', 'ขอข้อมูลโดยไม่ใช้แบบฟอร์ม'],
      ['Let people ask in their own way', 'ให้คนติดต่อด้วยวิธีที่ถนัด'],
      ['Share the files first, then invite a call', 'เปิดข้อมูลให้ก่อน แล้วค่อยรับสาย'],
      ['Offer a person to talk to, not a form', 'ให้คนรับเรื่องแทนแบบฟอร์ม'],
    ],
    hints: [
      ['A named expert to write to', 'ผู้เชี่ยวชาญที่ติดต่อได้โดยตรง'],
      ['Phone and chat on every page', 'โทรและแชตได้ทุกหน้า'],
      ['Files open without a form', 'เปิดเอกสารได้โดยไม่ต้องกรอก'],
      ['A photo counts as an inquiry', 'ส่งรูปมาก็ถือว่าสอบถามแล้ว'],
      ['Tap to call in the advert itself', 'แตะโทรได้จากตัวโฆษณา'],
      ['QR code to chat on printed matter', 'คิวอาร์เข้าแชตบนสิ่งพิมพ์'],
      ['Staff write it down, not the buyer', 'พนักงานจดให้แทนการกรอก'],
      ['A call-back time instead of fields', 'เลือกเวลาโทรกลับแทนช่องกรอก'],
    ],
    report: [
      ['Report: inquiries by channel', 'วัดผล: คำถามแยกตามช่องทาง'],
      ['Report: calls and chats each week', 'วัดผล: สายและแชตในแต่ละสัปดาห์'],
      ['Report: files opened before a call', 'วัดผล: เอกสารที่เปิดก่อนโทร'],
      ['Report: questions that left a name', 'วัดผล: คำถามที่ได้ชื่อติดต่อ'],
    ],
    changes: [
      {
        change: ['Open the data sheets; ask for a call, not a form', 'เปิดเอกสารให้อ่าน ขอการโทรแทนแบบฟอร์ม'],
        why: ['The client says its buyers do not fill in forms', 'ลูกค้าระบุว่าผู้ซื้อไม่กรอกแบบฟอร์ม'],
      },
      {
        change: ['Let whoever takes the call write the details down', 'ให้คนรับสายเป็นผู้จดข้อมูล'],
        why: ['A conversation tells more than a form', 'การคุยให้ข้อมูลที่ช่องกรอกให้ไม่ได้'],
      },
      {
        change: ['Put a name and a direct line on every page', 'ใส่ชื่อและเบอร์ตรงไว้ทุกหน้า'],
        why: ['People would rather call someone than fill in fields', 'คนสบายใจที่จะโทรหาคนมากกว่ากรอกแบบฟอร์ม'],
      },
      {
        change: ['Accept a photo or a voice note as an inquiry', 'รับรูปหรือข้อความเสียงแทนใบคำขอ'],
        why: ['Many ask from a phone, between other tasks', 'หลายคนถามจากมือถือระหว่างทำอย่างอื่น'],
      },
    ],
  },
  {
    id: 'repeat',
    when: 'comes back',
    pattern: /repeat|come back|churn|one[- ]time|loyal|ซื้อซ้ำ|ไม่กลับมา|ลูกค้าประจำ/iu,
    title: [
      ['Ask at the second purchase', 'ชวนตั้งแต่ครั้งที่สอง'],
      ['Give every buyer a reason to return', 'ให้ทุกคนมีเหตุผลที่จะกลับมา'],
      ['Begin the next sale at the handover', 'เริ่มการขายครั้งหน้าตั้งแต่ส่งมอบ'],
      ['Keep customers before finding new ones', 'รักษาลูกค้าเดิมก่อนหาคนใหม่'],
    ],
    hints: [
      ['Thanks after each sale', 'ขอบคุณหลังการขาย'],
      ['A message in good time', 'ข้อความเมื่อถึงเวลา'],
      ['One tap to come back', 'กลับมาได้ในแตะเดียว'],
      ['Notes on what each buyer chose', 'จดว่าแต่ละคนเลือกอะไร'],
      ['A next date offered at handover', 'เสนอวันครั้งหน้าตอนส่งมอบ'],
      ['New things shown to buyers first', 'ให้ลูกค้าเดิมเห็นของใหม่ก่อน'],
      ['Ask lapsed buyers what changed', 'ถามคนที่หายไปว่าเพราะอะไร'],
      ['A thank-you for bringing a friend', 'ขอบคุณคนที่พาเพื่อนมา'],
    ],
    report: [
      ['Report: repeat rate', 'วัดผล: อัตราซื้อซ้ำ'],
      ['Report: days until they come back', 'วัดผล: จำนวนวันก่อนกลับมา'],
      ['Report: revenue from past buyers', 'วัดผล: ยอดจากลูกค้าเดิม'],
      ['Report: lapsed buyers who returned', 'วัดผล: คนที่หายไปแล้วกลับมา'],
    ],
    changes: [
      {
        change: ['Ask every buyer to come back, at the handover', 'ชวนทุกคนกลับมา ตั้งแต่ตอนส่งมอบ'],
        why: ['The cheapest sale is to someone who knows you', 'ขายให้คนที่รู้จักเราใช้เงินน้อยที่สุด'],
      },
      {
        change: ['Keep a list of buyers who agree to be written to', 'เก็บรายชื่อลูกค้าที่ยินยอมให้ติดต่อ'],
        why: ['Without a list nobody can be invited back', 'ไม่มีรายชื่อก็ชวนกลับมาไม่ได้'],
      },
      {
        change: ['Call a few lapsed customers every month', 'โทรหาลูกค้าที่หายไปทุกเดือน'],
        why: ['They know why they left; we only guess', 'เขารู้เหตุผลที่หายไป เราได้แต่เดา'],
      },
      {
        change: ['Reward people who come back, not the first order', 'ให้สิทธิพิเศษกับคนที่กลับมา ไม่ใช่ครั้งแรก'],
        why: ['A welcome discount teaches people to move on', 'ส่วนลดต้อนรับสอนให้คนย้ายไปหาส่วนลดใหม่'],
      },
    ],
  },
  {
    id: 'likes',
    pattern: /likes?\b|boost|few (?:orders|sales)|no sales|engagement but|ไลก์|บูสต์|ไม่มียอด|ทักแต่ไม่ซื้อ|ยอดไม่/iu,
    title: [
      ['Buy results, not likes', 'ซื้อผลลัพธ์ ไม่ซื้อไลก์'],
      ['Judge adverts by what they bring', 'ตัดสินโฆษณาจากสิ่งที่ได้กลับมา'],
      ['Turn likes into customers', 'เปลี่ยนไลก์ให้เป็นลูกค้า'],
      ['Give every post a next step', 'ให้ทุกโพสต์พาไปขั้นถัดไป'],
    ],
    hints: [
      ['End boosts on day one', 'เลิกบูสต์โพสต์ตั้งแต่วันแรก'],
      ['Optimise for the result', 'ตั้งเป้าที่ผลลัพธ์'],
      ['Stop what does not sell', 'ปิดชิ้นที่ไม่ขาย'],
      ['A button on every advert', 'ทุกโฆษณามีปุ่มให้กดต่อ'],
      ['Pixel and chat tags before launch', 'ติดพิกเซลและแท็กแชตก่อนเริ่ม'],
      ['Comments answered with a link', 'ตอบคอมเมนต์พร้อมลิงก์'],
      ['Turn the best post into an advert', 'ทำโพสต์เด่นใหม่เป็นโฆษณา'],
      ['Customers asked which ad they saw', 'ถามลูกค้าว่ามาจากโฆษณาชิ้นไหน'],
    ],
    report: [
      ['Report: media cost of a result', 'วัดผล: ค่าสื่อต่อผลลัพธ์'],
      ['Report: results from each advert', 'วัดผล: ผลลัพธ์ของโฆษณาแต่ละชิ้น'],
      ['Report: clicks that went further', 'วัดผล: คนที่คลิกแล้วไปต่อ'],
      ['Report: adverts closed, and why', 'วัดผล: ชิ้นที่ปิดและเหตุผล'],
    ],
    changes: [
      {
        change: ['Track every sale to its advert', 'ติดตามทุกยอดขายถึงโฆษณา'],
        why: ['What is not tracked cannot be improved', 'สิ่งที่ไม่วัดย่อมปรับปรุงไม่ได้'],
      },
      {
        change: ['Add a way to buy or ask to every post', 'ใส่ทางสั่งซื้อหรือสอบถามไว้ในทุกโพสต์'],
        why: ['A post that asks for nothing gets a like', 'โพสต์ที่ไม่ชวนทำอะไรก็ได้แค่ไลก์'],
      },
      {
        change: ['Ask new customers what brought them', 'ถามลูกค้าใหม่ว่าอะไรพามา'],
        why: ['Platforms count clicks; customers know the reason', 'แพลตฟอร์มนับคลิก แต่ลูกค้ารู้เหตุผล'],
      },
      {
        change: ['Leave likes out of the monthly report', 'ตัดยอดไลก์ออกจากรายงานประจำเดือน'],
        why: ['Teams work for the number that is reported', 'ทีมทำงานเพื่อตัวเลขที่ถูกถามถึง'],
      },
    ],
  },
  {
    id: 'cost',
    pattern: /cost|expensive|budget|rising|ค่าโฆษณา|ต้นทุน|แพงขึ้น|งบ/iu,
    title: [
      ['Spend where a result costs least', 'ใช้เงินตรงจุดที่คุ้มที่สุด'],
      ['Let results decide the spending', 'ให้ผลลัพธ์เป็นตัวกำหนดงบ'],
      ['Set a ceiling for each new customer', 'ตั้งเพดานค่าโฆษณาต่อลูกค้าใหม่'],
      ['Test small before spending more', 'ทดลองวงเล็กก่อนเพิ่มงบ'],
    ],
    hints: [
      ['Move money monthly', 'ย้ายงบทุกเดือน'],
      ['One advert against another', 'ทดสอบโฆษณาทีละคู่'],
      ['Search before discovery', 'เริ่มจากคนที่ค้นหา'],
      ['A written ceiling for each result', 'เขียนเพดานต่อผลลัพธ์ไว้'],
      ['Keep present customers out of ads', 'กันลูกค้าเดิมออกจากโฆษณา'],
      ['Fresh pictures when costs climb', 'เปลี่ยนภาพเมื่อค่าโฆษณาขยับ'],
      ['Owned channels before paid reach', 'ใช้ช่องทางของเราก่อนซื้อสื่อ'],
      ['Switch off hours without results', 'ปิดช่วงเวลาที่ไม่ได้ผล'],
    ],
    report: [
      ['Report: media cost of a result', 'วัดผล: ค่าสื่อต่อผลลัพธ์'],
      ['Report: spending by channel', 'วัดผล: ค่าใช้จ่ายแยกช่องทาง'],
      ['Report: money moved, and its effect', 'วัดผล: งบที่ย้ายและผลที่ตามมา'],
      ['Report: results under the ceiling', 'วัดผล: ผลลัพธ์ที่ไม่เกินเพดาน'],
    ],
    changes: [
      {
        change: ['Agree what one customer may cost', 'ตกลงว่าลูกค้าหนึ่งรายจ่ายได้เท่าไร'],
        why: ['Without a limit every result looks dear', 'ไม่มีเพดานก็ตัดสินไม่ได้ว่าแพง'],
      },
      {
        change: ['Review the budget each month with the team', 'ทบทวนงบกับทีมทุกเดือน'],
        why: ['A budget that nobody reviews pays for habits', 'งบที่ไม่มีใครทบทวนมักจ่ายตามความเคยชิน'],
      },
      {
        change: ['Write to past customers before buying new reach', 'ทักลูกค้าเก่าก่อนซื้อสื่อหาคนใหม่'],
        why: ['Past customers can be reached without bidding', 'ทักคนที่รู้จัก ไม่ต้องแข่งประมูลสื่อ'],
      },
      {
        change: ['Fix the page before raising the spending', 'แก้หน้าปลายทางก่อนเพิ่มค่าสื่อ'],
        why: ['A click that leads nowhere is money lost', 'คลิกที่ไปไม่ถึงปลายทางทำให้ผลลัพธ์แพง'],
      },
    ],
  },
  {
    id: 'competition',
    pattern:
      /compet|rival|\b(?:shops|clinics|stores|gyms|cafés|restaurants|hotels|others|several|many)\b.{0,24}\bopen(?:ed|ing)?\b|new (?:shops|clinics|stores|gyms|cafés|restaurants|hotels)|คู่แข่ง|(?<!สาขา)เปิดใหม่|แข่งขัน/iu,
    title: [
      ['Be named before the newcomers', 'เป็นชื่อแรกก่อนรายใหม่'],
      ['Own what only we can say', 'พูดสิ่งที่มีแต่เราพูดได้'],
      ['Make choosing us easy to explain', 'ทำให้เหตุผลที่เลือกเราเล่าต่อง่าย'],
      ['Become the name people ask for', 'เป็นชื่อที่คนถามหา'],
    ],
    hints: [
      ['One message all along', 'ข้อความเดียวตลอดช่วงแคมเปญ'],
      ['Own name in search', 'ครองคำค้นชื่อเรา'],
      ['Show what is only ours', 'โชว์สิ่งที่มีเฉพาะเรา'],
      ['Same look on every channel', 'ใช้ภาพลักษณ์เดียวทุกช่องทาง'],
      ['Customers tell why they chose us', 'ให้ลูกค้าเล่าว่าทำไมเลือกเรา'],
      ['Rival adverts checked each month', 'ดูโฆษณาคู่แข่งทุกเดือน'],
      ['Reviews asked for after each sale', 'ขอรีวิวหลังการขายทุกครั้ง'],
      ['An answer to every comparison', 'มีคำตอบเมื่อถูกเทียบ'],
    ],
    report: [
      ['Report: searches for our name', 'วัดผล: จำนวนค้นหาชื่อเรา'],
      ['Report: questions that name a rival', 'วัดผล: คำถามที่พูดถึงคู่แข่ง'],
      ['Report: new customers by referral', 'วัดผล: ลูกค้าใหม่ที่มีคนแนะนำ'],
      ['Report: our reviews beside theirs', 'วัดผล: รีวิวของเราเทียบกับคู่แข่ง'],
    ],
    changes: [
      {
        change: ['Choose one claim and keep it', 'เลือกคำพูดเดียวและใช้ต่อเนื่อง'],
        why: ['Newcomers have no history; we have', 'รายใหม่ยังไม่มีผลงาน เรามี'],
      },
      {
        change: ['Note why customers chose us, in their words', 'จดเหตุผลที่ลูกค้าเลือกเราตามคำพูดของเขา'],
        why: ['A rival can copy an offer, but not a reason', 'คู่แข่งลอกข้อเสนอได้ แต่ลอกเหตุผลไม่ได้'],
      },
      {
        change: ['Fix a day each month to look at rivals’ adverts', 'กำหนดวันดูโฆษณาคู่แข่งทุกเดือน'],
        why: ['What is seen late gets a hasty answer', 'รู้ช้าก็ต้องตอบแบบเร่งรีบ'],
      },
      {
        change: ['Look after present customers before rivals call', 'ดูแลลูกค้าเดิมก่อนคู่แข่งจะไปทัก'],
        why: ['A new rival looks for other people’s regulars', 'รายใหม่เริ่มจากลูกค้าประจำของคนอื่น'],
      },
    ],
  },
];
