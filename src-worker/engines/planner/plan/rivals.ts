/** Rivals: only what the client said and what follows by comparison. The unknown is said to be unknown. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Topic } from '../data/topics.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { placesMentioned } from '../../../understanding/places/read-places.ts';
import { levelOf } from './asked-price.ts';
import { isDoneInstead } from './done-instead.ts';
import type { CompetitorReading, Readings } from '../readings/index.ts';
import { platformOfAddress, platformsIn } from './rival-platforms.ts';
import { ourAnswer, topicOf } from './topics.ts';

/** From here on a phrase speaks of its point so plainly that a sentence may rest on it. */
export const PLAIN = 0.8;

/** Points that a rival can be said to be chosen for; nobody is chosen for 'who does the work'. */
export const CHOSEN_FOR: ReadonlySet<string> = new Set([
  'rating', 'known', 'warranty', 'price', 'range', 'quality', 'experience', 'taste', 'tech', 'hours', 'safe', 'fresh',
]); // prettier-ignore

/** That a price is seen, fixed or told at once says nothing of how high it is. */
export const PRICE_IS_TOLD =
  /\b(?:see|sees|seen|shows?|shown|clear|told|transparent|fixed|open|instant)\b|เห็น|บอก|ชัดเจน|แจ้ง|รู้ราคา|มาตรฐาน|กลาง/iu;

export interface Versus {
  topic: Topic;
  /** The client's words on the rival. */
  them: string;
  /** Our words on the same point; undefined where we have none. */
  us?: string;
  lead?: 'us' | 'them';
}
export interface Rival extends CompetitorReading {
  /** Name, or '' with `number`. */
  number: number;
  /** Nothing but a name or address is known. */
  unknown: boolean;
  /** Whether it is met where we are; otherwise nobody told how near it is. */
  overlap: 'high' | 'unknown';
  /** It sells; what is done instead, or who helps out, sells nothing and is found on no platform. */
  isFirm: boolean;
  places: string[];
  /** Platforms that the client's words and the rival's address name. */
  platforms: string[];
  price: 'low' | 'high' | 'unknown';
  versus: Versus[];
}

/** @param language in which places are named */
export function makeRivals(r: Readings, language: Language): Rival[] {
  const rivals = r.competitors.map((card, index) => rival(r, card, index + 1, language));
  const rank = { high: 0, unknown: 1 } as const;
  return rivals.toSorted(
    (a, b) =>
      Number(a.unknown) - Number(b.unknown) || rank[a.overlap] - rank[b.overlap] || a.number - b.number,
  );
}

/** A place that something is only near. */
const NEAR =
  /(?:\b(?:near|close to|next to|not far from|outside|an? hour from)\s+\p{L}+(?:\s\p{Lu}\p{L}+)?|(?:ใกล้|ไม่ไกล(?:จาก)?|แถวนอก|ออกนอก|ห่างจาก)\s?[ก-๛]+)/giu;
/** Of a Thai name what stands as a word of its own, without a shop's kind: 'มหาชัย' within a name is no town. */
const ownWords = (name: string): string =>
  isMostlyThai(name)
    ? name
        .split(/[\s()/]+/u)
        .slice(1)
        .filter((word) =>
          placesMentioned(word).some((place) => place.th === word.replace(/^(?:จ\.|จังหวัด)/u, '')),
        )
        .join(' ')
    : name;

function rival(r: Readings, card: CompetitorReading, number: number, language: Language): Rival {
  const said = [...card.strengths, ...card.weaknesses];
  const isFirm = card.website !== '' || !isDoneInstead(card.name);
  // 'แบรนด์ญี่ปุ่น' is where a brand comes from, and no place where it is; nor is a place that it is only near.
  const known = placesMentioned(`${said.join(' · ').replaceAll(NEAR, ' ')} · ${ownWords(card.name)}`).filter(
    ({ kind }) => kind !== 'country',
  );
  const ours = new Set(r.places.flatMap(({ known: place }) => (place ? [place] : [])));
  const platforms = unique(
    [...said, ...(isFirm ? [card.name] : [])].flatMap(platformsIn).concat(platformOfAddress(card.website)),
  );
  const chosen = new Set(r.adChannels.map((id) => id.replace('-ads', '')));
  const samePlace = known.some((place) => ours.has(place));
  const sameChannel = platforms.some((name) => chosen.has(name.toLowerCase()));
  const unknown = said.length === 0;
  return {
    ...card,
    number,
    unknown,
    overlap: !unknown && isFirm && (samePlace || sameChannel) ? 'high' : 'unknown',
    isFirm,
    places: known.map((place) => place[language]),
    platforms,
    price: levelOf(card),
    versus: versus(r, card),
  };
}

function versus(r: Readings, card: CompetitorReading): Versus[] {
  const found: Versus[] = [];
  const add = (clause: string, strength: boolean): void => {
    const topic = topicOf(r, clause);
    if (!topic || found.some((row) => row.topic === topic)) return;
    const us = ourAnswer(r, topic);
    const row: Versus = { topic, them: clause };
    if (us !== undefined) row.us = us;
    // Their strength: they lead. Their weakness: we lead where we have an answer. A price is compared when it is known.
    if (strength) row.lead = 'them';
    else if (us !== undefined && topic.id !== 'price') row.lead = 'us';
    found.push(row);
  };
  const [firstStrength] = card.strengths;
  if (firstStrength !== undefined) add(firstStrength, true);
  for (const clause of card.weaknesses) add(clause, false);
  for (const clause of card.strengths) add(clause, true);
  const answered = found.filter(({ us }) => us !== undefined);
  const open = found.filter(({ us }) => us === undefined);
  return [...found.filter(({ lead }) => lead === 'them').slice(0, 1), ...answered, ...open]
    .filter((row, i, all) => all.indexOf(row) === i)
    .slice(0, 3);
}
