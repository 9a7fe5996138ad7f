/** Page 17: targeting per platform, in the platform's own terms (specification, page 17). */
import { clip, lowerFirst, lowerNoun, shortNoun, thaiGap, unique } from '../text.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

export const writeAudienceMapping = page('audience-mapping', (plan) => {
  const { f, r, channels, hero, forecast } = plan;
  const { say } = f;
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
    ...(placeName && searches[0] !== undefined ? [`${searches.at(1) ?? searches[0]} ${placeName.name}`] : []),
    ...(f.language === 'th' && searches[0] !== undefined ? [`${searches[0]} ราคา`] : []),
  ])
    .slice(0, 3)
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
            : [base, r.audience.b2b ? roles : interests].filter(Boolean).join('; ');
    const list =
      medical && /list|รายชื่อ|Customer Match|Custom Audience|customers/iu.test(f.both(targeting.lookalike));
    return {
      platform: name,
      detailTargeting: f.sentence(detailed),
      lookalike: list
        ? say('From page engagers; no patient lists', 'จากผู้มีส่วนร่วมกับเพจ ไม่ใช้รายชื่อคนไข้')
        : f.both(targeting.lookalike),
      retargeting:
        medical && id === 'google-ads'
          ? say(
              'Not used for treatments: check Google’s health rules',
              'ไม่ใช้กับการรักษา ตรวจนโยบายสุขภาพของ Google',
            )
          : id === 'facebook-ads' && !r.ownChannels.includes('website')
            ? say('People who engaged with the page, 30 days', 'ผู้มีส่วนร่วมกับเพจ 30 วัน')
            : f.both(targeting.retargeting),
      notes: i === 0 && exclude !== '' ? exclude : f.both(targeting.rule),
    };
  });
  const names = channels.map(({ name }) => name);
  const title =
    channels.length === 0
      ? say(
          `Who is to see ${clip(hero, 30)} is clear; where, is still to choose`,
          `รู้ว่าใครควรเห็น ${clip(hero, 30)} เหลือเลือกว่าที่ไหน`,
        )
      : ramp && exclude !== ''
        ? say(
            'Look for people like our best buyers, and stop paying for those we have',
            'หาคนที่คล้ายลูกค้าประจำ และไม่จ่ายซ้ำกับคนที่มีอยู่',
          )
        : r.audience.b2b
          ? say(
              `${f.sentence(clip(lowerFirst(r.audience.groups[0] ?? 'buyers'), 30))} by title and by search, not by interest`,
              `เจาะ ${clip(r.audience.groups[0] ?? 'ผู้ซื้อ', 30)} ด้วยตำแหน่งและคำค้น ไม่ใช่ความสนใจ`,
            )
          : say(
              `Start with ${base === '' ? clip(r.audience.groups[0] ?? 'the named audience', 40) : clip(base, 44)}, then follow those who answer`,
              `เริ่มจาก${thaiGap(base)}${base === '' ? clip(r.audience.groups[0] ?? 'กลุ่มที่ระบุ', 40) : clip(base, 44)} แล้วตามคนที่ตอบรับ`,
            );
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
