/** What a chosen sub-category mostly sells, in the order of the taxonomy's ids. A leaning, never an answer by itself. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';

const [goods, used, visit, project] = [
  'goods',
  'consumable goods',
  'appointment service',
  'project service',
] as const;

/** Ids 1 to 84; an empty list where a sub-category holds too many kinds. */
export const SUB_TYPE_KINDS: readonly (readonly OfferKind[])[] = [
  // Animals.
  [used], [goods], [visit],
  // Apparel.
  [goods], [goods], [goods], [goods], [goods], [goods],
  // Arts and entertainment.
  [goods], [goods], [goods], [goods], ['ticketed event'],
  // Building.
  [goods], [goods], [goods], [goods],
  // Electronics.
  [goods], [goods], [goods], [goods], ['software'],
  // Food.
  ['meal or venue'], [used], [used], [used], [used], [used], [used], [used],
  // Health and beauty.
  [visit], [visit], [], [used], [used], [used], [visit], [visit],
  // Home.
  [goods], [goods], [goods], [goods], [goods],
  // Belief.
  [goods], [], [visit],
  // Sport.
  [goods], [], [goods],
  // Vehicles.
  [goods], [goods], [goods], [],
  // Industry.
  ['industrial supply'], ['industrial supply'], ['industrial supply'], ['industrial supply'],
  // Other.
  ['course'], ['course'], ['property'], ['property', 'rental'], ['stay'], ['tour'], ['finance product'],
  ['finance product'], ['finance product'], [project], [project], [project], [project], ['subscription'], ['delivery'],
  [project], [project], [visit], [visit], [project], [project], [project], ['goods with installation'], [], ['cause'], [],
]; // prettier-ignore

/** What a chosen type mostly sells where no sub-category was chosen: weaker still. */
export const TYPE_KINDS: readonly (readonly OfferKind[])[] = [
  [], [goods], [], [goods], [goods], [used], [], [goods], [], [], [goods], ['industrial supply'], [],
]; // prettier-ignore
