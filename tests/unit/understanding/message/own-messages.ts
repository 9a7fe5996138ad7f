/** Messages of our own, as siblings of the strangers' ones: other programs, labels, orders and mixes. Names are invented. */
import type { Case } from '../../../checks/strangers/compare-messages.ts';

const C = 'clientInfo.';
const T = 'targetAudience.';
const G = 'campaignObjectives.';
const M = 'marketingChannels.';

export const OWN: readonly (Case & { name: string })[] = [
  {
    name: 'Telegram, Thai: the agency suggests, the client answers short',
    about: 'the proposals of the agency are not the client’s',
    kind: 'chat',
    text: `ฟ้า ครัวปลาดาว, [03.02.2026 09:11]
ร้านครัวปลาดาว อยู่ระยองค่ะ ขายอาหารทะเลแปรรูป
Bank Mediaworks, [03.02.2026 09:12]
งบประมาณต่อเดือนเท่าไหร่ครับ ผมแนะนำ 50,000
ฟ้า ครัวปลาดาว, [03.02.2026 09:20]
18,000 ต่อเดือนค่ะ
Bank Mediaworks, [03.02.2026 09:21]
ลูกค้าเป็นใครครับ
ฟ้า ครัวปลาดาว, [03.02.2026 09:25]
แม่บ้านกับคนทำงานที่ซื้อไปฝาก อายุ 30-60 ค่ะ
Bank Mediaworks, [03.02.2026 09:26]
ลง TikTok ด้วยไหมครับ
ฟ้า ครัวปลาดาว, [03.02.2026 09:30]
ไม่เอาค่ะ เฟสบุ๊คอย่างเดียว`,
    expected: {
      [`${G}marketingMediaBudget`]: '18,000 ต่อเดือน',
      [`${T}ageRangeMin`]: 30,
      [`${T}ageRangeMax`]: 60,
      [`${G}advertisingChannels`]: ['facebook-ads'],
      [`${C}companyName`]: { any: ['ครัวปลาดาว', 'ร้านครัวปลาดาว'] },
    },
    empty: [`${M}tiktokProfile`, `${C}startingPrice`, `${M}website`],
  },
  {
    name: 'a mail with answers below the quoted questions',
    about: 'an answer takes its meaning from the question above it',
    kind: 'mail',
    text: `From: Oona Brandt <oona@kestrelkilns.ie>
To: team@lowtide-agency.com
Subject: Re: some questions

Hi both, answers inline.

> What do you sell?
Second-hand pottery kilns, checked and rewired by us.

> What is your budget?
EUR 700 a month until June.

> Who are your customers?
Home potters and evening-class teachers.

> Which channels would you like?
Instagram, and maybe Google later.

Best,
Oona
Kestrel Kilns Ltd`,
    expected: {
      [`${C}companyName`]: 'Kestrel Kilns Ltd',
      [`${C}productService`]: 'Second-hand pottery kilns, checked and rewired by us',
      [`${G}marketingMediaBudget`]: { any: ['EUR 700 a month', 'EUR 700 a month until June'] },
      [`${T}targetDemographics`]: 'Home potters and evening-class teachers',
      [`${G}advertisingChannels`]: ['instagram-ads'],
    },
    empty: [`${M}website`, 'competitiveAnalysis.competitors', `${T}ageRangeMin`],
  },
  {
    name: 'a form with questions above the answers',
    about: 'question lines',
    kind: 'form',
    text: `Company name?
Moss & Lantern
What do you offer?
Guided night walks in the New Forest
How much does it cost from?
£22 per person
How much can you spend on ads per month?
around £400
Who is it for?
Couples and small groups of friends
Age group?
25-45
Have you ever advertised?
No
Any don'ts?
Please never call it a ghost walk`,
    expected: {
      [`${C}companyName`]: 'Moss & Lantern',
      [`${C}productService`]: 'Guided night walks in the New Forest',
      [`${C}startingPrice`]: '£22 per person',
      [`${G}marketingMediaBudget`]: { any: ['around £400', '£400'] },
      [`${T}targetDemographics`]: 'Couples and small groups of friends',
      [`${T}ageRangeMin`]: 25,
      [`${T}ageRangeMax`]: 45,
      [`${C}hasOnlineAdExperience`]: 'no',
      'competitiveAnalysis.additionalNotes': {
        any: ['Please never call it a ghost walk', 'never call it a ghost walk'],
      },
    },
    empty: [`${M}website`, `${C}onlineAdIssues`],
  },
  {
    name: 'a sheet in Thai by tabs, with rivals in rows of their own',
    about: 'cells beside a label',
    kind: 'table',
    text: `ชื่อร้าน\tใบบัวจักรยาน
สินค้า\tจักรยานไม้ไผ่สั่งทำ
ราคาเริ่มต้น\t24,000 บาท
งบโฆษณา\t2 หมื่นต่อเดือน
กลุ่มเป้าหมาย\tคนเมืองที่ปั่นไปทำงาน
อายุ\t28-50
เพศ\tทุกเพศ
พื้นที่\tเชียงใหม่ กรุงเทพฯ
จุดเด่น\tเบากว่าเหล็ก 20%
เว็บไซต์\tbaibuabike.com
เพจ\t-
คู่แข่ง\tล้อไม้\tแข็ง: ราคาถูก / อ่อน: ส่งช้า
เคยลงโฆษณาไหม\tไม่เคย`,
    expected: {
      [`${C}companyName`]: 'ใบบัวจักรยาน',
      [`${C}productService`]: 'จักรยานไม้ไผ่สั่งทำ',
      [`${C}startingPrice`]: '24,000 บาท',
      [`${G}marketingMediaBudget`]: '2 หมื่นต่อเดือน',
      [`${T}targetDemographics`]: 'คนเมืองที่ปั่นไปทำงาน',
      [`${T}ageRangeMin`]: 28,
      [`${T}ageRangeMax`]: 50,
      [`${T}gender`]: 'all',
      [`${T}geographicLocation`]: 'เชียงใหม่ กรุงเทพฯ',
      [`${C}strengths`]: 'เบากว่าเหล็ก 20%',
      [`${M}website`]: 'baibuabike.com',
      [`${C}hasOnlineAdExperience`]: 'no',
      'competitiveAnalysis.competitors': [{ name: 'ล้อไม้', strengths: 'ราคาถูก', weaknesses: 'ส่งช้า' }],
    },
    empty: [`${M}facebookPage`, `${C}onlineAdIssues`],
  },
  {
    name: 'semicolons and English labels',
    about: 'another mark between cells',
    kind: 'csv',
    text: `no;question;answer;comment
1;Brand;Hollow Oak Saunas;
2;Product;Barrel saunas delivered and set up in a day;
3;Price from;€4,990;with stove
4;Monthly ad budget;€1,200;was €3,000 last year, never again
5;Area;Slovenia, Austria;
6;Facebook;n/a;
7;Instagram;@hollowoak.saunas;
8;Goal;6 saunas sold a month;`,
    expected: {
      [`${C}companyName`]: 'Hollow Oak Saunas',
      [`${C}productService`]: 'Barrel saunas delivered and set up in a day',
      [`${C}startingPrice`]: '€4,990',
      [`${G}marketingMediaBudget`]: '€1,200',
      [`${T}geographicLocation`]: 'Slovenia, Austria',
      [`${M}instagramAccount`]: '@hollowoak.saunas',
      [`${G}specificObjectives`]: '6 saunas sold a month',
    },
    empty: [`${M}facebookPage`, `${M}website`, `${C}whyNeedNow`],
  },
  {
    name: 'a request for proposals in English',
    about: 'the bidder’s figures are not the client’s',
    kind: 'rfp',
    text: `REQUEST FOR PROPOSALS
Issued by: Harbour Ferries Trust

1. Background
1.1 The Trust runs three passenger ferries between Ardmore and the islands.
1.2 Fewer than half of the seats are taken on weekdays.

2. Target audience
2.1 Day trippers and retired couples, aged 50 to 75

3. Requirements
3.1 Bidders must have run campaigns of at least $500,000.
3.2 Three references.

4. Budget
4.1 $180,000 including production
4.2 Late delivery is charged at $1,000 per day

5. Objectives
5.1 Increase weekday passengers from 900 to 1,400 per week

6. Channels
6.1 Facebook and Google`,
    expected: {
      [`${C}companyName`]: 'Harbour Ferries Trust',
      [`${T}ageRangeMin`]: 50,
      [`${T}ageRangeMax`]: 75,
      [`${G}marketingMediaBudget`]: { any: ['$180,000', '$180,000 including production'] },
      [`${G}specificObjectives`]: 'Increase weekday passengers from 900 to 1,400 per week',
      [`${G}advertisingChannels`]: ['facebook-ads', 'google-ads'],
    },
    empty: [`${C}startingPrice`, 'competitiveAnalysis.competitors', `${M}facebookPage`],
  },
  {
    name: 'LINE in English, with the time of day in halves',
    about: 'a correction replaces what was said',
    kind: 'chat',
    text: `[LINE] Chat history with Tess
Saved on: 2026/05/02 10:11

2026/05/01 Fri
9:01 AM\tJo Studio Ads\tHi Tess! What's your budget?
9:05 AM\tTess\tabout 30k a month
9:06 AM\tTess\tsorry no, 20k a month
9:07 AM\tJo Studio Ads\tWhat do you sell?
9:10 AM\tTess\twe sell hand poured candles
9:11 AM\tJo Studio Ads\tAnd your Instagram?
9:15 AM\tTess\tig: tess.wicks`,
    expected: {
      [`${G}marketingMediaBudget`]: '20k a month',
      [`${C}productService`]: 'hand poured candles',
      [`${M}instagramAccount`]: 'tess.wicks',
    },
    empty: [`${C}companyName`, `${C}startingPrice`, `${T}ageRangeMin`],
  },
  {
    name: 'English prose with other people’s money',
    about: 'what was paid, owed and earned is no budget',
    kind: 'mail',
    text: `Hello,

We are Pebble Court Nursery, a day nursery in Hove. We paid an agency £9,000 last year and got two calls. Rent is £3,200 a month and we owe the bank £40,000. We can spend £600 a month on ads from January.

Our customers are working parents within three miles. Places start at £68 a day.

Our competitor is Tiny Acorns, cheaper but always full.

Please do not use photos of children.

Kind regards,
Mae`,
    expected: {
      [`${C}companyName`]: 'Pebble Court Nursery',
      [`${G}marketingMediaBudget`]: { any: ['£600 a month', '£600 a month on ads from January'] },
      [`${C}startingPrice`]: '£68 a day',
      [`${T}targetDemographics`]: { any: ['working parents within three miles', 'working parents'] },
      'competitiveAnalysis.competitors': [
        { name: 'Tiny Acorns', strengths: 'cheaper', weaknesses: 'always full' },
      ],
      'competitiveAnalysis.additionalNotes': 'Please do not use photos of children',
    },
    empty: [`${M}website`, `${T}ageRangeMin`, `${T}gender`],
  },
  {
    name: 'Thai prose with other people’s money',
    about: 'loan, rent and last year’s spend are no budget',
    kind: 'notes',
    text: `สวัสดีครับ ร้าน "ก้อนเมฆ" ขายไอศกรีมโฮมเมดครับ อยู่นครราชสีมา
ปีที่แล้วจ่ายค่าโฆษณาไป 120,000 ไม่ได้ผล มีแต่คนกดไลก์
ค่าเช่าร้านเดือนละ 15,000 กู้มา 3 แสน
งบโฆษณาปีนี้ 9,000 บาทต่อเดือนครับ
เริ่มต้นถ้วยละ 35 บาท
อยากได้ลูกค้าวันละ 80 คน ตอนนี้ 40
ห้ามใช้คำว่าคลีนหรือลดน้ำหนัก
เว็บยังไม่มี ไอจี konmek.icecream`,
    expected: {
      [`${C}companyName`]: { any: ['ก้อนเมฆ', 'ร้าน "ก้อนเมฆ"'] },
      [`${C}productService`]: { any: ['ไอศกรีมโฮมเมด', 'ขายไอศกรีมโฮมเมด'] },
      [`${G}marketingMediaBudget`]: '9,000 บาทต่อเดือน',
      [`${C}startingPrice`]: { any: ['35 บาท', 'ถ้วยละ 35 บาท', 'เริ่มต้นถ้วยละ 35 บาท'] },
      [`${M}instagramAccount`]: 'konmek.icecream',
      'competitiveAnalysis.additionalNotes': 'ห้ามใช้คำว่าคลีนหรือลดน้ำหนัก',
    },
    empty: [`${M}website`, `${M}facebookPage`, `${T}ageRangeMin`],
  },
  {
    name: 'a forwarded mail whose outer words are the agency’s',
    about: 'hopes of a colleague are no answers',
    kind: 'forwarded',
    text: `From: Kai
To: planning
Subject: FW: our plans

I think we can sell them €9,000 and TikTok. Age 18-25!

-----Original Message-----
From: Ilse Varga <ilse@varga-optik.hu>
To: Kai Lund <kai@brightcove.agency>
Subject: our plans

Dear Kai,
We make reading glasses from old vinyl records. Our budget is €1,500 per month. We never advertised before.
Regards,
Ilse`,
    expected: {
      [`${C}productService`]: 'reading glasses from old vinyl records',
      [`${G}marketingMediaBudget`]: '€1,500 per month',
      [`${C}hasOnlineAdExperience`]: 'no',
    },
    empty: [`${T}ageRangeMin`, `${G}advertisingChannels`, `${M}tiktokProfile`],
  },
  {
    name: 'WhatsApp from a telephone set to Thai',
    about: 'rivals’ and husbands’ links',
    kind: 'chat',
    text: `1/6/2569 10:01 - ข้อความและการโทรมีการเข้ารหัสจากต้นทางถึงปลายทาง
1/6/2569 10:02 - Mint Agency: ขอลิงก์เพจกับเว็บหน่อยค่ะ
1/6/2569 10:05 - ป้าแดง: facebook.com/padangsomtam
1/6/2569 10:06 - ป้าแดง: อันนี้คู่แข่ง facebook.com/somtamjae
1/6/2569 10:07 - ป้าแดง: เว็บไม่มี
1/6/2569 10:08 - Mint Agency: ราคาเริ่มต้นเท่าไหร่คะ
1/6/2569 10:09 - ป้าแดง: 45 บาท`,
    expected: {
      [`${M}facebookPage`]: 'facebook.com/padangsomtam',
      [`${C}startingPrice`]: '45 บาท',
    },
    empty: [`${M}website`, `${G}marketingMediaBudget`],
  },
  {
    name: 'struck through and postponed in Markdown',
    about: 'what is taken back does not count',
    kind: 'notes',
    text: `# Brief: Juniper Row Bakery

- **Budget:** ~~£2,000 a month~~ £1,100 a month
- **Channels:** Instagram, ~~Facebook~~
- TikTok: maybe next year
- **Website:** juniperrow.co.uk
- **Best seller:** cardamom knots
- **Price from:** £2.80`,
    expected: {
      [`${C}companyName`]: 'Juniper Row Bakery',
      [`${G}marketingMediaBudget`]: '£1,100 a month',
      [`${G}advertisingChannels`]: ['instagram-ads'],
      [`${M}website`]: 'juniperrow.co.uk',
      [`${C}heroProduct`]: 'cardamom knots',
      [`${C}startingPrice`]: '£2.80',
    },
    empty: [`${M}tiktokProfile`, `${M}facebookPage`],
  },
  {
    name: 'hardly a word',
    about: 'nothing is invented',
    kind: 'chat',
    text: 'hi do you do websites? my friend said u r cheap. how much for 1000 followers lol. call me 081 555 0199',
    expected: {},
    empty: [
      `${C}companyName`,
      `${C}productService`,
      `${C}startingPrice`,
      `${G}marketingMediaBudget`,
      `${G}specificObjectives`,
      `${T}ageRangeMin`,
      `${M}website`,
    ],
  },
  {
    name: 'somebody who wants to sell something',
    about: 'an offer is no brief',
    kind: 'mail',
    text: `Dear business owner,

We offer 10,000 real followers for only $49! Our clients include 500+ brands worldwide. Visit www.follower-rocket.io today.

To unsubscribe click here.`,
    expected: {},
    empty: [
      `${G}marketingMediaBudget`,
      `${T}ageRangeMin`,
      `${T}geographicLocation`,
      `${C}hasOnlineAdExperience`,
      'competitiveAnalysis.competitors',
    ],
  },
  {
    name: 'a page of a form with boxes',
    about: 'only what is ticked counts',
    kind: 'form',
    text: `<!doctype html><html><body><table>
<tr><th>Brand (e.g. Sunny Café)</th><td>Nordlys Tents</td></tr>
<tr><th>Budget <small>e.g. $5,000</small></th><td>$2,300 per month</td></tr>
<tr><th>Channels</th><td>[x] Facebook [ ] Instagram [x] Google [ ] TikTok</td></tr>
<tr><th>Website</th><td><span style="color:#999">www.yourbrand.com</span></td></tr>
<tr><th>Ever advertised online?</th><td>[ ] yes [x] no</td></tr>
</table></body></html>`,
    expected: {
      [`${C}companyName`]: 'Nordlys Tents',
      [`${G}marketingMediaBudget`]: '$2,300 per month',
      [`${G}advertisingChannels`]: ['facebook-ads', 'google-ads'],
      [`${C}hasOnlineAdExperience`]: 'no',
    },
    empty: [`${M}website`, `${C}startingPrice`],
  },
  {
    name: 'names and questions by hand',
    about: 'a chat without times',
    kind: 'chat',
    text: `Agency: Hi! Who buys from you?
Noor: mostly students in Leeds
Agency: How much would you like to spend a month?
Noor: 250 pounds
Agency: Anything we must not say?
Noor: don't say cheap
Agency: Prices?
Noor: from £6 a bowl`,
    expected: {
      [`${T}targetDemographics`]: { any: ['mostly students in Leeds', 'students', 'students in Leeds'] },
      [`${G}marketingMediaBudget`]: '250 pounds',
      'competitiveAnalysis.additionalNotes': "don't say cheap",
      [`${C}startingPrice`]: { any: ['£6 a bowl', 'from £6 a bowl'] },
    },
    empty: [`${C}companyName`, `${T}gender`],
  },
];
