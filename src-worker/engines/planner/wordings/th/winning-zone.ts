/** หน้า 11: ลูกค้าอยากได้อะไร เราเก่งอะไร คู่แข่งเก่งอะไร และพื้นที่ตรงกลาง */
import type { Wordings } from '../index.ts';

export const winningZone: Wordings['winningZone'] = {
  headline: ({ want, ours }) => `เราได้ใจคนที่อยาก${want}: ${ours}`,
  headlinePosition: ({ ours }) => `เราชนะใจลูกค้าด้วยเรื่องนี้: ${ours}`,
  leadWith: ({ ours }) => `เปิดโฆษณาทุกชิ้นด้วย ${ours}`,
  doNotRace: ({ rival, label }) => `ปล่อยเรื่อง${label}ให้ ${rival}`,
  discountCap: ({ percent }) => `ไม่ชนะด้วยราคา ลดไม่เกิน ${percent}`,
  rule: ({ rule }) => `รักษาเงื่อนไขของลูกค้า: ${rule}`,
  openWith: ({ hero }) => `เปิดทุกบทสนทนาด้วย ${hero}`,
  wantPlain: 'รู้ว่าเงินที่จ่ายไปได้อะไร',
  theirsNone: 'รอไปก่อน วันนี้ยังไม่เสียเงิน',
  oursNone: ({ product }) => `${product} จากคนที่ทำเอง`,
  picture: ({ want, ours, theirs }) => `ลูกค้าอยากได้: ${want} เรามี: ${ours} เขามี: ${theirs}`,
  evidenceWant: ({ because }) => `ตีความจาก: ${because}`,
  evidenceIdea: 'แนวคิดจุดที่ใช่',
};
