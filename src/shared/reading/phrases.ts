/** Quantities that people write without a number. */
import { boundBefore, boundOfTime } from './bounds.ts';
import { matchesOf } from './matches.ts';
import type { Quantity, Reading } from './quantity.ts';

/** What people do of whom a part is told: 'a third book', 'half go quiet'. */
const DO =
  "(?:are|is|were|was|go|goes|went|do|don't|never|just|say|ask|asks|book|books|buy|buys|come|comes|show|turn|turns|pass|confirm|sign|signs|pay|pays|convert|reply|answer|vanish|disappear|ghost|cancel|drop|want|get|make|become|actually|then|stop|leave|accept|take|end|join|enrol|stay|renew|order|visit|apply|turned|signed|paid|booked|bought|came|went|ordered|became|replied|answered|joined|took|said|called|visited|asked|ended|showed|stayed|left|ring|call|choose|fill|enquire|subscribe|register|send|write|like|rent|hire|proceed|agree|hang|haggle|attend|finish|return|qualify|qualifies|does|gets|makes|moves?|upgrades?|switch|follow|meets?|dont|doesnt|pick|brings?|(?:become|convert|sign|order|return|attend|stay|drop|finishe|switche)s)";
const THAI_DIGITS = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'];
const THAI_PART =
  /(?<part>หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)ใน(?<whole>สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?!สิบ|ร้อย|พัน|เดือน|วัน|ปี)/gu;
/** Parts of a whole by their English names, with how many of them make it. */
const PARTS: readonly (readonly [name: RegExp, whole: number])[] = [
  [/third/u, 3], [/quarter/u, 4], [/fifth/u, 5], [/sixth/u, 6], [/eighth/u, 8], [/tenth/u, 10],
]; // prettier-ignore
const SEVERAL: readonly (readonly [name: RegExp, part: number])[] = [
  [/two/u, 2], [/three/u, 3], [/four/u, 4], [/five/u, 5], [/seven/u, 7], [/nine/u, 9],
]; // prettier-ignore

const share = (part: number, whole: number): Quantity => ({
  kind: 'percent',
  value: (part / whole) * 100,
  ratio: [part, whole],
});

/** Shares in words: 'half of them', 'a third go paid', 'three quarters', 'สามในสี่'. 'Half the price' and 'a quarter' of a year are none. */
function fractions(): (readonly [RegExp, Quantity])[] {
  const BEHIND = `(?= of(?! an? )(?![a-z])| (?:the|our|my|these|those) (?!price|cost|money|time|size|year|week|month|day|battle|fun)[a-z]+ (?:who|that|which|we|${DO})(?![a-z])| ${DO}(?![a-z])| [ก-๛]|\\s*[,;)](?! ?\\d)|\\s*\\.?$)`;
  const half = new RegExp(
    `(?<![a-z]|(?:a|first|second|last|other|every|(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million) and) )half(?:${BEHIND}| (?:by|before) (?=[a-z]))|(?<!(?:เพิ่ม|ขึ้น|เดิม)อีก(?:สัก|ซัก)?)ครึ่ง(?:หนึ่ง|นึง|เดียว|(?=(?:เงียบ|หาย|ไม่)))|(?<=(?:ขอ|อยาก|ให้|ต้อง)[ก-๛]{0,12}(?:เป็น|ได้|สัก|ซัก|ถึง))ครึ่ง(?=\\s|$|[,;])|(?<=(?:นัด|มา|จอง|ซื้อ|ปิด|จริง)(?:ได้)?(?:แค่|ประมาณ|ราวๆ?)?)ครึ่ง(?=\\s|$|[,;])`,
    'gu',
  );
  // 'We book half the calls': what is done with a part of them.
  const done =
    /(?<=(?<![a-z])(?:book|win|close|convert|land|sell|sign|get|keep|reach|place)s? (?:about |around |roughly |nearly |only |just |maybe )?)half(?= (?:the|our|my|those|these) (?!price|cost|money|time|size|year|week|month|day|battle|fun|work|value|amount)[a-z]+)/gu;
  // '1/3rd pay', '2/3 of leads'; a date has no people behind it.
  const written = (
    [
      [/1\/2/u, 1, 2],
      [/1\/3/u, 1, 3],
      [/2\/3/u, 2, 3],
      [/1\/4/u, 1, 4],
      [/3\/4/u, 3, 4],
      [/1\/5/u, 1, 5],
    ] as const
  ).map(
    ([figures, part, of]) =>
      [
        new RegExp(
          `(?<![\\d/.,])${figures.source}(?:rds?|nd|th|ths)?(?= of(?! an? )(?![a-z])| ${DO}(?![a-z]))`,
          'gu',
        ),
        share(part, of),
      ] as const,
  );
  // 'Half do the tour, quarter of tours sign': the article is left out where the part begins.
  const bare = (
    [
      [/third/u, 3],
      [/quarter/u, 4],
    ] as const
  ).map(
    ([name, of]) =>
      [
        new RegExp(
          `(?<=(?:^|[,;.]|(?<![a-z])and)\\s?)${name.source}(?= of(?! an? )(?! the (?:year|month|price)) [a-z])`,
          'gu',
        ),
        share(1, of),
      ] as const,
  );
  const whole = PARTS.map(
    // 'A quarter.' alone is a time.
    ([name, of]) =>
      [
        of === 4
          ? new RegExp(
              `(?<![a-z])(?:a|one) ${name.source}(?= of(?! an? )(?![a-z])| ${DO}(?![a-z])| [ก-๛])`,
              'gu',
            )
          : new RegExp(
              `(?<![a-z])(?:a|one) ${name.source}(?= of(?! an? )(?![a-z])| ${DO}(?![a-z])| [ก-๛]|\\s*(?:[.,;)]|$))`,
              'gu',
            ),
        share(1, of),
      ] as const,
  );
  const several = PARTS.flatMap(([name, of]) =>
    SEVERAL.filter(([, part]) => part < of).map(
      ([count, part]) =>
        [
          new RegExp(`(?<![a-z])${count.source}[- ]${name.source}s(?![a-z]| of an? )`, 'gu'),
          share(part, of),
        ] as const,
    ),
  );
  return [[half, share(1, 2)], [done, share(1, 2)], ...written, ...bare, ...whole, ...several];
}

type Phrases = readonly (readonly [RegExp, Quantity])[];

/** Lengths without a number: 'a year', 'half a year', 'เดือนครึ่ง'. */
const LENGTHS: Phrases = [
  [
    /(?<![a-z])half (?:a |of a |of one )?(?:percent|per cent)(?![a-z])|ครึ่งเปอร์เซ็นต์/gu,
    { kind: 'percent', value: 0.5 },
  ],
  [/(?<![a-z])a quarter (?:of a |of one |)(?:percent|per cent)(?![a-z])/gu, { kind: 'percent', value: 0.25 }],
  [
    /(?<![a-z])half a year(?![a-z])|(?<=(?:^|[,;(]\s?|(?<![a-z])(?:the|next|coming|for|over|a|one) ))half[- ]year(?! (?:end|results?|report)s?(?![a-z]))(?![a-z])|ครึ่งปี(?!แรก|หลัง)/gu,
    { kind: 'duration', value: 6, unit: 'month' },
  ],
  [
    /(?<![a-z])a year and a half(?![a-z])|(?<!\d\s?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)ปีครึ่ง/gu,
    { kind: 'duration', value: 1.5, unit: 'year' },
  ],
  [
    /(?<![a-z])a month and a half(?![a-z])|(?<!\d\s?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)เดือนครึ่ง/gu,
    { kind: 'duration', value: 1.5, unit: 'month' },
  ],
  [/(?<![a-z])half a month(?![a-z])|ครึ่งเดือน/gu, { kind: 'duration', value: 0.5, unit: 'month' }],
  [/(?<![a-z])half an hour(?![a-z])|ครึ่งชั่วโมง/gu, { kind: 'duration', value: 30, unit: 'minute' }],
  [/(?<![a-z])(?:a|one) fortnight(?![a-z])/gu, { kind: 'duration', value: 2, unit: 'week' }],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?week(?![a-z])/gu,
    { kind: 'duration', value: 1, unit: 'week' },
  ],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?month(?![a-z])|(?<=ภายใน|ใน|ตลอด)เดือนเดียว/gu,
    { kind: 'duration', value: 1, unit: 'month' },
  ],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?quarter(?![a-z])/gu,
    { kind: 'duration', value: 1, unit: 'quarter' },
  ],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?year(?![a-z])|(?<=ภายใน|ใน|ตลอด)ปีเดียว|(?<![a-z])(?:the )?(?:whole|full|entire) year(?![a-z])|(?:ทั้ง|ตลอด(?:ทั้ง)?)ปี(?!\s?(?:20|25)\d\d)/gu,
    { kind: 'duration', value: 1, unit: 'year' },
  ],
];

/** 'Double', 'เท่าตัว'. */
const MULTIPLES: Phrases = [
  [/(?<![a-z])(?:double|doubling|twice)(?![a-z])|(?:หนึ่ง)?เท่าตัว/gu, { kind: 'multiple', value: 2 }],
  [/(?<![a-z])(?:triple|tripling|treble)(?![a-z])/gu, { kind: 'multiple', value: 3 }],
  [/(?<![a-z])quadruple(?![a-z])/gu, { kind: 'multiple', value: 4 }],
  // 'Half as many again' is one and a half times; 'as many again' is twice.
  [
    /(?<![a-z])half (?:as (?:many|much) again|again as (?:many|much)|again(?=\s*(?:$|[,.;)])))(?! as)|(?:เพิ่ม|มากกว่าเดิม|ขึ้น)(?:อีก)?(?:สัก|ซัก)?(?<=อีก|อีกสัก|อีกซัก|เดิม)ครึ่ง(?:นึง|หนึ่ง)?(?=$|\s|ของ|จาก)/gu,
    { kind: 'multiple', value: 1.5 },
  ],
  [/(?<!half )(?<![a-z])as (?:many|much) again(?![a-z])/gu, { kind: 'multiple', value: 2 }],
];

const COUNTS: Phrases = [
  [
    /(?<=(?<![a-z])(?:an?|one|every|each) [a-z]+ (?:is|has|holds?|takes?|brings?) (?:about |around |on average )?)one and a half(?= [a-z])/gu,
    { kind: 'count', value: 1.5, unit: '' },
  ],
];

/** Of each group a word stands in every text that it reads: most texts hold none of them. */
const GROUPS: readonly (readonly [holds: RegExp, phrases: Phrases])[] = [
  [/half|quarter|fortnight|week|month|year|ครึ่ง|เดือน|ปี/u, LENGTHS],
  [/doubl|twice|tripl|treble|quadruple|again|เท่าตัว|ครึ่ง/u, MULTIPLES],
  [/half|third|quarter|fifth|sixth|eighth|tenth|ครึ่ง|[123]\/[2345]/u, fractions()],
  [/one and a half/u, COUNTS],
];
/** 'ออเดอร์นึงเฉลี่ยกล่องครึ่ง': one and a half of what is counted. */
const ONE_AND_A_HALF =
  /(?<!\d\s?|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ละ)(?<unit>กล่อง|ถุง|ลัง|ขวด|แพ็ค|ห่อ|ถาด|กระสอบ|กิโล|ไร่|ตัน)ครึ่ง(?!ราคา)/gu;
/** What comes round in a time or stands in a row: 'every third day', 'every second floor' tells no share of anybody. */
const NO_ONE =
  '(?:seconds?|minutes?|hours?|days?|nights?|evenings?|mornings?|afternoons?|weeks?|weekends?|fortnights?|months?|quarters?|years?|seasons?|time|times|floor|street|page|row|post|issue|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|counts?|of)';
const ORDINALS: readonly string[] = [
  'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
]; // prettier-ignore
/** 'Every sixth enquiry', 'every 14th visitor', 'every other one': one of so many. */
const EVERY = new RegExp(
  `(?<![a-z])(?:every|each) (?:single )?(?:(?<word>${ORDINALS.join('|')})|(?<digits>\\d{1,3})(?:st|nd|rd|th))(?= (?!${NO_ONE}(?![a-z]))[a-z])|(?<=(?<![a-z])(?:win|close|land|convert|get|sell|book|sign)s? (?:about |around |roughly |nearly )?)every other(?= (?!${NO_ONE}(?![a-z]))[a-z])|(?<!(?:like|unlike|than|as|from|of|to|and|with) )(?<![a-z])every other(?= (?:one|(?!${NO_ONE}(?![a-z]))[a-z]+ ${DO})(?![a-z]))`,
  'gu',
);

/** Words for how many of whom one does something. */
const WHOLES: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20,
  thirty: 30, forty: 40, fifty: 50, 'a hundred': 100, 'a dozen': 12,
}; // prettier-ignore
const WHOLE_NAMES = Object.keys(WHOLES).join('|');
/** 'Of every 5 callers one buys', 'from ten messages one books': one of so many. */
const ONE_OF_EVERY = new RegExp(
  `(?<![a-z])(?:out of|of|from) (?:every |each )?(?<whole>\\d{1,3}|${WHOLE_NAMES}) (?:[a-z]+ ){1,3}?(?:only |just |about )?(?:one|1)(?= (?:buys?|books?|signs?|comes?|orders?|becomes?|joins?|pays?|goes|takes|says|turns|asks?|stays?|converts?|rings?|calls?|visits?|applies|enrols?|fills?)(?![a-z]))`,
  'gu',
);

/** Every such phrase of a plain text. */
export function phrasesIn(text: string): Reading[] {
  const phrases = GROUPS.flatMap(([holds, all]) => (holds.test(text) ? all : []));
  const said = phrases.flatMap(([pattern, quantity]) =>
    matchesOf(text, pattern).map((match) => ({ match, quantity })),
  );
  const parts = (text.includes('ใน') ? matchesOf(text, THAI_PART) : []).flatMap((match) => {
    const [part, whole] = [match.groups?.['part'], match.groups?.['whole']].map(
      (digit) => THAI_DIGITS.indexOf(digit ?? '') + 1,
    );
    return part !== undefined && whole !== undefined && part < whole
      ? [{ match, quantity: share(part, whole) }]
      : [];
  });
  const halves = (text.includes('ครึ่ง') ? matchesOf(text, ONE_AND_A_HALF) : []).map((match) => {
    const quantity: Quantity = { kind: 'count', value: 1.5, unit: match.groups?.['unit'] ?? '' };
    return { match, quantity };
  });
  const nths = (/every|each/u.test(text) ? matchesOf(text, EVERY) : []).flatMap((match) => {
    const { word, digits } = match.groups ?? {};
    const whole =
      digits === undefined ? (word === undefined ? 2 : ORDINALS.indexOf(word) + 2) : Number(digits);
    return whole > 1 ? [{ match, quantity: share(1, whole) }] : [];
  });
  const ones = matchesOf(text, ONE_OF_EVERY).flatMap((match) => {
    const told = match.groups?.['whole'] ?? '';
    const whole = WHOLES[told] ?? Number(told);
    return whole > 1 ? [{ match, quantity: share(1, whole) }] : [];
  });
  return [...said, ...parts, ...halves, ...nths, ...ones].map(({ match, quantity }) => ({
    quantity,
    span: { start: match.index, end: match.index + match[0].length },
    figure: { start: match.index, end: match.index + match[0].length },
    bound: quantity.kind === 'duration' ? boundOfTime(text, match.index) : boundBefore(text, match.index),
    certainty: 0.9,
    inWords: true,
    slack: 0,
  }));
}
