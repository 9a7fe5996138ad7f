/** Page 10: SWOT per rival and who leads, honestly, both ways (specification, page 10). */
import type { Plan } from '../plan/index.ts';
import { proof } from '../plan/topics.ts';
import type { Rival } from '../plan/rivals.ts';
import { clip, lowerFirst, lowerNoun, lowerTrait, thaiGap } from '../text.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { behaviours } from '../plan/topics.ts';
import { rivalEvidence, rivalName } from './rival-names.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

export const writeCompetitorAnalysis = page('competitor-analysis', (plan) => {
  const { f, rivals } = plan;
  const { say } = f;
  const { voice } = plan.r;
  const { doubt } = plan.r.trade;
  const client = clip(plan.name, 36);
  const w = evidenceFor(plan);
  const top = rivals.find(({ unknown }) => !unknown);
  const good = top?.strengths[0];
  const bad = top?.versus.find(({ lead }) => lead === 'us')?.them ?? top?.weaknesses[0];
  const title =
    rivals.length === 0
      ? voice.one('analysis-title-none', [
          say(`Before a SWOT: who else answers “${doubt.en}”`, `ก่อนทำ SWOT: ใครตอบ “${doubt.th}” อีกบ้าง`),
          say(`A SWOT needs names: who is asked “${doubt.en}”`, `SWOT ต้องมีชื่อ: ใครถูกถาม “${doubt.th}”`),
          say(`Whom do buyers compare on “${doubt.en}”`, `ลูกค้าถาม “${doubt.th}” แล้วเทียบกับใคร`),
        ])
      : top === undefined
        ? voice.one('analysis-title-names', [
            say(
              `${rivalName(plan, rivals[0]!)}: questions before a comparison`,
              `${rivalName(plan, rivals[0]!)}: คำถามก่อนเปรียบเทียบ`,
            ),
            say(
              `What to find out about ${rivalName(plan, rivals[0]!)}`,
              `สิ่งที่ต้องรู้เรื่อง ${rivalName(plan, rivals[0]!)}`,
            ),
            say(
              `We know ${rivalName(plan, rivals[0]!)} by name only`,
              `ตอนนี้รู้จัก ${rivalName(plan, rivals[0]!)} แค่ชื่อ`,
            ),
            say(
              `Visit first, then compare: ${rivalName(plan, rivals[0]!)}`,
              `ไปดู ${rivalName(plan, rivals[0]!)} แล้วค่อยเทียบ`,
            ),
          ])
        : good !== undefined && bad !== undefined
          ? say(
              `${rivalName(plan, top)}: ${lowerTrait(clip(good, 34))}, but ${lowerTrait(clip(bad, 34))}`,
              `${rivalName(plan, top)} ${clip(good, 30)} แต่${thaiGap(bad)}${clip(bad, 30)}`,
            )
          : say(
              `${rivalName(plan, top)}: ${lowerTrait(clip(good ?? bad ?? '', 50))}`,
              `${rivalName(plan, top)}: ${clip(good ?? bad ?? '', 50)}`,
            );
  return {
    title,
    output: {
      selectionCriteria:
        rivals.length === 0
          ? voice.one('analysis-criteria-none', [
              say('None named yet; to choose by whom buyers compare', 'ยังไม่ได้ระบุ เลือกจากรายที่ผู้ซื้อเทียบจริง'),
              say('To be listed from what customers tell us', 'รวบรวมรายชื่อจากที่ลูกค้าเล่า'),
              say('Open: look at who appears in the same searches', 'รอระบุ ดูจากรายที่ขึ้นในคำค้นเดียวกัน'),
            ])
          : voice.one('analysis-criteria', [
              say(
                `Named by ${client}${rivals.length === 1 ? '' : '; the closest first'}`,
                `${client} ระบุเอง${rivals.length === 1 ? '' : ' เรียงจากรายที่ชนกันมากสุด'}`,
              ),
              say(
                `Listed by ${client}${rivals.length === 1 ? '' : ', nearest on top'}`,
                `รายชื่อจาก ${client}${rivals.length === 1 ? '' : ' รายที่ใกล้ที่สุดอยู่บน'}`,
              ),
              say(
                `From the answers of ${client}${rivals.length === 1 ? '' : ', in order of overlap'}`,
                `ตามข้อมูลของ ${client}${rivals.length === 1 ? '' : ' เรียงตามระดับการทับซ้อน'}`,
              ),
              say(
                `Chosen by ${client}${rivals.length === 1 ? '' : ', starting with the most similar'}`,
                `${client} เป็นผู้เลือก${rivals.length === 1 ? '' : ' จากคล้ายมากไปน้อย'}`,
              ),
            ]),
      competitors: rivals.length === 0 ? [nobody(plan)] : compared(plan),
    },
    evidence: [
      ...rivals.map((rival) => rivalEvidence(plan, rival, w)),
      w.answer('strengths'),
      w.answer('marketContext'),
      w.assume(
        say('Opportunities and threats', 'โอกาสและภัยคุกคาม'),
        say('Our reading by comparison, to be checked before launch', 'ตีความจากการเปรียบเทียบ ตรวจก่อนเริ่มลงสื่อ'),
      ),
    ],
  };
});

/** Those known by name alone have the same questions: they are asked once. */
function compared(plan: Plan) {
  const { f, rivals } = plan;
  const known = rivals.filter(({ unknown }) => !unknown);
  const [first, ...others] = rivals.filter(({ unknown }) => unknown);
  if (first === undefined) return known.map((rival) => analysis(plan, rival));
  const names = [first, ...others].map((rival) => clip(rivalName(plan, rival), 24));
  const more = names.length - 4;
  const brand =
    others.length === 0
      ? rivalName(plan, first)
      : f.list(more > 0 ? [...names.slice(0, 4), f.say('others', 'รายอื่น')] : names);
  return [...known.map((rival) => analysis(plan, rival)), { ...analysis(plan, first), brand }];
}

function nobody(plan: Plan) {
  const { say } = plan.f;
  const { voice } = plan.r;
  const us = clip(plan.name, 26);
  return {
    brand: say('Rivals to name', 'รอระบุคู่แข่ง'),
    whyComparable: voice.one('analysis-none-why', [
      say('Ask: whom else did your last customers look at?', 'ถาม: ลูกค้าล่าสุดเทียบกับที่ไหน'),
      say('To ask: who was the other choice?', 'ถามว่าอีกตัวเลือกคือใคร'),
      say('Who else was asked for a price?', 'ลูกค้าขอราคาจากใครอีกบ้าง'),
    ]),
    businessOverview: say('To confirm with the client', 'รอยืนยันกับลูกค้า'),
    communication: say('To confirm', 'รอยืนยัน'),
    swot: {
      strengths: [
        voice.one('analysis-none-strength', [
          say('What do their customers praise?', 'ลูกค้าของเขาชมเรื่องอะไร'),
          say('Why do people go there first?', 'ทำไมคนไปหาเขาก่อน'),
          say('Which of their posts get saved?', 'โพสต์ไหนของเขามีคนบันทึก'),
        ]),
      ],
      weaknesses: [
        voice.one('analysis-none-weakness', [
          say('What do their customers complain about?', 'ลูกค้าของเขาบ่นเรื่องอะไร'),
          say('Where do their reviews lose a star?', 'รีวิวของเขาโดนหักดาวตรงไหน'),
          say('Which questions go unanswered?', 'คำถามไหนที่เขาไม่ได้ตอบ'),
        ]),
      ],
      opportunities: [
        voice.one('analysis-none-opportunity', [
          say('What could they start tomorrow?', 'เขาเริ่มทำอะไรได้ทันที'),
          say('What would be easy for them?', 'อะไรที่เขาทำได้ง่าย'),
          say('Where may they grow next?', 'เขาจะขยายไปทางไหน'),
        ]),
      ],
      threats: [
        voice.one('analysis-none-threat', [
          say(`What could ${us} show that they cannot?`, `${us} โชว์อะไรที่เขาทำไม่ได้`),
          say(`What does ${us} have that they lack?`, `จุดไหนที่ ${us} มีแต่เขาขาด`),
          say(`What about ${us} is hard to copy?`, `อะไรใน ${us} ที่ลอกยาก`),
        ]),
      ],
    },
    vsUsHighlights: [],
  };
}

function analysis(plan: Plan, rival: Rival) {
  const { f, r } = plan;
  const { say } = f;
  const { voice } = r;
  const short = (clause: string): string => f.sentence(clip(clause, 44));
  const points = rival.versus
    .slice(0, 3)
    .map(({ topic: { label } }) => say(label.en.toLowerCase(), label.th));
  const group = clip(lowerNoun(r.audience.groups[0] ?? say('buyers', 'ลูกค้า')), 40);
  const shared = unique([
    ...rival.places.filter((place) =>
      r.places.some(({ known }) => known?.en === place || known?.th === place),
    ),
    ...rival.platforms,
  ]);
  const behaviour = behaviours(r)[0];
  const ours =
    rival.versus.find(({ lead }) => lead === 'us')?.us ??
    plan.sweet[0]?.words ??
    (r.strengths[0] === undefined ? undefined : proof(r, r.strengths[0]));
  const where = placesPhrase(plan, 1);
  const inPlace = say(where === '' ? '' : ` in ${where}`, where === '' ? '' : `ใน${thaiGap(where)}${where}`);
  const { doubt, leak } = r.trade;
  const [strength] = rival.strengths;
  const topic = rival.versus.find(({ lead }) => lead === 'them')?.topic;
  const gaps = rival.weaknesses.slice(0, 2).map((weakness) => closing(plan, weakness));
  return {
    brand: rivalName(plan, rival),
    whyComparable:
      shared.length > 0
        ? say(`Same ground: ${f.list(shared)}`, `พื้นที่เดียวกัน: ${f.list(shared)}`)
        : rival.unknown
          ? voice.one('analysis-why-name', [
              say(`Also chosen${inPlace}; to ask why`, `อีกทางเลือก${inPlace} ต้องถามว่าคนเลือกเพราะอะไร`),
              say(`Another option${inPlace}, not yet studied`, `อีกชื่อที่คนนึกถึง${inPlace} ยังไม่ได้ศึกษา`),
              say(`Named as a rival${inPlace}; reasons to find out`, `ถูกนำมาเทียบ${inPlace} เหตุผลยังต้องหา`),
            ])
          : say(
              points.length > 0 ? `Compared on ${f.list(points)}` : `For the same ${group}`,
              points.length > 0 ? `เทียบกันที่${f.list(points)}` : `กลุ่มเดียวกัน: ${group}`,
            ),
    businessOverview: rival.unknown
      ? voice.one('analysis-overview-name', [
          say('Only the name so far', 'ตอนนี้รู้แค่ชื่อ'),
          say('Known by name alone', 'รู้จักเพียงชื่อ'),
          say('A name, nothing more', 'มีชื่อ ยังไม่มีข้อมูลอื่น'),
        ])
      : rival.strengths.slice(0, 2).map(short).join(say('. ', ' ')) || short(rival.weaknesses[0] ?? ''),
    communication: topic
      ? f.both(topic.label)
      : strength === undefined
        ? say('To check', 'รอตรวจ')
        : short(strength),
    swot: {
      strengths:
        rival.strengths.length > 0
          ? rival.strengths.slice(0, 3).map(short)
          : [
              voice.one('analysis-strength-name', [
                say(`To ask: how do they answer “${doubt.en}”`, `ต้องถาม: เขาตอบ “${doubt.th}” ว่าอย่างไร`),
                say(`To check: their reply to “${doubt.en}”`, `รอฟัง: คำตอบของเขาต่อ “${doubt.th}”`),
                say(`To confirm: what they say about “${doubt.en}”`, `รอยืนยัน: เขารับมือ “${doubt.th}” ได้ไหม`),
                say(`To look for: “${doubt.en}” on their page`, `ต้องดู: หน้าเพจเขาพูดถึง “${doubt.th}” ไหม`),
              ]),
            ],
      weaknesses:
        rival.weaknesses.length > 0
          ? rival.weaknesses.slice(0, 3).map(short)
          : [
              voice.one('analysis-weakness-name', [
                say(`To look for: ${leak.en}`, `ต้องดู: ${leak.th}`),
                say(`To check there: ${leak.en}`, `ตรวจที่เขา: ${leak.th}`),
                say(`To ask about: ${leak.en}`, `ถามลูกค้าของเขาเรื่อง${leak.th}`),
              ]),
            ],
      opportunities:
        gaps.length > 0
          ? gaps
          : [
              voice.one('analysis-opportunity-name', [
                say('To check before launch', 'ตรวจก่อนเริ่มลงสื่อ'),
                say('To note after a visit', 'รอสรุปหลังไปดูของจริง'),
                say('Not known until we ask', 'ยังไม่รู้จนกว่าจะถาม'),
              ]),
            ],
      threats: unique([
        ...(behaviour === undefined ? [] : [short(behaviour)]),
        ...(ours === undefined
          ? []
          : [say(`We can show: ${lowerFirst(clip(ours, 38))}`, `เราโชว์ได้: ${clip(ours, 38)}`)]),
      ]).slice(0, 2),
    },
    vsUsHighlights: rival.versus.map((row) => {
      const point = {
        point: f.both(row.topic.label),
        them: f.sentence(clip(row.them, 30)),
        us:
          row.us === undefined
            ? row.lead === 'them'
              ? say('Not our claim', 'ไม่ใช่จุดที่เราชู')
              : say('To confirm', 'รอยืนยัน')
            : f.sentence(clip(row.us, 30)),
      };
      return row.lead === undefined ? point : { ...point, lead: row.lead };
    }),
  };
}

/** 'No subscription' → 'Could add: subscription'; other gaps are named as they are. */
function closing(plan: Plan, weakness: string): string {
  const { say } = plan.f;
  const missing = /^(?:no|lacks?|without)\s+(?:any\s+|an?\s+)?(.+)$/iu.exec(weakness)?.[1];
  if (missing !== undefined && !isMostlyThai(weakness))
    return say(`Could add: ${clip(missing, 34)}`, `อาจเพิ่ม: ${clip(missing, 34)}`);
  const thai = /^(?:ไม่มี|ยังไม่มี|ขาด)(.+)$/u.exec(weakness)?.[1];
  if (thai !== undefined) return say(`Could add: ${clip(thai, 34)}`, `อาจเพิ่ม${clip(thai.trim(), 34)}`);
  return say(`Could repair it: ${lowerTrait(clip(weakness, 32))}`, `อาจแก้จุดนี้: ${clip(weakness, 32)}`);
}
