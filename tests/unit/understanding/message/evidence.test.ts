/** What is said beside a candidate that makes it none: an address of somebody else, a denial that answers something else. */
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../../src-worker/understanding/message/candidate.ts';
import { candidatesWith } from '../../../../src-worker/understanding/message/evidence.ts';
import { takeApart } from '../../../../src-worker/understanding/message/take-apart.ts';
import { TAG_OF } from '../../../../src-worker/understanding/message/tags.ts';

function kept(text: string, path: string, words: string, value: unknown = words): boolean {
  const start = text.lastIndexOf(words);
  const one: Candidate = {
    path,
    value,
    span: { start, end: start + words.length },
    source: text,
    score: 0.9,
    evidence: {
      touched: 0.9,
      weakest: 0.9,
      exact: 0.9,
      size: 1,
      ruled: 0,
      near: 0,
      against: 0,
      form: 0,
      place: [],
    },
    reasons: [],
    order: start,
    isTurn: false,
  };
  return candidatesWith({ text, segments: takeApart(text) }, [one], [], [], TAG_OF, false).length > 0;
}

describe('an address', () => {
  test.each([
    ['Our site is loom.shop', true],
    ['Website: loom.shop', true],
    ['Suppliers: jars from Kent. Site loom.shop', true],
    ['เว็บเรา: loom.shop', true],
    ['Supplier: loom.shop', false],
    ['Printed by loom.shop', false],
    ['Sent from: loom.shop', false],
    ['loom.shop belongs to some band', false],
    ["the other one (loom.shop) isn't ours", false],
    ['เว็บ supplier: loom.shop', false],
    ['เว็บคู่แข่ง loom.shop', false],
    ['เว็บพังอยู่ loom.shop อย่าเพิ่งใส่', false],
    ['loom.shop ไม่ใช่ของเรา', false],
  ])('is the client’s own: %s', (text, isOwn) => {
    expect(kept(text, 'marketingChannels.website', 'loom.shop')).toBe(isOwn);
  });
});

describe('a bare denial', () => {
  test.each([
    ['Ads before: none', 'none', true],
    ['เคยลงโฆษณาไหม: ไม่เคย', 'ไม่เคย', true],
    ['Competitors: none', 'none', false],
    ['เว็บไซต์: ไม่มี', 'ไม่มี', false],
    ['คู่แข่ง: ไม่ทราบ', 'ไม่ทราบ', false],
  ])('says of ads only what is asked of ads: %s', (text, words, isKept) => {
    expect(kept(text, 'clientInfo.hasOnlineAdExperience', words, 'no')).toBe(isKept);
  });
});
