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
    ? say(
        `${cost.now === cost.target ? 'One' : 'Today one'} ${cost.per} costs ${price}: give each channel one job`,
        `วันนี้${cost.per}ละ ${price} ให้แต่ละช่องทางมีหน้าที่เดียว`,
      )
    : r.ownChannels.length === 0 && r.adChannels.length > 0
      ? say(
          `${paid} alone must carry ${product}: no page is open`,
          `${paid} ต้องแบก ${product} ไปก่อน เพราะยังไม่มีเพจ`,
        )
      : rows.length === 1
        ? say(`One channel, so one job: ${job}`, 'ช่องทางเดียว จึงมีหน้าที่เดียว')
        : say(
            `${f.sentence(count)} channels for ${product}, one job each`,
            `${count} ช่องทาง คนละหน้าที่ เพื่อ${thaiGap(product)}${product}`,
          );
  const openText =
    open === 0
      ? say(`${clip(name, 40)} named no page or shop.`, `${clip(name, 40)} ยังไม่ได้ระบุเพจหรือร้าน`)
      : say(`Open today: ${own}.`, `เปิดใช้แล้ว: ${own}`);
  const left = f.list(closed);
  const closedText =
    closed.length === 0 || closed.length > 4 ? '' : say(` Not now: ${left}.`, ` ยังไม่เปิด: ${left}`);
  return {
    title,
    output: {
      company,
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
