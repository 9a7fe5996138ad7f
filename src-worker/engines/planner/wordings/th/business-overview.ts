/** หน้า 5: ลูกค้าคือใคร ขายอะไร เด่นเรื่องไหน */
import type { Wordings } from '../index.ts';

export const businessOverview: Wordings['businessOverview'] = {
  headlineStrength: ({ name, ours }) => `เหตุผลชัด ๆ ที่จะเลือก ${name}: ${ours}`,
  headlineProduct: ({ name, product }) => `${name} ขาย ${product}`,
  headlineName: ({ name }) => `รู้จัก ${name}`,
  description: ({ company, offer, use }) =>
    `สินค้าและบริการของ ${company} คือ ${offer}${use === '' ? '' : ` สำหรับ ${use}`}`,
  descriptionNone: ({ company }) => `${company} คือลูกค้าของข้อเสนอนี้`,
  hero: ({ hero }) => `แผนนี้ชู ${hero}`,
  reason: ({ reason }) => `ทำไมต้องตอนนี้: ${reason}`,
  sellsTo: ({ places }) => `ขายใน ${places}`,
  sellsAnywhere: 'ขายในที่ที่ลูกค้าอยู่',
  priceFrom: ({ price }) => `ราคา ${price}`,
  monthlyPayment: ({ payment, price }) => `เดือนละ ${payment} จากราคา ${price}`,
  position: ({ ours }) => `ยืนบนหลักฐานเดียว: ${ours}`,
  positionAhead: ({ rival, label, ours }) => `นำ ${rival} เรื่อง${label}: ${ours}`,
  positionProduct: ({ product }) => `ให้ลูกค้านึกถึงเรื่อง ${product}`,
  factCaption: ({ words }) => words,
  factRival: ({ rival, words }) => `${rival}: ${words}`,
  factScale: 'จำนวนวัน',
  picture: ({ ours }) => `ถ่ายหลักฐานให้เห็น: ${ours}`,
  pictureProduct: ({ product }) => `ถ่าย ${product} ตอนใช้งานจริง`,
  evidencePosition: 'จุดยืน',
  evidencePositionWhy: 'ข้อเสนอจากจุดแข็งที่ให้มา',
};
