/** The move that brings people back: reminders, an easy next step, the share that returns. */
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';

/** Those who bought are asked again. */
export function returning({ f, r }: Plan, { last }: Served): Strategy {
  const { say } = f;
  const { trade } = r;
  const goods = r.act.id === 'order';
  const line = r.ownChannels.includes('line');
  const repeat = r.rates.find(({ kind }) => kind === 'repeat');
  const percent = repeat === undefined ? '' : `${f.number(repeat.percent)}%`;
  return {
    title: say('Ask at the second purchase', 'ชวนตั้งแต่ครั้งที่สอง'),
    rationale:
      repeat === undefined
        ? say(
            `${trade.again.en}: the usual loss is ${trade.leak.en}.`,
            `${trade.again.th} เพราะที่เสียไปบ่อยคือ${trade.leak.th}`,
          )
        : say(`${percent} come back today. ${trade.again.en}.`, `วันนี้กลับมา ${percent} ${trade.again.th}`),
    objectives: r.objectives.includes('customer-retention')
      ? [f.both(OBJECTIVES['customer-retention'].name)]
      : last,
    hints: [
      goods
        ? line
          ? say('A LINE message in good time', 'ทักทาง LINE เมื่อถึงเวลาซื้ออีก')
          : say('A message in good time', 'ข้อความเมื่อถึงเวลาซื้ออีก')
        : line
          ? say('A LINE reminder in good time', 'เตือนผ่าน LINE เมื่อถึงเวลา')
          : say('A reminder in good time', 'ข้อความเตือนเมื่อถึงเวลา'),
      ...(goods
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
          ]
      ).slice(0, 2),
      repeat === undefined
        ? say('Report: share that comes back', 'วัดผล: สัดส่วนที่กลับมา')
        : say(`Report: ${percent} or more come back`, `วัดผล: กลับมาไม่ต่ำกว่า ${percent}`),
    ],
  };
}
