/** What moves the market on page 4: the client's own words first, then public figures that bear on the plan. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Plan } from '../plan/index.ts';
import { clip } from '../text.ts';
import type { Write } from './write.ts';

/** Whether figures on buying online in Thailand bear on the plan. */
export const showsShopping = (plan: Plan): boolean =>
  plan.market.inThailand && !plan.r.audience.b2b && plan.r.act.id === 'order';

/** What the client says is moving, then one public figure where it bears on the plan. */
export function trends(plan: Plan): string[] {
  const { f, r, market } = plan;
  const { say } = f;
  const said = r.trends.slice(0, 3).map((clause) => f.sentence(clip(clause, 90)));
  const open: string[] = [];
  if (showsShopping(plan))
    open.push(
      say(
        '69.2% of Thai internet users buy online in a given week (2024)',
        'ผู้ใช้อินเทอร์เน็ตไทย 69.2% ซื้อของออนไลน์ในหนึ่งสัปดาห์ (2567)',
      ),
    );
  if (market.inThailand) {
    const reach = plan.channels.flatMap(({ name, platform }) =>
      platform.reach ? [{ name, reach: platform.reach }] : [],
    );
    for (const {
      name,
      reach: { millions: count, note },
    } of reach.slice(0, 2)) {
      open.push(
        say(
          `${name} ads reach ${f.number(count, 1)} million accounts in Thailand${note ? `, ${note.en}` : ''}`,
          `โฆษณา ${name} เข้าถึง ${f.number(count, 1)} ล้านบัญชีในไทย${note ? ` ${note.th}` : ''}`,
        ),
      );
    }
  }
  if (said.length === 0)
    open.push(
      say(
        'What the client sees moving: to ask in the first meeting',
        'สิ่งที่ลูกค้าเห็นว่ากำลังเปลี่ยน จะถามในการประชุมครั้งแรก',
      ),
    );
  const all = [...said, ...open].slice(0, 4);
  return all.length > 0
    ? all
    : [
        say(
          'What moves this market is a question for the first meeting',
          'ปัจจัยที่ขับเคลื่อนตลาดนี้จะถามในการประชุมครั้งแรก',
        ),
      ];
}

/** The sources of `trends`. */
export function trendEvidence(plan: Plan, w: Write): Evidence[] {
  const { f, market } = plan;
  const list = [w.answer('marketContext')];
  if (showsShopping(plan))
    list.push(
      w.open(
        f.say('69.2% buy online in a week (2024)', '69.2% ซื้อของออนไลน์ในหนึ่งสัปดาห์ (2567)'),
        'nation-2025-02',
      ),
    );
  if (market.inThailand) {
    for (const {
      name,
      platform: { reach },
    } of plan.channels) {
      if (reach)
        list.push(
          w.open(
            f.say(
              `${name}: ${f.number(reach.millions, 1)} million accounts${reach.note ? `, ${reach.note.en}` : ''}`,
              `${name}: ${f.number(reach.millions, 1)} ล้านบัญชี${reach.note ? ` ${reach.note.th}` : ''}`,
            ),
            reach.source,
          ),
        );
    }
  }
  return list;
}
