/** What is sold where nothing in the answers can be set as its name: by the kind of offer, in a word that holds for all of that kind. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';

export const KIND_NAMES: Readonly<Partial<Record<OfferKind, { en: string; th: string }>>> = {
  stay: { en: 'our rooms', th: 'ที่พัก' },
  course: { en: 'our courses', th: 'คอร์สเรียน' },
  software: { en: 'the software', th: 'โปรแกรม' },
  property: { en: 'our homes', th: 'บ้านและห้อง' },
  'ticketed event': { en: 'the tickets', th: 'บัตรเข้างาน' },
  'franchise or dealership': { en: 'the franchise', th: 'แฟรนไชส์' },
  tour: { en: 'our tours', th: 'ทริป' },
};
