/** หน้า 5: ลูกค้าคือใคร ขายอะไร เด่นเรื่องไหน */
import { gapAfter, thaiGap } from '../../text.ts';
import type { Wordings } from '../index.ts';

export const businessOverview: Wordings['businessOverview'] = {
  headlineStrength: ({ name, ours }) => `ทำไมต้อง ${name}: ${ours}`,
  headlineProduct: ({ name, product }) => `${name} ชู${thaiGap(product)}${product}`,
  headlineName: ({ name }) => `รู้จัก ${name}`,
  description: ({ company, offer, use }) =>
    `สินค้าและบริการของ ${company} คือ${thaiGap(offer)}${offer}${use === '' ? '' : `${gapAfter(offer)}สำหรับ${thaiGap(use)}${use}`}`,
  descriptionOwn: ({ company, words }) => `สินค้าและบริการของ ${company} คือ${thaiGap(words)}${words}`,
  descriptionNone: ({ company }) => `ข้อเสนอนี้ทำขึ้นสำหรับ ${company}`,
  hero: ({ hero }) => `แผนนี้ชู${thaiGap(hero)}${hero}`,
  reason: ({ reason }) => `ทำไมต้องตอนนี้: ${reason}`,
  sellsTo: ({ places }) =>
    places.startsWith('ทั่ว') ? `ดูแลลูกค้า${places}` : `ดูแลลูกค้าใน${thaiGap(places)}${places}`,
  sellsAnywhere: 'ดูแลลูกค้าทุกพื้นที่',
  priceFrom: ({ price }) => `ราคา ${price}`,
  monthlyPayment: ({ payment, price }) => `เดือนละ ${payment} จากราคา ${price}`,
  position: ({ ours }) => `เหตุผลที่เลือกเรา: ${ours}`,
  positionAhead: ({ rival, label, ours }) => `เรานำ ${rival} เรื่อง${label}: ${ours}`,
  positionProduct: ({ product }) => `ให้ลูกค้านึกถึงเราก่อนเมื่อต้องการ${thaiGap(product)}${product}`,
  factCaption: ({ words }) => words,
  factRival: ({ rival, words }) => `${rival}: ${words}`,
  factScale: 'จำนวนวัน',
  picture: ({ ours }) => `ถ่ายหลักฐานให้เห็น: ${ours}`,
  pictureProduct: ({ product }) => `ถ่าย ${product} ตอนใช้งานจริง`,
  evidencePosition: 'จุดยืน',
  evidencePositionWhy: 'ข้อเสนอจากจุดแข็งที่ให้มา',
};
