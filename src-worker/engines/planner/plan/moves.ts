/** Moves that answer what the client said: of its costs, its strengths and its challenges. */
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import { clip, gapAfter, lowerFirst, stop, thaiGap } from '../text.ts';
import type { Plan } from './index.ts';
import { bareMetric, figure } from './targets.ts';
import { said } from './topics.ts';

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
  const { voice, act } = r;
  const [one, many] = [act.one.en, act.many.en];
  const issue = r.issues[0] ?? r.challenges[0] ?? '';
  const likes = remedies.some(({ remedy }) => remedy.id === 'likes');
  const google = r.adChannels.includes('google-ads');
  return {
    title: voice.one('strategy-buy-title', [
      say(
        `Buy ${many}, not ${likes ? 'likes' : 'views'}`,
        `จ่ายเพื่อ${act.one.th} ไม่ใช่เพื่อ${likes ? 'ไลก์' : 'ยอดวิว'}`,
      ),
      say(`Judge each advert by its ${many}`, `วัดโฆษณาด้วย${act.one.th} ไม่ดูแค่${likes ? 'ไลก์' : 'ยอดวิว'}`),
      say(`Let ${many} decide which adverts stay`, `ชิ้นไหนได้ลงต่อ ให้ดูที่${act.one.th}`),
      say(`Put the money where ${many} come from`, `ใช้เงินกับชิ้นที่ได้${act.one.th}จริง`),
    ]),
    rationale: rising(),
    objectives: first,
    hints: [
      /boost|บูสต์/iu.test(r.answers.onlineAdIssues)
        ? say('End boosts on day one', 'เลิกบูสต์โพสต์ตั้งแต่วันแรก')
        : voice.one('strategy-buy-track', [
            say('Track each result to its advert', 'ติดตามผลถึงโฆษณาแต่ละชิ้น'),
            say('Give every advert its own link', 'ใส่ลิงก์เฉพาะให้ทุกชิ้นงาน'),
            say('Ask customers where they saw us', 'ถามลูกค้าว่าเห็นเราจากไหน'),
            say('No advert runs without tracking', 'ชิ้นที่วัดผลไม่ได้ไม่ลงสื่อ'),
          ]),
      ...(google
        ? [
            voice.one('strategy-buy-search', [
              say('Google Search on intent', 'Google Search รับคนค้นหา'),
              say('Google for people already looking', 'ใช้ Google กับคนที่กำลังหา'),
              say('Bid on words that buyers type', 'ซื้อคำที่ลูกค้าพิมพ์ค้นจริง'),
            ]),
          ]
        : []),
      ...voice.some(
        'strategy-buy-hints',
        [
          say(`Optimise for the ${one}`, `ตั้งเป้าที่${act.one.th}`),
          say('Stop what does not sell', 'ปิดชิ้นที่ไม่ได้ผล'),
          say('Check cost by advert weekly', 'ดูค่าสื่อรายชิ้นทุกสัปดาห์'),
          say('Move money to cheaper results', 'ย้ายงบไปหาผลที่ถูกกว่า'),
          say('New pictures when cost climbs', 'เปลี่ยนภาพเมื่อค่าสื่อขยับขึ้น'),
          say('Fix the page before raising bids', 'แก้หน้าปลายทางก่อนเพิ่มราคาประมูล'),
        ],
        google ? 1 : 2,
      ),
      cost ? costReport(cost) : freeReport(),
    ],
  };

  function rising(): string {
    if (cost?.from === undefined) return ending(f, f.sentence(clip(issue, 90)));
    const [from, now] = [f.number(cost.from), f.money(cost.now, cost.currency)];
    const each = within(cost.per);
    const head = likes
      ? say(f.sentence(clip(issue, 50)), clip(issue, 50))
      : say(`Each ${cost.per} costs more`, 'ต้นทุนสูงขึ้น');
    return voice.one('strategy-buy-why', [
      say(
        `${head}, while one ${cost.per} went from ${from} to ${now}.`,
        `${head} ขณะที่ค่าสื่อต่อ${each}จาก ${from} เป็น ${now}`,
      ),
      say(
        `${head}: one ${cost.per} took ${from} and takes ${now} today.`,
        `${head} ${each.trimStart()}ที่เคยจ่าย ${from} วันนี้จ่าย ${now}`,
      ),
      say(
        `${head}. Media per ${cost.per}: ${from} before, ${now} now.`,
        `${head} ค่าสื่อของหนึ่ง${each}เดิม ${from} ตอนนี้ ${now}`,
      ),
      say(
        `${head}; the price of ${/^[aeiou]/iu.test(cost.per) ? 'an' : 'a'} ${cost.per} is ${now}, up from ${from}.`,
        `${head} จากที่เคยใช้ ${from} กลายเป็น ${now}ต่อ${each}`.trimEnd(),
      ),
    ]);
  }

  function costReport({ target, currency, per }: NonNullable<typeof cost>): string {
    const [sum, each] = [f.money(target, currency), within(per)];
    return voice.one('strategy-buy-report-cost', [
      say(`Report: ${sum} a${/^[aeiou]/iu.test(per) ? 'n' : ''} ${per}`, `วัดผล: ${sum}ต่อ${each}`.trimEnd()),
      say(`Report: ${sum} for one ${per}`, `วัดผล: ${each.trimStart()}ละ ${sum}`),
      say(`Report: ${sum} per ${per}`, `วัดผล: คุม${each}ให้อยู่ที่ ${sum}`),
    ]);
  }

  function freeReport(): string {
    return voice.one('strategy-buy-report', [
      say(`Report: media cost of one ${one}`, `วัดผล: ค่าสื่อต่อ${act.one.th}`),
      say(`Report: media divided by ${many}`, `วัดผล: ค่าสื่อหารด้วย${act.one.th}`),
      say(`Report: what each ${one} cost`, `วัดผล: แต่ละ${act.one.th}ใช้เงินเท่าไร`),
      say(`Report: ${many} by advert, and cost`, `วัดผล: จำนวน${act.one.th}และค่าสื่อรายชิ้น`),
    ]);
  }
}

/** The point that customers weigh, we answer and no rival is strong in. */
export function visible(
  { f, r, rivals, pillars, wants }: Plan,
  [spot, other]: Plan['sweet'],
  { all }: Served,
): Strategy[] {
  if (spot === undefined) return [];
  const { say } = f;
  const { voice } = r;
  const { topic } = spot;
  const label = say(topic.label.en.toLowerCase(), topic.label.th);
  const behaviour = wants.find((want) => want.topic === topic && want.from === 'customers')?.because;
  const weak = rivals.flatMap(({ weaknesses }) => weaknesses).find((clause) => topic.pattern.test(clause));
  const reason = f.sentence(clip(behaviour === undefined ? spot.words : said(f, behaviour), 60));
  const theirs = weak === undefined ? '' : say(lowerFirst(clip(weak, 40)), clip(weak, 40));
  const words = say(lowerFirst(clip(spot.words, 32)), clip(spot.words, 32));
  const second = other === undefined ? '' : say(lowerFirst(clip(other.words, 34)), clip(other.words, 34));
  const pillar = clip(pillars[0]?.name ?? '', 34);
  const [question, asked] = [topic.question.en, topic.question.th];
  return [
    {
      title: voice.one('strategy-visible-title', [
        say(`Make ${label} visible`, `ชู${label}ให้เห็นชัด`),
        say(`Put ${label} in plain sight`, `ให้ทุกชิ้นงานพูดถึง${label}`),
        say(`Show ${label} before the offer`, `เล่า${label}ก่อนเสนอขาย`),
        say(`Let ${label} do the selling`, `ใช้${label}เป็นเหตุผลหลัก`),
        say(`Win attention with ${label}`, `เรียกความสนใจด้วย${label}`),
      ]),
      rationale:
        weak === undefined
          ? say(`${reason}.`, reason)
          : voice.one('strategy-visible-why', [
              say(`${reason}; a rival has: ${theirs}.`, `${reason} คู่แข่งมีจุดอ่อน: ${theirs}`),
              say(`${reason}. One rival’s weak point: ${theirs}.`, `${reason} ส่วนอีกรายยังติดเรื่อง: ${theirs}`),
              say(
                `${reason}, while a competitor falls short: ${theirs}.`,
                `${reason} จุดที่คู่แข่งยังด้อย: ${theirs}`,
              ),
            ]),
      objectives: all,
      hints: [
        voice.one('strategy-visible-words', [
          say(`In every picture: ${words}`, `ทุกภาพต้องเห็น: ${words}`),
          say(`Each clip opens with: ${words}`, `เปิดคลิปด้วย: ${words}`),
          say(`On the cover image: ${words}`, `บนปกโพสต์: ${words}`),
          say(`Repeated weekly: ${words}`, `เล่าซ้ำทุกสัปดาห์: ${words}`),
        ]),
        other === undefined
          ? say(`Pillar: ${pillar}`, `แกนเนื้อหา: ${pillar}`)
          : voice.one('strategy-visible-beside', [
              say(`Beside it: ${second}`, `คู่กับ: ${second}`),
              say(`Right after: ${second}`, `ต่อด้วย: ${second}`),
              say(`As a second proof: ${second}`, `หลักฐานถัดไป: ${second}`),
              say(`In the caption: ${second}`, `ในคำบรรยาย: ${second}`),
            ]),
        voice.one('strategy-visible-answer', [
          say(`Answer “${question}”`, `ตอบ “${asked}”`),
          say(`Pin a reply to “${question}”`, `ปักหมุดคำตอบ “${asked}”`),
          say(`On camera: “${question}”`, `ถ่ายคลิปตอบ “${asked}”`),
          say(`Say it before they ask “${question}”`, `บอกก่อนถูกถาม “${asked}”`),
        ]),
        voice.one('strategy-visible-report', [
          say('Report: how many asked about it', 'วัดผล: มีคนถามเรื่องนี้กี่ครั้ง'),
          say('Report: chats that mention it', 'วัดผล: จำนวนแชตที่พูดถึงจุดนี้'),
          say('Report: buyers who chose us for it', 'วัดผล: คนที่บอกว่าเลือกเพราะข้อนี้'),
          say('Report: saves of these posts', 'วัดผล: ยอดบันทึกของโพสต์ชุดนี้'),
          say('Report: comments on this point', 'วัดผล: คอมเมนต์เกี่ยวกับจุดเด่นนี้'),
        ]),
      ],
    },
  ];
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
    rationale: ending(f, f.sentence(clip(because, 90))),
    objectives:
      remedy.id === 'stock' && r.objectives.includes('customer-retention')
        ? [f.both(OBJECTIVES['customer-retention'].name)]
        : remedy.id === 'competition'
          ? last
          : first,
    hints: [
      ...(stock
        ? [
            r.voice.one('strategy-stock-plan', [
              say(`Plan for ${needed} a month`, `เตรียมเดือนละ ${needed}`),
              say(`${needed} ready each month`, `มีของพร้อม ${needed} ในแต่ละเดือน`),
              say(`Capacity: ${needed} monthly`, `รองรับ ${needed} ต่อเดือน`),
            ]),
          ]
        : []),
      ...remedy.hints.slice(stock ? 1 : 0).map(f.both),
      remedy.id === 'stock' && churn
        ? say(
            `Report: ${lowerFirst(clip(bareMetric(churn.metric), 24))} ${figure(f, churn)}`,
            `วัดผล: ${clip(bareMetric(churn.metric), 24)} ${figure(f, churn)}`,
          )
        : f.both(remedy.report),
    ],
  };
}
