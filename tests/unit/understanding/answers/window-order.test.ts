import { expect, it } from 'vitest';
import { windowIn } from '../../../../src-worker/understanding/answers/window.ts';

it('of months told in two parts the earlier ones come first', () => {
  expect(windowIn('$6,000/mo March-June. in Jan & Feb $2,500')).toEqual({
    from: { month: 1 },
    to: { month: 6 },
  });
  expect(windowIn('£2,000 a month Jan-Feb, £3,000 March-June')).toEqual({
    from: { month: 1 },
    to: { month: 6 },
  });
});
