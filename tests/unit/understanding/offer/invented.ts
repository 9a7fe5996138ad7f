/** Short invented offers, as different as the world is, in both languages: what each is, and what it is not known to be. */
import type { OfferMeaning } from '../../../../src/shared/domain/corrections.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { matchBusinessSubType, matchBusinessType } from '../../../../src/shared/domain/taxonomy.ts';

interface Invented {
  product: string;
  hero?: string;
  price?: string;
  goals?: string;
  after?: string;
  audience?: string;
  more?: string;
  challenges?: string;
  type?: string;
  sub?: string;
  business?: true;
  /** What it is; a list where several are as right. */
  kind: readonly (OfferMeaning['kind'] | 'not known')[];
  close?: OfferMeaning['close'];
  deliberation?: OfferMeaning['deliberation'];
  repeat?: OfferMeaning['repeat'];
  /** Of the table of goods. */
  goods?: string;
}

export const INVENTED: readonly Invented[] = [
  { product: 'Wild-swimming changing robes, sewn in Falmouth from recycled fleece', hero: 'The Long Robe', price: '£89', goals: '200 orders a month from the website', type: 'Apparel & Accessories', kind: ['goods'], close: 'cart' },
  { product: 'We tune and regulate grand pianos in concert halls and homes', price: '€160 per visit', goals: '25 appointments a week', after: 'A reminder after six months', type: 'Arts, Game & Entertainment', kind: ['appointment service'] },
  { product: 'Stairlifts, measured and installed within a week', hero: 'Curved stairlift', price: 'from £2,950 fitted', goals: '40 home visits a month, 18 signed', more: 'The daughter decides, the parent uses it. They think about it for three weeks.', type: 'Health & Beauty', kind: ['goods with installation'], close: 'visit', deliberation: 'weeks', goods: 'mobility aids' },
  { product: 'ซอสพริกศรีราชาหมักโบราณ ขวด 300 มล.', price: 'ขวดละ 65 บาท', goals: 'ยอดขาย Shopee เดือนละ 1,500 ขวด', type: 'Food, Beverages & Tobacco', sub: 'Snacks & Packaged Food', kind: ['consumable goods'] },
  { product: 'รับสร้างบ้านโมเดิร์น งบ 2-5 ล้าน พร้อมเขียนแบบและยื่นขออนุญาต', price: 'ตารางเมตรละ 14,500', goals: 'นัดคุยเดือนละ 20 ราย เซ็นสัญญา 3 หลัง', type: 'Other Business', sub: 'Building Contractor & Renovation', kind: ['project service'], close: 'meeting' },
  { product: 'Weekly box of vegetables from our own fields, left in your porch', hero: 'Family box', price: '$32 a week, skip any week', goals: '150 members by May', type: 'Food, Beverages & Tobacco', sub: 'Fresh Food & Ingredients', kind: ['subscription'] },
  { product: 'Houseboat on the Kerala backwaters with cook and captain', price: '₹14,000 per night for two', goals: 'occupancy 40% to 65%', type: 'Other Business', sub: 'Hotel & Resort', kind: ['stay'] },
  { product: 'เช่าชุดไทยถ่ายรูปหน้าวัดอรุณ พร้อมแต่งหน้าทำผม', price: 'ชุดละ 500 บาท 3 ชั่วโมง', goals: 'ลูกค้าต่างชาติวันละ 30 คน', type: 'Apparel & Accessories', kind: ['rental'] },
  { product: 'Invoice factoring for haulage firms', price: '1.8% of the invoice', goals: '60 applications a quarter', audience: 'owners of 5 to 40 trucks', business: true, type: 'Other Business', sub: 'Banking & Loans', kind: ['finance product'], close: 'application', goods: 'loans' },
  { product: 'Rescue centre for hedgehogs. We live from donations and a sponsor-a-hedgehog scheme', price: 'sponsor from €5 a month', goals: '400 monthly donors', type: 'Animals & Pet', kind: ['cause'] },
  { product: 'Same-day courier on cargo bikes within the ring road', price: 'CHF 14 per parcel', goals: '90 parcels a day', business: true, type: 'Other Business', sub: 'Logistics & Delivery', kind: ['delivery'], goods: 'parcels' },
  { product: 'Machined titanium parts to drawing, 5-axis, batches of 1 to 200', price: 'on quotation', goals: '30 RFQs a month', business: true, type: 'Industrial', sub: 'Factory Supplies & Services', kind: ['industrial supply'], close: 'quote' },
  { product: 'คลินิกฝังเข็มแพทย์แผนจีน ปวดหลัง ไมเกรน', price: 'ครั้งละ 800 บาท', goals: 'นัดใหม่เดือนละ 60 คน', type: 'Health & Beauty', sub: 'Clinic', kind: ['appointment service'] },
  { product: 'Tasting menu for 14 guests around a fire, Thursday to Saturday', hero: 'Nine-course supper', price: '£95 per head', goals: 'fill Thursdays', more: 'People book a table three weeks ahead', type: 'Food, Beverages & Tobacco', sub: 'Restaurant & Catering', kind: ['meal or venue'], close: 'booking' },
  { product: 'Master franchise for a chain of bubble tea kiosks', hero: 'Territory licence', price: 'joining fee $45,000, royalty 5%', goals: '6 signed territories', type: 'Food, Beverages & Tobacco', sub: 'Coffee & Tea', kind: ['franchise or dealership'], repeat: 'once' },
  { product: 'หาตัวแทนจำหน่ายปุ๋ยอินทรีย์ทุกอำเภอ ลงทุนเริ่มต้น 15,000', price: 'เปิดบิลแรก 15,000 บาท', goals: 'ตัวแทนใหม่ 40 ราย', type: 'Other Business', sub: 'Agriculture & Farming', kind: ['franchise or dealership'] },
  { product: 'Two-bedroom flats by the tram stop, handover of units in autumn', price: '€268,000', goals: '30 viewings a month', type: 'Other Business', sub: 'Houses & Condominiums', kind: ['property'], close: 'visit', deliberation: 'months' },
  { product: 'Queue management app for walk-in clinics', price: '$49 per month per location, 30-day free trial', goals: '200 trials, 40 paying clinics', business: true, type: 'Electronics & Software', sub: 'Software & Applications', kind: ['software'], close: 'trial', goods: 'software' },
  { product: 'Night trail race under the full moon, 12 and 25 km', price: 'entry €38, early bird €30', goals: '900 tickets', type: 'Sport & Exercise', kind: ['ticketed event'] },
  { product: 'ทัวร์ดำน้ำเกาะสิมิลันวันเดียว รวมรถรับส่งและอาหาร', price: 'ท่านละ 2,490', goals: 'วันละ 25 ที่นั่ง', more: 'ทักไลน์จอง', type: 'Other Business', sub: 'Travel & Tours', kind: ['tour'], close: 'chat', goods: 'tours' },
  { product: 'Welding course for women, evenings, no experience needed', price: 'A$690 per course', goals: '48 students a year', type: 'Other Business', sub: 'Tutoring & Training Courses', kind: ['course'] },
  { product: 'Hearing-aid batteries and wax filters by post', price: '£4.50 per pack', goals: '800 orders a month', type: 'Health & Beauty', kind: ['consumable goods', 'goods', 'not known'] },
  { product: 'บ้านพักผู้สูงอายุริมแม่น้ำ มีพยาบาลตลอด 24 ชม.', price: 'เดือนละ 22,000', goals: 'นัดเข้าชมเดือนละ 12 ครอบครัว', type: 'Health & Beauty', sub: 'Hospital & Nursing Care', kind: ['residential care'], close: 'visit' },
  { product: 'Saffron by the kilo for spice packers', price: '$1,900 per kg FOB, MOQ 2 kg', goals: '8 new buyers', business: true, type: 'Food, Beverages & Tobacco', sub: 'Fresh Food & Ingredients', kind: ['industrial supply'] },
  { product: 'โดรนพ่นยารับจ้าง ไร่ละ', hero: 'รับจ้างพ่นยาด้วยโดรน', price: 'ไร่ละ 70 บาท', goals: 'คิวจองเดือนละ 900 ไร่', type: 'Other Business', sub: 'Agriculture & Farming', kind: ['appointment service', 'project service', 'not known'] },
  { product: 'Grave care: we clean headstones and plant flowers twice a year', price: '€240 a year', goals: '300 graves under contract', type: 'Religious, Belief & Ceremonial', kind: ['subscription', 'appointment service'] },
  { product: 'Coffee machine leasing with beans and service for offices', price: '$129 per month', goals: '70 demos', business: true, type: 'Food, Beverages & Tobacco', sub: 'Coffee & Tea', kind: ['rental', 'subscription', 'not known'] },
  { product: 'xylotherm panels', price: 'ask us', goals: 'more', kind: ['not known'] },
  { product: 'ขายส่งลูกชิ้นแช่แข็งให้ร้านก๋วยเตี๋ยว', price: 'กิโลละ 95 ขั้นต่ำ 20 กิโล', goals: 'ร้านใหม่เดือนละ 30 ร้าน', business: true, type: 'Food, Beverages & Tobacco', sub: 'Snacks & Packaged Food', kind: ['consumable goods', 'industrial supply'] },
  { product: 'Interpreters for court, by video, in 40 languages', price: '$95 an hour', goals: '500 booked hours a month', business: true, type: 'Other Business', sub: 'Legal & Consulting', kind: ['appointment service', 'project service'] },
  { product: 'รับซ่อมนาฬิกาโบราณ เปลี่ยนใยลาน ขัดตัวเรือน', price: 'เริ่ม 1,200 บาท', goals: 'งานซ่อมเดือนละ 40 เรือน', type: 'Apparel & Accessories', sub: 'Jewellery, Watches & Eyewear', kind: ['appointment service'] },
  { product: 'Electric cargo bikes for families, test ride at our shop', hero: 'Long John 2', price: 'from €4,800', goals: '120 test rides, 30 sold', type: 'Sport & Exercise', kind: ['goods'], deliberation: 'months', goods: 'bicycles' },
  { product: 'ประกันเดินทางต่างประเทศ ซื้อผ่านเว็บใน 3 นาที', price: 'เบี้ยเริ่ม 189 บาท', goals: 'ขายกรมธรรม์เดือนละ 2,000 ฉบับ', type: 'Other Business', sub: 'Insurance', kind: ['finance product'], goods: 'travel insurance' },
  { product: 'Odour-free cat litter from tofu, 7 litre bag', price: '฿199 per bag', goals: '3,000 bags a month on Lazada', type: 'Animals & Pet', sub: 'Pet Supplies & Accessories', kind: ['consumable goods'], repeat: 'used up', goods: 'cat litter' },
]; // prettier-ignore

export function formOf(one: Invented): FormData {
  const form = emptyFormData();
  const type = matchBusinessType(one.type ?? '');
  Object.assign(form.clientInfo, {
    businessType: type?.name ?? '',
    businessSubType: matchBusinessSubType(one.sub ?? '', type)?.name ?? '',
    productService: one.product,
    heroProduct: one.hero ?? '',
    startingPrice: one.price ?? '',
    afterSalesService: one.after ?? '',
  });
  Object.assign(form.targetAudience, {
    targetDemographics: one.audience ?? '',
    additionalDemographics: one.more ?? '',
    targetGroup: one.business ? 'B2B' : 'All',
  });
  Object.assign(form.campaignObjectives, {
    specificObjectives: one.goals ?? '',
    currentChallenges: one.challenges ?? '',
  });
  return form;
}
