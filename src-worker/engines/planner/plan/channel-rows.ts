/** Channels as the client has them and as the plan uses them: one row each, one job each. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { PLATFORMS, termOf } from '../data/platforms.ts';
import type { OwnChannelId } from '../readings/index.ts';
import { clip, lowerFirst, lowerNoun, lowerStart, thaiGap } from '../text.ts';
import { platformsIn } from './rivals.ts';
import type { Plan } from './index.ts';

export interface ChannelRow {
  /** 'Website', 'Facebook'. */
  channel: string;
  paid: boolean;
  /** The client has it open. */
  owned: boolean;
  strengths: string;
  weaknesses: string;
  /** 'Sell: …'. */
  recommendations: string;
}

const OWNED: Readonly<Record<OwnChannelId, { name: string; ad?: AdvertisingChannel }>> = {
  website: { name: 'Website', ad: 'google-ads' },
  facebook: { name: 'Facebook', ad: 'facebook-ads' },
  instagram: { name: 'Instagram', ad: 'instagram-ads' },
  tiktok: { name: 'TikTok', ad: 'tiktok-ads' },
  'tiktok-shop': { name: 'TikTok Shop' },
  shopee: { name: 'Shopee', ad: 'shopee-ads' },
  lazada: { name: 'Lazada', ad: 'lazada-ads' },
  line: { name: 'LINE' },
};

export function channelRows(plan: Plan): ChannelRow[] {
  const { r } = plan;
  const rows: ChannelRow[] = [];
  const done = new Set<AdvertisingChannel>();
  for (const own of r.ownChannels) {
    const { name, ad } = OWNED[own];
    const paid = ad !== undefined && r.adChannels.includes(ad);
    if (paid) done.add(ad);
    rows.push(row(plan, name, paid ? ad : undefined, own));
  }
  for (const id of r.adChannels) if (!done.has(id)) rows.push(row(plan, PLATFORMS[id].name, id, undefined));
  if (rows.length === 0) rows.push(nothing(plan));
  // Paid first, in the order of the money; then the rest as the client listed them.
  const money = (channel: ChannelRow): number => {
    const index = r.adChannels.findIndex(
      (id) =>
        PLATFORMS[id].name === channel.channel || (channel.channel === 'Website' && id === 'google-ads'),
    );
    return index < 0 ? -1 : (plan.budget.channelSums[index] ?? 0);
  };
  return rows.toSorted((a, b) => Number(b.paid) - Number(a.paid) || (a.paid ? money(b) - money(a) : 0));
}

function nothing({ f }: Plan): ChannelRow {
  return {
    channel: f.say('Channels to choose', 'รอเลือกช่องทาง'),
    paid: false,
    owned: false,
    strengths: f.say('Free to choose by goal', 'เลือกได้ตามเป้าหมาย'),
    weaknesses: f.say('Nothing is open yet', 'ยังไม่มีช่องทาง'),
    recommendations: f.say(
      'Choose: one channel to be found, one to close',
      'เลือก: ช่องทางให้คนเจอหนึ่ง ช่องทางปิดการขายหนึ่ง',
    ),
  };
}

/** The client's words that name this channel. */
function said(plan: Plan, name: string): string | undefined {
  return [...plan.r.issues, ...plan.r.challenges].find((clause) => platformsIn(clause).includes(name));
}
const rivalThere = (plan: Plan, name: string): string | undefined => {
  for (const rival of plan.rivals) {
    const clause = rival.strengths.find((item) => platformsIn(item).includes(name));
    if (clause !== undefined) return `${clip(rival.name, 26)}: ${lowerFirst(clip(clause, 30))}`;
  }
  return undefined;
};

function strength(
  plan: Plan,
  name: string,
  ad: AdvertisingChannel | undefined,
  own: OwnChannelId | undefined,
): string {
  const { f, r, market } = plan;
  const { say } = f;
  const doubt = f.both(r.trade.doubt);
  if (own === 'website') return say(`Can answer “${doubt}” in full`, `ตอบ “${doubt}” ได้ครบในหน้าเดียว`);
  if (own === 'line') {
    const clause = [...r.afterSales, ...r.challenges, ...r.notes].find((item) => /\bLINE\b|ไลน์/u.test(item));
    return clause === undefined ? say('Already in use', 'ใช้งานอยู่แล้ว') : f.sentence(clip(clause, 46));
  }
  if (own === 'tiktok-shop') return say('Buying without leaving the video', 'ซื้อได้โดยไม่ออกจากวิดีโอ');
  const platform = Object.values(PLATFORMS).find((item) => item.name === name);
  if (market.inThailand && platform?.reach) {
    const accounts = f.number(platform.reach.millions, 1);
    const note = platform.reach.note ? f.both(platform.reach.note) : '';
    const [comma, space] = note === '' ? ['', ''] : [`, ${note}`, ` ${note}`];
    return say(`Ad reach: ${accounts} million accounts${comma}`, `โฆษณาเข้าถึง ${accounts} ล้านบัญชี${space}`);
  }
  if (name === 'TikTok' && r.face === 'owner' && ad === undefined)
    return say('The owner is willing to be on video', 'เจ้าของพร้อมออกวิดีโอ');
  return platform ? f.both(platform.strength) : '';
}

function weakness(
  plan: Plan,
  name: string,
  ad: AdvertisingChannel | undefined,
  own: OwnChannelId | undefined,
): string {
  const { f, r, forecast } = plan;
  const { say } = f;
  const leak = f.both(r.trade.leak);
  const clause = said(plan, name);
  if (clause !== undefined && forecast.cost?.from !== undefined && /\d/u.test(clause)) {
    const { from, now, currency, per } = forecast.cost;
    return say(
      `${f.number(from)} → ${f.money(now, currency)} ${/^[aeiou]/iu.test(per) ? 'an' : 'a'} ${per}`,
      `${f.number(from)} → ${f.money(now, currency)}ต่อ${per}`,
    );
  }
  if (clause !== undefined) return f.sentence(clip(clause, 50));
  const rival = rivalThere(plan, name);
  if (rival !== undefined) return rival;
  const market = r.trends.find((item) =>
    ['Shopee', 'Lazada', 'TikTok Shop'].includes(name)
      ? /marketplace|double[- ]date|มาร์เก็ตเพลส|ดับเบิล/iu.test(item)
      : false,
  );
  if (market !== undefined) return f.sentence(clip(market, 50));
  if (own === 'website')
    return ad === undefined
      ? say('No paid visits planned', 'ยังไม่มีสื่อพาคนเข้า')
      : r.experience === 'no'
        ? say('Never advertised in search', 'ยังไม่เคยลงโฆษณาค้นหา')
        : say('Search campaigns to check', 'รอตรวจแคมเปญค้นหา');
  if (own === 'line') return say('Answers, does not ask yet', 'ตอบคำถาม แต่ยังไม่ชวนต่อ');
  if (ad === undefined) return say('No media chosen', 'ไม่ได้เลือกลงสื่อ');
  if (own === undefined && name !== 'Google') return say('No page named', 'ยังไม่ได้ระบุเพจ');
  return r.experience === 'no'
    ? ad === r.adChannels[0]
      ? say(`First campaign: watch ${leak}`, `แคมเปญแรก ต้องจับตา${thaiGap(leak)}${leak}`)
      : say('Nothing run here yet', 'ยังไม่เคยลงที่นี่')
    : say('Past results to confirm', 'รอยืนยันผลที่ผ่านมา');
}

function recommendation(
  plan: Plan,
  ad: AdvertisingChannel | undefined,
  own: OwnChannelId | undefined,
): string {
  const { f, r, hero, sweet, discountCap } = plan;
  const { say } = f;
  const product = clip(hero, 28);
  const idea = r.trade.ideas[0] ? f.both(r.trade.ideas[0]) : '';
  const objective = r.closing;
  const proof = clip(lowerFirst(sweet[0]?.words ?? r.strengths[0] ?? ''), 34);
  if (own === 'website') {
    const google = `Google ${termOf(PLATFORMS['google-ads'], objective, r.ownChannels.includes('website'))}`;
    return ad === undefined
      ? say(`Convert: lead the page with ${product}`, `เปลี่ยนเป็นลูกค้า: เปิดหน้าด้วย ${product}`)
      : say(
          `Convert: lead with ${product}; ${google}`,
          `เปลี่ยนเป็นลูกค้า: เปิดหน้าด้วย ${product} รับคนจาก ${google}`,
        );
  }
  if (own === 'line') return say(`Keep: ${lowerStart(r.trade.again.en)}`, `ดูแลต่อ: ${r.trade.again.th}`);
  if (own === 'tiktok-shop')
    return say('Close: the best seller pinned under each video', 'ปิดการขาย: ปักสินค้าขายดีใต้ทุกคลิป');
  if (ad === undefined) return say(`Echo: “${idea}”, unpaid`, `ส่งต่อ: “${idea}” โดยไม่ลงสื่อ`);
  const platform = PLATFORMS[ad];
  const column = r.adChannels.indexOf(ad);
  const column_ = plan.budget.cells.map((cells) => cells[column] ?? 0);
  const main = column_.indexOf(Math.max(...column_));
  if (ad === 'shopee-ads' || ad === 'lazada-ads') {
    return `${f.both(platform.job)}: ${termOf(platform, objective, r.ownChannels.includes('website'))}${discountCap === undefined ? '' : say(`, at most ${discountCap}% off`, ` ลดไม่เกิน ${discountCap}%`)}`;
  }
  const aware = r.objectives[0] === 'brand-awareness' || r.objectives[0] === 'engagement';
  const closes = !aware && (column_[2] ?? 0) >= 0.6 * (column_[main] ?? 0);
  if (
    closes &&
    (ad === 'facebook-ads' || r.adChannels.length === 1) &&
    ad !== 'google-ads' &&
    ad !== 'linkedin-ads'
  ) {
    const boosted = /boost|บูสต์/iu.test(r.answers.onlineAdIssues);
    const [job, act, term] = [
      f.both(r.act.job),
      f.both(r.act.one),
      termOf(platform, objective, r.ownChannels.includes('website')),
    ];
    const lead = `${job}: ${boosted ? say('stop boosts; ', 'เลิกบูสต์โพสต์ ') : ''}`;
    return `${lead}${say(`${term} campaigns for each ${act}`, `แคมเปญ ${term} ที่วัด${act}`)}`;
  }
  if (ad === 'google-ads')
    return say(
      `Catch: searches for ${product} and our name, daily`,
      `รับคนค้นหา: คำค้น ${product} และชื่อเรา ทุกวัน`,
    );
  if (ad === 'linkedin-ads') {
    const [group] = r.audience.groups;
    const whom = group === undefined ? say('decision makers', 'ผู้ตัดสินใจ') : lowerNoun(clip(group, 30));
    return say(`Target: ${whom} by title, with one document`, `เจาะจง: ${whom} ด้วยเอกสารหนึ่งชิ้น`);
  }
  if (ad === 'instagram-ads') {
    if (r.face === 'owner')
      return say(
        `Prove: the owner on Reels${proof === '' ? '' : `; ${proof}`}`,
        `พิสูจน์: เจ้าของบน Reels${proof === '' ? '' : ` ${proof}`}`,
      );
    const shown = proof || say('the work itself', 'ของจริง');
    return say(`Prove: Reels that show ${shown}`, `พิสูจน์: Reels ที่โชว์${thaiGap(shown)}${shown}`);
  }
  const question = plan.wants[0]?.topic.question;
  if (ad === 'tiktok-ads')
    return say(
      `Reach: one answer per video${question ? `, first “${question.en}”` : ''}`,
      `เปิดตัว: หนึ่งคลิปหนึ่งคำตอบ${question ? ` เริ่มที่ “${question.th}”` : ''}`,
    );
  return `${f.both(platform.job)}: ${f.both(platform.task)}`;
}

function row(
  plan: Plan,
  name: string,
  ad: AdvertisingChannel | undefined,
  own: OwnChannelId | undefined,
): ChannelRow {
  return {
    channel: name,
    paid: ad !== undefined,
    owned: own !== undefined,
    strengths: strength(plan, name, ad, own),
    weaknesses: weakness(plan, name, ad, own),
    recommendations: recommendation(plan, ad, own),
  };
}
