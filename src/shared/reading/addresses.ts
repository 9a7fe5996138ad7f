/**
 * Addresses and accounts as people write them: with and without a scheme, spoken ('shop dot com'), as a handle beside
 * the name of its network ('insta @name', 'ไอจี name.th', 'FB: name'). Nothing after it looks for one in prose.
 */
import type { Span } from './quantity.ts';

export type Network =
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'tiktok shop'
  | 'shopee'
  | 'lazada'
  | 'linkedin'
  | 'line'
  | 'other';

export interface Address {
  /** A web address, an account of a network, or the domain of a mail address. */
  kind: 'web' | 'account' | 'mail';
  /** Of an account; absent for a site of one's own, and for a handle that names no network. */
  network?: Network;
  /** As written, without a stop after it. */
  value: string;
  /** Lower case, without 'www.'; '' of a handle. */
  host: string;
  span: Span;
}

const HOSTS: readonly (readonly [Network, RegExp])[] = [
  ['facebook', /(?:^|\.)(?:facebook|fb)\.(?:com|me)$/u],
  ['instagram', /(?:^|\.)(?:instagram\.com|instagr\.am)$/u],
  ['tiktok', /(?:^|\.)tiktok\.com$/u],
  ['shopee', /(?:^|\.)shopee\.[a-z.]{2,6}$|^shp\.ee$/u],
  ['lazada', /(?:^|\.)lazada\.[a-z.]{2,6}$/u],
  ['linkedin', /(?:^|\.)linkedin\.com$/u],
  ['line', /(?:^|\.)(?:line\.me|lin\.ee)$/u],
  [
    'other',
    /(?:^|\.)(?:google|youtube|youtu|twitter|x|pinterest|linktr|bit|gmail|hotmail|outlook|yahoo|icloud|wa|whatsapp|t|zoom|notion|figma|dropbox|telegram)\.[a-z.]{2,6}$/u,
  ],
];

/** What people call the networks. 'TikTok shop' before 'TikTok'. */
const NETWORK_NAMES: readonly (readonly [Network, RegExp])[] = [
  ['tiktok shop', /\btik ?tok ?shop\b|ติ๊?กต[็]?อ[กค] ?ช[็]?อ[ปฟ]|ตะกร้า/giu],
  ['facebook', /\b(?:facebook|fb|face ?book page|fan ?page)\b|เฟ[ซส](?:บุ๊[กค])?|เพจ/giu],
  ['instagram', /\b(?:instagram|insta|ig)\b|อินสตาแกรม|อินสตา|ไอจี/giu],
  ['tiktok', /\b(?:tik ?tok|tt)\b|ติ๊?กต[็]?อ[กค]/giu],
  ['shopee', /\bshopee\b|ช[้]?[อ็]*[อ]?ปปี้/giu],
  ['lazada', /\b(?:lazada|laz)\b|ลาซาด้า/giu],
  ['linkedin', /\blinked ?in\b|ลิงก์อิน/giu],
  ['line', /\bline(?: ?(?:id|oa|official))\b|ไลน์/giu],
  [
    'other',
    /\b(?:twitter(?:\/x)?|pinterest|telegram|you ?tube|threads|snapchat|whats ?app)\b|ทวิตเตอร์|ยูทูบ/giu,
  ],
];

const WEB =
  /(?<![\w@/-]|\w\.)(?:https?:\/\/)?(?:www\.)?(?<host>(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24})(?![\w-])(?::\d{1,5})?(?<path>\/[^\s<>"'“”)\]，]{0,300})?/giu;
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?<host>(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24})(?![\w-])/giu;
const HANDLE = /(?<![\w.@/])@[\w](?:[\w.]{0,40}\w)?/gu;
/** 'shop dot com dot sg', 'name dot shop'. */
const SPOKEN = /\b[a-z0-9_-]{2,40}(?: dot [a-z0-9_-]{1,24}){1,4}\b/giu;
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|txt|md|ai|psd|zip|js|ts|csv|eml|html?)$/u;
const COMMON_END =
  /\.(?:com|net|org|info|biz|shop|store|online|site|io|co|app|dev|asia|club|studio|cafe|bike|agency|scot|wales|london|tech|cc|tv|example|eu|uk|th|sg|my|hk|jp|kr|tw|vn|id|ph|au|nz|de|fr|nl|pt|es|fi|se|dk|pl|cz|ch|ie|ca|br|mx|za|ae|africa|ng|ke|gh|pk|bd|lk|np|la|kh|id|be|ru|hu|ro|gr|tr|il|ar|cl|pe|us|ai|xyz|studio|coffee|clinic|dental|yoga|school|academy|farm|travel|tours|gallery|pub|(?:co|org|net|ac|gov)\.[a-z]{2})$/u;
/** A name without '@' right behind its network, which its dot, mark or digit tells from a word; or behind a colon. */
const BARE_AFTER =
  /^(?:\s*(?:page|account|profile|shop|store|is|its|ชื่อ|คือ))*\s*(?<mark>[:：=→]|->)?\s*(?<name>\/?[a-z0-9](?:[\w.-]{1,38}\w))(?![\w@])/iu;
/** Characters that are read. */
const LONGEST = 4000;

const networkOfHost = (host: string, path: string): Network | undefined => {
  const network = HOSTS.find(([, pattern]) => pattern.test(host))?.[0];
  return network === 'tiktok' && /shop/u.test(path) ? 'tiktok shop' : network;
};

/** Where the text names networks, in order. */
export function networksIn(text: string): { network: Network; span: Span }[] {
  const found: { network: Network; span: Span }[] = [];
  for (const [network, pattern] of NETWORK_NAMES)
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const span = { start: index, end: index + words.length };
      if (!found.some((other) => overlap(other.span, span))) found.push({ network, span });
    }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** All addresses of a text, in order; none overlaps another. */
export function readAddresses(whole: string): Address[] {
  const text = whole.slice(0, LONGEST);
  const found: Address[] = [];
  const add = (address: Address): void => {
    if (!found.some(({ span }) => overlap(span, address.span))) found.push(address);
  };
  for (const match of text.matchAll(MAIL))
    add({
      kind: 'mail',
      value: match[0],
      host: (match.groups?.['host'] ?? '').toLowerCase(),
      span: { start: match.index, end: match.index + match[0].length },
    });
  for (const address of webAddresses(text)) add(address);
  const networks = networksIn(text).filter(({ span }) => !found.some((other) => overlap(other.span, span)));
  for (const { 0: value, index } of text.matchAll(HANDLE)) {
    const span = { start: index, end: index + value.length };
    const network = nearest(text, networks, index);
    add({ kind: 'account', ...(network === undefined ? {} : { network }), value, host: '', span });
  }
  for (const match of text.matchAll(SPOKEN)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const network = nearest(text, networks, match.index);
    const ends = COMMON_END.test(match[0].toLowerCase().replaceAll(' dot ', '.'));
    if (network !== undefined && !ends) add({ kind: 'account', network, value: match[0], host: '', span });
    else if (ends)
      add({ kind: 'web', value: match[0], host: match[0].toLowerCase().replaceAll(' dot ', '.'), span });
  }
  for (const { network, span: named } of networks) {
    const match = BARE_AFTER.exec(text.slice(named.end, named.end + 80));
    const { mark, name = '' } = match?.groups ?? {};
    if (match === null || networksIn(name).length > 0) continue;
    if (mark === undefined && !/[._]|\d/u.test(name)) continue;
    const end = named.end + match[0].length;
    add({ kind: 'account', network, value: name, host: '', span: { start: end - name.length, end } });
  }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}

function webAddresses(text: string): Address[] {
  return [...text.matchAll(WEB)].flatMap((match): Address[] => {
    const value = match[0].replace(/[.,;:!?]+$/u, '');
    const host = (match.groups?.['host'] ?? '').toLowerCase().replace(/^www\./u, '');
    const path = match.groups?.['path'] ?? '';
    if (FILE.test(host) || text[match.index - 1] === '@') return [];
    const network = networkOfHost(host, path);
    const isMarked = /^(?:https?:|www\.)/iu.test(value);
    // A bare 'word.word' needs a known end: 'e.g' and 'end.The' have none.
    if (!isMarked && network === undefined && !COMMON_END.test(host)) return [];
    if (!isMarked && network === undefined && /^[a-z]{1,2}\.[a-z]{2}$/u.test(host)) return [];
    const span = { start: match.index, end: match.index + value.length };
    return [
      { kind: network === undefined ? 'web' : 'account', ...(network && { network }), value, host, span },
    ];
  });
}

/** The network that is named last before a handle, in the same clause. */
function nearest(
  text: string,
  networks: readonly { network: Network; span: Span }[],
  at: number,
): Network | undefined {
  // 'Same as insta but …' names what another is like.
  const before = networks.findLast(
    ({ span }) =>
      span.end <= at &&
      !/(?:same as|like|เหมือน(?:กับ)?)\s*(?:our |the )?$/iu.test(
        text.slice(Math.max(0, span.start - 16), span.start),
      ),
  );
  if (before === undefined || at - before.span.end > 60) return undefined;
  return /[\n;]|\.\s/u.test(text.slice(before.span.end, at)) ? undefined : before.network;
}
