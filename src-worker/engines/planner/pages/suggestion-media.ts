/** Page 18, media targeting: a row per channel, the strongest first. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { PLATFORMS } from '../data/platforms.ts';
import type { Plan } from '../plan/index.ts';
import { clip, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
import { stagePlatforms } from './customer-journey.ts';
import { placesPhrase } from './write.ts';

/** Why this channel, for these buyers. */
function role({ f, r, hero, wants }: Plan, id: AdvertisingChannel): string {
  const { say } = f;
  const { trade, voice } = r;
  const question = wants[0]?.topic.question ?? trade.doubt;
  const group = clip(lowerNoun(r.audience.groups[0] ?? say('buyers', 'ลูกค้า')), 34);
  switch (id) {
    case 'google-ads':
      return voice.one('idea-media-google', [
        say(`Typed when ${trade.need.en}`, `คนพิมพ์หาเมื่อ${trade.need.th}`),
        say(`Search begins once ${trade.need.en}`, `การค้นเริ่มเมื่อ${trade.need.th}`),
        say(`Be found as ${trade.need.en}`, `ให้เจอเราพอ${trade.need.th}`),
        say(`Their cue to search: ${trade.need.en}`, `สัญญาณให้ค้น: ${trade.need.th}`),
      ]);
    case 'tiktok-ads':
      return voice.one('idea-media-tiktok', [
        say(`“${trade.doubt.en}”, answered in one clip`, `“${trade.doubt.th}” ตอบในคลิปเดียว`),
        say(`A clip may open on “${trade.doubt.en}”`, `เปิดคลิปด้วย “${trade.doubt.th}” ได้เลย`),
        say(`Seeing it settles “${trade.doubt.en}”`, `เห็นกับตาแล้วหายสงสัย “${trade.doubt.th}”`),
        say(`Comments bring up “${trade.doubt.en}”`, `คอมเมนต์จะพาไปที่ “${trade.doubt.th}”`),
      ]);
    case 'instagram-ads':
      return voice.one('idea-media-instagram', [
        say(`Shows ${trade.scene.en}`, `โชว์${trade.scene.th}`),
        say(`Room for ${trade.scene.en}`, `มีที่ให้${trade.scene.th}`),
        say(`Saved for ${trade.scene.en}`, `คนกดบันทึก${trade.scene.th}`),
        say(`Best seen here: ${trade.scene.en}`, `ดูชัดที่นี่: ${trade.scene.th}`),
      ]);
    case 'linkedin-ads':
      return voice.one('idea-media-linkedin', [
        say(`Reaches ${group} by title`, `ถึง${thaiGap(group)}${group}ตามตำแหน่ง`),
        say(`Knows which firm ${group} work for`, `รู้ว่า${thaiGap(group)}${group}อยู่บริษัทไหน`),
        say(`Where ${group} read at work`, `ที่ที่${thaiGap(group)}${group}อ่านเรื่องงาน`),
      ]);
    case 'facebook-ads':
      return voice.one('idea-media-facebook', [
        say(
          `${f.sentence(group)} ask “${question.en}” in comments`,
          `${group}ถาม “${question.th}” ในคอมเมนต์`,
        ),
        say(
          `A post answers ${group}: “${question.en}”`,
          `โพสต์เดียวตอบ${thaiGap(group)}${group}ว่า “${question.th}”`,
        ),
        say(`“${question.en}” reaches us by Messenger`, `“${question.th}” มาถึงเราทาง Messenger`),
        say(
          `For ${group} who hesitate: “${question.en}”`,
          `ให้${thaiGap(group)}${group}ที่ลังเลว่า “${question.th}”`,
        ),
      ]);
    case 'shopee-ads':
    case 'lazada-ads':
      return voice.one(`idea-media-${id}`, [
        say(`${f.sentence(clip(hero, 30))} beside its price and reviews`, `${clip(hero, 30)} คู่กับราคาและรีวิว`),
        say(`Buyers of ${clip(hero, 30)} pay where they read`, `คนดู ${clip(hero, 30)} จ่ายได้ตรงที่อ่าน`),
        say(`${f.sentence(clip(hero, 30))} stands among its rivals here`, `${clip(hero, 30)} อยู่ข้างตัวเลือกอื่น`),
      ]);
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
        ? PLATFORMS[id].terms[r.closing]
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
          reasoning: r.voice.one('idea-media-open', [
            say('Choose where buyers already ask', 'เลือกที่ที่ลูกค้าถามอยู่แล้ว'),
            say('The next customers know where', 'ลูกค้ารายถัดไปบอกได้ว่าที่ไหน'),
            say('Money follows their questions', 'เงินตามคำถามของลูกค้าไป'),
          ]),
        },
      ];
}
