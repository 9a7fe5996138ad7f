/** Page 14: pillars, and a plan per platform (specification, page 14). */
import { clip, lowerFirst, lowerNoun, thaiGap } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { calendarEvidence, occasionText } from './market-facts.ts';
import { budgetEvidence } from './plan-evidence.ts';
import { budgetPhrase, evidenceFor, page } from './write.ts';

export const writeContentStrategy = page('content-strategy', (plan) => {
  const { f, r, pillars, channels, sweet, hero, discountCap, wants } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const proof = clip(lowerFirst(sweet[0]?.words ?? r.strengths[0] ?? ''), 30);
  const direction = (id: string, index: number): string => {
    if (id === 'shopee-ads' || id === 'lazada-ads')
      return discountCap === undefined
        ? say(`${clip(hero, 26)}, clear photo and price`, `${clip(hero, 26)} ภาพชัด ราคาชัด`)
        : say(`Best seller, at most ${discountCap}% off`, `สินค้าขายดี ลดไม่เกิน ${discountCap}%`);
    if (id === 'google-ads')
      return r.answers.keyMessage === ''
        ? say(`“${clip(hero, 30)}” in the headline`, `“${clip(hero, 30)}” ในพาดหัว`)
        : `“${clip(r.answers.keyMessage, 40)}”`;
    if (id === 'linkedin-ads')
      return say(`${clip(hero, 26)}: one page, one test`, `${clip(hero, 26)} หนึ่งหน้า หนึ่งการทดสอบ`);
    const question = wants[index % Math.max(1, wants.length)]?.topic.question;
    if (id === 'tiktok-ads')
      return question ? `“${f.both(question)}”` : say('One question per video', 'หนึ่งคลิปหนึ่งคำถาม');
    if (r.face === 'owner' && id === 'instagram-ads')
      return say(
        `Owner to camera${proof === '' ? '' : `; ${proof}`}`,
        `เจ้าของพูดหน้ากล้อง${proof === '' ? '' : ` ${proof}`}`,
      );
    const promise = r.afterSales[0];
    return id === 'facebook-ads' && promise !== undefined
      ? f.sentence(clip(promise, 40))
      : proof === ''
        ? say(`${clip(hero, 30)}, shown in use`, `${clip(hero, 30)} ขณะใช้งานจริง`)
        : say(`Show ${proof}`, `โชว์${thaiGap(proof)}${proof}`);
  };
  const rows = channels.map(({ id, platform, name }, i) => ({
    platform: name,
    frequency: f.both(platform.plan.frequency),
    formats: platform.plan.formats.map(f.both),
    aspectRatios: [...platform.plan.ratios],
    videoDurations: f.both(platform.plan.durations),
    creativeDirection: direction(id, i),
    materialsRequired:
      id === 'facebook-ads' && !r.ownChannels.includes('website')
        ? say('4 pictures, 2 videos', 'ภาพ 4 ชิ้น วิดีโอ 2 ชิ้น')
        : f.both(platform.plan.materials),
    benchmarkReasoning: f.both(platform.plan.reason),
  }));
  const specs = ({ platform: { plan: known } }: (typeof channels)[number]): string =>
    [
      ...known.ratios,
      f.both(known.reason),
      ...(known.published === true ? [f.both(known.durations), f.both(known.materials)] : []),
    ].join(', ');
  const own = r.ownChannels[0];
  const rules = r.constraints.map(({ text }) => clip(text, 60));
  const money = budgetPhrase(plan);
  const notes = [
    money === ''
      ? say('Production: quoted apart.', 'ค่าผลิตเสนอแยก')
      : say(`Production: quoted apart from ${money}.`, `ค่าผลิตเสนอแยกจากงบสื่อ ${money}`),
    ...plan.calendar.slice(0, 2).map((entry) => `${occasionText(plan, entry)}${say('.', '')}`),
    r.face === 'owner'
      ? say('With the owner on camera, production stays small.', 'เจ้าของออกกล้องเองช่วยให้ค่าผลิตไม่สูง')
      : '',
    rules.length > 0 ? say(`Client’s rules: ${rules.join('; ')}.`, `เงื่อนไขลูกค้า: ${rules.join(' / ')}`) : '',
  ]
    .filter(Boolean)
    .join(' ');
  const names = pillars.map(({ name }) => name);
  const rhythm = unique(
    rows
      .flatMap((row, i) =>
        channels[i]?.platform.plan.published === true
          ? [row.frequency]
          : [row.frequency, row.materialsRequired, row.videoDurations],
      )
      .filter((text) => text !== '–'),
  ).join('; ');
  const [lead = '', next = ''] = names;
  const lower = names.map(lowerNoun).join('; ');
  const all = names.join(', ');
  const title = say(`The story: ${lower}`, `เรื่องที่จะเล่า: ${all}`);
  const short = say(
    `“${f.sentence(clip(lead, 40))}” leads; “${clip(next, 34)}” next`,
    `“${clip(lead, 40)}” นำ ตามด้วย “${clip(next, 34)}”`,
  );
  return {
    title: title.length > 88 ? short : title,
    output: {
      contentPillars: pillars.map(({ name, share, idea }) => ({
        pillar: name,
        share: `${share}%`,
        idea,
      })),
      platformPlan:
        rows.length > 0
          ? rows
          : [
              {
                platform: own === undefined ? say('Channel to choose', 'รอเลือกช่องทาง') : own,
                frequency: say('To agree with the channel', 'ตกลงพร้อมช่องทาง'),
                formats: [say('Short video', 'วิดีโอสั้น'), say('Picture', 'ภาพ')],
                aspectRatios: ['–'],
                videoDurations: '–',
                creativeDirection: say(`${clip(hero, 30)}, shown in use`, `${clip(hero, 30)} ขณะใช้งานจริง`),
                materialsRequired: say('A phone and daylight', 'มือถือและแสงธรรมชาติ'),
                benchmarkReasoning: say('Until advertising channels are chosen', 'จนกว่าจะเลือกช่องทางโฆษณา'),
              },
            ],
      budgetNotes: notes,
    },
    evidence: [
      w.answer('additionalNotes'),
      w.answer('keyMessage'),
      w.assume(
        say(
          `Shares of the pillars: ${pillars.map(({ share }) => `${share}%`).join(', ')}; rhythm: ${rhythm}`,
          `สัดส่วนแกนเนื้อหา: ${pillars.map(({ share }) => `${share}%`).join(', ')} จังหวะ: ${rhythm}`,
        ),
        say('Proposed working rhythm', 'ข้อเสนอจังหวะการทำงาน'),
      ),
      ...unique(channels.map(({ platform }) => platform.plan.source)).map((id) => {
        const users = channels.filter(({ platform }) => platform.plan.source === id);
        const source = users[0]?.platform.plan.source ?? 'meta-specs';
        return w.open(
          say(
            `Formats and sizes of ${f.list(users.map(({ name }) => name))}: ${users.map(specs).join('; ')}. Check the platform’s current specification`,
            `รูปแบบและขนาดของ ${f.list(users.map(({ name }) => name))}: ${users.map(specs).join(' / ')} ตรวจข้อกำหนดล่าสุดของแพลตฟอร์ม`,
          ),
          source,
        );
      }),
      ...budgetEvidence(plan, w),
      ...calendarEvidence(plan, w, plan.calendar.slice(0, 2)),
    ],
  };
});
