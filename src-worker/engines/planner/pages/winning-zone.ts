/** Page 11: what customers want, what we do best, what rivals do best, and the ground between (specification, page 11). */
import { proof, type Plan } from '../plan/index.ts';
import { clip, lowerFirst, lowerStart, unique } from '../text.ts';
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
  const words = unique(sweet.slice(0, 2).map(({ words: text }) => clip(lowerFirst(text), 40)));
  const summary =
    sweet.length > 0
      ? say(
          `${f.sentence(f.list(labels.map((label, i) => (i === 0 ? label : label.toLowerCase()))))}: ${f.list(words)}`,
          `${f.list(labels)}: ${f.list(words)}`,
        )
      : say(
          `${f.sentence(clip(hero, 30))}: ${lowerStart(r.trade.show.en)}`,
          `${clip(hero, 30)}: ${r.trade.show.th}`,
        );
  const implications: string[] = [];
  const [first] = sweet;
  if (first)
    implications.push(
      say(
        `Lead with ${first.topic.label.en.toLowerCase()}: ${lowerFirst(clip(first.words, 40))}`,
        `เปิดด้วย${first.topic.label.th}: ${clip(first.words, 40)}`,
      ),
    );
  const lead = rivals.flatMap((rival) =>
    rival.versus
      .filter((row) => row.lead === 'them' && !sweet.some(({ topic }) => topic === row.topic))
      .map((row) => ({ rival, row })),
  )[0];
  if (lead)
    implications.push(
      say(
        `Do not race ${clip(lead.rival.name || 'rivals', 26)} on ${lead.row.topic.label.en.toLowerCase()}`,
        `ไม่แข่งเรื่อง${lead.row.topic.label.th}กับ ${clip(lead.rival.name || 'คู่แข่ง', 26)}`,
      ),
    );
  if (discountCap !== undefined)
    implications.push(
      say(`Never win on price: no discount over ${discountCap}%`, `ไม่ชนะด้วยราคา: ลดไม่เกิน ${discountCap}%`),
    );
  for (const { text } of r.constraints)
    if (implications.length < 3 && discountCap === undefined)
      implications.push(
        say(`Keep the client’s rule: ${lowerFirst(clip(text, 46))}`, `รักษาเงื่อนไข: ${clip(text, 46)}`),
      );
  if (implications.length < 3 && r.answers.heroProduct !== '')
    implications.push(
      say(`Let ${clip(hero, 34)} open every conversation`, `ให้ ${clip(hero, 34)} เปิดทุกบทสนทนา`),
    );
  if (implications.length < 3 && wants[0])
    implications.push(
      say(
        `Answer “${wants[0].topic.question.en}” in every advert`,
        `ตอบ “${wants[0].topic.question.th}” ในโฆษณาทุกชิ้น`,
      ),
    );
  if (implications.length === 0)
    implications.push(
      say(`Answer “${r.trade.doubt.en}” before anything else`, `ตอบ “${r.trade.doubt.th}” ก่อนเรื่องอื่น`),
    );
  return {
    title:
      sweet.length >= 2
        ? say(
            `Our ground: ${f.list(labels.map((label) => label.toLowerCase()))}, in one promise`,
            `พื้นที่ของเรา: ${f.list(labels)}`,
          )
        : sweet.length === 1
          ? say(
              `Our ground: ${labels[0]?.toLowerCase() ?? ''}, ${rivals.some(({ unknown }) => !unknown) ? 'where rivals are silent' : 'once it is proved'}`,
              `พื้นที่ของเรา: ${labels[0] ?? ''}`,
            )
          : say(
              `Our ground: whoever answers “${r.trade.doubt.en}” first`,
              `พื้นที่ของคนที่ตอบ “${r.trade.doubt.th}” ได้ก่อน`,
            ),
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
