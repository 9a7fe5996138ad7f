/** Ideas of page 18, the most telling first: from the gap, what buyers fear, rivals, room, season and answers that ask for one. */
import { isTheirsAlone } from '../../../understanding/theirs-alone.ts';
import { speaksAgainst } from '../plan/may-open.ts';
import { approvalOf } from '../plan/approval.ts';
import { isSureOf } from '../plan/presumed.ts';
import { landingOf } from '../plan/landing.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { proposes } from '../../../../src/shared/domain/tactics.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';
import { isAllowed, isRuledOn, tidy } from '../plan/claims.ts';
import { isSoldTo } from '../readings/people.ts';
import { isHeard, isUnanswered, questionAsked, type Doubt } from '../plan/buyers.ts';
import type { Plan } from '../plan/index.ts';
import { settlingOf } from '../plan/settling.ts';
import { ownContactsOf } from '../plan/own-contacts.ts';
import { takenFirst } from '../plan/taken.ts';
import { isLead } from '../plan/told-to-buyers.ts';
import { isOneThing } from '../plan/heard-besides.ts';
import { canBeNamed } from '../plan/opening-moves.ts';
import { nextStrength, nextTerm } from '../plan/told-moves.ts';
import { factInTurn } from '../plan/turns.ts';
import { lowerFirst } from '../text.ts';
import type { IdeaWords } from '../wordings/en/suggestion-idea.ts';
import { isUnnamed } from '../data/points.ts';
import { contrastSlots, dearerThan } from './contrasts.ts';
import { copyOf, RIVALS, type Copy } from './draft-copy.ts';
import { draftsOf } from './drafts.ts';
import { ownIdeas } from './own-ideas.ts';
import { roomWords } from './reckoned/room-point.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { stepName } from './reckoned/figures.ts';
import { evidenceFor } from './write.ts';

export interface Idea extends IdeaWords {
  group: 'business' | 'creative';
  evidence?: Evidence[];
}

/** Characters of an answer that an idea quotes. */
const LONGEST_QUOTE = 110;
const ONLINE =
  /\b(?:after|from|at|around|until) \d{1,2}(?::\d\d)? ?(?:am|pm)\b|\bevenings?\b|\bat night\b|\blunch ?(?:time|break)|\bbefore work\b|สามทุ่ม|สองทุ่ม|ตอนดึก|หลังเลิกงาน|ตอนเย็น|พักเที่ยง/iu;
const LOOKS =
  /\b(?:scroll|watch|online|browse|facebook|tiktok|instagram|youtube|line|phone)\w*\b|ดู|ไถ|เล่น|เฟซ|ติ๊กต่อก|ไลน์/iu;
const OTHERS_DECIDE =
  /\b(?:approv\w+|council|board|committee|boss|headquarters|signs)\b|เป็นคน(?:จ่าย|เคาะ|sign|เซ็น)|อนุมัติ|กรรมการ/iu;
const SEASON = /\bseason\b|\bpeaks?\b|\bbusiest\b|\brush\b|ไฮซีซั่น|ฤดู|ขายดี|คนเยอะ|จองเยอะ|คนจองเต็ม/iu;
const NOT_IN = /\bexcl|\bplus\b|not incl|without|\bextra\b|ไม่รวม|แยกต่างหาก|\(?\+\s?\d|บวกเพิ่ม/iu;

const business = (words: IdeaWords, evidence?: Evidence[]): Idea => ({
  ...words,
  group: 'business',
  ...(evidence ? { evidence } : {}),
});
const creative = (words: IdeaWords): Idea => ({ ...words, group: 'creative' });

/** A sentence of an answer that speaks of something, short enough to be quoted. */
function sentence(texts: readonly string[], ...about: readonly RegExp[]): string | undefined {
  return texts
    .flatMap((text) => sentencesIn(text).map(({ start, end }) => tidy(text.slice(start, end))))
    .find((words) => words.length <= LONGEST_QUOTE && about.every((pattern) => pattern.test(words)));
}

/** Whether page 14 drafts what is answered first. */
const hasReply = (plan: Plan): boolean => draftsOf(plan).some(({ kind }) => kind === 'chat');

/** What the first screen says: the first fact, another, the price and what to do. */
const screenOf = ({ facts: [lead = '', second = ''], price = '', ask, button }: Copy) => ({
  lead,
  fact: second,
  price,
  ask,
  button,
});

const CALLS =
  /\b(?:calls?|calling|called|(?:they|who|people|customers|buyers|patients|to|and|or) (?:ring|phone)|ring us|ringing|phoned?|telephone)\b|โทร(?!ม|ทัศน์|ศัพท์มือ)/iu;
/** Whether buyers are called, as the client tells it of them and of its adverts; what it forbids is not done. */
export function isCalled({ r }: Plan): boolean {
  const { onlineAdIssues, currentChallenges, specificObjectives, ...of } = r.answers;
  const told = [onlineAdIssues, currentChallenges, specificObjectives, of.targetDemographics];
  return (
    (r.way === 'call' || CALLS.test([...told, of.additionalDemographics].join('\n'))) &&
    !isRuledOn(r, /\bcall|โทร/iu)
  );
}

/** The step whose rate decides, with what to do there ready to be used. */
function gap(plan: Plan): Idea[] {
  const { f, say, reckoning } = plan;
  const { bridge } = reckoning;
  const said = say.suggestionIdea;
  const weak = weakestOf(plan);
  const from = weak && bridge?.steps[bridge.steps.indexOf(weak) - 1];
  if (!weak?.rate || !weak.rateNeeded || !from) return [];
  const copy = copyOf(plan);
  const isDrafted = hasReply(plan);
  const called: ReadonlySet<StepId> = new Set(['lead', 'call', 'qualified']);
  const words =
    from.kind === 'click' && copy.facts[0] !== undefined
      ? said.gapPage(screenOf(copy))
      : from.kind === 'chat' && isDrafted
        ? said.gapReply()
        : called.has(from.kind) && isCalled(plan)
          ? said.gapCall()
          : called.has(from.kind) && isDrafted
            ? said.gapReply()
            : from.kind === 'trial' || plan.journey.close === 'trial' || plan.journey.close === 'install'
              ? said.gapAlone()
              : said.gapClose();
  const why = said.gapWhy({
    lost: f.number(100 - Math.round(weak.rate.value)),
    from: stepName(plan, from),
  });
  return [business({ ...words, why })];
}

/** What the client's higher price buys, where a rival's is known. */
function extra(plan: Plan): Idea[] {
  const { say } = plan;
  const found = dearerThan(plan);
  const all = copyOf(plan).facts;
  const beside = all.filter((words) => !isLead(plan, words));
  const facts = (beside.length > 1 ? beside : all).slice(0, 3);
  if (!found || facts.length < 2) return [];
  const w = evidenceFor(plan);
  return [
    business(say.suggestionIdea.extra({ extra: found.more, claims: facts.map(lowerFirst).join('; ') }), [
      w.computed(found.more, say.suggestionIdea.difference({ ours: found.us, theirs: found.them })),
    ]),
  ];
}

/** Doubts beside the first that one idea takes up. */
const MOST_OTHERS = 3;
/** Questions that are surely asked: by those who are told of. */
const FILMED: ReadonlySet<Doubt['because']> = new Set(['fraud', 'told', 'buyers']);

/** From what buyers wait for, fear and decide by. */
function fromBuyers(plan: Plan): Idea[] {
  const { say, buyers, r } = plan;
  const said = say.suggestionIdea;
  const { moment, objection, decides } = buyers;
  const [main] = buyers.doubts;
  const question = questionAsked(plan);
  // What is answered is filmed already.
  const isFilmed = objection?.thought !== undefined && objection.answer !== undefined;
  const ideas: Idea[] = [];
  if (main?.because === 'fraud') ideas.push(business(main.id === 'fraud' ? said.fraud() : said.genuine()));
  if (moment?.id !== undefined && moment.isDated)
    ideas.push(business(said.date(say.buyers.moments[moment.id])));
  const better = buyers.doubts.find(
    ({ contrast }) => contrast && contrast.us.words.length + contrast.them.words.length <= LONGEST_QUOTE,
  )?.contrast;
  // Two figures, or what only one of them has, can be drawn; where adverts are watched nobody is compared.
  const isDrawn =
    better !== undefined && (better.measured || (better.point.id === 'named' && !isUnnamed(better.point)));
  if (better && isDrawn && approvalOf(r) === undefined && !isRuledOn(r, RIVALS))
    ideas.push(
      creative(
        said.side({
          us: better.measured ? contrastSlots(plan, better).us : better.us.words,
          them: better.measured ? contrastSlots(plan, better).them : better.them.words,
          rival: better.rival || say.contrast.rivalUnnamed,
          label: isUnnamed(better.point) ? '' : plan.f.both(better.point.label),
          measured: better.measured,
        }),
      ),
    );
  if (decides && OTHERS_DECIDE.test(decides.words) && decides.words.length <= LONGEST_QUOTE)
    ideas.push(creative(said.decides({ words: decides.words })));
  // What rests with them, and what the rules keep unsaid, is answered and shown in no film.
  const isShown = (words: string): boolean => !isTheirsAlone(words) && !speaksAgainst(plan.r, words);
  const open = buyers.doubts.flatMap(({ words, answer }) =>
    words !== undefined && answer === undefined && words !== buyers.asks?.words && isShown(words)
      ? [words]
      : [],
  );
  const heardOpen =
    objection &&
    !isFilmed &&
    !objection.isFraud &&
    objection.thought === undefined &&
    isShown(objection.words)
      ? [objection.words, ...open]
      : open;
  // What nobody knows how to settle is asked on page 19, and makes no idea.
  const [first, ...others] = heardOpen.flatMap((words) => {
    const way = words.length <= LONGEST_QUOTE ? settlingOf(plan, words)?.show : undefined;
    return way === undefined ? [] : [{ words, way }];
  });
  if (first)
    ideas.push(
      creative(said.objection({ ...first, others: others.slice(0, MOST_OTHERS).map(({ words }) => words) })),
    );
  if (r.face === 'owner') ideas.push(creative(said.owner({ question })));
  // What makes them hesitate is an idea of its own already, and what anybody asks has no reason in the answers.
  else if (main && main.words === undefined && FILMED.has(main.because))
    ideas.push(creative(said.film({ question, words: main.answer?.words ?? '' })));
  return ideas;
}

/** Challenges that the client named, where what to do is right whatever is sold. */
const REMEDIES: ReadonlySet<string> = new Set(['chat', 'forms']);
const fromChallenges = ({ f, say, remedies }: Plan): Idea[] =>
  remedies
    .filter(({ remedy, because }) => REMEDIES.has(remedy.id) && because.length <= LONGEST_QUOTE)
    .slice(0, 1)
    .map(({ remedy, because }) =>
      business({
        name: f.both(remedy.title),
        what: f.both(remedy.change),
        how: f.both(remedy.hints[0] ?? remedy.report),
        why: say.suggestionIdea.toldUs({ words: because }),
      }),
    );

/** When buyers look, in the client's words. */
export const hoursTold = ({ r: { answers } }: Plan): string | undefined =>
  sentence([answers.additionalDemographics, answers.targetDemographics], ONLINE, LOOKS);

/** From answers that ask for something to be done. */
function fromAnswers(plan: Plan): Idea[] {
  const { f, say, r, buyers, forecast, discountCap } = plan;
  const said = say.suggestionIdea;
  const { answers } = r;
  const ideas: Idea[] = [];
  const limit = room(plan);
  if (limit?.isLess === false) ideas.push(limit.idea);
  const clash = clashing(plan);
  if (clash) ideas.push(creative(clash));
  const season = sentence([answers.marketContext], SEASON);
  if (season !== undefined && season !== buyers.moment?.said.words)
    ideas.push(business(said.season({ words: season })));
  if (forecast.monthlyPayment !== undefined && r.instalments)
    ideas.push(
      business(
        said.instalments({
          payment: f.money(forecast.monthlyPayment, r.price.currency),
          formula: `${f.number(r.price.value ?? 0)} ÷ ${f.number(r.instalments.months)}`,
        }),
      ),
    );
  const price = tidy(answers.startingPrice);
  if (NOT_IN.test(price) && price.length <= LONGEST_QUOTE) ideas.push(business(said.notIn({ words: price })));
  if (discountCap !== undefined) ideas.push(creative(said.cap({ percent: `${f.number(discountCap)}%` })));
  return ideas;
}

/** Share of the room that the goal fills from which it is felt, percent. */
const TIGHT = 70;

/** Things that are counted out. */
const GOODS =
  /\b(?:bottles?|jars?|boxes|bags?|pieces|pairs|kg|kilos?|lit(?:re|er)s?|tonnes?|tons|copies|left|in stock)\b|ขวด|กล่อง|ชิ้น|ลัง|กิโล|โล(?=\s|$)|ต้น|ตัว|คัน|เล่ม|สต๊อก|สต็อก|เหลือ/iu;
/** Places of which each is somebody's, for as long as it lasts. */
const PLACES =
  /\b(?:beds?|seats?|places|desks?|pitches|pads|kids|children|students|pupils|rooms|units|plots|cottages|berths|kennels|stalls?|spaces|classrooms?|cabins?)\b|ห้อง(?!เย็น|ครัว|น้ำ|แล็บ)|เตียง|ที่นั่ง|นักเรียน|ยูนิต|แปลง|แผง/iu;

/** Where the goal nearly fills what can be served: how many places are left, or when to spend less. */
function room(plan: Plan): { idea: Idea; isLess: boolean } | undefined {
  const { r, say, reckoning } = plan;
  const { capacity } = r;
  const words = roomWords(plan);
  // A class that is full is followed by another.
  if (capacity?.per === 'class') return undefined;
  const used = reckoning.room.goals.find(({ usedAtGoal }) => usedAtGoal !== undefined)?.usedAtGoal;
  if (words === '' || words.length > LONGEST_QUOTE || !used || used.value < TIGHT) return undefined;
  const { stock, places, room: work } = say.suggestionIdea;
  // Of bottles there is a number, of seats and beds each is somebody's; else hands and hours are short.
  const isStock = capacity?.per === undefined && GOODS.test(`${capacity?.of ?? ''} ${words}`);
  const isPlaces = capacity?.per === undefined && PLACES.test(words);
  const said = isPlaces ? places : isStock ? stock : work;
  return { idea: business(said({ words })), isLess: !isPlaces };
}

/** Sold for a season, a year or an event that comes round. */
const ROUNDS =
  /\b(?:season|annual|yearly|weekend|festival|day|full) (?:tickets?|pass(?:es)?|contracts?|memberships?)\b|\b(?:conference|summit|festival|marathon|expo|summer camp)\b|\bmemberships?\b|\brenew\w*|ตั๋วปี|บัตรรายปี|สมาชิกรายปี|รายซีซั่น|ต่ออายุ/iu;
const LAST_TIME = /\blast (?:year|season|winter|summer|time)\b|ปี(?:ที่แล้ว|ก่อน)|ฤดูกาล(?:ที่แล้ว|ก่อน)|ครั้งที่แล้ว/iu;
/** How many bought last time what is bought again, in the client's words. */
function soldLastTime({ r: { answers } }: Plan): string | undefined {
  const { productService, heroProduct, startingPrice, afterSalesService, specificObjectives } = answers;
  const sold = [productService, heroProduct, startingPrice, afterSalesService, specificObjectives].join('\n');
  return ROUNDS.test(sold) ? sentence([specificObjectives], LAST_TIME, /\d/u) : undefined;
}

/** What holds of the way to buy: whom to write to, and those who are there already. */
function fromJourney(plan: Plan): Idea[] {
  const { f, say, r, journey } = plan;
  const said = say.suggestionIdea;
  const ideas: Idea[] = [];
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  const isWritten = r.without.has('messages') || !isSoldTo(r.people) || ownContactsOf(r) !== undefined;
  const past = isWritten ? undefined : soldLastTime(plan);
  if (past !== undefined) ideas.push(business(said.lastTime({ words: past })));
  // Where the money feeds one campaign page 16 says so.
  if (r.experience === 'no' && r.adChannels.length < 2 && plan.budget.aDay === undefined)
    ideas.push(business(said.experience()));
  if (canBeNamed(plan))
    ideas.push(business(said.sales({ fact: lowerFirst(factInTurn(plan, 'ideas', LONGEST_QUOTE)) })));
  if (repeat && journey.after !== 'farewell') {
    const shown = say.customerJourney;
    const rate = `${f.number(Math.round(repeat.percent))}%`;
    const told = [
      evidenceFor(plan).computed(
        shown.notBack({ lost: f.number(100 - repeat.percent) }),
        shown.notBackWhy({ rate }),
      ),
    ];
    // Whoever has a rate to better begins with it.
    ideas.unshift(
      business(
        { name: said.afterName, ...said.after[journey.after], why: said.afterWhy.rate({ rate }) },
        told,
      ),
    );
  }
  return ideas;
}

/** A strength that the first ads do not lead with. */
function nextReason(plan: Plan): Idea[] {
  const { facts, price, ask, button } = copyOf(plan);
  const strength = nextStrength(plan);
  const fact = facts.find((words) => strength !== undefined && isOneThing(words, strength));
  return strength === undefined || fact === undefined
    ? []
    : [
        creative(
          plan.say.suggestionIdea.nextStrength({ words: strength, fact, price: price ?? '', ask, button }),
        ),
      ];
}

/** What is told has come before: what they are heard to ask, terms, those who bought, another strength; then what any offer of this way needs. */
function usual(plan: Plan, told: readonly Idea[]): Idea[] {
  const { say, r, journey } = plan;
  const said = say.suggestionIdea;
  const copy = copyOf(plan);
  const ideas: Idea[] = [];
  // Whose questions are told has heard them: the first of these is filmed, where no idea settles it. Where nothing else is filmed it leads.
  const [main] = plan.buyers.doubts;
  const isSettled =
    main?.answer === undefined && main?.words !== undefined && main.words !== plan.buyers.asks?.words;
  const film =
    isHeard(plan.buyers) && !isSettled && !isUnanswered(plan.buyers)
      ? [creative(said.film({ question: questionAsked(plan), words: main?.answer?.words ?? '' }))]
      : [];
  const isFirst = told.every(({ group }) => group !== 'creative');
  if (isFirst) ideas.push(...film);
  const canWrite = r.ownChannels.some((id) => id === 'facebook' || id === 'line' || id === 'instagram');
  const isMeta = r.adChannels.some((id) => id === 'facebook-ads' || id === 'instagram-ads');
  if (landingOf(r) === 'chat' && canWrite && isMeta) ideas.push(business(said.messages()));
  if (!weakestOf(plan) && r.ownChannels.includes('website') && copy.facts.length > 0)
    ideas.push(business(said.page(screenOf(copy))));
  const term = nextTerm(plan);
  if (term) ideas.push(business(said.nextTerm(term)));
  if (journey.after !== 'farewell' && !r.rates.some(({ kind }) => kind === 'repeat'))
    ideas.push(
      business({
        name: said.afterName,
        ...said.after[journey.after],
        why: journey.after === 'once' ? said.afterWhy.once : said.afterWhy.again,
      }),
    );
  const reason = nextReason(plan);
  ideas.push(...(isFirst ? [] : film), ...reason);
  // Nobody replies where people decide alone.
  const isReplied = isSureOf(r, 'talk') && isSureOf(r, 'price') && copy.price !== undefined;
  const isDrafted = hasReply(plan);
  if (isReplied && !weakestOf(plan) && isDrafted) ideas.push(business(said.reply({ next: copy.next })));
  if (reason.length === 0) ideas.push(creative(said.note()));
  return ideas;
}

/** Slogan and strengths that give the same figure to different things: the wording must be settled first. */
function clashing({ r, say }: Plan): IdeaWords | undefined {
  const WORDS: Readonly<Record<string, string>> = { nine: '9', seven: '7', ten: '10', five: '5', three: '3' };
  const figures = (text: string): string[] =>
    text
      .toLowerCase()
      .replaceAll(/\b(?:nine|seven|ten|five|three)\b/gu, (word) => WORDS[word] ?? word)
      .match(/\d+ ?(?:days?|hours?|minutes?|วัน|ชั่วโมง|นาที)/gu) ?? [];
  const [promised] = figures(r.answers.keyMessage);
  const strength = r.strengths.find((clause) => promised !== undefined && figures(clause).includes(promised));
  if (promised === undefined || strength === undefined || strength.length > LONGEST_QUOTE) return undefined;
  return say.suggestionIdea.wording({ count: promised, message: r.answers.keyMessage, claim: strength });
}

/** Ideas of a page, and those below which the usual ones join. */
const MOST = 6;
const FEW = 3;
const MOST_OF_A_GROUP = 4;

/** Whether an idea speaks of the words that another one quotes. */
function saysOf({ what, how = '' }: Idea, other: Idea): boolean {
  const quoted = /“([^”]+)”/u.exec(other.what)?.[1]?.toLowerCase();
  return quoted !== undefined && `${what} ${how}`.toLowerCase().includes(quoted);
}

export function ideasOf(plan: Plan): Idea[] {
  const limit = room(plan);
  const all = [
    ...gap(plan),
    ...ownIdeas(plan, copyOf(plan)),
    ...extra(plan),
    ...fromBuyers(plan),
    ...fromChallenges(plan),
    ...fromAnswers(plan),
    ...fromJourney(plan),
    // When to spend less comes behind all that brings somebody.
    ...(limit?.isLess === true ? [limit.idea] : []),
  ];
  const kept: Idea[] = [];
  const others = usual(plan, all);
  for (const idea of [...all, ...others]) {
    const isEnough = kept.length >= FEW && kept.some(({ group }) => group === idea.group);
    if (others.includes(idea) && (isEnough || kept.some((each) => saysOf(each, idea)))) continue;
    const told = `${idea.what} ${idea.how ?? ''}`;
    // What a rule keeps out is no idea, in whatever words it comes.
    const isOut = [...plan.r.without].some((tactic) => proposes(tactic, told) !== undefined);
    if (isOut || !isAllowed(plan.r, told)) continue;
    const same = kept.filter(({ group }) => group === idea.group).length;
    if (kept.length < MOST && same < MOST_OF_A_GROUP) kept.push(idea);
  }
  // The page has a column for what is shown and said, whatever a rule keeps out of it.
  if (!kept.some(({ group }) => group === 'creative'))
    kept.splice(MOST - 1, kept.length < MOST ? 0 : 1, creative(plan.say.suggestionIdea.note()));
  const own = plan.own.idea;
  if (own !== undefined)
    return [business({ ...plan.say.suggestionIdea.own({ words: own }) }), ...kept].slice(0, MOST);
  return takenFirst(kept, ({ name }) => name === plan.choices.idea);
}
