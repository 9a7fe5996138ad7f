/** หน้า 14: เรื่องที่จะเล่าพร้อมเหตุผล และดราฟต์ที่นำไปใช้ได้ */
import { beginsWithSum, gapAfter, inQuotes, thaiGap } from '../../text.ts';
import type { OfferKind } from '../../../../../src/shared/domain/offer.ts';
import type { Way } from '../../readings/way.ts';
import type { Wordings } from '../index.ts';

const NEXT: Readonly<Record<Way, string>> = {
  cart: 'ส่งลิงก์สั่งซื้อให้เลยไหม',
  chat: 'อยากรู้เรื่องไหนเพิ่ม',
  call: 'สะดวกวันไหน',
  booking: 'สะดวกวันไหน',
  quote: 'ต้องการอะไรบ้าง ใช้เมื่อไร',
  visit: 'สะดวกเข้ามาดูวันไหน',
  application: 'ส่งรายการเอกสารให้เลยไหม',
  trial: 'เปิดให้ทดลองเลยไหม',
  meeting: 'สะดวกคุยสั้น ๆ วันไหน',
  'walk-in': 'ส่งแผนที่ให้เลยไหม',
  cause: 'บอกวิธีร่วมให้เลยไหม',
  install: 'ส่งลิงก์แอปให้เลยไหม',
  shelf: 'บอกร้านใกล้บ้านที่มีขายให้เลยไหม',
  unknown: 'อยากรู้เรื่องไหนเพิ่ม',
};

/** ตามสิ่งที่ขาย เมื่อรู้แน่ */
const NEXT_OF_KIND: Partial<Record<OfferKind, string>> = {
  goods: 'สนใจแบบไหน อยากได้เมื่อไร',
  'consumable goods': 'สนใจแบบไหน รับเท่าไร',
  'goods with installation': 'ติดตั้งที่ไหน อยากได้เมื่อไร',
  'appointment service': 'สะดวกวันไหน',
  'project service': 'อยากให้ทำอะไร วันไหน',
  course: 'ส่งรอบเรียนให้ดูเลยไหม',
  delivery: 'จากไหนไปไหน วันไหน',
  rental: 'ใช้วันไหน นานเท่าไร',
  property: 'สะดวกเข้ามาดูวันไหน',
  stay: 'เข้าพักวันไหน กี่คน',
  tour: 'ไปวันไหน กี่คน',
  software: 'ตอนนี้ทำเรื่องนี้อย่างไรอยู่',
  'industrial supply': 'ต้องการแบบไหน จำนวนเท่าไร ใช้เมื่อไร',
  'residential care': 'ดูแลใคร เริ่มเมื่อไร',
};

const gap = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? text : ` ${text}`);

/** คนของเราทำอะไร อยู่ที่ไหน ในช็อตเดียว */
const SCENES: Wordings['contentStrategy']['film']['scenes'] = {
  goods: 'พาดูของจริงทุกด้านใกล้ ๆ',
  'consumable goods': 'ถือสินค้าให้เห็นใกล้ ๆ',
  'goods with installation': 'ชี้ให้ดูงานที่ติดตั้งเสร็จแล้ว',
  course: 'สอนจริงให้เห็น',
  software: 'กดให้ดูหน้าจอจริงทีละขั้น',
  'industrial supply': 'ยืนข้างของในโรงงาน',
  any: 'ทำงานจริงให้เห็น',
};
const quoted = (words: string): string => (words.startsWith('“') ? words : `“${words}”`);

export const contentStrategy: Wordings['contentStrategy'] = {
  headline: ({ lead }) => `โฆษณาชิ้นแรกเปิดด้วย ${inQuotes(lead)}`,
  headlineHeaded: ({ lead }) => `โฆษณาชิ้นแรกพาดหัวว่า ${inQuotes(lead)}`,
  headlineShort: 'ดราฟต์ที่นำไปใช้ได้เลย',
  headlineMoment: ({ event }) => `เริ่มเล่าจาก “${event}” ซึ่งทำให้{buyers}เริ่มมองหา`,
  headlineHeard: ({ thought, share }) => `เนื้อหา ${share} ใช้ตอบเรื่อง “${thought}”`,
  headlinePillars: ({ lead }) => `เล่าเรื่อง ${inQuotes(lead)} ก่อน`,
  pillars: {
    rival: ({ rival, words }) => `เพราะ ${rival} อ่อนเรื่องนี้ (${words})`,
    asks: ({ question }) => `เพราะ{buyers}ติดเรื่อง “${question}”`,
    first: 'คำถามแรกที่ต้องตอบ',
    answer: ({ question, words }) => `ตอบ “${question}” ด้วย ${inQuotes(words)}`,
    answerOpen: ({ question, idea }) => `“${question}” ${idea}`,
    see: ({ words }) => `โชว์ ${inQuotes(words)} ให้เห็นจริง`,
    answerWith: ({ question }) => `ใช้เรื่องนี้ตอบ “${question}”`,
    seeIt: 'ถ่ายให้เห็นจริงในช็อตเดียว',
    searchedOpen: 'ตอบไว้ในหน้าเว็บที่โฆษณาพาไป',
    seeWhen: ({ event }) => `เปิดด้วย “${event}” แล้วโชว์หลักฐาน`,
    open: 'ให้คนของเราบอกตรง ๆ ว่าเรื่องนี้จริงแค่ไหน',
    saidBack: ({ words }) => `ตอบหน้ากล้องตามจริงว่า “${words}”`,
    openFraud: 'โชว์เพจจริง บัญชีเดียว และคนที่อยู่เบื้องหลัง',
    openGenuine: 'บอกชื่อคนที่อยู่เบื้องหลัง และวิธีเช็กว่าเป็นเราจริง',
    before: ({ event }) => `ก่อนถึง${event}`,
    beforeWhy: ({ when }) => `เพราะวันเป็นตัวตัดสิน ถามก่อนว่า “${when}”`,
    priced: ({ price }) => `${price} ได้อะไรบ้าง`,
    price: 'แจกแจงให้เห็นว่า{price}นี้รวมอะไร',
    shown: 'โชว์ให้เห็นจริงได้ในภาพเดียว',
    own: 'เลือกเอง',
    strongest: 'ถ่ายให้เห็นของจริงได้ทันที',
    objection: ({ words }) => `เพราะ “${words}”`,
  },
  next: NEXT,
  nextOfKind: NEXT_OF_KIND,
  labels: {
    video: 'ดราฟต์คลิป 15 วินาที',
    post: 'ดราฟต์โฆษณาในฟีด',
    search: 'ดราฟต์โฆษณาค้นหา',
    chat: 'ดราฟต์ตอบแชต',
    reply: 'ดราฟต์คำตอบแรก',
    phone: 'ดราฟต์รับสาย',
  },
  characters: ({ most, limit }) => `${most} จาก ${limit} ตัวอักษร`,
  inPlace: ({ thing, towns }) => `${thing} ${towns}`,
  place: ({ towns }) => `พื้นที่${gap(towns)}`,
  besidePrice: ' ',
  costsNothing: 'ฟรี',
  free: ({ times }) => `ยังว่างช่วง${gap(times)}`,
  priceOf: ({ thing, price }) => `${thing} ${price}`,
  thingPriced: ({ thing, price }) => `${thing} ${price}`,
  event: ({ event }) => (/(?:[?!]|ไหม|มั้ย)$/u.test(event) ? event : `${event}?`),
  bare: (words) => words.replaceAll(/[“”]/gu, ''),
  hello: ({ name, isMan }) =>
    `สวัสดี${isMan ? 'ครับ' : 'ค่ะ'} ${name}${gapAfter(name)}ยินดีให้บริการ${isMan ? 'ครับ' : 'ค่ะ'}`,
  pickUp: ({ name, isMan }) => `สวัสดี${isMan ? 'ครับ' : 'ค่ะ'}${name === '' ? '' : ` ${name}`}`,
  more: 'อยากรู้เรื่องไหนเพิ่มอีกไหม',
  nextAny: 'อยากถามอะไรเพิ่มก่อนไหม',
  nextTable: 'มาวันไหน กี่คน',
  nextStone: 'อยากให้จารึกว่าอะไร ตั้งวันไหน',
  nextForm: 'ส่งแบบฟอร์มให้เลยไหม',
  nextParents: 'น้องอายุเท่าไร',
  nextAsked: {
    sample: 'ส่งตัวอย่างไปที่ไหนดี',
    look: 'หน้างานอยู่ที่ไหน สะดวกให้เข้าไปดูวันไหน',
    check: 'สะดวกวันไหน',
    talk: 'สะดวกให้โทรหาเวลาไหน',
    tried: 'อยากมาทดลองวันไหน',
  },
  // Whoever writes is no man and no woman yet.
  howMuch: 'สนใจ ราคาเท่าไร',
  tellMe: 'สนใจ ขอรายละเอียดหน่อย',
  soon: ['เดือนนี้', 'เดือนหน้า', 'ยังไม่รีบ'],
  times: ['0–3 วิ', '3–10 วิ', '10–15 วิ'],
  film: {
    one: 'คนของเรา',
    owner: 'เจ้าของ',
    scenes: SCENES,
    asked: ({ question }) => `ขึ้นข้อความแชตเต็มจอ ${quoted(question)} มีเสียงอ่านตาม`,
    moment: ({ event }) => `เล่นเหตุการณ์นี้ในช็อตเดียว ไม่มีเสียงพูด ขึ้นจอ ${quoted(event)}`,
    thing: ({ thing }) => `ถ่ายใกล้ให้เห็นของจริง ขึ้นจอ ${quoted(thing)}`,
    shown: ({ who, scene, words }) => `${who}${scene} แล้วพูดว่า ${quoted(words)} พร้อมขึ้นจอด้วยคำเดียวกัน`,
    headed: ({ who, scene, words }) => `${who}${scene} ขึ้นจอ ${quoted(words)}`,
    end: ({ name, ask, screen }) =>
      `ขึ้นชื่อ${name === '' ? 'เรา' : ` ${name} `}เต็มจอ มีเสียงพูด “${ask}”${screen === '' ? '' : ` ขึ้นจอ “${screen}”`}`,
  },
  shotFraud: 'โชว์เพจจริง บัญชีเดียว และคนที่อยู่เบื้องหลัง',
  shotGenuine: 'คนทำงานจริงบอกชื่อ และบอกวิธีเช็ก',
  beats: ({ us, them }) => `${us} ไม่ใช่ ${them}`,
  sentence: (words) => words,
  join: (sentences) => sentences.join(' · '),
  flow: (text) => text.replaceAll(' · ', ' '),
  priced: (price) => (beginsWithSum(price) ? `ราคา ${price}` : price),
  direction: {
    post: ({ headline }) => `เปิดด้วย “${headline}”`,
    exchange: ({ thought, answer }) => `เปิดด้วยคำของ{buyers} “${thought}” แล้วโชว์ ${inQuotes(answer)}`,
    beside: ({ ours, words }) =>
      ours === '' ? `โชว์ ${inQuotes(words)}` : `โชว์ ${inQuotes(ours)} แล้วตามด้วย ${inQuotes(words)}`,
    moment: ({ event }) => `เปิดด้วยสิ่งที่ทำให้เริ่มมองหา “${event}”`,
    promise: ({ ours }) => `โชว์ ${inQuotes(ours)} ให้เห็นของจริงใน 3 วินาทีแรก`,
    again: 'โชว์เรื่องเดียวกัน ตัดให้พอดีช่องทางนี้',
    film: ({ question }) => `หนึ่งคลิปหนึ่งคำถาม “${question}”`,
    shop: ({ thing, price }) =>
      price === ''
        ? `${thing} ภาพแรกไม่ใส่ตัวหนังสือ`
        : `${thing} ใส่ราคา ${price.replace(/^ราคา /u, '')} ในชื่อสินค้า`,
  },
  page: ({ headline, text, button }) =>
    `หน้าจอแรกของเว็บเขียนว่า “${headline}”${text === '' ? '' : ` ${text}`} ปุ่ม “${button}”`,
  someChannel: {
    name: 'รอเลือกช่องทาง',
    frequency: 'ตกลงพร้อมช่องทาง',
    materials: 'มือถือและแสงธรรมชาติ',
    why: 'จนกว่าจะเลือกช่องทางโฆษณา',
  },
  production: ({ budget }) => (budget === '' ? 'ค่าผลิตเสนอแยก' : `ค่าผลิตเสนอแยกจากงบสื่อ ${budget}`),
  slogan: ({ words }) => `ปิดท้ายทุกคลิปด้วย “${words}”`,
  owner: 'เจ้าของพร้อมออกกล้องเอง',
  small: ({ words }) => `ตัวเล็กด้านล่าง “${words}”`,
  mandatory: ({ words }) => `ทุกชิ้นงานต้องมีข้อความ “${words}”`,
  toTell: ({ words, how }) =>
    `บอกไว้ในข้อความด้วยว่า “${words}”${how === undefined ? '' : how === 'kindly' ? ' แบบสุภาพ' : ' ให้ชัด'}`,
  rules: (rules) => `ทุกชิ้นทำตามที่คุณกำหนดว่า ${rules.map((rule) => `“${rule}”`).join(' ')}`,
  caution: (words) => `กฎหมายกำหนดว่า${thaiGap(words)}${words}`,
  shares: ({ shares, rhythm }) => `สัดส่วนแกนเนื้อหา: ${shares} จังหวะ: ${rhythm}`,
  rhythm: ({ rhythm }) => `จังหวะ: ${rhythm}`,
  sharesWhy: 'ข้อเสนอจังหวะการทำงาน',
  reply: ({ price, fact, next, isMan }) => {
    const [told, asked] = isMan ? ['ครับ', 'ครับ'] : ['ค่ะ', 'คะ'];
    const [first, ...rest] = [price, fact].filter((part) => part !== '');
    return [first === undefined ? '' : `${first}${gapAfter(first)}${told}`, ...rest, `${next}${asked}`]
      .filter((part) => part !== '')
      .join(' ');
  },
  draftsAre:
    'ดราฟต์ข้อความ: คลิป 15 วินาที ช่วง 0–3, 3–10 และ 10–15 วินาที โฆษณาฟีดพาดหัว 40 ข้อความ 125 โฆษณาค้นหาพาดหัว 30 ข้อความ 90 ตัวอักษรเป็นอย่างมาก',
  formatsFrom: 'นับจากดราฟต์ เทียบกับเพดานของแพลตฟอร์ม',
  draftsWhy: 'จากคำของคุณ ต้องอนุมัติก่อนใช้',
  specs: ({ names, specs }) => `รูปแบบและขนาดของ ${names}: ${specs} ตรวจข้อกำหนดล่าสุดของแพลตฟอร์ม`,
};
