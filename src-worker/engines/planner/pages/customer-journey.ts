/** Page 8: AIDAR with platforms, formats and the job of media in each stage (specification, page 8). */
import { REMEDIES } from '../data/challenges.ts';
import type { Plan } from '../plan/index.ts';
import { figure } from '../plan/targets.ts';
import { clip, lowerFirst, unique, thaiGap } from '../text.ts';
import { evidenceFor, instalmentEvidence, moneyPer, page, placesPhrase } from './write.ts';

const REPEAT = REMEDIES.find(({ id }) => id === 'repeat')!;

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
  const { f, r, wants, sweet, budget, forecast, pillars } = plan;
  const { say } = f;
  const place = placesPhrase(plan, 2);
  const ages = r.audience.ages;
  const whom =
    [clip(place, 36), ages === '' ? '' : say(ages, `${ages} ปี`)].filter(Boolean).join(say(', ', ' ')) ||
    clip(r.audience.groups[0] ?? say('the named audience', 'กลุ่มเป้าหมาย'), 36);
  const goal = r.goals.find(({ kind }) => kind === 'count');
  switch (stage) {
    case 0:
      return say(
        `${clip(pillars[0]?.name ?? 'One clear promise', 34)}. ${whom}`,
        `${clip(pillars[0]?.name ?? 'คำมั่นเดียวที่ชัด', 34)} ${whom}`,
      );
    case 1:
      return wants[0]
        ? say(`Answer “${wants[0].topic.question.en}” first`, `ตอบคำถาม “${wants[0].topic.question.th}” ก่อน`)
        : say(
            `Say what ${clip(plan.hero, 30)} is, and for whom`,
            `บอกว่า ${clip(plan.hero, 30)} คืออะไร เหมาะกับใคร`,
          );
    case 2: {
      if (forecast.monthlyPayment !== undefined && r.instalments)
        return say(
          `${f.money(forecast.monthlyPayment, r.price.currency)} a month for ${r.instalments.months} months`,
          `ผ่อน ${r.instalments.interest === 0 ? '0% ' : ''}${r.instalments.months} เดือน เดือนละ ${f.money(forecast.monthlyPayment, r.price.currency)}`,
        );
      const proof = sweet[0]?.words ?? r.strengths[0];
      const promise = r.afterSales[0];
      if (proof === undefined)
        return say(`The reason to choose ${clip(plan.name, 26)}`, `เหตุผลที่เลือก ${clip(plan.name, 26)}`);
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
          : say(`first ${r.act.many.en} counted in week 1`, `เริ่มนับ${r.act.one.th}ในสัปดาห์แรก`);
      return budget.known
        ? say(`${part}% of the budget. Goal: ${target}`, `${part}% ของงบ เป้าหมาย ${target}`)
        : say(
            `One step: ${r.act.ask.en.toLowerCase()}. Goal: ${target}`,
            `ก้าวเดียว: ${r.act.ask.th} เป้าหมาย ${target}`,
          );
    }
    default: {
      const after = r.afterSales[0];
      const takeUp = forecast.ramp?.takeUp;
      if (takeUp !== undefined)
        return say(
          `Ask every buyer to stay. Goal: ${f.number(takeUp)}% say yes`,
          `ชวนทุกคนอยู่ต่อ เป้าหมาย ${f.number(takeUp)}%`,
        );
      return after === undefined
        ? say('Thank, ask for a word to others, invite back', 'ขอบคุณ ชวนบอกต่อ และชวนกลับมา')
        : f.sentence(clip(after, 60));
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
          `The break today is between Action and Retention: ${f.number(lost)} of 100 buyers do not come back. ${REPEAT.change.en}.`,
          `รอยรั่ววันนี้อยู่ระหว่าง${names[3] ?? ''}กับดูแลต่อ: ${f.number(lost)} ใน 100 คนไม่กลับมา ${REPEAT.change.th}`,
        )
      : first
        ? say(
            `The break today, in the client’s words: ${lowerFirst(clip(first.because, 80))}. ${first.remedy.change.en}.`,
            `รอยรั่ววันนี้ตามที่ลูกค้าบอก: ${clip(first.because, 80)} ${first.remedy.change.th}`,
          )
        : say(
            `Where people drop out is not known yet: count each step from the first week.`,
            `ยังไม่รู้ว่าคนหลุดตรงไหน นับทุกขั้นตั้งแต่สัปดาห์แรก`,
          );
  const title =
    lost !== undefined
      ? say(
          `The journey is won after the first ${r.act.one.en}, not before it`,
          `เส้นทางนี้ชนะกันหลัง${r.act.one.th}ครั้งแรก ไม่ใช่ก่อนหน้า`,
        )
      : first?.remedy.id === 'chat'
        ? say('Before buying more ads, close the leak in the chat', 'ก่อนซื้อโฆษณาเพิ่ม ต้องอุดรอยรั่วที่แชตก่อน')
        : first
          ? say(
              `The journey breaks at one point: ${lowerFirst(clip(first.because, 44))}`,
              `เส้นทางสะดุดที่จุดเดียว: ${clip(first.because, 44)}`,
            )
          : say(
              `Five steps from first sight to ${{ download: 'an app that is opened', registration: 'a seat that is filled' }[r.act.id as string] ?? `a second ${r.act.one.en}`}`,
              `ห้าขั้นจากแรกเห็นถึง${r.act.one.th}ครั้งที่สอง`,
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
