/** Page 18, media targeting: a row per channel, the strongest first. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { PLATFORMS, termOf } from '../data/platforms.ts';
import type { Plan } from '../plan/index.ts';
import { clip, gapAfter, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
import { stagePlatforms } from './customer-journey.ts';
import { placesPhrase } from './write.ts';

/** Why this channel, for these buyers. */
function role({ f, r, hero, wants }: Plan, id: AdvertisingChannel): string {
  const { say } = f;
  const { trade } = r;
  const question = wants[0]?.topic.question ?? trade.doubt;
  const group = clip(lowerNoun(r.audience.groups[0] ?? say('buyers', 'ลูกค้า')), 34);
  const after = gapAfter(group);
  switch (id) {
    case 'google-ads':
      return say(`Typed when ${trade.need.en}`, `คนพิมพ์หาเมื่อ${trade.need.th}`);
    case 'tiktok-ads':
      return say(`“${trade.doubt.en}”, answered in one clip`, `“${trade.doubt.th}” ตอบในคลิปเดียว`);
    case 'instagram-ads':
      return say(`Shows ${trade.scene.en}`, `โชว์${trade.scene.th}`);
    case 'linkedin-ads':
      return say(`Reaches ${group} by title`, `ถึง${thaiGap(group)}${group}${after}ตามตำแหน่ง`);
    case 'facebook-ads':
      return say(
        `${f.sentence(group)} ask “${question.en}” in comments`,
        `${group}${after}ถาม “${question.th}” ในคอมเมนต์`,
      );
    case 'shopee-ads':
      return say(
        `${f.sentence(clip(hero, 30))} beside its price and reviews`,
        `${clip(hero, 30)} คู่กับราคาและรีวิว`,
      );
    case 'lazada-ads':
      return say(`For shoppers searching ${clip(hero, 30)} in the app`, `สำหรับคนที่ค้น ${clip(hero, 30)} ในแอป`);
  }
}

export function media(plan: Plan) {
  const { f, r, channels, hero, budget } = plan;
  const { say } = f;
  const objective = r.objectives[0] ?? 'brand-awareness';
  const place = clip(placesPhrase(plan, 2), 30);
  const near = r.places.find(({ known }) => known?.kind !== 'country');
  const ordered = channels
    .map((channel, i) => ({ ...channel, sum: budget.channelSums[i] ?? 0 }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, 3);
  const rows = ordered.map(({ id, name, platform }) => {
    const layers = [0, 1, 2, 3].filter((layer) => stagePlatforms(plan, layer).includes(name));
    const main =
      layers.includes(2) && ['google-ads', 'shopee-ads', 'lazada-ads', 'facebook-ads'].includes(id)
        ? 2
        : (layers[0] ?? 0);
    const type =
      main === 2
        ? termOf(PLATFORMS[id], r.closing, r.ownChannels.includes('website'))
        : f.both(platform.stageTerms[main] ?? platform.stageTerms[0]);
    return {
      platform: name,
      campaignType: type,
      objective: main === 2 ? f.both(OBJECTIVES[r.closing].name) : (plan.stages[main] ?? ''),
      targeting:
        id === 'google-ads'
          ? `“${clip(lowerFirst(hero), 30)}”${near ? ` + ${clip(near.name, 20)}` : ''}`
          : id === 'linkedin-ads'
            ? clip(
                f.list(
                  r.audience.groups.slice(0, 2).map((group, i) => (i === 0 ? group : lowerFirst(group))),
                ) || say('Named job titles', 'ตำแหน่งงานที่ระบุ'),
                48,
              )
            : id === 'shopee-ads' || id === 'lazada-ads'
              ? say(
                  `Keywords for ${clip(lowerFirst(r.products.names[0] ?? hero), 30)}`,
                  `คำค้น ${clip(r.products.names[0] ?? hero, 30)}`,
                )
              : [r.audience.ages, place || clip(r.audience.groups[0] ?? '', 30)].filter(Boolean).join(', ') ||
                say('The named audience', 'กลุ่มเป้าหมายที่ระบุ'),
      reasoning: role(plan, id),
    };
  });
  return rows.length > 0
    ? rows
    : [
        {
          platform: say('Channel to choose', 'รอเลือกช่องทาง'),
          campaignType: say('One small test', 'ทดสอบเล็ก ๆ หนึ่งชุด'),
          objective: f.both(OBJECTIVES[objective].name),
          targeting: place || clip(r.audience.groups[0] ?? say('The named audience', 'กลุ่มเป้าหมายที่ระบุ'), 40),
          reasoning: say('Choose where buyers already ask', 'เลือกที่ที่ลูกค้าถามอยู่แล้ว'),
        },
      ];
}
