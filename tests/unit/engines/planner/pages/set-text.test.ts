/** A line of a slide, and what the client is quoted with, begins with a capital; a search and a name stand as they are. */
import { expect, test } from 'vitest';
import { setterFor } from '../../../../../src-worker/engines/planner/pages/set-text.ts';

const set = setterFor('en', 'wriggly post');

test.each([
  ['fitted while u wait', 'point', 'Fitted while you wait'],
  [
    'Client’s rules: “no cash”, “dont say easy”',
    'budgetNotes',
    'Client’s rules: “No cash”, “Don’t say easy”',
  ],
  ['Never say “cheap”', 'notesCompliance', 'Never say “cheap”'],
  [
    'Searches: “couch cleaning”, “rug cleaning”',
    'detailTargeting',
    'Searches: “couch cleaning”, “rug cleaning”',
  ],
  ['“front yards for new builds. design, turf”', 'description', '“Front yards for new builds. Design, turf”'],
  ['£98 a day incl. lunch', 'detail', '£98 a day incl. lunch'],
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

test('Thai keeps its words, with a space beside Latin letters', () =>
  expect(setterFor('th', '')('ค่าสื่อต่อorder', 'note')).toBe('ค่าสื่อต่อ order'));
