/** The rivals that the client names, each with what is said of it. */
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readDoubts } from './readings.ts';
import { emptyCompetitor, type Competitor } from '../../../src/shared/domain/questionnaire.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import type { Segment } from './segment.ts';
import { topicsOf } from './topics.ts';

export interface FoundCompetitor {
  name: string;
  website: string;
  strengths: string;
  weaknesses: string;
  segment: Segment;
}
const MOST_COMPETITORS = 10;
/** A table says outright who they are and what is good and bad of each. */
const OUTRIGHT_ROWS = 0.95;

const INTRODUCES =
  /(?:competitors?|rivals?|competition)(?:\s+(?:are|is|=|include|includes|like|such as|we (?:see|watch|lose to)(?: most)?|would be))*\s*[:：=]?\s+(?!for|in|who|that|and|on|with|do|does|have|is|are)(?<a>[^!?\n]+)|(?:compete (?:with|against)|competing (?:with|against)|up against|(?:lose|losing|lost)(?: \w+){0,3} to|compared (?:with|to))\s+(?<b>[^.!?\n]+)|คู่แข่ง(?:หลัก|สำคัญ|โดยตรง|ตรง ?ๆ|ของเรา|ทางตรง)*(?:\s*(?:ก็(?:คือ|มี)|คือ|ได้แก่|มี|เช่น|มีดังนี้|:|：|=))\s*(?<c>[^\n]+)|(?:only other (?:lot|one|shop|place|company)(?: here)? is|(?:a|theres? a) mob called)\s+(?<d>[^\n]+)/iu;
const WHO_WE_FIGHT = /^(?<name>[\p{L}\p{N}.'’& -]{2,40}?)\s+is (?:who|the one) we (?:fight|compete|lose)/iu;
const AFTER_LIST =
  /\s+(?:who|which|that|because|but|since|when|while|for|on (?:price|delivery)|with (?:their|its)|in (?:the|our)|at the|these|they(?:'re)?|both|all|ซึ่ง|ที่|เพราะ|แต่|โดย|ทั้ง).*$/iu;
const SEPARATOR =
  /\s*(?:,|;|•|\/|\s&\s|\band\b|\bor\b|(?<=\s|[\p{Script=Thai}\w)])(?:และ|กับ|หรือ)(?=\s|[\p{Script=Thai}\w])|\n)\s*/iu;
/** Everybody and nobody. */
const NO_NAME =
  /^(?:others?|etc\.?|none|n\/a|unknown|many|several|some|all|various|us|other .*|local .*|the .{0,12}|big (?:brands?|chains?|players?)|(?:a )?(?:few|couple|lot).*|ไม่มี.*|ไม่ทราบ|อื่น.*|หลาย.*|เจ้าอื่น.*|รายย่อย.*|ของจีน.*|ฯลฯ|-|–|ชื่อ|ร้านแถว.*|ชื่อไร.*)$/iu;

const GOOD =
  /\b(?:cheap(?:er|est)?|low(?:er)? price|fast(?:er)?|well[- ]known|famous|strong|big|large|popular|good|great|more|many|wide|award\w*|established|same-day|free|located|nicer|huge|prettier|pretty|closer|better|got|app|community|finance)\b|ถูก(?:กว่า|มาก)?|เร็ว|ดัง|มีชื่อ|แข็งแรง|ใหญ่|เยอะ|ดี|สวย|สาขา(?:มาก|เยอะ)|โปร|ง่าย|ไว/iu;
const BAD =
  /\b(?:expensive|slow(?:er)?|weak|no |not |lacks?|poor|bad|stale|old|only|without|limited|few|high(?:er)? price|complaints?|hard to|leak|carton|different|charges|locked|weeks)\b|แพง|ช้า|ไม่(?!แพง)|ขาด|น้อย|แย่|เก่า|หนัก|รีวิวไม่ดี|คิวยาว|รีบ/iu;
const GOOD_LABEL =
  /(?:^|[\s,/|])(?:strengths?|pros?|good(?: at)?|\+|จุดแข็ง|ข้อดี|แข็ง|ดีตรง|ได้เปรียบ(?:เรื่อง|ที่|ตรง)?)\s*[:：]?\s*/iu;
const BAD_LABEL =
  /(?:^|[\s,/|])(?:weakness(?:es)?|weak|cons?|bad(?: at)?|จุดอ่อน|ข้อเสีย|อ่อน|เสียเปรียบ(?:เรื่อง|ที่|ตรง)?|เสียตรง)\s*[:：]?\s*/iu;

export function readCompetitors({ told }: Told, offer: Offer): void {
  const found: FoundCompetitor[] = [];
  /** Sentences that go on after the label: they speak of the one that it names. */
  const ruled = new Set<Segment>();
  const add = (one: FoundCompetitor | undefined): void => {
    if (one === undefined) return;
    const name = one.name.toLowerCase();
    const same = found.find(
      (other) =>
        other.name.toLowerCase() === name ||
        other.name.toLowerCase().startsWith(name) ||
        name.startsWith(other.name.toLowerCase()),
    );
    if (same === undefined) found.push(one);
    else if (same.strengths === '' && same.weaknesses === '')
      Object.assign(same, { ...one, name: same.name, website: same.website || one.website });
  };
  for (const [index, segment] of told.entries()) {
    const { row, topics, by } = segment;
    const after = told
      .slice(index + 1, index + 8)
      .filter(({ block, speaker }) => block === segment.block && speaker === segment.speaker)
      .slice(0, 2);
    if (row !== undefined && topics.includes('competitors')) add(ofRow(segment));
    else if (topics.includes('competitors') && by === 'label') {
      for (const one of after) ruled.add(one);
      for (const one of ofLabel(segment, after)) add(one);
    } else if (topics.includes('competitors') && by === 'heading' && ruled.has(segment)) continue;
    else if (topics.includes('competitors') && by === 'heading')
      for (const one of listedCompetitors(segment)) add(one);
    else for (const one of mentionedCompetitors(segment, after)) add(one);
    for (const one of linked(segment)) add(one);
  }
  if (found.length === 0) return;
  const competitors: Competitor[] = found
    .slice(0, MOST_COMPETITORS)
    .map(({ name, website, strengths, weaknesses }, index) => ({
      ...emptyCompetitor(String(index + 1)),
      name,
      website,
      strengths,
      weaknesses,
    }));
  offer(
    'competitiveAnalysis.competitors',
    competitors,
    found.map(({ segment }) => segment),
    [['named as rivals', found.every(({ segment }) => segment.row !== undefined) ? OUTRIGHT_ROWS : 0.8]],
  );
}

function ofRow(segment: Segment): FoundCompetitor | undefined {
  const cells = segment.row?.cells;
  const first = [...(segment.row?.heads.values() ?? [])][0] ?? '';
  const name = nameOf(cells?.get('company') ?? cells?.get('competitors') ?? first);
  if (cells === undefined || !isName(name)) return undefined;
  return {
    name,
    website: cells.get('website') ?? '',
    strengths: cells.get('good') ?? '',
    weaknesses: cells.get('bad') ?? '',
    segment,
  };
}

const nameOf = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)\s*$/u, '')
    .replace(/["“”]+|[\s|/–—-]+$/gu, '')
    .trim();

/** 'Cape Aquarium (strength: indoor; weakness: queues) and Old Village (strength: …)': each with its own brackets. */
function bracketed(segment: Segment): FoundCompetitor[] {
  return [...segment.text.matchAll(/(?<name>[^(),;:]{2,60}?)\s*\((?<said>[^()]{4,200})\)/gu)].flatMap(
    ({ groups }) => {
      const said = groups?.['said'] ?? '';
      const name = nameOf((groups?.['name'] ?? '').replace(/^\s*(?:and|&|และ|กับ|,)\s*/iu, ''));
      return GOOD_LABEL.test(said) && BAD_LABEL.test(said) && isName(name)
        ? [described(name, said, segment)]
        : [];
    },
  );
}

/** 'Competitors (name / good / bad): X / … / …', a row with cells, or a list. */
function ofLabel(segment: Segment, after: readonly Segment[]): FoundCompetitor[] {
  const { text, label, cells } = segment;
  if (isNoAnswer(text)) return [];
  const each = bracketed(segment);
  if (each.length > 0) return each;
  const isDescribed = (one: string): boolean => GOOD_LABEL.test(one) && BAD_LABEL.test(one);
  const own = text.replace(/^ชื่อ\s*[:：]\s*/u, '');
  const columns =
    /\(([^)]*)\)/u
      .exec(label)?.[1]
      ?.split(/\s*[/,|]\s*/u)
      .map((head) => topicsOf(head)[0]) ?? [];
  const parts = text.split(/\s+\/\s+/u);
  if (columns.length >= 2 && parts.length === columns.length) {
    const at = (topic: string): string => parts[columns.findIndex((one) => one === topic)]?.trim() ?? '';
    const name = nameOf(at('company') || (parts[0] ?? ''));
    return isName(name) ? [{ name, website: '', strengths: at('good'), weaknesses: at('bad'), segment }] : [];
  }
  if (isDescribed(cells.join(' ')))
    return isName(nameOf(own)) ? [described(nameOf(own), cells.join(' '), segment)] : [];
  const [cell] = cells;
  if (
    cell !== undefined &&
    cells.length === 1 &&
    isName(cell) &&
    isName(nameOf(text)) &&
    !GOOD.test(cell) &&
    !BAD.test(cell)
  )
    return [described(nameOf(text), '', segment), described(nameOf(cell), '', segment)];
  if (cells.length >= 2 && isName(nameOf(text)))
    return [
      { name: nameOf(text), website: '', strengths: cells[0] ?? '', weaknesses: cells[1] ?? '', segment },
    ];
  if (isDescribed(own)) {
    const at = own.search(GOOD_LABEL);
    const name = nameOf(own.slice(0, at));
    return isName(name) ? [described(name, own.slice(at), segment)] : [];
  }
  const said = after
    .filter(({ topics }) => topics.includes('competitors'))
    .map((one) => one.text)
    .join('. ');
  const lines = text.split(/\n|\s•\s/u).flatMap((line) => listedCompetitors({ ...segment, text: line }));
  const [only] = lines;
  return lines.length === 1 &&
    only !== undefined &&
    only.strengths === '' &&
    only.weaknesses === '' &&
    (said !== '' || cells.length > 0)
    ? [described(only.name, `${cells.join(', ')} ${said}`.trim(), segment)]
    : lines;
}

/** Of a passage under the label or heading 'Competitors'. */
export function listedCompetitors(segment: Segment): FoundCompetitor[] {
  const { text } = segment;
  if (isNoAnswer(text) || /จำไม่ได้|never heard|don'?t know/iu.test(text)) return [];
  // 'Name (cheap, slow), Name (…)': several, each described.
  const several = text.split(/(?<=\))\s*[,;]\s*/u);
  if (several.length > 1) return several.flatMap((one) => listedCompetitors({ ...segment, text: one }));
  // 'Name: cheap, slow delivery' or 'Name – …' or 'Name (…)' or 'Name  ดีตรง…': one of them, described.
  const [, head = '', tail = ''] =
    /^([^,;:(–—]{2,60}?)\s*(?:[:：–—→]|\s-\s|\(|\s(?=(?:ดีตรง|จุดแข็ง|ได้เปรียบ|แข็ง)))\s*(.+?)\)?$/u.exec(text) ??
    [];
  if (head !== '' && !SEPARATOR.test(head) && isName(nameOf(head)))
    return [described(nameOf(head), tail, segment)];
  return names(text).map((name) => described(name, '', segment));
}

/** Of a sentence that introduces them. */
export function mentionedCompetitors(segment: Segment, after: readonly Segment[] = []): FoundCompetitor[] {
  const { text } = segment;
  const fought = WHO_WE_FIGHT.exec(text)?.groups?.['name'];
  const said = after.map((one) => one.text).join('. ');
  if (fought !== undefined && isName(fought)) return [described(fought, said, segment)];
  const match = INTRODUCES.exec(text.slice(0, 1000));
  const found = match?.groups;
  const list = found?.['a'] ?? found?.['b'] ?? found?.['c'] ?? found?.['d'];
  if (
    match === null ||
    list === undefined ||
    /\byour $/iu.test(text.slice(0, match.index)) ||
    readDoubts(text.slice(Math.max(0, match.index - 20), match.index)).length > 0
  )
    return [];
  const isSingle =
    /^(?:(?:the )?(?:only|main|biggest) )|\b(?:rival|competitor)\s*(?:=|:|is)|only other|mob called|คู่แข่ง(?:หลัก|ตรง ?ๆ)?\s?(?:คือ|:)/iu.test(
      match[0],
    );
  const [, head = '', tail = ''] =
    /^([^,;:(–—.]{2,40}?)(?:\s*[,;:(–—]\s*|\.\s|\s+(?=(?:they|ดีตรง|ได้เปรียบ|จุดแข็ง|แต่|เรื่อง)))(.{3,200})$/u.exec(
      list,
    ) ?? [];
  if (isSingle && head !== '' && isName(nameOf(head)) && (GOOD.test(tail) || BAD.test(tail)))
    return [described(nameOf(head), `${tail}. ${said}`, segment)];
  const listed = names(list.split(/\.\s/u)[0]?.replace(AFTER_LIST, '') ?? '').filter((name) =>
    /^[\p{Lu}\p{N}]|\p{Script=Thai}/u.test(name),
  );
  const [only] = listed;
  if (listed.length === 1 && only !== undefined)
    return [described(only, `${list.slice(list.indexOf(only) + only.length)} ${said}`, segment)];
  return listed.map((name) => described(name, '', segment));
}

/** 'https://… <<< คู่แข่ง รีวิวเยอะ แต่ผ้าขาดง่าย': an address, and what is said of whose it is. */
function linked(segment: Segment): FoundCompetitor[] {
  const { text } = segment;
  if (
    !/คู่แข่ง|\b(?:competitor|rival)\b/iu.test(text) ||
    /ไม่ใช่คู่แข่ง|not (?:a |our )?(?:competitor|rival)/iu.test(text)
  )
    return [];
  const address = readAddresses(text).find(({ kind, host }) => kind !== 'mail' && host !== '');
  if (address === undefined) return [];
  const after = text.slice(address.span.end).replace(/^\s*[<←>→-]+\s*/u, '');
  const called = /ชื่อ\s?(\S{3,40})/u.exec(after)?.[1];
  const name = spoken(
    called ??
      address.value
        .replace(/[/?]+$/u, '')
        .split(/[/@]+/u)
        .at(-1) ??
      '',
  );
  const rest = after
    .replace(/^\S*คู่แข่ง\S*\s*/u, '')
    .replace(called === undefined ? /^$/u : /ชื่อ\s?\S+\s*/u, '');
  return isName(name) ? [{ ...described(name, rest, segment), website: address.value }] : [];
}

const names = (list: string): string[] =>
  list
    .replaceAll(/\([^)]*\)/gu, '')
    .split(SEPARATOR)
    .map((name) =>
      name
        .replace(/^(?:the\s+(?=\p{Ll})|mainly|especially|mostly|ร้าน(?=\s))\s*/iu, '')
        .replace(/["“”'.]+$|^["“”']+/gu, '')
        .trim(),
    )
    .filter(isName);

const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 60 &&
  /[\p{L}]/u.test(name) &&
  name.split(/\s+/u).length <= 7 &&
  !NO_NAME.test(name.trim()) &&
  !/^https?:/u.test(name);

const OWN = /\b(?:ours (?!i)|we\b|our )/iu;

/** What is said of one, divided into what speaks for and against it. */
function described(name: string, said: string, segment: Segment): FoundCompetitor {
  const address = readAddresses(said).find(({ kind }) => kind === 'web');
  const website = address?.value ?? '';
  const text = (website === '' ? said : said.replace(website, ''))
    .replace(/\([^)]*(?:แอบ|อย่า|คำ)[^)]*\)/gu, '')
    .trim();
  const [good, bad] = [GOOD_LABEL.exec(text), BAD_LABEL.exec(text)];
  if (good !== null && bad !== null && good.index !== bad.index) {
    const [first, second] = good.index < bad.index ? [good, bad] : [bad, good];
    const one = cleaned(text.slice(first.index + first[0].length, second.index));
    const other = cleaned(text.slice(second.index + second[0].length));
    const isGoodFirst = first === good;
    return {
      name,
      website,
      strengths: isGoodFirst ? one : other,
      weaknesses: isGoodFirst ? other : one,
      segment,
    };
  }
  const halves = text
    .split(/(?<=[.!?])\s/u)
    .filter((part) => !OWN.test(part))
    .join(' ')
    .replace(/\s*\((?:คำ|แอบ|อย่า)[^()]*\)?/gu, '')
    .split(/\s*(?:,\s*)?(?:\bbut\b|\bthough\b|\bhowever\b|;|แต่)\s*/iu)
    .map(cleaned)
    .filter(Boolean);
  if (halves.length === 2 && !BAD.test(halves[0] ?? '') && text.length < 240)
    return { name, website, strengths: halves[0] ?? '', weaknesses: halves[1] ?? '', segment };
  const clauses = text
    .split(/\s*(?:[,;]|\bbut\b|\bthough\b|\bhowever\b|แต่|(?<=\.)\s)\s*/iu)
    .map(cleaned)
    .filter((clause) => clause.length > 1);
  const strong: string[] = [];
  const weak: string[] = [];
  for (const clause of clauses)
    if (OWN.test(clause)) continue;
    else if (BAD.test(clause)) weak.push(clause);
    else if (GOOD.test(clause)) strong.push(clause);
  return { name, website, strengths: strong.join(', '), weaknesses: weak.join(', '), segment };
}

const cleaned = (clause: string): string =>
  spoken(
    clause
      .replace(/^(?:(?:and|is|are|has|have|they'?re|they are)\s+|แต่\s*|ดีตรง\s*)+/iu, '')
      .replace(/\s+(?:i admit|haha)$/iu, '')
      .replace(/[.)]+$/u, '')
      .replace(/^[\s/|]+|[\s/|]+$/gu, ''),
  );
