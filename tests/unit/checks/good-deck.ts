/** A small deck that a strict reader lets pass, in both languages, and the answers that it is of. */
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';

export const emptyForm = (): FormData =>
  normaliseFormData({
    clientInfo: {
      companyName: 'VoltNest',
      strengths: 'Nine days from order to charged, next-day engineer, ถึงหน้างานใน 2 ชม. ทุกจังหวัด',
    },
    marketingChannels: { website: 'https://voltnest.example' },
    campaignObjectives: { advertisingChannels: ['google-ads', 'facebook-ads'] },
  });

const ENGLISH: Readonly<Record<number, Pick<Section, 'title' | 'output'>>> = {
  3: {
    title: 'We have to win 8 of the 200 people who ask',
    output: { objectives: [{ statement: 'We have to win 8 of the 200 people who ask.' }] },
  },
  5: {
    title: 'VoltNest charges the car in nine days',
    output: {
      description: 'Buyers wait three weeks for a box.',
      uniqueSellingPoints: ['Nine days from order to charged'],
    },
  },
  6: {
    title: 'Google brings people who already look for a charger',
    output: { channelAnalysis: [{ channel: 'Google', weaknesses: 'One click in 56 asks for a quote' }] },
  },
  12: {
    title: 'The page is the weakest step',
    output: { executiveSummary: 'Repair the page before you buy more clicks.' },
  },
  15: {
    title: 'Most of the money goes to people who search',
    output: {
      stagePlans: [{ stage: 'Action', platforms: ['Google', 'Facebook'], campaignTypes: ['Search'] }],
      flowNotes: 'Each month Google takes 26,000 + Facebook 8,000 = 34,000 THB. Media starts on 4 January.',
    },
  },
  17: {
    title: 'We leave out those who have a charger',
    output: {
      audienceMatrix: [
        { platform: 'Google', detailTargeting: 'Owners in Leeds' },
        { platform: 'Facebook', detailTargeting: 'New car, Leeds' },
      ],
    },
  },
  19: { title: 'Say yes by 30 November', output: { nextSteps: [{ step: 'Media starts on 4 January.' }] } },
};

const THAI: Readonly<Record<number, Pick<Section, 'title' | 'output'>>> = {
  3: {
    title: 'ต้องปิดการขายให้ได้ 8 คนจาก 200 คนที่ทักมา',
    output: { objectives: [{ statement: 'เพิ่มคนซื้อเป็น 8 คนต่อเดือน' }] },
  },
  5: {
    title: 'โวลต์เนสต์ติดตั้งเสร็จใน 9 วัน',
    output: { description: 'คนซื้อต้องรอกล่องชาร์จสามสัปดาห์', uniqueSellingPoints: ['ถึงหน้างานใน 2 ชม. ทุกจังหวัด'] },
  },
  6: {
    title: 'Google พาคนที่กำลังหาเครื่องชาร์จมาให้',
    output: { channelAnalysis: [{ channel: 'Google', weaknesses: 'คลิก 56 ครั้งทัก 1 ครั้ง' }] },
  },
  12: { title: 'หน้าเว็บคือจุดที่รั่วที่สุด', output: { executiveSummary: 'แก้หน้าเว็บก่อนซื้อคลิกเพิ่ม' } },
  15: {
    title: 'งบส่วนใหญ่ใช้กับคนที่กำลังค้นหา',
    output: {
      stagePlans: [{ stage: 'ปิดการขาย', platforms: ['Google', 'Facebook'], campaignTypes: ['Search'] }],
    },
  },
  17: {
    title: 'ไม่ยิงซ้ำคนที่มีเครื่องชาร์จแล้ว',
    output: {
      audienceMatrix: [
        { platform: 'Google', detailTargeting: 'คนมีรถไฟฟ้าในลีดส์' },
        { platform: 'Facebook', detailTargeting: 'คนเพิ่งซื้อรถในลีดส์' },
      ],
    },
  },
  19: { title: 'ตกลงภายใน 30 พ.ย. แล้วเริ่มได้ทันที', output: { nextSteps: [{ step: 'เริ่มสื่อ 4 ม.ค.' }] } },
};

/** Nineteen sections; most of them empty. */
export const goodDeck = (language: Language): Section[] =>
  PAGES.map(({ pageNumber, type }) => ({
    type,
    title: '',
    output: {},
    evidence: [],
    ...(language === 'en' ? ENGLISH : THAI)[pageNumber],
  }));
