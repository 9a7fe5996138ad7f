/** Content pillars: on the points that customers weigh and we can answer; their shares are a working proposal. */
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { clip, lowerStart } from '../text.ts';
import { ourAnswer, proof, type Want } from './topics.ts';

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

/** As many characters as an idea has room for beside its pillar. */
const IDEA = 78;
/** A proof shorter than this says nothing. */
const PROOF = 20;

/** The proof, then what is made of it: 'THB 7,900: why some choices cost more than others'. The idea stays whole. */
const provedBy = (f: Formatter, words: string, idea: string): string => {
  const rest = lowerStart(idea);
  return `${f.sentence(clip(words, Math.max(PROOF, IDEA - rest.length - 2)))}: ${rest}`;
};

export function makePillars(f: Formatter, r: Readings, wants: readonly Want[]): Pillar[] {
  const { say } = f;
  const pillars: Omit<Pillar, 'share'>[] = [];
  if (r.face === 'owner') {
    pillars.push({
      name: say('The owner on camera', 'เจ้าของเล่าเอง'),
      idea: say('The owner answers one buyer’s question a week', 'เจ้าของตอบคำถามลูกค้าสัปดาห์ละหนึ่งข้อ'),
      question: say('Ask the owner', 'ถามเจ้าของ'),
    });
  }
  for (const want of wants) {
    if (pillars.length === 3) break;
    const answer = ourAnswer(r, want.topic);
    if (answer === undefined && want.from !== 'customers') continue;
    pillars.push({
      name: f.both(want.topic.pillar),
      idea:
        answer === undefined
          ? f.both(want.topic.idea)
          : provedBy(f, proof(r, answer), f.both(want.topic.idea)),
      question: f.both(want.topic.question),
      ...(answer === undefined ? {} : { proof: answer }),
    });
  }
  // Where the answers raise too few points, the trade's own subjects.
  const { trade } = r;
  const ways = [
    f.both(trade.show),
    say(`Ends with ${trade.step.en}`, `ปิดท้ายด้วยข้อเสนอ: ${trade.step.th}`),
    say(`Pictures: ${trade.scene.en}`, `ภาพ: ${trade.scene.th}`),
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
