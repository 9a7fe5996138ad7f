/** A rule is told without the remark behind it: why it is so and what came of it was told to us. */
import { expect, test } from 'vitest';
import { toldRule } from '../../../../src-worker/understanding/answers/rule-remarks.ts';

test.each([
  ['never the word disabled in the headline, they hate it', 'never the word disabled in the headline'],
  ['No pictures of bugs or bites, people scroll away', 'No pictures of bugs or bites'],
  ['no flags (Taiwan/China, trust me)', 'no flags'],
  ['Do NOT retarget - the spouse shares the computer', 'Do NOT retarget'],
  ['no recitals ever, say', 'no recitals ever'],
  ['don’t write "best of RI 2022", its old', 'don’t write "best of RI 2022"'],
  // What goes on with the rule stays.
  ['no blood pics, no happy cow cartoon', 'no blood pics, no happy cow cartoon'],
  ['No sirens, tape, blood, or hazmat suits', 'No sirens, tape, blood, or hazmat suits'],
  ['never say unlimited miles - 150/day included', 'never say unlimited miles - 150/day included'],
  ['Call us undertakers, they hate it', 'Call us undertakers, they hate it'],
])('%s', (rule, told) => expect(toldRule(rule)).toBe(told));
