import { runnerImport } from 'vite';
const load = async (p) =>
  (
    await runnerImport('/work/h/reckoning/' + p, {
      root: '/work/h/reckoning',
      configFile: false,
      logLevel: 'error',
    })
  ).module;
const F = await load('tests/fixtures/reckoned-clients.ts');
const { readAnswers } = await load('src-worker/engines/planner/readings/index.ts');
const { assumptionsWith } = await load('src-worker/engines/planner/plan/assumptions.ts');
const { makeBeginning, makeTimeframe, withMonths } = await load(
  'src-worker/engines/planner/plan/timeframe.ts',
);
const { reckon } = await load('src-worker/engines/planner/reckoning/index.ts');
for (const form of [F.chargerClient(), F.franchiseClient()]) {
  const a = assumptionsWith({});
  const b = makeBeginning('2026-11-22T09:00:00Z', a, (m) => m);
  const r0 = readAnswers(form);
  const r = { ...r0, goals: withMonths(r0.goals, b) };
  const dates = makeTimeframe(r, b, a);
  console.log(
    JSON.stringify({ budget: r.budget, goals: r.goals, costs: r.costs, rates: r.rates, price: r.price }),
  );
  const R = reckon(r, { dates, assumptions: a });
  for (const n of R.nodes.values())
    console.log(
      n.id,
      n.value,
      n.high ?? '',
      JSON.stringify(n.unit),
      JSON.stringify(n.formula),
      n.assumptions.join(),
      n.certainty,
    );
  console.log(
    'findings',
    JSON.stringify(R.findings),
    '\nunknowns',
    JSON.stringify(R.unknowns),
    '\nweeks',
    R.weeks.map((w) => w.amount + (w.isGated ? '*' : '')).join(' '),
    '\nfact',
    R.fact?.times?.id,
    'ask',
    R.ask?.value,
    'learning',
    JSON.stringify(R.learning.map((l) => [l.channel, l.name, l.results?.value, l.campaigns?.value])),
    '\ntests',
    JSON.stringify(
      R.tests.map((t) => [
        t.from,
        t.to,
        t.rate?.value,
        t.other?.value,
        t.cases?.value,
        t.cost?.value,
        t.weeks?.value,
        t.smallest?.value,
        t.fits,
      ]),
    ),
    R.loadCheck?.contacts?.value,
  );
  console.log(
    R.scenarios
      .map((s) => [s.id, s.rate.value, s.rows.map((x) => x.count?.value), s.result.value].join(' | '))
      .join('\n'),
  );
}
