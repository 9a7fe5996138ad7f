import { describe, expect, it } from 'vitest';
import {
  article,
  canBeCounted,
  inNumber,
  isPlural,
  plural,
  pluralWord,
  singular,
  singularWord,
} from '../../../../src-worker/engines/planner/inflection.ts';

/** What clients count, many and one. */
const NOUNS = `
theses thesis|analyses analysis|crises crisis|knives knife|loaves loaf|wives wife|boxes box|batches batch|buses bus|glasses glass
people person|children child|geese goose|cacti cactus|leaves leaf|shelves shelf|calves calf|halves half|scarves scarf|roofs roof
chefs chef|beliefs belief|potatoes potato|tomatoes tomato|photos photo|videos video|pianos piano|heroes hero|quizzes quiz|waltzes waltz
lenses lens|courses course|houses house|horses horse|nurses nurse|licences licence|purchases purchase|leases lease|cases case|vases vase
bases base|databases database|gases gas|atlases atlas|canvases canvas|viruses virus|campuses campus|bonuses bonus|menus menu|gurus guru
cookies cookie|movies movie|brownies brownie|smoothies smoothie|pies pie|ties tie|calories calorie|hoodies hoodie|selfies selfie
newbies newbie|rookies rookie|berries berry|companies company|enquiries enquiry|bodies body|parties party|storeys storey|chimneys chimney
journeys journey|surveys survey|keys key|quays quay|axes axe|taxes tax|sandwiches sandwich|caches cache|headaches headache
avalanches avalanche|niches niche|creches creche|quiches quiche|watches watch|brushes brush|shoes shoe|toes toe|canoes canoe|teeth tooth
feet foot|mice mouse|men man|women woman|salespeople salesperson|craftsmen craftsman|criteria criterion|alumni alumnus|bacteria bacterium
curricula curriculum|indices index|appendices appendix|diagnoses diagnosis|prostheses prosthesis|bras bra|pizzas pizza|sofas sofa
villas villa|spas spa|areas area|tyres tyre|dives dive|drives drive|olives olive|gloves glove|sleeves sleeve|waves wave|stoves stove
caves cave|relatives relative|archives archive|hives hive|lives life|wolves wolf|thieves thief|valves valve|passers-by passer-by
classes class|businesses business|mattresses mattress|addresses address|dresses dress|releases release|expenses expense
responses response|franchises franchise|exercises exercise|cruises cruise|prizes prize|sizes size|breezes breeze|tests test
invoices invoice|slices slice|pieces piece|prices price|services service|stays stay|guests guest|ewes ewe|taxis taxi|bikinis bikini
skis ski|safaris safari|chillies chilli|sashes sash|oases oasis|hypotheses hypothesis|bruises bruise|noses nose|roses rose|doses dose
hoses hose|purses purse|senses sense|phases phase|phrases phrase|peaches peach|coaches coach|branches branch|lunches lunch
stitches stitch|churches church|seats seat|sites site|pitches pitch|berths berth|leads lead|demos demo|memos memo|tacos taco
kilos kilo|tonnes tonne|trays tray|crates crate|dishes dish|housewives housewife|midwives midwife|bookshelves bookshelf
horseshoes horseshoe|toothbrushes toothbrush|greenhouses greenhouse|warehouses warehouse|villages village|marriages marriage
garages garage|bridges bridge|badges badge|colleges college|causes cause|pauses pause|clauses clause|spouses spouse|blouses blouse
uses use|excuses excuse|fuses fuse|statuses status|choruses chorus|discuses discus|moustaches moustache|safes safe|giraffes giraffe
cliffs cliff|puffs puff|cafes cafe|recipes recipe|shires shire|buyers buyer|stalls stall|DMs DM|SUVs SUV|GPs GP|plots plot|acres acre
bottles bottle|jars jar|kits kit|bouquets bouquet|wreaths wreath|mortgages mortgage|policies policy|properties property|puppies puppy
litters litter|kittens kitten|foals foal|chicks chick|hatcheries hatchery|dentures denture|implants implant|braces brace|crowns crown
`
  .trim()
  .split(/[|\n]/u)
  .map((pair): [string, string] => {
    const [many = '', one = ''] = pair.split(' ');
    return [many, one];
  });

describe('nouns in one number', () => {
  it.each(NOUNS)('%s are one %s each', (many, one) => {
    expect(singularWord(many)).toBe(one);
    expect(singularWord(one)).toBe(one);
    expect(isPlural(many)).toBe(true);
    expect(isPlural(one)).toBe(false);
    expect(pluralWord(many)).toBe(many);
  });
  it.each(NOUNS.filter(([many]) => !/^(?:chilies|discuses)$/u.test(many)))(
    '%s are made of %s',
    (many, one) => {
      expect(pluralWord(one)).toBe(many);
    },
  );

  it.each(
    'series species fish sheep aircraft media data pax news physics premises headquarters bus gas lens canvas bias tennis chassis glass business progress campus virus analysis thesis axis specimen GPS SMS'.split(
      ' ',
    ),
  )('%s stays as it is', (word) => {
    expect(singularWord(word)).toBe(word);
  });

  it.each([
    ['pieces of furniture', 'piece of furniture'],
    ['cups of coffee', 'cup of coffee'],
    ['boxes of mangoes', 'box of mangoes'],
    ['bookings made online', 'booking made online'],
    ['tickets sold', 'ticket sold'],
    ['rooms let', 'room let'],
    ['nights booked outside holidays', 'night booked outside holidays'],
    ['agents starting', 'agent starting'],
    ['sales qualified leads', 'sales qualified lead'],
    ['first-time buyers', 'first-time buyer'],
    ['masters theses', 'masters thesis'],
    ['theses and dissertations', 'thesis or dissertation'],
    ['bed and breakfasts', 'bed and breakfast'],
    ['orders over £40', 'order over £40'],
    ['children in nursery', 'child in nursery'],
    ['people at the table', 'person at the table'],
    ['jobs a week', 'job a week'],
    ["men's haircuts", "men's haircut"],
    ['sunglasses', 'pair of sunglasses'],
    ['reading glasses', 'pair of reading glasses'],
    ['glasses of wine', 'glass of wine'],
    ['pieces of 1.2 m', 'piece of 1.2 m'],
    ['sq m', 'sq m'],
    ['square metres', 'square metre'],
    ['pax', 'pax'],
    ['ที่นั่ง', 'ที่นั่ง'],
    ['Quote requests', 'Quote request'],
  ])('one of %s is %s', (many, one) => {
    expect(singular(many)).toBe(one);
  });

  it.each([
    ['farm visit', 'farm visits'],
    ['enquiry', 'enquiries'],
    ['box of mangoes', 'boxes of mangoes'],
    ['person', 'people'],
    ['demo', 'demos'],
  ])('several of %s are %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });

  it('fish and seats can be counted, furniture cannot', () => {
    for (const word of ['fish', 'pax', 'people', 'theses', 'seats']) expect(canBeCounted(word)).toBe(true);
    for (const word of ['furniture', 'enrolled', 'this', 'always', 'bus'])
      expect(canBeCounted(word)).toBe(false);
  });
});

describe('the article before a noun', () => {
  it.each(
    'an hour|an heir|an honest answer|an SUV|an MOT|an X-ray|an 8-week course|an 11-seat van|an 18 kg bag|an order|an enquiry|an umbrella|an uninsured car|an HR audit|an LED lamp|an FAQ|an EV charger|an Oxford shirt|an AI tool|an Indian meal|an undergraduate'.split(
      '|',
    ),
  )('%s', (said) => {
    expect(article(said.slice(3))).toBe('an');
  });
  it.each(
    'a university|a unit|a user|a used car|a euro|a European trip|a one-day course|a once-a-year offer|a ewe|a UK firm|a UV lamp|a utility|a SIM card|a SaaS tool|a house|a herb garden|a GP|a 7 kW charger|a 110-seat hall|a 1,100-page book|a booking|a Uniform shop|a year'.split(
      '|',
    ),
  )('%s', (said) => {
    expect(article(said.slice(2))).toBe('a');
  });
});

it('one is no plural', () => {
  expect(inNumber('1', 'new patients')).toBe('new patient');
  expect(inNumber('12', 'new patients')).toBe('new patients');
});
