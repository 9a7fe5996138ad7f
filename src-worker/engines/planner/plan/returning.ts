/** The move that brings people back: reminders, an easy next step, the share that returns. */
import { OBJECTIVES } from '../data/objectives.ts';
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
      say('Keep people before winning more', 'รักษาคนเก่าก่อนหาคนใหม่'),
      say('Make coming back the easy choice', 'ทำให้การกลับมาง่ายกว่าการหาใหม่'),
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
              `Where it leaks: ${trade.leak.en}. ${trade.again.en}.`,
              `รอยรั่วอยู่ที่${trade.leak.th} ทางแก้: ${trade.again.th}`,
            ),
            say(
              `A known loss: ${trade.leak.en}. ${trade.again.en}.`,
              `${trade.leak.th}คือจุดที่เสียลูกค้า ${trade.again.th}`,
            ),
          ])
        : voice.one('strategy-return-share', [
            say(`${percent} come back today. ${trade.again.en}.`, `วันนี้กลับมา ${percent} ${trade.again.th}`),
            say(`Returning now: ${percent}. ${trade.again.en}.`, `ลูกค้าเก่าซื้ออีก ${percent} ${trade.again.th}`),
            say(`${trade.again.en}; so far ${percent} return.`, `${trade.again.th} ตอนนี้มีคนซื้อซ้ำ ${percent}`),
            say(
              `Of all buyers, ${percent} return. ${trade.again.en}.`,
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
              say('A LINE message before it runs out', 'ข้อความ LINE ก่อนใช้หมด'),
              say('LINE asks: how much is left?', 'ถามผ่าน LINE ว่าเหลือเท่าไร'),
              say('Refill reminder by LINE', 'เตือนเติมของทาง LINE'),
            ])
          : voice.one('strategy-return-message-goods', [
              say('A message before it runs out', 'ข้อความก่อนใช้หมด'),
              say('Ask in time: how much is left?', 'ถามว่าเหลือเท่าไรก่อนของขาด'),
              say('Refill reminder to each buyer', 'เตือนเติมของถึงลูกค้าทุกคน'),
            ])
        : line
          ? voice.one('strategy-return-line', [
              say('A LINE reminder in good time', 'เตือนผ่าน LINE เมื่อถึงเวลา'),
              say('LINE names the next date', 'บอกกำหนดครั้งหน้าทาง LINE'),
              say('Follow-up on LINE, by name', 'ติดตามใน LINE โดยเรียกชื่อ'),
            ])
          : voice.one('strategy-return-message', [
              say('A reminder in good time', 'ข้อความเตือนเมื่อถึงเวลา'),
              say('The next date, named early', 'บอกกำหนดครั้งหน้าล่วงหน้า'),
              say('Follow-up that knows the name', 'ข้อความติดตามที่เรียกชื่อได้'),
            ]),
      ...voice.some(
        'strategy-return-hints',
        goods
          ? [
              say('A card with each delivery', 'การ์ดในทุกการส่งมอบ'),
              say('One tap to take the next', 'รับครั้งต่อไปในแตะเดียว'),
              say('Reorder link on the receipt', 'ลิงก์สั่งซ้ำในใบเสร็จ'),
              say('News to regulars before others', 'ลูกค้าเดิมรู้ข่าวก่อนใคร'),
              say('Ask why a buyer went quiet', 'ถามคนที่เงียบไปว่าเพราะอะไร'),
              say('Their last choice, ready to repeat', 'ตะกร้าเดิมพร้อมให้สั่งซ้ำ'),
            ]
          : [
              say('Thanks within a day', 'ขอบคุณภายในหนึ่งวัน'),
              say('One tap to take the next', 'รับครั้งต่อไปในแตะเดียว'),
              say('Ask what was missing', 'ถามว่ายังขาดอะไร'),
              say('News to regulars before others', 'ลูกค้าเดิมรู้ข่าวก่อนใคร'),
              say('No second form for a known name', 'คนเดิมไม่ต้องกรอกข้อมูลซ้ำ'),
              say('Begin where the last time ended', 'เริ่มต่อจากครั้งที่แล้ว'),
            ],
        2,
      ),
      repeat === undefined
        ? voice.one('strategy-return-report', [
            say('Report: share that comes back', 'วัดผล: สัดส่วนที่กลับมา'),
            say('Report: buyers seen again', 'วัดผล: ลูกค้าที่ได้พบอีก'),
            say('Report: who returned, by month', 'วัดผล: ใครกลับมาบ้างในแต่ละเดือน'),
            say('Report: repeat against first', 'วัดผล: ครั้งซ้ำเทียบกับครั้งแรก'),
          ])
        : voice.one('strategy-return-report-share', [
            say(`Report: ${percent} or more come back`, `วัดผล: กลับมาไม่ต่ำกว่า ${percent}`),
            say(`Report: ${percent} return, or better`, `วัดผล: ซื้อซ้ำ ${percent} ขึ้นไป`),
            say(`Report: repeats at ${percent} or over`, `วัดผล: ซื้ออีกอย่างน้อย ${percent}`),
          ]),
    ],
  };
}
