import { expect, test } from 'vitest';
import { sessionIn } from '../../../src/worker-client/session.ts';

test.each<[cookies: string, token: string | null]>([
  ['', null],
  ['theme=dark', null],
  ['sso_token=abc.def-ghi', 'abc.def-ghi'],
  ['a=1; sso_token=x==; b=2', 'x=='],
  ['my_sso_token=no; sso_token=yes', 'yes'],
  ['sso_token=', null],
  ['sso_token', null],
  ['sso_token="quoted"', 'quoted'],
  ['sso_token=a%2Bb', 'a+b'],
  ['sso_token=100%', '100%'],
])('%j', (cookies, token) => {
  expect(sessionIn(cookies)).toEqual({ token });
});
