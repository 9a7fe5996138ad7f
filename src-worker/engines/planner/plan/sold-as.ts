/** How what is sold is called where nothing in the answers can be set as its name. */
import { negationsIn } from '../../../../src/shared/reading/negation.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { KIND_NAMES } from '../data/kind-names.ts';
import type { Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';
import { sureKind } from '../readings/way.ts';

/** Letters of a thing that is told by itself. */
const [SHORTEST, LONGEST] = [4, 28];
const TELLS = /^(?:มี|เรา|ขาย|เปิด|ทุก|เป็น|ของ|ที่|คือ|บริการ|สินค้า)/u;
/** Thai leaves a space behind what it tells: 'ยามโรงงาน| ยามหมู่บ้านเอาด้วย'. */
function firstTold(productService: string): string {
  const [first = ''] = productService.trim().split(/[\s,/+()]/u);
  const bare = first.replace(/^รับ(?=[ก-๛]{4})/u, '');
  const isThing =
    /^[ก-๛]+$/u.test(bare) &&
    bare.length >= SHORTEST &&
    bare.length <= LONGEST &&
    !TELLS.test(bare) &&
    negationsIn(bare).length === 0;
  return isThing ? bare : '';
}

/** By its kind, where that is sure; else by what the client tells first, or in words that say no more than the client did. */
export function soldAs(
  { offer, people, answers: { productService } }: Pick<Readings, 'offer' | 'people' | 'answers'>,
  language: Language,
): string {
  const kind = sureKind(offer);
  const named = kind && KIND_NAMES[kind];
  if (named) return named[language];
  const told = language === 'th' ? firstTold(productService) : '';
  if (told !== '') return told;
  if (language === 'th') return isSoldTo(people) ? 'สินค้าและบริการ' : 'สิ่งที่เราทำ';
  return isSoldTo(people) ? 'the product' : 'what we do';
}
