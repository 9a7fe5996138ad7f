/** The one step that a campaign asks for: by name, and by how the offer closes or what kind it is. */
import type { Close, OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { Both } from '../language.ts';

export type ActId =
  | 'order'
  | 'booking'
  | 'inquiry'
  | 'visit'
  | 'download'
  | 'registration'
  | 'lead'
  | 'gift'
  | 'application';

/** The one step that the campaign asks for. */
export interface Act {
  id: ActId;
  one: Both;
  many: Both;
  /** The name of the stage where it happens. */
  stage: Both;
  /** The verb on a button. */
  ask: Both;
}

const act = (
  id: ActId,
  one: [string, string],
  many: string,
  stage: [string, string],
  ask: [string, string],
): Act => ({
  id,
  one: { en: one[0], th: one[1] },
  many: { en: many, th: one[1] },
  stage: { en: stage[0], th: stage[1] },
  ask: { en: ask[0], th: ask[1] },
});

export const ACTS: Readonly<Record<ActId, Act>> = {
  order: act('order', ['order', 'คำสั่งซื้อ'], 'orders', ['Action', 'สั่งซื้อ'], ['Order', 'สั่งซื้อ']),
  booking: act('booking', ['booking', 'นัดหมาย'], 'bookings', ['Action', 'นัดหมาย'], ['Book', 'นัดหมาย']),
  inquiry: act(
    'inquiry',
    ['inquiry', 'คำขอใบเสนอราคา'],
    'inquiries',
    ['Inquiry', 'สอบถาม'],
    ['Ask', 'สอบถาม'],
  ),
  lead: act('lead', ['inquiry', 'ผู้สนใจ'], 'inquiries', ['Action', 'ติดต่อเรา'], ['Ask', 'สอบถาม']),
  gift: act('gift', ['gift', 'การบริจาค'], 'gifts', ['Gift', 'บริจาค'], ['Give', 'บริจาค']),
  application: act(
    'application',
    ['application', 'ใบสมัคร'],
    'applications',
    ['Apply', 'สมัคร'],
    ['Apply', 'สมัครงาน'],
  ),
  visit: act(
    'visit',
    ['website visit', 'การเข้าเว็บไซต์'],
    'website visits',
    ['Action', 'เข้าชม'],
    ['See', 'ดูรายละเอียด'],
  ),
  download: act(
    'download',
    ['install', 'การติดตั้งแอป'],
    'installs',
    ['Install', 'ติดตั้ง'],
    ['Install', 'ติดตั้งแอป'],
  ),
  registration: act(
    'registration',
    ['registration', 'การลงทะเบียน'],
    'registrations',
    ['Sign up', 'ลงทะเบียน'],
    ['Register', 'ลงทะเบียน'],
  ),
};

/** Of a place the booking is no appointment: Thai has a word for each. */
export const PLACE_BOOKED: Act = act(
  'booking',
  ['booking', 'การจอง'],
  'bookings',
  ['Action', 'จอง'],
  ['Book', 'จอง'],
);
export const PLACES: ReadonlySet<OfferKind | undefined> = new Set([
  'stay',
  'tour',
  'rental',
  'meal or venue',
  'ticketed event',
]);

/** The step that leads to how a sale closes. */
export const ACT_OF_CLOSE: Readonly<Record<Close, ActId>> = {
  cart: 'order',
  'walk-in': 'order',
  chat: 'lead',
  call: 'lead',
  booking: 'booking',
  visit: 'booking',
  meeting: 'booking',
  quote: 'inquiry',
  application: 'registration',
  trial: 'registration',
};

/** Where it is not known how a sale closes, the step that is usual for the kind. */
export const ACT_OF_KIND: Readonly<Record<OfferKind, ActId>> = {
  goods: 'order',
  'consumable goods': 'order',
  'goods with installation': 'inquiry',
  'appointment service': 'booking',
  'project service': 'inquiry',
  subscription: 'lead',
  course: 'registration',
  stay: 'booking',
  'meal or venue': 'order',
  delivery: 'inquiry',
  'ticketed event': 'registration',
  tour: 'booking',
  rental: 'lead',
  property: 'lead',
  'finance product': 'lead',
  software: 'registration',
  'franchise or dealership': 'lead',
  'industrial supply': 'inquiry',
  'residential care': 'lead',
  cause: 'lead',
};

/** Kinds whose chats and calls end in a date, and those whose end in an order. */
export const DATED: ReadonlySet<OfferKind> = new Set(['appointment service', 'stay', 'tour']);
export const ORDERED: ReadonlySet<OfferKind> = new Set([
  'goods',
  'consumable goods',
  'meal or venue',
  'subscription',
]);
