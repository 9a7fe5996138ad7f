/** Evidence that several pages share: the client's sum and length, the plan's dates, the client's rules. */
import type { AssumptionId } from '../plan/assumptions.ts';
import { restOf } from '../plan/held.ts';
import type { Plan } from '../plan/index.ts';
import { moneyPer, totalFormula, type Write } from './write.ts';

/** Why an assumption stands as it does: `why`, unless a person set it to something else than the rules propose. */
export function reasonOf({ f, assumptions }: Plan, id: AssumptionId, why: string): string {
  const found = assumptions.find((assumption) => assumption.id === id);
  if (!found?.chosen || found.value === found.proposed) return why;
  const unit = f.both(found.unit);
  const proposed = `${f.number(found.proposed)}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;
  return f.say(`Set by hand; the rules propose ${proposed}`, `กำหนดเอง กติกาเสนอ ${proposed}`);
}

/** Evidence for the client's sum and what is made of it. */
export function budgetEvidence(plan: Plan, w: Write): ReturnType<Write['client']>[] {
  const { f, r, budget } = plan;
  const { say } = f;
  if (!budget.known) {
    return r.answers.marketingMediaBudget === ''
      ? []
      : [
          w.client(
            say(
              `Budget as answered: “${r.answers.marketingMediaBudget}”; no sum named, to agree`,
              `งบตามคำตอบ “${r.answers.marketingMediaBudget}” ไม่ได้ระบุตัวเลข รอตกลง`,
            ),
            'marketingMediaBudget',
          ),
        ];
  }
  const corrected = r.corrected.includes('budget');
  const list = [
    w.client(corrected ? correctedBudget(plan) : r.answers.marketingMediaBudget, 'marketingMediaBudget'),
  ];
  const { perChannel } = r.budget;
  // What the client has, of which the plan may hold some back.
  const amount = plan.held?.whole ?? budget.amount;
  if (perChannel)
    list.push(
      w.computed(
        f.money(amount, budget.currency),
        `${f.number(perChannel.amount)} × ${perChannel.channels} ${say('channels', 'ช่องทาง')}`,
      ),
    );
  const stated = r.budget.amount ?? 0;
  if (amount < stated)
    list.push(
      w.computed(
        f.money(amount, budget.currency),
        say(
          `${f.money(stated, budget.currency)} less what buys no media`,
          `${f.money(stated, budget.currency)} หักส่วนที่ไม่ใช่ค่าสื่อ`,
        ),
      ),
    );
  if (r.budget.currencyFromPrice)
    list.push(
      w.assume(
        say(`The budget is in ${f.currency(budget.currency)}`, `งบเป็นสกุล${f.currency(budget.currency)}`),
        say('As the starting price; the answer names no currency', 'ตามราคาเริ่มต้น คำตอบเรื่องงบไม่ได้ระบุสกุลเงิน'),
      ),
    );
  if (plan.held)
    list.push(
      w.computed(
        f.money(budget.amount, budget.currency),
        say(
          `${f.money(amount, budget.currency)} less the ${f.money(restOf(plan.held), budget.currency)} that is held back`,
          `${f.money(amount, budget.currency)} หักที่กันไว้ ${f.money(restOf(plan.held), budget.currency)}`,
        ),
      ),
    );
  const formula = totalFormula(plan);
  const total = f.money(budget.total ?? 0, budget.currency);
  if (formula !== undefined && budget.totalAssumed) {
    list.push(
      w.assume(
        say(
          `${total} of media over ${f.months(budget.times)}`,
          `งบสื่อรวม ${total} ใน ${f.months(budget.times)}`,
        ),
        `${formula}${say('; ', ' ')}${reasonOf(plan, 'media-months', say('the client named no length', 'ลูกค้าไม่ได้ระบุระยะเวลา'))}`,
      ),
    );
  } else if (formula !== undefined && budget.times !== 1) list.push(w.computed(total, formula));
  if (r.budget.periodAssumed)
    list.push(
      w.assume(
        say(
          `${f.money(amount, budget.currency)} is read as the whole media budget`,
          `อ่าน ${f.money(amount, budget.currency)} เป็นงบสื่อทั้งหมด`,
        ),
        say('No period was named; to confirm', 'ไม่ได้ระบุช่วงเวลา รอยืนยัน'),
      ),
    );
  if (r.budget.high !== undefined)
    list.push(
      w.assume(
        say(
          `Planned on ${f.money(amount, budget.currency)}, the lower end`,
          `วางแผนที่ ${f.money(amount, budget.currency)} ซึ่งเป็นค่าต่ำสุด`,
        ),
        say('The client gave a range', 'ลูกค้าให้เป็นช่วง'),
      ),
    );
  if (budget.currency === '')
    list.push(w.assume(say('Currency not named', 'ไม่ได้ระบุสกุลเงิน'), say('To confirm', 'รอยืนยัน')));
  return list;
}

/** How long media runs, where the client named no length. */
export const lengthEvidence = (plan: Plan, w: Write): ReturnType<Write['assume']>[] => {
  const { f, say, time } = plan;
  const months = f.months(time.mediaMonths);
  if (time.mediaMonthsGiven) {
    const { mediaDays, planMonths } = time;
    const plans = f.months(Math.max(planMonths, time.mediaMonths));
    const days =
      mediaDays === undefined ? '' : f.say(`, ${f.number(mediaDays)} days`, ` ${f.number(mediaDays)} วัน`);
    return [
      ...(time.pastMonths > 0
        ? [
            w.assume(
              say.evidence.pastMonths({ months: f.number(time.pastMonths), isOne: time.pastMonths === 1 }),
              say.evidence.pastMonthsWhy,
            ),
          ]
        : []),
      w.computed(
        f.say(`Media for ${months}${days}; a plan of ${plans}`, `ลงสื่อ ${months}${days} แผน ${plans}`),
        f.say('From the length and the goals as answered', 'จากระยะเวลาและเป้าหมายที่ตอบ'),
      ),
    ];
  }
  const reason = f.say('The client named no length; to agree', 'ลูกค้าไม่ได้ระบุระยะเวลา รอตกลง');
  return [
    w.assume(
      f.say(`Media and a plan of ${months}`, `ลงสื่อและแผน ${months}`),
      reasonOf(plan, 'media-months', reason),
    ),
  ];
};

/** The plan's dates follow from the day of the proposal and two lengths that are assumed. */
export function dateEvidence(plan: Plan, w: Write, dates: string): ReturnType<Write['computed']>[] {
  const { f, time, assumptions } = plan;
  const days = (id: AssumptionId): number => assumptions.find((each) => each.id === id)?.value ?? 0;
  const [approval, preparation] = [days('approval-days'), days('preparation-days')].map((count) =>
    f.number(count),
  );
  return [
    w.computed(
      f.say(`Dates: ${dates}`, `กำหนดวัน: ${dates}`),
      time.isLater
        ? f.say(
            `Media from ${f.date(time.start)}, less ${preparation} days to prepare and two weeks; Mondays`,
            `เริ่มสื่อ ${f.date(time.start)} ลบวันเตรียมงาน ${preparation} วันและอีกสองสัปดาห์ นับเป็นวันจันทร์`,
          )
        : f.say(
            `${f.date(time.created)} + ${approval} days to approve + ${preparation} to prepare; Mondays, whole months`,
            `${f.date(time.created)} + อนุมัติ ${approval} วัน + เตรียมงาน ${preparation} วัน เริ่มวันจันทร์ นับเต็มเดือน`,
          ),
    ),
    w.assume(
      f.say(
        `${approval} days to approve, ${preparation} to prepare`,
        `อนุมัติ ${approval} วัน เตรียมงาน ${preparation} วัน`,
      ),
      reasonOf(plan, 'approval-days', f.say('A usual pace', 'จังหวะปกติ')),
    ),
  ];
}

/** Rules that the client set, as evidence. */
export const constraintEvidence = (plan: Plan, w: Write): ReturnType<Write['client']>[] =>
  plan.r.constraints.map(({ text }) => w.client(text, 'additionalNotes'));

/** What an instalment comes to, with the division behind it; nothing where the client offers none. */
export const instalmentEvidence = (
  { r, f, forecast }: Plan,
  w: Write,
  remark = '',
): ReturnType<Write['computed']>[] => {
  if (forecast.monthlyPayment === undefined || !r.instalments) return [];
  const money = f.money(forecast.monthlyPayment, r.price.currency);
  const formula = `${f.number(r.price.value ?? 0)} ÷ ${r.instalments.months}`;
  return [w.computed(f.say(`${money} a month`, `เดือนละ ${money}`), `${formula}${remark}`)];
};

/** The budget as a person corrected it: '80,000 THB a month for three months'. */
function correctedBudget(plan: Plan): string {
  const { f, r } = plan;
  const months = r.budget.months;
  const length =
    months === undefined ? '' : f.say(` for ${f.months(months)}`, ` เป็นเวลา ${f.months(months)}`);
  return `${moneyPer(plan, plan.budget.amount)}${length}`;
}
