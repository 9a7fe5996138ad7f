/** Page 18, business: what the answers ask for, the trade's own change, its next date. */
import { clip, lowerFirst, thaiGap } from '../text.ts';
import { occasionDate } from '../plan/calendar.ts';
import type { Plan } from '../plan/index.ts';
import { moneyPer } from './write.ts';

export type Idea = Readonly<Record<'recommendation' | 'reasoning', string>>;

export function business(plan: Plan): Idea[] {
  const { f, r, remedies, forecast, hero } = plan;
  const { say } = f;
  const { doubt, step } = r.trade;
  const list: Idea[] = remedies
    .filter(({ remedy }) => !['likes', 'cost'].includes(remedy.id))
    .map(({ remedy, because }) => ({
      recommendation: remedy.id === 'repeat' ? f.both(r.trade.again) : f.both(remedy.change),
      reasoning: say(
        f.sentence(clip(because, 60)),
        /เพราะ/u.test(because) ? clip(because, 60) : `เพราะ${thaiGap(because)}${clip(because, 60)}`,
      ),
    }));
  const monthly =
    forecast.monthlyPayment === undefined ? '' : f.money(forecast.monthlyPayment, r.price.currency);
  if (forecast.monthlyPayment !== undefined && r.instalments)
    list.push({
      recommendation: say(`Quote ${monthly} a month beside the full price`, `บอกค่างวด ${monthly} คู่กับราคาเต็ม`),
      reasoning: say(
        `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months} months, at the starting price`,
        `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months} งวด ที่ราคาเริ่มต้น`,
      ),
    });
  const order = forecast.firstOrder === undefined ? '' : f.money(forecast.firstOrder, r.price.currency);
  if (forecast.firstOrder !== undefined)
    list.push({
      recommendation: say('Offer a sample below the minimum order', 'มีตัวอย่างต่ำกว่าปริมาณขั้นต่ำ'),
      reasoning: say(`The first order is at least ${order}`, `คำสั่งซื้อแรกอย่างน้อย ${order}`),
    });
  const sums = plan.budget.channelSums.filter((sum) => sum > 0);
  if (plan.budget.known && sums.length >= 5) {
    const whole = moneyPer(plan, plan.budget.amount);
    const least = f.money(Math.min(...sums), plan.budget.currency);
    const strongest = f.list(
      plan.channels
        .map(({ name }, i) => ({ name, sum: plan.budget.channelSums[i] ?? 0 }))
        .toSorted((x, y) => y.sum - x.sum)
        .slice(0, 3)
        .map(({ name }) => name),
    );
    list.unshift({
      recommendation: say(
        `Start with ${strongest}; open the rest at the review`,
        `เริ่มที่ ${strongest} ก่อน ที่เหลือเปิดในรอบทบทวน`,
      ),
      reasoning: say(
        `${whole} split among all leaves ${least} for the least`,
        `แบ่ง ${whole} ให้ทุกช่อง ช่องที่น้อยสุดได้ ${least}`,
      ),
    });
  }
  const promise = clip(r.afterSales[0] ?? '', 40);
  if (r.answers.afterSalesService !== '')
    list.push({
      recommendation: say(`Beside every price: “${promise}”`, `ข้างราคาทุกครั้ง: “${promise}”`),
      reasoning: say('Already promised: show it there', 'สัญญาไว้แล้ว ให้เห็นตรงที่ตัดสินใจ'),
    });
  else
    list.push({
      recommendation: say('Promise one thing after the sale', 'สัญญาหนึ่งข้อหลังการขาย'),
      reasoning: say(`None given; people ask “${doubt.en}”`, `ยังไม่ได้ระบุ แต่คนถามว่า “${doubt.th}”`),
    });
  if (r.answers.startingPrice === '')
    list.push({
      recommendation: say(
        `Name a starting price for ${clip(lowerFirst(hero), 30)}`,
        `กำหนดราคาเริ่มต้นของ ${clip(hero, 30)}`,
      ),
      reasoning: say(`After “${doubt.en}” comes the price`, `หลัง “${doubt.th}” คนจะถามราคา`),
    });
  if (!r.ownChannels.includes('website') && !r.ownChannels.includes('facebook'))
    list.push({
      recommendation: say(`Open a page that offers ${step.en}`, `เปิดเพจที่รับ${thaiGap(step.th)}${step.th}`),
      reasoning: say('Adverts must lead somewhere', 'โฆษณาต้องมีปลายทาง'),
    });
  // The trade's own change and its next date stand beside what the answers ask for.
  const change = { recommendation: f.both(r.trade.change), reasoning: f.both(r.trade.why) };
  const [next] = plan.calendar;
  const season =
    next === undefined
      ? []
      : [
          {
            recommendation: f.sentence(f.both(next.action)),
            reasoning: say(
              `${f.sentence(next.name.en)}: ${occasionDate(f, next)}${next.later ? ', after this plan' : ''}`,
              `${next.name.th}: ${occasionDate(f, next)}${next.later ? ' หลังจบแผนนี้' : ''}`,
            ),
          },
        ];
  return [...list.slice(0, 2), change, ...season, ...list.slice(2)].slice(0, 4);
}
