/** Page 8: the stages by how this offer is bought, with what buyers are heard to say and what we show at each (specification, page 8). */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { unique } from '../../../understanding/text.ts';
import { closeWords, STAGE_OF_STEP } from '../plan/journey.ts';
import { isSureOf } from '../plan/presumed.ts';
import { hasMoney, stageBought, stagePlatforms, typeOn } from '../plan/bought.ts';
import { CLOSING, KEEPING } from '../plan/stages.ts';
import { closerOf, formatAt } from '../data/campaign-types.ts';
import { isLeftOpen, settlingOf } from '../plan/settling.ts';
import { proposes } from '../../../../src/shared/domain/tactics.ts';
import type { Plan } from '../plan/index.ts';
import { lowerFirst } from '../text.ts';
import { chainNodes, reckonedEvidence } from './reckoned/evidence.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { spoken, stepName } from './reckoned/figures.ts';
import { contrastEvidence } from './contrasts.ts';
import { ownStage } from './own-stage.ts';
import { answerTitle, journeyHeadline } from './journey-headline.ts';
import { journeyRows } from './journey-rows.ts';
import { instalmentEvidence } from './plan-evidence.ts';
import { evidenceFor, page, type Write } from './write.ts';

/** Funnel stages of the plan that the five stages belong to. */
const LAYER = [0, 1, 1, 2, 3] as const;
export const OWN_NAMES: Readonly<Record<string, string>> = {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  'tiktok-shop': 'TikTok Shop',
  shopee: 'Shopee',
  lazada: 'Lazada',
  line: 'LINE',
};

/** Where something is posted. */
const POSTED: ReadonlySet<string> = new Set(['Facebook', 'Instagram', 'TikTok', 'LinkedIn']);
/** Where somebody is written to; a shop answers in its chat. */
const WRITTEN: ReadonlySet<string> = new Set([
  'Facebook',
  'Instagram',
  'TikTok',
  'LINE',
  'Shopee',
  'Lazada',
  'TikTok Shop',
]);

function platformsOf(plan: Plan, stage: number): string[] {
  const { r, say } = plan;
  const said = say.customerJourney;
  const layer = LAYER[stage] ?? 0;
  const paid = stagePlatforms(plan, layer);
  const own = r.ownChannels.map((id) => (id === 'website' ? said.website : (OWN_NAMES[id] ?? id)));
  const website = own.includes(said.website) ? [said.website] : [];
  const line = own.includes('LINE') ? ['LINE'] : [];
  // What brings new people reaches nobody again: who is there already is met on the client's own channels.
  const isKept = layer === KEEPING && !hasMoney(plan, layer);
  const back = isKept ? paid.filter((name) => POSTED.has(name) || WRITTEN.has(name)) : paid;
  const kept = unique([...line, ...own.filter((name) => POSTED.has(name)), ...back].slice(0, 2));
  const isSearched = paid.length > 0 && paid.every((name) => name === 'Google');
  const list =
    stage === 2
      ? [...paid.slice(0, 1), ...website, ...(website.length === 0 ? paid.slice(1, 2) : [])]
      : stage === 3
        ? [...paid.slice(0, 3), ...(r.act.id === 'booking' ? line : [])]
        : stage === 4
          ? isKept && paid.length > 0
            ? kept.length > 0
              ? kept
              : [said.direct]
            : [...line, ...paid.slice(0, 2), ...(paid.length === 0 ? website : [])]
          : // Who compares reads the page that the search leads to.
            [...paid.slice(0, 2), ...(stage === 1 && isSearched ? website : [])];
  const result = unique(list);
  if (result.length > 0) return result;
  return own.length > 0 ? own.slice(0, 2) : [said.noChannel];
}

/** What we show of our own at a stage, where one of its channels can show it. */
function ownFormat(plan: Plan, stage: number, on: readonly string[]): string[] {
  const { r, say } = plan;
  const said = say.customerJourney.formats;
  const has = (names: ReadonlySet<string>): boolean => on.some((name) => names.has(name));
  const isPage = on.includes(say.customerJourney.website);
  // Where no channel is chosen yet, all of them are open.
  if (on.includes(say.customerJourney.noChannel)) return [];
  const isTold = isPage || has(POSTED) || has(WRITTEN);
  // Where nobody writes first there is nothing to reply to.
  const isReplied = isSureOf(r, 'talk');
  return (
    [
      has(POSTED) ? [said.video] : [],
      isTold ? [said.answer] : [],
      isPage || has(POSTED) ? [said.proof] : [],
      isReplied ? (has(WRITTEN) ? [said.reply] : []) : isTold ? [said.answer] : [],
      has(WRITTEN) || on.includes(say.customerJourney.direct) ? [said.follow] : [],
    ][stage] ?? []
  );
}

function formatsOf(plan: Plan, stage: number): string[] {
  const { f, r, remedies, say } = plan;
  const said = say.customerJourney.formats;
  const layer = LAYER[stage] ?? 0;
  const on = platformsOf(plan, stage);
  const isOut = (format: string): boolean =>
    [...r.without].some((one) => proposes(one, format) !== undefined);
  const noForms = remedies.some(({ remedy }) => remedy.id === 'forms');
  const paid = stagePlatforms(plan, layer).flatMap((name) => {
    const channel = plan.channels.find((other) => other.name === name);
    if (!channel || !on.includes(name)) return [];
    const { en: type } = typeOn(plan, channel, stageBought(plan, layer));
    const format = formatAt(channel.platform, type, layer);
    if (isOut(format.en)) return [];
    // A closing format fits the step that is asked for, and the client's own buyers.
    const closer = layer === CLOSING ? closerOf(type) : undefined;
    if (closer !== undefined) return [said[closer === 'form' && noForms ? 'message' : closer]];
    return [f.both(format)];
  });
  const own = ownFormat(plan, stage, on).filter((format) => !isOut(format));
  // A video is short as it is.
  const beside = stage === 0 && paid.length > 0 ? [] : own;
  const list = unique(stage === 2 || stage === 4 ? [...beside, ...paid] : [...paid, ...beside]).slice(0, 2);
  // A page of the client's own shows no short clips.
  const isFilmed =
    stage === 0 && !isOut('video') && !on.every((name) => name === say.customerJourney.website);
  return list.length > 0 ? list : [isFilmed ? said.video : said.answer];
}

/** Names of the five stages. */
function stageNames(plan: Plan): string[] {
  const [notice, check, step, decide] = closeWords(plan).stages;
  return [notice, check, ownStage(plan) ?? step, decide, plan.say.buyers.after[plan.journey.after].stage];
}

/** Percent of those who go on, between which that is a loss which heads the page: of so few as below it the steps are hardly next to each other. */
const [LEAST_LEFT, MOST_LOST] = [5, 50];
/** The lowest rate of today, where today's rates are enough. */
function narrowest(plan: Plan): { note: string; title?: string; evidence: Evidence[] } | undefined {
  const { f, say, reckoning } = plan;
  const steps = reckoning.bridge?.steps ?? [];
  const rated = steps.flatMap((step, i) => {
    const from = steps[i - 1];
    return step.rate && from && !step.isImplied ? [{ rate: step.rate, from, step }] : [];
  });
  const lowest = rated.toSorted((a, b) => a.rate.value - b.rate.value)[0];
  if (!lowest) return undefined;
  const slots = {
    from: stepName(plan, lowest.from),
    to: stepName(plan, lowest.step),
    rate: spoken(f, lowest.rate),
  };
  // Where most go on nothing is lost that would head the page.
  const isLoss =
    lowest.rate.value >= LEAST_LEFT &&
    lowest.rate.value <= MOST_LOST &&
    ![slots.from, slots.to].some((name) => isVague(plan, name));
  return {
    note: say.customerJourney.noteNarrow(slots),
    ...(isLoss ? { title: say.customerJourney.headlineNarrow(slots) } : {}),
    evidence: reckonedEvidence(plan, evidenceFor(plan), chainNodes(plan)),
  };
}

/** Challenges of the way to buy, whatever is sold. */
const SOLVED: ReadonlySet<string> = new Set(['chat', 'forms', 'cycle']);
/** Characters of a headline. */
const HEADLINE = 90;

/** Characters of an answer in the note. */
const LONGEST_QUOTE = 150;

/** So many of a hundred come back that nothing breaks there. */
const MOST_COME = 80;
const RETURNS =
  /\b(?:renew\w*|repeat\w*|re-?order\w*|re-?book\w*|return\w*|come back|again|retention|churn|keep)\b|ต่ออายุ|ซื้อซ้ำ|สั่งซ้ำ|กลับมา|อยู่ต่อ/iu;
/** Whether coming back is what is to be mended: it is aimed at, and too few do. */
const isToCome = ({ r }: Plan, percent: number): boolean =>
  percent <= MOST_COME &&
  (r.objectives.includes('customer-retention') || RETURNS.test(r.answers.specificObjectives));

/** A step that the client does not name, or of which the name stands half in another form: 'people who go on', 'ครั้ง ขอราคา'. */
const isVague = ({ say, f }: Plan, name: string): boolean =>
  name === say.reckoned.steps.onward.many || (f.language === 'th' && /[ก-๛]\s[ก-๛]/u.test(name));

interface Broken {
  title?: string;
  /** Where the client tells that they drop out. */
  lost?: string;
  note: string;
  /** Stages that the note speaks of, by their names in the table. */
  stages?: readonly string[];
  evidence: Evidence[];
}

/** Where the way breaks, with today's figure where one is known. */
function breakOf(plan: Plan): Broken {
  const { f, r, say, reckoning, buyers, remedies } = plan;
  const said = say.customerJourney;
  const w = evidenceFor(plan);
  const names = stageNames(plan);
  // What the client knows of where they drop out comes before the smallest share.
  if (buyers.breaks && buyers.breaks.words !== buyers.objection?.words)
    return { note: said.noteTold({ words: buyers.breaks.words }), lost: buyers.breaks.words, evidence: [] };
  const weak = weakestOf(plan);
  if (weak?.rate && weak.rateNeeded) {
    const { steps } = reckoning.chain;
    const before = steps[steps.findIndex(({ id }) => id === weak.id) - 1];
    // Who has written and comes next leaks behind the chat, not before it.
    const behind = before && STAGE_OF_STEP[before.kind] === 2 ? 3 : 1;
    const at = Math.max(behind, STAGE_OF_STEP[weak.kind]);
    // The steps by the client's own names: 'design requests' is not 'free dates', whatever stage it stands in.
    const stages = [names[at - 1] ?? '', names[at] ?? ''];
    const own = before ? [before, weak].map((step) => stepName(plan, step)) : [];
    const [from = '', to = ''] = own.length === 0 || own.some((name) => isVague(plan, name)) ? stages : own;
    const slots = {
      from,
      to,
      today: spoken(f, weak.rate),
      needed: spoken(f, weak.rateNeeded),
    };
    return {
      title: said.headlineBreak(slots),
      note: said.noteBreak(slots),
      stages,
      evidence: reckonedEvidence(plan, w, chainNodes(plan)),
    };
  }
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  if (repeat && isToCome(plan, repeat.percent)) {
    const lost = f.number(Math.round(100 - repeat.percent));
    return {
      title: said.headlineLost({ lost }),
      note: said.noteLost({ from: names[3] ?? '', to: names[4] ?? '', lost }),
      evidence: [
        w.computed(said.notBack({ lost }), said.notBackWhy({ rate: `${f.number(repeat.percent)}%` })),
      ],
    };
  }
  const { objection } = buyers;
  const title = answerTitle(plan) ?? '';
  const isTitle =
    objection?.answer !== undefined &&
    title.length <= HEADLINE &&
    title.includes(lowerFirst(objection.answer.words));
  // What the headline answers is not answered once more under the table.
  // What nobody knows how to settle is asked on page 19, and nobody is told to answer it.
  const isOpen =
    objection !== undefined &&
    objection.answer === undefined &&
    (objection.thought === undefined
      ? settlingOf(plan, objection.words) === undefined
      : isLeftOpen(plan, objection.thought));
  if (objection && !isTitle && !isOpen) {
    const { words, answer } = objection;
    return {
      note: answer
        ? said.noteAnswer({ words, ours: lowerFirst(answer.words) })
        : said.noteObjection({ words }),
      evidence: [],
    };
  }
  const named = remedies.find(
    ({ remedy, because }) => SOLVED.has(remedy.id) && because.length <= LONGEST_QUOTE,
  );
  if (named) return { note: said.noteObjection({ words: named.because }), evidence: [] };
  return counted(plan);
}

/** The narrowest step, else what is counted. */
function counted(plan: Plan): { note: string; evidence: Evidence[] } {
  const { f, r, say, reckoning } = plan;
  const step = reckoning.main?.target.goal.step;
  return (
    narrowest(plan) ?? {
      note: say.customerJourney.noteFact({
        name: step ? say.reckoned.steps[step].many : f.both(r.act.many),
      }),
      evidence: [],
    }
  );
}

/** What a stage of the table quotes is not quoted once more under it. */
function notedOnce(plan: Plan, broken: Broken, cells: readonly (string | undefined)[]): Broken {
  const { words, thought } = plan.buyers.objection ?? {};
  const isSaid = [words, thought].some(
    (each) => each !== undefined && broken.note.includes(each) && cells.some((cell) => cell?.includes(each)),
  );
  return isSaid && broken.title === undefined ? counted(plan) : broken;
}

function evidenceOf(plan: Plan, w: Write): Evidence[] {
  const said = plan.say.customerJourney;
  return [
    w.assume(said.stages, said.stagesWhy),
    ...contrastEvidence(plan, w),
    w.answer('currentChallenges'),
    w.answer('onlineAdIssues'),
    w.answer('afterSalesService'),
    w.answer('strengths'),
    w.answer('startingPrice'),
    w.answer('additionalNotes'),
    ...instalmentEvidence(plan, w),
    w.answer('specificObjectives'),
  ];
}

const isNamed = (note: string, stage: string): boolean => note.includes(stage);
/** What is done at a stage, whatever is sold. */
const actionAt = (plan: Plan, stage: number): string | undefined =>
  stage === 2 || stage === 3
    ? plan.say.customerJourney.only({ action: closeWords(plan).action })
    : stage === 4
      ? plan.say.customerJourney.only({ action: plan.say.buyers.after[plan.journey.after].action })
      : undefined;

export const writeCustomerJourney = page('customer-journey', (plan) => {
  const w = evidenceFor(plan);
  const names = stageNames(plan);
  const broken = breakOf(plan);
  const cells = journeyRows(plan);
  const noted = notedOnce(plan, broken, cells);
  const isTold = (stage: string): boolean =>
    isNamed(noted.note, stage) || (noted.stages?.includes(stage) ?? false);
  const narrow = narrowest(plan);
  const title = journeyHeadline(plan, {
    broken: broken.title,
    lost: broken.lost,
    narrow: narrow?.title,
    stage: names[3] ?? '',
    cells,
  });
  return {
    title,
    output: {
      // A stage at which nothing of this client's is shown is none, unless the note speaks of it.
      stages: names.flatMap((stage, i) => {
        const cell = cells[i] ?? (isTold(stage) ? actionAt(plan, i) : undefined);
        return cell === undefined
          ? []
          : [
              {
                stage,
                platforms: platformsOf(plan, i),
                contentFormats: formatsOf(plan, i),
                mediaStrategy: cell,
              },
            ];
      }),
      // What the headline says is not noted once more.
      matrixNote: title === narrow?.title && noted.note === narrow.note ? '' : noted.note,
    },
    evidence: [
      ...noted.evidence,
      ...(title === narrow?.title ? narrow.evidence : []),
      ...evidenceOf(plan, w),
    ],
  };
});
