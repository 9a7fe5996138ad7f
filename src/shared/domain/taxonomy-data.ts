/**
 * The business taxonomy's names: 13 types, 84 sub-categories (specification, section 3, 'Business taxonomy').
 *
 * A row's place is its id: types 1 to 13, sub-categories 1 to 84 counted through all types. Stored answers hold
 * the names, so a name or its place never changes once released; a new one would go to the end.
 */

/** [English, Thai]; neither part may contain ' / '. */
export type NamePair = readonly [string, string];

export const TAXONOMY_DATA: readonly (readonly [NamePair, readonly NamePair[]])[] = [
  [
    ['Animals & Pet', 'สัตว์และสัตว์เลี้ยง'],
    [
      ['Pet Food & Treats', 'อาหารและขนมสัตว์เลี้ยง'],
      ['Pet Supplies & Accessories', 'อุปกรณ์และของใช้สัตว์เลี้ยง'],
      ['Pet Care, Grooming & Veterinary', 'อาบน้ำตัดขนและรักษาสัตว์เลี้ยง'],
    ],
  ],
  [
    ['Apparel & Accessories', 'เสื้อผ้าและเครื่องประดับ'],
    [
      ["Women's Clothing", 'เสื้อผ้าผู้หญิง'],
      ["Men's Clothing", 'เสื้อผ้าผู้ชาย'],
      ["Children's & Baby Clothing", 'เสื้อผ้าเด็กและทารก'],
      ['Shoes', 'รองเท้า'],
      ['Bags & Luggage', 'กระเป๋าและกระเป๋าเดินทาง'],
      ['Jewellery, Watches & Eyewear', 'เครื่องประดับ นาฬิกา และแว่นตา'],
    ],
  ],
  [
    ['Arts, Game & Entertainment', 'ศิลปะ เกม และความบันเทิง'],
    [
      ['Arts, Crafts & Collectibles', 'งานศิลปะ งานฝีมือ และของสะสม'],
      ['Books, Comics & Magazines', 'หนังสือ การ์ตูน และนิตยสาร'],
      ['Games & Toys', 'เกมและของเล่น'],
      ['Music & Instruments', 'ดนตรีและเครื่องดนตรี'],
      ['Film, Concerts & Shows', 'ภาพยนตร์ คอนเสิร์ต และการแสดง'],
    ],
  ],
  [
    ['Building & Tool Materials', 'วัสดุก่อสร้างและเครื่องมือ'],
    [
      ['Construction Materials', 'วัสดุก่อสร้าง'],
      ['Tools & Hardware', 'เครื่องมือช่างและฮาร์ดแวร์'],
      ['Paint, Tiles & Flooring', 'สี กระเบื้อง และวัสดุปูพื้น'],
      ['Plumbing & Electrical Supplies', 'อุปกรณ์ประปาและไฟฟ้า'],
    ],
  ],
  [
    ['Electronics & Software', 'อิเล็กทรอนิกส์และซอฟต์แวร์'],
    [
      ['Computers & Accessories', 'คอมพิวเตอร์และอุปกรณ์เสริม'],
      ['Mobile Phones & Gadgets', 'โทรศัพท์มือถือและแก็ดเจ็ต'],
      ['Home Appliances', 'เครื่องใช้ไฟฟ้าในบ้าน'],
      ['Cameras, Audio & TV', 'กล้อง เครื่องเสียง และทีวี'],
      ['Software & Applications', 'ซอฟต์แวร์และแอปพลิเคชัน'],
    ],
  ],
  [
    ['Food, Beverages & Tobacco', 'อาหาร เครื่องดื่ม และยาสูบ'],
    [
      ['Restaurant & Catering', 'ร้านอาหารและจัดเลี้ยง'],
      ['Coffee & Tea', 'กาแฟและชา'],
      ['Bakery & Desserts', 'เบเกอรี่และของหวาน'],
      ['Snacks & Packaged Food', 'ขนมขบเคี้ยวและอาหารสำเร็จรูป'],
      ['Fresh Food & Ingredients', 'อาหารสดและวัตถุดิบ'],
      ['Water, Juice & Soft Drinks', 'น้ำดื่ม น้ำผลไม้ และน้ำอัดลม'],
      ['Alcoholic Drinks', 'เครื่องดื่มแอลกอฮอล์'],
      ['Tobacco Products', 'ผลิตภัณฑ์ยาสูบ'],
    ],
  ],
  [
    ['Health & Beauty', 'สุขภาพและความงาม'],
    [
      ['Clinic', 'คลินิก'],
      ['Hospital & Nursing Care', 'โรงพยาบาลและสถานพยาบาล'],
      ['Pharmacy & Medical Supplies', 'ร้านขายยาและเวชภัณฑ์'],
      ['Supplements & Vitamins', 'อาหารเสริมและวิตามิน'],
      ['Skincare', 'ผลิตภัณฑ์ดูแลผิว'],
      ['Make-up & Perfume', 'เครื่องสำอางและน้ำหอม'],
      ['Hair & Nail Salon', 'ร้านทำผมและทำเล็บ'],
      ['Spa & Massage', 'สปาและนวด'],
    ],
  ],
  [
    ['Home-Office & Garden', 'บ้าน สำนักงาน และสวน'],
    [
      ['Furniture', 'เฟอร์นิเจอร์'],
      ['Home Decor & Bedding', 'ของแต่งบ้านและเครื่องนอน'],
      ['Kitchen & Household Goods', 'เครื่องครัวและของใช้ในบ้าน'],
      ['Office Supplies & Stationery', 'อุปกรณ์สำนักงานและเครื่องเขียน'],
      ['Garden & Plants', 'สวนและต้นไม้'],
    ],
  ],
  [
    ['Religious, Belief & Ceremonial', 'ศาสนา ความเชื่อ และพิธีกรรม'],
    [
      ['Amulets & Sacred Objects', 'พระเครื่องและวัตถุมงคล'],
      ['Ceremony Supplies & Services', 'สังฆภัณฑ์และบริการจัดพิธี'],
      ['Fortune Telling & Belief', 'ดูดวงและความเชื่อ'],
    ],
  ],
  [
    ['Sport & Exercise', 'กีฬาและการออกกำลังกาย'],
    [
      ['Sports Equipment & Sportswear', 'อุปกรณ์และชุดกีฬา'],
      ['Gym & Fitness', 'ยิมและฟิตเนส'],
      ['Outdoor, Cycling & Camping', 'กิจกรรมกลางแจ้ง จักรยาน และแคมป์ปิ้ง'],
    ],
  ],
  [
    ['Vehicles & Parts', 'ยานพาหนะและชิ้นส่วน'],
    [
      ['Cars', 'รถยนต์'],
      ['Motorcycles', 'รถจักรยานยนต์'],
      ['Parts, Tyres & Accessories', 'อะไหล่ ยาง และอุปกรณ์ตกแต่งรถ'],
      ['Repair, Car Wash & Rental', 'ซ่อม ล้าง และเช่ารถ'],
    ],
  ],
  [
    ['Industrial', 'อุตสาหกรรม'],
    [
      ['Machinery & Equipment', 'เครื่องจักรและอุปกรณ์'],
      ['Chemicals & Raw Materials', 'เคมีภัณฑ์และวัตถุดิบ'],
      ['Packaging & Printing', 'บรรจุภัณฑ์และงานพิมพ์'],
      ['Factory Supplies & Services', 'วัสดุและบริการสำหรับโรงงาน'],
    ],
  ],
  [
    ['Other Business', 'ธุรกิจอื่น ๆ'],
    [
      ['School & University', 'โรงเรียนและมหาวิทยาลัย'],
      ['Tutoring & Training Courses', 'กวดวิชาและคอร์สอบรม'],
      ['Houses & Condominiums', 'บ้านและคอนโดมิเนียม'],
      ['Property Agency & Rental', 'นายหน้าและให้เช่าอสังหาริมทรัพย์'],
      ['Hotel & Resort', 'โรงแรมและรีสอร์ต'],
      ['Travel & Tours', 'ท่องเที่ยวและทัวร์'],
      ['Banking & Loans', 'ธนาคารและสินเชื่อ'],
      ['Insurance', 'ประกันภัย'],
      ['Investment & Securities', 'การลงทุนและหลักทรัพย์'],
      ['Accounting & Audit', 'บัญชีและตรวจสอบบัญชี'],
      ['Legal & Consulting', 'กฎหมายและที่ปรึกษา'],
      ['Advertising & Media', 'โฆษณาและสื่อ'],
      ['IT & Web Development', 'ไอทีและพัฒนาเว็บไซต์'],
      ['Telecom & Internet', 'โทรคมนาคมและอินเทอร์เน็ต'],
      ['Logistics & Delivery', 'ขนส่งและเดลิเวอรี'],
      ['Architecture & Interior Design', 'สถาปัตยกรรมและออกแบบภายใน'],
      ['Building Contractor & Renovation', 'รับเหมาก่อสร้างและรีโนเวต'],
      ['Repair & Home Services', 'ซ่อมแซมและบริการในบ้าน'],
      ['Cleaning & Laundry', 'ทำความสะอาดและซักรีด'],
      ['Events & Weddings', 'จัดงานอีเวนต์และงานแต่งงาน'],
      ['Photography & Video', 'ถ่ายภาพและวิดีโอ'],
      ['Recruitment & Staffing', 'จัดหางานและบุคลากร'],
      ['Solar, Energy & Environment', 'โซลาร์เซลล์ พลังงาน และสิ่งแวดล้อม'],
      ['Agriculture & Farming', 'เกษตรและฟาร์ม'],
      ['Non-profit & Public Sector', 'องค์กรไม่แสวงกำไรและภาครัฐ'],
      ['General Retail & Services', 'ค้าปลีกและบริการทั่วไป'],
    ],
  ],
];
