/** Page 6: a row per channel, one job each (specification, page 6; also `keyProducts` and `marketPosition`). */
import { channelRows } from '../plan/channel-rows.ts';
import { PLATFORMS } from '../data/platforms.ts';
import { clip, thaiGap } from '../text.ts';
import { keyProducts, marketPosition } from './business-overview.ts';
import { evidenceFor, page } from './write.ts';

const ALL = ['Website', 'Facebook', 'Instagram', 'TikTok', 'TikTok Shop', 'Shopee', 'Lazada'];

export const writeMarketChannelsAnalysis = page('market-channels-analysis', (plan) => {
  const { f, r, company, forecast, market, name } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const rows = channelRows(plan);
  const open = r.ownChannels.filter((id) => id !== 'line').length;
  const names = new Set(rows.map(({ channel }) => channel));
  const closed = ALL.filter((channel) => !names.has(channel));
  const own = f.list(rows.filter(({ owned }) => owned).map(({ channel }) => channel));
  const { cost } = forecast;
  const price = cost ? f.money(cost.now, cost.currency) : '';
  const product = clip(plan.hero, 30);
  const paid = f.list(plan.channels.map((channel) => channel.name));
  const job = (rows[0]?.recommendations ?? '').split(':')[0]?.toLowerCase() ?? '';
  const count = f.word(rows.length);
  const title = cost
    ? r.voice.one('channels-cost', [
        say(
          `${cost.now === cost.target ? 'One' : 'Today one'} ${cost.per} costs ${price}: give each channel one job`,
          `วันนี้${cost.per}ละ ${price} ให้แต่ละช่องทางมีหน้าที่เดียว`,
        ),
        say(
          `At ${price} per ${cost.per}, each channel does its own job`,
          `${cost.per}ละ ${price} จึงไม่ให้ช่องทางไหนทำงานซ้ำกัน`,
        ),
        say(
          `We pay ${price} for each ${cost.per}, so every channel has its own task`,
          `เมื่อจ่าย ${price}ต่อ${cost.per} ทุกช่องทางต้องมีงานเฉพาะของตัวเอง`,
        ),
      ])
    : r.ownChannels.length === 0 && r.adChannels.length > 0
      ? r.voice.one('channels-alone', [
          say(
            `${paid} alone must carry ${product}: no page is open`,
            `${paid} ต้องแบก ${product} ไปก่อน เพราะยังไม่มีเพจ`,
          ),
          say(
            `Without a page of its own, ${product} depends on ${paid}`,
            `ยังไม่มีเพจรองรับ ${product} จึงต้องพึ่ง ${paid}`,
          ),
          say(
            `No page yet: ${paid} does all the work for ${product}`,
            `ให้ ${paid} ทำงานให้ ${product} ทั้งหมดจนกว่าจะมีเพจ`,
          ),
        ])
      : rows.length === 1
        ? r.voice.one('channels-single', [
            say(`One channel, so one job: ${job}`, 'ช่องทางเดียว จึงมีหน้าที่เดียว'),
            say(
              `${rows[0]?.channel ?? ''} has a single task here: ${job}`,
              `ให้ ${rows[0]?.channel ?? ''} ทำเรื่องเดียวให้ดี`,
            ),
            say(
              `The plan runs on ${rows[0]?.channel ?? ''}, and its task is: ${job}`,
              `แผนนี้อยู่บน ${rows[0]?.channel ?? ''} ทั้งหมด`,
            ),
          ])
        : r.voice.one('channels-jobs', [
            say(
              `${f.sentence(count)} channels for ${product}, one job each`,
              `${count} ช่องทาง คนละหน้าที่ เพื่อ${thaiGap(product)}${product}`,
            ),
            say(
              `${f.sentence(product)}: what each of ${count} channels does`,
              `${product}: แต่ละช่องทางใน ${count} แห่งทำอะไร`,
            ),
            say(
              `${f.sentence(count)} channels work for ${product}, each on its own task`,
              `${count} ช่องทางทำงานเพื่อ${thaiGap(product)}${product} โดยไม่ซ้ำกัน`,
            ),
            say(
              `How ${count} channels share the work for ${product}`,
              `แบ่งงานของ${thaiGap(product)}${product} ให้ ${count} ช่องทาง`,
            ),
          ]);
  const openText =
    open === 0
      ? say(`${clip(name, 40)} named no page or shop.`, `${clip(name, 40)} ยังไม่ได้ระบุเพจหรือร้าน`)
      : r.voice.one('channels-open', [
          say(`Open today: ${own}.`, `เปิดใช้แล้ว: ${own}`),
          say(`In use: ${own}.`, `ใช้อยู่: ${own}`),
          say(`${clip(name, 30)} has ${own}.`, `${clip(name, 30)} มี ${own}`),
        ]);
  // Among those not open none comes before another.
  const left = f.list(r.voice.some('channels-closed', closed, closed.length));
  const closedText =
    closed.length === 0 || closed.length > 4
      ? ''
      : r.voice.one('channels-closed', [
          say(` Not now: ${left}.`, ` ยังไม่เปิด: ${left}`),
          say(` Not opened yet: ${left}.`, ` ที่ยังไม่มี: ${left}`),
          say(` Left for later: ${left}.`, ` เก็บไว้เปิดภายหลัง: ${left}`),
        ]);
  return {
    title,
    output: {
      company,
      founded: say('To confirm with the client', 'รอยืนยันกับลูกค้า'),
      description: `${openText}${closedText}`,
      keyProducts: keyProducts(plan).map((item) => item.name),
      marketPosition: marketPosition(plan),
      channelAnalysis: rows.map(({ channel, strengths, weaknesses, recommendations }) => ({
        channel,
        strengths,
        weaknesses,
        recommendations,
      })),
    },
    evidence: [
      w.client(own === '' ? '' : say(`Open: ${own}`, `ช่องทางที่มี: ${own}`), 'marketingChannels'),
      w.client(
        plan.channels.length === 0
          ? ''
          : say(
              `Paid: ${f.list(plan.channels.map((channel) => channel.name))}`,
              `ลงสื่อ: ${f.list(plan.channels.map((channel) => channel.name))}`,
            ),
        'advertisingChannels',
      ),
      w.answer('onlineAdIssues'),
      w.answer('currentChallenges'),
      ...(market.inThailand
        ? Object.values(PLATFORMS)
            .filter((platform) => platform.reach && names.has(platform.name))
            .map((platform) =>
              w.open(
                say(
                  `${platform.name}: ${f.number(platform.reach?.millions ?? 0, 1)} million accounts${platform.reach?.note ? `, ${platform.reach.note.en}` : ''}`,
                  `${platform.name}: ${f.number(platform.reach?.millions ?? 0, 1)} ล้านบัญชี${platform.reach?.note ? ` ${platform.reach.note.th}` : ''}`,
                ),
                platform.reach?.source ?? 'dr-2026-th',
              ),
            )
        : []),
      ...(plan.discountCap === undefined ? [] : [w.answer('additionalNotes')]),
      w.assume(
        say('One job per channel', 'หน้าที่ของแต่ละช่องทาง'),
        say('Proposed; the state of each channel is checked in the audit', 'ข้อเสนอ จะตรวจสถานะจริงตอนเริ่มงาน'),
      ),
    ],
  };
});
