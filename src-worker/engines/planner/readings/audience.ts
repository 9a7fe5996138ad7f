/** Who is to be reached: groups of people, what they do, age, gender, income; businesses or consumers. */
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { clauses, isMostlyThai, items, unique } from '../text.ts';

export interface AudienceReading {
  /** 'Office workers', 'remote workers'; at least one unless nothing was answered. */
  groups: string[];
  /** What binds the groups, in the client's words: 'brew at home and care where their coffee comes from'. */
  traits: string[];
  /** 'at tier-1 and tier-2 suppliers', kept apart from the names of the groups. */
  where: string;
  minAge: number;
  maxAge: number;
  /** '25–44', '25+', '' where no age was given. */
  ages: string;
  gender: 'all' | 'male' | 'female';
  income: string;
  /** Further traits from 'Additional Audience Insights' without the income. */
  details: string[];
  b2b: boolean;
}

const CLAUSE =
  /\s+(?:who|that|which|whose|looking|living|aged|age|wanting|seeking|interested|with|near|within|in|at|of|from|around)\s+/iu;
const INCOME = /income|salary|earn|baht a month|revenue|รายได้|เงินเดือน/iu;
const BUSINESS =
  /\b(?:b2b|procurement|purchasing|plants?|factor(?:y|ies)|suppliers?|distributors?|wholesale|oem|manufacturers?|companies|enterprises?|corporate)\b|โรงงาน|จัดซื้อ|ผู้จัดจำหน่าย|องค์กร|บริษัท(?!.*พนักงาน)/iu;

export function readAudience(
  form: FormData,
  demographics: string,
  additional: string,
  industrial: boolean,
): AudienceReading {
  const { ageRangeMin, ageRangeMax, gender, targetGroup } = form.targetAudience;
  const ageOf = (value: number): number =>
    Number.isFinite(value) && value > 0 && value <= 120 ? Math.round(value) : 0;
  let [minAge, maxAge] = [ageOf(ageRangeMin), ageOf(ageRangeMax)];
  if (minAge > 0 && maxAge > 0 && minAge > maxAge) [minAge, maxAge] = [maxAge, minAge];
  const extra = items(additional);
  const split = isMostlyThai(demographics) ? thaiGroups(demographics) : latinGroups(demographics);
  return {
    ...split,
    minAge,
    maxAge,
    ages:
      minAge > 0 && maxAge > 0
        ? minAge === maxAge
          ? `${minAge}`
          : `${minAge}–${maxAge}`
        : minAge > 0
          ? `${minAge}+`
          : '',
    gender: gender === 'male' || gender === 'female' ? gender : 'all',
    income: extra.find((item) => INCOME.test(item)) ?? '',
    details: extra.filter((item) => !INCOME.test(item)),
    b2b: targetGroup === 'B2B' || (targetGroup === 'All' && (industrial || BUSINESS.test(demographics))),
  };
}

type Split = Pick<AudienceReading, 'groups' | 'traits' | 'where'>;

function latinGroups(text: string): Split {
  const [first = '', ...others] = clauses(text);
  const match = CLAUSE.exec(first);
  const head = match ? first.slice(0, match.index) : first;
  const word = match?.[0].trim().toLowerCase() ?? '';
  const tail = match ? first.slice(match.index + match[0].length) : '';
  const groups = unique(
    head
      .split(/\s*,\s*(?:and\s+)?|\s+(?:and|or|&)\s+|\s*\/\s*/iu)
      .map((group) => group.trim())
      .filter((group) => group !== ''),
  );
  const relative = ['who', 'that', 'which'].includes(word);
  const where = !relative && tail !== '' ? `${match?.[0].trim() ?? ''} ${tail}` : '';
  return {
    groups: groups.slice(0, 6),
    traits: [...(relative && tail !== '' ? [tail] : []), ...others],
    where,
  };
}

function thaiGroups(text: string): Split {
  const [first = '', ...rest] = clauses(text);
  const parts = first
    .split(/(?<=\p{Script=Thai}{3})(?:และ|หรือ|,)(?=\p{Script=Thai}{3})/u)
    .map((part) => part.trim());
  const lists = rest.filter((part) => /^(?:คน|ผู้|แม่|พ่อ|นัก|เจ้าของ|พนักงาน|วัย|ครอบครัว|ลูกค้า|กลุ่ม)/u.test(part));
  const where = rest.find((part) => /อาศัย|อยู่ใน|รัศมี|ย่าน|ใกล้/u.test(part)) ?? '';
  return {
    groups: unique([...parts, ...lists])
      .filter(Boolean)
      .slice(0, 6),
    traits: rest.filter((part) => !lists.includes(part) && part !== where),
    where,
  };
}
