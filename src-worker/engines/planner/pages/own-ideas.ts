/** Ideas of page 18 that are made of what this client told, by kind: each with copy that is ready to be used, and why. */
import { isInTurn } from '../plan/one-at-a-time.ts';
import { isAllowed, isExtra, priceWords } from '../plan/claims.ts';
import { chancesOf, type Chances } from '../plan/chances.ts';
import { deedsOf, isTold, type Deed } from '../plan/deeds.ts';
import { COUNTDOWN, countdownFrom, dueDayOf } from '../plan/due-day.ts';
import { paidBackOf } from '../plan/paid-back.ts';
import { keepsToThemselves } from '../plan/private.ts';
import { besideOf, namesFault } from '../plan/leads/features.ts';
import { mayOpen } from '../plan/may-open.ts';
import { isOneThing } from '../plan/heard-besides.ts';
import type { Plan } from '../plan/index.ts';
import { isLead } from '../plan/told-to-buyers.ts';
import { factInTurn } from '../plan/turns.ts';
import { whomIn } from '../plan/whom.ts';
import { isOccasion, isSpeech } from '../../../understanding/said-aloud.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { lowerNoun } from '../text.ts';
import { tellsMoments, type Copy } from './draft-copy.ts';
import { fitting } from './limits.ts';
import type { Idea } from './ideas.ts';
import { ownContactsOf } from '../plan/own-contacts.ts';
import { evidenceFor } from './write.ts';

/** Characters of words that stand in an idea's headline and within it. */
const [SHORT, LONG] = [64, 100];

/** What an idea is told with: the plan, its copy, and what the client does and tells. */
interface Setting {
  plan: Plan;
  copy: Copy;
  deeds: readonly Deed[];
  chances: Chances;
}

const isOurTongue = ({ f }: Plan, words: string): boolean => isMostlyThai(words) === (f.language === 'th');

/** Facts for a line of copy, without what its headline says; what we are chosen for stands in the drafts of page 14. */
const factsBeside = ({ plan, copy }: Setting, words: string): string => {
  const inTurn = factInTurn(plan, 'ideas', LONG);
  return (
    fitting(
      LONG,
      [
        ...copy.facts.filter((fact) => fact === inTurn),
        ...copy.facts.slice(1, copy.strong),
        ...copy.facts,
      ].filter((fact) => words === '' || !isOneThing(fact, words)),
    ) ?? ''
  );
};

/** Text under a headline: one more fact, the price and what to do. */
const under = (
  setting: Setting,
  words: string,
): { fact: string; price: string; ask: string; button: string } => ({
  fact: factsBeside(setting, words),
  price: setting.copy.price ?? '',
  ask: setting.copy.ask,
  button: setting.copy.button,
});

/** A day that buyers must keep: until when they may order, or from when the ads tell of it. */
function dueIdea({ plan }: Setting): Idea[] {
  const due = dueDayOf(plan);
  if (!due) return [];
  const { f, say } = plan;
  const said = say.suggestionIdea;
  const w = evidenceFor(plan);
  const [day, from] = [f.shortDate(due.day), f.shortDate(countdownFrom(due.day))];
  const why = said.toldUs({ words: due.said.words });
  const { order } = due;
  if (order === undefined)
    return [
      {
        group: 'business',
        ...said.countdown({ day, from }),
        why,
        evidence: [w.computed(from, said.countdownWhy({ day, weeks: f.number(COUNTDOWN) }))],
      },
    ];
  const last = f.shortDate(order.day);
  return [
    {
      group: 'business',
      ...said.lastDay({ day, last, from }),
      why,
      evidence: [
        w.computed(last, said.lastDayWhy({ day, words: order.words })),
        w.computed(from, said.countdownWhy({ day, weeks: f.number(COUNTDOWN) })),
      ],
    },
  ];
}

/** What holds until a day is the offer until then. */
function datedIdea(setting: Setting): Idea[] {
  const { dated } = setting.copy;
  return dated === undefined
    ? []
    : [
        {
          group: 'business',
          ...setting.plan.say.suggestionIdea.dated({ words: dated, ...under(setting, dated) }),
        },
      ];
}

/** A question or a doubt with its answer, in three shots. */
function filmIdeas(setting: Setting): Idea[] {
  const { plan, copy } = setting;
  const { say, buyers } = plan;
  const said = say.suggestionIdea;
  const { objection, asks, besides } = buyers;
  const [drafted] = copy.exchanges;
  const isDrafted = (thought: string): boolean => drafted !== undefined && isOneThing(drafted[0], thought);
  const heard = [
    ...(asks ? [{ thought: asks.words, answer: asks.answer, isAsked: true }] : []),
    ...(objection && !objection.isFraud && objection.thought !== undefined
      ? [{ thought: objection.thought, answer: objection.answer, isAsked: false }]
      : []),
    ...besides.flatMap(({ thought, answer }) =>
      thought === undefined ? [] : [{ thought, answer, isAsked: false }],
    ),
  ];
  return (
    heard
      // The first is drafted as a film already.
      .filter(
        ({ thought, answer }) =>
          answer !== undefined &&
          thought.length <= SHORT &&
          isSpeech(thought) &&
          !isDrafted(thought) &&
          mayOpen(plan.r, thought),
      )
      .filter((each, i, all) => all.findIndex(({ isAsked }) => isAsked === each.isAsked) === i)
      .map(({ thought, answer, isAsked }): Idea => ({
        group: 'creative',
        ...said.shots({
          thought,
          answer: answer?.words ?? '',
          end: copy.price ?? '',
          ask: copy.ask,
          isAsked,
        }),
      }))
  );
}

/** Several moments are as many ads. */
function momentsIdea(setting: Setting): Idea[] {
  const { plan } = setting;
  const { moment, occasions } = plan.buyers;
  const events = occasions.filter(isOccasion);
  if (
    !tellsMoments(plan) ||
    moment?.events === undefined ||
    events.length === 0 ||
    !events.every((event) => isOurTongue(plan, event))
  )
    return [];
  const { event: line } = plan.say.contentStrategy;
  const lines = events.map((event) => line({ event: plan.f.sentence(event) })).slice(0, MOST_LINES);
  const told = { events: lines, isInTurn: isInTurn(plan, lines.length), ...under(setting, '') };
  return [{ group: 'creative', ...plan.say.suggestionIdea.moments(told) }];
}
/** First lines of one idea. */
const MOST_LINES = 4;

/** When there is room, ads of their own ask for that time. */
function quietIdea(setting: Setting): Idea[] {
  const {
    plan,
    chances: { quiet },
  } = setting;
  if (!quiet || !isOurTongue(plan, quiet.words)) return [];
  const said = plan.say.suggestionIdea;
  return [
    { group: 'business', ...said.quiet({ words: plan.f.sentence(quiet.words), ...under(setting, '') }) },
  ];
}

/** Who gives it to another has an ad of its own. */
function giftIdea(setting: Setting): Idea[] {
  const {
    plan,
    chances: { giver },
    copy,
  } = setting;
  if (!giver || !isOurTongue(plan, giver.words)) return [];
  const said = plan.say.suggestionIdea;
  return [
    {
      group: 'creative',
      ...said.gift({
        who: lowerNoun(giver.who),
        thing: lowerNoun(copy.thing || plan.hero),
        words: giver.words,
        price: copy.price ?? '',
      }),
    },
  ];
}

/** One who meets buyers before the client does has something to pass on. */
function senderIdea(setting: Setting): Idea[] {
  const {
    plan,
    chances: { sender },
    copy,
  } = setting;
  if (!sender || !isOurTongue(plan, sender.words)) return [];
  return [
    {
      group: 'business',
      ...plan.say.suggestionIdea.sender({
        who: lowerNoun(sender.who),
        words: sender.words,
        fact: factsBeside(setting, ''),
        price: copy.price ?? '',
      }),
    },
  ];
}

/** Who does not know of it is told in one film. */
function unknowingIdea(setting: Setting): Idea[] {
  const {
    plan,
    chances: { unknowing },
    copy,
  } = setting;
  if (!unknowing || !isOurTongue(plan, unknowing.words)) return [];
  if (unknowing.words === plan.buyers.objection?.words) return [];
  return [
    {
      group: 'creative',
      ...plan.say.suggestionIdea.unknowing({
        words: unknowing.words,
        fact: factsBeside(setting, ''),
        ask: copy.ask,
      }),
    },
  ];
}

/** The next of a kind; what we are chosen for only where there is no other. */
const deedIdea = ({ plan, deeds }: Setting, kind: Deed['kind']): Deed | undefined =>
  deeds
    .filter((deed) => deed.kind === kind && deed.words.length <= SHORT && isTold(deed, plan.f.language))
    .toSorted((a, b) => Number(isLead(plan, a.words)) - Number(isLead(plan, b.words)))[0];

/** What nothing is asked for makes an ad of its own. */
function freeIdea(setting: Setting): Idea[] {
  const deed = deedIdea(setting, 'free');
  if (!deed) return [];
  return [
    {
      group: 'creative',
      // The ad says what it is of.
      ...setting.plan.say.suggestionIdea.free({
        words: deed.words,
        ...under(setting, deed.words),
        fact: setting.plan.f.sentence(deed.words),
      }),
    },
  ];
}

/** What others say of it, counted, makes an ad. */
function proofIdea(setting: Setting): Idea[] {
  const { plan } = setting;
  const deed = keepsToThemselves(plan.r) ? undefined : deedIdea(setting, 'proof');
  if (!deed) return [];
  return [
    {
      group: 'creative',
      ...plan.say.suggestionIdea.proof({ words: deed.words, ...under(setting, deed.words) }),
    },
  ];
}

/** What is promised makes the offer, with its terms. */
function promiseIdea(setting: Setting): Idea[] {
  const { plan, copy } = setting;
  const { objection, asks } = plan.buyers;
  const beside = besideOf(plan.r, plan.contrasts, objection?.words);
  // What we are chosen for is an offer only where nothing else is promised.
  const deed = setting.deeds
    .toSorted((a, b) => Number(isLead(plan, a.words)) - Number(isLead(plan, b.words)))
    .find(
      (each) =>
        each.kind === 'promise' &&
        each.words.length <= SHORT &&
        isTold(each, plan.f.language) &&
        !isExtra(each.words) &&
        !namesFault(each.words, beside),
    );
  if (!deed || priceWords(plan.r, plan.f) === undefined) return [];
  const heard = [
    { words: objection?.thought, answer: objection?.answer },
    { words: asks?.words, answer: asks?.answer },
  ].find(({ answer }) => answer?.words === deed.words);
  return [
    {
      group: 'creative',
      ...plan.say.suggestionIdea.terms({
        words: deed.words,
        thing: copy.thing || plan.f.sentence(plan.hero),
        price: copy.price ?? '',
        button: copy.button,
        question: heard?.words ?? '',
      }),
    },
  ];
}

/** What reaches those who have bought brings the next. */
function sentIdea(setting: Setting): Idea[] {
  const { plan } = setting;
  const { after } = plan.journey;
  const deed = after === 'farewell' || keepsToThemselves(plan.r) ? undefined : deedIdea(setting, 'sent');
  if (!deed) return [];
  return [{ group: 'business', ...plan.say.suggestionIdea.sent({ words: deed.words }) }];
}

/** What is done instead costs something each time. */
function paidBackIdea({ plan }: Setting): Idea[] {
  const { f, r, say } = plan;
  const found = paidBackOf(r);
  const { value, currency } = r.price;
  if (!found || value === undefined || !isOurTongue(plan, found.words)) return [];
  const said = say.suggestionIdea;
  const [times, each, sum, ours] = [
    f.number(found.times),
    f.money(found.each, currency),
    f.money(found.times * found.each, currency),
    f.money(value, currency),
  ];
  return [
    {
      group: 'creative',
      ...said.paidBack({
        name: found.name,
        times,
        each,
        sum,
        ours,
        isMonthly: found.isMonthly,
        words: found.words,
      }),
      evidence: [evidenceFor(plan).computed(`${times} × ${each} = ${sum}`, said.paidBackWhy({ ours, each }))],
    },
  ];
}

/** Characters of whom an ad names in its first line. */
const WHOM = 60;
/** Who came and was no buyer is told from the first line on that it is for others. */
function sortIdea(setting: Setting): Idea[] {
  const { plan, copy } = setting;
  const { unwanted } = plan.r.pastAds;
  const whom = whomIn(plan, WHOM);
  if (unwanted === undefined || whom === '' || !isOurTongue(plan, unwanted)) return [];
  return [{ group: 'business', ...plan.say.suggestionIdea.sort({ words: unwanted, whom, next: copy.next }) }];
}

/** Likes that bought nothing. */
function likesIdea({ plan }: Setting): Idea[] {
  const { f, r, say } = plan;
  const { likes } = r.pastAds;
  if (likes === undefined || !isOurTongue(plan, likes)) return [];
  return [{ group: 'business', ...say.suggestionIdea.likes({ words: likes, counted: f.both(r.act.many) }) }];
}

/** Whom the client can write to costs no media: they come before anybody else. */
function contactsIdea(setting: Setting): Idea[] {
  const { plan } = setting;
  const { f, r, say } = plan;
  const own = r.without.has('messages') ? undefined : ownContactsOf(r);
  if (!own || !isOurTongue(plan, own.words)) return [];
  const { kind, count, words } = own;
  return [
    {
      group: 'business',
      ...say.suggestionIdea.ownContacts({
        kind,
        count: f.number(count),
        words,
        fact: factsBeside(setting, words),
      }),
    },
  ];
}

/** When they order, ads run and somebody answers. */
function hoursIdea({ plan, chances: { hours } }: Setting): Idea[] {
  return hours && isOurTongue(plan, hours.words)
    ? [{ group: 'business', ...plan.say.suggestionIdea.hoursTold({ words: hours.words }) }]
    : [];
}

/** The most telling first: a day, what they ask, what others cost, when there is room, who gives, what is free, proof, promise. */
export function ownIdeas(plan: Plan, copy: Copy): Idea[] {
  const setting: Setting = { plan, copy, deeds: deedsOf(plan.r), chances: chancesOf(plan.r) };
  const makers = [
    contactsIdea,
    datedIdea,
    dueIdea,
    filmIdeas,
    momentsIdea,
    sortIdea,
    likesIdea,
    paidBackIdea,
    quietIdea,
    giftIdea,
    senderIdea,
    freeIdea,
    unknowingIdea,
    hoursIdea,
    proofIdea,
    promiseIdea,
    sentIdea,
  ];
  return makers
    .flatMap((make) => make(setting))
    .filter(({ what, how = '' }) => isAllowed(plan.r, `${what} ${how}`));
}
