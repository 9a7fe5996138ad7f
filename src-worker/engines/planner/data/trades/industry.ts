/** What companies make for companies. */
import { trade } from './trade.ts';

export const INDUSTRIAL = trade('industrial', 'production supplies', {
  interests: ['manufacturing, engineering, procurement', 'การผลิต วิศวกรรม จัดซื้อ'],
  scene: [
    ['the line, the test and the people who run it', 'สายการผลิต การทดสอบ และคนทำงาน'],
    ['a gauge, a reading and the hand that notes it', 'มาตรวัด ค่าที่อ่านได้ และมือคนจด'],
    ['store-room shelves, batch labels facing out', 'ชั้นเก็บของที่หันป้ายล็อตออกมา'],
    ['an engineer beside a machine, cover open', 'วิศวกรข้างเครื่องที่เปิดฝาอยู่', 'machines'],
    ['goods leaving the dock with their papers', 'สินค้าออกจากลานโหลดพร้อมเอกสาร'],
  ],
  need: [
    ['a line stops, a model changes or an audit is due', 'ไลน์หยุด เปลี่ยนรุ่น หรือใกล้ตรวจระบบ'],
    ['the present supplier misses a delivery', 'ซัพพลายเออร์เดิมส่งของไม่ทัน'],
    ['a key customer tightens the specification', 'ลูกค้ารายใหญ่ขอสเปกเข้มขึ้น'],
    ['scrap or downtime shows in the monthly report', 'ของเสียหรือเวลาหยุดเครื่องขึ้นในรายงานประจำเดือน'],
    ['capacity has to grow for a new order', 'ต้องเพิ่มกำลังผลิตรับออเดอร์ใหม่'],
  ],
  doubt: [
    ['Has it run on a line like ours?', 'เคยใช้กับไลน์แบบเราไหม'],
    ['Who comes when something goes wrong?', 'มีปัญหาแล้วใครเข้าหน้างาน', 'machines'],
    ['Can you hold stock for us?', 'สต็อกของให้เราได้ไหม'],
    ['How long do we stop to change over?', 'เปลี่ยนเจ้าแล้วไลน์หยุดนานไหม'],
    ['What papers will our auditor see?', 'ผู้ตรวจจะได้เห็นเอกสารอะไรบ้าง'],
  ],
  show: [
    ['Publish a test with its method, not a brochure', 'เผยแพร่ผลทดสอบพร้อมวิธี ไม่ใช่โบรชัวร์'],
    ['Follow one delivery from order to the line', 'ตามของหนึ่งรอบจากใบสั่งซื้อถึงไลน์ผลิต'],
    ['Let a plant engineer tell what failed early on', 'ให้วิศวกรโรงงานเล่าว่าช่วงแรกพลาดตรงไหน'],
    ['Read a certificate and say what it leaves out', 'อ่านใบรับรองให้ฟัง และบอกว่าไม่ครอบคลุมอะไร'],
    ['Add up the running cost at one station', 'คิดต้นทุนใช้งานที่หนึ่งสถานีให้ดู', 'machines'],
  ],
  step: [
    ['a trial on one station', 'ทดลองหนึ่งสถานี', 'machines'],
    ['a sample or a demonstration on site', 'ส่งตัวอย่างหรือสาธิตหน้างาน', 'machines'],
    ['a site visit to measure, not to sell', 'เข้าหน้างานเพื่อวัด ไม่ใช่เพื่อขาย'],
    ['a quotation from the current spec', 'เสนอราคาจากสเปกที่ใช้อยู่'],
    ['a call between engineers', 'นัดคุยกันระหว่างวิศวกร'],
  ],
  again: [
    ['Review the line with its engineer after start-up', 'ทบทวนไลน์กับวิศวกรหลังเริ่มเดินเครื่อง', 'machines'],
    ['Report use and stock before purchasing asks', 'รายงานยอดใช้และสต็อกก่อนจัดซื้อถาม'],
    ['Offer operator training when staff change', 'เสนออบรมเมื่อหน้างานเปลี่ยนคน', 'machines'],
    ['Share what similar plants learned, names removed', 'เล่าบทเรียนจากโรงงานคล้ายกันโดยไม่เอ่ยชื่อ'],
    ['Set the next service or reorder date on site', 'นัดรอบบริการหรือรอบสั่งซื้อที่หน้างาน', 'machines'],
  ],
  leak: [
    ['engineers who read the data sheet and never write', 'วิศวกรที่อ่านดาต้าชีตแล้วไม่ติดต่อ'],
    ['samples sent and not tested', 'ตัวอย่างที่ส่งไปแล้วไม่ได้ทดสอบ'],
    ['quotations that stop at purchasing', 'ใบเสนอราคาที่ค้างอยู่กับจัดซื้อ'],
    ['technical questions that wait for one expert', 'คำถามเทคนิคที่รอผู้รู้คนเดียว'],
    ['trials that end without a written result', 'การทดลองที่จบโดยไม่มีผลเป็นเอกสาร'],
  ],
  learn: [
    ['which application page engineers open', 'วิศวกรเปิดหน้าการใช้งานไหน'],
    ['who writes first, engineering or purchasing', 'วิศวกรหรือจัดซื้อติดต่อมาก่อน'],
    ['what kind of plant asks for a trial', 'โรงงานประเภทไหนขอทดลอง'],
    ['whether price or lead time is the question', 'คำถามหลักคือราคาหรือเวลาส่ง'],
    ['which document is opened before a call', 'เอกสารไหนถูกเปิดก่อนติดต่อมา'],
  ],
  warm: [
    ['Opened a data sheet or a test report', 'เปิดดาต้าชีตหรือรายงานทดสอบ'],
    ['Asked for a sample, a drawing or a lead time', 'ขอตัวอย่าง ขอแบบ หรือถามเวลาส่ง'],
    ['Watched a production clip to the end', 'ดูคลิปหน้างานผลิตจนจบ'],
    ['Returned to the same application page', 'กลับมาดูหน้าการใช้งานเดิม'],
    ['Scanned the code at a trade fair', 'สแกนโค้ดที่งานแสดงสินค้า'],
  ],
  keep: [
    ['Accounts on trial or supplied', 'ลูกค้าที่ทดลองหรือซื้ออยู่'],
    ['Plants due for service or reorder', 'โรงงานที่ถึงรอบบริการหรือสั่งซื้อ', 'machines'],
    ['Engineers who moved to another plant', 'วิศวกรที่ย้ายไปโรงงานใหม่'],
    ['Buyers whose quotation is still open', 'ฝ่ายจัดซื้อที่ยังถือใบเสนอราคาอยู่'],
    ['Sites that have added a line', 'โรงงานที่เพิ่งเพิ่มไลน์ผลิต'],
  ],
  ideas: [
    ['One station, measured', 'หนึ่งสถานี วัดผลจริง', 'machines'],
    ['The audit question', 'คำถามจากผู้ตรวจระบบ'],
    ['Failure, and what we changed', 'งานที่พลาด และสิ่งที่เราแก้'],
    ['Reading a data sheet aloud', 'อ่านดาต้าชีตให้ฟัง'],
    ['At shift change', 'ตอนเปลี่ยนกะ'],
    ['From the maintenance log', 'จากสมุดซ่อมบำรุง', 'machines'],
    ['What purchasing asks', 'จัดซื้อถามอะไร'],
    ['Delivery day at the plant', 'วันส่งของเข้าโรงงาน'],
    ['The wrong spec', 'สเปกที่เลือกผิด'],
    ['Old method, new method', 'วิธีเก่า วิธีใหม่'],
    ['A shortcut, put to the test', 'ทางลัดหน้างาน ลองจริง'],
  ],
  changes: [
    {
      change: ['Publish a stock and lead-time list for engineers', 'เผยแพร่สต็อกและระยะเวลาส่งให้วิศวกร'],
      why: ['A line is planned around delivery first', 'ไลน์ผลิตวางแผนจากวันส่งก่อน'],
    },
    {
      change: ['Put an engineer’s name and number on data sheets', 'ใส่ชื่อและเบอร์วิศวกรในดาต้าชีตทุกฉบับ'],
      why: ['Technical readers write to a person, not to a mailbox', 'คนสายเทคนิคอยากถามคน ไม่ใช่อีเมลกลาง'],
    },
    {
      change: ['Agree in writing what a trial must prove', 'ตกลงเป็นเอกสารก่อนว่าการทดลองต้องพิสูจน์อะไร'],
      why: ['Without a pass mark a trial has no end', 'ไม่มีเกณฑ์ผ่าน การทดลองก็ไม่จบ'],
    },
    {
      change: ['Answer inquiries with papers purchasing can file', 'ตอบพร้อมเอกสารที่จัดซื้อเก็บเข้าแฟ้มได้'],
      why: ['The user is often ready before the paperwork is', 'คนใช้พร้อมแล้ว แต่เอกสารมักยังไม่พร้อม'],
    },
    {
      change: ['Hold stock for accounts that share their forecast', 'กันสต็อกให้ลูกค้าที่ส่งแผนใช้ของล่วงหน้า'],
      why: ['A plant forgives a price sooner than a stoppage', 'โรงงานยอมเรื่องราคาได้ง่ายกว่าไลน์หยุด'],
    },
  ],
  search: [['data sheet', 'ดาต้าชีต']],
  peaks: [
    {
      event: 'first-quarter',
      actions: [
        ['fix trials before plants close their quarter', 'นัดทดลองก่อนโรงงานปิดไตรมาส'],
        ['send open quotations again with fresh dates', 'ส่งใบเสนอราคาที่ค้างพร้อมวันส่งใหม่'],
        ['go over supply with accounts ahead of the close', 'ทบทวนการส่งของกับลูกค้าก่อนปิดรอบ'],
        ['offer what fits the budget still unspent', 'เสนอรายการที่ลงในงบที่ยังเหลือ'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['offer start-up support when lines restart', 'เสนอทีมช่วยตอนเดินเครื่องหลังหยุดยาว', 'machines'],
        ['ship buffer stock before plants close', 'ส่งสต็อกเผื่อก่อนโรงงานหยุด'],
        ['book maintenance while machines stand still', 'นัดซ่อมบำรุงช่วงเครื่องพัก', 'machines'],
        ['leave an on-call name with each plant', 'ฝากชื่อผู้ติดต่อฉุกเฉินไว้ทุกโรงงาน'],
      ],
    },
    {
      event: 'half-year',
      actions: [
        ['bring a cost comparison to the review', 'ส่งตัวเลขเทียบต้นทุนเข้ารอบทบทวน'],
        ['show trial results to whoever signs', 'เสนอผลทดลองต่อผู้อนุมัติ'],
        ['ask which supplies are being reconsidered', 'ถามว่าโรงงานกำลังทบทวนรายการไหน'],
        ['propose a pilot that needs no new budget', 'เสนอโครงการนำร่องที่ไม่ต้องตั้งงบใหม่'],
      ],
    },
    {
      event: 'next-budget',
      actions: [
        ['be specified while projects are listed', 'ให้มีชื่อในสเปกตอนตั้งโครงการ'],
        ['give prices that can go straight into a plan', 'ให้ราคาที่ใส่ในแผนงบได้ทันที'],
        ['visit engineers before their lists are final', 'เข้าพบวิศวกรก่อนรายการโครงการนิ่ง'],
        ['draft the reasons an engineer must give upstairs', 'ร่างเหตุผลให้วิศวกรใช้ขออนุมัติ'],
      ],
    },
  ],
});

export const PACKAGING = trade('packaging', 'packaging boxes', {
  interests: ['food factories, small brands, printing', 'โรงงานอาหาร แบรนด์เล็ก งานพิมพ์'],
  scene: [
    ['the sheet, the fold and the packed product', 'แผ่นพิมพ์ รอยพับ และสินค้าในกล่อง'],
    ['ink, plates and stacked sheets at the press', 'หมึก เพลต และกองแผ่นพิมพ์ข้างแท่น'],
    ['a pack being opened on a kitchen table', 'ตอนแกะห่อบนโต๊ะที่บ้าน'],
    ['blank samples, a ruler and a pencil mark', 'ตัวอย่างเปล่า ไม้บรรทัด และรอยดินสอ'],
    ['a shelf where the pack stands among others', 'ชั้นวางที่แพ็กเกจอยู่ปนกับยี่ห้ออื่น'],
  ],
  need: [
    ['a launch date is fixed before the box is', 'กำหนดวันขายแล้วแต่กล่องยังไม่มี'],
    ['a parcel reaches its buyer crushed', 'ของถึงผู้ซื้อแล้วกล่องบุบ'],
    ['retailers ask for a barcode and a label', 'ร้านค้าปลีกขอบาร์โค้ดและฉลาก'],
    ['the present printer’s minimum is too high', 'โรงพิมพ์เดิมกำหนดขั้นต่ำสูงไป'],
    ['the recipe, the size or the logo changes', 'เปลี่ยนสูตร เปลี่ยนขนาด หรือเปลี่ยนโลโก้'],
  ],
  doubt: [
    ['What is the smallest run?', 'ขั้นต่ำเท่าไร'],
    ['Will the colour match my screen?', 'สีจะตรงกับที่เห็นในจอไหม'],
    ['Can I hold a sample before I pay?', 'ขอจับตัวอย่างก่อนจ่ายได้ไหม'],
    ['Does it hold up in delivery?', 'ส่งพัสดุแล้วจะบุบหรือลอกไหม'],
    ['Who pays if the print is wrong?', 'พิมพ์ผิดใครรับผิดชอบ'],
  ],
  show: [
    ['Fold, fill and drop one box on camera', 'พับ บรรจุ แล้วปล่อยตกให้ดูหนึ่งใบ'],
    ['Compare a proof with the finished print', 'เทียบปรู๊ฟกับงานพิมพ์จริง'],
    ['Try a fingernail, water and tape on the print', 'ลองขูด หยดน้ำ และแปะเทปบนงานพิมพ์'],
    ['Repair a customer’s file before it goes to press', 'แก้ไฟล์ลูกค้าให้ดูก่อนขึ้นแท่น'],
    ['Put the same design on different materials', 'พิมพ์ลายเดียวกันบนวัสดุต่างชนิด'],
  ],
  step: [
    ['a blank sample in the right size', 'กล่องเปล่าตามขนาดจริง'],
    ['a file check before any quotation', 'ตรวจไฟล์ก่อนเสนอราคา'],
    ['a set of material samples by post', 'ส่งชุดตัวอย่างวัสดุถึงที่'],
    ['an estimate from a photo and a size', 'ประเมินราคาจากรูปและขนาด'],
    ['a short run to test the market', 'พิมพ์จำนวนน้อยเพื่อลองขาย'],
  ],
  again: [
    ['Ask for the next artwork when stock should run low', 'ถามลายถัดไปตอนของน่าจะใกล้หมด'],
    ['Keep dies and files under the brand’s name', 'เก็บบล็อกและไฟล์ไว้ในชื่อแบรนด์'],
    ['Suggest a lighter material at each reprint', 'เสนอวัสดุที่เบาลงทุกรอบพิมพ์ซ้ำ'],
    ['Write before a festival calls for a new design', 'ทักก่อนเทศกาลที่ต้องใช้ลายใหม่'],
    ['Find out in what state goods reached the buyer', 'ถามว่าของถึงมือผู้ซื้อสภาพเป็นอย่างไร'],
  ],
  leak: [
    ['artwork that waits for a die line', 'แบบที่ค้างเพราะรอไดคัต'],
    ['price requests without a size', 'คำขอราคาที่ไม่มีขนาด'],
    ['samples approved in chat and not ordered', 'ตัวอย่างที่อนุมัติในแชตแล้วไม่สั่ง'],
    ['small brands put off by the minimum', 'แบรนด์เล็กที่ถอยเพราะขั้นต่ำ'],
    ['proofs that nobody signs', 'ปรู๊ฟที่ไม่มีใครเซ็น'],
  ],
  learn: [
    ['which run length is quoted and ordered', 'จำนวนไหนขอราคาแล้วสั่งจริง'],
    ['what product people want packed', 'คนหาบรรจุภัณฑ์ให้สินค้าอะไร'],
    ['whether brands bring artwork or need it', 'แบรนด์มีแบบมาแล้วหรือต้องให้ช่วยทำ'],
    ['which material samples turn into orders', 'ตัวอย่างวัสดุไหนกลายเป็นคำสั่งซื้อ'],
    ['how long before launch people ask', 'คนถามก่อนวันขายนานแค่ไหน'],
  ],
  warm: [
    ['Asked for a size or a minimum', 'ถามขนาดหรือขั้นต่ำ'],
    ['Downloaded a template or a die line', 'ดาวน์โหลดเทมเพลตหรือไดคัต'],
    ['Watched a press or folding clip', 'ดูคลิปแท่นพิมพ์หรือคลิปขึ้นรูป'],
    ['Sent artwork for a check', 'ส่งแบบมาให้ตรวจ'],
    ['Browsed materials or finished work', 'ดูหน้าวัสดุหรือหน้าผลงาน'],
  ],
  keep: [
    ['Brands due to reprint', 'แบรนด์ที่ถึงรอบพิมพ์ซ้ำ'],
    ['Shops that took a short run', 'ร้านที่เคยสั่งจำนวนน้อย'],
    ['Customers with a die kept on file', 'ลูกค้าที่เก็บบล็อกไว้กับโรงพิมพ์'],
    ['Designers who bring their clients', 'นักออกแบบที่เคยพาลูกค้ามา'],
    ['Makers adding a flavour or a size', 'ผู้ผลิตที่กำลังเพิ่มรสหรือขนาด'],
  ],
  ideas: [
    ['Drop test', 'ทดสอบตก'],
    ['From file to flat sheet', 'จากไฟล์ถึงแผ่นพิมพ์'],
    ['Minimums, honestly', 'ขั้นต่ำพูดกันตรง ๆ'],
    ['The file that could not print', 'ไฟล์แบบนี้พิมพ์ไม่ได้'],
    ['Materials, by touch', 'รู้จักวัสดุด้วยมือ'],
    ['Colour on screen, colour on press', 'สีในจอ สีบนแท่น'],
    ['Opened at the customer’s desk', 'แกะที่โต๊ะลูกค้า'],
    ['Where the cost sits', 'ราคาอยู่ตรงไหน'],
    ['Small brand, small run', 'แบรนด์เล็ก สั่งน้อย'],
    ['Sounds of the press room', 'เสียงจากห้องแท่นพิมพ์'],
    ['Offcuts, and what we saved', 'เศษที่เหลือ กับสิ่งที่ลดได้'],
  ],
  changes: [
    {
      change: ['Post a price table by size and quantity', 'ลงตารางราคาตามขนาดและจำนวน'],
      why: ['Small brands do not ask when they cannot guess', 'แบรนด์เล็กไม่ทักถ้าเดาราคาไม่ได้'],
    },
    {
      change: ['Offer ready templates for the common sizes', 'มีเทมเพลตพร้อมใช้สำหรับขนาดที่สั่งบ่อย'],
      why: ['Unfinished artwork delays a launch before the press does', 'แบบที่ยังไม่เสร็จถ่วงวันขายก่อนถึงคิวพิมพ์'],
    },
    {
      change: ['Have a person check each file on arrival', 'ให้คนตรวจทุกไฟล์ตั้งแต่วันที่ได้รับ'],
      why: ['A mistake found late costs the press slot', 'จุดผิดที่เจอช้าทำให้เสียคิวพิมพ์'],
    },
    {
      change: ['State the press slot on the quotation', 'ระบุคิวขึ้นแท่นในใบเสนอราคา'],
      why: ['A launch is planned backwards from delivery', 'วันเปิดขายวางแผนย้อนจากวันส่งของ'],
    },
    {
      change: ['Lend a sample kit with each material labelled', 'ให้ยืมชุดตัวอย่างที่ติดชื่อวัสดุทุกชิ้น'],
      why: ['People choose by hand what they cannot name', 'คนเลือกด้วยมือ แม้เรียกชื่อวัสดุไม่ถูก'],
    },
  ],
  search: [['minimum order', 'ขั้นต่ำ']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['take festival artwork before presses fill', 'รับลายตรุษจีนก่อนคิวพิมพ์เต็ม'],
        ['show red and gold on several materials', 'โชว์สีแดงทองบนวัสดุหลายชนิด'],
        ['offer sleeves that dress a standard pack', 'เสนอปลอกสวมแพ็กเดิมให้เข้าเทศกาล'],
        ['print labels for gifts and offerings in short runs', 'พิมพ์ฉลากของขวัญและของไหว้จำนวนน้อย'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['print travel and gift sizes', 'พิมพ์ขนาดของฝาก'],
        ['deliver before couriers and presses pause', 'ส่งงานก่อนแท่นพิมพ์และขนส่งหยุด'],
        ['tell brands the last day for files', 'แจ้งแบรนด์ว่ารับไฟล์ถึงวันไหน'],
        ['suggest materials that stand heat and water', 'แนะนำวัสดุที่ทนร้อนและทนน้ำ'],
      ],
    },
    {
      event: 'year-end',
      actions: [
        ['open gift-box slots', 'เปิดคิวกล่องของขวัญ'],
        ['collect logos for company gifts early', 'รับโลโก้ของขวัญองค์กรแต่เนิ่น ๆ'],
        ['dress a proven shape in fresh artwork', 'พิมพ์ลายใหม่บนทรงที่เคยใช้'],
        ['remind brands to reprint ahead of the holidays', 'เตือนแบรนด์พิมพ์ซ้ำก่อนหยุดยาว'],
      ],
    },
  ],
});
