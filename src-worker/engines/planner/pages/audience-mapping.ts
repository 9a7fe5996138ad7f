/** Page 17: targeting per platform, in the platform's own terms (specification, page 17). */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { clip, lowerFirst, lowerNoun, lowerStart, shortNoun, thaiGap } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

export const writeAudienceMapping = page('audience-mapping', (plan) => {
  const { f, r, channels, hero, forecast } = plan;
  const { say } = f;
  const { need, warm } = r.trade;
  const w = evidenceFor(plan);
  const place = clip(placesPhrase(plan, 3), 44);
  const ages = r.audience.ages;
  const gender =
    r.audience.gender === 'all'
      ? ''
      : r.audience.gender === 'female'
        ? say('women', 'ผู้หญิง')
        : say('men', 'ผู้ชาย');
  const base = [ages === '' ? '' : say(ages, `อายุ ${ages} ปี`), gender, place]
    .filter(Boolean)
    .join(say(', ', ' '));
  const interests = clip(
    unique([
      ...r.products.names.slice(0, 2).map((name) => lowerNoun(shortNoun(name, 28))),
      r.hasSubType
        ? f.both(r.typeName).toLowerCase()
        : r.typeId === 0 || r.typeId === 13
          ? ''
          : f.both(r.trade.interests),
    ]).join(', '),
    60,
  );
  const searches = unique([
    shortNoun(lowerNoun(r.hero), 34),
    ...r.products.names.map((name) => lowerNoun(shortNoun(name, 28))),
  ]).filter(Boolean);
  const placeName = r.places.find(({ known }) => known?.kind !== 'country');
  const terms = unique([
    ...searches.slice(0, 2),
    ...(searches[0] === undefined ? [] : [`${searches.at(1) ?? searches[0]} ${f.both(r.trade.search)}`]),
    ...(placeName && searches[0] !== undefined ? [`${searches[0]} ${placeName.name}`] : []),
  ])
    .slice(0, 4)
    .map((term) => `“${term}”`)
    .join(', ');
  const medical = r.cautions.some(({ id }) => id === 'medical');
  const ramp = forecast.ramp?.goal.kind === 'ramp' ? forecast.ramp.goal : undefined;
  const exclude =
    ramp?.from !== undefined && ramp.unit === ''
      ? say(
          `Leave out the ${f.number(ramp.from)} ${ramp.metric} we have`,
          `ไม่ยิงซ้ำ ${f.number(ramp.from)} รายที่มีอยู่`,
        )
      : '';
  /** The platforms name the same people in their own ways. */
  const interestsOn = (id: AdvertisingChannel): string =>
    id === 'tiktok-ads'
      ? say(
          `video interactions: ${clip(lowerNoun(r.products.names[0] ?? hero), 34)}`,
          `คนที่ดูคลิปเรื่อง${thaiGap(r.products.names[0] ?? hero)}${clip(r.products.names[0] ?? hero, 34)}`,
        )
      : id === 'instagram-ads'
        ? f.both(r.trade.interests)
        : interests;
  const rows = channels.map(({ id, name, platform }, i) => {
    const { targeting } = platform;
    const roles = clip(
      f.list(r.audience.groups.slice(0, 3).map((group, k) => (k === 0 ? group : lowerNoun(group)))),
      64,
    );
    const detailed =
      id === 'google-ads'
        ? say(`Keywords: ${terms || 'own name and product'}`, `คำค้น: ${terms || 'ชื่อเราและสินค้า'}`)
        : id === 'shopee-ads' || id === 'lazada-ads'
          ? f.both(targeting.detailed)
          : id === 'linkedin-ads'
            ? [roles || f.both(targeting.detailed), place, clip(r.audience.details[0] ?? '', 40)]
                .filter(Boolean)
                .join('; ')
            : [base, r.audience.b2b && id === 'facebook-ads' ? roles : interestsOn(id)]
                .filter(Boolean)
                .join('; ');
    // By the English name, which is the platform's own: the Thai one need not name a list.
    const list = medical && /list|customer|audience/iu.test(targeting.lookalike.en);
    return {
      platform: name,
      detailTargeting: f.sentence(detailed),
      lookalike: list
        ? say('Page engagers; no patient lists', 'คนที่โต้ตอบกับเพจ ไม่ใช้รายชื่อคนไข้')
        : f.both(targeting.lookalike),
      retargeting:
        medical && id === 'google-ads'
          ? say('None for treatments (health policy)', 'ไม่ใช้กับการรักษา (นโยบายสุขภาพ)')
          : id === 'facebook-ads' && !r.ownChannels.includes('website')
            ? say('Page engagers, 30 days', 'คนที่โต้ตอบกับเพจ 30 วัน')
            : f.both(targeting.retargeting),
      notes:
        medical && id === 'facebook-ads'
          ? say('No upload of patient data', 'ไม่อัปโหลดข้อมูลคนไข้')
          : i === 0 && exclude !== ''
            ? exclude
            : f.both(targeting.rule),
    };
  });
  const names = channels.map(({ name }) => name);
  const title =
    channels.length === 0
      ? say(
          `Whom to reach for ${clip(hero, 30)} is clear, the channel still to choose`,
          `รู้ว่าใครควรเห็น ${clip(hero, 30)} เหลือเลือกว่าที่ไหน`,
        )
      : ramp && exclude !== ''
        ? say(
            `Find more like the ${f.number(ramp.from ?? 0)} ${ramp.metric}, and do not pay for those twice`,
            `หาคนแบบ ${f.number(ramp.from ?? 0)} รายที่มี และไม่จ่ายซ้ำกับคนเดิม`,
          )
        : r.audience.b2b
          ? accountsTitle(clip(r.audience.groups[0] ?? say('buyers', 'ผู้ซื้อ'), 30))
          : peopleTitle(
              base === ''
                ? clip(r.audience.groups[0] ?? say('the named audience', 'กลุ่มที่ระบุ'), 40)
                : clip(base, 44),
            );

  function accountsTitle(group: string): string {
    const buyers = lowerFirst(group);
    const gap = thaiGap(group);
    return say(
      `${f.sentence(buyers)}: by title, and when ${need.en}`,
      `เจาะ${gap}${group} ตามตำแหน่ง และเมื่อ${need.th}`,
    );
  }

  function peopleTitle(people: string): string {
    const gap = thaiGap(people);
    const did = lowerStart(warm.en);
    return say(`${f.sentence(people)}: those who ${did}`, `เริ่มจาก${gap}${people} แล้วตามคนที่${warm.th}`);
  }

  return {
    title,
    output: {
      audienceMatrix:
        rows.length > 0
          ? rows
          : [
              {
                platform: say('Channel to choose', 'รอเลือกช่องทาง'),
                detailTargeting: [base, interests].filter(Boolean).join('; '),
                lookalike: say('After the first customers', 'หลังมีลูกค้ากลุ่มแรก'),
                retargeting: say('After the first visitors', 'หลังมีผู้เข้าชมกลุ่มแรก'),
                notes: say('Choose the channel by where buyers already are', 'เลือกช่องทางตามที่ลูกค้าอยู่แล้ว'),
              },
            ],
    },
    evidence: [
      w.answer('targetDemographics'),
      w.answer('geographicLocation'),
      w.answer('additionalDemographics'),
      ...(ages === '' ? [] : [w.client(say(`Ages ${ages}`, `อายุ ${ages} ปี`), 'ages')]),
      w.answer('productService'),
      w.answer('heroProduct'),
      ...(ramp ? [w.answer('specificObjectives')] : []),
      ...channels
        .filter(
          ({ platform }, i) =>
            channels.findIndex((other) => other.platform.targeting.source === platform.targeting.source) ===
            i,
        )
        .map(({ platform }) => {
          const users = channels.filter(
            (other) => other.platform.targeting.source === platform.targeting.source,
          );
          return w.open(
            say(
              `Targeting kinds of ${f.list(users.map(({ name }) => name))}: ${users.map((user) => f.both(user.platform.targeting.lookalike)).join('; ')}; ${users.map((user) => f.both(user.platform.targeting.retargeting)).join('; ')}. Check the platform’s current policy`,
              `ประเภทการเจาะกลุ่มของ ${f.list(users.map(({ name }) => name))}: ${users.map((user) => f.both(user.platform.targeting.lookalike)).join(' / ')} ${users.map((user) => f.both(user.platform.targeting.retargeting)).join(' / ')} ตรวจนโยบายล่าสุด`,
            ),
            platform.targeting.source,
          );
        }),
      w.assume(
        say(
          `Interests, search terms and seeds${names.length > 0 ? ` on ${f.list(names)}` : ''}`,
          'ความสนใจ คำค้น และกลุ่มตั้งต้น',
        ),
        say('Starting values from the products named, reviewed each month', 'ค่าเริ่มต้นจากสินค้าที่ระบุ ทบทวนทุกเดือน'),
      ),
    ],
  };
});
