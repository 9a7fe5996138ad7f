/** Page 11: what customers want, what we do best, what rivals do best, and the ground between (specification, page 11). */
import type { Plan } from '../plan/index.ts';
import { proof } from '../plan/topics.ts';
import { clip, lowerFirst, lowerStart } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { evidenceFor, page } from './write.ts';

function wanted(plan: Plan): string[] {
  const { f, wants, r, hero } = plan;
  const list = wants.slice(0, 3).map(({ topic }) => f.both(topic.want));
  if (list.length === 0 && r.audience.traits[0] !== undefined)
    list.push(f.sentence(clip(r.audience.traits[0], 40)));
  if (list.length < 2) list.push(f.say(`${f.sentence(clip(hero, 26))} that fits`, `${clip(hero, 26)}ที่ตรงใจ`));
  return list;
}

export const writeWinningZone = page('winning-zone', (plan) => {
  const { f, r, rivals, sweet, wants, discountCap, hero } = plan;
  const { say } = f;
  const { voice } = r;
  const w = evidenceFor(plan);
  const mine = unique(
    [...sweet.map(({ words }) => words), ...r.strengths.map((words) => proof(r, words))].map((item) =>
      f.sentence(clip(item, 32)),
    ),
  ).slice(0, 3);
  const theirs = unique(
    rivals.flatMap((rival) => rival.strengths.slice(0, 1).map((item) => f.sentence(clip(item, 32)))),
  ).slice(0, 4);
  const labels = sweet.slice(0, 2).map(({ topic }) => f.both(topic.label));
  const ground = f.list(labels.map((each) => each.toLowerCase()));
  const silent = rivals.some(({ unknown }) => !unknown);
  const words = unique(sweet.slice(0, 2).map(({ words: text }) => clip(lowerFirst(text), 40)));
  const summary =
    sweet.length > 0
      ? say(
          `${f.sentence(f.list(labels.map((each, i) => (i === 0 ? each : each.toLowerCase()))))}: ${f.list(words)}`,
          `${f.list(labels)}: ${f.list(words)}`,
        )
      : say(
          `${f.sentence(clip(hero, 30))}: ${lowerStart(r.trade.show.en)}`,
          `${clip(hero, 30)}: ${r.trade.show.th}`,
        );
  const implications: string[] = [];
  const [first] = sweet;
  const label = { en: first?.topic.label.en.toLowerCase() ?? '', th: first?.topic.label.th ?? '' };
  const proofs = { en: lowerFirst(clip(first?.words ?? '', 40)), th: clip(first?.words ?? '', 40) };
  if (first)
    implications.push(
      voice.one('zone-lead', [
        say(`Lead with ${label.en}: ${proofs.en}`, `เปิดด้วย${label.th}: ${proofs.th}`),
        say(`Talk about ${label.en} early: ${proofs.en}`, `พูดถึง${label.th}ตั้งแต่ต้น: ${proofs.th}`),
        say(`Put ${label.en} at the top: ${proofs.en}`, `วาง${label.th}ไว้บนสุด: ${proofs.th}`),
        say(`Be known for ${label.en}: ${proofs.en}`, `ให้คนจำเราเรื่อง${label.th}: ${proofs.th}`),
      ]),
    );
  const lead = rivals.flatMap((rival) =>
    rival.versus
      .filter((row) => row.lead === 'them' && !sweet.some(({ topic }) => topic === row.topic))
      .map((row) => ({ rival, row })),
  )[0];
  if (lead) {
    const name = clip(lead.rival.name || say('rivals', 'คู่แข่ง'), 26);
    const held = { en: lead.row.topic.label.en.toLowerCase(), th: lead.row.topic.label.th };
    implications.push(
      voice.one('zone-no-race', [
        say(`Do not race ${name} on ${held.en}`, `ไม่แข่งเรื่อง${held.th}กับ ${name}`),
        say(`Leave ${held.en} to ${name}`, `ปล่อย${held.th}ให้ ${name}`),
        say(`Stay out of ${held.en}: ${name} is ahead`, `ไม่เน้น${held.th} เพราะ ${name} นำอยู่`),
      ]),
    );
  }
  if (discountCap !== undefined)
    implications.push(
      voice.one('zone-discount', [
        say(`Never win on price: no discount over ${discountCap}%`, `ไม่ชนะด้วยราคา: ลดไม่เกิน ${discountCap}%`),
        say(`Value before price: discounts end at ${discountCap}%`, `ขายคุณค่า ส่วนลดสุดที่ ${discountCap}%`),
        say(
          `Sell on proof and keep discounts to ${discountCap}%`,
          `จำกัดส่วนลดที่ ${discountCap}% แล้วขายด้วยหลักฐาน`,
        ),
      ]),
    );
  for (const { text } of r.constraints) {
    const rule = say(lowerFirst(clip(text, 46)), clip(text, 46));
    if (implications.length < 3 && discountCap === undefined)
      implications.push(
        voice.one('zone-rule', [
          say(`Keep the client’s rule: ${rule}`, `รักษาเงื่อนไข: ${rule}`),
          say(`As the client asked: ${rule}`, `ตามที่ลูกค้าขอ: ${rule}`),
          say(`A rule for every advert: ${rule}`, `กติกาของทุกชิ้นงาน: ${rule}`),
          say(`Not negotiable: ${rule}`, `ข้อที่ต้องยึดไว้: ${rule}`),
        ]),
      );
  }
  const product = clip(hero, 34);
  if (implications.length < 3 && r.answers.heroProduct !== '')
    implications.push(
      voice.one('zone-hero', [
        say(`Let ${product} open every conversation`, `ให้ ${product} เปิดทุกบทสนทนา`),
        say(`Introduce us through ${product}`, `แนะนำตัวผ่าน ${product}`),
        say(`Link each point to ${product}`, `โยงทุกจุดเด่นกลับมาที่ ${product}`),
        say(`Mention ${product} before ourselves`, `พูดถึง ${product} ก่อนเล่าเรื่องเรา`),
      ]),
    );
  const asked = wants[0]?.topic.question;
  if (implications.length < 3 && asked)
    implications.push(
      voice.one('zone-question', [
        say(`Answer “${asked.en}” in every advert`, `ตอบ “${asked.th}” ในโฆษณาทุกชิ้น`),
        say(`No advert leaves “${asked.en}” open`, `อย่าปล่อยให้คนสงสัยว่า “${asked.th}”`),
        say(`Settle “${asked.en}” early on`, `คลายข้อสงสัย “${asked.th}” ตั้งแต่ต้น`),
        say(`Keep a reply ready for “${asked.en}”`, `เตรียมคำตอบของ “${asked.th}” ไว้`),
      ]),
    );
  const { doubt } = r.trade;
  if (implications.length === 0)
    implications.push(
      voice.one('zone-doubt', [
        say(`Answer “${doubt.en}” before anything else`, `ตอบ “${doubt.th}” ก่อนเรื่องอื่น`),
        say(`Start every advert with “${doubt.en}”`, `เริ่มทุกชิ้นงานจาก “${doubt.th}”`),
        say(`Put “${doubt.en}” in the headline`, `ยก “${doubt.th}” ขึ้นเป็นพาดหัว`),
      ]),
    );
  return {
    title:
      sweet.length >= 2
        ? voice.one('zone-title', [
            say(`Our ground: ${ground}, in one promise`, `พื้นที่ของเรา: ${f.list(labels)}`),
            say(`What sets us apart: ${ground}`, `สิ่งที่ทำให้เราต่าง: ${f.list(labels)}`),
            say(`Where we stand: ${ground} together`, `จุดที่เรายืน: ${f.list(labels)}`),
            say(`What our name should stand for: ${ground}`, `เรื่องที่อยากให้คนจำเรา: ${f.list(labels)}`),
          ])
        : sweet.length === 1
          ? voice.one('zone-title-point', [
              say(
                `Our ground: ${ground}, ${silent ? 'where no named rival leads' : 'once it is proved'}`,
                `พื้นที่ของเรา: ${labels[0] ?? ''}`,
              ),
              say(
                `${f.sentence(ground)} can be ours${silent ? ': rivals lead elsewhere' : ', after we show it'}`,
                `เรื่องที่เราครองได้: ${labels[0] ?? ''}`,
              ),
              say(
                `Our name should stand for ${ground}, ${silent ? 'left open by others' : 'with proof to come'}`,
                `เรื่องที่อยากให้คนจำเรา: ${labels[0] ?? ''}`,
              ),
              say(
                `The point to win: ${ground}, ${silent ? 'unclaimed so far' : 'as soon as it is shown'}`,
                `เรื่องที่ต้องชนะ: ${labels[0] ?? ''}`,
              ),
            ])
          : voice.one('zone-title-open', [
              say(`Our ground: whoever answers “${doubt.en}” first`, `พื้นที่ของคนที่ตอบ “${doubt.th}” ได้ก่อน`),
              say(`The ground is open: settle “${doubt.en}”`, `โอกาสยังเปิด: ตอบ “${doubt.th}” ให้ชัด`),
              say(`How to win: a clear reply to “${doubt.en}”`, `จะชนะได้ต้องมีคำตอบของ “${doubt.th}”`),
            ]),
    output: {
      customersWant: wanted(plan),
      weDoBest: mine.length > 0 ? mine : [say('Strengths to confirm', 'รอยืนยันจุดแข็ง')],
      competitorsDoBest: theirs.length > 0 ? theirs : [say('To ask before launch', 'ต้องถามก่อนเริ่ม')],
      sweetSpotSummary: summary,
      positioningImplications: implications.slice(0, 3),
      visualMapping: say(
        `Wanted: ${lowerFirst(wanted(plan)[0] ?? '')}. Ours: ${lowerFirst(mine[0] ?? 'to confirm')}. Theirs: ${lowerFirst(theirs[0] ?? 'to ask')}. In the middle: ${lowerFirst(labels.join(', ')) || 'to agree'}.`,
        `อยากได้: ${wanted(plan)[0] ?? ''} เรามี: ${mine[0] ?? 'รอยืนยัน'} เขามี: ${theirs[0] ?? 'ต้องถาม'} ตรงกลาง: ${labels.join(' ') || 'รอตกลง'}`,
      ),
    },
    evidence: [
      ...wants
        .slice(0, 3)
        .map(({ because, from, topic }) =>
          from === 'customers'
            ? w.client(
                because,
                r.answers.marketContext.includes(because) ? 'marketContext' : 'targetDemographics',
              )
            : w.assume(f.both(topic.want), say(`Our reading of: ${because}`, `ตีความจาก: ${because}`)),
        ),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      ...rivals.map((rival) =>
        w.client(
          `${rival.name || say('Competitor', 'คู่แข่ง')}: ${rival.strengths.join('; ') || say('name only', 'มีเพียงชื่อ')}`,
          'competitors',
        ),
      ),
      ...r.constraints.map(({ text }) => w.client(text, 'additionalNotes')),
      w.open(say('The idea of a sweet spot', 'แนวคิดจุดที่ใช่'), 'sweet-spot'),
    ],
  };
});
