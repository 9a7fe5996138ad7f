/**
 * What kind of thing a doubt of a buyer is about, what kind of proof a statement is, and which proofs settle which doubts. The kinds are
 * broad: that one fits another is a sign among others and answers nothing by itself (`plan/replies` weighs them by what was learnt).
 */

import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { lately } from '../remember.ts';

const DOUBTS = {
  price: /\b(?:the other (?:guy|firm|one|shop)s?|for less|expensive|bucks|quid\b|dear\b|dearer|pric(?:e|y)|costs?\b|costly|afford|budget|too much money|cheap|how much|money is tight|worth (?:it|the)|payback|pays? (?:off|for itself|back)|the hourly|per hour)|แพง|ราคา(?!หน้างาน)|งบไม่|ไม่มีเงิน|คุ้ม(?!ครอง)|กี่บาท|เท่าไหร่|เท่าไร|หลักหมื่น|หลักแสน|ถูกกว่า|จ่ายไม่ไหว|เงินก้อน|ผ่อน|หมดเงิน/iu,
  hidden: /\b(?:ask (?:for )?(?:more )?money|again and again|double|rates? (?:go|rise|reset)|hidden|add[- ]?ons?|extras?\b|surpris|fees?\b|bills?\b|turns into|today only|blow[- ]?outs?|doubles|jumps?\b|goes up|go up|goes? up|jack(?:ed)? up|on top\b|whole new|meter running|overcharg|cost goes|more work|up-?front)|บานปลาย|งบบาน|บวก(?:เพิ่ม|ราคา)|แฝง|เก็บเพิ่ม|จ่ายเพิ่ม|โขก|ฟัน(?:ราคา|หัว)|โก่ง|กดราคา|ขึ้นราคา|กระโดด|หมกเม็ด|คิดเกิน|โดนชาร์จ|ค่าไฟ|จ่ายจุกจิก|ค่าใช้จ่าย|คิดแพง/iu,
  pushed: /\b(?:upsold|up-?sell\w*|sell me|being sold|gimmick|find (?:more|something)|says? replace|sales (?:pitch|man|men|people)|salesm[ae]n|pushy|pushed|push me|hard sell|(?:rang|called|ringing|calling) (?:us |me )?\d+ times|fundraiser calls|today only|make it up)|เชียร์|ยัด(?:เยียด|คอร์ส|ของ|ช่วง|ขาย)|ตรวจเกิน|ขู่|ตื๊อ|เซลล์ตาม/iu,
  cheated: /\b(?:never heard|who are (?:you|they)|gimmick|gone\b|repo\b|never comes back|too good|the catch\b|left in the middle|eaten on the way|conned|dodgy|bait|scams?\b|scammed|fraud|fake page|conm[ae]n|crook|cheat|ripped|rip-?off|robbed|rigged|lied to|been lied|steals?\b|hostage|goes? bust|go bust|bankrupt|still exist|(?:company|firm|builder|you) exist|nothing comes|hid money|lying|liars?|trust\b|genuine\b|does not exist|doesn.t exist|took (?:the )?(?:money|check|deposit)|takes? (?:the )?(?:money|check|deposit|fees?)|vanish|disappear|run off|runs off|cowboys?|swaps?\b|swapped|burn(?:ed|t) (?:w|by|before)\b|(?:been|were|was|got|gotten) burn(?:ed|t)(?! (?:on|my|his|her|their)\b)|let down|deposit|advance\b|fold|goes bust|gone bust|closing|(?:school|shop|firm|company|clinic|gym|studio|club|nursery) close[sd]?\b|closes down|honest|after the money|is it real\b|real\?|legit)|ไม่รู้จัก|หลอก|โกง|มิจ|เชื่อได้|ไว้ใจ|ปลอม|ทิ้งงาน|(?<!จ่าย|เบี้ย|เงิน|กิน|ซื้อ|ใช้|โดน|ถูก)ทิ้ง$|เชิด|(?<!ไม่|ผล|ผม|กลิ่น|เดิม|รส|ขน|ของ|ป้าย|แมว|หมา)หาย(?!ไข้|ปวด|ขาด|ใจ)|โอน|มัดจำ|ย้อมแมว|จริง(?:ไหม|มั้ย|หรือ|รึ|ป่าว)|ล้ม(?:เหมือน|ละลาย)|(?<!เ)หนี(?![้ย])|ลูกโซ่|เจ๊ง|เถื่อน|ไม่คืน|นับไม่ครบ|แอบอ้าง|เงินไม่ถึง|เงินถึง|ไม่เต็ม|หมกเม็ด|เชื่อไม่ได้|ไม่เชื่อ/iu,
  material: /\b(?:fake|plastic|polyester|imitation|synthetic|adulterat|sawdust|formalin|chemicals?|metals?\b|pesticide|hormone|steroid|frozen|stale|fresh|quality|made of|origin|china|chinese|reused|what is in|ingredients?|real (?:gold|silver|leather|stone|wood|silk|honey|butter|medicine)|pure\b|handloom|handmade)|ของแท้|แท้|ปลอม|ผสม|ปน(?!กับ|กัน|มา|เยอะ|หลาย|อังกฤษ)|สารเคมี|สาร|สด(?![ุง])|เก่า|คุณภาพ|เกรด|ของจีน|ใหม่จริง|มือสอง|ไม่เต็ม|ฟอร์มาลีน|ของดี|เปราะ/iu,
  pain: /\b(?:hurt|pain|sore\b|needle|injection|ache|crack\b|(?<!\b(?:been|were|was|got|gotten) )burn(?:s|ed|ing)?\b(?! (?:by|before|out|w)\b)|sting|bite|gag|surgery|operation|anaesth|anesth|cut too|tight (?:braids?|shoes)|blood draws?|pulling|bruise)|เจ็บ|ปวด|เข็ม|แสบ|ผ่าตัด|ตัดขา|แทง|ดมยา|กัด|ต่อย|เจาะ(?:เลือด|หู|คอ|ไข่)|อักเสบ|ขูด/iu,
  harm: /\b(?:blind|fainting|choke|overdose|addict|drugs?(?! test)|bit(?:e|es|ing)\b|sharks?\b|jellyfish|falling|heights|squashed|violence|fighting|bully|snakes?|pests?|safe|danger|risk(?! assess)|accident|injur|infect|allerg|cancer|side effects?|harm|toxic|drown|fall\b|falls\b|fire\b|explode|crash|sick|stomach|bad (?:for|stomach)|disease|flu\b|germ|mould|mold|poison|radiation|brittle|seas(?:ick|ickness)|dizz|health|die\b|dies\b|scars?\b)|ปลอดภัย|อันตราย|อุบัติเหตุ|ติดเชื้อ|แพ้(?!เรื่อง|คดี|คน|เขา|ใคร)|ผลข้างเคียง|มะเร็ง|จม(?:น้ำ|ทะเล|ลง|$)|ผื่น|ระเบิด|กระดูกหัก|ไฟไหม้|ไฟดูด|ท้องเสีย|เมา(?:เรือ|คลื่น|รถ)?|โรค|เชื้อ|แผลเป็น|บาดเจ็บ|(?<!สอบ|สี|ผล|ยอด|ฝน|โรงเรียน)ตก(?!ใจ|ลง|งาน|รอบ|แต่ง|เรือ)|(?:หก|ลื่น|เขา|ลูก|แม่|พ่อ)ล้ม|ตาย|ช็อค|ช็อก|งู|ยุง|หูแตก|ร่วง|สารพิษ|โดนยา|บูด|น้ำท่วม|เวียนหัว|มึน|ตับ|ไต|ตาบอด|ตาแห้ง|ควัน|ฝุ่น|เลือด|ช้ำใน|ทรุด/iu,
  damage: /\b(?:fung|mou?ld|clump|soggy|jam\b|stuck (?:open|shut)|collapse|warp|sag|break|broke|crack|fall(?:s)? apart|damage|scratch|leak|rust|fade|bleeds?|wears? out|not last|(?:it|they|will|does|not|long|doesn[’']t) last\b|lasts\b|survive|melt|spoil|rot\b|brown|wilt|die\b|dies\b|dead\b|arriv\w+ (?:broken|dead|with|soft|wet|bent|crushed|damaged|melted|warm|frozen)|in the (?:post|lorry|truck|mail)|courier|shipping|void|storm|shrink|stain|colou?r goes|rattle|dent|loose|hot car|cold when|quality|goes wrong|if something)|พัง|แตก|หัก|รั่ว|เสีย(?!เวลา|เงิน|ดาย|ง|หน้า|ชีวิต|ภาษี)|ชำรุด|(?<!ชี้|ตัด|ค่า)ขาด(?!ทุน|เรียน|แคลน|งาน)|ล่ม|บิด|ไหม้|ลอก|ซีด|สีตก|เน่า|ช้ำ|บูด|ละลาย|เละ|รอย(?!ต่อ)|ขนแมว|เปราะ|ไม่ทน|ทนไหม|เสื่อม|บวม|สนิม|ขึ้นรา|ราเขียว|ตาย|หลุด|อยู่ได้กี่|เหลือง|เหี่ยว|เพี้ยน|ยับ|บุบ|น้ำท่วม|ทรุด|ร้าว|ยุบ/iu,
  result: /\b(?:work\?|(?:it|this|that|they|really) works?\b|does it (?:really |even )?(?:work|help|last)|placebo|woo woo|cosmetic|wast(?:e|es|ing) (?:of |my |the |our )?(?:money|time)|really\b|result|difference|help(?:s)?\b|pass\b|fail|failing|waste|no good|effective|success|improve|grow|still can[’']?t float|kill|come back|comes back|its back|it.s back|gone again|see nothing|nothing (?:happens|changes)|tried|already paid|guarantee|sell\b|will it (?:work|help|last|hold)|learn|bored|quit|gives up|harm\?|find me work|only students|few buyers|nobody comes)|ได้ผล|เห็นผล|หายไหม|ไม่หาย|ไม่ขึ้น|ไม่หมด|สอบไม่|ไม่ผ่าน|เสียเงิน(?:ฟรี|เปล่า)|เสียเวลา|ช่วยได้|จริงไหม|ได้งาน|ไม่ได้ผล|กลับมา(?:อีก|เป็น)|อีก$|ไม่เก่ง|ลูกเลิก|เลิกกลางคัน|ไม่เจอ|ไม่เห็น(?:ผล|ต่าง|ดี)|แล้วเฉย|กี่ครั้ง|ไม่มี(?:ลูกค้า|ที่ขาย|คนซื้อ|งานทำ|คนเช่า|คนดู)|ขาย(?:ไม่|ต่อไม่)|ได้อะไร|ทำได้(?:ไหม|มั้ย)|(?<!พ่อ|แม่|ปู่|ย่า)ดื้อ|แพ้(?:เรื่อง|คดี)|แล้วไม่ได้|วินัย/iu,
  late: /\b(?:late\b|delay|on time|in time|by (?:tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun|the weekend)|tomorrow|wait|weeks?\b.*(?:dealer|list|wait)|slow|long does|how long(?!\s*\??\s*$)|how soon|when can|off the road|keep the|production stops|stop production|downtime|time off|days? off work|off work|arriv(?:e|es|ing) (?:after|late|at|before|in time|on)|out of time|in a hurry|no time|queue|takes? too long|more than \d+ hours|before (?:the )?(?:wedding|school|holiday|christmas|season|eid|party|event|xmas)|takes? (?:too )?(?:long|ages|weeks|months)|wants it back|arrive before|half an hour|year-?end)|ไม่ทัน|ทันไหม|ทันมั้ย|ช้า(?!ง)|รอ(?:นาน|คิว|โต๊ะ|รถ|หมอ|ช่าง|ของ|เป็น)|(?:ต้อง|กลัว|ขี้เกียจ|ไม่อยาก)รอ(?![งดบ])|แล้วรอ(?![งดบ])|(?:มา|ส่ง|ไป|ถึง|เข้า)สาย|หยุด(?:ไลน์|งาน|ผลิต|เครื่อง)|เลท|หมดอายุ|กี่วัน|เมื่อไหร่|กี่โมง|ตรงเวลา|ใช้เวลา|ไม่มีเวลา|เลื่อน/iu,
  far: /\b(?:far\b|distance|(?:long|hour|minutes?|min|miles?|km) drive\b|drive (?:of|there|out|up|all)\b|driving (?:there|all|up|out)\b|travel|remote|km\b|miles|the road|bus\b|get there|traffic|flights?|hill|out here|comes? (?:out )?to (?:a|our|my)|rural|winter road|location|airport)|ไกล|เดินทาง|รถเข้า|ต่างจังหวัด|ขึ้นดอย|มาไม่ถูก|รถติด|ไปรับ|ไม่มีรถ|รถเข้าไม่|ขึ้นเขา|บินวันละ|บ้านนอก/iu,
  parking: /\bpark(?:ing)?(?! fees? on| home| model|er)\b|ที่จอด|จอดรถ/iu,
  hard: /\b(?:sporty|worst (?:in|at)|introvert|bad back|need (?:gear|equipment|a \w+ to)|not (?:\w+ )?enough|don.?t understand|jargon|technical|too (?:old|hard|difficult|advanced|technical|complicated|much work|heavy|unfit|late)|(?:too|so|that|getting|very|i am|i[’']m) old\b|am i (?:not )?too old|fit enough|strong enough|(?:not|am i|i[’']m) (?:\w+ )?good enough|fit enough|driving something|reversing|never (?:played|tried|done|sewn|ridden|sailed|skied|danced|been)|beginner|haven.?t .* since|can.?t (?:cook|swim|skate|ride|read|do|learn|sew|dance|sing|use|walk)|can not (?:swim|skate|ride|read|cook|learn|use|walk|sing|dance)|never can do|not a scientist|be a nerd|keep up|faster than|don.?t know how|not use it|won.?t use it|will not use|staff will|confus|set ?up|hassle|learning curve|another app|complicated|opening them|who will enter|smartphone|knee|wheelchair|mobility|nervous|shouted|yoga|too busy|no experience|failing|english is bad)|(?<!อ)ยาก|ไม่เป็น(?!ไร)|แก่(?!ตัว)|สูงอายุ|เรียนไม่|ตามไม่ทัน|ยุ่งยาก|ทำไม่ได้|มือใหม่|ไม่ไหว|ไม่แข็ง|ตัวแข็ง|ใช้ไม่เป็น|ไม่กล้าลอง|ต้อง(?:วิ่ง|เก่ง)|ตัวถ่วง|ฝึกไม่ได้|ใส่เอง|ไม่เก่ง|เริ่มยังไง|พื้นฐาน|ซ่อมไม่เป็น|แพ้คนอื่น|ขึ้นไม่|ใช้เป็น|ไม่เข้าใจ|ไม่รู้เรื่อง|ศัพท์|หลายขั้นตอน/iu,
  shy: /\b(?:worst in|introvert|ashamed|proud|stared|looked at|looking in|people looking|judging|feels? (?:daft|dumb|stupid)|embarr?ass|asham|shame|shy\b|(?:be|being|get|getting|was) seen\b|seen (?:in|by|going)|watch(?:ing|es)|laugh|judged|look at me|neighbou?rs? (?:will |would |might )?(?:see|know|talk|hear|watch|tell)\w*|(?:will|would|do) (?:the |my )?neighbou?rs?|seen by neighbou?rs?|tell their|must not know|other moms|fat one|oldest|everyone (?:will|is)|feel (?:silly|stupid|dafty)|showing somebody|stigma|name on|will know|gossip|label)|(?<!สูง|หมด|มี)อาย(?!ุ)|หัวเราะ|โดนมอง|เพื่อนล้อ|รู้ว่า(?:มา|ดู|ใช้|เรา|ลูก|กู้)|ให้[ก-๛]{1,8}รู้ว่า|ให้อีกฝ่ายรู้|หาว่า|เสียหน้า|อกตัญญู|คนว่า|เขิน|คนเห็น|ใครเห็น|คนรู้|คนมอง|เพื่อนบ้าน(?:รู้|เห็น|มอง|ว่า|นินทา)|ไม่กล้า(?:เดิน|บอก|ถาม|เข้า|กด|พูด|ถอด|ใส่)|คนรู้จัก|ด่า|โดนว่า|หน้าแตก|ญาติ(?:รู้|เห็น|ว่า|นินทา|มอง)|นินทา|เข้าคลินิก|(?:รู้|เห็น)ว่า[ก-๛]{0,4}มือสอง|ทุกคนผอม|อ้วนใน|ผัวรู้|สะใภ้|ขายหน้า/iu,
  tied: /\b(?:contract|lock|commit|tied\b|cancel(?!s\b)|forget to|exclusive|minimum|notice period|(?:days|weeks|months)[’']? notice|refund|expire|whole (?:year|season|term|course)|dates\b|for ever|forever|keep (?:you|me|us) coming|lease|long[- ]term|subscription|auto-?renew|jan(?:uary)? signup|change my mind)|สัญญา|ผูกมัด|ยกเลิก|ทุกเสาร์|ขั้นต่ำ|exclusive|ดอง|ติดสัญญา|เลื่อน|คืนได้|ไม่ได้ไป|ของค้าง|ค้างบ้าน|จ่ายทั้ง|รายปี|ซื้อเครื่องแล้ว|กลางปี/iu,
  who: /\b(?:snob|(?:look|talk)(?:s|ed|ing)? down|shout|drunk|drinks on|thugs?|pushy|lazy|careless|don.?t care|no care|attitude|strangers? (?:in|with|at|come|coming)|who (?:comes|does|will come|is coming|are you|is it)|who (?:is|are) the|bloke|different (?:person|people|teacher|vet)|teacher changed|staff turn|turn ?up|show(?:s)? up|dont show|don.?t show|no[- ]?show|strange workers?|call cent|subcontract|subbed|amateur|unqualified|cowboys?|mess(?:ed)? up by|apprentice|inexperienced|kids doing|last (?:barber|agency|one)|didn.?t listen|unlicen|someone competent|small firm|which doctor|rude)|ฝีมือ|ใครทำ|คนแปลกหน้า|คนนอก|มือใหม่|หมอ(?:เถื่อน|ไหน|ด่า)|ช่าง(?:เถื่อน|ทิ้ง|ตัดผิด|ไม่)|เปลี่ยน(?:คน|ครู|ช่าง|หมอ)|ชุดเดิม|ครูดุ|ไม่สุภาพ|(?<!พัส|วัส|วั)ดุ(?!ล|ก|เดือด)|พนักงาน|ตัดผิด|ผู้ชายไหม|ตัวแทน|มาตาม|ทำพลาด|เจาะพลาด|พี่เลี้ยง|แม่บ้าน|นายหน้า|ข้างถนน|ลาออก|เมา(?!เรือ|คลื่น|รถ|ค้าง)|แก่(?=$|\s)|ตะคอก|ไม่ใส่ใจ|มั่ว|ไม่มา(?=$|\s|ตาม|ทำ)/iu,
  after: /\b(?:afterwards\b|after\?|after (?:the )?(?:sale|install\w*|purchase|move|course|treatment|we pay|they pay|you pay|that|it is|six months|three months)\b|(?:months?|years?) (?:on|later)|after-?sales|support|abandon|vanish|disappear|nobody (?:answers|comes|picks)|repair|fix\b|spare|parts\b|left alone|once they (?:are )?paid|back in|when i am back|company folds|who fixes|goes wrong|staff strike|if you are late|years? from now|will you be here|emergency|breakdown)|หลังการขาย|(?<!จ่าย|เบี้ย|เงิน|กิน|ซื้อ|ใช้|คิดว่าโดน|คิดว่าถูก)ทิ้ง(?!พ่อ|แม่|ขยะ)|ไม่มีคน(?:มา)?(?:ซ่อม|ดูแล)|ซ่อม|อะไหล่|ติดต่อไม่|ใครรับผิดชอบ|ใครดูแล|เคลม|ดูแลต่อ|ออกมาก็|ไม่ตาม|แล้วหาย|ตัวแทนหาย|บริษัทหาย|ประกัน(?:มั้ย|ไหม)|เคยโดน/iu,
  privacy: /\b(?:privacy|private\b|data|gdpr|leak(?:s|ed|ing)? (?:of )?(?:my |our |the |their )?(?:data|info|salar|photo|name|result|recipe|design|drawing|secret)|confidential|secret|record|america|cloud\b|salaries leak|photos? of|recorded|spy|my husband|credit score|score\b|report me|who sees|hack|(?:data|identity|photos?|recipe|design) stolen)|ข้อมูล|(?<!น้ำ|ท่อ|หลังคา|ฝ้า|แก๊ส|ลม)รั่ว(?!ซึม)|หลุด|ความลับ|ประวัติ|PDPA|สูตรไปขาย|บอกราชการ|ใครรู้|ผลตรวจ|เห็นข้อมูล|ไม่ให้ใครรู้/iu,
  fit: /\b(?:zip\b|tight|loose|orange|wrong (?:tone|shade)|fit\b(?! enough)|fits\b|through the door|size|width|small enough|too (?:big|small|short|long|tight|sweet|spicy|hard|soft|heavy)|match|shade|colou?r|(?<!to )looks?\b(?! down| after| for| at)|ugly|patch|tacky|horsey|cheap[- ]looking|different from|not like|as (?:in )?the (?:picture|photo)|picture|photo|style|taste|spicy|greasy|texture|gingery|dry\?|flavou?r|smell|suit(?:s)? me|my (?:hair|skin|face|van|car)|lot to lot|model\b|colour|compat|vs\b|dark\b|glue)|ไซ[ซส]|พอดี|(?<!เ)สี(?![่หย])|ไม่ตรง|ตรงปก|ไม่สวย|ไม่เหมือน|เหมือน|น่าเกลียด|หน้าเปลี่ยน|รสชาติ|หวาน|เผ็ด|กลิ่น|เหนียว|หนัก|ใส่ได้|ตรงรุ่น|ไม่เข้า(?!ใจ)|จืด|ไม่อิ่ม|เส้นอืด|อาหารมัน|เพี้ยน|ตรงรูป|คาว|ฟู|สะกด|ผิดวัด|ของไม่ครบ|ทรง|(?:ผ้า|ของ|อาหาร|ที่)ไม่พอ|ซิป|อ้วน|ผอม|สั้น|ยาว(?:ไป|เกิน)/iu,
  mess: /\b(?:toilets?|internet|wi-?fi|stairs|elevator|bathroom|washroom|mud|mess\b|dust|dirt|dirty|filth|clean|hygien|smell|noise|noisy|loud|barking|carpet|insects?|bugs?\b|bed ?bugs?|cockroach|germs?|disrupt|drilling|digging|chaos|odou?r|rats?\b|cages?|glove)|เลอะ|สกป(?<!แ|เ)รก(?!ร)|ส้วม|ห้องอับ|แอร์|ฝุ่น|เหม็น|กลิ่น|เสียงดัง|หนวกหู|สะอาด|แมลง|คราบ|คาว|สาบ|เชื้อรา|ห้องน้ำ|ยุง|รก|ตีกัน|เสียงฝน|ควัน/iu,
  self: /\b(?:myself|ourselves|themselves|for free|do it (?:my|our)|own people|my accountant|in the app|already (?:have|does|do|got|use)|old accountant|loyal|used to\b|since (?:his|her|their|my) father|husband (?:does|can)|(?:dad|cousin|mate|husband) (?:can|could|does|will)|needed at all|need(?:s|ed)? anyone|optional|will do$|do my own|i can ring|ok only|just get a|friends? say|youtube|online video|online (?:is|would)|been w(?:\/|ith)|same as|is it the same|is it not just|why not|rather|excel|spreadsheet|big (?:brand|guys|chain)|not (?:need|necessary)|don.?t need|used (?:twice|once)|next year|not now|chain\b|bank\b)|(?<!ตัว|เห็น|หยุดยา)เอง(?!ไม่|ผิด)|อยู่แล้ว|ไม่จำเป็น|เจ้าเดิม|ใช้ของเดิม|เดี๋ยว|ซื้อใหม่|เปลี่ยนเจ้า|ก็พอ|ไว้ก่อน|รัฐ|ฟรีก็|ทำไม|ร้านห้าง|ย้าย/iu,
  weather: /\b(?:rain(?!forest|bow)|sun\b|heat\b|(?<!\b(?:food|meals?|pizzas?|lunch|dinner|coffee|rice|chips)\b.{0,24})(?:hot|cold)\b|wind|snow|freez(?!er)|cloudy|pours\b|(?<!\b(?:stays?|still|left|it) )wet\b|winter|monsoon|flood|weather|mud|sea\b|storm(?! chaser))|ฝน|ร้อน|แดด|ลม|หนาว|น้ำท่วม|คลื่น|พายุ|หน้าฝน|น้ำหลาก/iu,
  kin: /\b(?:husband|wife|partner\b|spouse|mother|mum\b|mom\b|dad\b|father|parents?|in[- ]law|mil\b|boss|brother|sister|family|children say|kids say|boyfriend|girlfriend|landlord|grand(?:ma|pa|parents)|teen|mates)|สามี|ผัว|ภรรยา|เมีย|แฟน|พ่อ(?!ค้า|ครัว|พันธุ์)|แม่(?!บ้าน|น้ำ|ค้า|ข่าย|พันธุ์|สอด)|ลูก.*(?:ค้าน|ไม่ให้)|ปู่ย่า|ยาย|ญาติ|หัวหน้า|ที่บ้าน|ผู้ใหญ่/iu,
  copes: /\b(?:cope|settle|stress|cry|cries|scream|alone\b|lonely|homesick|shy\b|bored|tired|separation|will she|will he|will they|will residents|let you|bully|my (?:child|kid|son|daughter|dog|cat|mum|mother)|she[’']?s\b(?<!\bshes)|upset|not want to go|mind them|settle|panic|kid\b|kids\b|children|baby|pet\b|dementia|give it back|goodbye)|(?<!ออก)ลูก(?!ค้า|บ้าน|ทีม|จ้าง|โซ่|ปลา|กุ้ง|อ่อน|น้ำ|รัก|ชิ้น|ล้อ)|ร้องไห้|เหงา|เครียด|น้อง|เด็ก|ติดจอ|คนแก่/iu,
  language: /\b(?:english|language|thai\b|italian|spanish|french|translat|speaks? (?:my|our|english|thai|the language|any)|speaking|accent|time ?zone)|ภาษา|อังกฤษ|พูดไทย|ล่าม|แปล(?!ง|ก)/iu,
  accept: /\b(?:accept|approv|police|officer|permit|consent|licen|legal|law\b|recogni[sz]|visa|customs?\b|inspector|refused|rejected|insurance|standard|certif|supplier list|paper ?work|papers?\b|HOA\b|felony|deductible|co-?pays?|medical aid|medicare|medicaid|\bSHA\b|stuck in customs|receipt|invoice|premium|claim|grant|compliance|audit|real medicine|wellness)|กฎหมาย|ผิดกฎ|อนุญาต|ราชการ|ตำรวจ|วีซ่า|รับรอง|ใบเสร็จ|ภาษี|ย้อนหลัง|เอกสาร|เบิก|ระเบียบ|ติดคุก|ส\.ป\.ก|เคลม|ไม่รับ|ไม่คุ้มครอง|กู้ไม่ผ่าน|ประกัน|สาธารณสุข|มาตรฐาน/iu,
  lost: /\b(?:go(?:es)? missing|eaten|disappears from|lost|lose(?! (?:the|my|their|our|a) (?:house|home|job|licen[cs]e|money|place|case|bab|hair|weight))|stolen|really my|in the urn|theft|thief|missing|mixed? (?:up|my|it|with)|mix my|wrong (?:one|address)|count\b|shorted\b|ashes|left over)|ของหาย|(?:แมว|หมา|ป้าย|ของ|กลัว|รูป|เงิน)หาย$|ขโมย|สลับ|ปนกัน|ไม่ครบ|ผิดวัด|หล่น|เอกสารเก่า|หล่นหาย/iu,
  alone: /\b(?:no partner|partner for|alone(?! at home)|nobody to|4th player|no (?:friends?|team|group)|on my own|single\b|don.?t know anyone|come alone)|คนเดียว|ไม่มีเพื่อน|ไม่มีคู่|ไม่มีคนไป/iu,
  full: /\b(?:full\b|crowd|no (?:court|table|seat|slot|room|space)|queue|sold out|availability)|(?<!ทอง|น้ำหนัก|เวลา)เต็ม|ไม่ได้(?:สนาม|โต๊ะ|คิว|ห้อง)|แออัด|คนเยอะ|รอโต๊ะ|คิวยาว/iu,
  bored: /\b(?:bor(?:ed|ing)|same (?:thing|every|food)|every year same|too much (?:wine|stuff|of it)|get tired|repetitive|variety|every day)|เบื่อ|(?:ของ|แบบ|เมนู|มุก)ซ้ำ|ซ้ำซาก|ซ้ำ ๆ|เหมือนเดิม|จำเจ|กินไม่หมด|ใช้ไม่หมด/iu,
  away: /\b(?:be out\b|not (?:at )?home|at work|miss (?:a|the)|(?:days|weeks|months) away|shift|busy|schedule|holiday|travel a lot|time zone|no time)|ไม่อยู่บ้าน|ไม่ว่าง|ติดงาน|เข้ากะ|ไปเรียนไม่ครบ|ขาดเรียน|ไม่มีเวลา|ติดธุระ|ไปไม่ได้/iu,
  guilt: /\bguilt\w*|\bpromised (?:never|not) to\b|\bpromised never\b|\b(?:abandon|dump|betray)\w* (?:mum|mom|dad|her|him|them|my|our|a parent)|\bputting (?:mum|mom|dad|her|him|them) (?:in|away)\b|\bbad (?:mother|mum|mom|father|daughter|son|owner)\b|รู้สึกผิด|อกตัญญู|ทิ้ง(?:พ่อ|แม่|ปู่|ย่า|ตา|ยาย)|(?:คิด|นึก|หา)ว่า(?:โดน|ถูก)ทิ้ง|ว่าแช่ง/iu,
  money: /\b(?:where .*money|money (?:go|goes|going|arrive|reach)|admin|salar(?:y|ies)|overhead|donation|reach the|government|nhs)|เงินถึง|เงินไม่ถึง|เงินไปไหน|ถึงมือ|ค่าบริหาร|เอาไปทำ/iu,
} as const; // prettier-ignore

const PROOFS = {
  instal: /\b(?:(?:nothing|money|0) down\b|down payments?|pay (?:when|after|once|as)|nothing up ?front|no deposit|instal?ments?|pay (?:monthly|later|over|weekly)|monthly payment|finance|no interest|split|by stage|stages?\b)|ผ่อน|แบ่งจ่าย|ดอกเบี้ย|งวด|เครดิต|จ่ายเมื่อ|จ่ายหลัง|ดาวน์/iu,
  fixed: /\b(?:fixed|flat (?:fee|rate|price)|one price|all[- ]in|inclu(?:d|sive)|no (?:extra|hidden|call-?out|fee|increase|raise|surcharge|hour bill|commission|penalt)|quote|in writing|written|before we|price (?:told|holds?|list|sheet|is)|prices? on|told (?:on|before|you)|same price|cap(?:ped)?\b|guarantee.*price|cost sheet|one page|already paid|per sheet)|เหมา|ราคาเดียว|รวม|ไม่(?:มี)?(?:บวก|คิดเพิ่ม|เก็บเพิ่ม|ค่า)|แจ้งราคา|บอกราคา|ราคาก่อน|ก่อนทำ|ก่อนเริ่ม|จบ|ตามหน่วย|ใบเสนอ|ไม่ขึ้น|ราคาตาม|หักแค่|ป้ายราคา/iu,
  saves: /\b(?:sav(?:e|es|ing|ings)|cheaper|less than|half the|price match|payback|pays? (?:for itself|back)|compare|reclaim|cut(?:s)? (?:the )?(?:bill|cost)|discount|% (?:less|off)|(?<!-)free\b)|ประหยัด|ถูกกว่า|คุ้ม|คืนทุน|เทียบ|ลด|ฟรี|ส่วนลด|ปันผล/iu,
  refund: /\b(?:refund|money[- ]back|or (?:it|you|the|that|this)[^,;]*free|is free\b|free if|balance free|we pay|no charge|don.?t pay|pay nothing|half back|back if|return(?:s|ed)?\b|credit|penalty|deposit (?:back|returned)|buy ?back|re-?check free|come back free|redo|again free|retreat|free (?:re|alter|swap|fix|exchange)|unlimited)|คืน(?:เงิน|ได้|ครึ่ง|มัดจำ|สิทธิ|เครดิต|ค่า)|ไม่คิด(?:เงิน|ตัง)|แก้.*ฟรี|ฟรี.*ครั้ง|ไม่.*คืน|ปรับ(?:ตัวเอง|วันละ)|ชดใช้|ชดเชย|รับคืน|ทำใหม่|เติมให้ฟรี|ไม่ผ่าน.*ฟรี|ลด.*ครึ่ง|ครึ่งราคา|ไม่รับเงิน|ไม่รับ$/iu,
  warranty: /\b(?:warrant|guarant|replac|swap|exchange|repair|spare|cover(?:s|ed)?\b|insur(?:ed|ance)|lifetime|transit)|ประกัน|รับประกัน|เปลี่ยน(?:ให้|ใหม่|ฟรี|คัน|ได้|เลนส์|คืน|ตัว)|เคลม|ซ่อม|อะไหล่|ส่ง(?:ต้น)?ใหม่|แก้|ทดแทน|มาแทน|คนแทน/iu,
  licence: /\b(?:licen[cs]|certif|accredit|regist|approv|qualif|chartered|\biso\b|nabh|halal|audit|permit|inspect|member|standard|[A-Z]{3,}\b.*(?:approved|certified|member|accredited)|authori[sz]ed|official|dbs\b|vetted|police check|compliant)|ใบอนุญาต|อนุญาต|รับรอง|มาตรฐาน|อย\.|มอก|จดทะเบียน|ขึ้นทะเบียน|ใบประกอบ|ถูกต้อง|ตามหลัก|ได้รับ|GMP|ISO|สมาคม|กระทรวง|ตรวจประวัติ/iu,
  tested: /\b(?:test(?:ed|s|ing)?\b|lab\b|batch|checked|inspect|purif|measured|traceab|lot number|qr\b|meter|graded|screened|proof)|ตรวจ|ทดสอบ|ผลแล็บ|แล็บ|วัด|คัด|QR|PCR|สอบเทียบ|เช็ก|เช็ค|ทุกล็อต|ทุกชุด|เลข/iu,
  seen: /\b(?:in front of|you (?:can )?(?:see|watch|sit)|watch(?:ed)?\b|photos?\b|pictures?\b|video|camera|live\b|film|visible|glass\b|window|show(?:s)? you|visit (?:us|the)|open (?:kitchen|days?)|on the bag|tape\b|screenshot|proof|can be (?:there|at)|come and see|try-?in|sketch|drawing|report|statement|app\b.*(?:see|progress)|published|tracking)|ต่อหน้า|ให้(?:ลูกค้า)?ดู|ถ่าย(?:รูป|วิดีโอ|คลิป)|ส่งรูป|รูป|วิดีโอ|คลิป|กล้อง|ไลฟ์|เห็น|ดูสด|ห้องจริง|ใบ(?:ตรวจ|ผล)?|รายงาน|ลงยอด|แอป|มองลง|real[- ]time|โชว์|สรุป/iu,
  same: /\b(?:same (?:\w+ )?(?:person|people|teacher|driver|vet|doctor|tutor|carer|crew|men|man|women|seamstress|podiatrist|key|stylist|nurse|team|cleaner|two)|our own|own (?:\w+ )?(?:staff|team|crew|people|fitters|installers|sparkies|electrician|drivers|lab|kitchen|factory|workshop)|in[- ]house|not sub|no subs?\b|no subcontract|employed|family[- ]run|owner|myself\b|me, not|herself|himself|one (?:doctor|person)|named)|คนเดิม|คนเดียว|ประจำ|ของเราเอง|เราเอง|เองทุก|มาเอง|ไม่จ้างช่วง|ไม่ใช่.*หมุน|เจ้าของ|ไม่ผ่านนายหน้า|ทีมเรา|ในบ้าน|ไม่เปลี่ยน|ดูแลเอง/iu,
  expert: /\b(?:years?\b|yrs?\b|since\b|generation|experience|trained|expert|specialist|doctor|nurse|engineer|master|teacher|physio|former|award|phd|licensed|qualified|professional|native|champion|certified)|ปี|ประสบการณ์|ผ่านการ|อบรม|เทรน|เฉพาะทาง|เชี่ยวชาญ|หมอ|แพทย์|พยาบาล|วิศวกร|ครู|เภสัช|นักกายภาพ|อาจารย์|ช่าง|เคยเป็น|ไกด์|โค้ช|ทนาย|กู้ชีพ/iu,
  counts: /\b(?:never had|avg|average|faster|pass(?:ed)?\b|success|no claim)|สอบติด|ผ่าน|สำเร็จ|มาแล้ว/iu,
  reviews: /\b(?:reviews?\b|stars?\b|rated|rating|testimonial|award|references?)|รีวิว|ดาว|คะแนน|รางวัล|บอกต่อ/iu,
  time: /\b(?:same[- ]day|next[- ]day|overnight|in stock|on time|24 ?\/ ?7|ready|quick|within|same morning|same night)|วันเดียว|คืนเดียว|ทันที|พรุ่งนี้|ตรงเวลา|พร้อมส่ง|ส่งด่วน|ภายใน|ล่วงหน้า|ทุกวัน|วันต่อวัน|เที่ยง|ก่อนวัน|มีตาราง/iu,
  comes: /\b(?:we come|comes? to (?:you|your)|to your (?:door|home|site|yard|driveway|office|farm)|driveway|pick(?:s|ed)?[- ]?up|collect|deliver|shuttle|mobile\b|on[- ]site|on your site|home visit|drop|courier|caravan|transfer|post(?:ed|age)?|ship|free parking|parking|near)|ถึงบ้าน|ถึงที่|ถึงร้าน|รับ[- ]?ส่ง|รถรับ|ส่งฟรี|ส่งถึง|ไปถึง|ใกล้|ที่จอด|ส่งทั่ว|เดลิ|นอกสถานที่|หน้างาน|ให้ถึง|เข้าไป/iu,
  online: /\b(?:online|zoom|whatsapp|phone|by phone|app\b|record|email|text\b|sms|video call|chat|offline|works when|backup)|ออนไลน์|ไลน์|โทร|ซูม|แอป|วิดีโอคอล|อินบ็อกซ์|ออฟไลน์|ทัก/iu,
  teach: /\b(?:beginner|absolute|no experience|teach|we show|train(?!ing (?:is|on|runs|nights|days|starts|from|at)\b)|coach|lesson|mentor|pace\b|slow(?:est|er)?\b|level|all levels|from zero|step by step|nervous|adult|normal runners|guide|easy|simple|explain|inductions|help)|สอน|พื้นฐาน|เริ่มจาก|มือใหม่|ง่าย|อบรม|โค้ช|ระดับ|แบ่งตาม|ทบทวน|เรียนซ้ำ|ผู้ใหญ่|ถามได้|ทดลอง|ช่วย|คีย์ให้/iu,
  small: /\b(?:small (?:group|class)|one[- ]to[- ]one|one (?:dog|cat|client|at a time|couple|family)|private|class size|two (?:guides|teachers|instructors|braiders))|กลุ่มเล็ก|ตัวต่อตัว|คลาสเล็ก|class size/iu,
  private: /\b(?:private|discreet|unmarked|no name|nobody (?:stares|sees|knows|on)|back door|neutral|plain (?:box|van)|anonym|women[- ]only|only women|confidential|one client|after hours|by phone|closed room|own (?:loo|room|entrance)|nobody else)|ส่วนตัว|ห้องเดี่ยว|ไม่ระบุชื่อ|แทนชื่อ|กล่องทึบ|ทึบ|วันละ 1|ความลับ|เฉพาะผู้หญิง|ไม่มีชื่อ|ไม่ถาม|ตัวต่อตัว|private/iu,
  trial: /\b(?:trial|sample|swatch|taster|free (?:first|coaching|class|lesson|test|visit|consult|survey|session|quote|talk|measure)|try\b|try-?in|first (?:lesson|class|talk|visit|session|month)[^,;]*free|demo|test ?drive|borrow|loan|rent first|nights? trial|fitting|show(?:room|home))|ทดลอง|ลอง(?!ซัก)|ตัวอย่าง|ชิม|ฟรีครั้งแรก|ปรึกษาฟรี|ตรวจ.*ฟรี|ประเมินฟรี|ยืม|ชุดลอง|เดโม|แถม|ดูก่อน|ดูให้ก่อน/iu,
  cancel: /\b(?:cancel|pause|skip(?:s|ped)?\b|swap a|any ?time|month[- ]to[- ]month|monthly|rolling|notice|no (?:contract|lock|tie|commit|minimum)|flexib|transfer(?:able)?|reschedul|moves? (?:the )?date|change (?:the )?date|single tickets|by the (?:hour|day|night)|pay as)|ยกเลิก|พัก(?:ได้|ก่อน)|ข้าม(?:เดือน)?|เลื่อน|ไม่(?:มี)?(?:สัญญา|ผูกมัด|ค่าปรับ|ขั้นต่ำ|minimum)|รายเดือน|ล่วงหน้า|โอนให้|เท่านั้น|เดือนละ|MOQ/iu,
  care: /\b(?:support|follow[- ]?up|check[- ]?in|call(?:s|ed)? (?:you|day)|hotline|whatsapp|answers?\b|24 ?\/ ?7|day and night|after\b|aftercare|service|visits?\b|returns? (?:month|in|after)|come back|year later|monthly|statement|updates?|text(?:s)?\b|reply|remind|stays?\b|chase)|ดูแล|ติดตาม|ตามต่อ|ตามผล|โทร|ตอบ|ไลน์|ปรึกษา|นัด|ทักถาม|อัปเดต|แจ้ง|สรุป|ตลอด|24 ?ชม|หลัง|ส่งรูป|รายงาน|เช็กชื่อ|เช็คชื่อ|กลุ่มศิษย์/iu,
  doforyou: /\b(?:we (?:do|handle|import|migrate|set|bring|carry|move|clean|install|pack|file|fill|enter|prepare|clear)|set ?up|done for you|cleared|import|migrat|paperwork|all the|her crew|packs|removal|take away|included|for you|carry|built for)|ทำให้|ติดตั้ง|จัดการ|เดินเรื่อง|ให้ครบ|ครบ|นำเข้า|ย้าย|คีย์ให้|เขียน.*ให้|จัดยา|ช่วย|เข้าไปนับ|ให้หมด|พร้อม|ทำเอกสาร|วางแผน/iu,
  sized: /\b(?:made to (?:measure|order)|size|sizes|width|fitting|fits?\b|measure|custom|bespoke|match|XS|swatch|drawn on|your own|tailor|alter|adjust|ready designs|lot number|same lot|proof\b|real photo)|ไซ[ซส]|วัด|สั่งทำ|ตัด|ตามแบบ|แบบ|พอดี|ปรับ|แก้ทรง|ขนาด|จูน|ปัก|เลือก|ตัวอย่างจริง|รุ่น|ตรง/iu,
  clean: /\b(?:clean|carpet|wash|steril|fresh|opened before|filled fresh|dust|sheet|cover|wrap|pack(?:ed|aging)?|box\b|layers|vented|cool|ice\b|chilled|vacuum|no (?:mess|pesticide|chemical|smell|cage)|mess\b|swept|tidy|hepa|brush|natural|new (?:glove|needle)|own air|borehole)|สะอาด|ล้าง|ซัก|อบ|ฆ่าเชื้อ|ผ้าใบ|คลุม|ห่อ|แพ็|กล่อง|ชั้น|เย็น|สด|ไม่(?:มี)?กลิ่น|เปลี่ยนน้ำ|ซอง|เป่า|เก็บงาน|ปลอดสาร|ธรรมชาติ|แกะต่อหน้า|กันกระแทก|ล้วน|แช่/iu,
  indoor: /\b(?:indoor|roof|shed\b|a\/?c\b|air ?con|heated|heater|shade|covered|umbrella|tent\b|rain|snow|wind|warm|inside)|หลังคา|ในร่ม|แอร์|พัดลม|ฝน|เต็นท์|ร่ม|กันแดด|กันฝน|ไอเย็น|คลื่น/iu,
  lang: /\b(?:english|thai|spanish|french|german|arabic|chinese|mandarin|japanese|bilingual|translat|speak|language|multi-?lingual|polish|turkish|russian)|ภาษา|อังกฤษ|พูด|แปล|ล่าม|สองภาษา/iu,
  women: /\b(?:women|female|ladies|girls|mother|mum)|หญิง|ผู้หญิง|แม่/iu,
  data: /\b(?:gdpr|data|encrypt|server|wiped|confidential|nda|private|export|own(?:s|ed)? (?:the|your) data|pdpa|offline|form for)|ข้อมูล|ล้าง|เข้ารหัส|ความลับ|PDPA|ในเครื่อง|export|สูตรเป็นของ|NDA|แทนชื่อ|ใบรับรองลบ/iu,
  origin: /\b(?:natural|organic|from (?:our|the|one)|own (?:farm|pharmacy|borehole|garden)|maker|direct from|handmade|by hand|grown|single|local|100 ?%|pure|real\b|genuine|dedicated|solid|no (?:additives|preserv|filler|hormone)|hours? from)|แท้|ล้วน|ไม่ผสม|ไม่ปน|100|ปลูกเอง|ทำเอง|ชื่อคน|ที่มา|ต้น|ธรรมชาติ|ตัดแก่|ลายเซ็น|ออร์แกนิ|จากสวน|ฟาร์ม|ของไทย|ไม้จริง|แหล่ง/iu,
  place: /\b(?:office|showroom|factory|workshop|you can visit|shop\b|store\b|in [A-Z][a-z]+ since|local|address|branch|building|based in)|สำนักงาน|หน้าร้าน|โรงงาน|สาขา|โชว์รูม|ไปดู|มาดู|ร้านอยู่|บ้านเลขที่/iu,
  insured: /\b(?:insur|liab|cover(?:s|ed)?\b|indemn|escrow|trust account|bonded|pay (?:when|after|on|once)|on delivery|no deposit)|ประกัน(?:ชั้น|บุคคล|อุบัติเหตุ|อาสา|งาน|แบต|ภัย|ชีวิต)?|เก็บเงินปลายทาง|จ่ายหลัง|จ่ายเมื่อ|บัญชีบริษัท|บัญชีมูลนิธิ|สอบบัญชี|ไม่มีมัดจำ/iu,
  safeguard: /\b(?:safe|secur|guard|lock|cctv|camera|alarm|gate|id card|staff (?:on|all)|supervis|ratio|lifeguard|rescue|helmet|life ?jacket|nurse|emergency)|ปลอดภัย|กล้อง|รปภ|สแกน|คีย์การ์ด|เสื้อชูชีพ|กู้ชีพ|เฝ้า|พยาบาล|ไกด์|ตรวจสอบ|ไม่ลง|ผู้ดูแล|ประตู/iu,
  variety: /\b(?:kinds of|types of|flavou?rs|varieties|styles|alternate|rotat|changes? (?:weekly|daily|every|monthly)|new \w+ every|swap|choose|mix\b|menu|different|skip(?:s|ped)?\b)|หลาย|หลายแบบ|สลับ|เปลี่ยนเมนู|เลือก|ไม่ซ้ำ/iu,
  amenity: /\b(?:parking|lunch|toilet|washroom|shower|food|wifi|kitchen|coffee|loo\b|seats?\b|lift\b|ramp|stairs|wheelchair|accessible|ground floor|no stairs)|ที่จอด|อาหาร|ข้าว|ห้องน้ำ|ลิฟต์|รถเข็น|แอร์|นั่งรอ|ที่นั่ง|ห้องแยก|ราวจับ/iu,
  gifts: /\b(?:of (?:every|each) (?:pound|dollar|euro|gift|donation)|(?:cents|pence|p) (?:per|in|of)|goes? (?:to|on|straight)|accounts?\b|audit|receipts?|volunteers|reports?)|ทุกบาท|ใบเสร็จ|บัญชี|ลงยอด|สรุปรายจ่าย|ถึงมือ/iu,
} as const; // prettier-ignore

/** What somebody who doubts is afraid of. */
export type DoubtKind = keyof typeof DOUBTS;
/** By what a statement settles it; a sum is a price by itself. */
export type ProofKind = keyof typeof PROOFS | 'price';

/** Which kinds of proof settle a kind of doubt: 2 where they are its plain answer, less where they help. */
const SETTLED_BY: Readonly<Record<DoubtKind, Partial<Record<ProofKind, number>>>> = {
  price: { instal: 2, saves: 2, price: 1, fixed: 1, trial: 1, refund: 1, cancel: 0.5, counts: 0.3 },
  hidden: { fixed: 2, price: 0.5, seen: 0.5, cancel: 0.3 },
  pushed: { fixed: 1.5, seen: 1.5, expert: 0.7, price: 0.7, trial: 0.5, refund: 0.5 },
  cheated: { licence: 2, seen: 2, refund: 1, insured: 2, reviews: 2, place: 2, expert: 0.7, counts: 0.7, fixed: 0.5, tested: 1, same: 0.7, warranty: 0.5 },
  material: { tested: 2, origin: 2, licence: 1.5, seen: 1.5, refund: 0.5, clean: 0.5, expert: 0.3 },
  pain: { expert: 1, trial: 0.5, small: 0.7, care: 0.5, teach: 0.5, same: 0.7 },
  harm: { licence: 1.5, tested: 1.5, safeguard: 2, expert: 1.5, insured: 1.2, small: 1, origin: 0.7, clean: 1, care: 0.6, refund: 0.7, same: 0.5 },
  damage: { warranty: 2, refund: 1.5, clean: 1.2, tested: 1, insured: 1, seen: 0.5, care: 0.3, time: 0.3 },
  result: { counts: 2, refund: 2, warranty: 0.7, expert: 1, seen: 0.8, care: 1, trial: 1, teach: 0.6, tested: 0.6, reviews: 0.8, small: 0.6, same: 0.5 },
  late: { time: 2, refund: 0.8, seen: 0.4, comes: 0.8, care: 0.2, doforyou: 0.4 },
  far: { comes: 2, online: 1, amenity: 1, time: 0.4 },
  parking: { amenity: 2 },
  hard: { teach: 2, small: 1.2, doforyou: 1.5, trial: 1, care: 0.8, expert: 0.5, online: 0.3, comes: 0.3, amenity: 0.5 },
  shy: { private: 2, small: 1, women: 1, teach: 0.7, online: 0.5, same: 0.3 },
  tied: { cancel: 2, trial: 0.8, refund: 1, price: 0.2, fixed: 0.3 },
  who: { same: 2, licence: 1.5, expert: 1.5, reviews: 0.8, seen: 0.5, women: 0.5, warranty: 0.3, refund: 0.4, time: 0.4 },
  after: { care: 2, warranty: 1.5, refund: 1, same: 1, place: 1, comes: 0.7, insured: 0.5, time: 0.6 },
  privacy: { data: 2, private: 1.5, same: 0.4, seen: 0.3 },
  fit: { sized: 2, trial: 1.5, seen: 1.2, refund: 1, warranty: 0.8, tested: 0.5 },
  mess: { clean: 2, seen: 0.8, private: 0.4, refund: 0.4, care: 0.3, small: 0.3 },
  self: { counts: 1.2, expert: 1, saves: 1, time: 0.8, doforyou: 1, licence: 0.7, teach: 0.6, seen: 0.6, tested: 0.5, care: 0.5 },
  weather: { indoor: 2, refund: 1, cancel: 1 },
  kin: { trial: 0.8, counts: 0.7, seen: 0.5, women: 0.7, care: 0.6, private: 0.5, refund: 0.5, same: 0.5, expert: 0.5 },
  copes: { small: 1.3, same: 1.3, care: 1.2, teach: 0.8, trial: 0.8, seen: 0.8, expert: 0.6, safeguard: 0.7, private: 0.3 },
  language: { lang: 2 },
  accept: { licence: 2, expert: 0.7, counts: 0.7, doforyou: 0.8, tested: 0.7, seen: 0.2, care: 0.4 },
  lost: { seen: 2, insured: 1.3, tested: 1, data: 0.7, warranty: 0.7, safeguard: 0.5 },
  alone: { teach: 0.6, small: 0.7, doforyou: 0.5 },
  full: { time: 0.5, seen: 1, small: 1, cancel: 0.5 },
  bored: { variety: 2, cancel: 1.5, trial: 0.7 },
  away: { cancel: 1.5, online: 1.5, time: 1, comes: 0.8 },
  guilt: { seen: 0.7, same: 1, care: 1, trial: 1, comes: 0.3 },
  money: { gifts: 2, seen: 2, licence: 1, insured: 1.5, fixed: 0.5, counts: 1 },
}; // prettier-ignore

/** One thing by its names: a doubt about parking is answered by what is told of parking. */
const THINGS: readonly RegExp[] = [
  /\b(?:park(?:ing)?\b)|ที่จอด|จอดรถ/iu,
  /\b(?:toilets?|washrooms?|bathrooms?|loos?\b|rails?\b|showers?)|ห้องน้ำ/iu,
  /\b(?:wi-?fi|internet|signal)|เน็ต|ไวไฟ|สัญญาณ/iu,
  /\b(?:food|lunch|meals?\b|dinner|breakfast|catering|vegan|halal|kosher)|อาหาร|ข้าว|มื้อ|กับข้าว/iu,
  /\b(?:stairs?|steps?\b|lift\b|elevator|stairlift|ramps?|ground floor|wheelchair|accessible|knees?)|ลิฟต์|บันได|รถเข็น|ชั้นล่าง/iu,
  /\b(?:rain|roof|indoors?|shed\b|covered|tent)|ฝน|หลังคา|ในร่ม|เต็นท์/iu,
  /\b(?:heat\b|hot\b|a\/?c\b|air ?con\w*|fans?\b)|ร้อน|แอร์|พัดลม/iu,
  /\b(?:cold\b|freezing|heated|heaters?|warm)|หนาว|อุ่น/iu,
  /\b(?:smoke|fumes|smokeless)|ควัน/iu,
  /\b(?:smell|odou?rs?|stink)|กลิ่น|เหม็น|คาว|สาบ/iu,
  /\b(?:insur\w*|liab\w+)|ประกัน/iu,
  /\b(?:receipts?|invoices?|billing|tax)|ใบเสร็จ|ใบกำกับ|ภาษี|เบิก|วางบิล/iu,
  /\b(?:deposits?|down payment|advance\b)|มัดจำ|ดาวน์/iu,
  /\b(?:deeds?|titles?\b)|โฉนด|ส\.ป\.ก|เอกสารสิทธิ์/iu,
  /\b(?:batter(?:y|ies))|แบต/iu,
  /\b(?:recipes?|formula)|สูตร/iu,
  /\b(?:papers?\b|paperwork|documents?|forms?\b|consent|permits?)|เอกสาร|ใบขน|ยื่น|จดทะเบียน/iu,
  /\b(?:exams?|pass(?:ed|es)?\b|fail\w*|first takers)|สอบ|ผ่าน|ตก/iu,
  /\b(?:jobs?\b|work after|hired|employers?|companies come)|ได้งาน|หางาน|งานทำ/iu,
  /\b(?:sizes?\b|widths?|fit(?:s|ting)?\b|zip)|ไซ[ซส]|พอดี|ซิป|แก้ทรง|ทรง|ลองได้/iu,
  /\b(?:teachers?|instructors?|coach\w*|tutors?|lecturers?)|ครู|โค้ช|อาจารย์|วิทยากร|ติวเตอร์/iu,
  /\b(?:contracts?|notice|lock-?in|month(?:ly)?\b|cancel)|สัญญา|ยกเลิก/iu,
  /\b(?:fees?\b|bills?\b|quotes?\b|price\w*|costs?\b|upsold|commission|paid hourly)|ราคา|ค่า(?:ใช้จ่าย|จ้าง|บริการ)|บิล|แพง|บวก/iu,
  /\b(?:water\b|borehole|well\b)|น้ำ(?!มัน|หนัก|ยา)/iu,
  /\b(?:noise|noisy|loud|quiet|bark\w*)|เสียง|เงียบ/iu,
  /\b(?:clean\w*|dirty|filthy|hygien\w*|wash\w*)|สะอาด|สกปรก|ล้าง|ซัก/iu,
  /\b(?:dust|mess\w*|carpets?)|ฝุ่น|เลอะ|ผ้าใบ|เก็บงาน/iu,
  /\b(?:data|gdpr|privacy|leak\w*)|ข้อมูล|หลุด|รั่ว|NDA/iu,
  /\b(?:english|language|thai\b|spanish|speak\w*|translat\w+)|ภาษา|อังกฤษ|ล่าม|แปล/iu,
  /\b(?:late\b|on time|delay\w*|arriv(?:e|es|ed|ing)\b|deliver\w*|in time)|ช้า|สาย|ตรงเวลา|ทันวัน|ไม่ทัน|ส่งก่อน|ถึงก่อน/iu,
  /\b(?:wait\w*|queues?|slots?|same[- ]day|appointments?)|คิว|รอ|จอง/iu,
  /\b(?:pain\w*|hurts?|numb\w*|gentle|sedat\w+)|เจ็บ|ยาชา|ปวด|เบามือ/iu,
  /\b(?:beginners?|never|old\b|adults?|seniors?|sporty|levels?)|มือใหม่|พื้นฐาน|สูงอายุ|ใช้เป็น|ใช้ไม่เป็น|ทำไม่เป็น|ง่าย/iu,
  /\b(?:seen\b|neighbou?rs?|embarrass\w*|discreet|private\w*|unmarked|asham\w*)|อาย|เห็น|ส่วนตัว|เพื่อนบ้าน|ไม่มีป้าย|ทึบ/iu,
  /\b(?:fake|genuine|real\b|pure|certificat\w*|authentic)|ปลอม|แท้|ของจริง|รับรอง/iu,
  /\b(?:back\b|return\w*|again\b|re-?treat\w*|re-?check)|กลับมา|ซ้ำ|อีก/iu,
  /\b(?:break\w*|broken|damage\w*|replac\w+|whole\b|cracks?)|แตก|พัง|เสีย|เปลี่ยน|ร้าว|ทรุด/iu,
  /\b(?:strangers?|same (?:\w+ )?(?:two|people|person|crew)|police[- ]check\w*|vetted|key\b)|คนแปลกหน้า|คนเดิม|ประจำ|ประวัติ/iu,
  /\b(?:far\b|driv(?:e|ing)\b|travel|shuttle|pick-?up|to your|bus\b|train)|ไกล|เดินทาง|รถรับ|ถึงบ้าน|ใกล้|ห่าง/iu,
  /\b(?:safe\w*|danger\w*|guards?|accident\w*|lifeguards?)|ปลอดภัย|อันตราย|กล้อง|รปภ|เสื้อชูชีพ/iu,
  /\b(?:sick\w*|stomach|motion|waves?)|เมา(?:เรือ|คลื่น|รถ)|คลื่น|ท้องเสีย/iu,
  /\b(?:bor(?:ed|ing)|same (?:thing|every)|alternate|skip(?:s|ped)?\b|swap|variety|different|too much)|เบื่อ|ข้าม|สลับ|เปลี่ยนเมนู/iu,
  /\b(?:disappear\w*|vanish\w*|abandon\w*|finish\w*|stages?\b|pay (?:after|when))|ทิ้งงาน|ทิ้ง|งวด|งานไม่เดิน|หักค่าจ้าง|มาแทน/iu,
  /\b(?:tested?|lab\b|batch|chemical\w*|residue)|สาร|แล็บ|ตรวจ|อย\./iu,
  /\b(?:photos?\b|pictures?|look(?:s)? like)|รูป|ตรงปก/iu,
]; // prettier-ignore

const keysOf = <T extends string>(table: Readonly<Record<T, RegExp>>, words: string): T[] =>
  Object.keys(table)
    .filter((key): key is T => key in table)
    .filter((key) => table[key].test(words));

/** What a doubt is about: of most one thing or two. */
export const doubtKinds = lately((words: string): readonly DoubtKind[] => keysOf(DOUBTS, words));

/** What a figure shows by itself. */
const SHOWN: Readonly<Record<string, ProofKind>> = {
  money: 'price',
  duration: 'time',
  percent: 'counts',
  proportion: 'counts',
};

/** What a statement shows. */
export const proofKinds = lately((words: string): readonly ProofKind[] => [
  ...new Set<ProofKind>([
    ...keysOf(PROOFS, words),
    ...readQuantities(words).flatMap(({ quantity }) => SHOWN[quantity.kind] ?? []),
  ]),
]);

/** How well a kind of proof settles a kind of doubt: 0 where it does not, 2 where it is its plain answer. */
export const settles = (proof: ProofKind, doubt: DoubtKind): number => SETTLED_BY[doubt][proof] ?? 0;

/** The things that words name, by their places. */
export const thingsNamed = lately((words: string): readonly number[] =>
  THINGS.flatMap((thing, at) => (thing.test(words) ? [at] : [])),
);
