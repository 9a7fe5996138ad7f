/** What moves the market on page 4: the client's own words first, then a public figure, then the trade's calendar. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { occasionDate, type CalendarEntry } from '../plan/calendar.ts';
import type { Plan } from '../plan/index.ts';
import { clip } from '../text.ts';
import type { Write } from './write.ts';

/** Whether figures on buying online in Thailand bear on the plan. */
export const showsShopping = (plan: Plan): boolean =>
  plan.market.inThailand && !plan.r.audience.b2b && plan.r.act.id === 'order';

/** 'Songkran (13–15 Apr): open boarding and pre-trip grooms'. @param place on the slides where it stands */
export function occasionText({ f }: Plan, entry: CalendarEntry): string {
  const { say } = f;
  const date = occasionDate(f, entry);
  const [name, action] = [f.both(entry.name), f.both(entry.action)];
  return say(`${f.sentence(name)} (${date}): ${action}`, `${name} (${date}) ${action}`);
}

/** Where no table tells how a market grows. */
export const noGrowth = ({ f }: Plan): string =>
  f.say('No published growth figure used', 'ไม่ใช้ตัวเลขการเติบโตที่ไม่มีแหล่งอ้างอิง');

/** When they look for it: 'They look when …'. */
export const momentText = ({ f, r }: Plan): string => {
  const { need } = r.trade;
  return f.say(`Be there when ${need.en}.`, `ต้องให้ลูกค้าเห็นเราเมื่อ${need.th}`);
};

/** Dates that a page names, with their source. */
export const calendarEvidence = (plan: Plan, w: Write, entries = plan.calendar): Evidence[] =>
  entries.map((entry) => w.open(`${plan.f.both(entry.name)}: ${occasionDate(plan.f, entry)}`, 'calendar'));

/** At most four. @param from the first date of the calendar that is not said elsewhere on the page */
export function trends(plan: Plan, from = 0): string[] {
  const { f, r, calendar } = plan;
  const { say } = f;
  const said = r.trends.slice(0, 3).map((clause) => f.sentence(clip(clause, 90)));
  const open = showsShopping(plan)
    ? [
        say(
          '69.2% of Thai internet users buy online weekly (2024)',
          'ผู้ใช้อินเทอร์เน็ตไทย 69.2% ซื้อของออนไลน์ทุกสัปดาห์ (2567)',
        ),
      ]
    : [];
  const dates = calendar.slice(from).map((entry) => occasionText(plan, entry));
  const name = clip(plan.name, 30);
  // The client's own view is asked for where there is none, and never made up.
  const asked =
    said.length > 0 ? [] : [say(`To ask ${name}: what changed this year?`, `ต้องถาม ${name}: ปีนี้อะไรเปลี่ยนไป`)];
  return [...said, ...open, ...asked, ...dates].slice(0, 4);
}

/** The sources of `trends`. */
export function trendEvidence(plan: Plan, w: Write): Evidence[] {
  const list = [w.answer('marketContext')];
  if (showsShopping(plan))
    list.push(
      w.open(
        plan.f.say('69.2% buy online in a week (2024)', '69.2% ซื้อของออนไลน์ในหนึ่งสัปดาห์ (2567)'),
        'nation-2025-02',
      ),
    );
  return [...list, ...calendarEvidence(plan, w)];
}
