/** หน้า 9: แถวของเรา แล้วคู่แข่งเท่าที่รู้ */
import { gapAfter, inQuotes, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';

export const competitorMarketing: Wordings['competitorMarketing'] = {
  headlineTwo: ({ first, second }) => `เรานำเรื่อง${first}และ${second}`,
  headlineOne: ({ label, rival }) => `เรานำ ${rival} เรื่อง${label}`,
  headlineShow: ({ ours, rival }) => `เทียบกับ ${rival} เรามี ${inQuotes(ours)}`,
  headlineStrengths: ({ labels }) => `{buyers}เลือกคู่แข่งเพราะ${labels}`,
  headlinePrices: ({ rival, them, us }) => `${rival} ขาย ${them} เราขาย ${us}`,
  headlineNames: ({ rivals }) => `{buyers}มี ${rivals} เป็นอีกทางเลือก`,
  headlineNone: ({ name }) => `{buyers}เลือกระหว่าง ${name} กับยังไม่ทำอะไร`,
  headlineTold: ({ name, words }) => `{buyers}ชั่งใจระหว่าง ${name} กับ “${words}”`,
  overlap: { high: 'สูง', unknown: '' },
  price: { low: 'ต่ำ', high: 'สูง', unknown: '', free: 'ฟรี' },
  ownSite: 'เว็บไซต์',
  website: 'เว็บ',
  named: 'คุณบอกชื่อไว้',
  insightOurs: ({ rival, label, ours }) => `ที่เรานำ ${rival} เรื่อง${label} เพราะ ${inQuotes(ours)}`,
  insightMeasured: ({ label, rival, us, them }) => `${label} เรา ${us} ส่วน ${rival} ${them}`,
  insightTheirs: ({ rival, label }) => `${rival} นำเรื่อง${label} เราจึงไปแข่งเรื่องอื่น`,
  insightSold: ({ hero }) => `เราโชว์${thaiGap(hero)}${hero}${gapAfter(hero)}ก่อน`,
  insightAlso: ({ ours }) => `นอกจากนี้เรามี ${inQuotes(ours)}`,
  insightNone: ({ ours }) => `จุดที่แข็งที่สุดของเราคือ ${inQuotes(ours)}`,
  evidenceOverlap: 'ระดับการทับซ้อนและกลุ่ม{buyers}',
  evidenceOverlapWhy: 'ตีความจากจุดเด่นที่ให้มา พื้นที่หรือช่องทางเดียวกันถือว่าสูง',
};
