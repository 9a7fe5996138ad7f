/** Moves that every plan may open with: named companies, a first test, one place, the hero product, counting. */
import { gapAfter, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';
import { figure } from './targets.ts';
import { whole } from './whole.ts';

/** Characters of a client's phrase in a sentence, and of a name in a title. */
const [PHRASE, NAME] = [100, 44];

/** Businesses are reached by name; nothing where it is not known who buys. */
export function named({ f, r, say }: Plan, { first }: Served): Strategy[] {
  const said = say.keyStrategy.named;
  const groups = whole(f.list(r.audience.groups.slice(0, 3).map(lowerNoun)), PHRASE);
  if (groups === '') return [];
  const decider = r.audience.deciders.map((each) => whole(each, PHRASE)).find((each) => each !== '');
  const goal = r.goals.find(({ kind }) => kind === 'count');
  return [
    {
      title: said.title,
      rationale: decider === undefined ? said.why({ groups }) : said.whyDecider({ groups, decider }),
      objectives: first,
      hints: [...said.hints, goal ? say.keyStrategy.report({ figure: figure(f, goal) }) : said.report],
    },
  ];
}

/** A first campaign: find out first. */
export function learning({ f, r, forecast: { ceiling }, hero, say }: Plan, { first }: Served): Strategy {
  const said = say.keyStrategy.learning;
  const reason = r.reasons.map((each) => whole(each, PHRASE)).find((each) => each !== '');
  return {
    title: said.title,
    rationale: reason === undefined ? said.why : said.whyReason({ reason: f.sentence(reason) }),
    objectives: first,
    hints: [
      ...said.hints({ hero }),
      ceiling ? said.reportUnder({ most: f.money(ceiling.value, ceiling.currency) }) : said.report,
    ],
  };
}

/** Known where it is. */
export function local({ f, say, hero }: Plan, placeName: string, { first }: Served): Strategy {
  const said = say.keyStrategy.local;
  const place = f.say(placeName, `${thaiGap(placeName)}${placeName}${gapAfter(placeName)}`).trimEnd();
  return {
    title: said.title({ place }),
    rationale: said.why,
    objectives: first,
    hints: [...said.hints({ place, hero: lowerFirst(hero) }), said.report],
  };
}

/** What is sold goes in front. */
export function leading({ f, r, forecast: { ramp }, hero, say }: Plan, { first }: Served): Strategy {
  const said = say.keyStrategy.leading;
  const price = whole(r.answers.startingPrice, NAME);
  return {
    title: said.title({ hero }),
    rationale: price === '' ? said.why : said.whyPrice({ price }),
    objectives: first,
    hints: [
      ...said.hints({ hero }),
      ramp
        ? say.keyStrategy.report({ figure: figure(f, ramp.goal) })
        : said.reportWeek({ many: f.say(r.act.many.en, r.act.one.th) }),
    ],
  };
}

/** Whatever is done, it is counted. */
export function counting({ budget, say }: Plan, { last }: Served): Strategy {
  const said = say.keyStrategy.counting;
  return {
    title: said.title,
    rationale: budget.known ? said.why : said.whyNoSum,
    objectives: last,
    hints: [...said.hints],
  };
}
