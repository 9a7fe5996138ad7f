/** What a channel is good at and its task, worded beside the platforms' own table. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { Platform } from '../data/platforms.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import type { Pair } from '../voice.ts';

/** By the platform's name. */
const STRENGTHS: Readonly<Record<string, readonly Pair[]>> = {
  Facebook: [
    ['More ad types and audiences than elsewhere', 'เลือกรูปแบบและกลุ่มคนได้มากกว่าที่อื่น'],
    ['An ad format for nearly any task', 'เกือบทุกงานมีรูปแบบโฆษณารองรับ'],
  ],
  Instagram: [
    ['Reels show what is hard to explain', 'เห็นใน Reels แล้วไม่ต้องอธิบาย'],
    ['People here judge by what they see', 'คนที่นี่ตัดสินจากสิ่งที่เห็น'],
  ],
  Google: [
    ['People come with a question of their own', 'คนเข้ามาพร้อมคำถามของตัวเอง'],
    ['Seen by those who already search for it', 'คนที่ค้นหาอยู่แล้วได้เห็น'],
  ],
  TikTok: [
    ['Shown to people who were not looking', 'ไปถึงคนที่ไม่ได้ตั้งใจหา'],
    ['A short clip can bring new viewers', 'ได้ผู้ชมหน้าใหม่จากคลิปสั้น'],
  ],
  LinkedIn: [
    ['Audience chosen by employer and position', 'เลือกผู้ชมจากที่ทำงานและหน้าที่'],
    ['Knows who does which work, and where', 'รู้ว่าใครทำงานอะไรอยู่บริษัทแบบไหน'],
  ],
  Shopee: [
    ['People open it to buy', 'คนเปิดแอปเพราะตั้งใจซื้อ'],
    ['Shoppers here are ready to pay', 'คนที่นี่พร้อมเลือก พร้อมจ่าย'],
  ],
  Lazada: [
    ['Who searches here is close to buying', 'คนที่ค้นที่นี่ใกล้กดซื้อแล้ว'],
    ['People compare before they check out', 'คนเทียบของก่อนกดจ่ายเงิน'],
  ],
};

const TASKS: Partial<Record<AdvertisingChannel, readonly Pair[]>> = {
  'facebook-ads': [
    ['the offer shown card by card; the rest in chat', 'เล่าข้อเสนอทีละภาพ ที่เหลือคุยในแชต'],
    ['one carousel of the offer, a reply to everyone', 'ภาพสไลด์หนึ่งชุดบอกข้อเสนอ แล้วตอบทุกคน'],
    ['lay out the offer; comments show what is unclear', 'กางข้อเสนอให้ดู คอมเมนต์จะบอกว่ายังงงตรงไหน'],
  ],
};

const told = (f: Formatter, r: Readings, key: string, own: Pair, more: readonly Pair[]): string =>
  f.say(...r.voice.one(key, [own, ...more]));

export const strengthOf = (f: Formatter, r: Readings, { name, strength: { en, th } }: Platform): string =>
  told(f, r, `channels-strength-${name}`, [en, th], STRENGTHS[name] ?? []);

export const taskOf = (f: Formatter, r: Readings, { task }: Platform, id: AdvertisingChannel): string =>
  told(f, r, `channels-task-${id}`, [task.en, task.th], TASKS[id] ?? []);
