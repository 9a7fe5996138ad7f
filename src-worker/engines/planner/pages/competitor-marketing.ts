/** Page 9: the client's own row, then the rivals as far as they are known (specification, page 9). */
import { clip, lowerTrait, thaiGap } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import type { Topic } from '../data/topics.ts';
import { rivalInsights } from './rival-insights.ts';
import { rivalEvidence, rivalName } from './rival-names.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

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
            `Chosen for: ${lowerTrait(clip(strength, 34))}`,
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
  return {
    title:
      known.length === 0
        ? unknownTitle(plan, rivals[0])
        : theirLabels.length > 0 && free
          ? aheadTitle(plan, theirLabels, free)
          : facingTitle(plan, known),
    output: {
      competitors: [us, ...rivals.map((rival) => rivalRow(plan, rival))],
      summaryInsights: rivalInsights(plan),
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

/** Where nothing is known of anyone. */
function unknownTitle(plan: Plan, first: Rival | undefined): string {
  const { f, r } = plan;
  const { say } = f;
  const { doubt } = r.trade;
  if (first === undefined)
    return say(
      `No rival named: where else do people ask “${doubt.en}”?`,
      `ยังไม่ได้ระบุคู่แข่ง คนถาม “${doubt.th}” กับใครอีก`,
    );
  const name = rivalName(plan, first);
  return say(`Ask ${name} as a customer: “${doubt.en}”`, `ไปถาม ${name} แบบลูกค้า: “${doubt.th}”`);
}

/** What rivals hold, and what nobody holds. */
function aheadTitle({ f }: Plan, labels: readonly string[], free: Topic): string {
  const { say } = f;
  const theirs = f.list(labels.map((label) => label.toLowerCase()));
  const [ours, plural] = [free.label.en.toLowerCase(), /[^s]s$/u.test(free.label.en)];
  return say(
    `Rivals lead on ${theirs}; ${ours} ${plural ? 'are' : 'is'} still free`,
    `คู่แข่งนำเรื่อง${theirs} แต่เรื่อง${free.label.th}ยังว่าง`,
  );
}

function facingTitle(plan: Plan, known: readonly Rival[]): string {
  const { say } = plan.f;
  const names = plan.f.list(known.slice(0, 2).map((rival) => rivalName(plan, rival)));
  const us = clip(plan.name, 30);
  return say(`${names} against ${us}`, `${names} เทียบกับ ${us}`);
}
