/** Page 9: the client's own row, then the rivals as far as they are known (specification, page 9). */
import { clip, lowerFirst, thaiGap, unique } from '../text.ts';
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { evidenceFor, page, placesPhrase, type Write } from './write.ts';

export const rivalName = (plan: Plan, rival: Rival): string =>
  rival.name === ''
    ? plan.f.say(`Competitor ${rival.number}, name to confirm`, `คู่แข่งที่ ${rival.number} รอยืนยันชื่อ`)
    : clip(rival.name, 40);

/** What the client said of a rival. */
export const rivalEvidence = (plan: Plan, rival: Rival, w: Write): ReturnType<Write['client']> => {
  const said = [...rival.strengths, ...rival.weaknesses].join('; ');
  return w.client(`${rivalName(plan, rival)}: ${said || plan.f.say('name only', 'มีเพียงชื่อ')}`, 'competitors');
};

const overlapWord = (plan: Plan, rival: Rival): string => {
  const { say } = plan.f;
  return {
    high: say('High', 'สูง'),
    medium: say('Medium', 'กลาง'),
    low: say('Low', 'ต่ำ'),
    unknown: say('To confirm', 'รอยืนยัน'),
  }[rival.overlap];
};

function rivalRow(plan: Plan, rival: Rival) {
  const { f } = plan;
  const { say } = f;
  const price =
    rival.price === 'low'
      ? say('Low, to check', 'ต่ำ รอตรวจ')
      : rival.price === 'high'
        ? say('High, to check', 'สูง รอตรวจ')
        : say('To check', 'รอตรวจ');
  const seen = unique([...rival.platforms, ...(rival.website === '' ? [] : [say('own site', 'เว็บไซต์')])]);
  const [strength] = rival.strengths;
  const [weakness] = rival.weaknesses;
  return {
    brand: rivalName(plan, rival),
    location:
      rival.places.length > 0 ? clip(f.list(rival.places.slice(0, 3)), 36) : say('To confirm', 'รอยืนยัน'),
    priceRange: price,
    targetAudience:
      strength === undefined
        ? say('To confirm', 'รอยืนยัน')
        : say(
            `Chosen for: ${lowerFirst(clip(strength, 34))}`,
            `คนที่เลือกเพราะ${strength.startsWith('มี') ? '' : thaiGap(strength)}${clip(strength, 30)}`,
          ),
    serviceOverlap: overlapWord(plan, rival),
    platformAnalysis: seen.length > 0 ? f.sentence(seen.join(say('; ', ' '))) : say('To check', 'รอตรวจ'),
    reasoning: rival.unknown
      ? say('Named by the client; strengths to ask', 'ลูกค้าระบุชื่อ รอถามจุดเด่น')
      : [strength, weakness]
          .flatMap((clause) => (clause === undefined ? [] : [f.sentence(clip(clause, 40))]))
          .join(say('. ', ' / ')),
  };
}

export const writeCompetitorMarketing = page('competitor-marketing', (plan) => {
  const { f, r, rivals, company, sweet } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const where = placesPhrase(plan, 3);
  const ownNames = plan.r.ownChannels.map(
    (id) =>
      ({
        website: say('Web', 'เว็บ'),
        facebook: 'Facebook',
        instagram: 'Instagram',
        tiktok: 'TikTok',
        'tiktok-shop': 'TikTok Shop',
        shopee: 'Shopee',
        lazada: 'Lazada',
        line: 'LINE',
      })[id],
  );
  const us = {
    brand: company,
    location: where === '' ? say('To confirm', 'รอยืนยัน') : clip(where, 36),
    priceRange:
      r.answers.startingPrice === ''
        ? say('To confirm', 'รอยืนยัน')
        : f.sentence(clip(r.answers.startingPrice, 36)),
    targetAudience: [
      clip(r.audience.groups[0] ?? say('To confirm', 'รอยืนยัน'), 34),
      r.audience.ages === '' ? '' : say(r.audience.ages, `${r.audience.ages} ปี`),
    ]
      .filter(Boolean)
      .join(say(', ', ' ')),
    serviceOverlap: '',
    platformAnalysis: ownNames.length > 0 ? ownNames.join(', ') : say('To open', 'รอเปิดช่องทาง'),
    reasoning:
      r.strengths
        .slice(0, 2)
        .map((item) => f.sentence(clip(item, 36)))
        .join(say('. ', ' ')) || say('To confirm', 'รอยืนยัน'),
  };
  const known = rivals.filter((rival) => !rival.unknown);
  const free = sweet[0]?.topic;
  const theirLabels = unique(
    known.flatMap(({ versus }) =>
      versus
        .filter(({ lead }) => lead === 'them')
        .slice(0, 1)
        .map(({ topic }) => f.both(topic.label)),
    ),
  ).slice(0, 3);
  const title =
    rivals.length === 0
      ? say(
          `No rival named: where else do people ask “${r.trade.doubt.en}”?`,
          `ยังไม่ได้ระบุคู่แข่ง คนถาม “${r.trade.doubt.th}” กับใครอีก`,
        )
      : known.length === 0
        ? say(
            `Ask ${rivalName(plan, rivals[0]!)} as a customer: “${r.trade.doubt.en}”`,
            `ไปถาม ${rivalName(plan, rivals[0]!)} แบบลูกค้า: “${r.trade.doubt.th}”`,
          )
        : theirLabels.length > 0 && free
          ? say(
              `Rivals lead on ${f.list(theirLabels.map((label) => label.toLowerCase()))}; ${free.label.en.toLowerCase()} ${free.label.en.endsWith('s') ? 'are' : 'is'} still free`,
              `คู่แข่งนำเรื่อง${f.list(theirLabels)} แต่เรื่อง${free.label.th}ยังว่าง`,
            )
          : say(
              `${f.list(known.slice(0, 2).map((rival) => rivalName(plan, rival)))} against ${clip(plan.name, 30)}`,
              `${f.list(known.slice(0, 2).map((rival) => rivalName(plan, rival)))} เทียบกับ ${clip(plan.name, 30)}`,
            );
  return {
    title,
    output: {
      competitors: [us, ...rivals.map((rival) => rivalRow(plan, rival))],
      summaryInsights: insights(plan),
    },
    evidence: [
      ...rivals.map((rival) => rivalEvidence(plan, rival, w)),
      w.answer('startingPrice'),
      w.assume(
        say('Overlap and audiences', 'ระดับการทับซ้อนและกลุ่มลูกค้า'),
        say(
          'Our reading of the strengths given: same place or channel is high, price alone is low',
          'ตีความจากจุดเด่นที่ให้มา พื้นที่หรือช่องทางเดียวกันถือว่าสูง เด่นแค่ราคาถือว่าต่ำ',
        ),
      ),
      w.assume(
        say('Unknown prices and places', 'ราคาและพื้นที่ที่ยังไม่ทราบ'),
        say('To be looked up before launch', 'ตรวจสอบก่อนเริ่มลงสื่อ'),
      ),
    ],
  };
});

/** At most three, then how many more. */
function unknownNames(plan: Plan): string[] {
  const names = plan.rivals.filter(({ unknown }) => unknown).map((rival) => rivalName(plan, rival));
  const rest = names.length - 3;
  return rest > 0 ? [...names.slice(0, 3), plan.f.say('others', 'รายอื่น')] : names;
}

function insights(plan: Plan): string[] {
  const { f, rivals, sweet, r } = plan;
  const { say } = f;
  const list: string[] = [];
  const high = rivals.filter(({ overlap }) => overlap === 'high');
  const known = rivals.filter(({ unknown }) => !unknown);
  if (high.length > 0 && known.length > 1) {
    const names = f.list(high.slice(0, 2).map((rival) => rivalName(plan, rival)));
    const shared = unique(high.flatMap((rival) => [...rival.places, ...rival.platforms])).slice(0, 2);
    list.push(
      say(
        `${names} ${high.length === 1 ? 'meets' : 'meet'} us head-on${shared.length > 0 ? `: ${f.list(shared)}` : ''}.`,
        `${names} ชนกับเราโดยตรง${shared.length > 0 ? `ที่${thaiGap(shared[0] ?? '')}${f.list(shared)}` : ''}`,
      ),
    );
  }
  const [first] = sweet;
  if (first && known.length > 0)
    list.push(
      say(
        `${f.sentence(first.topic.label.en)} is unclaimed by ${known.length === 1 ? rivalName(plan, known[0]!) : 'all of them'}; ours: ${lowerFirst(clip(first.words, 50))}.`,
        `เรื่อง${first.topic.label.th} ${known.length === 1 ? rivalName(plan, known[0]!) : 'ทุกราย'}ยังไม่ได้ชู เรามี${thaiGap(first.words)}${clip(first.words, 46)}`,
      ),
    );
  const lead = known.flatMap((rival) =>
    rival.versus.filter((row) => row.lead === 'them' && row.us === undefined).map((row) => ({ rival, row })),
  )[0];
  if (lead && list.length < 2)
    list.push(
      say(
        `${rivalName(plan, lead.rival)} leads on ${lead.row.topic.label.en.toLowerCase()}: ${lowerFirst(clip(lead.row.them, 44))}.`,
        `${rivalName(plan, lead.rival)} นำเรื่อง${lead.row.topic.label.th}: ${clip(lead.row.them, 44)}`,
      ),
    );
  if (rivals.length > known.length)
    list.push(
      say(
        rivals.length === 1
          ? `${rivalName(plan, rivals[0]!)}: only the name so far. What it does well is asked before launch.`
          : `Names only so far: ${f.list(unknownNames(plan))}. Ask each as a customer: “${r.trade.doubt.en}”`,
        rivals.length === 1
          ? `${rivalName(plan, rivals[0]!)} ตอนนี้รู้แค่ชื่อ จะถามจุดเด่นก่อนเริ่มลงสื่อ`
          : `ตอนนี้รู้แค่ชื่อ: ${f.list(unknownNames(plan))} จะไปถามแบบลูกค้า: “${r.trade.doubt.th}”`,
      ),
    );
  if (rivals.length === 0)
    list.push(
      say(
        `Ask the next customers: where else did you take “${r.trade.doubt.en}”?`,
        `ถามลูกค้ารายถัดไป: ก่อนหน้านี้ไปถาม “${r.trade.doubt.th}” ที่ไหนมาบ้าง`,
      ),
      say(
        `Until then we speak of ${lowerFirst(clip(r.strengths[0] ?? plan.hero, 40))}, not of others.`,
        `ระหว่างนี้เราพูดเรื่อง ${clip(r.strengths[0] ?? plan.hero, 40)} ไม่พูดถึงรายอื่น`,
      ),
    );
  if (list.length === 0)
    list.push(
      say(`Our answer to “${r.trade.doubt.en}” comes first.`, `เราชูคำตอบของ “${r.trade.doubt.th}” ก่อน`),
    );
  return list.slice(0, 2);
}
