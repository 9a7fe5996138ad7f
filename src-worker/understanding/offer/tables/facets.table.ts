/** Words that say how a sale closes, how often it repeats, where it is served and what buyers fear. */
import type { Close, Repeat } from '../../../../src/shared/domain/offer.ts';
import type { Fear, PlaceOfService } from '../offer.ts';

export const CLOSE_WORDS: readonly (readonly [Close, number, string])[] = [
  ['cart', 3, 'add to cart|basket|checkout|online order|order online|webshop|shopify|average basket|orders a month|orders from the website|orders online|abandoned cart|ตะกร้า|สั่งซื้อออนไลน์|สั่งผ่านเว็บ|กดสั่ง|สั่งในแอป'],
  ['cart', 2, 'ticket|บัตร'],
  ['chat', 3, 'whatsapp|line oa|messenger|per chat|in chat|via chat|through chat|chats|inbox|dm us|text me|message me|ทักแชต|ทักแชท|ปิดในแชต|ปิดในแชท|จบในแชท|จบในแชต|ปิดการขายในไลน์|ทักไลน์|ทักมา|ตอบแชท|แชท|แชต|ผ่านแชท|ทัก|อินบ็อกซ์'],
  ['chat', 1.5, 'message|messages|facebook messages|line|ไลน์'],
  ['call', 4, 'ring us|they ring|phone call|per call|over the phone|by phone|telephone|call us|ปิดทางโทรศัพท์|โทรสั่ง|โทรมา|ทางโทรศัพท์|ชอบโทร|โทรหา'],
  ['call', 1, 'call|phone|โทร'],
  ['booking', 3, 'book a|booking form|bookings|booked|books|end up booking|clicks booking|reservation|reserve|book online|จองคิว|จองห้อง|จองที่พัก|จองผ่าน|จองคิวผ่าน|จองล่วงหน้า|มาจอง|นัดคิว|จอง'],
  ['booking', 1.5, 'booking|appointment|rota|slot|คิว|นัดหมาย'],
  ['quote', 4, 'quote|quotes|request a quote|quotation|rfq|tenders|tendering|by tender|for tender|tender documents|tender price|ask for a drawing|proposal|orçamento|orcamento|estimate|ใบเสนอราคา|ขอราคา|เสนอราคา|ตีราคา|ประเมินราคา'],
  ['visit', 4, 'site visit|appointment on site|on-site appointment|showroom|come on the tour|take a tour|tours|open day|viewing|audit booked|audits booked|on-site audit|home visit|free survey|test drive|มาดูที่|มาดูห้อง|มาดูไม้|มาดูสถานที่|ขับรถมาดู|นัดดู|เข้าชมโครงการ|ดูหน้างาน|ไปดูหน้างาน|นัดเข้าชม|เข้าชม|นัดชม|นัดเข้ามาดู|เยี่ยมชม'],
  ['application', 4, 'apply|applications|application form|applicants|admission|enrolment form|eligibility|signed contract from families|ใบสมัคร|สมัครสินเชื่อ|ยื่นกู้|สมัครเรียน'],
  ['trial', 5, 'trial|free trial|trials|start a trial|trial-to-paid|trial to paying|first 21 days are free|freemium|demo account|trial class|trial lesson|ทดลองใช้|ลอง trial|ทดลองเรียน|ทดลองใช้งาน'],
  ['meeting', 4, 'discovery call|sales meeting|first meeting|book a demo|demo|investor meeting|pitch|นัดคุย|นัดคุยจริง|นัดประชุม|เข้าไปพรีเซนต์|นัดพรีเซนต์'],
  ['walk-in', 4, 'walk in|walk-in|walk-ins|come in and pay|you come in|over the counter|footfall|passing trade|at the till|the till|under the counter|หน้าร้าน|หน้าตลาด|เดินเข้าร้าน|ซื้อหน้าร้าน|รถเข็น|ลูกค้าเดินเข้า'],
]; // prettier-ignore

export const REPEAT_WORDS: readonly (readonly [Repeat, number, string])[] = [
  ['used up', 3, 'runs out|refill|reorder|repeat order|restock|buy again every|สั่งซ้ำ|ซื้อซ้ำ|หมดแล้วซื้อ|เติมของ'],
  ['periodic', 3, 'every six weeks|see if they want me back|regulars|rebook|check-up every|come back every|twice a year|once a year|monthly order|regular like|รอบการสั่งซื้อ|ทุกเดือน|มาประจำ|ลูกค้าประจำ|กลับมาทุก|ทุก 3 เดือน|ทุก 6 เดือน|อาทิตย์ละครั้ง'],
  ['renewal', 4, 'renewal|renewals|renew|renews|churn|cancel any month|re-enrol|re-enrolment|12 month term|annual contract|sibling gets a place|ต่ออายุ|ต่อประกัน|ต่อสัญญา|ต่อสมาชิก|ต่อภาษี'],
  ['once', 3, 'once in a lifetime|never needed again|nobody buys a second|refer a friend|one-off|one-time|ครั้งเดียวในชีวิต|ซื้อครั้งเดียว'],
]; // prettier-ignore

/** What is done to or for somebody once, where it is sold: nobody comes back for another. */
export const ONCE_WORDS =
  'hernia|hernia repair|hernia surgery|cataract|cataracts|cataract surgery|lasik|laser eye surgery|knee replacement|hip replacement|joint replacement|vasectomy|circumcision|ivf|iui|egg freezing|fertility treatment|fertility testing|braces|fixed braces|aligners|clear aligners|orthodontics|dental implant|dental implants|implant dentures|hair transplant|tummy tuck|gastric sleeve|bariatric surgery|laser hair removal|laser hair reduction|tattoo removal|divorce|probate|conveyancing|bankruptcy|paternity|paternity test|adoption|citizenship|green card|expungement|pool build|gunite pools|registered architect|confinement|confinement meals|cremation|direct cremation|headstone|headstones|tombstone|tombstones|foundation repair|foundation piers|underpinning|house lifting|loft conversion|loft conversions|garage conversion|stairlift|stairlifts|well drilling|borehole drilling|wedding photography|wedding photographer|wedding venue|wedding cakes|elopement|elopements|spouse visa|partner visa|student visa|company formation|will writing|ไส้เลื่อน|ผ่าไส้เลื่อน|ต้อกระจก|ผ่าต้อกระจก|เลสิก|เด็กหลอดแก้ว|แช่แข็งไข่|จัดฟัน|รากฟันเทียม|รากเทียม|ปลูกผม|เสริมจมูก|กำจัดขน|เลเซอร์ขน|หย่า|ปรึกษาหย่า|ฟ้องหย่า|ตรวจพ่อลูก|ส่องกล้องลำไส้|อยู่ไฟ|ย้ายบ้าน|ดีดบ้าน|ยกบ้าน|สร้างบ้าน|รับสร้างบ้าน|เจาะบาดาล|ขุดบาดาล|งานแต่ง|แต่งงาน|พรีเวดดิ้ง|วีซ่านักเรียน|วีซ่าคู่สมรส|จดทะเบียนบริษัท'; // prettier-ignore

export const AT_WORDS: readonly (readonly [PlaceOfService, number, string])[] = [
  ['theirs', 3, 'at your place|at your home|in the driveway|your driveway|your parking|we come to you|i come to you|come to you|mobile tyre|mobile dog|mobile service|van comes|on site|on-site|site visit|on the roofs|at the plant|house call|ถึงบ้าน|ถึงที่|นอกสถานที่|หน้างาน|ถึงร้านลูกค้า|ไปถึงหน้างาน'],
  ['ours', 3, 'our shop|our showroom|at our|our studio|our clinic|our salon|our rooms|drop off|come in|rooms with ac|on the premises|ที่ร้าน|หน้าร้าน|ที่คลินิก|มาที่|เดินทางมา|ในห้าง|รับฝาก|ห้องพัก|ทานที่ร้าน'],
  ['online', 3, 'online course|live online|web app|web-based|download|video lessons|zoom|ออนไลน์|เรียนผ่าน zoom|คอร์สออนไลน์|แอป'],
  ['sent', 2, 'shipped|shipping|ships|delivery|delivered|courier|by post|parcel|ส่งทั่วไทย|ส่งทั่วประเทศ|จัดส่ง|ส่งพัสดุ|ส่งของ|ส่งด่วน'],
]; // prettier-ignore

export const FEAR_WORDS: readonly (readonly [Fear, string])[] = [
  ['hidden cost', 'hidden fee|hidden cost|surprise fee|extra charge|add-on|price grows|one price|fixed price|all in|no hidden|ค่าใช้จ่ายแอบแฝง|บวกเพิ่ม|งบบานปลาย|ราคาจบ|ไม่บวก|ราคาเดียว'],
  ['wrong fit', 'wrong size|does not fit|fit|size|compatible|wrong model|right for me|ใส่ไม่ได้|ไซซ์|ผิดรุ่น|เข้ากันได้|ถามรุ่น'],
  ['unqualified', 'cowboys|subcontractor|subcontractors|untrained|unlicensed|qualified|licensed|certified|accredited|master|ช่างเร่ร่อน|ใบอนุญาต|ไม่มีประสบการณ์|มืออาชีพ|ผู้เชี่ยวชาญ|จบวิศวะ'],
  ['late', 'waiting time|weeks to wait|late|slow|delay|queue|lead time|on time|รอคิว|คิวยาว|ส่งช้า|ตรงเวลา|ช้า|รอนาน|คิวติดตั้ง'],
  ['unsafe', 'safe|safety|unsafe|injury|hurt|allergy|hygiene|clean needles|security camera|เจ็บ|แพ้|ปลอดภัย|อันตราย|มีกล้อง|สะอาด'],
  ['not as pictured', 'as pictured|photo|photos|real photos|not as described|damage|ไม่ตรงปก|รูปจริง|ตำหนิ|ของจริง|ภาพจริง'],
  ['commitment', 'lock-in|contract|cancel|commitment|no card|skip|ผูกมัด|สัญญา|ยกเลิก'],
  ['effort', 'hassle|complicated|difficult|onboarding|set-up|spreadsheet|paperwork|ยุ่งยาก|ยาก|เอกสารเยอะ|ไม่ต้องวิ่งเอง'],
  ['after-sales', 'warranty|guarantee|after-sales|nobody reachable|call-out|support|repair|รับประกัน|เคลม|บริการหลังการขาย|ไม่มีคนช่วย|ซ่อมให้'],
  ['fraud', 'scam|fake page|fake|counterfeit|genuine|scammer|เพจปลอม|มิจฉาชีพ|โกง|ของปลอม|ของแท้|โอนแล้วหาย'],
]; // prettier-ignore
