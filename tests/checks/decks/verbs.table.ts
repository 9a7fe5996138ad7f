/**
 * Common verbs, to tell a sentence from a heap of nouns. The lists are long rather than exact: a sentence is blamed only
 * where no word of it can be a verb.
 */

/** English base forms that are hardly ever anything but verbs. */
export const ENGLISH_VERBS =
  `accept add admit advertise agree allow appear apply approach approve arrange arrive ask assume attend attract avoid award
become begin behave believe belong bind boost borrow bring build buy calculate carry catch celebrate choose claim clean clear close collect combine come commit
compare compete complain complete concern confirm connect consider consist contain continue convert convince correct cover create cross dare deal decide decline
deliver demand depend deserve desire develop die differ disappear discover discuss double earn eat employ enable end enjoy enter establish exceed exclude exist expect explain
explore extend face fail fall feel fetch fill find finish fit fix follow forget free gain gather get give go grow halve handle happen hear hesitate hide hire hold identify
ignore import improve include increase inform insist install intend interest introduce invest invite involve join judge keep know launch lay lead learn leave lend let
limit listen live look lose lower love mail maintain make manage match matter mean measure meet mend mention miss move multiply name narrow need notice obtain
occur open optimise order outweigh owe own pair pass pause pay pick please point prefer prepare present press prevent print proceed produce promise propose protect prove provide
publish pull push put quote raise rank reach read realise receive recognise recommend record reduce refer refuse rely remain remember remind remove rent repair repeat repay replace
reply require rescue resell reserve respond rest retarget return reveal rise save say schedule see seem sell send separate serve set settle shorten sign sit sleep solve
sound speak spend split spread stand start stay stop store strengthen struggle suffer suggest suit supply support survive take talk teach tell test thank think throw
tie touch track train transfer travel treat trust try turn understand upgrade upload use visit wait wake walk want warn wash watch wear win wish wonder work worry write
drop run cost call plan offer show report bid book charge change check help hope like list place post price promote rate rule search share ship sort spare stick stock swap target
trade trigger type view vote answer back cut end help hit hurt drive drink divide film fly frame fund hang hand hurry
mark mix note plant play project pour rush sample score scroll seek shape shift shoot shop shout sing skip slip slow speed state step style surprise switch taste tend tip tour
turn wrap weigh witness zoom click close cool count cook course credit dance date deal delay design direct display doubt draw dream dress
forward guide head host influence land last level lift light link load lock map market melt mind model near number pack paint park part
phone picture pilot pitch plug position post power practise profit purchase question queue race rain rate reason refund register release request result review reward ride ring risk
roll round sail sale scale season season sense service sign signal smell smile sound source space spark stage stamp star station stream stress stretch strike study suit sum
thank title tone top total touch tow train trial trip value wage walk warm water weight welcome wheel wind word yield`
    .split(/\s+/u)
    .filter(Boolean);

/** English words that are far oftener nouns: a verb only at the start, or behind 'to', a pronoun or an auxiliary. */
export const ENGLISH_NOUNS_TOO = new Set(
  `account ad advert answer back bid book budget call change charge click contact cost count course credit date deal delay demand design display doubt dress end face film
form frame free fund group guide hand head help hope host interest land lead level light limit link list load lock lower map mark market match mean mind model name near need note number offer
open order own pack paint park part phone picture pilot pitch place plan plant play plug point position post power present press price print profit project promise purchase question queue race rain
rate reason record refund rent report request rest result return review reward ride ring risk roll round rule sale sample save scale score search season sense service set shape share ship shop show
sign signal sort sound source space spare speed split spread stage stamp star start state station step stock stop store stream stress stretch strike study style suit sum supply support
surprise swap switch target taste test tip title tone top total touch tour trade train trial trigger trip trust turn type use value view visit vote wage wait walk wash watch water weight welcome wheel win wind word work
clean clear close complete correct cool double dream drink drive drop last like live matter narrow pair pass pause pick please record release repair reply reserve separate settle shift slip slow start stick talk tie try warm worry`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Always verbs, and irregular forms. */
export const ENGLISH_FORMS = new Set(
  `is are was were be been am isn't aren't wasn't weren't has have had hasn't haven't hadn't does do did doesn't don't didn't can could may might must shall should will would can't cannot couldn't
won't wouldn't shouldn't mustn't it's that's there's here's what's who's he's she's we're you're they're i'm we've you've they've we'll you'll they'll it'll let's came went got gave took made said told knew thought
found left lost paid sold bought brought built kept held met sent spent stood understood won wrote written chosen chose began begun broke broken became fell felt grew grown heard led lent meant
ran sat saw seen shown slept spoke taught threw tied wore worn known given taken done gone lies lie lay cut hit put let set`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Thai verbs and adjectives, which say something of their subject without a verb beside them. */
export const THAI_VERBS = new Set(
  `เป็น คือ มี อยู่ ได้ ให้ ทำ ใช้ ไป มา ซื้อ ขาย จ่าย ถาม ตอบ ทัก โทร จอง นัด ดู เห็น เจอ พบ รู้ รู้จัก คิด เลือก เปรียบเทียบ เทียบ เริ่ม จบ ปิด เปิด ส่ง รับ ต้อง ต้องการ อยาก ควร จะ อาจ
ช่วย บอก พูด เล่า อธิบาย เขียน อ่าน ฟัง ลอง ชวน เชิญ เตือน กลัว กังวล ห่วง มั่นใจ เชื่อ ไว้ใจ สงสัย ตัดสินใจ คุย แจ้ง ยืนยัน ตรวจ เช็ก เช็ค วัด นับ คำนวณ เพิ่ม ลด ขึ้น ลง เติบโต โต ถึง เกิน ขาด เหลือ พอ
เท่ากับ เท่า คุ้ม คืน คืนทุน ได้รับ เก็บ สะสม แลก แจก ลงทุน ใส่ ถอด ติด ติดตั้ง ซ่อม แก้ แก้ไข ปรับ เปลี่ยน ย้าย พา นำ เดิน วิ่ง ขับ ขี่ นั่ง ยืน นอน กิน ดื่ม เล่น เรียน สอน ฝึก สมัคร ลงทะเบียน กรอก คลิก กด
แชร์ โพสต์ ถ่าย ตัด ทดลอง ทดสอบ พิสูจน์ โชว์ แสดง วาง จัด จัดการ เตรียม สร้าง ผลิต ปลูก เลี้ยง ดูแล รักษา ป้องกัน แข่ง แข่งขัน ชนะ แพ้ เสีย เสียเวลา หาย หา ค้นหา ค้น ตาม ติดตาม รอ หยุด พัก กลับ คง เกิด เกิดขึ้น ทัน
เหมาะ ตรง ตรงกับ เหมือน ต่าง แตกต่าง ง่าย ยาก เร็ว ช้า ถูก แพง ดี แย่ สด ใหม่ เก่า ใหญ่ เล็ก มาก น้อย สูง ต่ำ ชัด ชัดเจน ครบ เต็ม ว่าง พร้อม สะดวก ปลอดภัย สะอาด จริง ผ่าน ร่วม เข้าร่วม เข้า ออก แวะ เยี่ยม มอบ
สั่ง สั่งซื้อ ชำระ โอน ผ่อน กู้ ยื่น อนุมัติ ตกลง เซ็น เสนอ แนะนำ รีวิว จำ ลืม สนใจ ชอบ รัก เกลียด โกรธ หยิบ ยก ย่อ ขยาย แบ่ง รวม แยก บริจาค อุดหนุน สมทบ แปล แทน พึ่ง อาศัย ทิ้ง กระจาย โฟกัส เน้น คุม ควบคุม
จำกัด กำหนด ตั้ง ระบุ นำเสนอ สื่อสาร ยิง เข้าถึง ครอบคลุม ประหยัด สำคัญ จำเป็น แน่ แน่ใจ แน่นอน เปลือง หนัก เบา ยาว สั้น ไกล ใกล้ ไหว ท้อ เหนื่อย เบื่อ หิว อร่อย หอม สวย นิ่ม แข็ง ร้อน เย็น ฟรี เสี่ยง รั่ว ปัก ปล่อย พัง
ซื้อซ้ำ ต่ออายุ ต่อ เว้น งด ห้าม อย่า ยก ยอม ยอมรับ รอบรับ รองรับ เผย เผยแพร่ ปรึกษา ประชุม ประเมิน เลิก ไล่ สู้ ฉีด พ่น ตี ทอด ต้ม อบ ซัก ล้าง ขัด เช่า ยืม ฝาก เที่ยว พิมพ์ ตัดเย็บ เฝ้า ขอ คอย บิน ตก ปิ้ง ย่าง พูดคุย ไหล เท ใกล้เคียง
มองหา มอง รู้สึก เข้าใจ ตอบแทน ตั้งใจ วางแผน สรุป เล็ง ชี้ ดึง ดัน หัก บวก คูณ หาร กลายเป็น ทยอย ทวน ทบทวน ถูกใจ ลงมือ โยก นำหน้า เกี่ยวข้อง คุ้นเคย แบก พกพา พก ยืด จับ จับต้อง ปักหมุด ไม่มี ไม่ใช่ ไม่ได้`
    .split(/\s+/u)
    .filter(Boolean),
);
