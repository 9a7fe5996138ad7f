/** What was chosen in a field, against what the words say: ages, buyers, places, channels, a website, the client's own rules. */
import { breaks } from '../../../src/shared/domain/audit/rule-breaks.ts';
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { promisedAgainst } from '../../../src/shared/domain/promises.ts';
import { agesIn, areOthers } from '../answers/ages.ts';
import { forbidsPrices } from '../answers/price-rules.ts';
import { clean } from '../clean.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { contradiction, ownTexts, sentencesOf, type Search } from './basis.ts';

const AGES = 'targetAudience.ageRangeMin';
const WORDS = 'targetAudience.targetDemographics';

/** 'Must be 18', 'ต้องอายุ 20 ปีขึ้นไป': nobody younger may be served. */
const OLD_ENOUGH =
  /(?<![a-z])(?:must|have to|has to|need to) be (?:at least |over )?(?<en>[1-3]\d)(?! (?:km|minutes|min|people|cm))(?:\s(?:years|or older|and over|on))?|(?<![a-z])(?:over-?|strictly )(?<over>1[68]|2[015])s? only(?![a-z])|(?:ต้องอายุ|อายุต้อง)\s?(?<th>[1-3]\d)\s?ปี?(?:ขึ้นไป)?/u;

const ages: Search = (basis) => {
  const { ageRangeMin: min, ageRangeMax: max } = basis.form.targetAudience;
  if (!(min > 0 && max > 0)) return [];
  const words = clean(basis.form.targetAudience.targetDemographics);
  const [from, to] = agesIn(words);
  if (from > 0 && areOthers(words, min, max))
    return [
      contradiction(
        'ages',
        { min, max, from, to },
        [AGES, WORDS],
        [{ kind: 'correct', key: 'ages', value: { min: from, max: to } }],
      ),
    ];
  for (const { path, text } of ownTexts(basis)) {
    const groups = OLD_ENOUGH.exec(plain(text))?.groups;
    const least = Number(groups?.['en'] ?? groups?.['over'] ?? groups?.['th'] ?? 0);
    if (least > min && least <= max)
      return [
        contradiction(
          'ages',
          { min, max, least },
          [AGES, path],
          [{ kind: 'correct', key: 'ages', value: { min: least, max } }],
        ),
      ];
  }
  return [];
};

/** Of the buyers themselves so many are of the other sex: 'one in five of our patients is a man', 'ลูกค้าผู้ชาย 30%'. */
const OTHER_SEX: Readonly<Record<'male' | 'female', RegExp>> = {
  female:
    /(?<![a-z])(?:of (?:our |the )?(?:\p{L}+ )?)?(?:patients?|clients?|customers?|buyers?|members?|guests?|students?|people)?(?: is| are)?(?: a)? ?(?:man|men|male|guys|husbands)(?![a-z])|(?:เป็น)?ผู้ชาย/u,
  male: /(?<![a-z])(?:of (?:our |the )?(?:\p{L}+ )?)?(?:patients?|clients?|customers?|buyers?|members?|guests?|students?|people)?(?: is| are)?(?: a)? ?(?:woman|women|female|ladies|wives)(?![a-z])|(?:เป็น)?ผู้หญิง/u,
};
/** As near to the share as they are named, in characters. */
const NAMED_WITHIN = 26;
/** Who writes, decides or pays beside the buyer is no buyer. */
const BESIDE_BUYER =
  /(?<![a-z])(?:inbox|messages?|writes?|asks?|calls?|rings?|decides?|pays?|wife|wives|for (?:her|him|their))(?![a-z])|inbox|ทัก|โทร|ตัดสินใจ|จ่าย|โอน|ภรรยา|แฟน|เลือก/u;
const sexes: Search = (basis) => {
  const { gender } = basis.form.targetAudience;
  if (gender !== 'male' && gender !== 'female') return [];
  for (const { path, words, text } of sentencesOf(basis)) {
    if (!/Demographics/u.test(path)) continue;
    const share = readQuantities(words).find(
      ({ quantity, span }) =>
        quantity.kind === 'percent' &&
        quantity.value >= 10 &&
        [
          text.slice(span.end, span.end + NAMED_WITHIN),
          text.slice(Math.max(0, span.start - NAMED_WITHIN), span.start),
        ].some((near) => OTHER_SEX[gender].test(near) && !BESIDE_BUYER.test(near)),
    );
    if (share && 'value' in share.quantity)
      return [
        contradiction(
          'sexes',
          { chosen: gender, share: Math.round(share.quantity.value) },
          ['targetAudience.gender', path],
          [{ kind: 'correct', key: 'gender', value: 'all' }],
        ),
      ];
  }
  return [];
};

/** People who buy for a firm, at the head of the description. */
const FOR_A_FIRM =
  /(?<![a-z])(?:(?:production|plant|purchasing|procurement|facility|facilities|operations|maintenance|warehouse|store|office|marina|site|hr|kitchen) managers?|purchasing|procurement|engineering managers?|(?:shop|business|restaurant|hotel|bakery|salon|clinic|company|factory|caf[eé]) owners|owner-(?:bakers|operators|managers)|buyers at|chefs at)(?![a-z])|จัดซื้อ|ผจก\.?|เจ้าของ(?:กิจการ|โรงงาน|โรงแรม|ธุรกิจ)/u;
const FOR_THEMSELVES =
  /(?<![a-z])(?:home ?owners|house owners|families|parents|mums?|moms?|women|men|couples|retirees|pet owners|dog owners|students|kids|tourists|everyone|people who|office workers|commuters|singles|residents|patients|pet parents|hobbyists)(?![a-z])|ครอบครัว|พนักงานออฟฟิศ|คนทำงาน|คนโสด|มนุษย์เงินเดือน|วัยทำงาน|คนรัก|คนชอบ|เจ้าของบ้าน|ผู้หญิง|วัยรุ่น|นักเรียน|พ่อแม่|คนทั่วไป/u;

/** Sold to firms by its own words. */
const TO_FIRMS =
  /(?<![a-z])(?:wholesale|trade only|b2b)(?![a-z])[^.;]{0,24}(?:to|for) (?:shops|bakeries|restaurants|hotels|retailers|factories|farms|salons|offices|companies|businesses|caf[eé]s|schools|clinics)(?![a-z])|ขายส่ง(?:ให้)?(?:ร้าน|โรงงาน|โรงแรม|บริษัท)/u;

const buyers: Search = ({ form }) => {
  const { targetDemographics, targetGroup } = form.targetAudience;
  const words = plain(clean(targetDemographics));
  const product = plain(clean(form.clientInfo.productService));
  const isForFirms = FOR_A_FIRM.test(words) || (words === '' && TO_FIRMS.test(product));
  return targetGroup === 'B2C' && isForFirms && !FOR_THEMSELVES.test(words)
    ? [
        contradiction(
          'buyers',
          { chosen: 'B2C' },
          ['targetAudience.targetGroup', words === '' ? 'clientInfo.productService' : WORDS],
          [{ kind: 'correct', key: 'buyers', value: 'b2b' }],
        ),
      ]
    : [];
};

const WORLD =
  /(?<![a-z])(?:world-?wide|all over the world|the whole world|global(?:ly)?|every country|international(?:ly)?)(?![a-z])|ทั่วโลก/u;
const COUNTRY =
  /(?<![a-z])(?:nationwide|country-?wide|all over (?:the country|thailand)|whole country|all of [a-z]+)(?![a-z])|ทั่วประเทศ|ทั่วไทย|ทุกจังหวัด/u;
const ONLY_WITHIN =
  /(?<![a-z])(?:deliver(?:y|ies|s)?|ship(?:ping|s)?|we (?:deliver|ship|install|serve))(?: is| are)?(?: only)? (?:within|inside|in|to) (?<en>[a-z][a-z ]{2,24}?)(?: only|,? no (?:export|shipping|delivery))(?![a-z])|(?<![a-z])(?:only (?:deliver|ship|install|serve)s?|(?:deliver|ship|install|serve)s? only) (?:within|inside|in|to) (?<en2>[a-z][a-z ]{2,24})|(?<![a-z])(?:no|not|don't|do not) (?:export|ship abroad|international shipping|ship (?:outside|overseas))(?<none>)|(?:ส่ง|บริการ|ติดตั้ง)(?:เฉพาะ|แค่)(?:ใน)?(?<th>[ก-๛]{2,20})|ไม่(?:จัด)?ส่ง(?:ต่างประเทศ|ต่างจังหวัด)/u;

const places: Search = (basis) => {
  const where = plain(clean(basis.form.targetAudience.geographicLocation));
  const isWorld = WORLD.test(where);
  if (!isWorld && !COUNTRY.test(where)) return [];
  for (const { path, text } of ownTexts(basis)) {
    if (path.endsWith('geographicLocation')) continue;
    const match = ONLY_WITHIN.exec(plain(text));
    if (!match) continue;
    const { en, en2, th } = match.groups ?? {};
    const within = (en ?? en2 ?? th ?? '').trim();
    // Of a whole country only what is smaller contradicts it.
    if (!isWorld && (within === '' || COUNTRY.test(within))) continue;
    return [
      contradiction('places', { wanted: where, within, told: match[0] }, [
        'targetAudience.geographicLocation',
        path,
      ]),
    ];
  }
  return [];
};

/** 'ส่งเฉพาะกรุงเทพ' in one answer, 'ส่งได้ทั่วประเทศ' in another. */
const EVERYWHERE =
  /(?<![a-z])(?:deliver|ship|send)s?(?:ing)? [^.;]{0,20}?(?:nationwide|country-?wide|worldwide|the whole country|anywhere in (?:the country|thailand|the uk))(?![a-z])|(?:จัด)?ส่ง(?:ได้|ของ|ถึง)?\s?(?:ทั่วประเทศ|ทั่วไทย|ทุกจังหวัด)/u;
const served: Search = (basis) => {
  const texts = ownTexts(basis).filter(({ path }) => !path.endsWith('geographicLocation'));
  for (const { path, text } of texts) {
    const narrow = ONLY_WITHIN.exec(plain(text));
    const within = (narrow?.groups?.['en'] ?? narrow?.groups?.['en2'] ?? narrow?.groups?.['th'] ?? '').trim();
    if (narrow === null || within === '' || COUNTRY.test(within)) continue;
    for (const other of texts) {
      const wide = other.path === path ? null : EVERYWHERE.exec(plain(other.text));
      if (wide)
        return [contradiction('places', { wanted: wide[0], within, told: narrow[0] }, [other.path, path])];
    }
  }
  return [];
};

export const CHANNEL_NAMES: readonly (readonly [AdvertisingChannel, RegExp])[] = [
  ['facebook-ads', /(?<![a-z])(?:facebook|fb)(?![a-z])|เฟซบุ๊ก|เฟส/u],
  ['instagram-ads', /(?<![a-z])(?:instagram|ig|insta)(?![a-z])|อินสตาแกรม|ไอจี/u],
  ['tiktok-ads', /(?<![a-z])tik ?tok(?![a-z])|ติ๊กต็อก|ติ๊กตอก/u],
  ['google-ads', /(?<![a-z])google(?![a-z])|กูเกิล/u],
  ['linkedin-ads', /(?<![a-z])linkedin(?![a-z])/u],
  ['shopee-ads', /(?<![a-z])shopee(?![a-z])|ช้อปปี้/u],
  ['lazada-ads', /(?<![a-z])lazada(?![a-z])|ลาซาด้า/u],
];

/** A channel that is chosen, and that a rule keeps out. */
const channel: Search = ({ form, read }) =>
  read.rules
    .filter(({ kind }) => kind === 'channel')
    .flatMap(({ quote, path }) =>
      CHANNEL_NAMES.flatMap(([id, names]) =>
        names.test(plain(quote)) && form.campaignObjectives.advertisingChannels.includes(id)
          ? [
              contradiction('channel', { channel: id, rule: quote }, [
                'campaignObjectives.advertisingChannels',
                path,
              ]),
            ]
          : [],
      ),
    );

/** What a business says of itself: a slogan, a strength, its best product. */
const OF_ITSELF = /keyMessage|strengths|heroProduct/u;
/** A price that is told to buyers: so much each, or from so much. */
const TELLS_PRICE =
  /(?:(?<![a-z])(?:from|only|just|for|at|starts? at|prices?)|เริ่ม(?:ต้น)?|เพียง|แค่|ราคา|ละ)\s*$/u;
/** A slogan or a strength that says what the client's own rule forbids, by its words or by what it promises. */
const rule: Search = (basis) =>
  ownTexts(basis)
    .filter(({ path }) => OF_ITSELF.test(path))
    .flatMap(({ path, text }) => {
      const found = basis.read.rules.flatMap((one) => {
        if (one.path === path || one.kind === 'must') return [];
        const at = (one.kind === 'words' ? breaks(one, text) : undefined) ?? promisedAgainst(one.quote, text);
        return at === undefined
          ? []
          : [
              contradiction('rule', { words: text.slice(at.start, at.end), rule: one.quote }, [
                path,
                one.path,
              ]),
            ];
      });
      // Of several rules that the same words break one is enough.
      return found.slice(0, 1);
    });
/** 'No prices in ads', and a slogan that tells one. */
const priced: Search = (basis) => {
  const forbids = basis.read.rules.find((one) => forbidsPrices([one]));
  if (forbids === undefined) return [];
  for (const { path, text } of ownTexts(basis)) {
    if (!/keyMessage|strengths/u.test(path) || path === forbids.path) continue;
    const words = plain(text);
    const price = readQuantities(text).find(
      ({ quantity, span, each }) =>
        quantity.kind === 'money' && (each !== undefined || TELLS_PRICE.test(words.slice(0, span.start))),
    );
    if (price)
      return [
        contradiction('rule', { words: text.slice(price.span.start, price.span.end), rule: forbids.quote }, [
          path,
          forbids.path,
        ]),
      ];
  }
  return [];
};

/** Sold to the trade alone, and a shop where anybody buys one piece. */
const TRADE_ALONE =
  /(?<![a-z])(?:wholesale only|trade only|no retail(?! packs?| boxes)|(?:do not|don't) (?:do|sell) retail)(?![a-z])|ขายส่งเท่านั้น|ไม่(?:ได้)?ขายปลีก(?![ก-๛])|ขายส่งอย่างเดียว/u;
const trade: Search = (basis) => {
  const { shopeeShop, lazadaShop, tiktokShop } = basis.form.marketingChannels;
  const shop = Object.entries({ shopeeShop, lazadaShop, tiktokShop }).find(([, told]) => clean(told) !== '');
  const claim = sentencesOf(basis).find(
    ({ path, text }) => path.startsWith('clientInfo') && TRADE_ALONE.test(text),
  );
  return claim && shop
    ? [
        contradiction('trade', { told: TRADE_ALONE.exec(claim.text)?.[0] ?? '', shop: clean(shop[1]) }, [
          claim.path,
          `marketingChannels.${shop[0]}`,
        ]),
      ]
    : [];
};

/** A field that is empty may only not have been filled in, where other answers tell of one. */
const WEBSITE = /(?<![a-z])(?:web ?sites?|web ?pages?)(?![a-z])|เว็บ|เวบ/gu;
const NO_WEBSITE =
  /(?<![a-z])(?:(?:have|has|got|with|there is|there's)(?: no|n't an?y?| not an?y?| never had an?) (?:web ?site|web ?page)|(?:don't|do not|doesn't|does not|haven't|hasn't) (?:have|got|own|run) an?(?:y)? (?:own )?(?:web ?site|web ?page)|without an? web ?site|no web ?site(?= yet|[.,;]|$))(?![a-z])|(?:ยัง)?ไม่มี(?:เว็บ|เวบ|website)/gu;
/** Visits to a website are wanted, and there is none. */
const website: Search = (basis) => {
  const { marketingChannels, campaignObjectives } = basis.form;
  if (clean(marketingChannels.website) !== '') return [];
  if (!campaignObjectives.marketingObjectives.includes('website-traffic')) return [];
  const isTold = ownTexts(basis).some(
    ({ text }) => plain(text).replaceAll(NO_WEBSITE, '').search(WEBSITE) >= 0,
  );
  return isTold
    ? []
    : [
        contradiction('website', { objective: 'website-traffic' }, [
          'marketingChannels.website',
          'campaignObjectives.marketingObjectives',
        ]),
      ];
};

/** What a business says of itself against its own rules. */
export const AGAINST_RULES: readonly Search[] = [rule, priced];

export const CHOICES: readonly Search[] = [
  ages,
  sexes,
  buyers,
  places,
  served,
  channel,
  ...AGAINST_RULES,
  trade,
  website,
];
