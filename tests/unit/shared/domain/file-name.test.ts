import { expect, test } from 'vitest';
import { proposalFileName } from '../../../../src/shared/domain/file-name.ts';

test.each([
  ['Doi Coffee', 'Doi Coffee - Proposal.pptx'],
  ['ยิ้มสวย คลินิก', 'ยิ้มสวย คลินิก - Proposal.pptx'],
  ['A/B: "C" <D> | E? *F\\', 'A-B- -C- -D- - E- -F - Proposal.pptx'],
  ['..\\..\\etc', 'etc - Proposal.pptx'],
  ['Tab\tand\u0000NUL\u202Eevil', 'Tab-and-NUL-evil - Proposal.pptx'],
  ['  ', 'Proposal 1 - Proposal.pptx'],
  ['...', 'Proposal 1 - Proposal.pptx'],
])('%j is saved as %j', (company, expected) => {
  expect(proposalFileName(company, 'Proposal 1', 'pptx')).toBe(expected);
  expect(proposalFileName(company, 'Proposal 1', 'pdf')).toBe(expected.replace(/pptx$/, 'pdf'));
});

test('a long name fits every file system and is cut between letters', () => {
  const name = proposalFileName('ก็'.repeat(200), '', 'pptx');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  expect(name).toMatch(/^(ก็)+ - Proposal\.pptx$/);
});
