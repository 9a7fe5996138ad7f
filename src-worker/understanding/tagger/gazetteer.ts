/** Names of places that the product knows, without case and spaces. */
import { COUNTRIES, COUNTRY_ALIASES, PROVINCES, PROVINCE_ALIASES } from '../places/places.ts';

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s.-]+/gu, '');
let names: ReadonlySet<string> | undefined;

export const isPlaceName = (name: string): boolean => (names ??= known()).has(plainName(name));

function known(): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (name.length > 1) found.add(plainName(name));
  };
  for (const { en, th } of [...PROVINCES, ...COUNTRIES]) {
    add(en);
    add(th);
  }
  for (const aliases of [...Object.values(PROVINCE_ALIASES), ...Object.values(COUNTRY_ALIASES)])
    for (const alias of aliases) add(alias);
  return found;
}
