/** What buyers keep to themselves: a loss, and a secret from the one at home. */

/** Somebody has died, or what is sold comes from one who has. A telephone that died is nobody's loss. */
const MOURNS =
  /\b(?:passed away|bereave\w+|widow(?:s|ers?|ed)?|funerals?|(?:a|the) death (?:in|of)|(?:m[uo]m(?:my)?|mother|father|dad|papa|mama|nanay|tatay|parents?|husband|wife|spouse|partner|son|daughter|child|baby|gran\w*|nan|uncle|aunt\w*|brother|sister|friend|relative|somebody|someone|loved one|pet|dog|cat)s?(?: (?:has|have|had|just))* (?:dies|died|dying|passed|passes|gone|death)|lost (?:a|my|his|her|their|our|the) (?:m[uo]m|mother|father|dad|parent|husband|wife|partner|son|daughter|child|baby|gran\w*|loved one|pet|dog|cat))\b|(?:แม่|พ่อ|คุณตา|ยาย|ปู่|ย่า|สามี|ภรรยา|เมีย|ผัว|ลูก|ญาติ|คนในบ้าน|คนรัก)(?:เพิ่ง|พึ่ง)?(?:เสีย(?=แล้ว|ไป|ชีวิต|[\s,/]|$)|ตาย|จากไป)|เสียชีวิต|ถึงแก่กรรม|งานศพ/iu;
/** It is kept from the one at home. */
const KEPT_FROM =
  /\b(?:husband|wife|spouse|asawa|hubby|misis|mister)\b.{0,12}\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|must(?:n['’]?t| not)|can(?:['’]?t|not)|hindi|never)\b.{0,10}\b(?:know|find out|see|hear|alam)\b|\b(?:hide|hid|hiding|secret|behind)\b.{0,16}\b(?:husband|wife|spouse|asawa)\b|\bdon['’]?t tell (?:my |the |their )?(?:husband|wife|spouse|asawa)\b|(?:สามี|ภรรยา|เมีย|ผัว|แฟน)(?:ยัง)?ไม่รู้|(?:แอบ|ซ่อน|ปิด)(?:สามี|ภรรยา|เมีย|ผัว|แฟน)|ไม่ให้(?:สามี|ภรรยา|เมีย|ผัว|แฟน)(?:รู้|เห็น)|ไม่(?:ได้|กล้า|อยาก)?บอก(?:เมีย|สามี|ภรรยา|ผัว|แฟน|ใคร|ที่บ้าน)(?!ว่า)|(?:สามี|ภรรยา|เมีย|ผัว|แฟน)รู้ตัว/iu;
/** It is kept from everybody, or felt as a shame before those who know them. */
const KEPT_QUIET =
  /\b(?:in secret|secretly|discreet(?:ly)?|without (?:anyone|anybody|the \w+|their \w+|his \w+|her \w+) (?:knowing|finding out)|(?:do(?:es)?(?: not|n['’]?t)|never) (?:want (?:anyone|anybody|people|others|\w+ \w+) to know|tell (?:anyone|anybody))|tells? (?:nobody|no one)|(?:nobody|no one) (?:must|should|is to|may) (?:know|find out|see))\b|(?:ไม่อยาก|กลัว)(?:ให้)?(?:คน|เพื่อน|ญาติ|เขา|ข้างบ้าน|เพื่อนบ้าน|ใคร|ที่ทำงาน)(?:ใน[ก-๛]{1,8}|บ้าน|ลูก)?รู้(?!เรื่อง|สึก|ทัน)|กลัวเจอคนรู้จัก|อาย(?:ญาติ|คน(?!แก่)|เพื่อนบ้าน|ข้างบ้าน)|(?:ทำ|หา|มา|รู้ผล|ซื้อ|ใส่|กลับ)เงียบ\s?ๆ/iu;
/** Whether buyers keep what they buy from those around them. */
export const keepsQuiet = (words: string): boolean => KEPT_FROM.test(words) || KEPT_QUIET.test(words);
/** A blow to their body or to one of theirs: it is known, and no advert begins with it. */
const BLOW =
  /\b(?:miscarr\w+|still-?birth\w*|stillborn|tumou?rs?|cancer|chemo\w*|diagnos(?:is|ed|es)|(?:hip|knee|back|heart|spine|brain) (?:surgery|operation|replacement)|(?:had|after|has had) a stroke|heart attacks?|deaths?|suicid\w+|overdos\w+|(?:hurt|injured) (?:him|her|them)sel\w+|found a lump|(?:m[uo]m|mother|father|dad|gran\w*|nan|parents?|he|she) (?:had a fall|fell|falls)|found (?:them|him|her) on the floor|neighbou?r found (?:them|him|her)|took the licen[cs]e away|burn(?:ed|t) (?:a |his |her |their |the )?(?:hand|arm|face|fingers?))\b|(?:^|\b(?:had|after|bad|nasty|first|near) )a fall\s*$|^(?:bad |nasty )?fall$|^(?:an? |the |mild |mini[- ]?)?strokes?$|แท้ง|เจอก้อน|มะเร็ง|เนื้องอก|คีโม|หัวใจวาย|เส้นเลือด(?:ในสมอง)?แตก|ฆ่าตัว|(?:แม่|พ่อ|ยาย|ตา|ปู่|ย่า|คนแก่)(?:[ก-๛]{0,10})ล้ม|มีดบาด|(?:หมา|แมว|น้อง)(?:เพิ่ง|พึ่ง)?(?:ตาย|เสีย(?=แล้ว|ไป|$))/iu;
/** What somebody who treats has found in them: told to a reader it says that the reader is ill. */
const FOUND =
  /\b(?:bp|blood (?:pressure|sugar)|cholesterol|sugar|(?:h?b)?a1c)\b[^.;,]{0,16}\b(?:high|up|too high|bad)\b|\bhigh (?:bp|blood (?:pressure|sugar)|cholesterol)\b|\bpre-?diabet\w+|(?:ไขมัน|ความดัน|น้ำตาล|คอเลสเตอรอล)(?:ในเลือด)?(?:เริ่ม)?(?:สูง|ขึ้น(?!ราคา)|เกิน)|(?:หมอ|ผลตรวจ)[^.;,]{0,24}(?:เบาหวาน|ความดัน|ไขมัน|น้ำตาล)/iu;
/** Whether it is a blow that no advert begins with. */
export const isBlow = (words: string): boolean => BLOW.test(words) || FOUND.test(words);

/** Whether it is told to us alone: a loss, or a secret from the one at home, is answered, and quoted in no ad. */
export const isTheirsAlone = (words: string): boolean => MOURNS.test(words) || KEPT_FROM.test(words);
