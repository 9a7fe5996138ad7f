import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { audit as words } from '../../../../src/copy/audit.ts';
import { PlanFindings } from '../../../../src/screens/proposal/PlanFindings.tsx';
import type { Finding } from '../../../../src/shared/domain/audit/guards/index.ts';

const t = words.en;
const finding: Finding = {
  pageNumber: 15,
  kind: 'money',
  path: 'output.flowNotes',
  words: '£35,000',
  text: 'The total budget of £35,000 runs over 10 weeks.',
  fact: 'Budget: £25,000',
  instead: '£25,000',
};
const shown = (findings: readonly Finding[]): string =>
  renderToStaticMarkup(
    <PlanFindings
      findings={findings}
      placeOf={() => ({ number: 17, title: 'Media Direction' })}
      proposalId="p"
    />,
  );

test('a finding names its slide, its sentence and what holds, and offers three ways on', () => {
  const markup = shown([finding]);
  for (const text of [finding.text, t.plan(finding.fact), t.slide(17, 'Media Direction'), t.kinds.money])
    expect(markup).toContain(text);
  for (const action of [t.takeInstead('£25,000'), t.keep, t.edit]) expect(markup).toContain(action);
});

test('where no words can take its place, it is kept or edited', () => {
  const { instead: _instead, ...rest } = finding;
  const markup = shown([{ ...rest, kind: 'channel', fact: '' }]);
  expect(markup).not.toContain(t.takeInstead('£25,000'));
  expect(markup).toContain(t.keep);
  expect(markup).not.toContain(t.plan(''));
});
