/** Things that are sold, with the words that name them: what is for the home, the body, the table and the animal. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';

/** A row: id (its English name), family, Thai name, the kind that it mostly is, and the phrases that name it. */
export type GoodsRow = readonly [id: string, family: string, th: string, kind: OfferKind, phrases: string];

export const DAILY_GOODS: readonly GoodsRow[] = [
  // Animals.
  ['pet food', 'pet goods', 'อาหารสัตว์เลี้ยง', 'consumable goods', 'pet food|cat food|dog food|kibble|dog treat|cat treat|pet treat|wet food|raw feeding|อาหารสัตว์|อาหารแมว|อาหารสุนัข|อาหารหมา|อาหารน้องแมว|อาหารน้องหมา|ขนมแมว|ขนมสุนัข|ขนมหมา'],
  ['cat litter', 'pet litter', 'ทรายแมว', 'consumable goods', 'cat litter|litter sand|ทรายแมว'],
  ['live animals', 'live animals', 'สัตว์เลี้ยงมีชีวิต', 'goods', 'puppies for sale|kittens for sale|puppies|kittens|dog breeder|cat breeder|live animals|ลูกสุนัข|ลูกแมว|ลูกหมา|ฟาร์มสุนัข|ฟาร์มแมว|ปลาสวยงาม'],
  ['pet supplies', 'pet goods', 'ของใช้สัตว์เลี้ยง', 'goods', 'pet supplies|dog bed|cat bed|dog collar|leash|harness for dog|cat tree|cat tower|pet toy|dog toy|aquarium|bird cage|คอนโดแมว|ปลอกคอ|สายจูง|ของใช้สัตว์เลี้ยง|ของเล่นแมว|ตู้ปลา|เสื้อผ้าสุนัข'],
  ['pet grooming', 'pet service', 'อาบน้ำตัดขนสัตว์เลี้ยง', 'appointment service', 'dog grooming|cat grooming|pet grooming|groom|grooming|groomer|dog wash|wash and tidy|อาบน้ำตัดขน|อาบน้ำ ตัดขน|อาบน้ำ (ตัดขน)|ตัดขน|อาบน้ำสุนัข|อาบน้ำหมา|อาบน้ำแมว|กรูมมิ่ง'],
  ['pet boarding', 'pet service', 'ที่พักสัตว์เลี้ยง', 'stay', 'dog boarding|cat boarding|pet boarding|boarding for cats|boarding for dogs|cattery|kennels|boarding kennel|pet hotel|cat hotel|dog hotel|โรงแรมแมว|โรงแรมสุนัข|โรงแรมหมา|โรงแรมสัตว์เลี้ยง|ที่พักแมว|ที่พักสุนัข|ที่พักสัตว์เลี้ยง|รับฝากแมว|รับฝากสุนัข|รับฝากหมา|รับฝากสัตว์เลี้ยง|ฝากเลี้ยงแมว|ฝากเลี้ยงสุนัข|ฝากแมว|ฝากหมา|รับเลี้ยงแมว|รับเลี้ยงสุนัข'],
  ['pet day care', 'pet service', 'รับเลี้ยงสัตว์เลี้ยงรายวัน', 'appointment service', 'dog day care|dog daycare|pet sitting|dog walking|dog walker|pet sitter|พาสุนัขเดินเล่น'],
  ['dog training', 'pet training', 'ฝึกสุนัข', 'course', 'dog training|puppy class|puppy school|obedience training|ฝึกสุนัข|ฝึกหมา|โรงเรียนฝึกสุนัข'],
  ['veterinary care', 'pet clinic', 'รักษาสัตว์', 'appointment service', 'veterinary|veterinarian|vet clinic|animal hospital|vaccination for pets|สัตวแพทย์|รักษาสัตว์|โรงพยาบาลสัตว์|คลินิกสัตว์|ทำหมัน'],
  // Apparel.
  ['clothing', 'apparel', 'เสื้อผ้า', 'goods', 'clothing|clothes|dress|shirt|t-shirt|jean|trousers|skirt|jacket|hoodie|sweater|knitwear|underwear|lingerie|swimwear|sportswear|activewear|uniform|pyjamas|pajamas|robe|changing robe|apron|hat|cap|socks|gloves|necktie|scarf|hijab|sarong|fashion|linen shirt|เสื้อ|เสื้อผ้า|เดรส|ชุดเดรส|กางเกง|กระโปรง|ยีนส์|ชุดนอน|ชุดชั้นใน|ชุดว่ายน้ำ|ผ้าไหม|ผ้าทอ|ผ้าฝ้าย|ผ้าซิ่น|ผ้าคลุม|ฮิญาบ|ยูนิฟอร์ม|แฟชั่น|winter coat|raincoat|woollen coat'],
  ['shoes', 'apparel', 'รองเท้า', 'goods', 'shoe|sneaker|boot|sandal|loafer|heels|footwear|รองเท้า|สนีกเกอร์|รองเท้าแตะ'],
  ['bags', 'apparel', 'กระเป๋า', 'goods', 'handbag|backpack|tote bag|luggage|suitcase|leather bag|wallet|กระเป๋า|กระเป๋าเดินทาง|เป้'],
  ['jewellery', 'jewellery', 'เครื่องประดับ', 'goods', 'jewellery|jewelry|necklace|earring|bracelet|wedding ring|engagement ring|diamond|เครื่องประดับ|แหวน|สร้อย|ต่างหู|ทองคำ|เพชร|นาฬิกา|กำไล|gold jewellery|gold bar|silver jewellery|wristwatch|watchmaker|luxury watch'],
  ['glasses', 'eyewear', 'แว่นตา', 'goods', 'glasses|eyewear|sunglasses|spectacles|contact lens|แว่นตา|แว่นกันแดด|คอนแทคเลนส์'],
  ['tailoring', 'tailoring', 'ตัดเย็บเสื้อผ้า', 'appointment service', 'tailor|tailoring|tailor made|alteration|dressmaking|dressmaker|bespoke suit|made-to-measure suit|ตัดสูท|ตัดชุด|ตัดเย็บเสื้อผ้า|ร้านตัดเสื้อ|แก้ทรง|ซ่อมเสื้อผ้า'],
  ['shoe repair', 'garment care', 'ดูแลและซ่อมรองเท้า', 'appointment service', 'shoe repair|shoe cleaning|sneaker cleaning|re-sole|resole|resoling|un-yellow|cobbler|ซักรองเท้า|ซ่อมรองเท้า|เปลี่ยนพื้นรองเท้า|สปารองเท้า'],
  ['baby goods', 'baby goods', 'ของใช้เด็ก', 'goods', 'stroller|pram for sale|baby clothes|baby carrier|crib|car seat|baby goods|รถเข็นเด็ก|เสื้อผ้าเด็ก|คาร์ซีท|ของใช้เด็ก|เปลเด็ก'],
  ['nappies', 'baby goods', 'ผ้าอ้อม', 'consumable goods', 'nappy|nappies|diaper|ผ้าอ้อม|แพมเพิส'],
  // Books, toys, instruments, art.
  ['books', 'hobby', 'หนังสือ', 'goods', 'novel|comic|graphic novel|magazine|textbook|หนังสือ|การ์ตูน|นิยาย|มังงะ|นิตยสาร|bookshop|book shop|bookstore|second-hand book|picture book|hardback|paperback'],
  ['games and toys', 'hobby', 'เกมและของเล่น', 'goods', 'board game|puzzle|toy|card game|video game|miniature|lego|model kit|figurine|บอร์ดเกม|ของเล่น|ตัวต่อ|โมเดล|ฟิกเกอร์|จิ๊กซอว์'],
  ['instruments', 'instrument', 'เครื่องดนตรี', 'goods', 'piano|guitar|violin|drum kit|ukulele|instrument|saxophone|keyboard|เปียโน|กีตาร์|ไวโอลิน|กลองชุด|อูคูเลเล่|เครื่องดนตรี'],
  ['art and crafts', 'hobby', 'งานศิลปะและงานฝีมือ', 'goods', 'painting|art print|ceramics|handmade ceramic|ceramic bowl|ceramic mug|ceramic vase|ceramic plate|pottery|sculpture|handicraft|craft kit|yarn|embroidery kit|vinyl record|collectible|ภาพวาด|เครื่องเซรามิก|งานเซรามิก|ถ้วยเซรามิก|จานเซรามิก|แก้วเซรามิก|แจกันเซรามิก|งานฝีมือ|งานปั้น|ไหมพรม|ของสะสม|แผ่นเสียง'],
  ['candles', 'home goods', 'เทียนหอม', 'consumable goods', 'candle|scented candle|reed diffuser|incense|เทียนหอม|ก้านไม้หอม|ธูปหอม'],
  // At the table.
  ['coffee', 'packed food', 'กาแฟ', 'consumable goods', 'coffee|coffee bean|roasted bean|dark-roast|dark-roast bean|roasted bean|dark-roast|dark-roast bean|roasted coffee|drip bag|cold brew|espresso bean|กาแฟ|เมล็ดกาแฟ|กาแฟดริป'],
  ['tea', 'packed food', 'ชา', 'consumable goods', 'tea|oolong|matcha|herbal tea|ใบชา|ชาอู่หลง|ชาเขียว|มัทฉะ|ชาสมุนไพร|ชา'],
  ['baked goods', 'packed food', 'เบเกอรี่', 'consumable goods', 'bread|cake|cookie|pastry|croissant|brownie|bakery|bagel|birthday cake|sourdough|ขนมปัง|เค้ก|คุกกี้|บราวนี่|เบเกอรี่|ครัวซองต์|ขนมไทย|ขนมเปี๊ยะ'],
  ['packaged food', 'packed food', 'อาหารสำเร็จรูป', 'consumable goods', 'snack|chips|jam|sauce|chili paste|honey|noodles in packs|granola|chocolate|olive oil|canned|dried fruit|jerky|kimchi|pickle|spice|frozen food|ready meal|meal kit|cereal|ขนมขบเคี้ยว|ลูกชิ้น|ไส้กรอก|แช่แข็ง|น้ำพริก|น้ำผึ้ง|ปลาร้า|น้ำปลา|ซอส|แยม|ช็อกโกแลต|หมูแผ่น|หมูหยอง|แหนม|กุนเชียง|ผลไม้อบแห้ง|กล้วยตาก|ทุเรียนทอด|อาหารแช่แข็ง|อาหารสำเร็จรูป|อาหารคลีน|กิมจิ'],
  ['fresh food', 'packed food', 'อาหารสด', 'consumable goods', 'vegetable|fruit|durian|mango|seafood|meat|beef|chicken|fish|shrimp|egg|rice|milk|cheese|organic produce|mushroom|microgreens|veg box|ผัก|ผลไม้|ทุเรียน|หมอนทอง|มังคุด|ลำไย|มะม่วง|อาหารทะเล|เนื้อวัว|หมูสด|ไก่สด|กุ้ง|ปลา|ไข่ไก่|ข้าวสาร|ข้าวหอมมะลิ|ข้าวกล้อง|นมสด|เห็ด|พริกไทย|pepper|black pepper|white pepper|saffron|vanilla'],
  ['soft drinks', 'packed food', 'เครื่องดื่ม', 'consumable goods', 'juice|drinking water|bottled water|mineral water|soda|kombucha|soft drink|smoothie|oat milk|น้ำดื่ม|น้ำผลไม้|น้ำแร่|เครื่องดื่ม|คอมบูชะ|น้ำเต้าหู้|น้ำสมุนไพร'],
  ['alcohol', 'alcohol', 'เครื่องดื่มแอลกอฮอล์', 'consumable goods', 'craft beer|beer|wine|whisky|whiskey|gin|rum|vodka|sake|mead|cider|brewery|winery|เบียร์|คราฟต์เบียร์|ไวน์|สุรา|เหล้า|สาโท'],
  ['tobacco', 'tobacco', 'ยาสูบ', 'consumable goods', 'tobacco|cigar|cigarette|vape|e-cigarette|ยาสูบ|บุหรี่|ซิการ์'],
  ['meals', 'eatery', 'อาหาร', 'meal or venue', 'restaurant|bistro|diner|eatery|steakhouse|pizzeria|pizza|burger|sushi|ramen|curry|noodle soup|tacos|street food|food truck|food stall|lunch|dinner|brunch|buffet|tasting menu|hot pot|barbecue|bbq|ร้านอาหาร|ข้าวหมก|ข้าวหมกไก่|ข้าวมันไก่|ข้าวแกง|ข้าวขาหมู|ก๋วยเตี๋ยว|ส้มตำ|ชาบู|หมูกระทะ|บุฟเฟต์|ปิ้งย่าง|อาหารตามสั่ง|ต้มเลือดหมู|ผัดไทย|ขนมจีน|ราเมน|ซูชิ|พิซซ่า|สเต๊ก|โจ๊ก|เย็นตาโฟ|ข้าวต้ม|อาหารอีสาน|อาหารริม'],
  ['café', 'eatery', 'คาเฟ่', 'meal or venue', 'café|cafe|coffee shop|coffee bar|tea house|bubble tea shop|คาเฟ่|ร้านกาแฟ|ร้านชานม|ร้านชา'],
  ['bar', 'bar', 'บาร์', 'meal or venue', 'pub|nightclub|rooftop bar|wine bar|cocktail bar|taproom|ร้านเหล้า|ผับ|บาร์|ร้านนั่งชิล|sports bar|bar and grill|beer bar'],
  ['catering', 'catering', 'จัดเลี้ยง', 'project service', 'catering|caterer|banquet|private chef|จัดเลี้ยง|รับจัดเลี้ยง|โต๊ะจีน|จัดเบรก'],
  // The body.
  ['dental care', 'clinic', 'ทันตกรรม', 'appointment service', 'dental|dentist|dental implant|orthodontic|braces|invisalign|clear aligner|whitening|veneer|root canal|ทันตกรรม|ทันตแพทย์|จัดฟัน|รากฟันเทียม|ฟันปลอม|รักษารากฟัน|ฟอกสีฟัน|ขูดหินปูน|ทำฟัน|วีเนียร์'],
  ['aesthetic treatment', 'clinic', 'หัตถการความงาม', 'appointment service', 'botox|filler|laser hair removal|laser treatment|hifu|liposuction|rhinoplasty|facelift|aesthetic clinic|cosmetic surgery|hair transplant|โบท็อกซ์|ฟิลเลอร์|เลเซอร์|ศัลยกรรม|เสริมจมูก|ร้อยไหม|ยกกระชับ|คลินิกความงาม|คลินิกเสริมความงาม|ปลูกผม'],
  ['medical care', 'clinic', 'การรักษา', 'appointment service', 'clinic|doctor|medical check-up|health check|lasik|eye surgery|ivf|fertility|dermatology|psychiatrist|vaccine|hospital|คลินิก|แพทย์|ตรวจสุขภาพ|เลสิก|โรงพยาบาล|หมอ|ผู้มีบุตรยาก|วัคซีน|ฉีดวัคซีน'],
  ['physiotherapy', 'therapy', 'กายภาพบำบัด', 'appointment service', 'physio|physiotherapy|physical therapy|chiropractic|chiropractor|osteopath|acupuncture|occupational therapy|speech therapy|psychotherapy|counselling|กายภาพบำบัด|กายภาพ|ฝังเข็ม|จัดกระดูก|แพทย์แผนไทย|นักจิตวิทยา|ฝึกพูด'],
  ['elderly care', 'elderly care', 'ดูแลผู้สูงอายุ', 'residential care', 'nursing home|elderly care|aged care|care home|assisted living|residential care|memory care|hospice|ดูแลผู้สูงอายุ|ผู้ป่วยติดเตียง|บ้านพักคนชรา|เนอสซิ่งโฮม|เนิร์สซิ่งโฮม|ศูนย์ดูแล|พักฟื้นหลังผ่าตัด'],
  ['medicine', 'pharmacy', 'ยา', 'goods', 'pharmacy|drugstore|medicine|prescription|ร้านขายยา|ยาสามัญ|เภสัช|ยาสมุนไพร'],
  ['medical supplies', 'medical supplies', 'เวชภัณฑ์', 'consumable goods', 'medical supplies|nitrile glove|syringe|needle|gauze|dressing|clinic consumable|wound care|เวชภัณฑ์|ถุงมือไนไตร|ถุงมือยาง|ผ้าก๊อซ|แอลกอฮอล์แพด|ชุดทำแผล|เข็มฉีดยา|หน้ากากอนามัย'],
  ['mobility aids', 'mobility', 'อุปกรณ์ช่วยเดิน', 'goods', 'wheelchair|stair lift|knee scooter|walker|crutches|hospital bed|hearing aid|stairlift|oxygen concentrator|รถเข็นผู้ป่วย|วีลแชร์|เตียงผู้ป่วย|ไม้เท้า|เครื่องช่วยฟัง|เครื่องผลิตออกซิเจน'],
  ['supplements', 'supplement', 'อาหารเสริม', 'consumable goods', 'supplement|vitamin|collagen|capsule|probiotic|protein powder|whey|fish oil|อาหารเสริม|วิตามิน|คอลลาเจน|แคปซูล|โปรไบโอติก|เวย์โปรตีน|น้ำมันปลา'],
  ['skincare', 'beauty goods', 'ผลิตภัณฑ์ดูแลผิว', 'consumable goods', 'skincare|skin care|serum|moisturiser|moisturizer|sunscreen|face cream|cleanser|soap|shampoo|body lotion|lotion|สกินแคร์|เซรั่ม|ครีมกันแดด|ครีม|โลชั่น|สบู่|แชมพู|บำรุงผิว'],
  ['make-up', 'beauty goods', 'เครื่องสำอาง', 'consumable goods', 'make-up|makeup|lipstick|foundation|mascara|perfume|fragrance|nail polish|เครื่องสำอาง|ลิปสติก|รองพื้น|น้ำหอม|ลิป|บลัช'],
  ['hair and nails', 'salon', 'ทำผมและทำเล็บ', 'appointment service', 'hair salon|haircut|hairdresser|hair colour|hair color|barber|barbershop|nail salon|manicure|pedicure|gel nails|eyelash extension|lash extension|brow|balayage|keratin|ร้านทำผม|ตัดผม|ทำผม|ทำสีผม|ทำเล็บ|ต่อขนตา|สักคิ้ว|ยืดผม|บาร์เบอร์|เล็บเจล'],
  ['massage and spa', 'spa', 'นวดและสปา', 'appointment service', 'massage|day spa|spa|sauna|facial|onsen|body scrub|นวด|นวดแผนไทย|สปา|ซาวน่า|ออนเซ็น|นวดหน้า|สปาหน้า|ขัดผิว'],
  ['tattoo', 'tattoo', 'งานสัก', 'appointment service', 'tattoo|piercing|ร้านสัก|รับสัก|เจาะหู'],
  ['fitness training', 'gym', 'ออกกำลังกาย', 'appointment service', 'gym|fitness|personal training|kettlebell|strength training|yoga|pilates|boxing|muay thai|crossfit|bootcamp|zumba|climbing gym|bouldering|dance class|small-group training|ฟิตเนส|ยิม|โยคะ|พิลาทิส|มวยไทย|เทรนเนอร์|เวตเทรนนิง|ปีนผา'],
  ['sports gear', 'sport goods', 'อุปกรณ์กีฬา', 'goods', 'running shoe|football boots|racket|badminton|tennis racket|golf club|fishing rod|surfboard|sup board|dumbbell|yoga mat|jersey|อุปกรณ์กีฬา|ไม้แบด|ไม้กอล์ฟ|เสื้อวิ่ง|รองเท้าวิ่ง|เบ็ดตกปลา|ดัมเบล|เสื้อบอล'],
  ['bicycles', 'sport goods', 'จักรยาน', 'goods', 'bicycle|bike|e-bike|road bike|mountain bike|cargo bike|จักรยาน|จักรยานไฟฟ้า'],
  ['camping gear', 'sport goods', 'อุปกรณ์แคมป์ปิ้ง', 'goods', 'camping gear|tent|sleeping bag|camp chair|hiking boots|trekking gear|อุปกรณ์แคมป์ปิ้ง|เต็นท์|ถุงนอน'],
]; // prettier-ignore
