/**
 * What a platform's campaign types can show and whom they can reach, by the platform's own names of them. Every page that names a format or
 * an audience beside a platform asks here, so that no page promises a video where only searches are bought.
 */
import type { Both } from '../language.ts';
import { PLATFORMS, type Platform } from './platforms.ts';

type Told = Platform['plan'];
const b = (en: string, th: string): Both => ({ en, th });

/** Whom a campaign reaches. */
export type Reach =
  /** Who types the words. */
  | 'search'
  /** Who types the words, and whom the platform finds beside them. */
  | 'signals'
  /** Who searches in a shop. */
  | 'shop'
  /** Who was on the client's page. */
  | 'visitors'
  /** Who stands on a list that the client uploads. */
  | 'list'
  /** Anybody of an age and a place, and among them those who know the client. */
  | 'feed';

const REACH: Readonly<Record<string, Reach>> = {
  Search: 'search',
  'Performance Max': 'signals',
  'Your data segments': 'visitors',
  'Customer Match': 'list',
  'Shop ads': 'shop',
  'Product ads': 'shop',
  'Sponsored Discovery': 'shop',
};

/** @param type the English name of the campaign type */
export const reachOf = (type: string): Reach => REACH[type] ?? 'feed';

/** How the advert of a closing campaign looks, where the type alone decides it: its form, or the name of one of our words. */
const CLOSERS: Readonly<Record<string, 'form' | 'message' | 'call' | 'app'>> = {
  Leads: 'form',
  'Lead generation': 'form',
  'Leads (messages)': 'message',
  'Leads (calls)': 'call',
  App: 'app',
  'App promotion': 'app',
};
export const closerOf = (type: string): (typeof CLOSERS)[string] | undefined => CLOSERS[type];

/** Formats that only a lead form's campaign has. */
const OF_FORM = /^(?:Instant form|Lead form)$/u;

/** What one campaign type of Google needs; its sizes and lengths are of its own. */
interface Piece {
  format: Both;
  ratios: readonly string[];
  durations?: Both;
  materials: Both;
}
const TEXTS = b('15 headlines, 4 descriptions', 'พาดหัว 15 คำอธิบาย 4');
const VIDEO: Piece = {
  format: b('YouTube video', 'วิดีโอ YouTube'),
  ratios: ['16:9', '9:16'],
  durations: b('15–30 s', '15–30 วินาที'),
  materials: b('1 video in two shapes', 'วิดีโอ 1 ชิ้น 2 สัดส่วน'),
};
/** Where nobody films. */
const PICTURES: Piece = {
  format: b('Picture ad', 'โฆษณาภาพ'),
  ratios: ['1.91:1', '1:1', '4:5'],
  materials: b('3 pictures', 'ภาพ 3'),
};
const BANNERS: Piece = {
  format: b('Display ad', 'แบนเนอร์'),
  ratios: ['1.91:1', '1:1'],
  materials: b('2 banner pictures', 'ภาพแบนเนอร์ 2'),
};
const GOOGLE: Readonly<Record<string, Piece>> = {
  Search: { format: b('Responsive search ad', 'โฆษณาค้นหา'), ratios: [], materials: TEXTS },
  'YouTube video': VIDEO,
  Video: VIDEO,
  'Demand Gen': {
    format: b('Picture and video ad', 'โฆษณาภาพและวิดีโอ'),
    ratios: ['1.91:1', '1:1', '4:5'],
    durations: b('15–30 s', '15–30 วินาที'),
    materials: b('3 pictures, 1 video', 'ภาพ 3 วิดีโอ 1'),
  },
  'Your data segments': BANNERS,
  'Customer Match': BANNERS,
  App: {
    format: b('App ad', 'โฆษณาแอป'),
    ratios: ['1.91:1', '1:1'],
    materials: b('5 headlines, 5 descriptions, pictures of the app', 'พาดหัว 5 คำอธิบาย 5 ภาพหน้าแอป'),
  },
};
const [TRIES, SKIPPED] = [
  b('Google tries them and keeps the best', 'Google ลองสลับแล้วใช้ข้อความที่ดีที่สุด'),
  b('After 5 s it can be skipped', 'ครบ 5 วินาทีกดข้ามได้'),
];
const PERFORMANCE_MAX = 'Performance Max';
const NONE = b('–', '–');
const joinedBoth = (parts: readonly Both[], separator: string): Both => ({
  en: parts.map(({ en }) => en).join(', '),
  th: parts.map(({ th }) => th).join(separator),
});

/**
 * What has to be made for Google, by the campaign types that are bought there.
 * @param types English names; none where nothing is known of them
 * @param isStill nobody films
 */
export function googlePlan(told: Told, types: readonly string[], isStill: boolean): Told {
  const isMax = types.includes(PERFORMANCE_MAX);
  // What is read comes first: it closes.
  const sorted = types.toSorted((a, z) => Number(z === 'Search') - Number(a === 'Search'));
  const filmed = sorted.flatMap((type) => GOOGLE[type] ?? []);
  const pieces = isStill ? filmed.map((piece) => (piece.durations ? PICTURES : piece)) : filmed;
  if (pieces.length === 0 && !isMax) return told;
  const formats = pieces.map(({ format }) => format);
  // Its assets hold the texts, the pictures and the video of all of them.
  if (isMax) {
    const { plan, stills } = PLATFORMS['google-ads'];
    return {
      ...plan,
      ...(isStill ? stills : {}),
      formats: distinct([...formats, b('Performance Max assets', 'ชิ้นงาน Performance Max')]),
    };
  }
  const ratios = [...new Set(pieces.flatMap((piece) => piece.ratios))];
  const { published: _, ...ours } = told;
  return {
    ...ours,
    formats: distinct(formats),
    ratios: ratios.length === 0 ? ['–'] : ratios,
    durations: pieces.find(({ durations }) => durations)?.durations ?? NONE,
    materials: joinedBoth(distinct(pieces.map(({ materials }) => materials)), ' '),
    reason: types.includes('Search') || !pieces.includes(VIDEO) ? TRIES : SKIPPED,
  };
}
const distinct = (all: readonly Both[]): Both[] =>
  all.filter(({ en }, i) => all.findIndex((other) => other.en === en) === i);

/** What an advert looks like at a stage: the form of its campaign type, else the stage's own creative, as page 14 has it made. */
export function formatAt({ formats, plan }: Platform, type: string, layer: number): Both {
  const piece = GOOGLE[type];
  if (type === 'Search') return b('Search ad', 'โฆษณาค้นหา');
  if (piece) return piece.format;
  if (type === PERFORMANCE_MAX) return b('Search and banner ads', 'โฆษณาค้นหาและแบนเนอร์');
  const own = formats.at(layer) ?? formats[0];
  return OF_FORM.test(own.en) && closerOf(type) !== 'form' ? (plan.formats[0] ?? own) : own;
}

/** The oldest group that the platforms know is of 65 and over. */
const OLDEST = 65;
/** Ages as a platform can be set to them: '40+' where '40–78' is told, '65+' where '70–85' is. */
export const agesToSet = (ages: string): string =>
  ages.replace(/^(\d+)(?:–(\d+)|\+)?$/u, (whole, low: string, high?: string) => {
    const isOpen = high === undefined ? whole.endsWith('+') : Number(high) > OLDEST;
    return isOpen || Number(low) >= OLDEST ? `${Math.min(Number(low), OLDEST)}+` : whole;
  });
