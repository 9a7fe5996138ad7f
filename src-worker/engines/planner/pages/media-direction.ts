/** Page 15: media by stage and channel, with the money in cells (specification, page 15). */
import { PLATFORMS } from '../data/platforms.ts';
import type { Plan } from '../plan/index.ts';
import { perText } from '../plan/targets.ts';
import { percentages } from '../plan/split.ts';
import { clip, lowerFirst, unique } from '../text.ts';
import { stagePlatforms } from './customer-journey.ts';
import { budgetEvidence, constraintEvidence, reasonOf } from './plan-evidence.ts';
import { evidenceFor, page, totalFormula } from './write.ts';

export function campaignTypes(plan: Plan, layer: number): string[] {
  const { f, r } = plan;
  const used = stagePlatforms(plan, layer);
  const types = plan.channels
    .filter(({ name }) => used.includes(name))
    .map(({ id }) =>
      layer === 2
        ? PLATFORMS[id].terms[r.closing]
        : f.both(PLATFORMS[id].stageTerms[layer] ?? { en: '', th: '' }),
    );
  const list = unique(types.filter(Boolean));
  return list.length > 0 ? list : [f.say('To choose with the channels', 'เลือกพร้อมช่องทาง')];
}

/** One short rule per stage: the client's own first, then the trade's. */
function compliance(plan: Plan): string[] {
  const { f, r, cautions, discountCap } = { ...plan, cautions: plan.r.cautions };
  const { say } = f;
  const trade = cautions.map(({ short }) => f.both(short));
  const mine = r.constraints
    .filter(({ discountCap: cap }) => cap === undefined)
    .map(({ text }) => f.sentence(clip(text, 46)));
  const first =
    trade[0] ??
    mine[0] ??
    say(`Only what ${clip(plan.name, 26)} can show`, `พูดเฉพาะที่ ${clip(plan.name, 26)} พิสูจน์ได้`);
  const second =
    mine[0] !== undefined && mine[0] !== first
      ? mine[0]
      : r.answers.keyMessage === ''
        ? say('Client’s own wording', 'ใช้ถ้อยคำที่ลูกค้ายืนยัน')
        : say(
            `Word for word: “${clip(r.answers.keyMessage, 48)}”`,
            `ใช้ข้อความหลัก “${clip(r.answers.keyMessage, 48)}”`,
          );
  const third =
    discountCap !== undefined
      ? say(`Discounts never deeper than ${discountCap}%`, `ส่วนลดไม่เกิน ${discountCap}%`)
      : (mine.find((rule) => rule !== first && rule !== second) ??
        (r.answers.startingPrice === ''
          ? say('Price and terms in sight', 'เห็นราคาและเงื่อนไขชัดเจน')
          : say(
              `Price as stated: ${lowerFirst(clip(r.answers.startingPrice, 30))}`,
              `ราคาตามจริง: ${clip(r.answers.startingPrice, 30)}`,
            )));
  const medical = cautions.some(({ id }) => id === 'medical');
  const fourth = medical
    ? say('No patient lists in any audience', 'ไม่ใช้รายชื่อคนไข้เป็นกลุ่มเป้าหมาย')
    : say('Lists with consent only', 'รายชื่อต้องได้รับความยินยอม');
  return [first, second, third, fourth];
}

export const writeMediaDirection = page('media-direction', (plan) => {
  const { f, r, budget, stages, channels } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const rules = compliance(plan);
  const shares = budget.stageShares;
  const top = shares.indexOf(Math.max(...shares));
  const closing = shares[2] ?? 0;
  const names = channels.map(({ name }) => name);
  const parts = channels
    .map(({ name }, i) => ({ name, sum: budget.channelSums[i] ?? 0 }))
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum);
  const partShares = percentages(parts.map(({ sum }) => sum));
  const inStage =
    {
      0: say('makes us known', 'สร้างการรับรู้'),
      1: say('answers questions', 'ตอบคำถาม'),
      2: say(`closes ${r.act.many.en}`, `ปิด${r.act.one.th}`),
      3: say('keeps the buyers we have', 'รักษาลูกค้าเดิม'),
    }[top] ?? '';
  const title = !budget.known
    ? say(
        `No sum yet, so shares: ${shares[top] ?? 0}% ${inStage}`,
        `ยังไม่มีตัวเลขงบ จึงแบ่งเป็นสัดส่วน: ${shares[top] ?? 0}% ${inStage}`,
      )
    : top === 2
      ? say(
          `${closing === 50 ? 'Half of every baht'.replace('baht', budget.currency === 'THB' ? 'baht' : 'payment') : `${closing}% of media`} ${inStage}; ${shares[3] ?? 0}% keeps the buyers we have`,
          `${closing}% ของงบ${inStage} อีก ${shares[3] ?? 0}% รักษาลูกค้าเดิม`,
        )
      : say(
          `${shares[top] ?? 0}% of media ${inStage}; ${closing}% closes`,
          `${shares[top] ?? 0}% ของงบ${inStage} อีก ${closing}% ปิดการขาย`,
        );
  const formula = totalFormula(plan);
  const sum = parts.map(({ name, sum: money }) => `${name} ${f.number(money)}`).join(' + ');
  const per =
    budget.period === 'total'
      ? ''
      : say(
          `${f.sentence(perText(f, budget.period).replace(/^a /u, 'per '))}: `,
          `${perText(f, budget.period)}: `,
        );
  const flow =
    budget.known && parts.length > 0
      ? say(
          `${per}${sum} = ${f.money(budget.amount, budget.currency)}${formula === undefined || budget.times === 1 ? '' : `; ${formula.replace(/^[\d,.]+ /u, '')}`}. ${parts.length > 1 ? `Up to ${plan.monthlyMove}% a month may move from ${parts.at(-1)?.name ?? ''} to ${parts[0]?.name ?? ''}, or back, by the cost of one ${r.act.one.en}.` : `One channel, so adverts compete: “${r.trade.ideas[0]?.en ?? ''}” against “${r.trade.ideas[1]?.en ?? ''}”.`}`,
          `${per}${sum} = ${f.money(budget.amount, budget.currency)}${formula === undefined || budget.times === 1 ? '' : ` (${formula})`} ${parts.length > 1 ? `ย้ายงบระหว่าง ${parts.at(-1)?.name ?? ''} กับ ${parts[0]?.name ?? ''} ได้เดือนละไม่เกิน ${plan.monthlyMove}% ดูจากต้นทุนต่อ${r.act.one.th}` : `ช่องทางเดียว ให้ชิ้นงานแข่งกัน: “${r.trade.ideas[0]?.th ?? ''}” กับ “${r.trade.ideas[1]?.th ?? ''}”`}`,
        )
      : say(
          `Shares by stage: ${stages.map((stage, i) => `${stage} ${shares[i] ?? 0}%`).join(', ')}. The sum is to agree${r.answers.marketingMediaBudget === '' ? '' : ` (answer: “${clip(r.answers.marketingMediaBudget, 40)}”)`}.`,
          `สัดส่วนตามขั้น: ${stages.map((stage, i) => `${stage} ${shares[i] ?? 0}%`).join(', ')} ตัวเลขงบรอตกลง${r.answers.marketingMediaBudget === '' ? '' : ` (คำตอบ: “${clip(r.answers.marketingMediaBudget, 40)}”)`}`,
        );
  const policy = [
    ...r.cautions.slice(0, 2).map(({ full }) => f.both(full)),
    say('Platform policies: check before launch.', 'ตรวจนโยบายแพลตฟอร์มก่อนเริ่ม'),
  ].join(' ');
  return {
    title,
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
      ...budgetEvidence(plan, w),
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
