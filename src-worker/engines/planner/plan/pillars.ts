/** Content pillars: on the points that customers weigh and we can answer; their shares are a working proposal. */
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { clip, lowerNoun, thaiGap } from '../text.ts';
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
      idea: say('The owner answers one buyer’s question a week', 'เจ้าของตอบคำถามลูกค้าสัปดาห์ละหนึ่งข้อ'),
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
  const hero = clip(r.hero, 34);
  if (pillars.length < 3 && hero !== '') {
    pillars.push({
      name: say(`${f.sentence(hero)}, explained`, `รู้จัก${thaiGap(hero)}${hero}`),
      idea: say('What it is, for whom, and what it costs', 'คืออะไร เหมาะกับใคร ราคาเท่าไร'),
      question: say(`What is ${lowerNoun(hero)}?`, `${hero}คืออะไร`),
    });
  }
  if (pillars.length < 3) {
    pillars.push({
      name: say('A day at work', 'หนึ่งวันของเรา'),
      idea: say(
        `${f.sentence(f.both(r.trade.scene))}, without a script`,
        `${f.both(r.trade.scene)} ถ่ายจริงไม่จัดฉาก`,
      ),
      question: say('See how we work', 'ดูวิธีทำงานของเรา'),
    });
  }
  if (pillars.length < 3) {
    pillars.push({
      name: say('Questions, answered', 'ถามมา ตอบไป'),
      idea: say('One question from a customer, one plain answer', 'หนึ่งคำถามจากลูกค้า หนึ่งคำตอบตรง ๆ'),
      question: say('You asked', 'คุณถามมา'),
    });
  }
  const shares = [[100], [60, 40], [40, 35, 25]][Math.min(3, pillars.length) - 1] ?? [];
  return pillars.slice(0, 3).map((pillar, i) => ({ ...pillar, share: shares[i] ?? 0 }));
}
