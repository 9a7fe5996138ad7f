/** What a channel brought, told without a figure of its own: 'LinkedIn boosted, zero', 'Google maps brings most', 'เฟซไม่มีใครสั่ง'. */
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import { channelMentions } from '../figures/channels.ts';
import { sentencesIn } from './sentences.ts';

/** 'nothing': it was tried, and nobody bought; 'wrong': those whom it brought are no buyers; 'best': buyers come from there. */
export type Verdict = 'nothing' | 'wrong' | 'best';

export interface ChannelEvidence {
  channel: AdvertisingChannel;
  verdict: Verdict;
}

/** Nobody bought. */
const NOTHING_EN =
  /(?<![a-z])(?:zero|nowt|nada|nil|useless|flop(?:ped)?|(?:brought|did|got|gave|sold|for|was|were) (?:us |me )?(?:absolutely |almost |next to )?(?:nothing|nobody|no one|none)|and (?:nobody|no one|nothing)(?! else)|(?:never|did(?:n['’]?t| not)|does(?:n['’]?t| not)|not) (?:really )?work(?:ed|ing)?|(?:never|did(?:n['’]?t| not)) (?:bring|brought|get|got|sell|sold|give|gave)(?: us)? (?:anything|anyone|anybody|a (?:single )?\p{L}+|one)|(?:no|(?<![\d.,])0|not (?:one|a single)) (?:calls?|sales?|orders?|bookings?|customers?|clients?|results?|enquir\p{L}+|inquir\p{L}+|leads?|replies)|lots of (?:hearts|likes)|(?:hearts|likes) only|only (?:hearts|likes))(?![a-z])/iu;
const NOTHING_TH =
  /ไม่เคยได้(?!ลอง|ยิง|ลง|ทำ|ใช้)|ไม่(?:ค่อย|เคย)?เวิร?์?[คก]|ไม่ได้ผล|ไม่เป็นผล|ไม่มี(?:ใคร|คน|ลูกค้า)(?:สั่ง|ซื้อ|จอง|ทัก|โทร|มา)|ไม่ได้(?:เลย|สักราย|ซักราย|สักคน|ซักคน|ลูกค้า)|ไม่ได้สั่ง(?:สัก|ซัก)|ได้ศูนย์|เงียบ(?:กริบ|เลย|สนิท)|(?:ได้)?แต่(?:ไลค์|ไลก์|หัวใจ)/u;
/** Those whom it brought do not buy. */
const WRONG_EN =
  /(?<![a-z])(?:time ?-?wast(?:e|ers?)|tyre ?-?kickers?|rubbish|junk|but (?:very )?poor|most(?:ly)? (?:were |are |just )?(?:nosy|students|kids|job ?seekers|agents)|(?:\d+|half|most) (?:of (?:them )?)?(?:were|are) (?:students|not |job ?seekers|kids|agents)|mostly (?:tiny|students|kids|people who want))(?![a-z])/iu;
const WRONG_TH = /ไม่คุ้ม|(?:ผิด|ไม่ตรง)กลุ่ม|ได้แต่(?:คน|นัก|เด็ก|พวก|ร้าน)|ไม่ใช่[ก-๛]{2,20}(?:สัก|ซัก)(?:ราย|คน|เจ้า)/u;
/** Where buyers come from, or what did better than the rest. */
const BEST_EN =
  /(?<![a-z])(?:(?:brings?|brought|gives?|gave|gets?|sends?|sent) (?:us )?(?:the )?most(?! of (?:our )?(?:rubbish|junk))|(?:is|was|works?|worked|did|does) (?:much |far |way |a lot )?(?:better|best)|(?:where|how) (?:most|all|nearly all|almost all)|what works|the one that work(?:s|ed))(?![a-z])/iu;
/** Before its name: 'most come from Google', 'all our customers find us on Facebook'. */
const FROM_EN =
  /(?<![a-z])(?:all|most|nearly all|almost all|majority|nearly everyone|everyone|everybody|\d+ ?%)(?: (?:of )?(?:our|my|the|them|new|these))*(?: \p{L}+){0,3} (?:comes?|came|finds? us|found us|is|are|were)(?: \p{L}+)? (?:from|on|through|via|by|over)(?: the| our)?\s*$/iu;
const BEST_TH = /ดีกว่า(?!เดิม)|ดี(?:ที่)?สุด|เวิร?์?[คก](?:สุด|กว่า|ดี)|ได้ผล(?:ดี|สุด|กว่า)|(?:เยอะ|มาก)(?:ที่)?สุด/u;
const FROM_TH =
  /(?:(?:ส่วนใหญ่|ทั้งหมด|เกือบทั้งหมด|แทบทั้งหมด|ทุกคน|เกือบทุกคน)(?:จะ)?(?:มา|เจอ|รู้จัก|หา)?[ก-๛]{0,6}(?:จาก|ทาง|ใน|ผ่าน)|ที่(?:เวิร?์?[คก]|ได้ผล)(?:สุด|จริง)?(?:คือ|เป็น)?)\s?$/u;
/** Not tried yet says nothing of it, and what is wished for says nothing either. */
const UNTRIED =
  /never (?:tr[iy]|used|done|did|ran|run|advertis)|not tried|haven['’]?t|ไม่เคย(?:ลอง|ยิง|ลง|ทำ|ใช้)|ยังไม่(?:ได้|เคย)/iu;
/** Free listings beside the adverts of the same name. */
const NO_ADVERT = /^\s?(?:marketplace|groups?|กลุ่ม)/iu;

const verdictOf = (before: string, told: string): Verdict | undefined => {
  if (UNTRIED.test(told)) return undefined;
  if (NOTHING_EN.test(told) || NOTHING_TH.test(told)) return 'nothing';
  if (WRONG_EN.test(told) || WRONG_TH.test(told)) return 'wrong';
  return BEST_EN.test(told) || BEST_TH.test(told) || FROM_EN.test(before) || FROM_TH.test(before)
    ? 'best'
    : undefined;
};

/** A channel that an answer names, with what is said before it and of it. */
interface Told {
  channel: AdvertisingChannel;
  before: string;
  told: string;
}
const toldIn = (answer: string): Told[] =>
  sentencesIn(answer).flatMap(({ start, end }) => {
    const sentence = answer.slice(start, end);
    const mentions = channelMentions(sentence);
    return mentions.flatMap(({ id, start: from, end: to }): Told[] => {
      // Names of one breath share what is told behind the last of them.
      const next = mentions.find((other) => other.start > to && other.id !== id);
      const told = sentence.slice(to, next?.start);
      return NO_ADVERT.test(told) ? [] : [{ channel: id, before: sentence.slice(0, from), told }];
    });
  });

/** Channels that the client has advertised on, by what it tells of its adverts. */
export const triedIn = (answer: string): AdvertisingChannel[] => [
  ...new Set(toldIn(answer).flatMap(({ channel, told }) => (UNTRIED.test(told) ? [] : [channel]))),
];

/** What each channel is told to have brought; one of which both is told says nothing. */
export function channelEvidenceIn(answer: string): ChannelEvidence[] {
  const found = toldIn(answer).flatMap(({ channel, before, told }): ChannelEvidence[] => {
    const verdict = verdictOf(before, told);
    return verdict === undefined ? [] : [{ channel, verdict }];
  });
  return found.filter(({ channel, verdict }, at) => {
    const own = found.filter((other) => other.channel === channel);
    const isOne = new Set(own.map((other) => other.verdict === 'best')).size === 1;
    return isOne && own.find((other) => other.verdict === verdict) === found[at];
  });
}
