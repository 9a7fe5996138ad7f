/** The move that brings people back: reminders, an easy next step, the share that returns. */
import { OBJECTIVES } from '../data/objectives.ts';
import { lowerStart } from '../text.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';

/** Those who bought are asked again. */
export function returning({ f, r }: Plan, { last }: Served): Strategy {
  const { say } = f;
  const { voice, trade } = r;
  const goods = r.act.id === 'order';
  const line = r.ownChannels.includes('line');
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  const percent = repeat === undefined ? '' : `${f.number(repeat.percent)}%`;
  return {
    title: voice.one('strategy-return-title', [
      say('Ask at the second purchase', 'ชวนตั้งแต่ครั้งที่สอง'),
      say('Plan the next sale at this one', 'เตรียมครั้งหน้าไว้ตั้งแต่ครั้งนี้'),
      say('Keep customers before winning more', 'รักษาคนเก่าก่อนหาคนใหม่'),
      say('Make it easy to come back', 'ทำให้กลับมาหาเราได้ง่าย'),
    ]),
    rationale:
      repeat === undefined
        ? voice.one('strategy-return-why', [
            say(
              `${trade.again.en}: the usual loss is ${trade.leak.en}.`,
              `${trade.again.th} เพราะที่เสียไปบ่อยคือ${trade.leak.th}`,
            ),
            say(
              `Look first at ${trade.leak.en}. ${trade.again.en}.`,
              `ดู${trade.leak.th}ก่อน แล้ว${trade.again.th}`,
            ),
            say(
              `${trade.again.en}. The aim: fewer ${trade.leak.en}.`,
              `${trade.again.th} เพื่อลด${trade.leak.th}`,
            ),
            say(
              `Against ${trade.leak.en}: ${lowerStart(trade.again.en)}.`,
              `จุดที่ต้องแก้คือ${trade.leak.th} วิธีคือ${trade.again.th}`,
            ),
          ])
        : voice.one('strategy-return-share', [
            say(`${percent} come back today. ${trade.again.en}.`, `วันนี้กลับมา ${percent} ${trade.again.th}`),
            say(`Returning now: ${percent}. ${trade.again.en}.`, `ลูกค้าเก่าซื้ออีก ${percent} ${trade.again.th}`),
            say(`${trade.again.en}; so far ${percent} return.`, `${trade.again.th} ตอนนี้มีคนซื้อซ้ำ ${percent}`),
            say(
              `Of all buyers, ${percent} buy again. ${trade.again.en}.`,
              `สัดส่วนซื้อซ้ำคือ ${percent} ${trade.again.th}`,
            ),
          ]),
    objectives: r.objectives.includes('customer-retention')
      ? [f.both(OBJECTIVES['customer-retention'].name)]
      : last,
    hints: [
      goods
        ? line
          ? voice.one('strategy-return-line-goods', [
              say('A LINE message in good time', 'ทักทาง LINE เมื่อถึงเวลาซื้ออีก'),
              say('New items announced on LINE', 'แจ้งของใหม่ทาง LINE ก่อน'),
              say('A reorder button in LINE', 'ปุ่มสั่งซ้ำใน LINE'),
            ])
          : voice.one('strategy-return-message-goods', [
              say('A message in good time', 'ข้อความเมื่อถึงเวลาซื้ออีก'),
              say('News when fresh items arrive', 'แจ้งเมื่อของใหม่เข้า'),
              say('A reorder link for every buyer', 'ส่งลิงก์สั่งซ้ำให้ลูกค้าทุกคน'),
            ])
        : line
          ? voice.one('strategy-return-line', [
              say('A LINE reminder in good time', 'เตือนผ่าน LINE เมื่อถึงเวลา'),
              say('Next date confirmed on LINE', 'ยืนยันนัดครั้งหน้าทาง LINE'),
              say('Personal follow-up on LINE', 'ติดตามผลรายคนใน LINE'),
            ])
          : voice.one('strategy-return-message', [
              say('A reminder in good time', 'ข้อความเตือนเมื่อถึงเวลา'),
              say('The next date agreed early', 'นัดครั้งหน้าไว้ล่วงหน้า'),
              say('Follow-up addressed by name', 'ติดตามผลโดยเรียกชื่อลูกค้า'),
            ]),
      ...voice.some(
        'strategy-return-hints',
        goods
          ? [
              say('A card with each delivery', 'การ์ดในทุกการส่งมอบ'),
              say('One tap to order again', 'สั่งซ้ำได้ในแตะเดียว'),
              say('Reorder link on the receipt', 'ลิงก์สั่งซ้ำในใบเสร็จ'),
              say('Regulars hear the news first', 'ลูกค้าเดิมรู้ข่าวก่อนใคร'),
              say('Ask why a buyer went quiet', 'ถามคนที่เงียบไปว่าเพราะอะไร'),
              say('Their last order, ready to repeat', 'เก็บตะกร้าเดิมไว้ให้สั่งใหม่'),
            ]
          : [
              say('Thanks within a day', 'ขอบคุณภายในหนึ่งวัน'),
              say('One tap to reach us again', 'ติดต่อเราอีกได้ในแตะเดียว'),
              say('Ask what was missing', 'ถามว่ายังขาดอะไร'),
              say('Regulars hear the news first', 'ลูกค้าเดิมรู้ข่าวก่อนใคร'),
              say('Known customers skip the form', 'คนเดิมไม่ต้องกรอกข้อมูลซ้ำ'),
              say('Pick up where they left off', 'คุยต่อจากครั้งที่แล้ว'),
            ],
        2,
      ),
      repeat === undefined
        ? voice.one('strategy-return-report', [
            say('Report: share that comes back', 'วัดผล: สัดส่วนที่กลับมา'),
            say('Report: customers who returned', 'วัดผล: จำนวนลูกค้าเดิมที่มาอีก'),
            say('Report: regulars, month by month', 'วัดผล: ลูกค้าประจำในแต่ละเดือน'),
            say('Report: repeat sales beside first ones', 'วัดผล: ยอดซื้อซ้ำเทียบกับยอดครั้งแรก'),
          ])
        : voice.one('strategy-return-report-share', [
            say(`Report: ${percent} or more come back`, `วัดผล: กลับมาไม่ต่ำกว่า ${percent}`),
            say(`Report: repeat rate above ${percent}`, `วัดผล: ซื้อซ้ำ ${percent} ขึ้นไป`),
            say(`Report: at least ${percent} buy again`, `วัดผล: ซื้ออีกอย่างน้อย ${percent}`),
          ]),
    ],
  };
}
