/** Page 15: media by stage and channel, with the money in cells (specification, page 15). */
import { percentages } from '../../../../src/shared/domain/split.ts';
import { PLATFORMS, termOf } from '../data/platforms.ts';
import type { Plan } from '../plan/index.ts';
import { perText } from '../plan/targets.ts';
import { lowerFirst } from '../text.ts';
import { whole } from '../plan/whole.ts';
import { unique } from '../../../understanding/text.ts';
import { stagePlatforms } from './customer-journey.ts';
import { budgetEvidence, constraintEvidence, reasonOf } from './plan-evidence.ts';
import { monthEvidence, monthsText } from './budget-months.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { moneyHeadline } from './reckoned/headlines.ts';
import { weeksEvidence, weeksOf } from './reckoned/weeks.ts';
import { evidenceFor, page, totalFormula } from './write.ts';

export function campaignTypes(plan: Plan, layer: number): string[] {
  const { f, r } = plan;
  const used = stagePlatforms(plan, layer);
  const types = plan.channels
    .filter(({ name }) => used.includes(name))
    .map(({ id }) =>
      layer === 2
        ? termOf(PLATFORMS[id], r.closing, r.ownChannels.includes('website'))
        : f.both(PLATFORMS[id].stageTerms[layer] ?? { en: '', th: '' }),
    );
  const list = unique(types.filter(Boolean));
  return list.length > 0 ? list : [f.say('To choose with the channels', 'เลือกพร้อมช่องทาง')];
}

/** Characters of an answer within a cell or a note. */
const RULE = 60;

/** One short rule per stage: the client's own first, then the trade's. */
function compliance(plan: Plan): string[] {
  const { f, r, cautions, discountCap } = { ...plan, cautions: plan.r.cautions };
  const { say } = f;
  const trade = cautions.map(({ short }) => f.both(short));
  const mine = r.constraints
    .filter(({ discountCap: cap }) => cap === undefined)
    .flatMap(({ text }) => f.sentence(whole(text, RULE)) || []);
  const slogan = whole(r.answers.keyMessage, RULE);
  const price = whole(r.answers.startingPrice, RULE);
  const first = trade[0] ?? mine[0] ?? say(`Only what ${plan.name} can show`, `พูดเฉพาะที่ ${plan.name} พิสูจน์ได้`);
  const second =
    mine[0] !== undefined && mine[0] !== first
      ? mine[0]
      : slogan === ''
        ? say('Client’s own wording', 'ใช้ถ้อยคำที่ลูกค้ายืนยัน')
        : say(`Word for word: “${slogan}”`, `ใช้ข้อความหลัก “${slogan}”`);
  const third =
    discountCap !== undefined
      ? say(`Discounts never deeper than ${discountCap}%`, `ส่วนลดไม่เกิน ${discountCap}%`)
      : (mine.find((rule) => rule !== first && rule !== second) ??
        (price === ''
          ? say('Price and terms in sight', 'เห็นราคาและเงื่อนไขชัดเจน')
          : say(`Price as stated: ${lowerFirst(price)}`, `ราคาตามจริง: ${price}`)));
  const medical = cautions.some(({ id }) => id === 'medical');
  const fourth = medical
    ? say('No patient lists in any audience', 'ไม่ใช้รายชื่อคนไข้เป็นกลุ่มเป้าหมาย')
    : say('Lists with consent only', 'รายชื่อต้องได้รับความยินยอม');
  return [first, second, third, fourth];
}

interface Part {
  name: string;
  sum: number;
}

/** How the money adds up, how it is spread over the months, and what may move. */
function flowNotes(plan: Plan, parts: readonly Part[]): string {
  const { f, r, budget, stages } = plan;
  const { say } = f;
  const shares = stages.map((stage, i) => `${stage} ${budget.stageShares[i] ?? 0}%`).join(', ');
  const answer = whole(r.answers.marketingMediaBudget, RULE);
  if (!budget.known || parts.length === 0)
    return say(
      `Shares by stage: ${shares}. The sum is to agree${answer === '' ? '' : ` (answer: “${answer}”)`}.`,
      `สัดส่วนตามขั้น: ${shares} ตัวเลขงบรอตกลง${answer === '' ? '' : ` (คำตอบ: “${answer}”)`}`,
    );
  const formula = budget.times === 1 ? undefined : totalFormula(plan);
  const per = budget.period === 'total' ? '' : perText(f, budget.period);
  const sum = `${parts.map(({ name, sum: money }) => `${name} ${f.number(money)}`).join(' + ')} = ${f.money(budget.amount, budget.currency)}`;
  const money = say(
    `${per === '' ? '' : `${f.sentence(per.replace(/^a /u, 'per '))}: `}${sum}${formula === undefined ? '' : `; ${formula.replace(/^[\d,.]+ /u, '')}`}.`,
    `${per === '' ? '' : `${per}: `}${sum}${formula === undefined ? '' : ` (${formula})`}`,
  );
  return [money, monthsText(plan), moves(plan, parts)].filter(Boolean).join(' ');
}

/** What the months may change: money between the two ends, or adverts within the only channel. */
function moves({ f, r, monthlyMove }: Plan, parts: readonly Part[]): string {
  const { say } = f;
  const [most, least] = [parts[0]?.name ?? '', parts.at(-1)?.name ?? ''];
  const { one } = r.act;
  if (parts.length > 1)
    return say(
      `Up to ${monthlyMove}% a month may move from ${least} to ${most}, or back, by the cost of one ${one.en}.`,
      `ย้ายงบระหว่าง ${least} กับ ${most} ได้เดือนละไม่เกิน ${monthlyMove}% ดูจากต้นทุนต่อ${one.th}`,
    );
  const [idea, other] = r.trade.ideas.map(f.both);
  return say(
    `One channel, so adverts compete: “${idea ?? ''}” against “${other ?? ''}”.`,
    `ช่องทางเดียว ให้ชิ้นงานแข่งกัน: “${idea ?? ''}” กับ “${other ?? ''}”`,
  );
}

export const writeMediaDirection = page('media-direction', (plan) => {
  const { f, r, budget, stages, channels } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const rules = compliance(plan);
  const shares = budget.stageShares;
  const top = shares.indexOf(Math.max(...shares));
  const names = channels.map(({ name }) => name);
  const parts = channels
    .map(({ name }, i) => ({ name, sum: budget.channelSums[i] ?? 0 }))
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum);
  const partShares = percentages(parts.map(({ sum }) => sum));
  const drawn = weeksOf(plan);
  const title =
    moneyHeadline(plan) ??
    plan.say.verdict.shareTo({ share: `${shares[top] ?? 0}%`, stage: stages[top] ?? '' });
  const flow = flowNotes(plan, parts);
  const policy = [
    ...r.cautions.slice(0, 2).map(({ full }) => f.both(full)),
    say('Platform policies: check before launch.', 'ตรวจนโยบายแพลตฟอร์มก่อนเริ่ม'),
  ].join(' ');
  return {
    title,
    ...(drawn.weeks ? { reckoned: drawn } : {}),
    output: {
      stagePlans: stages.map((stage, i) => {
        const platforms = stagePlatforms(plan, i);
        return {
          stage,
          platforms: platforms.length > 0 ? platforms : [say('To choose with the client', 'เลือกร่วมกับลูกค้า')],
          campaignTypes: campaignTypes(plan, i),
          notesCompliance: rules[i] ?? '',
        };
      }),
      flowNotes: flow,
      policyNotes: policy,
    },
    evidence: [
      ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
      ...budgetEvidence(plan, w),
      ...weeksEvidence(plan, w, drawn),
      ...(budget.known && channels.length > 0
        ? [
            w.assume(
              say(
                `Split by stage and channel, ${moneyUnit(plan)}; rows and columns sum to ${f.number(budget.amount)}`,
                `แบ่งตามขั้นและช่องทาง หน่วย${moneyUnit(plan)} รวมทุกแถวและคอลัมน์ได้ ${f.number(budget.amount)}`,
              ),
              say(
                'Proposed split of the client’s budget, by objective and by what each channel is for',
                'ข้อเสนอการแบ่งงบของลูกค้า ตามวัตถุประสงค์และหน้าที่ของช่องทาง',
              ),
              { channels: names, stages, values: budget.cells.map((row) => [...row]), unit: moneyUnit(plan) },
            ),
            w.computed(
              say(
                `Stages: ${shares.map((part) => `${part}%`).join(', ')}`,
                `ขั้น: ${shares.map((part) => `${part}%`).join(', ')}`,
              ),
              budget.stages.map((money) => `${f.number(money)} ÷ ${f.number(budget.amount)}`).join('; '),
            ),
            ...monthEvidence(plan, w),
            ...(parts.length > 0
              ? [
                  w.computed(
                    parts
                      .map(({ name, sum: money }, k) => `${name} ${f.number(money)} (${partShares[k] ?? 0}%)`)
                      .join(', '),
                    say(
                      `Sums of the columns; ÷ ${f.number(budget.amount)}`,
                      `ผลรวมของแต่ละคอลัมน์ ÷ ${f.number(budget.amount)}`,
                    ),
                  ),
                ]
              : []),
          ]
        : [
            w.assume(
              say(
                `Shares by stage: ${shares.map((part) => `${part}%`).join(' + ')} = 100%`,
                `สัดส่วนตามขั้น: ${shares.map((part) => `${part}%`).join(' + ')} = 100%`,
              ),
              say('Proposed by objective', 'ข้อเสนอตามวัตถุประสงค์'),
              { labels: stages, values: [...shares], unit: '%' },
            ),
          ]),
      ...(parts.length > 1
        ? [
            w.assume(
              say(`Move up to ${plan.monthlyMove}% a month`, `ย้ายงบได้เดือนละไม่เกิน ${plan.monthlyMove}%`),
              reasonOf(plan, 'monthly-move', say('Working rule', 'กติกาการทำงาน')),
            ),
          ]
        : []),
      ...r.cautions
        .slice(0, 2)
        .map(({ full, source }) =>
          source
            ? w.open(f.both(full), source)
            : w.assume(f.both(full), say('Caution; check with the platform', 'ข้อควรระวัง ตรวจกับแพลตฟอร์ม')),
        ),
      ...constraintEvidence(plan, w),
      w.answer('startingPrice'),
      w.answer('keyMessage'),
    ],
  };
});

const moneyUnit = (plan: Plan): string => {
  const { f, budget } = plan;
  const currency = f.currency(budget.currency);
  return `${currency}${budget.period === 'total' ? '' : `${f.say(' ', '')}${perText(f, budget.period)}`}`.trim();
};
