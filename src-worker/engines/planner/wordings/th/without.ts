/** ที่เดิม พูดอีกแบบเมื่อลูกค้าไม่ต้องการวิธีนั้น */
import { gapAfter, thaiGap } from '../../text.ts';
import type { Without } from '../index.ts';
import type { Role } from '../../plan/channel-rows.ts';
import { marketChannelsAnalysis } from './market-channels-analysis.ts';

/** What a channel is for, and what to do first there, without film. */
const PURPOSE: Partial<Record<Role, string>> = {
  picture: 'โชว์ของจริงด้วยภาพ',
  clip: 'เปิดตัวด้วยภาพให้คนที่ยังไม่ได้ค้นหา',
  shop: 'ซื้อได้โดยไม่ต้องออกจากแอป',
};
const FIRST: Partial<Record<Role, string>> = {
  picture: 'พิสูจน์: โชว์ของจริง ไม่ใช้ภาพสต็อก',
  clip: 'เปิดตัว: หนึ่งโพสต์ภาพตอบหนึ่งคำถาม',
  shop: 'ขาย: ปักสินค้าขายดีไว้ใต้ทุกโพสต์',
};

const NO_PAST = 'ไม่ยิงโฆษณาหา{customers}เดิม เพราะคุณไม่ต้องการ';

export const without: Without = {
  film: {
    audienceMapping: {
      again: {
        'instagram-ads': ({ days }) => `คนที่เข้าโปรไฟล์ ${days} วัน`,
        'tiktok-ads': ({ days }) => `คนที่เปิดโพสต์ ${days} วัน`,
      },
      asFacebook: 'กลุ่มเดียวกับ Facebook แสดงเป็นภาพและ Stories',
    },
    businessOverview: {
      picture: ({ ours }) => `โชว์หลักฐานในภาพเดียว: ${ours}`,
      pictureProduct: ({ product }) => `ภาพ ${product} ตอนใช้งานจริง`,
    },
    contentStrategy: {
      film: {
        asked: ({ question }) => `ตัวหนังสือล้วน “${question.replaceAll(/[“”]/gu, '')}”`,
        moment: ({ event }) => `ตัวหนังสือล้วน “${event}”`,
        thing: ({ thing }) => `ภาพของจริงระยะใกล้ มีข้อความ “${thing}”`,
        shown: () => 'ภาพงานจริง มีข้อความพาดหัว',
        end: ({ name, ask, screen }) => `${name} กับข้อความ “${[screen, ask].filter(Boolean).join(' · ')}”`,
      },
      labels: { video: 'ดราฟต์ภาพ 3 ภาพ' },
      times: ['ภาพ 1', 'ภาพ 2', 'ภาพ 3'],
      pillars: {
        open: 'ตอบด้วยภาพและชื่อของคนที่ตอบ',
        seeIt: 'โชว์ให้เห็นจริงในภาพเดียว',
      },
      direction: { film: ({ question }) => `หนึ่งภาพหนึ่งคำถาม “${question}”` },
      slogan: ({ words }) => `ปิดท้ายทุกโฆษณาด้วย “${words}”`,
      owner: 'เจ้าของพูดแทนงานของตัวเอง',
    },
    customerJourney: {
      formats: { video: 'โพสต์ภาพ' },
    },
    keyStrategy: { inEvery: 'เก็บภาพหลักฐานครั้งเดียว ใช้ในโฆษณาทุกชิ้น' },
    marketChannelsAnalysis: {
      purpose: (role, slots) => PURPOSE[role] ?? marketChannelsAnalysis.purpose(role, slots),
      first: (role, slots) => FIRST[role] ?? marketChannelsAnalysis.first(role, slots),
    },
    suggestionIdea: {
      shots: ({ thought, answer, isAsked }) => ({
        name: isAsked ? 'คำถามเดียว' : 'เรื่องที่ลังเล',
        what: `ตอบเรื่องนี้ด้วยสามภาพ: “${thought}”`,
        how: `ภาพแรกถามประโยคนี้ ภาพสองเขียนว่า “${answer}” ภาพสุดท้ายลงชื่อคนของเรา`,
        why: isAsked ? 'คุณได้ยิน{buyers}ถามเรื่องนี้' : 'คุณบอกว่าเรื่องนี้ทำให้{buyers}ลังเล',
      }),
      unknowing: ({ words, fact, ask }) => ({
        name: 'เรื่องที่ยังไม่รู้',
        what: 'ทำภาพเดียวสำหรับคนที่เพิ่งเคยหา',
        how: `บรรทัดแรกบอกเรื่องที่ยังไม่รู้ แล้วจบด้วย “${[fact, ask].filter(Boolean).join(' ')}”`,
        why: `คุณบอกว่า “${words}”`,
      }),
      film: ({ question, words }) => ({
        name: 'คำถามเดียว',
        what: `ตอบคำถาม “${question}” ในภาพเดียว`,
        how: words === '' ? 'วางคำตอบบนภาพงานจริง' : `บนภาพเขียนว่า “${words}”`,
        why: 'ถ้าข้อนี้ยังไม่มีคำตอบ ก็ยังไม่มีใครตัดสินใจ',
      }),
      media: { film: ({ question }) => `ตอบ “${question}” ในภาพเดียว` },
    },
  },
  retargeting: {
    audienceMapping: {
      headlineBase: ({ base }) => `ให้${thaiGap(base)}${base}${gapAfter(base)}เห็นก่อน โดยไม่ตามใคร`,
      headlineOpen: ({ offer }) => `เริ่มจากคนกลุ่มกว้างด้วย${thaiGap(offer)}${offer} โดยไม่ตามใคร`,
    },
    campaignStructure: {
      low: () => 'คนที่ถามราคาหรือวัน',
      keep: { people: NO_PAST, business: NO_PAST, givers: NO_PAST, medical: NO_PAST },
    },
  },
  customers: {
    buyers: {
      after: {
        once: { action: 'ถามว่ารู้จักใครที่ต้องใช้อีกไหม โดยไม่จดชื่อใคร' },
        unknown: { action: 'ถามว่าเป็นอย่างไรบ้าง ขาดอะไรไป' },
      },
    },
    moves: {
      returning: {
        staying: { hints: ['ทักหนึ่งครั้ง แล้วแก้สิ่งที่แก้ได้', 'ไม่เอาเรื่องที่เล่าไปลงที่ไหน'] },
        unknown: { hints: ['ส่งข้อความเดียวหลังจากนั้นไม่กี่วัน', 'ไม่เอาเรื่องที่เล่าไปลงที่ไหน'] },
        once: { hints: ['ถามว่ารู้จักใครที่ต้องใช้อีกไหม โดยไม่จดชื่อใคร', 'ลิงก์ที่ส่งต่อได้'] },
      },
    },
    suggestionIdea: {
      after: {
        once: { what: 'ถามว่ารู้จักใครที่ต้องใช้อีกไหม โดยไม่จดชื่อใคร', how: 'ข้อความเดียว มีลิงก์ส่งต่อให้เพื่อน' },
        unknown: { what: 'ถาม{customers}ทุกคนว่าเป็นอย่างไร ขาดอะไรไป' },
      },
    },
  },
};
