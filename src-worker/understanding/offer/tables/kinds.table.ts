/**
 * Words that say what kind of offer it is, beyond the names of things: what the client does with them, and what the
 * price is for. A weight is a vote: 1 leans, 2 says, 3 says plainly, 5 decides.
 */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';

type Row = readonly [kind: OfferKind, weight: number, phrases: string];

/** In any answer that describes the offer. */
export const KIND_WORDS: readonly Row[] = [
  ['appointment service', 2.5, 'we sharpen|we mend|we service|we tune|we restore|we wash|we iron|we fix|we cut|drop off in the morning|เอามาซ่อม|รับซักรีด|หยอดเหรียญ'],
  ['course', 3, 'training weekend|training weekends|training day|training days|training course|per place|beginners course|อบรมหลักสูตร'],
  ['goods', 2, 'made to order|fired to order|cut to size|spliced by hand|made by hand|per piece|per pair|ทำตามสั่ง|สั่งทำ|ต่อชิ้น|ตัวละ|คู่ละ'],
  ['goods with installation', 3, 'surveyed laid and commissioned|laid and commissioned|supplied and laid|dug and laid|put in and connected|เดินระบบให้|วางระบบ'],
  ['ticketed event', 3, 'admission|day visitors|zoo|museum|aquarium|adults children|under 5s free|สวนสัตว์|สวนสนุก|พิพิธภัณฑ์|ผู้เข้าชม|บัตรเข้าชม|ค่าเข้าชม'],
  ['property', 3, 'plots for sale|building plots|freehold|leasehold|title deed|แบ่งขาย|โฉนด|พร้อมโอน|จัดสรร|ไร่ละ'],
  ['project service', 3, 'relocation service|we relocate|we move your|removals|งานจ้าง|รับงานทั่ว|คณะใหญ่|รับย้าย|รับรื้อ'],
  ['subscription', 2.5, 'farm shares|on standby|per season contract|seasonal contract|ดูแลรายเดือน'],
  ['consumable goods', 2.5, 'น้ำยา|แกลลอน|หัวเชื้อ|ผงซักฟอก|per bar|per bottle|per jar|per bag|per litre'],
  ['tour', 3, 'ferry|crossing|boat trip|sailings|ข้ามฟาก|แพขนานยนต์|ล่องเรือ'],
  ['cause', 3, 'live from gifts|live on gifts|we live from donations|regular givers|monthly givers|monthly donors|gift aid|fundraising|free of charge to those|รับบริจาค|ผู้บริจาค|ระดมทุน'],
  ['software', 3, 'runs in the browser|in the browser|cloud based|in the cloud|dashboard|payroll|timesheets|log in from|per user per month|per seat per month|ใช้งานบนมือถือ|ระบบจัดการ|ระบบเงินเดือน|โปรแกรมบัญชี|บนคลาวด์'],
  ['goods', 2, 'we sell|selling|for sale|online shop|webshop|handmade|shipped|restored|second-hand|wholesale and retail|ขาย|จำหน่าย|ของมือสอง|มือสอง|ปลีกส่ง|พร้อมส่ง|ส่งทั่วไทย|สินค้า'],
  ['goods', 1, 'sell|shop|store|retail|stock|delivered to your door|ร้าน|ของ|งานทำมือ|แฮนด์เมด'],
  ['consumable goods', 3, 'consumable|refill|groceries|ของใช้สิ้นเปลือง|วัสดุสิ้นเปลือง|ชุดเติม'],
  ['consumable goods', 1, 'organic|flavour|flavor|batch|fresh|รสชาติ|ออร์แกนิค'],
  ['goods with installation', 4, 'supply and installation|supply and install|supplied and installed|supply and fit|supply and fitting|supplied and fitted|supply + fitting|supply fitting|fitted at your place|including installation|installation included|installed price|plan and mount|design and install|sell and install|sales and installation|delivered and installed|พร้อมติดตั้ง|รวมติดตั้ง|ขายและติดตั้ง|จำหน่ายและติดตั้ง|จำหน่ายพร้อมติดตั้ง|รับติดตั้ง|ติดตั้งฟรี|ฟรีติดตั้ง|จำหน่าย ติดตั้ง|ขาย ติดตั้ง'],
  ['goods with installation', 2.5, 'install|installed|installation|installer|fitted|fitting|mounting team|ติดตั้ง|ทีมติดตั้ง|ช่างติดตั้ง'],
  ['appointment service', 3, 'per session|per visit|per class|per treatment|a session|an appointment|appointment|mobile service|we come to you|walk-ins welcome|we clean|we repair|we groom|รับจ้าง|รับซ่อม|รับล้าง|รับทำความสะอาด|รับนวด|จองคิว|ต่อครั้ง|ครั้งละ|ชั่วโมงละ|ต่อชั่วโมง'],
  ['appointment service', 2, 'repair|repaint|restoration of your|wash|clip|polish|sharpening|cleaning|clean|maintenance visit|check-up|treatment|therapy|consultation|session|per hour|class|blow dry|service at home|ซ่อม|ล้าง|รักษา|บำบัด|ทำความสะอาด|ทรีตเมนต์|คลาส|บริการถึงบ้าน|ตรวจเช็ก|ตรวจเช็ค|นัดคิว|คิวช่าง'],
  ['project service', 3, 'per project|turnkey|design and build|from concept to|we design|we build|we measure|we plan and build|we audit|we translate|we produce films|feasibility study|accepted report|site survey|full-service agency|fixed-fee|รับออกแบบ|รับทำ|รับสร้าง|รับจัด|รับตรวจ|รับเขียน|เหมางาน|ต่อโปรเจกต์|ต่องาน'],
  ['project service', 2, 'audit|survey|assessment|study|report|consult|advisory|planning|design|production|project|measuring|testing|laboratory|commission|ออกแบบ|โครงการ|ที่ปรึกษา|ตรวจประเมิน|ผลิตสื่อ|รับงาน'],
  ['subscription', 4, 'subscription|subscribe|monthly box|membership|pull list|standing order|maintenance plan|maintenance plans|care plan|service plan|monthly plan|service contract|under contract|annual contract|yearly contract|retainer|weekly service|weekly nappy service|csa share|season pass|annual pass|12 month term|skip weeks|veg box|สมัครสมาชิก|สมาชิกรายเดือน|สมาชิกรายปี|แพ็กเกจรายเดือน|กล่องรายเดือน|ผูกปิ่นโต|สัญญาบริการรายปี|ดูแลรายปี|รายครั้งหรือรายปี'],
  ['subscription', 1.5, 'monthly|every month|weekly|cancel any time|member|รายเดือน|รายปี|ทุกเดือน|สมาชิก'],
  ['course', 3.5, 'course|lesson|tuition|curriculum|semester|intake|enrol|enroll|enrolment|students|pupil|learners|teacher|instructor|kindergarten year|per term|คอร์ส|สอน|ติว|หลักสูตร|เรียน|ค่าเทอม|นักเรียน|ครูสอน|รับสมัครนักเรียน|เปิดคอร์ส'],
  ['course', 1, 'class|classes|workshop|school|training|academy|exam|โรงเรียน|อบรม|สอบ|เวิร์กช็อป'],
  ['stay', 4, 'per night|a night|night stay|long stay|overnight stay|overnight|check-in|check in|boarding|ต่อคืน|คืนละ|ค้างคืน|เข้าพัก|พักค้างคืน|รับฝากค้างคืน|พร้อมนอน'],
  ['stay', 1.5, 'room|suite|guests|occupancy|breakfast included|ห้องพัก|แขก|ฝากนอน'],
  ['meal or venue', 3, 'escape game|dine in|dine-in|eat in|takeaway|menu|dish|chef|kitchen open|table for|seats|set lunch|per head buffet|รถเข็น|เมนู|นั่งทาน|ทานที่ร้าน|หน้าตลาด|ห่อละ|จานละ|ชามละ|ถ้วยละ|หัวละ|ไม้ละ|จองโต๊ะ'],
  ['delivery', 3, 'per parcel|per shipment|door to door|door-to-door|last mile|same-day courier|next-day courier|we deliver parcels|ต่อชิ้นพัสดุ|ส่งด่วน|รับส่งของ|รับส่งพัสดุ|ต่อเที่ยว|เที่ยวละ'],
  ['ticketed event', 4, 'per ticket|early bird|race entry|entries|line-up|lineup|headline act|gates open|บัตรใบละ|เปิดขายบัตร|บัตรราคา'],
  ['ticketed event', 1.5, 'bands|stage|performance|festival|show|event|วงดนตรี|การแสดง|งานเทศกาล'],
  ['tour', 3.5, 'per person tour|departures|itinerary|guide included|return transfer|hotel pick-up|tour guide|ไปเช้าเย็นกลับ|ออกเดินทาง|ไกด์|รวมรถรับส่ง|รถตู้'],
  ['rental', 4, 'rent|renting|rental|for rent|for hire|hire|we hire out|hire out|to let|lease|per day hire|per week hire|ให้เช่า|เช่า|ค่าเช่า|ปล่อยเช่า|เช่ารายวัน|เช่ารายเดือน'],
  ['property', 3.5, 'bedrooms|sqm units|freehold|leasehold|handover of units|show unit|showflat|down payment on a home|โอนกรรมสิทธิ์|ห้องตัวอย่าง|บ้านตัวอย่าง|ตารางวา|ฟรีโอน|พร้อมเข้าอยู่'],
  ['finance product', 3.5, 'premium|policyholder|policies|sum insured|interest rate|credit limit|apr|broker licence|broker|underwriting|เบี้ย|เบี้ยประกัน|ดอกเบี้ย|วงเงิน|นายหน้าประกัน|ผู้เอาประกัน|เคลม'],
  ['software', 4, 'software|saas|web app|mobile app|app for|dashboard for|cloud-based|per user per month|per seat|integrates with|ซอฟต์แวร์|โปรแกรมสำหรับ|แอปสำหรับ|แพลตฟอร์มสำหรับ'],
  ['software', 2.5, 'app|แอป'],
  ['software', 2, 'platform|free trial|day trial|onboarding|export to|import your|mrr|churn|sign-up|ระบบจัดการ|ทดลองใช้'],
  ['franchise or dealership', 6, 'franchise|franchisee|franchising|franchise fee|joining fee|royalty|master franchise|dealers wanted|become a dealer|become a distributor|distributors wanted|dealership opportunity|แฟรนไชส์|แฟรนไชน์|เฟรนไชส์|เปิดสาขากับเรา|รับสมัครตัวแทน|หาตัวแทนจำหน่าย|รับตัวแทน|รับตัวแทนจำหน่าย|สมัครเป็นตัวแทน'],
  ['industrial supply', 3, 'moq|minimum order|oem|rfq|fob|cif|container load|per ton|per tonne|lead time|made to drawing|to drawing|cut to width|made to width|food-grade|production line|factories|factory|manufacturers|spec sheet|ex works|bulk supply|industrial|สั่งขั้นต่ำ|โรงงาน|อุตสาหกรรม|ตามแบบ|รับผลิต|ผลิตและจำหน่าย|สเปก|ใบเสนอราคา|เครดิตเทอม|ไลน์ผลิต|ขายยกตู้'],
  ['industrial supply', 2.5, 'container|containers|by the container|pallet load|tanker load'],
  ['industrial supply', 1, 'wholesale|b2b|processing plants|purchasing|procurement|ขายส่ง|ส่งออก|จัดซื้อ|credit term'],
  ['residential care', 4, 'live-in care|round-the-clock nursing|24-hour nursing|อยู่ประจำ|ดูแลรายเดือน|พยาบาลตลอด 24|ผู้ดูแลตลอด 24'],
  // 'A foundation batch' and 'foundation repair' are none.
  ['cause', 2, 'foundation'],
  ['cause', 6, 'donate|donation|donor|donors|monthly gift|monthly gifts|monthly giving|monthly donor|501c3|501(c)(3)|registered charity|charitable|charity|ngo|non-profit|nonprofit|volunteer|fundraising|fundraiser|sponsor a|petition|public health campaign|บริจาค|ผู้บริจาค|มูลนิธิ|อาสาสมัคร|ระดมทุน|เพื่อการกุศล|รณรงค์|จิตอาสา'],
]; // prettier-ignore

/** In the price alone: what one of is paid for. */
export const PRICE_WORDS: readonly Row[] = [
  ['subscription', 2.5, 'per month|a month|monthly|per week|a week|per year|a year|mo|wk|yr|ต่อเดือน|เดือนละ|รายเดือน|ต่อปี|ปีละ|รายปี|เดือน'],
  ['software', 1.5, 'per month|a month|mo|per user|ต่อเดือน|เดือนละ|ต่อสาขา|สาขา'],
  ['rental', 2, 'per day|a day|per week|a week|week|day|per month|deposit|ต่อวัน|วันละ|ต่อเดือน|ค่าประกัน|มัดจำ'],
  ['stay', 2, 'per room'],
  ['stay', 5, 'per night|a night|night|ต่อคืน|คืนละ|คืน'],
  ['course', 4, 'per course|per term|tuition|per semester|per lesson|exam fee|instalments allowed|ต่อคอร์ส|คอร์สละ|ต่อเทอม|ค่าเทอม|คอร์ส|ต่อหลักสูตร'],
  ['appointment service', 4, 'per session|per class|per visit|per hour|an hour|per treatment|per wash|ต่อครั้ง|ครั้งละ|ชั่วโมงละ|ต่อชั่วโมง|ต่อคู่|ต่อตัว'],
  ['project service', 3, 'per project|per page|per word|per measuring day|per man-day|per survey|day rate|ต่อโปรเจกต์|ต่องาน|งานละ'],
  ['goods', 1, 'each|per piece|per pair|per m2|per m²|per square metre|per set|ชิ้นละ|ตัวละ|คู่ละ|ต่อตารางเมตร|ต่อชิ้น|เครื่องละ|ผืนละ|ต้นละ'],
  ['consumable goods', 1.5, 'per kg|per kilo|per box|per pack|per bag|per bottle|per jar|กิโลละ|ต่อกิโล|ขวดละ|กล่องละ|แพ็คละ|ถุงละ|กระปุกละ'],
  ['meal or venue', 2.5, 'per dish|per plate|per head|per person buffet|ห่อละ|จานละ|ชามละ|หัวละ|ต่อหัว|ท่านละ|แก้วละ|ไม้ละ'],
  ['tour', 3, 'per person|per pax|per seat|หัวละ|ท่านละ|ต่อท่าน|ต่อคน|ที่นั่งละ'],
  ['industrial supply', 5, 'per ton|per tonne|ton|tonne|fob|cif|ex works|moq'],
  ['industrial supply', 3, 'minimum|per 1000|per thousand|ต่อใบ|ใบละ|สั่งขั้นต่ำ|ต่อตัน|ต่อม้วน|ยังไม่รวม vat'],
  ['delivery', 3, 'per parcel|per km|per kilometre|per trip|per shipment|ต่อกิโลเมตร|ต่อเที่ยว|เที่ยวละ|ต่อพัสดุ'],
  ['ticketed event', 4, 'per ticket|day ticket|weekend ticket|entry|early bird|under 12|ใบละ|บัตรละ'],
  ['property', 2.5, 'per sqm|per rai|per unit|ต่อตารางวา|ต่อไร่|ยูนิตละ|ล้านบาท|ล้าน'],
  ['finance product', 3, 'interest|per annum|premium|apr|ดอกเบี้ย|เบี้ย|ต่อกรมธรรม์'],
  ['goods with installation', 3, 'fitted from|installed|incl fitting|including fitting|kwp|รวมติดตั้ง|พร้อมติดตั้ง|ติดตั้ง'],
  ['residential care', 2, 'per bed|a bed|ต่อเตียง|ติดเตียง|รายวันวันละ'],
  ['cause', 3, 'a month from donors|gift of|บริจาค'],
  ['franchise or dealership', 3, 'joining fee|royalty|all in per box|own cash|ค่าแฟรนไชส์|ค่าแรกเข้า'],
]; // prettier-ignore
