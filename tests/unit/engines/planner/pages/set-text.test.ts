/** A line of a slide, and what the client is quoted with, begins with a capital; a search and a name stand as they are. */
import { expect, test } from 'vitest';
import { setterFor } from '../../../../../src-worker/engines/planner/pages/set-text.ts';

const set = setterFor('en', 'wriggly post');

test.each([
  ['fitted while u wait', 'point', 'Fitted while you wait'],
  ['want office groups Mon-Thurs', 'why', 'Want office groups Mon-Thurs'],
  ['mon-thurs, tues & thurs', 'why', 'Mon-Thurs, Tues and Thurs'],
  [
    'Client’s rules: “no cash”, “dont say easy”',
    'budgetNotes',
    'Client’s rules: “No cash”, “Don’t say easy”',
  ],
  ['Never say “cheap”', 'notesCompliance', 'Never say “cheap”'],
  ['We stand for “not too sweet (what everyone say)”', 'title', 'We stand for “not too sweet”'],
  [
    'Every film ends with “Idam und. (There is place.)”',
    'notes',
    'Every film ends with “Idam und. (There is place.)”',
  ],
  ['Ours is “passport (CITES) at one visit”', 'title', 'Ours is “passport (CITES) at one visit”'],
  ['We win users with “bay number is yours”', 'title', 'We win users with “Bay number is yours”'],
  [
    'The weak point of sitters is “stranger in your house”',
    'title',
    'The weak point of sitters is “stranger in your house”',
  ],
  ['Every ad says “no cats”.', 'note', 'Every ad says “no cats”.'],
  ['Keep your rule “never mention the flood”', 'note', 'Keep your rule “never mention the flood”'],
  ['You wrote “licence is for 46”', 'why', 'You wrote “Licence is for 46”'],
  ['First answer “wife says he stops breathing”', 'note', 'First answer “Wife says he stops breathing”'],
  ['“stranger in your house” is what they fear', 'note', '“Stranger in your house” is what they fear'],
  ['Bid first on “termite price Ascension”', 'detail', 'Bid first on “termite price Ascension”'],
  ['Keep clear of the words “best price”', 'notes', 'Keep clear of the words “best price”'],
  [
    'Searches: “couch cleaning”, “rug cleaning”',
    'detailTargeting',
    'Searches: “couch cleaning”, “rug cleaning”',
  ],
  ['“front yards for new builds. design, turf”', 'description', '“Front yards for new builds. Design, turf”'],
  ['£98 a day incl. lunch', 'detail', '£98 a day including lunch'],
  ['mums & dads, Marks & Spencer, B&B', 'detail', 'Mums and dads, Marks & Spencer, B&B'],
  [
    'Client’s rules: “no "new kitchen" in headlines”',
    'budgetNotes',
    'Client’s rules: “No ‘new kitchen’ in headlines”',
  ],
  ['“hate shared linens "ick”', 'title', '“Hate shared linens ick”'],
  ['“dont write "best of RI 2022", ever”', 'notes', '“Don’t write ‘best of RI 2022’, ever”'],
  ['A 27" screen', 'detail', 'A 27" screen'],
  ['eBay', 'platformAnalysis', 'eBay'],
  ['wriggly post describes its offer', 'description', 'wriggly post describes its offer'],
  ['us', 'lead', 'us'],
])('%s', (text, field, told) => expect(set(text, field)).toBe(told));

test('what goes on from a figure that is drawn has no capital', () => {
  expect(set('paying societies', 'unit', true)).toBe('paying societies');
  expect(set('lad in a shed', 'rival', true)).toBe('Lad in a shed');
});

test('days, peoples and names of the client’s have their capital', () => {
  const named = setterFor(
    'en',
    '',
    'no ads in Punjabi until Ravi checked the words. Ravi was a credit assessor',
  );
  expect(named('We show this: ravi was a credit assessor', 'idea')).toBe(
    'We show this: Ravi was a credit assessor',
  );
  expect(named('Keep the rule: no ads on friday for punjabi families in may', 'rule')).toBe(
    'Keep the rule: no ads on Friday for Punjabi families in may',
  );
  expect(named('This is ours: words of credit', 'idea')).toBe('This is ours: words of credit');
});

test.each([
  ['We lost 41 in oct and 29 in aug', 'We lost 41 in Oct and 29 in Aug'],
  ['Left over dec benefits, mon-fri and sat/sun', 'Left over Dec benefits, Mon-Fri and Sat/Sun'],
  ['They may march in the sun, and we sat', 'They may march in the sun, and we sat'],
  ['Found us on fb, tiktok or ebay', 'Found us on Facebook, TikTok or eBay'],
  ['A link on facebook.com/us', 'A link on facebook.com/us'],
  ['Moved out of nashville, a bath in bath', 'Moved out of Nashville, a bath in bath'],
])('names have their capital: %s', (text, told) =>
  expect(setterFor('en', '', '', ['Nashville', 'Bath'])(text, 'detail')).toBe(told),
);

test.each([
  ['Settle “Afraid of orange hair?” in one film', 'Settle the fear of orange hair in one film'],
  ['Answer “Afraid of neighbors will see?” with this', 'Answer the fear that neighbors will see with this'],
  ['“Afraid of orange hair?”', 'The fear of orange hair'],
  [
    '“Afraid the drywall gets wrecked” holds them back, as you told us.',
    'They are afraid the drywall gets wrecked, as you told us.',
  ],
  ['“Afraid of orange hair?” Show the real thing.', 'They are afraid of orange hair. Show the real thing.'],
  ['“They think it is a scam”. Show who is behind it.', 'They think it is a scam. Show who is behind it.'],
  [
    'An answer to “They doubt a small firm can cover winter”',
    'An answer to the doubt whether a small firm can cover winter',
  ],
  ['The voice says: “Afraid of orange hair?”', 'The voice says: “Afraid of orange hair?”'],
  ['“It is a scam” holds them back, as you told us.', '“It is a scam” holds them back, as you told us.'],
])('what is told of buyers is no quotation: %s', (text, told) => expect(set(text, 'note')).toBe(told));

test('LINE and other platforms are written as they write themselves in Thai too', () =>
  expect(setterFor('th', '')('ทักทาง line OA หรือ facebook', 'note')).toBe('ทักทาง LINE OA หรือ Facebook'));

test('Thai keeps its words, with a space beside Latin letters', () =>
  expect(setterFor('th', '')('ค่าสื่อต่อorder', 'note')).toBe('ค่าสื่อต่อ order'));
