/** What the figures say: headlines and points of pages 3, 12, 15, 16 and 19 that stand on the reckoning. */
import { upperFirst } from '../../language.ts';
import { inNumber, plural } from '../../inflection.ts';
import { cited, ended, inQuotes } from '../../text.ts';

/** Where the goal is so many more than today, in the noun of what it counts. */
const perOne = (per: string): string => (per === '' ? '' : ` a ${per}`);

export const verdict = {
  one: ({ name }: { name: string }): string => `one ${name}`,
  more: ({ count, name, per }: { count: string; name: string; isUnit: boolean; per: string }): string =>
    `${count} more ${inNumber(count, name)}${perOne(per)}`,
  joining: ({ count, name }: { count: string; name: string; isUnit: boolean; per: string }): string =>
    `${count} new ${inNumber(count, name)}`,

  /** Page 3. */
  buysEnough: ({ total, results, goal }: { total: string; results: string; goal: string }): string =>
    `${total} buys ${results} at today’s rates. The goal is ${goal}.`,
  enough: ({ needs, total, goal }: { needs: string; total: string; goal: string }): string =>
    `At today’s rates ${needs} of the ${total} is enough for ${goal}`,
  buysShort: (s: { total: string; results: string; goal: string; needs: string }): string =>
    `${s.total} buys ${s.results} of ${s.goal} at today’s rates. The goal needs ${s.needs}.`,
  noRoom: ({ wanted, room }: { wanted: string; room: string }): string =>
    `The goal is ${wanted}. There is room for ${room}.`,
  leaves: ({
    goal,
    most,
    share,
    isOfAverage,
    flow,
  }: {
    goal: string;
    most: string;
    share: string;
    isOfAverage: boolean;
    each: string;
    /** Of what comes anew each day or week: what one of them is called; '' of what is won once. */
    flow: string;
  }): string =>
    `${flow === '' ? `The budget allows ${most} for each of ${goal}` : `For ${goal} the budget allows ${most} a ${flow}`}${
      share === '' ? '' : `, ${share} of ${isOfAverage ? 'an average sale' : 'the price'}`
    }`,
  /** A goal in percent of what there is. */
  fillMore: (s: {
    from: string;
    to: string;
    room: string;
    more: string;
    of: string;
    per: string;
    /** Media for each; '' where it is not one by one that they are won. */
    each: string;
  }): string =>
    `From ${s.from} to ${s.to} of ${s.room} ${s.of}${perOne(s.per)} is ${s.more} more${s.each === '' ? '' : `, with ${s.each} of media for each`}`,
  /** Beside what there was the last time. */
  lastTime: ({ goal, from, most }: { goal: string; from: string; most: string; each: string }): string =>
    `Last time it was ${from}. Now each of ${goal} may cost ${most} in media.`,
  sales: ({ to, more, share, per }: { to: string; more: string; share: string; per: string }): string =>
    `${more} more${perOne(per)} makes ${to}. Media is ${share} of it.`,

  lessThan: ({ unit }: { unit: string }): string => `less than a ${unit}`,

  /** Page 12. */
  teamLimit: ({ results, room }: { results: string; room: string }): string =>
    `Media can bring ${results}. ${upperFirst(room)} can be added.`,
  paysBack: ({ one, cost, time }: { one: string; cost: string; time: string }): string =>
    `${upperFirst(one)} costs ${cost} in media and pays it back in ${time}`,
  takesShare: ({ one, cost, share }: { one: string; cost: string; share: string }): string =>
    `${upperFirst(one)} costs ${cost} in media, ${share} of what it brings`,
  keeps: (s: { one: string; gain: string; cost: string; rest: string }): string =>
    `${upperFirst(s.one)} leaves ${s.rest}: you keep ${s.gain}, and media takes ${s.cost}`,
  losesEach: (s: { one: string; gain: string; cost: string; rest: string }): string =>
    `${upperFirst(s.one)} loses ${s.rest}: you keep ${s.gain}, and media takes ${s.cost}`,
  direct: (s: { one: string; cost: string; taken: string; platform: string }): string =>
    `${upperFirst(s.one)} of our own costs ${s.cost} in media. Through ${s.platform} it costs ${s.taken}.`,
  costsMore: ({ one, cost, worth }: { one: string; cost: string; worth: string }): string =>
    `${upperFirst(one)} costs ${cost} in media and brings ${worth} the first time`,
  mustCost: ({ one, most, today }: { one: string; most: string; today: string }): string =>
    `${upperFirst(one)} may cost ${most} in media. Today it costs ${today}.`,
  /** Today's rates reach the goal. */
  holdsRate: ({ rate, from, does }: { rate: string; from: string; does: string }): string =>
    `The goal holds as long as ${rate} of ${from} ${does}`,
  holdsCost: ({ one, cost }: { one: string; cost: string }): string =>
    `The goal holds as long as ${one} costs ${cost} in media`,
  firstNumber: ({ one, limit }: { one: string; limit: string }): string =>
    `First we measure what ${one} costs in media, with ${limit}`,
  knownCost: ({ one, cost, goal }: { one: string; cost: string; goal: string }): string =>
    `${upperFirst(one)} costs ${cost} in media today. Next we count what ${goal} costs.`,
  firstRate: ({ from, to }: { from: string; to: string }): string =>
    `First we measure how many ${from} become ${to}`,
  firstQuestion: ({ one }: { one: string }): string => `First we measure what ${one} costs in media`,

  /** Points of pages 12 and 19: a lead, a colon, the reason. */
  pointMoney: (s: { total: string; count: string; cost: string; results: string }): string =>
    `The money: ${s.total} buys ${s.count} at ${s.cost}. At today’s rates they become ${s.results}.`,
  pointMoneyOnly: (s: { total: string; results: string; cost: string }): string =>
    `The money: ${s.total} buys ${s.results} at today’s ${s.cost} each.`,
  pointAside: ({ sum, aims }: { sum: string; aims: string }): string =>
    `Not counted: ${sum} is for ${aims}. Nobody knows yet what it brings.`,
  salesOf: ({ sum }: { sum: string }): string => `sales of ${sum}`,
  pointGiven: ({ count }: { count: string }): string =>
    `Taken as given: today’s ${count} keep coming without this money.`,
  pointGap: ({ missing, closer }: { missing: string; closer: string }): string =>
    `The gap: ${missing} are missing. ${upperFirst(closer)}.`,
  closeRate: ({ needed, from, does }: { needed: string; from: string; does: string }): string =>
    `it closes when ${needed} of ${from} ${does}`,
  closeCost: ({ one, cost }: { one: string; cost: string }): string => `it closes when ${one} costs ${cost}`,
  closeMoney: ({ budget, short }: { budget: string; short: string }): string =>
    `the whole goal costs ${budget}, ${short} more than there is`,
  orCost: ({ one, cost }: { one: string; cost: string }): string => `, or when ${one} costs ${cost}`,
  pointWeak: (s: { from: string; does: string; rate: string; isEnough: boolean }): string =>
    `The weakest step: ${s.rate} of ${s.from} ${s.does}. ${s.isEnough ? 'That is enough for the goal.' : 'It is the first to improve.'}`,
  /** Where they drop out, as the client tells it. */
  pointBreaks: ({ words }: { words: string }): string => `Where we lose them, as you told us: “${words}”.`,
  pointRoom: ({ room, used }: { room: string; used: string }): string =>
    `The room: ${room} can be served. The goal fills ${used} of it.`,
  pointLead: ({ time, last, due }: { time: string; last: string; due: string }): string =>
    `The wait: it takes ${time}. Anyone who asks after ${last} comes too late for ${due}.`,
  pointAfter: ({ sum, due }: { sum: string; due: string }): string =>
    `After the day: ${sum} would be spent after ${due}. It moves before that day, or the goal gets more time.`,
  inStock: ({ count, of }: { count: string; of: string }): string => `${count} ${of === '' ? 'pieces' : of}`,
  pointStock: ({ there, time, next }: { there: string; time: string; next: string }): string =>
    `The stock: at the goal’s pace ${there} last ${time}.${next === '' ? '' : ` More comes in ${next}.`}`,
  pointStockShort: (s: { there: string; needed: string; short: string; next: string }): string =>
    `The stock: ${s.next === '' ? 'the goal' : `until ${s.next} the goal`} takes ${s.needed}, and there are ${s.there}. The last ${s.short} wait for more, or the goal moves.`,
  pointAdded: ({ room }: { room: string }): string => `The room: the team can add ${room} in that time.`,
  pointEach: ({ needed, room }: { needed: string; room: string }): string =>
    `The room: the goal takes ${needed}, and there is room for ${room}. It moves, or the room grows.`,
  pointBeyond: ({ beyond, free }: { beyond: string; free: string }): string =>
    free === ''
      ? `The room: the goal is ${beyond} more than can be served. It moves, or the room grows.`
      : `The room: ${free} places are free. The goal is ${beyond} more than fit.`,
  pointFull: ({ results, room }: { results: string; room: string }): string =>
    `The room: media can bring ${results}, and ${room} can be added. The rest of the money can wait.`,
  pointBack: ({ one, cost, time }: { one: string; cost: string; time: string }): string =>
    `What one costs: today ${one} costs ${cost} in media and pays it back in ${time}.`,
  pointShare: ({ one, cost, share }: { one: string; cost: string; share: string }): string =>
    `What one costs: today ${one} costs ${cost} in media, ${share} of what it brings.`,
  pointKept: (s: { one: string; gain: string; cost: string; rest: string }): string =>
    `What stays: of ${s.one} you keep ${s.gain} before media. Media takes ${s.cost} of it, and ${s.rest} stays.`,
  pointLoses: (s: { one: string; gain: string; cost: string; rest: string }): string =>
    `What stays: of ${s.one} you keep ${s.gain} before media. Media takes ${s.cost}, which is ${s.rest} more.`,
  pointDirect: (s: { one: string; saved: string; taken: string; platform: string }): string =>
    `Sold by ourselves: ${s.one} saves ${s.saved} of the ${s.taken} that ${s.platform} takes.`,
  /** Whoever takes a part of each sale, where no name is told. */
  takers: {
    agents: 'agents',
    otas: 'booking sites',
    apps: 'the apps',
    platforms: 'the platform',
    desks: 'the desks',
    resellers: 'resellers',
  },
  pointTaken: (s: {
    platform: string;
    taken: string;
    of: string;
    share: string;
    time: '' | 'day' | 'night';
  }): string =>
    `Sold through ${s.platform}: we lose ${s.taken} of ${s.of}${s.time === '' ? '' : ` a ${s.time}`} (${s.share}). A direct ${s.time === '' ? 'sale' : 'booking'} leaves more as long as it costs less than that${s.time === '' ? '' : ` a ${s.time}`} in media.`,
  taken: (s: { platform: string; taken: string }): string =>
    `A direct sale may cost up to ${s.taken} in media: ${s.platform} takes as much`,
  /** One of a step that only the client has a word for. */
  endNamed: ({ words }: { words: string }): string => `each “${words}”`,
  pointWay: (s: {
    first: string;
    cost: string;
    rates: readonly string[];
    last: string;
    total: string;
  }): string =>
    `What one costs: ${s.first} costs ${s.cost}. Of these ${s.rates.join(' and then ')} go on, so ${s.last} costs ${s.total} in media.`,
  pointWorth: ({
    goal,
    value,
    share,
    per,
  }: {
    goal: string;
    value: string;
    share: string;
    per: string;
  }): string =>
    `What the goal brings: ${goal} ${/^1\s/u.test(goal) ? 'is' : 'are'} worth ${value}${perOne(per)}.${share === '' ? '' : ` Media is ${share} of that.`}`,
  pointFill: (s: { more: string; of: string; per: string; value: string; valuePer: string }): string =>
    `What the goal brings: ${s.more} more ${inNumber(s.more, s.of)}${perOne(s.per)} ${s.more === '1' ? 'is' : 'are'} worth ${s.value}${perOne(s.valuePer)}.`,
  fills: (s: { more: string; of: string; per: string; value: string; valuePer: string }): string =>
    `${s.more} more ${inNumber(s.more, s.of)}${perOne(s.per)} ${s.more === '1' ? 'brings' : 'bring'} ${s.value}${perOne(s.valuePer)}`,
  pointLeaving: (s: {
    rate: string;
    per: string;
    /** Of a share: those who are there; else ''. */
    from: string;
    leaving: string;
    join: string;
    more: string;
    aim: string;
    fewer: string;
  }): string =>
    `Those who leave: at ${s.rate}${perOne(s.per)} ${s.leaving}${s.from === '' ? '' : ` of today’s ${s.from}`} leave by then. So ${s.join} must join to grow by ${s.more}.${s.aim === '' ? '' : ` If only ${s.aim}${perOne(s.per)} leave, ${s.fewer} are enough.`}`,
  pointReturnGifts: ({ times }: { times: string }): string =>
    `What adverts bring today: ${times} times their cost in gifts.`,
  pointFirstTime: (s: { one: string; cost: string; worth: string }): string =>
    `What one costs: today ${s.one} costs ${s.cost} in media and brings ${s.worth} the first time.`,
  pointFree: ({ room, free }: { room: string; free: string }): string =>
    `The room: ${room} can be served. ${free} of them ${free === '1' ? 'is' : 'are'} free today.`,
  pointSoFar: (s: { from: string; goal: string; more: string; pace: string; isMany: boolean }): string =>
    `Still to come: ${s.more} of ${s.goal}. ${s.from} ${s.isMany ? 'are' : 'is'} there already.${s.pace === '' ? '' : ` The rest takes ${s.pace}.`}`,
  pointReturn: ({ times }: { times: string }): string =>
    `What adverts bring today: ${times} times their cost in sales.`,
  pointGate: ({
    limit,
    rest,
    rate,
    from,
    does,
  }: {
    limit: string;
    rest: string;
    rate: string;
    from: string;
    does: string;
  }): string => `The gate: ${limit} first. ${rest} follows once ${rate} of ${from} ${does}.`,
  pointFirst: ({ one, limit, weeks }: { one: string; limit: string; weeks: string }): string =>
    `The first number: ${limit} in ${weeks} shows what ${one} costs in media.`,
  pointLeaves: ({
    most,
    one,
    share,
    isOfAverage,
  }: {
    most: string;
    one: string;
    share: string;
    isOfAverage: boolean;
  }): string =>
    `The most it may cost: ${one} may cost ${most} in media, ${share === '' ? 'if media brings all' : `${share} of ${isOfAverage ? 'an average sale' : 'its price'}`}.`,
  /** What one order holds of what the goal counts; `each` is the media of one piece. */
  pointOrders: (s: {
    one: string;
    holds: string;
    own: string;
    orders: string;
    piece: string;
    each: string;
  }): string =>
    `What an order holds: ${s.one} holds ${s.holds}, so ${s.own} are ${s.orders}.${s.each === '' ? '' : ` One ${s.piece} takes ${s.each} of media.`}`,
  pointLastTime: (s: { goal: string; from: string; more: string; growth: string }): string =>
    `Beside last time: it was ${s.from} then. ${s.goal} are ${s.more} more, or ${s.growth}.`,
  pointBought: (s: { goal: string; from: string; more: string }): string =>
    `Today’s ${s.from} come of media as well. So media has to bring all ${s.goal}, not only ${s.more} more.`,
  pointRenewed: (s: {
    from: string;
    stay: string;
    join: string;
    goal: string;
    aim: string;
    fewer: string;
    isOfStaying: boolean;
    /** Of what is sold anew each time: the part that comes back, else ''. */
    back: string;
  }): string =>
    `${s.back === '' ? `Those who stay: ${s.stay} of ${s.from} go on by themselves.` : `Those who come back: ${s.back} of last time’s ${s.from} do, which makes ${s.stay} if they take as much again.`} So ${s.join} must be new to make ${s.goal}.${s.aim === '' ? '' : ` If ${s.isOfStaying ? `${s.aim} stay` : `only ${s.aim} leave`}, ${s.fewer} are enough.`}`,
  pointReferred: (s: { share: string; from: string; count: string }): string =>
    `By recommendation: ${s.share} of today’s ${s.from}, about ${s.count}. They cost no media.`,
  pointReturning: (s: { share: string; from: string; count: string }): string =>
    `Those who came before: ${s.share} of today’s ${s.from}, about ${s.count}. They cost no media.`,
  pointAway: (s: { count: string; value: string; per: string }): string =>
    `Turned away: ${s.count}${perOne(s.per)}. If all of them bought, they would bring ${s.value}${perOne(s.per)}.`,
  pointPace: ({ count }: { count: string }): string => `The pace: the goal asks for ${count}.`,
  pointDays: ({ days, per, open }: { days: string; per: string; open: string }): string =>
    `The room: the goal is ${days} full days of work${perOne(per)}.${open === '' ? '' : ` The team works ${open} days a week.`}`,
  pointBefore: ({ words }: { words: string }): string =>
    `What came before: “${words}”. We compare the first weeks with it.`,
  pointStay: (s: { one: string; time: string; value: string }): string =>
    `How long they stay: ${s.one} stays ${s.time} on average at today’s rate and pays about ${s.value} in that time.`,
  pointSecond: ({ share }: { share: string }): string =>
    `The second sale: ${share} come back, and media is paid for the first sale alone.`,
  /** What can be served, as the client tells it, and what is missing to hold it against the goal. */
  pointRoomTold: (s: { words: string; makes: string; per: string; asks: 'days' | 'free' | '' }): string => {
    const head = s.asks === '' ? 'The room, as you told us' : 'The room';
    const room = `${head}: “${s.words}”${s.makes === '' ? '' : `, which makes ${s.makes}${perOne(s.per)}`}.`;
    const asked = {
      days: 'We ask on how many days, then we set it against the goal.',
      free: 'We ask how much of it is free, then we set it against the goal.',
      '': '',
    };
    return `${room} ${asked[s.asks]}`.trim();
  },

  noBudget: 'One number comes first: what media may cost',
  noGoal: 'One number comes first: the one that means success',
  goalToAgree: 'First we agree what your goal counts',
  /** Of a goal that no result is bought for one by one. */
  goalToMove: ({ goal }: { goal: string }): string => `The first month shows what brings ${goal}`,
  goalQuoted: ({ words }: { words: string }): string => `We first agree how to count this: “${words}”`,
  mediaFirst: ({ act, own, ours }: { act: string; own: string; ours: string }): string =>
    `Media buys the first ${act}; ${own} ${ours} come from us`,
  /** From what the figures say to page 13. */
  so: {
    weak: ({ from, to }: { from: string; to: string }): string =>
      `So the strategy begins where ${from} become ${to}, before it buys more of them.`,
    short: ({ one }: { one: string }): string =>
      `So the strategy makes ${one} cheaper before it asks for more money.`,
    /** The first move of page 13, by its name. */
    move: ({ title }: { title: string }): string => ended(`So the first move is to ${title}`),
    stay: 'So media pays for first orders, and those {buyers} are then kept without it.',
  },

  pointBeyondGate: (s: { rate: string; results: string; needed: string; goal: string }): string =>
    `Beyond the gate: ${s.rate} makes ${s.results}, and ${s.needed} makes all ${s.goal}.`,
  pointRemedy: ({ title, words }: { title: string; words: string }): string =>
    `${title}: you say “${words}”.`,
  /** On a point that has a name. */
  pointAloneOn: ({ label }: { label: string }): string =>
    `Where you stand alone: on ${label} no rival that you name is strong.`,
  pointAlone: ({ words }: { words: string }): string =>
    `Where you stand alone: “${words}”. No rival that you name is strong there.`,
  pointNoSum: ({ words }: { words: string }): string =>
    words === ''
      ? 'The sum: nobody has named one yet, so the plan speaks of shares.'
      : `The sum: “${words}” names none, so the plan speaks of shares.`,
  pointPromise: ({ words }: { words: string }): string => `The promise: every film ends with “${words}”.`,
  pointFirstOrder: ({ sum, formula }: { sum: string; formula: string }): string =>
    `The first order: it comes to at least ${sum} (${formula}).`,
  pointStarts: ({ event }: { event: string }): string =>
    `What sets them looking: “${event}”. That is when the ads must reach them.`,
  pointAnswer: ({ thought, ours }: { thought: string; ours: string }): string =>
    ended(`What stops them: ${cited(thought)} We answer with ${inQuotes(ours)}`),
  pointOpen: ({ thought }: { thought: string }): string =>
    `What stops them: ${cited(thought)} Tell us what you can show or promise against it.`,
  pointOffer: ({ offer }: { offer: string }): string => `The offer: the first ads show ${offer}.`,
  pointAdsAlone: ({ share, buyers, back }: { share: string; buyers: string; back: string }): string =>
    `Ads alone fall short: ${share} of ${buyers} {buyers} would have to stay, and ${back} come back today.`,
  pointOwnChannels: ({ month, day }: { month: string; day: string }): string =>
    `Our own channels bring the rest: ${month} a month, or ${day} a day, come from people who know us.`,
  pointChurn: (s: { lost: string; rate: string; end: string; planned: string }): string =>
    `Those who leave: at ${s.rate} a month the plan ends at ${s.end}, which is ${s.lost} under ${s.planned}.`,
  pointSupply: ({ later, now }: { later: string; now: string }): string =>
    `The supply: the goal takes ${later} a month, and today it is ${now}.`,
  summaryGoal: ({ goal, sum }: { goal: string; sum: string }): string =>
    goal === ''
      ? `The media budget is ${sum}. We agree on the goal first.`
      : sum === ''
        ? `The goal is ${goal}. We agree on the sum first.`
        : `The goal is ${goal}. The media budget is ${sum}.`,
  summaryQuoted: ({ words, sum }: { words: string; sum: string }): string =>
    `You want “${words}”.${sum === '' ? '' : ` The media budget is ${sum}.`}`,
  summaryOffer: ({ company, offer, ours }: { company: string; offer: string; ours: string }): string =>
    `${company} offers ${offer}.${ours === '' ? '' : ` ${ended(`Its strongest point is ${inQuotes(ours)}`)}`}`,
  summaryBuys: (s: {
    sum: string;
    many: string;
    per: string;
    cost: string;
    more: string;
    target: string;
  }): string =>
    `${s.sum} buys ${s.many} ${plural(s.per)} at today’s ${s.cost}${s.more === '' ? '' : `, and ${s.more} at our target of ${s.target}`}.`,
  summaryShared: (s: { media: string; needed: string; ours: string; own: string; goal: string }): string =>
    `${upperFirst(s.goal)} ${s.goal.startsWith('1 ') ? 'needs' : 'need'} ${s.needed} ${s.ours}. Ads bring ${s.media} of them, and ${s.own} come from people we already have.`,
  whyNow: ({ words }: { words: string }): string => ended(` Your reason to start now is ${inQuotes(words)}`),

  /** Page 15. */
  channelGets: (s: { channel: string; sum: string; count: string; cost: string }): string =>
    `${s.channel} gets ${s.sum}, which buys ${s.count} at ${s.cost}`,
  /** Less than half of it is enough. */
  channelSpare: (s: { channel: string; sum: string; needs: string; count: string }): string =>
    `${s.channel} gets ${s.sum}. ${s.needs} of it is enough for ${s.count}.`,
  /** Of its money a part. */
  channelBuys: (s: { channel: string; sum: string; count: string; cost: string }): string =>
    `${s.sum} on ${s.channel} buys ${s.count} at ${s.cost}`,
  firstMoney: (s: { limit: string; one: string; rest: string; isOneChannel: boolean }): string =>
    `${s.limit} shows what ${s.one} costs in media. ${s.rest} follows ${s.isOneChannel ? 'the ad that wins' : 'the cheapest channel'}.`,
  shareTo: ({ share, stage }: { share: string; stage: string }): string =>
    `${share} of the money goes to the step “${stage}”`,
  /** The only channel at work: page 6 says that it gets all of it, page 15 how much that is. */
  channelWhole: ({ channel, sum }: { channel: string; sum: string }): string =>
    `${channel} gets the whole ${sum}`,
  channelOnly: ({ channel, sum }: { channel: string; sum: string }): string =>
    `${channel} carries ${sum}, the largest part`,
  firstCheck: ({ day }: { day: string }): string => `First check, ${day}`,
  seasonBegins: 'Your season begins',
  adsCompete: 'The ads compete',
  adWins: 'The better ad gets the rest',
  testFirst: ({ isOneChannel }: { isOneChannel: boolean }): string =>
    isOneChannel ? 'Test: ads for one offer compete' : 'Test: the same offer on each channel',
  firstCondition: ({ one, day }: { one: string; day: string }): string =>
    `Gate${day === '' ? '' : `, ${day}`}: what does ${one} cost in media?`,
  firstText: ({
    limit,
    rest,
    isOneChannel,
  }: {
    limit: string;
    rest: string;
    isOneChannel: boolean;
  }): string =>
    `${limit} measures it. The other ${rest} follows ${isOneChannel ? 'the ad that wins' : 'the cheapest channel'}.`,

  /** Page 16. */
  wholeWay: ({ first, last }: { first: string; last: string }): string => `${first} have to become ${last}`,
  eachStep: ({ share, act }: { share: string; act: string }): string =>
    `Each step has one job. ${share} of the money brings people to the ${act}.`,

  /** Page 19. */
  askSum: ({ sum, day, start }: { sum: string; day: string; start: string }): string =>
    `Say yes to ${sum} by ${day}, and media starts on ${start}`,
  /** The goal takes a part of it. */
  askPart: ({ needs, sum, day, start }: { needs: string; sum: string; day: string; start: string }): string =>
    `Say yes to ${needs} of the ${sum} by ${day}, and media starts on ${start}`,
  /** What the goal does not take at today's cost: from which cost on it is spent, and up to which one all of the money reaches the goal. */
  reserve: (s: { rest: string; total: string; one: string; cost: string; most: string }): string =>
    `Of your ${s.total}, ${s.rest} is held back. It is spent only if ${s.one} costs more than ${s.cost}${s.most === '' ? '' : `, up to ${s.most}`}.`,
  askRest: ({ sum }: { sum: string }): string => `of the ${sum}. What the rest is for, we agree later.`,
  askFirst: ({ weeks, rest, one }: { weeks: string; rest: string; one: string }): string =>
    `for ${weeks}, to see what ${one} costs in media. The other ${rest} follows.`,
};
