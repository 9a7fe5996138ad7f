/** Challenges that clients name, and what a plan does about each. Used only where the client named it. */
import type { Both } from '../language.ts';

export interface Remedy {
  id: string;
  pattern: RegExp;
  /** A strategy's title. */
  title: Both;
  hints: readonly [Both, Both, Both];
  report: Both;
  /** A change to the business, with its reason. */
  change: Both;
  why: Both;
}

const b = (en: string, th: string): Both => ({ en, th });

export const REMEDIES: readonly Remedy[] = [
  {
    id: 'chat',
    pattern:
      /chat|reply|replies|respond|answer(?:ing)? (?:messages|chat)|inbox|ตอบแชต|ตอบแชท|ตอบไม่ทัน|ตอบช้า|แอดมิน/iu,
    title: b('Answer before you advertise', 'ตอบให้ทันก่อนซื้อโฆษณา'),
    hints: [
      b('A chat shift at the busy hours', 'จัดเวรแชตช่วงที่คนทัก'),
      b('Ready answers on price', 'ข้อความราคาสำเร็จรูป'),
      b('Ads off when nobody answers', 'หยุดโฆษณาช่วงไม่มีคนตอบ'),
    ],
    report: b('Report: minutes to first answer', 'วัดผล: นาทีก่อนตอบครั้งแรก'),
    change: b('Staff the chat before media starts', 'จัดคนตอบแชตก่อนเริ่มลงสื่อ'),
    why: b('An unanswered message is paid for and lost', 'ข้อความที่ไม่มีคนตอบคือเงินโฆษณาที่เสียเปล่า'),
  },
  {
    id: 'stock',
    pattern: /stock|sold? out|runs? out|supply|capacity|inventory|ของหมด|สต็อก|ของไม่พอ|ผลิตไม่ทัน/iu,
    title: b('Hold stock for those who return', 'กันของไว้ให้ลูกค้าประจำ'),
    hints: [
      b('Ads follow stock, not the calendar', 'โฆษณาตามสต็อก ไม่ใช่ตามปฏิทิน'),
      b('Regular customers first', 'ลูกค้าประจำได้ก่อน'),
      b('Waiting list on the page', 'เปิดลงชื่อรอบนหน้าเว็บ'),
    ],
    report: b('Report: days out of stock', 'วัดผล: จำนวนวันที่ของหมด'),
    change: b('Set stock aside for repeat buyers', 'กันสินค้าไว้สำหรับลูกค้าประจำ'),
    why: b('It sells out anyway; let loyalty be first', 'ของหมดอยู่แล้ว ให้คนที่กลับมาได้ก่อน'),
  },
  {
    id: 'approval',
    pattern: /approv|permission|licen[cs]e|regulat|legal|ขออนุญาต|อนุมัติ|ใบอนุญาต|กฎหมาย/iu,
    title: b('Clear every advert before it runs', 'ขออนุมัติทุกชิ้นก่อนเผยแพร่'),
    hints: [
      b('One file of approved wording', 'คลังข้อความที่อนุมัติแล้ว'),
      b('Submit a month ahead', 'ยื่นล่วงหน้าหนึ่งเดือน'),
      b('Reuse what is approved', 'ใช้ซ้ำชิ้นที่ผ่านแล้ว'),
    ],
    report: b('Report: adverts approved in time', 'วัดผล: ชิ้นงานที่อนุมัติทันกำหนด'),
    change: b('Keep a file of approved wording', 'ทำคลังข้อความที่ผ่านการอนุมัติ'),
    why: b('Approval takes time that a campaign does not have', 'การขออนุมัติใช้เวลาที่แคมเปญไม่มี'),
  },
  {
    id: 'cycle',
    pattern: /long .{0,24}cycle|qualification|slow decision|sales cycle|months to|รอบการขายนาน|ตัดสินใจนาน/iu,
    title: b('Stay present through the long decision', 'อยู่ในสายตาตลอดการตัดสินใจ'),
    hints: [
      b('One useful document a month', 'เอกสารที่ใช้ได้จริงเดือนละชิ้น'),
      b('Retarget by stage', 'รีทาร์เก็ตตามขั้น'),
      b('Sales sees every inquiry', 'ฝ่ายขายเห็นทุกคำถาม'),
    ],
    report: b('Report: accounts in each stage', 'วัดผล: จำนวนบัญชีในแต่ละขั้น'),
    change: b('Offer a small trial as the first step', 'เสนอการทดลองขนาดเล็กเป็นก้าวแรก'),
    why: b('A long decision needs an early small yes', 'การตัดสินใจนานต้องมีคำตอบเล็ก ๆ ก่อน'),
  },
  {
    id: 'forms',
    pattern: /\bforms?\b|fill in|do not (?:leave|give) (?:their )?(?:details|contact)|แบบฟอร์ม|ไม่กรอก/iu,
    title: b('Ask without a form', 'ขอข้อมูลโดยไม่ใช้แบบฟอร์ม'),
    hints: [
      b('A named engineer to write to', 'ผู้เชี่ยวชาญที่ติดต่อได้โดยตรง'),
      b('Phone and chat on every page', 'โทรและแชตได้ทุกหน้า'),
      b('Files open without a form', 'เปิดเอกสารได้โดยไม่ต้องกรอก'),
    ],
    report: b('Report: inquiries by channel', 'วัดผล: คำถามแยกตามช่องทาง'),
    change: b('Open the data sheets; ask for a call, not a form', 'เปิดเอกสารให้อ่าน ขอการโทรแทนแบบฟอร์ม'),
    why: b('The client says its buyers do not fill in forms', 'ลูกค้าระบุว่าผู้ซื้อไม่กรอกแบบฟอร์ม'),
  },
  {
    id: 'repeat',
    pattern: /repeat|come back|churn|one[- ]time|loyal|ซื้อซ้ำ|ไม่กลับมา|ลูกค้าประจำ/iu,
    title: b('Ask at the second purchase', 'ชวนตั้งแต่ครั้งที่สอง'),
    hints: [
      b('Thanks after each sale', 'ขอบคุณหลังการขาย'),
      b('A message in good time', 'ข้อความเมื่อถึงเวลา'),
      b('One tap to come back', 'กลับมาได้ในแตะเดียว'),
    ],
    report: b('Report: repeat rate', 'วัดผล: อัตราซื้อซ้ำ'),
    change: b('Ask every buyer to come back, at the handover', 'ชวนทุกคนกลับมา ตั้งแต่ตอนส่งมอบ'),
    why: b('The cheapest sale is to someone who knows you', 'ขายให้คนที่รู้จักเราใช้เงินน้อยที่สุด'),
  },
  {
    id: 'likes',
    pattern: /likes?\b|boost|few (?:orders|sales)|no sales|engagement but|ไลก์|บูสต์|ไม่มียอด|ทักแต่ไม่ซื้อ|ยอดไม่/iu,
    title: b('Buy results, not likes', 'ซื้อผลลัพธ์ ไม่ซื้อไลก์'),
    hints: [
      b('End boosts on day one', 'เลิกบูสต์โพสต์ตั้งแต่วันแรก'),
      b('Optimise for the result', 'ตั้งเป้าที่ผลลัพธ์'),
      b('Stop what does not sell', 'ปิดชิ้นที่ไม่ขาย'),
    ],
    report: b('Report: media cost of a result', 'วัดผล: ค่าสื่อต่อผลลัพธ์'),
    change: b('Track every sale to its advert', 'ติดตามทุกยอดขายถึงโฆษณา'),
    why: b('What is not tracked cannot be improved', 'สิ่งที่ไม่วัดย่อมปรับปรุงไม่ได้'),
  },
  {
    id: 'cost',
    pattern: /cost|expensive|budget|rising|ค่าโฆษณา|ต้นทุน|แพงขึ้น|งบ/iu,
    title: b('Spend where a result costs least', 'ใช้เงินตรงจุดที่คุ้มที่สุด'),
    hints: [
      b('Move money monthly', 'ย้ายงบทุกเดือน'),
      b('Two adverts against each other', 'ทดสอบโฆษณาทีละคู่'),
      b('Search before discovery', 'เริ่มจากคนที่ค้นหา'),
    ],
    report: b('Report: media cost of a result', 'วัดผล: ค่าสื่อต่อผลลัพธ์'),
    change: b('Agree what one customer may cost', 'ตกลงว่าลูกค้าหนึ่งรายจ่ายได้เท่าไร'),
    why: b('Without a limit every result looks dear', 'ไม่มีเพดานก็ตัดสินไม่ได้ว่าแพง'),
  },
  {
    id: 'competition',
    pattern: /compet|rival|opened|new (?:shops?|clinics?|stores?)|คู่แข่ง|เปิดใหม่|แข่งขัน/iu,
    title: b('Be named before the newcomers', 'เป็นชื่อแรกก่อนรายใหม่'),
    hints: [
      b('One message all along', 'ข้อความเดียวตลอดช่วงแคมเปญ'),
      b('Own name in search', 'ครองคำค้นชื่อเรา'),
      b('Show what is only ours', 'โชว์สิ่งที่มีเฉพาะเรา'),
    ],
    report: b('Report: searches for our name', 'วัดผล: จำนวนค้นหาชื่อเรา'),
    change: b('Choose one claim and keep it', 'เลือกคำพูดเดียวและใช้ต่อเนื่อง'),
    why: b('Newcomers have no history; we have', 'รายใหม่ยังไม่มีผลงาน เรามี'),
  },
];
