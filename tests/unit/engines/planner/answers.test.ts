/** Where each answer of the four briefs stands in the deck: a row for every answer that is not empty, and none missing. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';
import { BRIEF_NAMES, readBrief, type BriefName } from '../../../fixtures/briefs.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { texts } from './support.ts';

/** Page, then what it must say: the client's words, or the reading of them where a mark stands before ('=25–44'). */
type Row = readonly [page: number, ...words: string[]];

const TABLE: Readonly<Record<BriefName, Readonly<Record<string, Row | readonly Row[]>>>> = {
  'coffee-roaster-en': {
    'clientInfo.companyName': [1, 'Doi Saket Coffee Roasters'],
    'clientInfo.businessType': [15, '=Food Act'],
    'clientInfo.businessSubType': [15, '=Food Act'],
    'clientInfo.keyMessage': [[1, 'From our hill to your cup in nine days'], [14, 'From our hill to your cup in nine days'], [18, 'From our hill to your cup in nine days']],
    'clientInfo.productService': [[5, 'single-origin roasted coffee beans', 'drip bags', 'monthly subscription']],
    'clientInfo.heroProduct': [[5, '2 × 250 g a month'], [16, 'Nine-Day Fresh subscription']],
    'clientInfo.startingPrice': [[5, 'THB 390 per 250 g bag'], [9, 'THB 390 per 250 g bag'], [10, 'THB 390 per 250 g bag']],
    'clientInfo.afterSalesService': [[5, 'Free replacement within 14 days', 'Brewing help on LINE'], [8, 'ree replacement within 14 days']],
    'clientInfo.strengths': [[5, 'Own farm at 1,250 m', 'Q-grader on staff', 'Traceable lots with a QR code'], [11, 'Roasting within 9 days of order']],
    'clientInfo.hasOnlineAdExperience': [13, '=End boosts on day one'],
    'clientInfo.onlineAdIssues': [[13, 'Boosted posts got likes but few orders']],
    'marketingChannels.website': [6, '=Website'],
    'marketingChannels.facebookPage': [6, '=Facebook'],
    'marketingChannels.instagramAccount': [6, '=Instagram'],
    'marketingChannels.tiktokProfile': [6, '=TikTok'],
    'marketingChannels.shopeeShop': [6, '=Shopee'],
    'targetAudience.targetDemographics': [7, 'Office workers', 'remote workers', 'brew at home and care where their coffee comes from'],
    'targetAudience.geographicLocation': [[4, 'Bangkok', 'Chiang Mai'], [16, '=Bangkok and Chiang Mai']],
    'targetAudience.targetGroup': [4, '=4.31 million people'],
    'targetAudience.ageRangeMin': [17, '=25–44'],
    'targetAudience.ageRangeMax': [17, '=25–44'],
    'targetAudience.additionalDemographics': [7, 'Household income above 40,000 baht a month'],
    'campaignObjectives.advertisingChannels': [15, '=Facebook', '=Instagram', '=Google', '=Shopee'],
    'campaignObjectives.marketingMediaBudget': [[15, '=120,000 THB', '=360,000 THB'], [1, '=360,000 THB']],
    'campaignObjectives.marketingObjectives': [3, '=Sales conversion', '=Customer retention'],
    'campaignObjectives.specificObjectives': [[1, '=From 310 to 900 subscribers in six months'], [3, '=churn under 6%']],
    'campaignObjectives.currentChallenges': [[8, '=78 of 100'], [13, 'tock of the micro-lots runs out within a week of launch']],
    'competitiveAnalysis.competitors.0.name': [[9, 'Akha Hill Beans'], [10, 'Akha Hill Beans']],
    'competitiveAnalysis.competitors.0.website': [9, '=Own site'],
    'competitiveAnalysis.competitors.0.strengths': [10, 'Award-winning lots', 'trong export story'],
    'competitiveAnalysis.competitors.0.weaknesses': [10, 'No subscription', 'hips twice a month'],
    'competitiveAnalysis.competitors.1.name': [[9, 'Bangkok Daily Roast'], [10, 'Bangkok Daily Roast']],
    'competitiveAnalysis.competitors.1.website': [9, '=own site'],
    'competitiveAnalysis.competitors.1.strengths': [10, 'Same-day delivery in Bangkok', 'ig Instagram'],
    'competitiveAnalysis.competitors.1.weaknesses': [10, 'Blends of unclear origin', 'o farm of its own'],
    'competitiveAnalysis.competitors.2.name': [[9, 'MegaMart house coffee'], [10, 'MegaMart house coffee']],
    'competitiveAnalysis.competitors.2.strengths': [10, 'Price', 'helf presence everywhere'],
    'competitiveAnalysis.competitors.2.weaknesses': [10, 'Stale stock', 'o story'],
    'competitiveAnalysis.marketContext': [4, 'Home brewing grew after 2020', 'uyers compare roast dates', 'arketplaces run double-date sales every month'],
    'competitiveAnalysis.additionalNotes': [[14, 'No discount deeper than 15%', '=The owner is ready to be filmed'], [15, '=15%']],
  },
  'dental-clinic-th': {
    'clientInfo.companyName': [1, 'คลินิกทันตกรรมยิ้มชื่น'],
    'clientInfo.businessType': [15, '=โฆษณาทางการแพทย์'],
    'clientInfo.businessSubType': [15, '=โฆษณาทางการแพทย์'],
    'clientInfo.keyMessage': [[1, 'ยิ้มได้เต็มที่ ไม่ต้องกลัวหมอฟัน'], [14, 'ยิ้มได้เต็มที่ ไม่ต้องกลัวหมอฟัน']],
    'clientInfo.productService': [5, 'จัดฟันใส', 'ฟอกสีฟัน', 'รากฟันเทียม', 'ทันตกรรมเด็ก'],
    'clientInfo.heroProduct': [[5, 'แบบผ่อนชำระ 0% นาน 10 เดือน'], [8, '=ผ่อน 0% 10 เดือน เดือนละ 3,900 บาท']],
    'clientInfo.startingPrice': [[9, 'เริ่มต้น 39,000 บาท'], [5, '39,000 บาท']],
    'clientInfo.afterSalesService': [5, 'รวจติดตามฟรีทุก 6 เดือน', 'มีทีมทันตแพทย์ตอบคำถามผ่าน LINE ทุกวัน'],
    'clientInfo.strengths': [5, 'ทันตแพทย์เฉพาะทาง 7 ท่าน', 'เครื่องสแกนฟัน 3 มิติ', 'ห้องรักษาแยกสำหรับเด็ก', 'ที่จอดรถ 40 คัน'],
    'clientInfo.hasOnlineAdExperience': [12, '=ต้องรู้ก่อนว่า'],
    'clientInfo.whyNeedNow': [13, 'มีคลินิกเปิดใหม่ในย่านเดียวกัน 3 แห่ง'],
    'marketingChannels.website': [6, '=Website'],
    'marketingChannels.facebookPage': [6, '=Facebook'],
    'marketingChannels.instagramAccount': [6, '=Instagram'],
    'targetAudience.targetDemographics': [[7, 'คนทำงาน', 'ผู้ปกครองที่มีลูกวัยประถม'], [16, 'รัศมี 15 กิโลเมตร']],
    'targetAudience.geographicLocation': [4, 'นนทบุรี', 'ปทุมธานี'],
    'targetAudience.targetGroup': [4, '=1.51 ล้านคน'],
    'targetAudience.ageRangeMin': [16, '=22–45'],
    'targetAudience.ageRangeMax': [17, '=22–45'],
    'targetAudience.additionalDemographics': [7, 'รายได้ครัวเรือน 30,000–80,000 บาทต่อเดือน'],
    'campaignObjectives.advertisingChannels': [15, '=Facebook', '=Google', '=TikTok'],
    'campaignObjectives.marketingMediaBudget': [[1, '80,000 บาทต่อเดือน'], [15, '=80,000 บาท']],
    'campaignObjectives.marketingObjectives': [3, '=สร้างผู้สนใจ', '=สร้างการรับรู้'],
    'campaignObjectives.specificObjectives': [[3, '=60 นัดต่อเดือน', '=31 มีนาคม 2570']],
    'campaignObjectives.currentChallenges': [[8, 'พนักงานตอบแชตไม่ทันในช่วงเย็น'], [13, 'โฆษณาทางการแพทย์ต้องขออนุญาตก่อนเผยแพร่']],
    'competitiveAnalysis.competitors.0.name': [9, 'คลินิกฟันสวยพลัส'],
    'competitiveAnalysis.competitors.0.website': [9, '=เว็บไซต์'],
    'competitiveAnalysis.competitors.0.strengths': [10, 'มี 12 สาขา', 'รีวิวเยอะ'],
    'competitiveAnalysis.competitors.0.weaknesses': [10, 'รอคิวนาน', 'เปลี่ยนทันตแพทย์บ่อย'],
    'competitiveAnalysis.competitors.1.name': [9, 'โรงพยาบาลทันตกรรมนนท์'],
    'competitiveAnalysis.competitors.1.strengths': [10, 'น่าเชื่อถือ', 'เปิด 24 ชั่วโมง'],
    'competitiveAnalysis.competitors.1.weaknesses': [10, 'ราคาสูง', 'ไม่มีแผนผ่อนชำระ'],
    'competitiveAnalysis.marketContext': [4, 'ผู้คนค้นหารีวิวก่อนตัดสินใจ', 'ถามราคาผ่านแชตก่อนนัดหมาย'],
    'competitiveAnalysis.additionalNotes': [14, 'ห้ามใช้ภาพก่อน–หลังการรักษา', 'ห้ามรับรองผล'],
  },
  'industrial-b2b-en': {
    'clientInfo.companyName': [1, 'Siam Bondline Adhesives Co., Ltd.'],
    'clientInfo.businessType': [4, '=companies that can be listed by name'],
    'clientInfo.productService': [5, 'tructural adhesives', 'ispensing equipment'],
    'clientInfo.heroProduct': [[1, 'BL-740 two-part epoxy'], [5, '90-second handling strength']],
    'clientInfo.startingPrice': [[5, '=$18 per kg, minimum order 200 kg'], [12, '=$3,600']],
    'clientInfo.afterSalesService': [5, 'On-site process engineer within 48 hours'],
    'clientInfo.strengths': [[5, 'IATF 16949', 'ocal laboratory', 'ead time 10 days against 8 weeks for imports'], [11, 'ead time 10 days']],
    'clientInfo.hasOnlineAdExperience': [12, '=First we measure'],
    // Its own affairs: they start the plan, and are nothing to tell in it.
    'clientInfo.whyNeedNow': [],
    'marketingChannels.website': [6, '=Website'],
    'targetAudience.targetDemographics': [[7, 'Process engineers', 'purchasing managers', 'at tier-1 and tier-2 suppliers'], [17, 'Process engineers']],
    'targetAudience.geographicLocation': [[4, '=Rayong and Chonburi'], [7, 'Rayong', 'Chonburi']],
    'targetAudience.targetGroup': [4, '=companies that can be listed by name'],
    'targetAudience.additionalDemographics': [7, 'Plants with more than 200 employees'],
    'campaignObjectives.advertisingChannels': [15, '=Google', '=LinkedIn'],
    'campaignObjectives.marketingMediaBudget': [[1, '=$6,000 a month'], [15, '=$6,000']],
    'campaignObjectives.marketingObjectives': [3, '=Lead generation'],
    'campaignObjectives.specificObjectives': [3, '10 qualified inquiries a month', '2 plant trials a quarter'],
    'campaignObjectives.currentChallenges': [[8, 'ong qualification cycle (6 to 9 months)'], [13, 'ngineers do not fill in forms']],
    'competitiveAnalysis.competitors.0.name': [9, 'Henkel-class multinational'],
    'competitiveAnalysis.competitors.0.strengths': [10, 'Approved on global platforms'],
    'competitiveAnalysis.competitors.0.weaknesses': [10, 'Slow local support'],
    'competitiveAnalysis.marketContext': [4, 'EV battery packs need new bonding processes', 'uyers ask for local data'],
  },
  'barely-answered': {
    'clientInfo.companyName': [1, 'Nok'],
    'clientInfo.businessType': [3, '=Brand awareness'],
    'clientInfo.productService': [5, 'ailoring'],
    'clientInfo.strengths': [5, 'Fast'],
    'clientInfo.hasOnlineAdExperience': [6, '=No campaign has run here yet'],
    // So do all.
    'clientInfo.whyNeedNow': [],
    'targetAudience.targetDemographics': [[3, 'eighbours and office staff'], [7, '=Neighbours']],
    'targetAudience.geographicLocation': [[1, 'Hat Yai'], [7, 'Hat Yai']],
    'targetAudience.targetGroup': [4, '=million people'],
    'campaignObjectives.advertisingChannels': [15, '=Facebook'],
    'campaignObjectives.marketingMediaBudget': [[12, 'as little as possible'], [15, 'as little as possible']],
    'campaignObjectives.marketingObjectives': [3, '=Brand awareness'],
    'competitiveAnalysis.competitors.0.name': [[9, 'The shop next door'], [10, 'The shop next door']],
  },
}; // prettier-ignore

/** 'clientInfo.companyName' → its answer; what says nothing is left out: empty texts, zeros, 'all genders', card ids. */
function answersOf(form: FormData): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (/\.(?:id|coverImage)$|\.gender$/u.test(path)) return;
    if (typeof value === 'string' && value.trim() !== '') found.set(path, value);
    else if (typeof value === 'number' && value > 0) found.set(path, String(value));
    else if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
      if (value.length > 0) found.set(path, value.join(', '));
    } else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path}.${key}`);
  };
  walk(form, '');
  return found;
}

const isRow = (given: Row | readonly Row[]): given is Row => typeof given[0] === 'number';

describe.each(BRIEF_NAMES)('%s', (name) => {
  const { formData, language } = readBrief(name);
  const answers = answersOf(formData);
  let deck: Section[] = [];
  beforeAll(async () => {
    deck = await writeDeck(formData, language);
  });
  test('has a row for every answer, and no other', () =>
    expect([...answers.keys()].toSorted()).toEqual(Object.keys(TABLE[name]).toSorted()));
  const rows = Object.entries(TABLE[name]).flatMap(([field, given]) =>
    (isRow(given) ? [given] : given).map(([page, ...words]) => [field, page, words] as const),
  );
  test.each(rows)('%s stands on page %i', (field, page, words) => {
    const section = deck[page - 1];
    const said = [section?.title ?? '', ...texts(section?.output), ...texts(section?.reckoned)].join('\n');
    for (const word of words) {
      // Without a mark the table itself must quote the answer.
      if (!word.startsWith('=')) expect(answers.get(field)?.toLowerCase()).toContain(word.toLowerCase());
      expect(said.toLowerCase()).toContain(word.replace(/^=/u, '').toLowerCase());
    }
  });
});
