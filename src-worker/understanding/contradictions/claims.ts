/** Claims in one answer that another answer takes back. Each is a pair that hardly ever stands together in earnest. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { contradiction, sentencesOf, type Basis, type Search, type Sentence } from './basis.ts';

/** The first two sentences of different answers that match one pattern each. */
function pair(basis: Basis, first: RegExp, second: RegExp): readonly [Sentence, Sentence] | undefined {
  const all = sentencesOf(basis);
  for (const one of all.filter(({ text }) => first.test(text)))
    for (const other of all) if (other.path !== one.path && second.test(other.text)) return [one, other];
  return undefined;
}

const told = (code: Parameters<typeof contradiction>[0], found: readonly [Sentence, Sentence] | undefined) =>
  found === undefined
    ? []
    : [
        contradiction(code, { first: found[0].words, second: found[1].words }, [
          found[0].path,
          found[1].path,
        ]),
      ];

/** A trial without a card, and card details at sign-up. */
const payment: Search = (basis) =>
  told(
    'payment',
    pair(
      basis,
      /(?<![a-z])(?:no|without an?) (?:credit |bank |debit )?card(?! payment)(?![a-z])|ไม่ต้อง(?:ใช้|ผูก|กรอก)บัตร/u,
      /(?<![a-z])(?:take|need|ask for|collect|require|enter) (?:your |the |their |a )?(?:credit )?card(?: details| number)?(?! of)(?![a-z])|card details (?:are )?(?:taken|needed|required)|(?<!ไม่)ต้องผูกบัตร|กรอกบัตร/u,
    ),
  );

/** Somebody is always there, and nobody is at times; open all year, and closed in some months. */
const open: Search = (basis) => {
  const day = pair(
    basis,
    /(?<![a-z])(?:somebody|someone|staff|team|awake|on site|open|nurses?|we(?:'re| are)).{0,40}(?:24\/7|24 hours|round the clock)|(?:24\/7|24 hours).{0,20}(?:open|staffed|on site)|(?:เปิด|มีคน|ดูแล|พยาบาล).{0,16}24\s?(?:ชม|ชั่วโมง)/u,
    /(?<![a-z])(?:nobody|no one|no staff|unmanned|unstaffed)(?![a-z]).{0,40}(?:between|from|after|at night|overnight|\d\s?(?:am|pm))|(?<![a-z])(?:closed|shut) (?:at night|overnight|from \d)|ไม่มีคน.{0,12}(?:กลางคืน|หลัง)|ปิด(?:ตอน)?กลางคืน/u,
  );
  const year = pair(
    basis,
    /(?<![a-z])(?:365 days|all year(?: round)?|year[- ]round|every day of the year)(?![a-z])|เปิด(?:ทั้ง|ตลอด)ปี|365 วัน|ไม่มีวันหยุด/u,
    /(?<![a-z])(?:closed|shut|close|we shut)(?: (?:down|every|in|from|over|for|during))+[^.]{0,24}(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|winter|summer|monsoon|season)|(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|หน้าฝน|หน้าหนาว|หน้าร้อน)[^.]{0,30}ปิด(?:ทุกปี|ร้าน|ลาน|ให้บริการ)|ปิด(?:ช่วง|ทุก)(?:หน้าฝน|เดือน|ปี)/u,
  );
  return told('open', day ?? year);
};

/** 'No competition', and rivals on the cards. */
const competition: Search = (basis) => {
  const claim = sentencesOf(basis).find(({ text }) =>
    /(?<![a-z])(?:(?:no|zero|without(?: any)?|not any|have no real) (?:direct |real )?compet(?:ition|itors?)|don't have (?:any )?compet(?:ition|itors?))(?![a-z])|ไม่มีคู่แข่ง/u.test(
      text,
    ),
  );
  const rivals = basis.form.competitiveAnalysis.competitors.filter(
    ({ name, strengths }) => name.trim() !== '' && strengths.trim() !== '',
  );
  const [rival] = rivals;
  return claim === undefined || rival === undefined
    ? []
    : [
        contradiction('competition', { claim: claim.words, rival: rival.name, rivals: rivals.length }, [
          claim.path,
          'competitiveAnalysis.competitors',
        ]),
      ];
};

/** 'Never advertised', and an advertisement that was paid for. */
const experience: Search = (basis) => {
  if (basis.form.clientInfo.hasOnlineAdExperience !== 'no') return [];
  const ran = sentencesOf(basis).find(
    ({ path, text }) =>
      /onlineAdIssues|whyNeedNow|currentChallenges|additionalNotes/u.test(path) &&
      /(?<![a-z])(?:(?:we|i) (?:did|tried|ran|boosted|paid for|bought|placed|have run|used) [^.]{0,30}(?:ads?|adverts?|advertisements?|advertising|campaigns?|boost(?:ed)?|posts?)|boosted (?:a|some|one|our) (?:post|photo|video)s?)(?![a-z])|(?:เคย|ลอง)(?:ยิง|ลง|ซื้อ)(?:แอด|โฆษณา|เฟส)|ยิง(?:แอด)?(?:เอง)?แล้ว|กดโปรโมท(?:โพส|เอง)/u.test(
        text,
      ) &&
      !/(?<![a-z])(?:never|agency quoted|would|want to|should|told me to|tells me to)(?![a-z])|ไม่เคย|(?:บอก|แนะนำ|อยาก|จะ|ขอ)(?:ให้)?(?:ลอง|ยิง|ลง)|ให้ลอง/u.test(
        text,
      ),
  );
  return ran === undefined
    ? []
    : [contradiction('experience', { told: ran.words }, ['clientInfo.hasOnlineAdExperience', ran.path])];
};

/** Words that 'all' and 'only' stand before without a claim: 'light only until 22.00'. */
const NO_CLAIM =
  /^(?:until|after|before|about|around|during|within|through|weekend[s]?|weekday[s]?|their|there|other|others|three|seven|eight|people|those|these|because|where|which|while|from|with|when|kinds?|sizes?|ages?|levels?)$/u;
/** '100% organic', and only some of them are. */
const all: Search = (basis) => {
  const own = sentencesOf(basis);
  for (const one of own) {
    if (!/keyMessage|strengths|productService|heroProduct/u.test(one.path)) continue;
    for (const match of one.text.matchAll(
      /(?:100\s?%|(?<![a-z])(?:all|fully|entirely|only))\s(?<word>[a-z]{5,})/gu,
    )) {
      const word = match.groups?.['word'] ?? '';
      if (NO_CLAIM.test(word)) continue;
      const other = own.find(
        ({ path, text }) =>
          path !== one.path &&
          text.includes(word) &&
          /(?<![a-z])only (?:about |around )?\d/u.test(text) &&
          readQuantities(text).some(({ quantity }) => quantity.kind === 'count'),
      );
      if (!other) continue;
      const part = readQuantities(other.text).find(({ quantity }) => quantity.kind === 'count')?.quantity;
      const whole = readQuantities(one.text).find(({ quantity }) => quantity.kind === 'count')?.quantity;
      return [
        contradiction(
          'all',
          {
            word,
            claim: one.words,
            ...(part?.kind === 'count' ? { part: part.value } : {}),
            ...(whole?.kind === 'count' ? { whole: whole.value } : {}),
          },
          [one.path, other.path],
        ),
      ];
    }
  }
  return [];
};

/** Free everywhere, and a sum for it in another answer. */
const free: Search = (basis) => {
  const own = sentencesOf(basis);
  for (const one of own)
    for (const match of one.text.matchAll(
      /(?<![a-z])free (?<en>delivery|shipping|installation|parking|returns?|repairs?|pick-?up|setup|set-up|training)(?<rest>[^.,;]{0,40})|(?<th>ค่าส่ง|จัดส่ง|ติดตั้ง)ฟรี(?<rest2>[^\s]{0,20})|ส่งฟรี(?<rest3>[^\s]{0,20})/gu,
    )) {
      const { en, th, rest = '', rest2 = '', rest3 = '' } = match.groups ?? {};
      // 'Free over £50' and 'free in town' leave room for a charge.
      const condition = `${rest}${rest2}${rest3}`;
      const isEverywhere = /anywhere|everywhere|always|all over|nationwide|ทั่ว|ทุก/u.test(condition);
      if (!isEverywhere && condition.trim() !== '') continue;
      const noun = en ?? (th === 'ติดตั้ง' ? 'ติดตั้ง' : 'ส่ง');
      for (const other of own) {
        if (other.path === one.path) continue;
        const at = other.text.indexOf(noun);
        const sum = readQuantities(other.words).find(
          ({ quantity, span }) =>
            quantity.kind === 'money' &&
            quantity.value > 0 &&
            at >= 0 &&
            span.start >= at &&
            span.start - at < 32,
        )?.quantity;
        // What the business pays is no charge.
        if (
          /(?<![a-z])(?:we pay|costs us|on us|at our expense)(?![a-z])|เราออก|ออกเอง|เราจ่าย|ต้นทุน/u.test(
            other.text,
          ) &&
          !/ลูกค้า/u.test(other.text)
        )
          continue;
        if (sum?.kind === 'money' && !other.text.includes(`free ${noun}`) && !other.text.includes('ฟรี'))
          return [
            contradiction(
              'free',
              {
                of: noun,
                claim: one.words,
                amount: sum.value,
                currency: sum.currency || basis.read.home.unnamed,
              },
              [one.path, other.path],
            ),
          ];
      }
    }
  return [];
};

/** What is said to cost nothing, by the words for it in either language. */
const COSTS_NOTHING: readonly (readonly [of: string, words: RegExp])[] = [
  ['travel', /(?<![a-z])(?:travel|call-?outs?|mileage|transport)(?![a-z])|ค่าเดินทาง|ค่ารถ|ค่าน้ำมัน/u],
  ['delivery', /(?<![a-z])(?:delivery|shipping)(?![a-z])|ค่าส่ง|จัดส่ง/u],
  ['installation', /(?<![a-z])(?:installation|fitting|set-?up)(?![a-z])|ค่าติดตั้ง|ติดตั้ง/u],
];
const FREE = /(?<![a-z])free(?![a-z])|ฟรี/u;
const WITHOUT_EXCEPTION =
  /(?<![a-z])(?:always|everywhere|anywhere|no surcharge|no extra|never charge|whatever the distance)(?![a-z])|ทุก(?:ที่|สวน|พื้นที่|บ้าน|ออเดอร์)|ทั่วประเทศ|ไม่มี(?:บวก|คิดเพิ่ม)/u;
/** Free without exception, and a sum for it elsewhere. */
const charged: Search = (basis) => {
  const own = sentencesOf(basis);
  for (const one of own.filter(({ text }) => FREE.test(text) && WITHOUT_EXCEPTION.test(text)))
    for (const [of, words] of COSTS_NOTHING) {
      if (!words.test(one.text)) continue;
      const other = own.find(({ path, text }) => path !== one.path && words.test(text) && !FREE.test(text));
      const sum = other && chargeIn(other, words);
      if (other && sum?.kind === 'money')
        return [
          contradiction(
            'free',
            { of, claim: one.words, amount: sum.value, currency: sum.currency || basis.read.home.unnamed },
            [one.path, other.path],
          ),
        ];
    }
  return [];
};

/** The sum right behind what it is for. */
function chargeIn({ text, words: written }: Sentence, words: RegExp) {
  const at = text.search(words);
  return readQuantities(written).find(
    ({ quantity, span }) =>
      quantity.kind === 'money' && quantity.value > 0 && span.start >= at && span.start - at < 40,
  )?.quantity;
}

/** Always included, and a price without it. */
const included: Search = (basis) => {
  const own = sentencesOf(basis);
  for (const one of own) {
    const noun =
      /(?<![a-z])(?:an? |the |our )?(?<noun>[a-z]{4,}) (?:[a-z]+ ){0,4}always (?:inclusive|included)|always includ(?:es|ing) (?:an? |the )?(?<noun2>[a-z]{4,})/u.exec(
        one.text,
      )?.groups;
    const thing = noun?.['noun'] ?? noun?.['noun2'];
    if (thing === undefined) continue;
    const other = own.find(
      ({ path, text }) =>
        path !== one.path &&
        (text.includes(`without ${thing}`) ||
          text.includes(`without a ${thing}`) ||
          text.includes(`without the ${thing}`) ||
          text.includes(`excluding ${thing}`)),
    );
    if (other)
      return [
        contradiction('included', { of: thing, first: one.words, second: other.words }, [
          one.path,
          other.path,
        ]),
      ];
  }
  return [];
};

const DELIVERY = /(?<![a-z])(?:deliver(?:y|ed|s)?|shipped|ready)(?![a-z])|(?:จัด)?ส่ง(?:ภายใน|ใน|ถึง)/u;
const MAKING = /(?<![a-z])(?:production|making|manufactur\p{L}+|lead time)(?![a-z])|ผลิต(?:ใช้เวลา|ภายใน)?/u;
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 };

/** Delivered sooner than it is made. */
const time: Search = (basis) => {
  const timed = sentencesOf(basis).filter(({ text }) => DELIVERY.test(text) || MAKING.test(text));
  if (!timed.some(({ text }) => MAKING.test(text))) return [];
  const lengths = timed.flatMap((sentence) =>
    readQuantities(sentence.words).flatMap(({ quantity, span }) => {
      if (quantity.kind !== 'duration' || DAYS[quantity.unit] === undefined) return [];
      const before = sentence.text.slice(Math.max(0, span.start - 26), span.start);
      const kind = DELIVERY.test(before) ? 'delivery' : MAKING.test(before) ? 'making' : undefined;
      const days = (quantity.high ?? quantity.value) * (DAYS[quantity.unit] ?? 1);
      return kind === undefined ? [] : [{ ...sentence, kind, days }];
    }),
  );
  const delivery = lengths.find(({ kind, path }) => kind === 'delivery' && !/competit/u.test(path));
  const making = lengths.find(
    ({ kind, path, days }) =>
      kind === 'making' && path !== delivery?.path && delivery !== undefined && days > delivery.days,
  );
  return delivery && making
    ? [
        contradiction('time', { delivery: delivery.days, making: making.days, unit: 'day' }, [
          delivery.path,
          making.path,
        ]),
      ]
    : [];
};

export const CLAIMS: readonly Search[] = [
  payment,
  open,
  competition,
  experience,
  all,
  free,
  charged,
  included,
  time,
];
