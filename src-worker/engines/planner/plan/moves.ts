/** Moves that answer what the client said: of its costs, its strengths and its challenges. */
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import { whole } from './whole.ts';
import { gapAfter, lowerFirst, stop, thaiGap } from '../text.ts';
import type { Plan } from './index.ts';
import { bareMetric, figure } from './targets.ts';

export interface Strategy {
  title: string;
  rationale: string;
  objectives: string[];
  hints: string[];
}

/** What a move serves: the first objective, the last, all of them. */
export interface Served {
  first: string[];
  last: string[];
  all: string[];
}

/** An English sentence ends in a full stop; a Thai one does not. */
const ending = (f: Formatter, text: string): string => (f.language === 'th' ? text : stop(text));

/** A client's word within a Thai sentence. */
const within = (word: string): string => `${thaiGap(word)}${word}${gapAfter(word)}`;

/** Money goes to the step that sells. */
export function buying({ f, r, forecast: { cost }, remedies }: Plan, { first }: Served): Strategy {
  const { say } = f;
  const { act } = r;
  const [one, many] = [act.one.en, act.many.en];
  const issue = r.issues[0] ?? r.challenges[0] ?? '';
  const likes = remedies.some(({ remedy }) => remedy.id === 'likes');
  const google = r.adChannels.includes('google-ads');
  return {
    title: say(
      likes ? `Pay for ${many}, not for likes` : `Judge every advert by what one ${cost?.per ?? one} costs`,
      likes
        ? `จ่ายเพื่อ${act.one.th} ไม่ใช่เพื่อไลก์`
        : `วัดโฆษณาทุกชิ้นด้วยค่าสื่อต่อ${within(cost?.per ?? act.one.th)}`.trimEnd(),
    ),
    rationale: rising(),
    objectives: first,
    hints: [
      /boost|บูสต์/iu.test(r.answers.onlineAdIssues)
        ? say('End boosts on day one', 'เลิกบูสต์โพสต์ตั้งแต่วันแรก')
        : say('Track each result to its advert', 'ติดตามผลถึงโฆษณาแต่ละชิ้น'),
      ...(google ? [say('Google Search on intent', 'Google Search รับคนค้นหา')] : []),
      ...[
        say(`Optimise for the ${one}`, `ตั้งเป้าที่${act.one.th}`),
        say('Stop what does not sell', 'ปิดชิ้นที่ไม่ได้ผล'),
        say('Check cost by advert weekly', 'ดูค่าสื่อรายชิ้นทุกสัปดาห์'),
        say('Move money to cheaper results', 'ย้ายงบไปหาผลที่ถูกกว่า'),
        say('New pictures when cost climbs', 'เปลี่ยนภาพเมื่อค่าสื่อขยับขึ้น'),
        say('Fix the page before raising bids', 'แก้หน้าปลายทางก่อนเพิ่มราคาประมูล'),
      ].slice(0, google ? 1 : 2),
      cost ? costReport(cost) : freeReport(),
    ],
  };

  function rising(): string {
    if (cost?.from === undefined) return ending(f, f.sentence(whole(issue, 110)));
    const [from, now] = [f.number(cost.from), f.money(cost.now, cost.currency)];
    const each = within(cost.per);
    const head = likes ? f.sentence(whole(issue, 80)) : say(`Each ${cost.per} costs more`, 'ต้นทุนสูงขึ้น');
    return say(
      `${head}, while one ${cost.per} went from ${from} to ${now}.`,
      `${head} ขณะที่ค่าสื่อต่อ${each}จาก ${from} เป็น ${now}`,
    );
  }

  function costReport({ target, currency, per }: NonNullable<typeof cost>): string {
    const [sum, each] = [f.money(target, currency), within(per)];
    return say(
      `Report: ${sum} a${/^[aeiou]/iu.test(per) ? 'n' : ''} ${per}`,
      `วัดผล: ${sum}ต่อ${each}`.trimEnd(),
    );
  }

  function freeReport(): string {
    return say(`Report: media cost of one ${one}`, `วัดผล: ค่าสื่อต่อ${act.one.th}`);
  }
}

/** What is done about a challenge that the client named. */
export function remedied(
  { f, r, forecast: { supply } }: Plan,
  { remedy, because }: Plan['remedies'][number],
  { first, last }: Served,
): Strategy {
  const { say } = f;
  const churn = r.goals.find(({ kind, metric }) => kind === 'ceiling' && /churn|เลิก/iu.test(metric));
  const stock = remedy.id === 'stock' && supply;
  const needed = stock ? `${f.number(stock.later)} ${stock.unit}` : '';
  return {
    title: f.both(remedy.title),
    rationale: ending(f, f.sentence(whole(because, 110))),
    objectives:
      remedy.id === 'stock' && r.objectives.includes('customer-retention')
        ? [f.both(OBJECTIVES['customer-retention'].name)]
        : remedy.id === 'competition'
          ? last
          : first,
    hints: [
      ...(stock ? [say(`Plan for ${needed} a month`, `เตรียมเดือนละ ${needed}`)] : []),
      ...remedy.hints.slice(stock ? 1 : 0).map(f.both),
      remedy.id === 'stock' && churn
        ? say(
            `Report: ${lowerFirst(bareMetric(churn.metric))} ${figure(f, churn)}`,
            `วัดผล: ${bareMetric(churn.metric)} ${figure(f, churn)}`,
          )
        : f.both(remedy.report),
    ],
  };
}
