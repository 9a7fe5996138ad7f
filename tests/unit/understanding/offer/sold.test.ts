/** Which noun or deed of a product's name is sold. */
import { describe, expect, test } from 'vitest';
import { readOffer } from '../../../../src-worker/understanding/offer/read-offer.ts';
import { textOf } from '../../../../src-worker/understanding/offer/phrases.ts';
import { soldIn } from '../../../../src-worker/understanding/offer/sold.ts';
import { formOf, type Invented } from '../../../fixtures/invented-offers.ts';

const kindIn = (product: string) => soldIn(textOf('', product))?.kind;
const kindOf = (answers: Omit<Invented, 'kind'>) => readOffer(formOf(answers)).kind.value;

describe('the last noun of an English name is sold', () => {
  test.each([
    ['Custom kitchen knives forged in the Black Forest', 'goods'],
    ['Boxwood chess sets for clubs', 'goods'],
    ['Smoked trout and char from our pond', 'consumable goods'],
    ['Leather tool rolls', undefined],
    ['Sleep test at home', 'appointment service'],
    ['Ski transfers Geneva to Morzine', 'appointment service'],
    ['Pop-up planetarium for schools', 'ticketed event'],
    ['Kitchen knife sharpening', 'appointment service'],
    ['Grand piano lessons for beginners', 'course'],
    ['Barn for weddings, sleeps 40', 'meal or venue'],
    ['Steam train rides along the coast', 'tour'],
    ['Chimney sweep services', 'appointment service'],
    ['Booking system for barbers', 'software'],
    ['Donkey sanctuary on the moor', 'cause'],
  ])('%s', (product, kind) => expect(kindIn(product)).toBe(kind));
});

describe('the deed outranks the thing', () => {
  test.each([
    ['We repair grand pianos', 'appointment service'],
    ['We teach grand piano', 'course'],
    ['We hire out grand pianos', 'rental'],
    ['We sell grand pianos', 'goods'],
    ['We design and install staircases', 'goods with installation'],
    ['Hire of grand pianos', 'rental'],
    ['Sale and repair of clocks', 'appointment service'],
    ['Pianos to rent', 'rental'],
    ['Pedalos for hire', 'rental'],
    ['Roller shutters, repaired within two hours', 'appointment service'],
    ['Second-hand bicycles, serviced, six months of warranty', 'goods'],
    ['Leather bags made to last, repaired for life', 'goods'],
    ['Stay in a lighthouse', 'stay'],
    ['Sponsor a lighthouse keeper', 'cause'],
    ['Coffee grinders, burrs replaced', 'goods'],
    ['Student landlords: we repair and let your house', 'appointment service'],
    ['Coin laundries to run under our brand', 'franchise or dealership'],
  ])('%s', (product, kind) => expect(kindIn(product)).toBe(kind));
});

describe('the first word of a Thai name is sold', () => {
  test.each([
    ['หมอนยางพาราแท้', 'goods'],
    ['ขายหมอนยางพารา', 'goods'],
    ['พริกแกงใต้ ส่งร้านและปลีก', 'consumable goods'],
    ['รับซ่อมจักรยาน', 'appointment service'],
    ['ให้เช่าจักรยาน', 'rental'],
    ['จักรยานให้เช่า', 'rental'],
    ['สอนซ่อมจักรยาน', 'course'],
    ['เช่าพระหลวงพ่อ', 'goods'],
    ['ผ้าม่านวัดติดตั้งถึงบ้าน', 'goods with installation'],
    ['วัดสร้างโบสถ์ดิน', 'cause'],
    ['วัดสายตาถึงบ้าน', 'appointment service'],
    ['รับสร้างบ้านน็อกดาวน์', 'project service'],
    ['ยางรถยนต์', 'goods'],
    ['ยาหม่องสมุนไพร', 'consumable goods'],
  ])('%s', (product, kind) => expect(kindIn(product)).toBe(kind));
});

describe('of a name whose head is not known, the words before it sell nothing', () => {
  test.each([
    ['Wakeboarding cat boarding gizmos', undefined],
    ['We fly hawks over coffee and hotels', undefined],
    ['รับถอนชุดนักเรียน', undefined],
  ])('%s', (product, kind) => expect(kindOf({ product })).toBe(kind));
});

describe('how it is paid for says more than the name of a thing', () => {
  test.each([
    ['Bouncy castles', '£75 a day', 'rental'],
    ['Bouncy toys', '£7.50', 'goods'],
    ['Houseboats on the Murray', '$390 a night', 'stay'],
    ['Houseboats to hire on the Murray', '$390 a night', 'rental'],
    ['Hive care', '£40 a month', undefined],
    ['Window cleaning', '£40 a month', 'subscription'],
    ['Window cleaning', '£12 a visit', 'appointment service'],
    ['Boiler repair', '£40 a month', 'appointment service'],
    ['Student rooms near the campus', '£189 a week', 'rental'],
  ] as const)('%s, %s', (product, price, kind) => expect(kindOf({ product, price })).toBe(kind));
  test('hires are wanted of what is let, and people where work is offered', () => {
    expect(kindOf({ product: 'Chiller trailer hire', price: '$180 a day', goals: '40 hires a month' })).toBe(
      'rental',
    );
    expect(kindOf({ product: 'We hire welders for platforms', goals: '40 hires a month' })).toBeUndefined();
  });
});
