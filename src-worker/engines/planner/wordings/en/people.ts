/** What the people that a plan speaks to are called, and what they do: sentences name them by '{buyers}', '{bought}' and so on. */
import type { People } from '../../readings/people.ts';

/** Words in the place of a name in braces; '{a buyer}' is made of them. */
export interface PeopleWords {
  /** Who may decide for it. */
  buyers: string;
  buyer: string;
  /** Who has. */
  customers: string;
  customer: string;
  buy: string;
  /** What is counted in the end. */
  purchases: string;
  purchase: string;
  bought: string;
  /** Who makes the first step. */
  inquiries: string;
  inquiry: string;
  ask: string;
  /** What they do first, where the client has a word for it. */
  contacts?: string;
  contact?: string;
  /** What it costs them. */
  price: string;
}

const ASKING = { inquiries: 'inquiries', inquiry: 'inquiry', ask: 'ask' } as const;

export const people: Readonly<Record<People, PeopleWords>> = {
  buyers: { price: 'price', buyers: 'buyers', buyer: 'buyer', customers: 'customers', customer: 'customer', buy: 'buy', purchases: 'customers', purchase: 'customer', bought: 'bought', ...ASKING },
  givers: { price: 'gift', buyers: 'donors', buyer: 'donor', customers: 'donors', customer: 'donor', buy: 'give', purchases: 'donors', purchase: 'donor', bought: 'gave', ...ASKING },
  applicants: { price: 'pay', buyers: 'applicants', buyer: 'applicant', customers: 'new hires', customer: 'new hire', buy: 'start', purchases: 'new hires', purchase: 'new hire', bought: 'work there', inquiries: 'applicants', inquiry: 'applicant', ask: 'apply' },
  residents: { price: 'cost', buyers: 'residents', buyer: 'resident', customers: 'residents', customer: 'resident', buy: 'take part', purchases: 'residents', purchase: 'resident', bought: 'took part', ...ASKING },
  students: { price: 'fee', buyers: 'students', buyer: 'student', customers: 'students', customer: 'student', buy: 'enrol', purchases: 'students', purchase: 'student', bought: 'enrolled', ...ASKING },
  parents: { price: 'fee', buyers: 'parents', buyer: 'parent', customers: 'families', customer: 'family', buy: 'enrol', purchases: 'families', purchase: 'family', bought: 'enrolled', ...ASKING },
  guests: { price: 'price', buyers: 'guests', buyer: 'guest', customers: 'guests', customer: 'guest', buy: 'book', purchases: 'bookings', purchase: 'booking', bought: 'came', ...ASKING },
  users: { price: 'price', buyers: 'users', buyer: 'user', customers: 'users', customer: 'user', buy: 'install it', purchases: 'installs', purchase: 'install', bought: 'use it', ...ASKING },
  sellers: { price: 'price', buyers: 'sellers', buyer: 'seller', customers: 'sellers', customer: 'seller', buy: 'sell to us', purchases: 'sellers', purchase: 'seller', bought: 'sold to us', ...ASKING },
  joiners: { price: 'cost', buyers: 'people', buyer: 'person', customers: 'people who took part', customer: 'person who took part', buy: 'take part', purchases: 'people who take part', purchase: 'person who takes part', bought: 'took part', ...ASKING },
}; // prettier-ignore
