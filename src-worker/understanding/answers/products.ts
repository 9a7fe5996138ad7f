/** Products in one free text: 'Single-origin beans, drip bags and a subscription, sold online and in two cafés'. */
import { clauses, isMostlyThai, items, unique } from '../text.ts';

export interface ProductsReading {
  /** Without articles, in the client's words. */
  names: string[];
  /** 'for automotive and appliance assembly lines'. */
  use: string;
  /** 'sold online and in two cafés'. */
  sold: string;
}

export function readProducts(answer: string): ProductsReading {
  const sold =
    items(answer).find((item) => /^(?:sold|available|offered|delivered|ขายที่|จำหน่าย)/iu.test(item)) ?? '';
  const list = items(answer).filter((item) => item !== sold);
  let use = '';
  const names = list.flatMap((item) => {
    if (isMostlyThai(item)) return [item];
    const match = /\s+for\s+.+$/iu.exec(item);
    if (match && item.slice(0, match.index).length > 3) {
      use ||= match[0].trim();
      return splitPair(item.slice(0, match.index));
    }
    return splitPair(item);
  });
  const bare = names.map((name) => name.replace(/^(?:an?|the|and)\s+/iu, '').trim()).filter(Boolean);
  return { names: unique(bare).slice(0, 8), use, sold };
}

/** 'Sales and rental of scaffolding', '7 kW and 22 kW chargers': what is said of the last part is said of all. */
const isOneThing = (parts: readonly string[]): boolean => {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const isOfBoth = /^\S+(?:\s\S+)?\s(?:of|for|from|to|in|with)\s/iu.test(last) && !/\s/u.test(first.trim());
  const isMeasured = /\d[\d.,]*\s?\p{L}{0,5}$/u.test(first) && /^\d/u.test(last);
  // 'Dog', 'home': a part that is no thing by itself leans on the noun of the last.
  return isOfBoth || isMeasured;
};

/** 'drip bags and a monthly subscription' are two products; a long phrase with 'and' is one, and so is 'dog and cat grooming'. */
function splitPair(item: string): string[] {
  const parts = item.split(/\s+(?:and|&|plus)\s+/iu).map((part) => part.trim());
  const [first = '', second = ''] = parts;
  const sharesNoun =
    parts.length === 2 && /^[^\s]*[^s\s]$/iu.test(first) && /^(?!(?:an?|the)\s)\S+\s+\S/iu.test(second);
  const short = parts.every((part) => part.split(/\s+/u).length <= 4);
  return short && !sharesNoun && !isOneThing(parts) ? parts : [item];
}

/** The short name of a product: 'Nine-Day Fresh subscription', 'BL-740 two-part epoxy', 'จัดฟันใส'. */
export function shortProduct(answer: string): string {
  const [first = ''] = clauses(answer);
  const bare = first.replaceAll(/\s*[([].*?[)\]]/gu, '').trim() || first;
  if (isMostlyThai(bare)) {
    const head = bare.split(/แบบ|พร้อม|สำหรับ|ราคา|ขนาด|\s+/u)[0]?.trim() ?? '';
    return head.length >= 4 ? head : bare;
  }
  const name = (bare.split(/\s*(?:,(?!\d)| [–—-] |:)\s*/u)[0] ?? bare)
    .replace(/^(?:an?|the)\s+/iu, '')
    .trim();
  return name.length > 32 ? (name.split(/\s+(?:with|for|that|which)\s+/iu)[0] ?? name) : name;
}
