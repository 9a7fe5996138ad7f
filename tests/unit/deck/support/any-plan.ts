/** Reckoned parts of the plan's pages, of any content, with what of them a slide must say. */
import * as fc from 'fast-check';
import { formatAt, formatValue } from '../../../../src/shared/scene/chart/value-format.ts';
import type { SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { readReckoned, type Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { placedTexts } from '../../../../src-worker/deck/kit/check.ts';
import { isPlaceable } from '../../../../src-worker/deck/pages/draft-parts.ts';
import { anyReckoned } from './any-reckoned.ts';

type Raw = Record<string, unknown>;
/** Optional texts of an item. */
type Texts = readonly (string | undefined)[];

export interface PlanPart {
  /** Parts of a page, the one that chooses its composition first. */
  any: fc.Arbitrary<Raw>;
  /** Every text that its composition says. */
  texts: (reckoned: Reckoned) => Texts;
}

/** A figure as it is said: short. */
const short = ({ value, text }: { value: number; text: string }) => ({
  value,
  text: /q\d+j/.exec(text)?.[0] ?? '',
});

/** Scenarios with short figures and few rows. */
function scenariosOf(raw: Raw): Raw {
  const { scenarios = [] } = readReckoned(raw);
  const fewer = scenarios.map((scenario, index) => ({
    ...scenario,
    result: short({ ...scenario.result, value: 20 + 30 * index }),
    rows: scenario.rows
      .slice(0, 4)
      .map(({ label, text }) => ({ label, text: short({ value: 0, text }).text })),
  }));
  return { ...raw, scenarios: fewer };
}

/** As many drafts, shots and turns as anybody writes. */
function draftsOf(raw: Raw): Raw {
  const { drafts = [] } = readReckoned(raw);
  const fewer = drafts.slice(0, 5).map((draft) => ({
    ...draft,
    ...(draft.limit === undefined ? {} : { limit: draft.limit + 12 }),
    ...(draft.shots ? { shots: draft.shots.slice(0, 4) } : {}),
    ...(draft.replies ? { replies: draft.replies.slice(0, 4) } : {}),
    ...(draft.tiles
      ? { tiles: { value: 1 + (draft.tiles.value % draft.tiles.of), of: draft.tiles.of } }
      : {}),
  }));
  return { ...raw, drafts: fewer };
}

/** Volumes as plans have them: short figures, shares of a whole. */
function volumesOf(raw: Raw): Raw {
  const { volumes = [] } = readReckoned(raw);
  return {
    ...raw,
    volumes: volumes.slice(0, 4).map((volume, index) => ({
      ...volume,
      goal: short(volume.goal),
      stage: volume.stage.slice(0, 24),
      ...(volume.week ? { week: short(volume.week) } : {}),
      ...(volume.unitCost ? { unitCost: short(volume.unitCost) } : {}),
      ...(volume.today ? { today: short(volume.today) } : {}),
      ...(volume.rate ? { rate: short(volume.rate) } : {}),
      ...(volume.share ? { share: { ...volume.share, value: 1 / (index + 1) } } : {}),
    })),
  };
}

const DAY = 86_400_000;
/** Weeks and flights that fit each other and add up: from any flights, whatever their amounts and weeks were. */
function fitted(raw: Raw, count: number, days: number): Raw {
  const { flights = [], moments = [], gate } = readReckoned(raw);
  const ends = new Map<string, number>();
  const placed = flights.flatMap((flight, index) => {
    const channel = `${index % 4}-${flights[index % 4]?.channel ?? ''}`;
    const from = (ends.get(channel) ?? 0) + 1;
    if (from > count) return [];
    const to = Math.min(count, from + (flight.to % count));
    ends.set(channel, to);
    const { total: _total, ...rest } = flight;
    return [{ ...rest, channel, from, to, amount: { ...flight.amount, value: 10 * (index + 1) } }];
  });
  const all = placed.reduce((sum, { amount }) => sum + amount.value, 0);
  const weeks = Array.from({ length: count }, (_, index) => ({
    start: new Date(Date.UTC(2027, 0, 4) + index * days * DAY).toISOString().slice(0, 10),
    label: `q${7000 + index}j`,
    amount: { value: all / count, text: `q${7100 + index}j` },
  }));
  return {
    weeks,
    flights: placed,
    moments: moments.map((moment, index) => ({ ...moment, week: ((moment.week + index * 3) % count) + 1 })),
    ...(gate ? { gate: { ...gate, week: 2 + ((gate.week ?? 0) % Math.max(1, count - 1)) } } : {}),
  };
}

const gateTexts = ({ gate }: Reckoned): Texts => [gate?.condition, gate?.text];

export const PLAN_PARTS: readonly (readonly [
  (
    | 'key-takeaway'
    | 'content-strategy'
    | 'media-direction'
    | 'campaign-structure'
    | 'suggestion-idea'
    | 'conclusion'
  ),
  PlanPart,
])[] = [
  [
    'key-takeaway',
    {
      any: anyReckoned(['scenarios', 'gate']).map(scenariosOf),
      texts: (reckoned) => [
        ...(reckoned.scenarios ?? []).flatMap(({ name, rate, unit, result, rows }) => [
          name,
          rate,
          unit,
          result.text,
          ...rows.flatMap((row) => [row.label, row.text]),
        ]),
        ...gateTexts(reckoned),
      ],
    },
  ],
  [
    'content-strategy',
    {
      any: anyReckoned(['drafts']).map(draftsOf),
      texts: ({ drafts = [] }) =>
        drafts.filter(isPlaceable).flatMap((draft) => {
          const {
            label,
            format,
            headline,
            text,
            cta,
            address,
            offer,
            shots = [],
            points = [],
            tiles,
          } = draft;
          const same = [label, format, headline];
          switch (draft.kind) {
            case 'video':
              return [...same, text, cta, address, ...shots.flatMap((shot) => [shot.time, shot.text])];
            case 'post':
              return [
                ...same,
                text,
                cta,
                address,
                offer,
                ...(tiles ? [] : points.flatMap((point) => [point.text, point.detail])),
              ];
            case 'search':
              return [...same, text, address];
            case 'chat':
              return [...same, ...(draft.replies ?? []).map((reply) => reply.text), ...(draft.chips ?? [])];
          }
        }),
    },
  ],
  [
    'media-direction',
    {
      any: fc
        .tuple(
          anyReckoned(['flights', 'moments', 'gate']),
          fc.integer({ min: 2, max: 14 }),
          fc.constantFrom(7, 14, 31),
        )
        .map(([raw, count, days]) => fitted(raw, count, days)),
      texts: (reckoned) => [
        ...(reckoned.weeks ?? []).flatMap(({ label, amount }) => [label, amount.text]),
        ...new Set((reckoned.flights ?? []).map(({ channel }) => channel)),
        ...(reckoned.flights ?? []).flatMap(({ amount, note }) => [amount.text, note]),
        ...(reckoned.moments ?? []).map(({ label }) => label),
        ...gateTexts(reckoned),
      ],
    },
  ],
  [
    'campaign-structure',
    {
      any: anyReckoned(['volumes', 'loadCheck']).map(volumesOf),
      texts: ({ volumes = [], loadCheck }) => [
        ...volumes.flatMap((volume, index) => [
          volume.stage,
          volume.goal.text,
          volume.week?.text,
          volume.unitCost?.text,
          volume.today?.text,
          index === 0 ? undefined : volume.rate?.text,
          volumes.length > 4 ? undefined : volume.share?.text,
          volume.carriedBy,
          volume.seenBy,
        ]),
        loadCheck?.headline,
        loadCheck?.text,
      ],
    },
  ],
  [
    'suggestion-idea',
    {
      any: anyReckoned(['ideas']),
      texts: ({ ideas = [] }) =>
        ideas.flatMap(({ name, headline, firstShot, where, cta }) => [name, headline, firstShot, where, cta]),
    },
  ],
  [
    'conclusion',
    {
      any: anyReckoned(['ask', 'ifLate', 'questions']),
      texts: ({ ask, ifLate, questions = [] }) => [
        ask?.amount?.text,
        ask?.text,
        ask?.by,
        ifLate?.headline,
        ifLate?.text,
        ...questions.flatMap(({ text, why, choices }) => [text, why, ...choices]),
      ],
    },
  ],
];

const printed = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (node.kind === 'group') return printed(node.children);
    if (node.kind !== 'chart' || !node.bare) return [];
    return node.series.flatMap((series) =>
      series.values.map((value, index) => formatValue(value, formatAt(node, series, index))),
    );
  });

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/**
 * What is wrong with how slides say reckoned texts: each whole and once, or none of them, where the page is composed
 * without. @returns sentences, and whether the composition was reached
 */
export function planTexts(slides: readonly SlideScene[], texts: Texts): { bad: string[]; drawn: boolean } {
  const nodes = slides.flatMap((slide) => slide.nodes);
  const blocks = placedTexts(nodes).flatMap(({ text }) => text?.paragraphs ?? []);
  const said = bare(
    [...blocks.map(({ runs }) => runs.map(({ text }) => text).join('')), ...printed(nodes)].join('\n'),
  );
  const wanted = texts.flatMap((text) => {
    const mark = /q\d+j/.exec(text ?? '')?.[0];
    return text === undefined || mark === undefined ? [] : [{ text, mark }];
  });
  const times = wanted.map(({ mark }) => said.split(mark).length - 1);
  if (times.every((count) => count === 0)) return { bad: [], drawn: false };
  const bad = wanted.flatMap(({ text }, index) =>
    times[index] === 1 && said.includes(bare(text)) ? [] : [`${times[index]} times: ${text.slice(0, 80)}`],
  );
  return { bad, drawn: true };
}
