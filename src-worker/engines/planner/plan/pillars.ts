/** Content pillars: on the points that customers weigh and we can answer; their shares are a working proposal. */
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { clip, thaiGap } from '../text.ts';
import { ourAnswer, type Want } from './topics.ts';

export interface Pillar {
  name: string;
  idea: string;
  /** Percent; all sum to 100. */
  share: number;
  /** Our words behind it. */
  proof?: string;
  /** A campaign's name. */
  question: string;
}

export function makePillars(f: Formatter, r: Readings, wants: readonly Want[]): Pillar[] {
  const { say } = f;
  const pillars: Omit<Pillar, 'share'>[] = [];
  if (r.face === 'owner') {
    pillars.push({
      name: say('The owner on camera', 'เจ้าของเล่าเอง'),
      idea: r.voice.one('pillar-owner', [
        say('The owner answers one buyer’s question a week', 'เจ้าของตอบคำถามลูกค้าสัปดาห์ละหนึ่งข้อ'),
        say('Each week one question, in the owner’s words', 'ทุกสัปดาห์เจ้าของหยิบหนึ่งคำถามมาคุย'),
        say('What buyers ask, said by the owner weekly', 'ลูกค้าถามอะไร เจ้าของพูดเองทุกสัปดาห์'),
      ]),
      question: say('Ask the owner', 'ถามเจ้าของ'),
    });
  }
  for (const want of wants) {
    if (pillars.length === 3) break;
    const proof = ourAnswer(r, want.topic);
    if (proof === undefined && want.from !== 'customers') continue;
    pillars.push({
      name: f.both(want.topic.pillar),
      idea:
        proof === undefined
          ? f.both(want.topic.idea)
          : `${f.both(want.topic.idea)}${say(': ', ': ')}${clip(proof, 44)}`,
      question: f.both(want.topic.question),
      ...(proof === undefined ? {} : { proof }),
    });
  }
  // Where the answers raise too few points, the trade's own subjects.
  const { trade } = r;
  const ways = [
    f.both(trade.show),
    r.voice.one('pillar-step', [
      say(`Ends with ${trade.step.en}`, `ปิดท้ายด้วย${thaiGap(trade.step.th)}${trade.step.th}`),
      say(`Leads to ${trade.step.en}`, `พาไปสู่${thaiGap(trade.step.th)}${trade.step.th}`),
      say(`Last line: ${trade.step.en}`, `ประโยคสุดท้าย: ${trade.step.th}`),
      say(`What to do next: ${trade.step.en}`, `ชวนให้เริ่มจาก${thaiGap(trade.step.th)}${trade.step.th}`),
    ]),
    r.voice.one('pillar-scene', [
      say(`Pictures: ${trade.scene.en}`, `ภาพ: ${trade.scene.th}`),
      say(`We see ${trade.scene.en}`, `ให้เห็น${thaiGap(trade.scene.th)}${trade.scene.th}`),
      say(`On screen: ${trade.scene.en}`, `บนจอ: ${trade.scene.th}`),
      say(`Shot at work: ${trade.scene.en}`, `ถ่ายจากงานจริง: ${trade.scene.th}`),
    ]),
  ];
  trade.ideas.forEach((idea, k) => {
    if (pillars.length === 3) return;
    const way = ways[k] ?? '';
    pillars.push({
      name: f.both(idea),
      idea: way,
      question: f.both(trade.doubt),
    });
  });
  const shares = [[100], [60, 40], [40, 35, 25]][Math.min(3, pillars.length) - 1] ?? [];
  return pillars.slice(0, 3).map((pillar, i) => ({ ...pillar, share: shares[i] ?? 0 }));
}
