/** ที่เดิม พูดแบบกลาง ๆ เมื่อไม่แน่ใจว่าข้อเสนอนี้มีสิ่งที่ประโยคนั้นถือว่ามี (`plan/presumed.ts`) */
import { gapAfter, inQuotes, thaiGap } from '../../text.ts';
import type { Otherwise } from '../index.ts';
import { keyStrategy } from './key-strategy.ts';

const PINNED = 'ปักหมุดโพสต์ที่มีหลักฐานและขั้นต่อไป';
const TRY_POST = 'ปักไว้สองสัปดาห์ แล้วนับว่ามีคนทักจากโพสต์นี้กี่ราย';

export const otherwise: Otherwise = {
  sale: {
    agenda: { people: '{buyers}และทางเลือกอื่น' },
    audienceMapping: {
      searchesOpen: ({ place }) =>
        `คำค้นเรื่องนี้และชื่อเรา${place === '' ? '' : ` ${place.startsWith('ทั่ว') ? '' : 'ใน'}${place}`}`,
      headlineSearchOpen: 'เริ่มจากคนที่กำลังค้นหาเรื่องนี้',
      startWhy: 'ค่าเริ่มต้นจากสิ่งที่ชวน พื้นที่ และเงื่อนไขของคุณ ทบทวนทุกเดือน',
      staff: 'ไม่ยิงคนของเราเอง',
      offer: 'เรื่องนี้',
    },
    businessOverview: {
      positionProduct: ({ product }) => `ให้{buyers}นึกถึงเราก่อนเมื่อนึกถึง “${product}”`,
    },
    campaignStructure: {
      low: ({ days, hasPage, isReading }) =>
        isReading
          ? `คนที่อ่านหน้าเว็บใน ${days} วัน`
          : `${hasPage ? 'คนที่เปิดหน้าเว็บของเรา' : 'คนที่ทักหรือโต้ตอบ'}ใน ${days} วัน แต่ยังไม่ตกลง`,
    },
    competitorAnalysis: {
      headlineNone: () => 'ทางเลือกอื่นคือ “ไว้ก่อน”',
      headlineTold: ({ words }) => `ทางเลือกอื่นคือ “${words}”`,
      criteriaTold: 'ยังไม่มีทางเลือกอื่นที่ระบุชื่อ จึงเทียบกับสิ่งที่คนเลือกแทน',
      criteria: () => 'ทางเลือกอื่นที่คุณบอกมา',
      criteriaNone: 'ยังไม่มีทางเลือกอื่นที่ระบุชื่อ จึงเทียบกับการยังไม่ทำอะไร',
      comparableNamed: 'ทางเลือกอื่นที่คุณบอกมา',
    },
    contrast: { rivalUnnamed: 'ทางเลือกอื่น' },
    customerJourney: {
      stages: 'ขั้นของการตัดสินใจและสิ่งที่{buyers}คิด',
      stagesWhy: 'อ่านจากคำตอบว่าคนตัดสินใจเรื่องนี้กันอย่างไร',
    },
    moves: {
      leadWhy: 'เรื่องเดียวทำให้คนจำง่าย และเทียบผลได้ชัด',
      stop: 'ปิดชิ้นที่ไม่มีใครตอบ',
    },
    suggestionIdea: {
      messages: () => ({
        name: 'เป้าหมายโฆษณา',
        what: 'ตั้งเป้าหมายโฆษณาเป็นข้อความ ไม่ใช่เข้าเว็บ',
        how: 'ในตัวจัดการโฆษณาเลือกเป้าหมาย “ข้อความ” แล้วนับคนที่ไปต่อ',
        why: 'ยังไม่มีเว็บไซต์ คนจึงคุยกันในแชต',
      }),
    },
    questions: { choices: { goal: ['จำนวน{purchases}', 'จำนวนคนที่สอบถาม', 'สัดส่วนของทั้งหมด'] } },
    verdict: {
      pointAlone: ({ words }) => `เรื่องที่มีแต่คุณ: “${words}” ทางเลือกอื่นที่ระบุมายังไม่เด่นเรื่องนี้`,
    },
    winningZone: {
      picture: ({ wants, ours, theirs }) =>
        `วงกลมสามวงซ้อนกัน: สิ่งที่{buyers}อยากได้ ${wants} ข้อ ของเรา ${ours} ข้อ ของทางเลือกอื่น ${theirs} ข้อ`,
      sweetPlain: ({ want }) => `{buyers}อยาก${want} และทางเลือกอื่นที่คุณบอกมายังไม่มีใครเด่นเรื่องนี้`,
      sweetBoth: ({ first, second, isAlone }) =>
        first === ''
          ? `กับเรายังมี ${inQuotes(second)} ด้วย`
          : isAlone
            ? `ทางเลือกอื่นที่คุณบอกมายังไม่มีใครมีทั้ง ${inQuotes(first)} และ ${inQuotes(second)}`
            : `กับเรามีทั้ง ${inQuotes(first)} และ ${inQuotes(second)}`,
    },
  },
  price: {
    buyers: {
      closes: {
        chat: { action: 'ตั้งข้อความตอบทันที บอกว่าเรื่องนี้คืออะไร ต้องทำอะไร และมีคนตอบเวลาไหน' },
        booking: { action: 'บอกวันว่าง และบอกว่าใช้เวลาเท่าไร' },
        meeting: { action: 'ส่งหัวข้อคุยและวันให้เลือก' },
        install: { action: 'โชว์หน้าแรกของแอปตามจริง' },
      },
    },
    keyStrategy: {
      next: (step) =>
        (
          {
            click: ['ให้หน้าจอแรกมีหลักฐานและขั้นต่อไป'],
            call: ['โทรกลับสายที่ไม่ได้รับภายในวันนั้น', 'ใช้สคริปต์เดียว: เขาถามอะไร เราตอบอะไร ขั้นต่อไปคืออะไร'],
            visit: ['ตกลงขั้นต่อไปก่อนแยกกัน', 'ติดตามหนึ่งครั้งภายในสองวัน'],
          } as Partial<Record<typeof step, readonly string[]>>
        )[step] ?? keyStrategy.next(step),
    },
    suggestionIdea: {
      gapPage: () => ({
        name: 'จุดที่รั่วที่สุด',
        what: 'หน้าจอแรกต้องมีหลักฐานและขั้นต่อไป',
        how: 'ใช้ร่างหน้าจอแรกในแผนนี้หนึ่งเดือน แล้วเทียบอัตรากับเดือนก่อนหน้า',
        why: '',
      }),
      gapReply: () => ({
        name: 'จุดที่รั่วที่สุด',
        what: 'ตอบพร้อมหลักฐาน และถามกลับในข้อความเดียว',
        how: 'ใช้ดราฟต์คำตอบในแผนนี้กับทุกคน แล้วจบด้วยคำถามเสมอ',
        why: '',
      }),
      page: () => ({
        name: 'หน้าจอแรก',
        what: 'หน้าจอแรกต้องมีหลักฐานและขั้นต่อไป',
        how: 'ใช้ร่างหน้าจอแรกในแผนนี้หนึ่งเดือน แล้วเทียบอัตรากับเดือนก่อนหน้า',
        why: 'โฆษณาทุกชิ้นพามาที่หน้านี้',
      }),
      decides: ({ words }) => ({
        name: 'คนตัดสินใจ',
        what: 'ทำภาพเดียวที่ส่งต่อให้คนตัดสินใจได้',
        how: 'มีสิ่งที่ขอให้ทำ หลักฐานหนึ่งข้อ และช่องทางติดต่อ',
        why: `คุณบอกว่า “${words}”`,
      }),
    },
  },
  page: {
    customerJourney: { formats: { proof: 'โพสต์หลักฐาน' } },
    keyStrategy: {
      next: (step) => (step === 'click' ? [PINNED] : keyStrategy.next(step)),
      objectionHints: ({ ours, way }) => [
        ours === '' ? way : `ตอบด้วย ${inQuotes(ours)}`,
        'ใส่ไว้ในข้อความแรกและโพสต์ที่ปักหมุด',
      ],
    },
    suggestionIdea: {
      gapPage: () => ({ name: 'จุดที่รั่วที่สุด', what: PINNED, how: TRY_POST, why: '' }),
      season: ({ words }) => ({
        name: 'จังหวะของปี',
        what: 'ลงสื่อให้หนักขึ้นก่อนถึงช่วงนี้',
        how: 'เตรียมคลิป โพสต์ และคำตอบไว้ล่วงหน้าหนึ่งเดือน',
        why: `คุณบอกว่า “${words}”`,
      }),
      wording: ({ count, message, claim }) => ({
        name: 'คำเดียวกัน',
        what: `ตกลงให้ชัดว่า “${count}” หมายถึงอะไร`,
        how: 'ใช้ประโยคเดียวกันทั้งโฆษณา โพสต์ และแชต',
        why: `“${message}” กับ “${claim}” พูดคนละอย่าง`,
      }),
    },
  },
  talk: {
    audienceMapping: {
      noList: 'กัน{customers}เดิมออกด้วยรายชื่อ',
      like: {
        'instagram-ads': 'คนที่คล้าย (Lookalike) คนที่บันทึกหรือเข้าหน้าเว็บ',
        'tiktok-ads': 'คนที่คล้าย (Lookalike) คนที่ดูจนจบ',
      },
      chooseNote: 'เลือกช่องทางที่มีคนหาเราอยู่แล้ว',
      headlineBase: ({ base }) => `ให้${thaiGap(base)}${base}${gapAfter(base)}เห็นก่อน แล้วตามคนที่เข้ามาดู`,
      headlineOpen: ({ offer }) => `เริ่มจากคนกลุ่มกว้าง แล้วตามคนที่เข้ามาดู${thaiGap(offer)}${offer}`,
    },
    customerJourney: { formats: { form: 'หน้าที่{buy}ได้เลย' } },
    questions: {
      choices: { goal: ['จำนวน{purchases}', 'สัดส่วนคนเข้าหน้าเว็บที่{buy}', 'สัดส่วนของทั้งหมด'] },
    },
    marketOverview: { countAsked: 'มีคนกดเข้าดูกี่คน และ{buy}กี่คน' },
    keyStrategy: {
      reportOwn: 'วัดจากจำนวน{purchases}แยกตามโฆษณา',
      waitHints: ({ ask }) => [`ถามในโฆษณาและบนหน้าเว็บว่า “${ask}”`, 'โชว์ซ้ำตามจำนวนสัปดาห์ที่เหลือ'],
      reportWait: 'วัดจากจำนวน{purchases}ตามสัปดาห์ก่อนถึงวัน',
      reportObjection: 'วัดจากสัดส่วนคนที่เข้ามาดูแล้ว{buy}',
      objectionHints: ({ ours, way }) => [
        ours === '' ? way : `ตอบด้วย ${inQuotes(ours)}`,
        'ใส่ไว้ในโฆษณาชิ้นแรก และข้างปุ่มอีกครั้ง',
      ],
    },
    suggestionIdea: {
      film: ({ question, words }) => ({
        name: 'คลิปคำถามเดียว',
        what: `ถ่ายคลิปตอบคำถาม “${question}”`,
        how: words === '' ? 'ให้คนที่รู้เรื่องจริงตอบ ถ่ายครั้งเดียวไม่ตัดต่อ' : `ในคลิปให้เห็น “${words}”`,
        why: 'ถ้าข้อนี้ยังไม่มีคำตอบ ก็ยังไม่มีใครตัดสินใจ',
      }),
      note: () => ({
        name: 'คำถาม{buyers}',
        what: 'จดทุกคำถามที่เข้ามา',
        how: 'นับทุกสัปดาห์ ทั้งจากข้อความและคอมเมนต์',
        why: 'โฆษณาชิ้นถัดไปจะได้ตอบข้อที่ถูกถามมากที่สุด',
      }),
    },
  },
  companies: {
    campaignStructure: { keep: { business: '{customers}ที่ยินยอมให้ติดต่อ' } },
  },
  room: {},
  again: {},
};
