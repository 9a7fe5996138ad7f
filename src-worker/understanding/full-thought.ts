/** Whether words that were noted of buyers are a clause: what somebody thinks or says in full, what people do, what happens. */
import { isMostlyThai } from './text.ts';

/** Verbs that are no noun beside it. */
const FINITE =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|cannot|could|should|must|may|might|goes|makes?|takes?|gets?|comes?|gives?|breaks|brings?|needs?|wants?|likes|hates?|loves?|knows?|thinks|says?|asks?|tells?|sees|finds?|buys?|pays?|signs|calls|sends?|reads?|checks|picks|chooses?|decides?|goes|falls|fails|costs|adds|ends|stops|starts|runs|leaks|burns|hurts|melts|dies|lies|sits|grows|rings|smells|looks|cancels|arrives?|disappears|vanishes|works|lasts|leaves|loses|keeps?|requires?|raises?|terrifies|scares|went|got|gone|came|gave|made|took|saw|said|told|rang|broke|fell|lost|left|sold|bought|found|heard|died|quits?|shut|closed|changed|turned|began|grew|rose)\b|(?<=\p{L}\s)(?:leave|decide|prefer|choose|push|sit|live|book|send|hide|refuse|melt|call)\b|\b\p{L}+(?:n['’]t|['’](?:s|re|m|ll|d|ve) (?!\p{L}+$))|\b(?:dont|cant|wont|doesnt|isnt|im)\b/iu;
/** A past form that stands behind who or what it happened to, or opens with it: 'Boiler packed up', 'Failed MOT'. */
const HAPPENED =
  /^(?:got|too|failed|lost|moved|moving|bought|buying|selling|leaving|starting|returning|expecting|won|missed|outgrew|inherited|locked|stuck|planning|turning|told|asked|hit)\s|^(?:\S+\s){1,4}(?:\p{L}{3,}(?:ed|ing)|quit|left|broke|died|fell|went|got|lost|came|ends|due|over|gone|(?:\p{L}+s (?:up|down|out|off|over|apart)))(?:\s|$)/iu;

/** 'Handover of a new tower': a thing with what it is of. */
const SAYS_OF_WHAT = /\sof (?:an?|the|your|my|our)\s/iu;

/** Whether something happens in it: 'Last window cleaner stopped turning up'. A row of nouns is a note. */
export const tellsEvent = (words: string): boolean =>
  FINITE.test(words) || HAPPENED.test(words) || SAYS_OF_WHAT.test(words);

const OF_ONESELF = /^(?:(?:but|and|so),?\s+)?(?:i|i['’](?:m|ve|d|ll)|me|my|we|our)\s/iu;
/** What they feel, which needs no verb: 'Afraid of orange hair', 'Too late for me'. */
const FEELS =
  /^(?:being|getting|been|afraid|worried|not sure|not enough|scared|embarrassed|ashamed|tired of|too|it['’]?s)\s/iu;
/** It is told of them, or was noted in short. */
const TOLD =
  /^(?:they|thinks?|thinking|whether)\b|\b(?:lol|tbh|btw|etc|vs)\b|[=#<>|*_]|->|→|\.{2,}|^['‘"“][^'’"”]*['’"”]$|555/iu;
const FEELS_TH = /^(?:กลัว|กังวล|ห่วง|อาย|เขิน|เกรง|ไม่(?:กล้า|แน่ใจ|มั่นใจ|เชื่อ|รู้))[ก-๛]{2}/u;
/** Whether somebody is afraid of it. */
export const isFeared = (words: string): boolean =>
  /^(?:กลัว|กังวล|ห่วง|เกรง)/u.test(words) || /^(?:afraid|worried|scared|fears?)\s/iu.test(words);

const ASKS_TH = /(?:ไหม|มั้ย|เหรอ|หรอ|หรือ(?:เปล่า|ไม่|ยัง)|รึเปล่า|ยังไง|อย่างไร|เท่าไ(?:ร|หร่)|เมื่อไ(?:ร|หร่)|ที่ไหน)/u;
const [LEAST_WORDS, LEAST_LETTERS_TH] = [3, 8];

/** Whether somebody could think or say it as it stands: 'It leaks when it rains', and neither 'Price' nor 'Drive of 90 minutes'. */
export function isFullThought(words: string): boolean {
  const said = words.trim();
  if (TOLD.test(said)) return false;
  if (isMostlyThai(said))
    return (
      FEELS_TH.test(said) || ASKS_TH.test(said) || (said.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS_TH
    );
  const count = said.split(/\s+/u).length;
  if (said.endsWith('?')) return count > 1;
  return count >= LEAST_WORDS && (OF_ONESELF.test(said) || FEELS.test(said) || FINITE.test(said));
}

/** 'Many own a grinder', 'Plants with more than 200 employees': how many of them do it, or how large they are. */
const OF_MANY =
  /^(?:many|most|some|all|few|half|nearly all|almost all|nine in ten)\s\p{L}|^\p{L}{3,}s(?:\s\p{L}+)?\s(?:with|of)\s(?:more than|over|at least|up to|under|fewer than|\d)/iu;
/** What people do day by day, behind who does it. */
const DOES =
  /(?<=\p{L}\s)(?:own|use|work|drive|travel|shop|rent|eat|drink|wear|run|manage|read|watch|follow|compare|order|ask|want|need|earn|commute|cook|train|play|have|come|visit|walk|ride|pay|buy)\s/iu;
/** Whether it tells what people do: no aside in parentheses, nothing that one of them says of himself, no bare thing. */
export function isDeed(words: string): boolean {
  const said = words.trim();
  if (/^[(]|[=]/u.test(said) || OF_ONESELF.test(said) || TOLD.test(said)) return false;
  return isMostlyThai(said) || FINITE.test(said) || OF_MANY.test(said) || DOES.test(said);
}
