/** What a channel is good at and its task, worded beside the platforms' own table. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { PLATFORMS, type Platform } from '../data/platforms.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import type { Pair } from '../voice.ts';

const STRENGTHS: Readonly<Record<AdvertisingChannel, readonly Pair[]>> = {
  'facebook-ads': [
    ['More ad types and audiences than elsewhere', 'เลือกรูปแบบและกลุ่มคนได้มากกว่าที่อื่น'],
    ['An ad format for nearly any task', 'เกือบทุกงานมีรูปแบบโฆษณารองรับ'],
  ],
  'instagram-ads': [
    ['Seeing it on Reels replaces explaining', 'เห็นใน Reels แล้วไม่ต้องอธิบาย'],
    ['Looks decide here, and pictures carry them', 'คนตัดสินจากสิ่งที่เห็นบนจอ'],
  ],
  'google-ads': [
    ['People come with a question of their own', 'คนเข้ามาพร้อมคำถามของตัวเอง'],
    ['There when somebody types the need', 'อยู่ตรงหน้าเมื่อมีคนพิมพ์หา'],
  ],
  'tiktok-ads': [
    ['Shown to those who were not looking', 'ไปถึงคนที่ไม่ได้ตั้งใจหา'],
    ['New faces, met through brief clips', 'ได้คนหน้าใหม่จากคลิปไม่กี่วินาที'],
  ],
  'linkedin-ads': [
    ['Audience chosen by employer and post held', 'เลือกผู้ชมจากที่ทำงานและหน้าที่'],
    ['Knows who does which work, and where', 'รู้ว่าใครทำงานอะไรอยู่บริษัทแบบไหน'],
  ],
  'shopee-ads': [
    ['Visitors come here to spend', 'คนเปิดแอปเพราะตั้งใจจ่าย'],
    ['Wallet open, ready to choose', 'พร้อมเลือก พร้อมโอน'],
  ],
  'lazada-ads': [
    ['A search here means a purchase is near', 'ค้นที่นี่คือใกล้กดซื้อแล้ว'],
    ['People compare while the cart fills', 'เทียบของระหว่างเติมตะกร้า'],
  ],
};

const TASKS: Partial<Record<AdvertisingChannel, readonly Pair[]>> = {
  'facebook-ads': [
    ['what is offered, card by card; chat for the rest', 'เล่าข้อเสนอทีละภาพ ที่เหลือคุยในแชต'],
    ['one carousel of the offer, then replies to all', 'ภาพสไลด์หนึ่งชุดบอกข้อเสนอ แล้วตอบทุกคน'],
    ['lay out the offer; comments show what is unclear', 'กางข้อเสนอให้ดู คอมเมนต์จะบอกว่ายังงงตรงไหน'],
  ],
};

const told = (f: Formatter, r: Readings, key: string, own: Pair, more: readonly Pair[]): string =>
  f.say(...r.voice.one(key, [own, ...more]));

const idOf = (platform: Platform): AdvertisingChannel | undefined =>
  (Object.keys(PLATFORMS) as AdvertisingChannel[]).find((id) => PLATFORMS[id] === platform);

export function strengthOf(f: Formatter, r: Readings, platform: Platform): string {
  const id = idOf(platform);
  const { en, th } = platform.strength;
  return told(f, r, `channels-strength-${id ?? ''}`, [en, th], id === undefined ? [] : STRENGTHS[id]);
}

export const taskOf = (f: Formatter, r: Readings, { task }: Platform, id: AdvertisingChannel): string =>
  told(f, r, `channels-task-${id}`, [task.en, task.th], TASKS[id] ?? []);
