/** Made-up values for places that no sample client comes to, by the names of their slots. */
import type { Language } from '../../../src/shared/domain/options.ts';

const SLOTS: Readonly<Record<string, readonly [en: string, th: string]>> = {
  name: ['installations', 'สาขา'],
  names: ['Google and Facebook', 'Google และ Facebook'],
  company: ['VoltNest', 'โวลต์เนสต์'],
  offer: ['home EV charger', 'เครื่องชาร์จที่บ้าน'],
  product: ['home EV charger', 'เครื่องชาร์จที่บ้าน'],
  hero: ['home EV charger', 'เครื่องชาร์จที่บ้าน'],
  goal: ['160 installations', '160 หลัง'],
  count: ['16', '16'],
  every: ['5,300', '5,300'],
  number: ['5,300', '5,300'],
  from: ['clicks', 'คลิก'],
  to: ['quote requests', 'ใบเสนอราคา'],
  does: ['ask for a quote', 'ขอใบเสนอราคา'],
  today: ['1.8%', '1.8%'],
  needed: ['6.9%', '6.9%'],
  share: ['1.8%', '1.8%'],
  rate: ['4%', '4%'],
  sum: ['£25,000', '300,000 บาท'],
  total: ['£25,000', '300,000 บาท'],
  limit: ['£5,000', '80,000 บาท'],
  most: ['£156', '5,000 บาท'],
  price: ['£849', '19,900 บาท'],
  one: ['A click', 'ทัก'],
  per: ['week', 'week'],
  day: ['30 November', '30 พฤศจิกายน'],
  date: ['30 Nov', '30 พ.ย.'],
  length: ['ten weeks', '10 สัปดาห์'],
  span: ['ten weeks', '10 สัปดาห์'],
  where: ['Leeds and Birmingham', 'ชลบุรีและระยอง'],
  place: ['Leeds', 'ชลบุรี'],
  places: ['Leeds and Birmingham', 'ชลบุรีและระยอง'],
  what: ['16 installations a week', 'สัปดาห์ละ 5 สาขา'],
  ours: ['nine days from order', 'เสร็จใน 9 วัน'],
  us: ['nine days', '9 วัน'],
  them: ['three weeks', '3 สัปดาห์'],
  rival: ['CheapCharge', 'เจ้าอื่น'],
  words: ['three weeks to install', 'ติดตั้งใน 3 สัปดาห์'],
  quote: ['do not mention grants', 'ห้ามพูดเรื่องการันตี'],
  buyers: ['homeowners', 'เจ้าของบ้าน'],
  term: ['home EV charger', 'เครื่องชาร์จรถไฟฟ้า'],
  own: ['a website and Facebook', 'Website และ Facebook'],
  channel: ['Google', 'Google'],
  platform: ['Google', 'Google'],
  finds: ['Google', 'Google'],
  closes: ['the website', 'เว็บไซต์'],
  act: ['inquiry', 'inquiry'],
  ages: ['30–64', '30–64'],
  year: ['2024', '2024'],
  days: ['30', '30'],
  cap: ['10', '10'],
  many: ['inquiries', 'ผู้สนใจ'],
};

/** A slots' object of which every name has a value; lists for those that are lists. */
const slots = (language: Language): object =>
  new Proxy(
    {},
    {
      get: (_, key): unknown => {
        if (typeof key !== 'string') return undefined;
        if (key === 'terms' || key === 'parts')
          return language === 'th' ? ['รถไฟฟ้า', 'ชลบุรี'] : ['charger', 'Leeds'];
        if (/^(?:is|has)[A-Z]|^(?:site|boosts|measured)$/u.test(key)) return true;
        return SLOTS[key]?.[language === 'th' ? 1 : 0] ?? `[${key}]`;
      },
    },
  );

/** Places whose first value is one of a list. */
const CHOICES: readonly (readonly [path: RegExp, choices: readonly string[]])[] = [
  [
    /^marketChannelsAnalysis\.(?:purpose|first)$/u,
    ['search', 'page', 'talk', 'explain', 'picture', 'clip', 'titles', 'market', 'shop', 'answer', 'proof'],
  ],
  [/^keyStrategy\.next$/u, ['click', 'chat', 'call', 'lead', 'visit', 'trial', 'quote']],
  [/^marketOverview\.million$/u, ['1.2']],
];

/** What a place says with made-up values: of named slots, of several objects with slots, or of a text. */
export function saidWith(
  path: string,
  say: (...values: unknown[]) => unknown,
  language: Language,
): unknown[] {
  const choices = CHOICES.find(([pattern]) => pattern.test(path))?.[1];
  if (choices) return choices.map((choice) => say(choice, slots(language)));
  const tries = [[slots(language), slots(language)], [language === 'th' ? 'ระยะเวลา' : 'delivery time']];
  for (const values of tries) {
    try {
      return [say(...values)];
    } catch {
      // It takes other values: the next ones are tried.
    }
  }
  return [];
}
