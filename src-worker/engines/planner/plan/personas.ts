/** Composite portraits from the client's own words on its audience. Names and ages are assumptions and labelled so. */
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { bare, clip, lowerFirst, lowerNoun, shortNoun, stop, thaiGap } from '../text.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { behaviours, topicOf, type Want } from './topics.ts';
import type { Rival } from './rivals.ts';

export interface Persona {
  name: string;
  /** In running text: 'the office worker'. */
  group: string;
  age: string;
  career: string;
  income: string;
  interests: string[];
  behaviours: string[];
  insight: string;
  tension: string;
  location: string;
  area: string;
}

const NAMES_EN: Readonly<Record<'thai' | 'other', readonly string[]>> = {
  thai: ['Ploy', 'Krit', 'Nida'],
  other: ['Alex', 'Sam', 'Robin'],
};
const NAMES_TH: Readonly<Record<'thai' | 'other', readonly string[]>> = {
  thai: ['แพรว', 'เมย์', 'กฤต'],
  other: ['อเล็กซ์', 'แซม', 'โรบิน'],
};

/** Nobody is a family. */
const SEVERAL = /\b(?:famil(?:y|ies)|couples?|households?|groups?|teams?|companies|company|firms?)$/iu;

/** 'Office workers' → 'office worker'. */
function one(group: string): string {
  if (isMostlyThai(group)) return group;
  // 'adults over 40': what is counted stands first.
  const told = /^(.+?)(\s(?:over|under|above|below|aged|with|in|from|of|at|near)\s.+)$/iu.exec(group);
  if (told) return `${one(told[1] ?? '')}${told[2] ?? ''}`;
  const words = group.split(' ');
  const last = words.at(-1) ?? '';
  const single = /^(?:people|staff|women|men|children)$/iu.test(last)
    ? ({ people: 'person', staff: 'staff member', women: 'woman', men: 'man', children: 'child' }[
        last.toLowerCase()
      ] ?? last)
    : last.replace(/ies$/iu, 'y').replace(/([^su])s$/iu, '$1');
  return [...words.slice(0, -1), single].join(' ');
}

/** 'buyers compare roast dates' → 'I compare roast dates'; undefined where the sentence does not turn. */
function firstPerson(clause: string): string | undefined {
  if (isMostlyThai(clause)) {
    if (/^คน(?!ไข้|ทั่วไป|ส่วนใหญ่)/u.test(clause)) return undefined;
    const rest = clause.replace(
      /^(?:ผู้คน|ลูกค้า|ผู้ซื้อ|ผู้บริโภค|คนไข้|ผู้ป่วย|คนทั่วไป|คนส่วนใหญ่)(?:ส่วนใหญ่|มัก)?(?:จะ)?\s*/u,
      '',
    );
    return rest.length > 5 && !/ซื้อซ้ำ|กลับมา/u.test(rest) ? rest : undefined;
  }
  const match =
    /^(?:(?:most|many|some|the|our)\s+)*(?:buyers?|customers|people|shoppers|consumers|users|engineers|patients|parents|guests|clients|owners|they|women|men|students|managers)\s+(?:also\s+|often\s+|usually\s+)?(.+)$/iu.exec(
      clause,
    );
  const rest = match?.[1];
  if (
    rest === undefined ||
    /^(?:are|is|was|were|who|that|in|at|from|of|with|need)\b|come back|return|repeat/iu.test(rest)
  )
    return undefined;
  return `I ${mine(rest)}`;
}
const mine = (text: string): string =>
  text
    .replaceAll(/\btheir\b/giu, 'my')
    .replaceAll(/\bthey\b/giu, 'I')
    .replaceAll(/\bthem\b/giu, 'me')
    .replaceAll(/\bthemselves\b/giu, 'myself');

/** 'brew at home and care where their coffee comes from' → 'I brew at home…'. */
function fromTrait(trait: string): string | undefined {
  if (isMostlyThai(trait)) return trait.length > 5 ? trait : undefined;
  return /^(?:are|is|have been|was|were)\b/iu.test(trait) ||
    !/^[a-z]+/u.test(trait) ||
    /^(?:no|not|with|in|at)\b/iu.test(trait)
    ? undefined
    : `I ${mine(trait)}`;
}

export function makePersonas(
  f: Formatter,
  r: Readings,
  wants: readonly Want[],
  rivals: readonly Rival[],
  thai: boolean,
): Persona[] {
  const { say } = f;
  const { audience } = r;
  // 'คนที่ชอบ… และอยาก…' names one group and two of its traits.
  const named = audience.groups.filter((group) => !/^(?:อยาก|ชอบ|ต้องการ|ใส่ใจ|มัก|กำลัง)/u.test(group));
  const groups = named.length > 0 ? named.slice(0, 3) : [say('Buyer', 'ลูกค้า')];
  const count = Math.min(groups.length, 3);
  const said = behaviours(r);
  const quotes = unique(
    [...audience.traits.map(fromTrait), ...said.map(firstPerson)].filter(
      (text): text is string => text !== undefined,
    ),
  );
  const hero = lowerNoun(clip(r.hero, 32)) || say('this', 'สินค้านี้');
  const told = rivals.flatMap((rival) => rival.weaknesses);
  const matters = (clause: string): boolean => wants.some(({ topic }) => topic.pattern.test(clause));
  const weaknesses = [...told.filter(matters), ...told.filter((clause) => !matters(clause))];
  const worries = r.challenges.filter((clause) =>
    /stock|sold|runs? out|chat|reply|wait|queue|cycle|ตอบ(?:แชต|แชท|ไม่|ช้า)|ของหมด|หมดเร็ว|สต็อก|คิว|รอนาน/iu.test(
      clause,
    ),
  );
  return groups.map((group, i) => {
    const single = one(group);
    const place = r.places[i % Math.max(1, r.places.length)];
    const local =
      place?.known === undefined ? thai : place.known.kind === 'province' || place.known.iso2 === 'TH';
    const first = (f.language === 'th' ? NAMES_TH : NAMES_EN)[local ? 'thai' : 'other'][i] ?? '';
    const want = wants[i % Math.max(1, wants.length)];
    const label = clip(single, 34);
    const quoted = quotes[i];
    const said_ = quoted === undefined ? undefined : clip(quoted, 84);
    const asked = (quoted === undefined ? undefined : topicOf(r, quoted))?.question ?? want?.topic.question;
    const [need, doubt] = [f.both(r.trade.need), f.both(r.trade.doubt)];
    const question = want ? f.both(want.topic.question) : doubt;
    const insight =
      said_ !== undefined
        ? f.sentence(
            asked === undefined || said_.length > 56
              ? say(stop(said_), said_)
              : say(`${stop(said_)} ${asked.en}`, `${said_} ขอรู้ก่อนว่า${asked.th}`),
          )
        : i > 0 && want === undefined
          ? say(`Before I choose ${hero}: ${doubt}`, `ก่อนเลือก${thaiGap(hero)}${hero} ${doubt}`)
          : i > 0
            ? `${doubt} ${question}`
            : say(
                `When ${need}, I need ${hero}. ${question}`,
                `${need} เลยหา${thaiGap(hero)}${hero} ${question}`,
              );
    const open = i % 2 === 0 ? `“${doubt}”` : f.both(r.trade.leak);
    const worry = worries[i % Math.max(1, worries.length)];
    const weakness = weaknesses[i - worries.length];
    const tension =
      worry !== undefined && i < worries.length
        ? say(
            `Held up: ${lowerFirst(clip(worry, 70))}`,
            `พร้อมตัดสินใจแล้ว แต่ติดที่${thaiGap(worry)}${clip(worry, 60)}`,
          )
        : weakness !== undefined
          ? say(`Met elsewhere: ${lowerFirst(clip(weakness, 60))}`, `เคยเจอจากที่อื่น: ${clip(weakness, 56)}`)
          : say(`To check in calls: ${open}`, `ต้องถามลูกค้าจริง: ${open}`);
    return {
      name:
        f.language === 'th'
          ? `${first} ${lowerNoun(label)}`
          : isMostlyThai(label)
            ? `${first}: ${label}`
            : SEVERAL.test(label)
              ? `${first} (${lowerNoun(label)})`
              : `${first}, ${/^(?:a|an|the)\s/iu.test(label) ? label : `the ${lowerNoun(label)}`}`,
      group: single,
      age: ageOf(audience.minAge, audience.maxAge, i, count),
      career: f.sentence(
        clip(
          `${single}${audience.where !== '' && !isMostlyThai(audience.where) && audience.b2b ? ` ${audience.where}` : ''}`,
          56,
        ),
      ),
      income:
        audience.income === ''
          ? audience.b2b
            ? f.sentence(clip(audience.details[0] ?? '', 44))
            : ''
          : f.sentence(clip(audience.income, 48)),
      interests: unique([
        ...r.products.names.map((name) => f.sentence(bare(shortNoun(bare(name), 26)))),
        ...wants.map(({ topic }) => f.both(topic.label)),
      ]).slice(i, i + 3),
      behaviours: unique([
        ...rotate(
          said.map((clause) => f.sentence(clip(bareVerb(clause), 30))),
          i,
        ),
        ...wants
          .slice(0, 3)
          .map(({ topic }) => say(`Asks: ${topic.question.en}`, `ถามว่า ${topic.question.th}`)),
      ]).slice(0, 3),
      insight,
      tension,
      location: place ? clip(place.name, 30) : '',
      area:
        audience.where === '' || (audience.b2b && !isMostlyThai(audience.where))
          ? ''
          : clip(audience.where, 40),
    };
  });
}

const rotate = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % Math.max(1, list.length)),
  ...list.slice(0, by % Math.max(1, list.length)),
];
const bareVerb = (clause: string): string => (firstPerson(clause) ?? clause).replace(/^I\s+(?:am\s+)?/u, '');

function ageOf(min: number, max: number, index: number, count: number): string {
  if (min === 0 && max === 0) return '';
  if (max === 0) return `${min}+`;
  if (min === 0) return `≤ ${max}`;
  const at = count === 1 ? 0.5 : 0.2 + (0.5 * index) / Math.max(1, count - 1);
  return String(Math.round(min + (max - min) * at));
}
