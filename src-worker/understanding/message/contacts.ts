/** The client's own addresses and accounts. */
import {
  networksIn,
  readAddresses,
  type Address,
  type Network,
} from '../../../src/shared/reading/addresses.ts';
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readDoubts } from './readings.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import { isOfOthers } from './others.ts';
import type { Segment } from './segment.ts';
import type { Topic } from './topics.table.ts';

const FIELD: Readonly<Partial<Record<Network | 'web', string>>> = {
  web: 'website',
  facebook: 'facebookPage',
  instagram: 'instagramAccount',
  tiktok: 'tiktokProfile',
  'tiktok shop': 'tiktokShop',
  shopee: 'shopeeShop',
  lazada: 'lazadaShop',
};
const ASKED: Readonly<Partial<Record<Topic, Network | 'web'>>> = {
  website: 'web',
  facebook: 'facebook',
  instagram: 'instagram',
  tiktok: 'tiktok',
  tiktokShop: 'tiktok shop',
  shopee: 'shopee',
  lazada: 'lazada',
};
/** Networks on which a shop has a name as people say it, with spaces. */
const NAMED: ReadonlySet<Network | 'web'> = new Set(['facebook', 'tiktok shop', 'shopee', 'lazada']);
const PLACEHOLDER =
  /\b(?:your(?:shop|brand|site|name|company|page)|example\.(?:com|org|net)$|domain\.com|xxx)/iu;
const SITE_CUE = /\b(?:web ?site|web|site|www|online shop|shop at|find us|visit us)\b|เว[็]?[บป]/iu;
const REFUSES = /\b(?:apply|jobs?|careers?|unsubscribe|reference|inspired|tag us|booked with|ignore)\b/iu;

export function readContacts({ told, signatures, all }: Told, offer: Offer): void {
  const segments = [...told, ...signatures];
  let lastNetwork: Network | undefined;
  for (const segment of segments) {
    const asked = segment.by === 'label' ? segment.topics.flatMap((topic) => ASKED[topic] ?? []) : [];
    if (isNoAnswer(segment.text) || isOfOthers(segment, all)) continue;
    const isCorrection = /^\*\s?@/u.test(segment.text);
    const addresses = readAddresses(segment.text);
    for (const address of addresses) {
      const network = networkOf(
        address,
        asked,
        isCorrection ? lastNetwork : undefined,
        /\b(?:web ?site|web|site)\s*[:=]?\s*$|เว[็]?[บป](?:ไซต์)?\s*$/iu.test(
          segment.text.slice(0, address.span.start),
        ),
      );
      const field = network && FIELD[network];
      if (network === undefined || field === undefined) continue;
      if (network !== 'web') lastNetwork = network;
      offer(
        `marketingChannels.${field}`,
        address.value.replace(/^\/?(?=@)/u, ''),
        segment,
        points(segment, address, network, asked, isCorrection),
      );
    }
    const [head = ''] = segment.text.split(/\s/u);
    const [only] = asked;
    if (
      only !== undefined &&
      only !== 'web' &&
      asked.length === 1 &&
      head !== segment.text &&
      /^@?[a-z\d]\w*[._\d][\w.]*\w$/iu.test(head) &&
      !addresses.some(({ value }) => value === head)
    )
      offer(`marketingChannels.${FIELD[only] ?? ''}`, head, segment, [['label', 0.8]]);
    if (addresses.length === 0 && asked.length === 1) namedUnderLabel(segment, asked[0], offer);
    namedInWords(segment, offer);
  }
}

function networkOf(
  address: Address,
  asked: readonly (Network | 'web')[],
  corrected: Network | undefined,
  isSite: boolean,
): Network | 'web' | undefined {
  if (address.kind === 'mail') return undefined;
  if (address.network !== undefined) return address.network;
  if (address.kind === 'web' && isSite) return 'web';
  if (address.kind === 'web') {
    // '@' is left out of an account that looks like a site: 'Instagram: name.co'.
    const [one] = asked;
    return one !== undefined && one !== 'web' && !/[/]|^www/iu.test(address.value) && asked.length === 1
      ? one
      : 'web';
  }
  return corrected ?? (asked.length === 1 && asked[0] !== 'web' ? asked[0] : undefined);
}

function points(
  segment: Segment,
  address: Address,
  network: Network | 'web',
  asked: readonly string[],
  isCorrection: boolean,
) {
  const { text } = segment;
  const around = clauseAround(text, address.span.start, address.span.end);
  const doubts = readDoubts(around).filter(({ kind }) => kind !== 'proposed');
  const isNamed = asked.includes(network);
  return [
    [
      network === 'web' ? 'an address of its own' : `an account of ${network}`,
      network === 'web' ? 0.6 : 0.75,
    ] as const,
    ...(isNamed ? [['label', 0.25] as const] : []),
    ...(isCorrection ? [['corrects the one before', 0.2] as const] : []),
    ...(network === 'web' && SITE_CUE.test(around) ? [['called the site', 0.2] as const] : []),
    ...(segment.whose === 'signature' ? [['in the signature', 0.05] as const] : []),
    ...(doubts.length > 0 ? [[`doubted: ${doubts[0]?.kind ?? ''}`, -0.7] as const] : []),
    ...(REFUSES.test(text) || PLACEHOLDER.test(address.value) ? [['of somebody else', -0.8] as const] : []),
  ];
}

function clauseAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[,;\n]\s|\s{2,}|\s\/\s|\.\s|\sso\s/u)
      .at(-1) ?? '';
  const after = text.slice(end, end + 60).split(/[,;\n]\s|\s{2,}|\s\/\s|\.\s|\sso\s/u)[0] ?? '';
  // What is said of the next network begins with its name, or with the 'no' before it.
  const next = networksIn(after)[0]?.span.start ?? after.length;
  const own = after.slice(0, next).replace(/\s(?:no|not|ไม่มี|ยังไม่มี)\s*$/iu, '');
  const last = networksIn(before).at(-1);
  if (last === undefined) return `${before} ${own}`;
  // In English the 'no' stands before the network, in Thai behind it.
  const denied = /\b(?:no|not|ignore)\s*$/iu.exec(before.slice(0, last.span.start))?.[0] ?? '';
  return `${denied} ${before.slice(last.span.start)} ${own}`;
}

/** 'Facebook: Name of the page'. */
function namedUnderLabel(segment: Segment, network: Network | 'web' | undefined, offer: Offer): void {
  const value = spoken(segment.text);
  const field = network && FIELD[network];
  if (field === undefined || network === undefined || value === '' || value.length > 60) return;
  const isAccount = /^@?[\w.-]{3,40}$/u.test(value) && /[a-z]/iu.test(value);
  if (!isAccount && (!NAMED.has(network) || value.split(/\s+/u).length > 6)) return;
  const isDoubted = readDoubts(value).length > 0 || /\b(?:it|here|yes|we|soon)\b|เปิด|ทำอยู่/iu.test(value);
  offer(`marketingChannels.${field}`, value, segment, [
    ['label', 0.85],
    ...(isDoubted ? [['doubted', -0.7] as const] : []),
  ]);
}

/** 'เพจเฟซบุ๊กชื่อ …', 'our page is called "…"'. */
function namedInWords(segment: Segment, offer: Offer): void {
  const { text } = segment;
  const networks = networksIn(text);
  for (const [index, { network, span }] of networks.entries()) {
    const field = FIELD[network];
    if (field === undefined || !NAMED.has(network)) continue;
    const until =
      networks.slice(index + 1).find((next) => next.span.start > span.end + 2)?.span.start ?? text.length;
    const rest = text.slice(span.end, Math.min(until, span.end + 90));
    const match =
      /^[^@"“:]{0,24}?(?:ชื่อ(?:ว่า)?|called|named)?\s*["“](?<quoted>[^"”]{3,60})["”]|^[^@"“\d]{0,24}?(?:ชื่อ(?:ว่า)?|called|named)\s+(?<name>[^@"“,;.]{3,50})/u.exec(
        rest,
      );
    const name = spoken(match?.groups?.['quoted'] ?? match?.groups?.['name'] ?? '');
    if (name === '' || /^(?:ชื่อ|ร้าน)$/u.test(name)) continue;
    offer(`marketingChannels.${field}`, name, segment, [['named in words', 0.7]]);
  }
}
