/** Page 18: changes that make the same budget worth more (specification, page 18). */
import type { Plan } from '../plan/index.ts';
import { clip, lowerFirst, lowerStart, thaiGap } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { said } from '../plan/topics.ts';
import { calendarEvidence } from './market-facts.ts';
import { business, type Idea } from './suggestion-business.ts';
import { media } from './suggestion-media.ts';
import { budgetEvidence, constraintEvidence, instalmentEvidence } from './plan-evidence.ts';
import { evidenceFor, moneyPer, page } from './write.ts';

function creative(plan: Plan): Idea[] {
  const { f, r, sweet, pillars, wants, hero, discountCap } = plan;
  const { say } = f;
  const { trade } = r;
  const { doubt } = trade;
  const list: Idea[] = [];
  const [spot] = sweet;
  const cause = wants.find(
    ({ topic, from, because }) =>
      topic === spot?.topic && from === 'customers' && !r.audience.groups.includes(because),
  )?.because;
  if (spot)
    list.push({
      recommendation: say(
        `Show, do not tell: ${lowerFirst(clip(spot.words, 44))}`,
        `ให้เห็นแทนคำพูด: ${clip(spot.words, 44)}`,
      ),
      reasoning:
        cause !== undefined
          ? f.sentence(clip(said(f, cause), 60))
          : say(`It answers “${spot.topic.question.en}”`, `ตอบคำถาม “${spot.topic.question.th}”`),
    });
  const series = trade.ideas[0] ?? { en: '', th: '' };
  if (r.face === 'owner')
    list.push({
      recommendation: say(`The owner films “${series.en}” weekly`, `เจ้าของถ่าย “${series.th}” ทุกสัปดาห์`),
      reasoning: say('The owner offered', 'เจ้าของพร้อมออกกล้อง'),
    });
  const clash = clashing(plan);
  if (clash) list.push(clash);
  const instead = r.constraints.some(({ beforeAfter }) => beforeAfter);
  if (instead)
    list.push({
      recommendation: say(
        `Instead of before and after: ${lowerStart(trade.show.en)}`,
        `แทนภาพก่อน–หลัง: ${trade.show.th}`,
      ),
      reasoning: say('The client’s rule', 'ตามเงื่อนไขของลูกค้า'),
    });
  if (discountCap !== undefined)
    list.push({
      recommendation: say('Give something small instead of a price cut', 'ให้ของเล็ก ๆ แทนการลดราคา'),
      reasoning: say(`No discount deeper than ${discountCap}%`, `ลดไม่เกิน ${discountCap}%`),
    });
  const subject = {
    en: spot?.topic.label.en.toLowerCase() ?? clip(hero, 30),
    th: spot?.topic.label.th ?? clip(hero, 30),
  };
  if (r.answers.keyMessage === '')
    list.push({
      recommendation: say(
        `A closing line on ${subject.en}`,
        `ประโยคปิดเรื่อง${thaiGap(subject.th)}${subject.th}`,
      ),
      reasoning: say('No key message yet', 'ยังไม่มีข้อความหลัก'),
    });
  const [pillar] = pillars.slice(-1);
  const name = trade.ideas[1] ?? { en: pillar?.name ?? '', th: pillar?.name ?? '' };
  if (pillar)
    list.push({
      recommendation: say(`A series: “${name.en}”`, `ทำซีรีส์ “${name.th}”`),
      reasoning: say(`For those who ask “${doubt.en}”`, `สำหรับคนที่ถามว่า “${doubt.th}”`),
    });
  // Where it stands in place of pictures before and after, it is not told again.
  if (!instead)
    list.push({
      recommendation: f.both(trade.show),
      reasoning: say(`Picture: ${trade.scene.en}`, `ภาพ: ${trade.scene.th}`),
    });
  return list.slice(0, 3);
}

/** Slogan and strengths that give the same figure to different things: the wording must be settled first. */
function clashing(plan: Plan): Idea | undefined {
  const { f, r } = plan;
  const numbers = (text: string): string[] =>
    text
      .toLowerCase()
      .replaceAll(/\bnine\b/gu, '9')
      .replaceAll(/\bseven\b/gu, '7')
      .replaceAll(/\bten\b/gu, '10')
      .replaceAll(/\bfive\b/gu, '5')
      .match(/\d+(?=\s*(?:days?|hours?|minutes?|วัน|ชั่วโมง))/gu) ?? [];
  const [promised] = numbers(r.answers.keyMessage);
  const strength = r.strengths.find((clause) => promised !== undefined && numbers(clause).includes(promised));
  if (promised === undefined || strength === undefined) return undefined;
  return {
    recommendation: f.say(
      `Settle what the ${promised} days count to, and use one wording`,
      `ตกลงว่า ${promised} วันนับถึงอะไร แล้วใช้คำเดียวกัน`,
    ),
    reasoning: f.say(
      `“${clip(r.answers.keyMessage, 40)}” and “${clip(strength, 36)}” differ`,
      `“${clip(r.answers.keyMessage, 40)}” กับ “${clip(strength, 36)}” ไม่ตรงกัน`,
    ),
  };
}

export const writeSuggestionIdea = page('suggestion-idea', (plan) => {
  const { f, budget, forecast, r } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const [a, b, c] = [business(plan), creative(plan), media(plan)];
  const count = a.length + b.length + c.length;
  const counted = f.sentence(f.word(count));
  const [many, one] = [r.act.many.en, r.act.one.th];
  const sum = moneyPer(plan, budget.amount);
  return {
    title: budget.known
      ? say(`${counted} ways to get more ${many} for ${sum}`, `${count} ข้อเพิ่ม${one}จากงบ ${sum}`)
      : say(`${counted} changes before any media`, `${count} ข้อที่ทำได้ก่อนใช้งบสื่อ`),
    output: { businessSolution: a, communicationCreativeSolution: b, mediaTargetingSolution: c },
    evidence: [
      w.answer('currentChallenges'),
      w.answer('onlineAdIssues'),
      w.answer('whyNeedNow'),
      w.answer('keyMessage'),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      ...constraintEvidence(plan, w),
      ...unique(r.notes)
        .filter((note) => !r.constraints.some(({ text }) => text === note))
        .map((note) => w.client(note, 'additionalNotes')),
      ...instalmentEvidence(plan, w),
      ...(forecast.firstOrder !== undefined
        ? [
            w.computed(
              f.money(forecast.firstOrder, r.price.currency),
              `${f.number(r.price.value ?? 0)} × ${f.number(r.price.minimumOrder ?? 0)}`,
            ),
          ]
        : []),
      ...(a.some(({ reasoning }) => reasoning.includes(f.number(budget.amount)))
        ? [
            w.computed(
              plan.channels
                .map(({ name }, i) => `${name} ${f.number(budget.channelSums[i] ?? 0)}`)
                .join(', '),
              say('Sums of the columns on page 15', 'ผลรวมของแต่ละคอลัมน์ในหน้า 15'),
            ),
          ]
        : []),
      ...budgetEvidence(plan, w),
      ...calendarEvidence(plan, w, plan.calendar.slice(0, 1)),
      w.assume(say('The suggestions themselves', 'ข้อเสนอทั้งหมด'), say('Proposals to test', 'ข้อเสนอเพื่อทดสอบ')),
    ],
  };
});
