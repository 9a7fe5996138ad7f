/** Whether groups are named by what they do in a firm, as a job title names them, or by what their firms are. */

/** What a title is made of. */
const POST =
  /(?<!\p{L})(?:owners?|founders?|co-founders?|partners?|managers?|gms?|mds?|directors?|heads?|chiefs?|c[efmot]os?|presidents?|vps?|leads?|leaders?|supervisors?|foremen|forem[ae]n|superintendents?|officers?|secretar(?:y|ies)|administrators?|admins?|assistants?|coordinators?|co-ordinators?|planners?|buyers?|procurement|purchasing|purchasers?|estimators?|engineers?|surveyors?|architects?|designers?|developers?|technicians?|electricians?|mechanics?|plumbers?|chefs?|bakers?|teachers?|principals?|deans?|registrars?|lecturers?|doctors?|dentists?|nurses?|midwives|pharmacists?|physicians?|clinicians?|surgeons?|vets|lawyers?|attorneys?|solicitors?|barristers?|paralegals?|accountants?|bookkeepers?|controllers?|treasurers?|auditors?|bursars?|analysts?|consultants?|advisors?|advisers?|agents?|brokers?|recruiters?|hr|hse|hseq|qa|ops|executives?|specialists?|producers?|editors?|farmers?|growers?|captains?|skippers?|\p{L}{4,}ologists?|clerks?|officials?|trustees?|chaplains?)(?!\p{L})|เจ้าของ|ผู้จัดการ|ผู้อำนวยการ|ผอ(?!ม)|หัวหน้า|ฝ่าย|จัดซื้อ|วิศวกร|ผู้บริหาร|กรรมการ|ช่าง|หมอ(?!น)|แพทย์|พยาบาล|เภสัช|ครู|อาจารย์|จีเอ็ม|บัญชี|ทนาย|สถาปนิก|ดีไซเนอร์|เชฟ|ธุรการ|เลขา|สัมพันธ์|เซลส์|นายหน้า|ตัวแทน|โปรดิวเซอร์|(?:^|[\s,])(?:(?:GM|MD|HR|CEO|CFO|CTO)(?![A-Za-z])|จป)/iu;
/** Who owns a home, a dog or a boat has no post by it, and estate agents and property developers are firms. */
const OF_OTHERS =
  /(?<!\p{L})(?:(?:accidental|home|house|dog|cat|pet|horse|car|boat|first[- ]time|property)\s+(?:owners?|buyers?)|(?:estate|letting|travel|insurance)\s+agents?|(?:property|software|land)\s+developers?)(?!\p{L})/giu;

/** Whether each of the groups is named by a post: 'HR managers', and no 'law offices'. */
export const arePosts = (groups: string): boolean =>
  groups
    .split(/,|\s(?:and|or|&)\s|\s?และ|\s?หรือ/u)
    .map((group) => group.replaceAll(OF_OTHERS, '').trim())
    .every((group) => POST.test(group));
