/** Page 18, business: what the answers ask for, the trade's own change, its next date. */
import { clip, lowerFirst, thaiGap } from '../text.ts';
import { occasionDate } from '../plan/calendar.ts';
import type { Plan } from '../plan/index.ts';
import { moneyPer } from './write.ts';

export type Idea = Readonly<Record<'recommendation' | 'reasoning', string>>;

export function business(plan: Plan): Idea[] {
  const { f, r, remedies, forecast, hero } = plan;
  const { say } = f;
  const { voice } = r;
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
      recommendation: voice.one('idea-instalment', [
        say(`Quote ${monthly} a month beside the full price`, `บอกค่างวด ${monthly} คู่กับราคาเต็ม`),
        say(`Print ${monthly} a month next to the total`, `ติดค่างวด ${monthly} ไว้ข้างยอดรวม`),
        say(`Open with ${monthly} a month, then name the sum`, `ขึ้นต้นด้วยค่างวด ${monthly} แล้วจึงบอกยอดเต็ม`),
      ]),
      reasoning: say(
        `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months} months, at the starting price`,
        `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months} งวด ที่ราคาเริ่มต้น`,
      ),
    });
  const order = forecast.firstOrder === undefined ? '' : f.money(forecast.firstOrder, r.price.currency);
  if (forecast.firstOrder !== undefined)
    list.push({
      recommendation: voice.one('idea-sample', [
        say('Offer a sample below the minimum order', 'มีตัวอย่างต่ำกว่าปริมาณขั้นต่ำ'),
        say('Sell a test quantity to new buyers', 'ขายล็อตทดลองให้ลูกค้าใหม่'),
        say('Let a buyer try less than a full order', 'ให้ลองจำนวนน้อยก่อนสั่งเต็ม'),
      ]),
      reasoning: voice.one('idea-sample-why', [
        say(`The first order is at least ${order}`, `คำสั่งซื้อแรกอย่างน้อย ${order}`),
        say(`Starting takes ${order} or more`, `เริ่มต้นต้องจ่าย ${order} ขึ้นไป`),
        say(`Nobody can begin under ${order} today`, `วันนี้สั่งต่ำกว่า ${order} ไม่ได้`),
      ]),
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
      recommendation: voice.one('idea-fewer', [
        say(
          `Start with ${strongest}; open the rest at the review`,
          `เริ่มที่ ${strongest} ก่อน ที่เหลือเปิดในรอบทบทวน`,
        ),
        say(`Open ${strongest}; others wait for the review`, `เปิด ${strongest} ช่องอื่นรอหลังทบทวน`),
        say(`Keep media on ${strongest} until the review`, `ลงเฉพาะ ${strongest} จนถึงรอบทบทวน`),
      ]),
      reasoning: voice.one('idea-fewer-why', [
        say(
          `${whole} split among all leaves ${least} for the least`,
          `แบ่ง ${whole} ให้ทุกช่อง ช่องที่น้อยสุดได้ ${least}`,
        ),
        say(`Out of ${whole} the smallest share is ${least}`, `จาก ${whole} ช่องท้ายสุดเหลือ ${least}`),
        say(
          `With all open, one channel gets ${least} of ${whole}`,
          `ถ้าเปิดครบ จะมีช่องที่ได้เพียง ${least} จาก ${whole}`,
        ),
      ]),
    });
  }
  const promise = clip(r.afterSales[0] ?? '', 40);
  if (r.answers.afterSalesService !== '')
    list.push({
      recommendation: voice.one('idea-promise', [
        say(`Beside every price: “${promise}”`, `ข้างราคาทุกครั้ง: “${promise}”`),
        say(`Under the button: “${promise}”`, `ใต้ปุ่มติดต่อ: “${promise}”`),
        say(`In the chat greeting: “${promise}”`, `ข้อความทักแรก: “${promise}”`),
        say(`At the end of clips: “${promise}”`, `ปิดท้ายคลิป: “${promise}”`),
      ]),
      reasoning: voice.one('idea-promise-why', [
        say('Already promised: show it there', 'สัญญาไว้แล้ว ให้เห็นตรงที่ตัดสินใจ'),
        say('Care after buying eases the choice', 'บริการหลังซื้อช่วยให้กล้าเริ่ม'),
        say('You do it anyway; let people know', 'ทำให้อยู่แล้ว บอกให้คนรู้ด้วย'),
        say('This is where people hesitate', 'คนมักลังเลตรงจุดนี้'),
        say('Service after a sale helps to sell', 'การดูแลหลังขายช่วยปิดการขาย'),
      ]),
    });
  else
    list.push({
      recommendation: voice.one('idea-no-promise', [
        say('Promise one thing after the sale', 'สัญญาหนึ่งข้อหลังการขาย'),
        say('Write down what buyers get later', 'เขียนว่าซื้อแล้วได้อะไรต่อ'),
        say('Name who looks after customers', 'ระบุว่าใครดูแลหลังซื้อ'),
        say('Call each buyer a week later', 'โทรหาผู้ซื้อหลังผ่านไปหนึ่งสัปดาห์'),
      ]),
      reasoning: voice.one('idea-no-promise-why', [
        say(`None given; people ask “${doubt.en}”`, `ยังไม่ได้ระบุ แต่คนถามว่า “${doubt.th}”`),
        say(`It helps against “${doubt.en}”`, `ช่วยคลายข้อกังวล “${doubt.th}”`),
        say(`Reassures whoever wonders “${doubt.en}”`, `เพิ่มความมั่นใจให้คนที่สงสัย “${doubt.th}”`),
      ]),
    });
  if (r.answers.startingPrice === '')
    list.push({
      recommendation: voice.one('idea-price', [
        say(`Name a starting price for ${clip(lowerFirst(hero), 30)}`, `กำหนดราคาเริ่มต้นของ ${clip(hero, 30)}`),
        say(`Say what ${clip(lowerFirst(hero), 30)} costs at the least`, `บอกว่า ${clip(hero, 30)} เริ่มที่เท่าไร`),
        say(`Publish the lowest price of ${clip(lowerFirst(hero), 30)}`, `เปิดราคาต่ำสุดของ ${clip(hero, 30)}`),
      ]),
      reasoning: voice.one('idea-price-why', [
        say(`After “${doubt.en}” comes the price`, `หลัง “${doubt.th}” คนจะถามราคา`),
        say(`A price helps those unsure: “${doubt.en}”`, `ราคาช่วยคนที่ยังลังเลว่า “${doubt.th}”`),
        say(`People who ask “${doubt.en}” also compare prices`, `คนที่สงสัย “${doubt.th}” ก็เทียบราคาด้วย`),
      ]),
    });
  if (!r.ownChannels.includes('website') && !r.ownChannels.includes('facebook'))
    list.push({
      recommendation: voice.one('idea-page', [
        say(`Open a page that offers ${step.en}`, `เปิดเพจที่รับ${thaiGap(step.th)}${step.th}`),
        say(`Build a page for ${step.en}`, `ทำหน้าเดียวสำหรับ${thaiGap(step.th)}${step.th}`),
        say(`Put ${step.en} on a page of its own`, `เปิดหน้าออนไลน์ที่มี: ${step.th}`),
      ]),
      reasoning: voice.one('idea-page-why', [
        say('Adverts must lead somewhere', 'โฆษณาต้องมีปลายทาง'),
        say('A click needs a place to land', 'คลิกแล้วต้องมีที่ให้ไป'),
        say('Without it, clicks are lost', 'ถ้าไม่มี คลิกจะสูญเปล่า'),
      ]),
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
