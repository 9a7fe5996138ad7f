/** Page 7: who buys, with a day or a moment where the answers tell one (specification, page 7). */
import { isInTurn } from '../plan/one-at-a-time.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { isFullThought } from '../../../understanding/full-thought.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { MomentId } from '../data/moments.table.ts';
import { questionOf, type Doubt } from '../plan/buyers.ts';
import { isFear } from '../plan/feared.ts';
import type { Buyer } from '../plan/personas.ts';
import { CHOSEN_FOR, PLAIN, PRICE_IS_TOLD } from '../plan/rivals.ts';
import type { Contrast } from '../plan/contrast.ts';
import { drawnLength } from '../plan/stand.ts';
import { groupsNamed, toldAudience, whomListed } from '../plan/whom.ts';
import { tidy } from '../plan/claims.ts';
import type { Plan } from '../plan/index.ts';
import { lowerFirst } from '../text.ts';
import { contrastEvidence, figureText } from './contrasts.ts';
import { wherePhrase } from './market-facts.ts';
import { evidenceFor, page, type Output, type Write } from './write.ts';
import { proposes } from '../../../../src/shared/domain/tactics.ts';

type Persona = Output<'target-persona'>['personas'][number];
type Trigger = NonNullable<Reckoned['trigger']>;

/** Characters that a card has room for. */
const LONGEST = 90;
/** Characters of the name on a card. */
const NAME = 90;

/** What keeps this buyer: what the client tells, what a rival lacks, what draws them there. */
function tensionOf(plan: Plan, buyer: Buyer, isFirst: boolean): string {
  const { f, say, buyers } = plan;
  const { objection } = buyers;
  const words = (contrast: Contrast): { rival: string; words: string } => ({
    rival: contrast.rival === '' ? say.contrast.rivalUnnamed : contrast.rival,
    words: lowerFirst(contrast.them.words),
  });
  // What stands large as their words is not quoted again below.
  const isSaid = objection?.thought !== undefined && questionOf(plan, buyer.doubt) === objection.thought;
  // What another is told to do stands beside that other.
  const isOther = buyers.people.some(
    ({ decides }) => decides !== undefined && decides !== buyer.decides && objection?.words.includes(decides),
  );
  if (isFirst && objection && !isSaid && !isOther) return say.buyers.quote(f.sentence(objection.words));
  if (buyer.refuses === true && buyer.decides !== undefined)
    return say.buyers.quote(f.sentence(buyer.decides));
  // What a rival is chosen for, or lacks, was told of no group of several.
  if (!isFirst) return '';
  // What they are heard to say stops them, and no rival.
  if (isSaid) return '';
  // What draws them to the rival stops them here.
  const pull = pullOf(plan);
  if (pull) return say.targetPersona.pull(pull);
  const { contrast } = buyer.doubt;
  return contrast ? say.targetPersona.stopsRival(words(contrast)) : '';
}

/** What the rival that is compared with first is surely chosen for; whatever else it is good at draws nobody there. */
function pullOf({ r, contrasts }: Plan): { rival: string; words: string } | undefined {
  const card = r.competitors[contrasts.find(({ leads }) => leads === 'us')?.card ?? 0];
  const pull = card?.good.find(
    ({ point, words, chances: [best] }) =>
      CHOSEN_FOR.has(point) &&
      (best?.probability ?? 0) >= PLAIN &&
      words.length <= LONGEST &&
      // What the client will not do is not held before it either.
      [...r.without].every((tactic) => proposes(tactic, words) === undefined) &&
      (point !== 'price' || !PRICE_IS_TOLD.test(words)),
  );
  return card === undefined || card.name === '' || pull === undefined
    ? undefined
    : { rival: card.name, words: lowerFirst(pull.words) };
}

/** What else they are heard to ask or say, beside what heads the page. */
const heardBeside = ({ buyers: { asks, besides } }: Plan, { doubt }: Buyer): string =>
  [asks?.words, ...besides.map(({ thought }) => thought)].find(
    (words) => words !== undefined && words !== doubt.words && isFullThought(words),
  ) ?? '';

/** Who decides, or buys for another, stands beside the audience and is no part of it. */
const isBeside = ({ decides, gives }: Buyer): boolean => decides !== undefined || gives === true;

/** Characters of what else is told of the buyers. */
const REST = 100;
/** What the answer goes on to say of the only group: 'Indians, Brits, Russians, half of them not living here'. */
function restOf({ r, f }: Plan, buyer: Buyer, isAlone: boolean): string {
  // Who else is named stands in the name already.
  if (
    !isAlone ||
    groupsNamed(r).length > 1 ||
    isBeside(buyer) ||
    buyer.who === '' ||
    r.audience.parties !== undefined
  )
    return '';
  const told = r.answers.targetDemographics;
  const said = sentencesIn(told)
    .map(({ start, end }) => told.slice(start, end))
    .find((sentence) => sentence.toLowerCase().startsWith(buyer.who.toLowerCase()));
  const behind = (said ?? '').slice(buyer.who.length);
  // Behind a comma stands another group, unless it speaks of these: 'half of them live abroad'.
  if (/^\s*[,&+/]/u.test(behind) && !SPEAKS_OF_THESE.test(behind)) return '';
  const rest = tidy(behind.replace(/^[\s,:–—-]+(?:(?:mostly|mainly|often|usually)[\s,]+)?/iu, ''));
  const isOther = isMostlyThai(rest) !== isMostlyThai(buyer.who) || !/\p{L}{3}/u.test(rest);
  // Only what speaks of these people is a fact of who they are: '(BMW, Google)' and '(3-year contract)' are leftovers.
  const isOfThese = (isMostlyThai(rest) || SPEAKS_OF_THESE.test(behind)) && !/^[(]|^they\b/iu.test(rest);
  return rest.length > REST || isOther || !isOfThese || beginsFigure(rest) ? '' : f.sentence(rest);
}
const SPEAKS_OF_THESE = /\b(?:them|they|their|mostly|mainly|often|usually|esp(?:ecially)?)\b/iu;
/** Their ages stand in a place of their own, and others are not said of them. */
const beginsFigure = (words: string): boolean => /^\(?\d|^(?:\+|&|and\b|also\b)/iu.test(words);

/** Whether the name tells the ages already: 'ลูกวัย 35-55'. */
const tellsAges = (name: string, ages: string): boolean =>
  ages !== '' && name.replaceAll(/[-–—]/gu, '–').includes(ages);

/** A single one beside them is no group: 'moms + one gramma'. */
const ONE_BESIDE = /\s*(?:\+|,|\bplus\b|\band\b)\s*(?:one|the odd|a couple of|a few|sometimes)\s[^,]*$/iu;
/** 'Retired + busy mums': a sign is read out. */
const PLUS = /(?<=\p{Ll}{2}) \+ (?=\p{L}{2})/gu;
/** A group's name, and what else is told of it where that goes on behind: 'Families, kids 4-12, renovated house' are families. */
function apartName(told: string, group: string): { name: string; rest: string } {
  const whole = isMostlyThai(told) ? told : told.replace(ONE_BESIDE, '').replaceAll(PLUS, ' and ');
  const rest = whole.slice(group.length);
  const goesOn = isMostlyThai(whole) ? GOES_ON_TH : GOES_ON;
  return group !== '' && whole.toLowerCase().startsWith(group.toLowerCase()) && goesOn.test(rest)
    ? { name: whole.slice(0, group.length), rest: rest.replace(goesOn, '') }
    : { name: whole, rest: '' };
}
/** Behind it stands how they live; anything else may be another group. */
const GOES_ON =
  /^\s*,\s+(?=(?:kids?|house|home|both|married|own|earn(?:ing)?|income|renting|living|working|\d+ish|usually)\b)/iu;
const GOES_ON_TH = /^(?:\s+\d{2}\+?)?\s+(?=อยู่|อายุครรภ์|มี|ทำงาน|ย้าย|แบ่ง|เรียน|ชอบ|ใช้|กำลัง|สั่ง|เลี้ยง)/u;

/** @param isOnly whether it stands for all who buy: then it is called by all groups that the client names, where they fit. */
function personaOf(plan: Plan, buyer: Buyer, isFirst: boolean, isOnly: boolean): Persona {
  const { f, r, say } = plan;
  const isOneOfMany =
    isOnly && buyer.gives !== true && buyer.decides === undefined && groupsNamed(r).length > 1;
  const named = (isOneOfMany ? whomListed(plan, NAME) : '') || buyer.who;
  // Nobody of the audience is left out where all of it can be said.
  const all =
    isFirst && isOnly && !isBeside(buyer) && r.audience.parties === undefined
      ? toldAudience(plan, named, NAME)
      : '';
  const { name, rest } = apartName(all || named, all === '' ? '' : named);
  const group = f.sentence(name);
  const whole = [group, buyer.area].filter(Boolean).join(' ');
  // Where the people of another group are says nothing of this one.
  const told = r.answers.targetDemographics.toLowerCase();
  const isTold =
    told.includes(whole.toLowerCase()) ||
    // 'Engineers, managers and directors at suppliers': it is of all of them. 'Workers who brew at home' tells what they do.
    new RegExp(
      `\\b(?:and|or)\\s(?:(?!\\b(?:who|that|which)\\b)[^,;])*${escapeRegExp(buyer.area.toLowerCase())}`,
      'u',
    ).test(told);
  // 'Students at Edinburgh, Heriot-Watt and Napier' are at none of them alone.
  const at = told.indexOf(whole.toLowerCase());
  const isCut =
    at >= 0 && /^(?:,| and| or| &)\s*\p{Lu}/u.test(r.answers.targetDemographics.slice(at + whole.length));
  const isForeign = isMostlyThai(buyer.area) !== isMostlyThai(group);
  const isStop = buyer.doubt.words !== undefined;
  const isOfAudience =
    buyer.gives !== true &&
    (buyer.decides === undefined ||
      r.audience.groups.some((each) => each.toLowerCase().includes(buyer.who.toLowerCase())));
  return {
    name: group || (r.offer.business ? say.buyers.someoneBusiness : say.buyers.someone),
    demographic: {
      // Those who have a say beside the audience have ages of their own.
      age: buyer.ages ?? (isOfAudience && !tellsAges(group, r.audience.ages) ? r.audience.ages : ''),
      career:
        all !== ''
          ? f.sentence(rest)
          : buyer.area === '' || isForeign || isCut || !isTold || whole.length > LONGEST
            ? restOf(plan, buyer, isOnly || plan.buyers.people.slice(1).every(isBeside))
            : whole,
      income: r.audience.income.length <= LONGEST ? f.sentence(r.audience.income) : '',
    },
    psychology: {
      // Who signs, pays or calls does so; who refuses is what keeps the others.
      behaviors: [
        ...(buyer.decides === undefined || buyer.refuses === true ? [] : [buyer.decides]),
        ...buyer.habits,
      ].map(f.sentence),
      // What stops them, or what we expect of them, heads the page already; beside it stands what else they are heard to say.
      insight: isFirst && isStop ? heardBeside(plan, buyer) : '',
      tension: tensionOf(plan, buyer, isFirst),
    },
    // Where a son lives who pays for it, nobody told.
    geographic: {
      location: isOfAudience ? plan.f.sentence(wherePhrase(plan)) : '',
      provinceOrArea: '',
    },
  };
}

/** Days of ours and of the rival who is slower, where both were given. */
function daysOf({ contrasts }: Plan): { contrast: Contrast; ours: number; theirs: number } | undefined {
  const contrast = contrasts.find(
    ({ point, leads, measured }) => point.id === 'wait' && leads === 'us' && measured,
  );
  const ours = contrast?.us.figure && drawnLength(contrast.us.figure);
  const theirs = contrast?.them.figure && drawnLength(contrast.them.figure);
  // Hours beside hours are no days of a plan.
  return contrast && ours !== undefined && theirs !== undefined && theirs - ours >= 4
    ? { contrast, ours, theirs }
    : undefined;
}

/** Drawings of what is waited for. */
const SCENES: Partial<Record<MomentId, string>> = { car: 'car', moving: 'house' };

function lineOf(plan: Plan): Pick<Trigger, 'day' | 'title' | 'ours' | 'rivals'> {
  const { f, say, name } = plan;
  const days = daysOf(plan);
  if (!days) return {};
  const said = say.targetPersona;
  const { contrast, ours, theirs } = days;
  const day = Math.round((ours + theirs) / 2);
  const count = (value: number): string =>
    f.quantity({ kind: 'duration', value: Math.round(value), unit: 'day' });
  const figure = (stand: Contrast['us']): string => figureText(plan, contrast.point, stand);
  return {
    day,
    title: said.days,
    ours: {
      label: said.done({ name, figure: figure(contrast.us) }),
      day: ours,
      note: said.early({ days: count(day - ours) }),
    },
    rivals: [
      {
        label: said.done({
          name: contrast.rival || say.contrast.rivalUnnamed,
          figure: figure(contrast.them),
        }),
        day: theirs,
        note: said.late({ days: count(theirs - day) }),
      },
    ],
  };
}

/** When they look; '' where no table knows the moment: the client's own words for it stand large already. */
function startsOf(
  plan: Plan,
  { id, isDated, said: told, events }: NonNullable<Plan['buyers']['moment']>,
): string {
  const { say, buyers } = plan;
  const said = say.targetPersona;
  if (events) return '';
  if (id === undefined) return buyers.hurry === undefined ? '' : say.buyers.quote(buyers.hurry.words);
  const { event } = say.buyers.moments[id];
  const starts = isDated ? said.startsDated({ event }) : said.starts({ event });
  const isTold =
    !['productService', 'heroProduct', 'targetDemographics'].includes(told.field) &&
    told.words.length <= LONGEST &&
    told.words !== buyers.objection?.words;
  return isTold ? `${starts} ${say.buyers.quote(told.words)}` : starts;
}

/** Several moments are as many quotations: none of them is part of another. */
const eventsQuoted = ({ f, say }: Plan, { said, events }: NonNullable<Plan['buyers']['moment']>): string =>
  events === undefined
    ? say.buyers.quote(said.words)
    : f.either(events.map((event) => say.buyers.quote(f.sentence(event))));

/** What nothing of ours answers heads no page where the client tells what sets them looking: it stands beside that. */
const leadsOpen = ({ moment }: Plan['buyers'], { because, words, answer }: Doubt): boolean =>
  because === 'told' && words !== undefined && answer === undefined && moment !== undefined;

function triggerOf(plan: Plan, first: Buyer): Trigger | undefined {
  const { f, say, buyers } = plan;
  const { moment, decides } = buyers;
  if (!moment) return undefined;
  const said = say.targetPersona;
  const { id } = moment;
  const starts = startsOf(plan, moment);
  const { event, ask } =
    id === undefined ? { event: eventsQuoted(plan, moment), ask: undefined } : say.buyers.moments[id];
  const scene = id && SCENES[id];
  // What heads the page is not told again, nor what stands beside the first buyer.
  const isOpen = leadsOpen(buyers, first.doubt);
  const isHead = first.doubt.words !== undefined && !isOpen;
  const objection =
    isOpen && first.doubt.words !== undefined
      ? say.buyers.quote(first.doubt.words)
      : buyers.objection
        ? say.buyers.quote(buyers.objection.words)
        : tensionOf(plan, first, true);
  const stops = isHead ? '' : objection;
  // Only what they are heard to say is answered.
  const answered = buyers.doubts.find(({ answer, words }) => answer !== undefined && words !== undefined);
  // What stands on cards of their own is not told beside the first.
  const isOnCards = buyers.people.some(
    (each) => each.decides !== undefined && decides?.words.includes(each.decides),
  );
  const decided =
    decides?.words !== undefined && !isOnCards && !decides.words.includes(moment.said.words)
      ? say.buyers.quote(f.sentence(decides.words))
      : answered?.answer
        ? said.decidesBy({
            question: questionOf(plan, answered),
            ours: lowerFirst(answered.answer.words),
          })
        : undefined;
  return {
    event,
    ...(moment.isDated ? lineOf(plan) : {}),
    ...(starts === '' ? {} : { starts }),
    ...(stops === '' ? {} : { stops }),
    ...(decided === undefined ? {} : { decides: decided }),
    ...(ask === undefined ? {} : { askFirst: say.buyers.quote(ask) }),
    ...(scene === undefined ? {} : { scene }),
  };
}

/** What is left of the days, and what is missing. */
function daysEvidence({ f }: Plan, w: Write, day: number, { ours, rivals = [] }: Trigger): Evidence[] {
  const apart = (note: string | undefined, more: number, less: number): Evidence[] =>
    note === undefined ? [] : [w.computed(note, `${f.number(more)} − ${f.number(less)}`)];
  return [
    ...(ours === undefined ? [] : apart(ours.note, day, ours.day)),
    ...rivals.flatMap((rival) => apart(rival.note, rival.day, day)),
  ];
}

function evidenceOf(plan: Plan, w: Write, trigger: Trigger | undefined): Evidence[] {
  const { f, r, say, buyers } = plan;
  const said = say.targetPersona;
  const days = trigger?.day;
  return [
    w.assume(said.portrait, said.portraitWhy),
    ...(trigger === undefined || days === undefined
      ? []
      : [
          w.assume(
            said.example({ days: f.quantity({ kind: 'duration', value: days, unit: 'day' }) }),
            said.exampleWhy,
          ),
          ...daysEvidence(plan, w, days, trigger),
        ]),
    ...contrastEvidence(plan, w),
    w.answer('targetDemographics'),
    ...(r.audience.ages === ''
      ? []
      : [w.client(f.say(`Ages ${r.audience.ages}`, `อายุ ${r.audience.ages} ปี`), 'ages')]),
    w.answer('additionalDemographics'),
    w.answer('geographicLocation'),
    w.answer('currentChallenges'),
    ...(buyers.moment?.said.field === 'marketContext' ? [w.answer('marketContext')] : []),
    ...([buyers.objection?.field, buyers.moment?.said.field].includes('whyNeedNow')
      ? [w.answer('whyNeedNow')]
      : []),
  ];
}

/** Characters of a headline. */
const HEADLINE = 90;

/** What they are heard to say or ask; else what we expect of this kind of offer, told as such. */
function askedTitle(plan: Plan, doubt: Doubt): string {
  const said = plan.say.targetPersona;
  const question = questionOf(plan, doubt);
  const { objection } = plan.buyers;
  // What only some think is told with who thinks it.
  if (doubt.words !== undefined && doubt.words === objection?.thought && objection.partly !== undefined)
    return said.headlinePartly({ words: lowerFirst(objection.partly) });
  // What they fear is told of them: nobody says 'Afraid of soot?'.
  if (doubt.words !== undefined && isFear(doubt.words))
    return said.headlineFear({ words: lowerFirst(doubt.words.replace(/\?$/u, '')) });
  if (doubt.words !== undefined && doubt.words !== plan.buyers.asks?.words)
    return said.headlineTold({ words: question });
  return doubt.words !== undefined || doubt.because === 'fraud'
    ? said.headlineAsk({ question })
    : said.headlineGuess({ question });
}

/** The first of several moments that a headline has room for. */
function firstOf(plan: Plan, moment: NonNullable<Plan['buyers']['moment']>): string | undefined {
  const said = plan.say.targetPersona;
  const { events = [] } = moment;
  return [
    said.headlineSeveral({ events: eventsQuoted(plan, { ...moment, events: events.slice(0, 2) }) }),
    said.headlineStarts({ words: plan.f.sentence(events[0] ?? '') }),
  ].find((title) => title.length <= HEADLINE);
}

/**
 * What sets them looking, as a headline; of several moments as many as it has room for.
 * @param isOpen it stands there in place of a doubt, and how many moments there are says less than one of them
 */
function startsTitle(plan: Plan, moment: NonNullable<Plan['buyers']['moment']>, isOpen: boolean): string {
  const said = plan.say.targetPersona;
  const { events } = moment;
  if (events === undefined) return said.headlineStarts({ words: moment.said.words });
  const all = said.headlineSeveral({ events: eventsQuoted(plan, moment) });
  if (all.length <= HEADLINE) return all;
  return (
    (isOpen ? firstOf(plan, moment) : undefined) ??
    said.headlineMoments({ count: events.length, isInTurn: isInTurn(plan, events.length) })
  );
}

/** Who has a say and is called as those who buy are is no other card: what is told of them stands on the first. */
function joined([first, ...others]: readonly Persona[]): Persona[] {
  if (!first) return [];
  const same = others.filter(({ name }) => name === first.name);
  const does = same.flatMap(({ psychology }) => psychology.behaviors ?? []);
  const psychology = {
    ...first.psychology,
    behaviors: [first.psychology.behaviors ?? [], does].flat().slice(0, 3),
  };
  return [{ ...first, psychology }, ...others.filter((other) => !same.includes(other))];
}

export const writeTargetPersona = page('target-persona', (plan) => {
  const { say, buyers } = plan;
  const { moment } = buyers;
  const [first] = buyers.people;
  const w = evidenceFor(plan);
  const said = say.targetPersona;
  const trigger = first && triggerOf(plan, first);
  // A second buyer needs more than a name.
  const people = buyers.people.filter(
    (buyer, i) =>
      i === 0 ||
      plan.r.audience.parties !== undefined ||
      buyer.ages !== undefined ||
      buyer.habits.length > 0 ||
      buyer.decides !== undefined ||
      tensionOf(plan, buyer, false) !== '',
  );
  // Who decides, or buys it for another, is beside all of them.
  const isOnly = people.filter((buyer) => !isBeside(buyer)).length === 1;
  const id = moment?.id;
  const event = id === undefined ? undefined : say.buyers.moments[id].event;
  const asked = first ? askedTitle(plan, first.doubt) : '';
  const isOpen = first !== undefined && leadsOpen(buyers, first.doubt);
  const starts = moment && id === undefined ? startsTitle(plan, moment, isOpen) : asked;
  const isAsked =
    first !== undefined && (first.doubt.because === 'fraud' || first.doubt.words !== undefined) && !isOpen;
  const title = isAsked
    ? asked
    : event === undefined
      ? starts
      : moment?.isDated === true
        ? said.headlineDate({ event })
        : said.headlineMoment({ event });
  return {
    title: title.length <= HEADLINE ? title : asked,
    output: { personas: joined(people.map((buyer, i) => personaOf(plan, buyer, i === 0, isOnly))) },
    evidence: evidenceOf(plan, w, trigger),
    ...(trigger ? { reckoned: { trigger } } : {}),
  };
});
