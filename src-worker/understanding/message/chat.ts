/** Chats as their programs export or copy them: LINE, WhatsApp, Messenger, Telegram, Slack, and 'Name: text' by hand. */
import { questionsOf } from './numbered.ts';
import { asksSomething, topicsAsked, topicsOf } from './topics.ts';
import type { Line, Part, Whose } from './segment.ts';

interface Turn {
  speaker: string;
  lines: Line[];
  /** Written by the program. */
  isSystem: boolean;
}

const TIME = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
/** '[12/03/2026, 09:15:40] Name: text', '14/7/26, 8:41 PM - Name: text'. */
const STAMPED = new RegExp(
  String.raw`^\u200e?\[?${DAY},?\s+${TIME}\]?\s*(?:[-–]\s)?(?:[\u200e~ ]*([^:\n]{1,48}?):(?:\s|$))?(.*)$`,
  'u',
);
/** '[9:15 AM] Name: text'. */
const TIMED = new RegExp(String.raw`^\[(?:${TIME})\]\s*([^:\n]{1,48}?):(?:\s|$)(.*)$`, 'u');
/** '09:31⇥Name⇥text': LINE. Its program writes without the second tab. */
const LINE_APP = new RegExp(String.raw`^(?:${TIME})\t([^\t\n]{1,48})(?:\t(.*))?$`, 'u');
const LINE_DAY = new RegExp(String.raw`^(?:\S{1,12}\s+)?${DAY}(?:\s+\S{1,12})?$`, 'u');
const LINE_SYSTEM = new RegExp(
  String.raw`^(?:${TIME})\s.{0,60}(?:unsent a message|ยกเลิกข้อความ|ยกเลิก)\.?$`,
  'u',
);
/** 'Name, [12.03.2026 09:15]' or 'Name  9:15 AM', the text below: Telegram, Slack, Teams. */
const HEADED = new RegExp(
  String.raw`^([\p{L}][^\n,:[\]]{0,40}?)(?:,\s\[${DAY},?\s${TIME}\]|\s{1,3}\[?(?:${DAY}\s)?${TIME}\]?)$`,
  'u',
);
/** '09:31 Name text': LINE as it is copied, its tabs lost. */
const SPACED = new RegExp(String.raw`^(?:${TIME})\s+(\S.*)$`, 'u');
const BY_HAND = /^([\p{L}\p{M}][\p{L}\p{M}\p{N} .'’&()-]{0,28}):\s+(\S.*)$/u;
const OWN = /^(?:you(?: sent| replied.*)?|คุณ(?:ส่ง|ตอบกลับ.*)|me)$/iu;
const COUNTERPART_REPLIED = /^(.{1,48}?)(?:ตอบกลับคุณ| replied to you)$/u;
const STICKER =
  /^[\u200e]?(?:<.{0,20}omitted>|(?:image|video|audio|sticker|gif|document) omitted|\[(?:photo|sticker|video|file|voice message|สติกเกอร์|รูปภาพ|รูป|วิดีโอ|ไฟล์)\]|(?:photos?|stickers?|videos?|voice message|สติกเกอร์|สติ๊กเกอร์|รูป(?:ภาพ)?|วิดีโอ|ข้อความเสียง)|this message was deleted|you deleted this message|missed (?:voice|video) call|โทรออก.*|สายที่ไม่ได้รับ.*|(?:\p{Extended_Pictographic}|\u200d|\uFE0F|\s)+)\.?$/iu;
const PROGRAM =
  /end-to-end encrypted|created group|added you|changed the|joined using|^\[LINE\]|^(?:saved on|บันทึกเมื่อ)\b|^(?:seen|เห็นแล้ว|active|ใช้งานเมื่อ)\b.{0,40}$|reacted .{0,12}to your message|^.{1,20}\d{4}.{0,12}\d{1,2}[:.]\d{2}.{0,6}$|^\d{1,2}[:.]\d{2}(?:\s?น\.)?$/iu;

/** Who speaks, in a transcript without names. */
const SIDE = /^(?:client|customer|caller|owner|me|us|agency|ae|ลูกค้า|เอเจนซี่?|ทีม)$/iu;

/** The turns of a chat; undefined where the message is none. */
function turnsOf(lines: readonly Line[]): Turn[] | undefined {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const share = (pattern: RegExp): number => filled.filter(({ text }) => pattern.test(text)).length;
  if (share(LINE_APP) >= 2) return lineTurns(lines);
  if (share(STAMPED) >= 2) return stampedTurns(lines, STAMPED);
  if (share(TIMED) >= 2) return stampedTurns(lines, TIMED);
  if (filled.some(({ text }) => /^(?:คุณส่ง|you sent)$/iu.test(text.trim()))) return namedTurns(lines);
  if (share(HEADED) >= 3) return headedTurns(lines);
  const spaced = share(SPACED) >= filled.length / 2 ? spacedTurns(lines) : undefined;
  if (spaced !== undefined) return spaced;
  const names = new Map<string, number>();
  for (const { text } of filled) {
    const name = BY_HAND.exec(text.trim())?.[1];
    if (name !== undefined && (topicsOf(name).length === 0 || SIDE.test(name)))
      names.set(name, (names.get(name) ?? 0) + 1);
  }
  const again = [...names].filter(([, count]) => count >= 2);
  if (again.length >= 2 && again.length <= 5 && again.length >= names.size - 1) {
    const total = again.reduce((sum, [, count]) => sum + count, 0);
    if (total >= filled.length * 0.5) return stampedTurns(lines, BY_HAND);
  }
  return filled.some(({ text }) => /^you:\s/iu.test(text)) ? onlyOwn(lines) : undefined;
}

const cut = (line: Line, text: string): Line => ({
  text,
  start: line.start + Math.max(0, line.text.lastIndexOf(text)),
});

function stampedTurns(lines: readonly Line[], pattern: RegExp): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const match = pattern.exec(line.text.trim());
    const last = turns.at(-1);
    if (match === null) {
      if (last !== undefined) last.lines.push(line);
      continue;
    }
    const [, speaker, text = ''] = match;
    turns.push({ speaker: speaker?.trim() ?? '', lines: [cut(line, text)], isSystem: speaker === undefined });
  }
  return turns;
}

function lineTurns(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const raw = line.text.trim();
    const match = LINE_APP.exec(raw);
    const last = turns.at(-1);
    if (match?.[2] !== undefined)
      turns.push({ speaker: match[1] ?? '', lines: [cut(line, match[2])], isSystem: false });
    else if (match !== null || last === undefined || LINE_DAY.test(raw) || LINE_SYSTEM.test(raw))
      turns.push({ speaker: '', lines: [line], isSystem: true });
    else last.lines.push(line);
  }
  return turns;
}

/** Turns of which the name is told from the text by standing at the beginning of several; undefined where that is not clear. */
function spacedTurns(lines: readonly Line[]): Turn[] | undefined {
  const turns = lines.flatMap(({ text }) => {
    const rest = SPACED.exec(text.trim())?.[1];
    return rest === undefined ? [] : [rest.split(/\s+/u)];
  });
  const byFirst = new Map<string, string[][]>();
  for (const words of turns) byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), words]);
  const names = [...byFirst.values()].filter((own) => own.length >= 2).map(sharedWords);
  const named = names.reduce((sum, name) => sum + (byFirst.get(name[0] ?? '')?.length ?? 0), 0);
  if (names.length < 2 || names.length > MOST_SPEAKERS || named < turns.length * 0.9) return undefined;
  const found: Turn[] = [];
  for (const line of lines) {
    const rest = SPACED.exec(line.text.trim())?.[1];
    const name = names.find((one) => rest?.split(/\s+/u)[0] === one[0]);
    if (rest !== undefined && name !== undefined)
      found.push({
        speaker: name.join(' '),
        lines: [
          cut(
            line,
            rest
              .split(/(?<=\s)(?=\S)/u)
              .slice(name.length)
              .join(''),
          ),
        ],
        isSystem: false,
      });
    else if (found.length === 0 || LINE_DAY.test(line.text.trim()))
      found.push({ speaker: '', lines: [line], isSystem: true });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

/** People in a chat of which the names are guessed. */
const MOST_SPEAKERS = 5;
/** Words of a name. */
const LONGEST_NAME = 3;

/** The words that all of them begin with, so that each goes on. */
function sharedWords(all: readonly (readonly string[])[]): string[] {
  const [first = []] = all;
  const most = Math.min(LONGEST_NAME, ...all.map((words) => words.length - 1));
  let count = 1;
  while (count < most && all.every((words) => words[count] === first[count])) count += 1;
  return first.slice(0, count);
}

/** Messenger as it is copied: the name alone on a line before what was said. */
function namedTurns(lines: readonly Line[]): Turn[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text.trim(), (counts.get(text.trim()) ?? 0) + 1);
  const isName = (text: string): boolean =>
    OWN.test(text) ||
    COUNTERPART_REPLIED.test(text) ||
    ((counts.get(text) ?? 0) >= 2 && text.length <= 40 && /\p{L}/u.test(text) && !STICKER.test(text));
  const turns: Turn[] = [];
  for (const line of lines) {
    const text = line.text.trim();
    if (isName(text))
      turns.push({ speaker: COUNTERPART_REPLIED.exec(text)?.[1] ?? text, lines: [], isSystem: false });
    else if (turns.length === 0) turns.push({ speaker: '', lines: [line], isSystem: true });
    else turns.at(-1)?.lines.push(line);
  }
  return turns;
}

function headedTurns(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const match = HEADED.exec(line.text.trim());
    if (match !== null) turns.push({ speaker: match[1] ?? '', lines: [], isSystem: false });
    else if (turns.length === 0) turns.push({ speaker: '', lines: [line], isSystem: true });
    else turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** A copied chat in which only one's own lines are named. */
function onlyOwn(lines: readonly Line[]): Turn[] {
  const name = lines.find(({ text }) => text.trim() !== '')?.text.trim() ?? '';
  return lines.map((line, index) => {
    const match = /^(you):\s+(.*)$/iu.exec(line.text);
    if (match !== null) return { speaker: 'You', lines: [cut(line, match[2] ?? '')], isSystem: false };
    return { speaker: 'other', lines: [line], isSystem: index === 0 || line.text.trim() === name };
  });
}

const AGENCY_NAME =
  /\b(?:agency|agencies|ae|a\.e\.|media|digital|marketing|creative|ads?|pr|advertising|account (?:manager|executive))\b|เอเจนซี่|เอเจนซี|โฆษณา|การตลาด|ที่ปรึกษา/iu;
export const isAgencyName = (name: string): boolean => AGENCY_NAME.test(name);
const PROPOSES =
  /แนะนำ|ขอเสนอ|ตีไว้|ในแผน|เดี๋ยว(?:ผม|ทีม|เรา)?(?:ทำ|ใส่|ส่ง)|ทำแผน|\b(?:i'?d (?:say|suggest|open|go)|i'?m guessing|we recommend|proposal|noted|benchmark|i'?ll put)\b/iu;

/** Who of the speakers is the agency. */
function agencyOf(turns: readonly Turn[], title: string): Set<string> {
  const speakers = [...new Set(turns.filter(({ isSystem }) => !isSystem).map(({ speaker }) => speaker))];
  const titleAgency = title
    .split(/\s*(?:[×x&|/]|\band\b|กับ)\s+/u)
    .filter((part) => AGENCY_NAME.test(part))
    .flatMap((part) => part.replace(AGENCY_NAME, '').match(/\p{L}{3,}/gu) ?? []);
  const named = speakers.filter(
    (speaker) =>
      OWN.test(speaker) || AGENCY_NAME.test(speaker) || titleAgency.some((word) => speaker.includes(word)),
  );
  if (named.length > 0 && named.length < speakers.length) return new Set(named);
  // Who sends a list of questions asks for a brief.
  const asks = new Set(turns.filter((turn) => questionsOf(turn).size > 0).map(({ speaker }) => speaker));
  if (asks.size === 1 && speakers.length > 1) return asks;
  const scores = speakers.map((speaker) => {
    const said = turns
      .filter((turn) => turn.speaker === speaker)
      .map(({ lines }) => lines.map(({ text }) => text).join(' '));
    const score = said.filter(
      (text) =>
        topicsAsked(text).length > 0 || (asksSomething(text) && PROPOSES.test(text)) || PROPOSES.test(text),
    ).length;
    return { speaker, score, share: score / Math.max(1, said.length) };
  });
  const [best, second] = scores.toSorted((a, b) => b.share - a.share);
  const isClear =
    best !== undefined && best.score >= 1 && best.share >= 0.3 && best.share > (second?.share ?? 0);
  return new Set(isClear && speakers.length > 1 ? [best.speaker] : []);
}

/** A chat by turns, each with whose words it is; undefined where the message is no chat. */
export function chatParts(lines: readonly Line[]): Part[] | undefined {
  const turns = turnsOf(lines);
  if (turns === undefined) return undefined;
  const title = turns[0]?.isSystem === true ? (turns[0].lines[0]?.text ?? '') : (lines[0]?.text ?? '');
  const agency = agencyOf(turns, title);
  const firstName = turns.find(({ isSystem, speaker }) => !isSystem && !agency.has(speaker))?.speaker ?? '';
  return turns.map((turn) => {
    const kept = turn.lines.filter(({ text }) => !STICKER.test(text.trim()) && !PROGRAM.test(text.trim()));
    const whose: Whose = turn.isSystem ? 'boilerplate' : agency.has(turn.speaker) ? 'agency' : 'client';
    // The title of a page's chat begins with the page's name: what follows it says what the page is.
    const isPage =
      turn.isSystem &&
      firstName !== '' &&
      title.startsWith(`${firstName} `) &&
      turn.lines.some(({ text }) => text === title);
    return {
      lines: isPage ? [{ text: title, start: turn.lines[0]?.start ?? 0 }] : kept,
      whose: isPage ? 'client' : whose,
      speaker: isPage ? firstName : turn.speaker,
      isTurn: true,
    };
  });
}
