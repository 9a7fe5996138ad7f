/** The remedies, in the order in which they are looked for: the first whose words stand in a clause is taken. */
import { NO_FORMS, SLOW_REPLIES } from '../../../understanding/answers/hindrances.ts';
import type { Pair } from '../language.ts';
import type { Remedy } from './challenges.ts';

/** A remedy as the table holds it. */
export interface RemedyEntry extends Pick<Remedy, 'id' | 'pattern' | 'when'> {
  title: Pair;
  hints: readonly Pair[];
  report: Pair;
  change: Pair;
  why: Pair;
}

export const REMEDIES: readonly RemedyEntry[] = [
  {
    id: 'chat',
    pattern: SLOW_REPLIES,
    title: ['Answer before you advertise', 'ตอบให้ทันก่อนซื้อโฆษณา'],
    hints: [
      ['Put somebody on the chat when it is busy', 'จัดเวรแชตช่วงที่คนทัก'],
      ['Have the answers to the first questions ready', 'เตรียมคำตอบของคำถามแรก ๆ ไว้ล่วงหน้า'],
      ['Switch ads off when nobody answers', 'หยุดโฆษณาช่วงไม่มีคนตอบ'],
    ],
    report: ['Measure the minutes to the first answer', 'วัดจากจำนวนนาทีก่อนตอบครั้งแรก'],
    change: ['Staff the chat before media starts', 'จัดคนตอบแชตก่อนเริ่มลงสื่อ'],
    why: ['An unanswered message is paid for and lost', 'ข้อความที่ไม่มีคนตอบคือเงินโฆษณาที่เสียเปล่า'],
  },
  {
    id: 'stock',
    when: 'has stock',
    pattern: /stock|sold? out|runs? out|supply|capacity|inventory|ของหมด|สต็อก|ของไม่พอ|ผลิตไม่ทัน/iu,
    title: ['Hold stock for those who return', 'กันของไว้ให้ลูกค้าประจำ'],
    hints: [
      ['Let ads follow stock, not the calendar', 'โฆษณาตามสต็อก ไม่ใช่ตามปฏิทิน'],
      ['Serve regular customers first', 'ลูกค้าประจำได้ก่อน'],
      ['Keep a list of those who wait', 'เปิดให้ลงชื่อรอ'],
    ],
    report: ['Count the days out of stock', 'วัดจากจำนวนวันที่ของหมด'],
    change: ['Set stock aside for repeat buyers', 'กันสินค้าไว้สำหรับลูกค้าประจำ'],
    why: ['It sells out anyway; let loyalty be first', 'ของหมดอยู่แล้ว ให้คนที่กลับมาได้ก่อน'],
  },
  {
    id: 'approval',
    // What the law asks of the work is none: only what must be approved before it is shown.
    pattern:
      /\b(?:ads?|adverts?|advertis\w+|posts?|wording|content|copy|claims?|campaigns?|pictures?|photos?|label)\b.{0,50}\b(?:approv\w+|permission|licen[cs]e|legal)|\b(?:approv\w+|permission|legal|regulat\w+)\b.{0,40}\b(?:ads?|adverts?|advertis\w+|posts?|wording|content|copy|claims?|campaigns?|pictures?|photos?)\b|(?:โฆษณา|โพสต์|ข้อความ|สื่อ|ชิ้นงาน|ภาพ).{0,24}(?:อนุมัติ|ขออนุญาต|ใบอนุญาต|ฆสพ)|(?:อนุมัติ|ขออนุญาต|ใบอนุญาต).{0,14}(?:โฆษณา|โพสต์|สื่อ|ก่อนลง|ก่อนยิง)/iu,
    title: ['Clear every advert before it runs', 'ขออนุมัติทุกชิ้นก่อนเผยแพร่'],
    hints: [
      ['Keep one file of approved wording', 'คลังข้อความที่อนุมัติแล้ว'],
      ['Submit a month ahead', 'ยื่นล่วงหน้าหนึ่งเดือน'],
      ['Reuse what is approved', 'ใช้ซ้ำชิ้นที่ผ่านแล้ว'],
    ],
    report: ['Count the adverts approved in time', 'วัดจากจำนวนชิ้นงานที่อนุมัติทันกำหนด'],
    change: ['Keep a file of approved wording', 'ทำคลังข้อความที่ผ่านการอนุมัติ'],
    why: ['Approval takes time that a campaign does not have', 'การขออนุมัติใช้เวลาที่แคมเปญไม่มี'],
  },
  {
    id: 'cycle',
    pattern: /long .{0,24}cycle|qualification|slow decision|sales cycle|months to|รอบการขายนาน|ตัดสินใจนาน/iu,
    title: ['Stay present through the long decision', 'อยู่ในสายตาตลอดการตัดสินใจ'],
    hints: [
      ['Send one useful document a month', 'เอกสารที่ใช้ได้จริงเดือนละชิ้น'],
      ['Retarget by stage', 'รีทาร์เก็ตตามขั้น'],
      ['Let whoever calls them see every inquiry', 'ให้คนที่โทรคุยเห็นทุกคำถาม'],
    ],
    report: ['Count the accounts in each stage', 'วัดจากจำนวนรายในแต่ละขั้น'],
    change: ['Offer a small trial as the first step', 'เสนอการทดลองขนาดเล็กเป็นก้าวแรก'],
    why: ['A small trial makes a long decision easier', 'การตัดสินใจนานต้องมีคำตอบเล็ก ๆ ก่อน'],
  },
  {
    id: 'forms',
    pattern: NO_FORMS,
    title: ['Ask without a form', 'ขอข้อมูลโดยไม่ใช้แบบฟอร์ม'],
    hints: [
      ['Name one person to write to', 'ผู้เชี่ยวชาญที่ติดต่อได้โดยตรง'],
      ['Offer phone and chat on every page', 'โทรและแชตได้ทุกหน้า'],
      ['Let them read everything without a form', 'เปิดเอกสารได้โดยไม่ต้องกรอก'],
    ],
    report: ['Count the inquiries by channel', 'วัดจากจำนวนคำถามแยกตามช่องทาง'],
    change: ['Ask for a call or a message, and not for a form', 'เปิดเอกสารให้อ่าน ขอการโทรแทนแบบฟอร์ม'],
    why: ['You say that people do not fill in forms', 'คุณบอกว่าคนไม่กรอกแบบฟอร์ม'],
  },
  {
    id: 'repeat',
    when: 'comes back',
    pattern: /repeat|come back|churn|one[- ]time|loyal|ซื้อซ้ำ|ไม่กลับมา|ลูกค้าประจำ/iu,
    title: ['Give them a reason to stay', 'ให้เหตุผลที่จะกลับมา'],
    hints: [
      ['Ask those who left for their reason', 'ถามคนที่หายไปว่าเพราะอะไร'],
      ['Write to whoever has been quiet for a month', 'ทักคนที่เงียบไปหนึ่งเดือน'],
      ['Mend first what they name most', 'แก้ข้อที่ถูกพูดถึงมากที่สุดก่อน'],
    ],
    report: ['Count how many stay or come back', 'วัดจากจำนวนคนที่กลับมาหรือใช้ต่อ'],
    change: ['Ask everybody who leaves for the reason', 'ถามทุกคนที่เลิกว่าเพราะอะไร'],
    why: ['Whoever knows us needs no advert', 'คนที่รู้จักเราแล้วไม่ต้องใช้โฆษณา'],
  },
  {
    id: 'likes',
    pattern:
      /\blikes\b|\b(?:per|each|a) like\b|boost|few (?:orders|sales)|no sales|engagement but|ไลก์|บูสต์|ไม่มียอด|ทักแต่ไม่ซื้อ|ยอดไม่/iu,
    title: ['Buy results, not likes', 'ซื้อผลลัพธ์ ไม่ซื้อไลก์'],
    hints: [
      ['End boosts on day one', 'เลิกบูสต์โพสต์ตั้งแต่วันแรก'],
      ['Optimise for the result', 'ตั้งเป้าที่ผลลัพธ์'],
      ['Stop the ads that bring no result', 'ปิดชิ้นที่ไม่มีผลลัพธ์'],
    ],
    report: ['Track the media cost of a result', 'วัดจากค่าสื่อต่อผลลัพธ์'],
    change: ['Track every result to its advert', 'ติดตามทุกผลลัพธ์ถึงโฆษณา'],
    why: ['What is not tracked cannot be improved', 'สิ่งที่ไม่วัดย่อมปรับปรุงไม่ได้'],
  },
  {
    id: 'cost',
    // A figure alone is no complaint of it.
    pattern:
      /\b(?:too|very|so|more|quite) (?:expensive|dear|costly|much)|expensive|\b(?:costs?|prices?|clicks?|leads?|ads?)\b.{0,24}\b(?:rising|rose|risen|up|doubled|too (?:high|much)|more)\b|over budget|แพง|ต้นทุน.{0,14}(?:สูง|ขึ้น)|ค่าโฆษณา.{0,14}(?:สูง|ขึ้น)|งบ(?:ไม่พอ|บาน|หมด)/iu,
    title: ['Move the money to the cheapest result', 'ย้ายงบไปที่ผลลัพธ์ถูกสุด'],
    hints: [
      ['Compare each ad’s cost of a result once a month', 'เทียบค่าสื่อต่อผลลัพธ์ของโฆษณาทุกชิ้นเดือนละครั้ง'],
      ['Move money to the cheapest ad', 'ย้ายงบไปชิ้นที่ถูกสุด'],
      ['Stop the dearest ad', 'ปิดชิ้นที่แพงสุด'],
    ],
    report: ['Track the media cost of a result', 'วัดจากค่าสื่อต่อผลลัพธ์'],
    change: ['Agree what one result may cost', 'ตกลงว่าหนึ่งผลลัพธ์จ่ายได้เท่าไร'],
    why: ['Without a limit every result looks dear', 'ไม่มีเพดานก็ตัดสินไม่ได้ว่าแพง'],
  },
  {
    id: 'competition',
    pattern:
      /\bnew (?:compet|rival)\w*|\b(?:shops|clinics|stores|gyms|cafés|restaurants|hotels|others|several|many)\b.{0,24}\bopen(?:ed|ing)?\b|new (?:shops|clinics|stores|gyms|cafés|restaurants|hotels)|คู่แข่ง(?:ใหม่|เพิ่ม|เปิด)|(?<!สาขา)เปิดใหม่/iu,
    title: ['Be named before the newcomers', 'เป็นชื่อแรกก่อนรายใหม่'],
    hints: [
      ['Keep one message all along', 'ใช้ข้อความเดียวตลอดช่วงแคมเปญ'],
      ['Own our name in search', 'ให้คนค้นชื่อเราแล้วเจอเราก่อน'],
      ['Show what is only ours', 'โชว์สิ่งที่มีเฉพาะเรา'],
    ],
    report: ['Count the searches for our name', 'วัดจากจำนวนครั้งที่มีคนค้นชื่อเรา'],
    change: ['Choose one claim and keep it', 'เลือกคำพูดเดียวและใช้ต่อเนื่อง'],
    why: ['Newcomers have no history, and we have one', 'รายใหม่ยังไม่มีผลงาน เรามี'],
  },
];
