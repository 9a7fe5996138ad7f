/**
 * What a plan reckoned for a page: figures and pairs that a slide draws, beside the section's `output`, whose shape the
 * specification settles. Every part is optional: a page without it is composed from its output alone. Texts are ready to
 * be shown, in the proposal's language; `value` is what a length or a place is drawn by and is never printed.
 */
import './jitless.ts';
import * as z from 'zod/mini';

const text = z.string();
const optionalText = z.exactOptional(z.string());
/** A number as it is drawn and as it is said: {value: 25000, text: '£25,000'}. */
const figure = z.looseObject({ value: z.number(), text });
/** An ISO day, '2027-01-04'. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/**
 * What stands in a drawn scene: a thing that the drawings know, or 'plain' for the field of the cover. It is chosen by what is
 * sold, never by the trade.
 */
const scene = z.string();

/** Media to result, a step per known link, what today's rates reach of it, and the link that is weakest (page 3). */
const bridge = z.looseObject({
  steps: z
    .array(
      z.looseObject({
        label: text,
        needed: figure,
        /** Set small beside the figure: 'บาท', 'ทัก'. */
        unit: optionalText,
        /** What one costs, or what share comes through: 'at £4.10 each', '38% of quotes sign'. */
        note: optionalText,
        /** What today's rates reach: '110 today'. Absent on the steps before the break, where today is enough. */
        today: z.exactOptional(figure),
        /** What is missing: '310 short'. */
        short: optionalText,
        /** Said in the band where nothing is missing: 'The same clicks'. */
        same: optionalText,
      }),
    )
    .check(z.minLength(2), z.maxLength(5)),
  /** Index of the first step that today does not reach: the break stands before it. */
  weakest: z.exactOptional(z.int().check(z.nonnegative())),
  rateToday: z.exactOptional(z.looseObject({ value: z.number(), text, note: text })),
  rateNeeded: z.exactOptional(z.looseObject({ value: z.number(), text, note: text })),
  /** The weakest link in words. */
  reading: z.looseObject({ headline: text, text }),
  /** Ways to close the gap, each with its result: {text: '60', note: 'ปิด 1.4%'}. */
  options: z.exactOptional(
    z.looseObject({ title: text, choices: z.array(z.looseObject({ text, note: text })) }),
  ),
});

/** How much may be spent before which condition is met: the same on pages 3, 12, 15 and 19. */
const gate = z.looseObject({
  limit: figure,
  /** 'Gate, 25 January: has the page passed 4%?' */
  condition: text,
  /** '49 quotes from £5,000 open the £20,000; 22 do not.' */
  text,
  /** Number of the first week after the gate, from 1. */
  week: z.exactOptional(z.int().check(z.positive())),
});

const places = z.array(
  z.looseObject({ name: text, lat: z.number(), lon: z.number(), size: z.exactOptional(figure) }),
);
/** '16 installations a week is the whole goal'. */
const pace = z.looseObject({ value: figure, unit: text, text: optionalText });
const drivers = z.array(z.looseObject({ up: z.boolean(), text, detail: optionalText }));
const firstCounts = z.array(z.looseObject({ what: text, where: optionalText, when: optionalText }));

/** The fact that decides, and the rival's on the same point (page 5). */
const fact = z.looseObject({
  value: figure,
  unit: text,
  caption: text,
  /** Days can be drawn as tiles; everything else as two bars. */
  days: z.exactOptional(z.boolean()),
  rival: optionalText,
  rivalValue: z.exactOptional(figure),
  /** Words under the rival's figure: 'The dealer's box takes three weeks.' */
  rivalCaption: optionalText,
  /** Over the drawing: 'Days after the order'. */
  scale: optionalText,
  /** In the tile of our last day, of the day after it, and of the rival's last day. */
  ours: optionalText,
  waiting: optionalText,
  theirs: optionalText,
});

/** The event that makes somebody buy (page 7). `day` counts from today. */
const trigger = z.looseObject({
  event: text,
  day: z.exactOptional(z.int().check(z.positive())),
  /** Over the time line: "Priya's next three weeks". */
  title: optionalText,
  ours: z.exactOptional(z.looseObject({ label: text, day: z.number(), note: optionalText })),
  rivals: z.exactOptional(z.array(z.looseObject({ label: text, day: z.number(), note: optionalText }))),
  starts: optionalText,
  stops: optionalText,
  decides: optionalText,
  askFirst: optionalText,
  /** Drawn behind the portrait and over the day: what is waited for. */
  scene: z.exactOptional(scene),
});

/** Two things that decide, as axes, and where each brand stands; an unknown figure is absent (page 9). */
const axes = z
  .array(
    z.looseObject({
      label: text,
      unit: optionalText,
      min: z.number(),
      max: z.number(),
      better: z.enum(['low', 'high']),
      /** Words at the better end: 'sooner'. */
      towards: optionalText,
    }),
  )
  .check(z.length(2));
const positions = z.array(
  z.looseObject({
    brand: text,
    own: z.exactOptional(z.boolean()),
    x: z.exactOptional(figure),
    y: z.exactOptional(figure),
    note: optionalText,
  }),
);
const answers = z.array(z.looseObject({ brand: text, owns: text, answer: text }));

/** One point on which the client and a rival are compared, figure against figure or words against words (page 10). */
const versus = z.array(
  z.looseObject({
    rival: text,
    label: text,
    /** How the client is named beside the bars; the company's name where absent. */
    ours: optionalText,
    them: text,
    us: text,
    themValue: z.exactOptional(z.number()),
    usValue: z.exactOptional(z.number()),
    /** Where the bars' scale ends, where it is not the larger figure: 5 of a rating of 5. */
    max: z.exactOptional(z.number()),
    leads: z.enum(['us', 'them', 'neither']),
    /** Of the rival's slide, on its first row: the headline, and the sentence under the comparisons. */
    headline: optionalText,
    line: optionalText,
  }),
);

/** The same money under three rates (page 12). */
const scenarios = z
  .array(
    z.looseObject({
      name: text,
      rate: text,
      result: figure,
      unit: text,
      /** Rows under the column: quotes, cost of one, share of the price. */
      rows: z.array(z.looseObject({ label: text, text })),
    }),
  )
  .check(z.minLength(2), z.maxLength(3));

/** Copy to be pasted: never longer than `limit` allows; a longer one is refused, not cut (page 14). */
const drafts = z.array(
  z.looseObject({
    kind: z.enum(['video', 'post', 'search', 'chat']),
    /** 'Reel, 15 s', 'Search result'. */
    label: text,
    /** '9:16', '25 of 30 characters'. */
    format: optionalText,
    /** Not of a chat, which begins with the buyer's question. */
    headline: optionalText,
    text: optionalText,
    cta: optionalText,
    /** Beside the button of a post: '£849, installed'. */
    offer: optionalText,
    shots: z.exactOptional(z.array(z.looseObject({ time: text, text }))),
    /** Turns of a chat: the buyer asks, the client answers. */
    replies: z.exactOptional(z.array(z.looseObject({ ours: z.boolean(), text }))),
    /** Buttons under a chat. */
    chips: z.exactOptional(z.array(text)),
    /** Facts in an own block of a post: three at most. */
    points: z.exactOptional(z.array(z.looseObject({ text, detail: optionalText }))),
    /** A count of days drawn as tiles in a post, the last of ours marked: nine of 21. */
    tiles: z.exactOptional(
      z.looseObject({ value: z.int().check(z.positive()), of: z.int().check(z.positive(), z.maximum(35)) }),
    ),
    /** Address shown in a search result, or a handle. */
    address: optionalText,
    scene: z.exactOptional(scene),
    /** Characters allowed in the headline, by the platform; in each line of a search result's. */
    limit: z.exactOptional(z.int().check(z.positive())),
  }),
);

/** Money by week, fortnight or month, 13 at most; the amounts add up to the media (page 15). */
const weeks = z.array(z.looseObject({ start: day, label: text, amount: figure }));
/**
 * What runs from which week to which, by channel; the amounts add up to the media. Weeks count from 1, as they stand in
 * `weeks`: where those are months, so are these.
 */
const flights = z.array(
  z.looseObject({
    channel: text,
    from: z.int().check(z.positive()),
    to: z.int().check(z.positive()),
    amount: figure,
    /** '£16,250 · 65%', beside the channel's name. */
    total: optionalText,
    note: text,
  }),
);
const moments = z.array(
  z.looseObject({
    week: z.int().check(z.positive()),
    label: text,
    /** The one that the plan works towards: its week is marked through all rows. */
    main: z.exactOptional(z.boolean()),
  }),
);

/** A stage of the funnel with its goal, pace and cost (page 16). */
const volumes = z.array(
  z.looseObject({
    stage: text,
    goal: figure,
    /** A week: '42'. */
    week: z.exactOptional(figure),
    unitCost: z.exactOptional(figure),
    today: z.exactOptional(figure),
    /** Share of the stage before: '6.9% ask'. Of the first stage it says nothing. */
    rate: z.exactOptional(figure),
    /** Share of the first stage, 0 to 1: '7 of every 100 clicks; 2 today'. */
    share: z.exactOptional(figure),
    carriedBy: optionalText,
    seenBy: optionalText,
  }),
);
/** What a platform needs to learn from against what the money brings: a lead and its arithmetic. */
const loadCheck = z.looseObject({ headline: text, text });

/** An idea finished enough to be done or filmed (page 18). */
const ideas = z.array(
  z.looseObject({
    name: text,
    headline: text,
    /** What exactly is done, and the figure or answer that asks for it. */
    how: optionalText,
    why: optionalText,
    firstShot: optionalText,
    where: optionalText,
    cta: optionalText,
    scene: z.exactOptional(scene),
  }),
);

/** What is asked for, what a delay costs, and what would change the plan most (page 19). */
const ask = z.looseObject({
  amount: z.exactOptional(figure),
  text,
  /** 'By 30 November': beside the sum, or in its place where none is asked. */
  by: optionalText,
});
const ifLate = z.looseObject({ headline: text, text });
const questions = z.array(z.looseObject({ text, why: optionalText, choices: z.array(text) }));

const PARTS = {
  bridge: z.exactOptional(bridge),
  gate: z.exactOptional(gate),
  places: z.exactOptional(places),
  pace: z.exactOptional(pace),
  drivers: z.exactOptional(drivers),
  firstCounts: z.exactOptional(firstCounts),
  fact: z.exactOptional(fact),
  trigger: z.exactOptional(trigger),
  axes: z.exactOptional(axes),
  positions: z.exactOptional(positions),
  answers: z.exactOptional(answers),
  versus: z.exactOptional(versus),
  /** One sentence that concludes: under the comparisons of page 10, in the corner's box of page 9. */
  line: z.exactOptional(text),
  scenarios: z.exactOptional(scenarios),
  drafts: z.exactOptional(drafts),
  weeks: z.exactOptional(weeks),
  flights: z.exactOptional(flights),
  moments: z.exactOptional(moments),
  volumes: z.exactOptional(volumes),
  loadCheck: z.exactOptional(loadCheck),
  ideas: z.exactOptional(ideas),
  ask: z.exactOptional(ask),
  ifLate: z.exactOptional(ifLate),
  questions: z.exactOptional(questions),
} as const;
export const reckonedSchema = z.looseObject(PARTS);
export type Reckoned = z.infer<typeof reckonedSchema>;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** What can be read of a section's `reckoned`: a part that cannot is left out, and the page is composed without it. */
export function readReckoned(raw: Readonly<Record<string, unknown>> | undefined): Reckoned {
  const kept = Object.entries(raw ?? {}).filter(
    ([name, part]) => isPart(name) && PARTS[name].safeParse(part).success,
  );
  return reckonedSchema.parse(Object.fromEntries(kept));
}
