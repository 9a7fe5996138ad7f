/** What is sold, by a name that a sentence can hold. */
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { lowerNoun } from '../text.ts';
import { searched } from './keywords.ts';
import { shorter, whole } from './whole.ts';

/** How much of it is sold at once, or which of its sizes: no name of the thing itself. */
const PACK =
  /^(?:ถุง|กล่อง|แพ็[กค](?!เกจ)|ขวด|ซอง|ปี๊บ|กระสอบ|ขนาด|ระยะ|ไซ[ซส]์|เกรด|ชุด(?=\s?\d)|เซ็ต|เซต|คอร์ส|รุ่น|set|box|pack|bag|size|grade)(?=[\s\d\p{Script=Thai}]).*(?:\d|เอ|บี)/iu;

/** 'ถุง 1 กิโล' says how much; with what is in it, where both fit: 'ปุ๋ยมูลไส้เดือน ถุง 1 กิโล'. */
export const isPack = (hero: string): boolean => PACK.test(hero);
function packed(r: Readings, most: number, f: Formatter): string {
  if (!isPack(r.hero) || isMostlyThai(f.both(r.offer.name)) !== (f.language === 'th')) return '';
  const thing = shorter(f.both(r.offer.name).replace(/(?<=[ก-๛])\s[a-z]+$/u, ''), most);
  const figures = r.hero.match(/\d+/gu) ?? [];
  const isKnown = thing === '' || r.hero.includes(thing) || figures.some((figure) => thing.includes(figure));
  return isKnown ? thing : whole(`${thing} ${r.hero}`, most) || thing;
}

/** 'Caherlea whole milk' of the Caherlea Co-op begins with a name. */
const isOwnName = ({ hero, answers: { companyName } }: Readings): boolean => {
  const [first = ''] = hero.split(/\s/u);
  return first !== '' && companyName.split(/\s/u).includes(first);
};

/** A word that needs its article. */
const BARE = /^(?:app|tool|platform|website|service|system|program|clinic|shop|hall|venue)$/iu;

/** The hero product, else the thing that is searched for, else what such an offer is called; '' where none of them fits. */
export function offerIn(r: Readings, most: number, f: Formatter): string {
  const names = [
    packed(r, most, f),
    shorter(isOwnName(r) ? r.hero : lowerNoun(r.hero), most),
    searched(r.hero),
    searched(r.products.names[0] ?? ''),
    r.hero === '' ? '' : shorter(f.both(r.offer.name), most),
  ];
  const name = names.find((one) => one !== '') ?? '';
  // 'Ask about app' is no English.
  return BARE.test(name) ? `the ${name.toLowerCase()}` : name;
}
