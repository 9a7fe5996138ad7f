/** Page 8: AIDAR with platforms, formats and the job of media in each stage (specification, page 8). */
import type { Plan } from '../plan/index.ts';
import { figure } from '../plan/targets.ts';
import { clip, lowerFirst, thaiGap, unique } from '../text.ts';
import { instalmentEvidence } from './plan-evidence.ts';
import { evidenceFor, moneyPer, page, placesPhrase } from './write.ts';

/** Funnel stages of the plan that the five stages of AIDAR belong to. */
const LAYER = [0, 1, 1, 2, 3] as const;

export function stagePlatforms(plan: Plan, layer: number): string[] {
  const cells = plan.budget.cells[layer] ?? [];
  return plan.channels
    .map((channel, i) => ({ name: channel.name, money: cells[i] ?? 0, at: i }))
    .filter(({ money }) => money > 0)
    .toSorted((a, b) => b.money - a.money || a.at - b.at)
    .map(({ name }) => name);
}

const OWN_NAMES: Readonly<Record<string, string>> = {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  'tiktok-shop': 'TikTok Shop',
  shopee: 'Shopee',
  lazada: 'Lazada',
  line: 'LINE',
};

function platformsOf(plan: Plan, stage: number): string[] {
  const { f, r } = plan;
  const paid = stagePlatforms(plan, LAYER[stage] ?? 0);
  const own = r.ownChannels.map((id) => OWN_NAMES[id] ?? id);
  const website = own.includes('Website') ? [f.say('Website', 'เว็บไซต์')] : [];
  const line = own.includes('LINE') ? ['LINE'] : [];
  const list =
    stage === 2
      ? [...paid.slice(0, 1), ...website, ...(website.length === 0 ? paid.slice(1, 2) : [])]
      : stage === 3
        ? [...paid.slice(0, 3), ...(r.act.id === 'booking' ? line : [])]
        : stage === 4
          ? [...line, ...paid.slice(0, 2), ...(paid.length === 0 ? website : [])]
          : paid.slice(0, 2);
  const result = unique(list);
  if (result.length > 0) return result;
  return own.length > 0 ? own.slice(0, 2) : [f.say('Channel to choose', 'รอเลือกช่องทาง')];
}

function formatsOf(plan: Plan, stage: number): string[] {
  const { f, r, remedies } = plan;
  const layer = LAYER[stage] ?? 0;
  const noForms = remedies.some(({ remedy }) => remedy.id === 'forms');
  const paid = stagePlatforms(plan, layer).flatMap((name) => {
    const channel = plan.channels.find((other) => other.name === name);
    if (!channel) return [];
    const format = channel.platform.formats[layer] ?? channel.platform.formats[0];
    const social = ['facebook-ads', 'linkedin-ads', 'tiktok-ads'].includes(channel.id);
    // A closing format fits the step that is asked for, and the client's own buyers.
    if (layer === 2 && social && noForms) return [f.say('Message ad', 'โฆษณาทักแชต')];
    if (layer === 2 && r.act.id === 'download') return [f.say('App ad', 'โฆษณาแอป')];
    if (layer === 2 && channel.id === 'facebook-ads' && r.act.id !== 'order')
      return [f.say('Lead form', 'แบบฟอร์มในแอป')];
    return [f.both(format)];
  });
  const own: readonly (readonly [string, string])[] = [
    ['Short video', 'วิดีโอสั้น'],
    ['Question and answer', 'ถาม–ตอบ'],
    ['Offer page', 'หน้าข้อเสนอ'],
    ['One-step reply', 'ตอบกลับในขั้นเดียว'],
    ['Follow-up message', 'ข้อความติดตาม'],
  ];
  const extra = own[stage] ?? own[0]!;
  const list = stage === 2 || stage === 4 ? [f.say(...extra), ...paid] : [...paid, f.say(...extra)];
  return unique(list).slice(0, 2);
}

function strategyOf(plan: Plan, stage: number): string {
  const { f, r, wants, sweet, budget, forecast } = plan;
  const { say } = f;
  const place = placesPhrase(plan, 3);
  const ages = r.audience.ages;
  const whom =
    [clip(place, 40), ages === '' ? '' : say(ages, `${ages} ปี`)].filter(Boolean).join(say(', ', ' ')) ||
    clip(r.audience.groups[0] ?? say('the named audience', 'กลุ่มเป้าหมาย'), 36);
  const goal = r.goals.find(({ kind }) => kind === 'count');
  switch (stage) {
    case 0:
      return say(`${whom}, when ${r.trade.need.en}`, `${whom} เมื่อ${r.trade.need.th}`);
    case 1:
      return wants[0]
        ? say(`Answer “${wants[0].topic.question.en}” first`, `ตอบคำถาม “${wants[0].topic.question.th}” ก่อน`)
        : say(`Answer “${r.trade.doubt.en}” first`, `ตอบคำถาม “${r.trade.doubt.th}” ก่อน`);
    case 2: {
      if (forecast.monthlyPayment !== undefined && r.instalments)
        return say(
          `${f.money(forecast.monthlyPayment, r.price.currency)} a month for ${r.instalments.months} months`,
          `ผ่อน ${r.instalments.interest === 0 ? '0% ' : ''}${r.instalments.months} เดือน เดือนละ ${f.money(forecast.monthlyPayment, r.price.currency)}`,
        );
      const proof = sweet[0]?.words ?? r.strengths[0];
      const promise = r.afterSales[0];
      if (proof === undefined) return say(f.sentence(r.trade.show.en), r.trade.show.th);
      return say(
        `Show it: ${lowerFirst(clip(proof, 34))}${promise && promise !== proof ? `; ${lowerFirst(clip(promise, 34))}` : ''}`,
        `โชว์${thaiGap(proof)}${clip(proof, 36)}${promise && promise !== proof ? ` และ${thaiGap(promise)}${clip(promise, 34)}` : ''}`,
      );
    }
    case 3: {
      const part = budget.stageShares[2] ?? 0;
      const target = forecast.cost
        ? say(
            `${f.money(forecast.cost.target, forecast.cost.currency)} each`,
            `${f.money(forecast.cost.target, forecast.cost.currency)}ต่อ${forecast.cost.per}`,
          )
        : goal
          ? figure(f, goal)
          : say(`${r.act.many.en} counted from day one`, `นับ${r.act.one.th}ตั้งแต่วันแรก`);
      return budget.known
        ? say(
            `${f.sentence(r.trade.step.en)}. ${part}% of media; goal: ${target}`,
            `${r.trade.step.th} ใช้ ${part}% ของงบ เป้าหมาย ${target}`,
          )
        : say(`${f.sentence(r.trade.step.en)}. Goal: ${target}`, `${r.trade.step.th} เป้าหมาย ${target}`);
    }
    default: {
      const after = r.afterSales[0];
      const takeUp = forecast.ramp?.takeUp;
      if (takeUp !== undefined)
        return say(
          `${r.trade.again.en}. Goal: ${f.number(takeUp)}% say yes`,
          `${r.trade.again.th} เป้าหมาย ${f.number(takeUp)}% ตอบรับ`,
        );
      return after === undefined
        ? f.both(r.trade.again)
        : say(
            `${r.trade.again.en}; ${lowerFirst(clip(after, 44))}`,
            `${r.trade.again.th} และ${thaiGap(after)}${clip(after, 40)}`,
          );
    }
  }
}

export const writeCustomerJourney = page('customer-journey', (plan) => {
  const { f, r, remedies, forecast, budget } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const names = [
    say('Attention', 'รับรู้'),
    say('Interest', 'สนใจ'),
    say('Desire', 'อยากได้'),
    r.act.id === 'booking' || f.language === 'th' ? f.both(r.act.stage) : 'Action',
    say('Retention', 'ดูแลต่อ'),
  ];
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  const first =
    remedies.find(({ remedy }) => ['chat', 'forms', 'stock', 'cycle'].includes(remedy.id)) ?? remedies[0];
  const lost = repeat ? 100 - repeat.percent : undefined;
  const note =
    lost !== undefined
      ? say(
          `The leak: ${r.trade.leak.en}. ${f.number(lost)} of 100 go that way.`,
          `รอยรั่ว: ${r.trade.leak.th} ${f.number(lost)} ใน 100 คนเป็นแบบนี้`,
        )
      : first
        ? say(
            `The leak, as the client puts it: ${lowerFirst(clip(first.because, 80))}. ${first.remedy.change.en}.`,
            `รอยรั่วที่ลูกค้าบอก: ${clip(first.because, 80)} ${first.remedy.change.th}`,
          )
        : say(`The leak to look for first: ${r.trade.leak.en}.`, `รอยรั่วที่ต้องดูก่อน: ${r.trade.leak.th}`);
  const title =
    lost !== undefined
      ? say(
          `${f.number(lost)} of 100 stop after one ${r.act.one.en}: the journey is won there`,
          `${f.number(lost)} ใน 100 คนหยุดที่${r.act.one.th}เดียว เกมนี้ชนะกันตรงนั้น`,
        )
      : first?.remedy.id === 'chat'
        ? say(`First the chat, then the ads: ${r.trade.leak.en}`, `อุดรอยรั่วที่แชตก่อนซื้อโฆษณาเพิ่ม`)
        : first
          ? say(
              `Where it breaks: ${lowerFirst(clip(first.because, 54))}`,
              `จุดที่สะดุด: ${clip(first.because, 54)}`,
            )
          : say(
              `From “${r.trade.doubt.en}” to a second ${r.act.one.en}`,
              `จาก “${r.trade.doubt.th}” ถึง${r.act.one.th}ครั้งที่สอง`,
            );
  return {
    title,
    output: {
      stages: names.map((stage, i) => ({
        stage,
        platforms: platformsOf(plan, i),
        contentFormats: formatsOf(plan, i),
        mediaStrategy: strategyOf(plan, i),
      })),
      matrixNote: note,
    },
    evidence: [
      ...(lost !== undefined && repeat
        ? [
            w.computed(
              say(`${f.number(lost)} of 100 do not come back`, `${f.number(lost)} ใน 100 คนไม่กลับมา`),
              say(
                `100% − ${f.number(repeat.percent)}% repeat rate (client answer)`,
                `100% − อัตราซื้อซ้ำ ${f.number(repeat.percent)}% (คำตอบของลูกค้า)`,
              ),
            ),
          ]
        : []),
      w.answer('currentChallenges'),
      w.answer('onlineAdIssues'),
      w.answer('afterSalesService'),
      ...(budget.known
        ? [
            w.assume(
              say(
                `${budget.stageShares[2] ?? 0}% of the budget on this stage: ${moneyPer(plan, budget.stages[2] ?? 0)}`,
                `${budget.stageShares[2] ?? 0}% ของงบในขั้นนี้: ${moneyPer(plan, budget.stages[2] ?? 0)}`,
              ),
              say('Proposed split by objective', 'ข้อเสนอการแบ่งงบตามวัตถุประสงค์'),
            ),
          ]
        : []),
      ...instalmentEvidence(plan, w),
      ...(forecast.ramp?.takeUp === undefined
        ? []
        : [
            w.assume(
              `${f.number(forecast.ramp.takeUp)}%`,
              say('Set equal to today’s repeat rate', 'ตั้งเท่าอัตราซื้อซ้ำวันนี้'),
            ),
          ]),
      ...(forecast.cost
        ? [
            w.assume(
              say(
                `${f.money(forecast.cost.target, forecast.cost.currency)} each`,
                `${f.money(forecast.cost.target, forecast.cost.currency)}ต่อ${forecast.cost.per}`,
              ),
              say('Target of page 3', 'เป้าหมายหน้า 3'),
            ),
          ]
        : []),
      w.answer('specificObjectives'),
      w.open(say('AIDAR', 'กรอบ AIDAR'), 'aidar'),
    ],
  };
});
