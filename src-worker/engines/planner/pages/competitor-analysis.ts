/** Page 10: SWOT per rival and who leads, honestly, both ways (specification, page 10). */
import { proof, type Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { clip, isMostlyThai, lowerFirst, lowerNoun, unique, thaiGap } from '../text.ts';
import { behaviours } from '../plan/topics.ts';
import { rivalEvidence, rivalName } from './competitor-marketing.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

export const writeCompetitorAnalysis = page('competitor-analysis', (plan) => {
  const { f, rivals } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const top = rivals.find(({ unknown }) => !unknown);
  const good = top?.strengths[0];
  const bad = top?.versus.find(({ lead }) => lead === 'us')?.them ?? top?.weaknesses[0];
  const title =
    rivals.length === 0
      ? say(
          `Before a SWOT: who else answers “${plan.r.trade.doubt.en}”`,
          `ก่อนทำ SWOT: ใครตอบ “${plan.r.trade.doubt.th}” อีกบ้าง`,
        )
      : top === undefined
        ? say(
            `${rivalName(plan, rivals[0]!)}: questions before a comparison`,
            `${rivalName(plan, rivals[0]!)}: คำถามก่อนเปรียบเทียบ`,
          )
        : good !== undefined && bad !== undefined
          ? say(
              `${rivalName(plan, top)}: ${lowerFirst(clip(good, 34))}, but ${lowerFirst(clip(bad, 34))}`,
              `${rivalName(plan, top)} ${clip(good, 30)} แต่${thaiGap(bad)}${clip(bad, 30)}`,
            )
          : say(
              `${rivalName(plan, top)}: ${lowerFirst(clip(good ?? bad ?? '', 50))}`,
              `${rivalName(plan, top)}: ${clip(good ?? bad ?? '', 50)}`,
            );
  return {
    title,
    output: {
      selectionCriteria:
        rivals.length === 0
          ? say('None named yet; to choose by whom buyers compare', 'ยังไม่ได้ระบุ เลือกจากรายที่ผู้ซื้อเทียบจริง')
          : say(
              `Named by ${clip(plan.name, 36)}${rivals.length === 1 ? '' : '; the closest first'}`,
              `${clip(plan.name, 36)} ระบุเอง${rivals.length === 1 ? '' : ' เรียงจากรายที่ชนกันมากสุด'}`,
            ),
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
  return {
    brand: say('Rivals to name', 'รอระบุคู่แข่ง'),
    whyComparable: say('Ask: whom else did your last customers look at?', 'ถาม: ลูกค้าล่าสุดเทียบกับที่ไหน'),
    businessOverview: say('To confirm with the client', 'รอยืนยันกับลูกค้า'),
    communication: say('To confirm', 'รอยืนยัน'),
    swot: {
      strengths: [say('What do their customers praise?', 'ลูกค้าของเขาชมเรื่องอะไร')],
      weaknesses: [say('What do their customers complain about?', 'ลูกค้าของเขาบ่นเรื่องอะไร')],
      opportunities: [say('What could they start tomorrow?', 'เขาเริ่มทำอะไรได้ทันที')],
      threats: [
        say(
          `What could ${clip(plan.name, 26)} show that they cannot?`,
          `${clip(plan.name, 26)} โชว์อะไรที่เขาทำไม่ได้`,
        ),
      ],
    },
    vsUsHighlights: [],
  };
}

function analysis(plan: Plan, rival: Rival) {
  const { f, r } = plan;
  const { say } = f;
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
  const [strength] = rival.strengths;
  const topic = rival.versus.find(({ lead }) => lead === 'them')?.topic;
  const gaps = rival.weaknesses.slice(0, 2).map((weakness) => closing(plan, weakness));
  return {
    brand: rivalName(plan, rival),
    whyComparable:
      shared.length > 0
        ? say(`Same ground: ${f.list(shared)}`, `พื้นที่เดียวกัน: ${f.list(shared)}`)
        : rival.unknown
          ? say(
              `Also chosen${where === '' ? '' : ` in ${where}`}; to ask why`,
              `อีกทางเลือก${where === '' ? '' : `ใน${thaiGap(where)}${where}`} ต้องถามว่าคนเลือกเพราะอะไร`,
            )
          : say(
              points.length > 0 ? `Compared on ${f.list(points)}` : `For the same ${group}`,
              points.length > 0 ? `เทียบกันที่${f.list(points)}` : `กลุ่มเดียวกัน: ${group}`,
            ),
    businessOverview: rival.unknown
      ? say('Only the name so far', 'ตอนนี้รู้แค่ชื่อ')
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
              say(
                `To ask: how do they answer “${r.trade.doubt.en}”`,
                `ต้องถาม: เขาตอบ “${r.trade.doubt.th}” ว่าอย่างไร`,
              ),
            ],
      weaknesses:
        rival.weaknesses.length > 0
          ? rival.weaknesses.slice(0, 3).map(short)
          : [say(`To look for: ${r.trade.leak.en}`, `ต้องดู: ${r.trade.leak.th}`)],
      opportunities: gaps.length > 0 ? gaps : [say('To check before launch', 'ตรวจก่อนเริ่มลงสื่อ')],
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
  return say(`Could repair it: ${lowerFirst(clip(weakness, 32))}`, `อาจแก้จุดนี้: ${clip(weakness, 32)}`);
}
