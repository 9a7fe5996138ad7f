import { escapeRegExp } from '../../src/shared/domain/escape-reg-exp.ts';

/** Words whose full stop only shortens them and ends no sentence, as the inside of a pattern: 'incl. the wheels', 'approx. 40 g'. */
export const SHORTENED = String.raw`no|nos|st|mr|mrs|ms|dr|prof|vs|approx|ca|e\.g|i\.e|co|ltd|inc|incl|excl|esp|min|max|avg|tel|ext|qty|vol|dept|est`;

/** As the word stood: with its capital or without. */
const likeIt = (found: string, written: string): string =>
  /^\p{Lu}{4}/u.test(found)
    ? written.toUpperCase()
    : /^\p{Lu}/u.test(found)
      ? written.charAt(0).toUpperCase() + written.slice(1)
      : written;

/** Words that are only typed: each as it is written. */
const TYPED: Readonly<Record<string, string>> = {
  pls: 'please', plz: 'please', thx: 'thanks', tks: 'thanks', ppl: 'people', b4: 'before', msg: 'message', msgs: 'messages',
  gonna: 'going to', wanna: 'want to', tho: 'though', thru: 'through', coz: 'because', bcoz: 'because', bcuz: 'because',
  govt: 'government', avg: 'average', mgr: 'manager', mgmt: 'management', esp: 'especially', ur: 'your', appt: 'appointment', appts: 'appointments',
  convos: 'conversations', hrs: 'hours', rms: 'rooms', mins: 'minutes', wks: 'weeks', mths: 'months', mnths: 'months', yrs: 'years',
  dont: 'don’t', doesnt: 'doesn’t', didnt: 'didn’t', isnt: 'isn’t', arent: 'aren’t', wasnt: 'wasn’t', werent: 'weren’t',
  hes: 'he’s', shes: 'she’s', whos: 'who’s', abt: 'about', cuz: 'because', nite: 'night', wknd: 'weekend', wkend: 'weekend', bday: 'birthday', bldg: 'building',
  hasnt: 'hasn’t', havent: 'haven’t', hadnt: 'hadn’t', wouldnt: 'wouldn’t', couldnt: 'couldn’t', shouldnt: 'shouldn’t',
  cant: 'can’t', wont: 'won’t', theyre: 'they’re', youre: 'you’re', theyve: 'they’ve', youve: 'you’ve', weve: 'we’ve',
  theres: 'there’s', thats: 'that’s', whats: 'what’s', im: 'I’m', ive: 'I’ve', itll: 'it’ll', youll: 'you’ll', ull: 'you’ll', theyll: 'they’ll',
}; // prettier-ignore
const [ALONE, NOT_ON] = [String.raw`(?<![\p{L}\p{N}/'’@.#_-])`, String.raw`(?![\p{L}\p{N}'’@_/-]|\.\p{L})`];
const AS_TYPED = new RegExp(
  String.raw`${ALONE}(?:${Object.keys(TYPED)
    .flatMap((word) => [
      word,
      word.charAt(0).toUpperCase() + word.slice(1),
      ...(word.endsWith('nt') ? [word.toUpperCase()] : []),
    ])
    .map(escapeRegExp)
    .join('|')})${NOT_ON}`,
  'gu',
);

/** Says what something is like, and ends there: 'its awkward', 'its dear for a wash'. */
const LIKE = String.raw`(?:awkward|fake|genuine|expensive|pricey|overpriced|cheap|cheaper|dear|dearer|free|safe|unsafe|dangerous|illegal|legal|hard|easy|far|close|boring|fun|old|bad|good|better|worse|worth it|weird|scary|dirty|clean|painful|late|early|wrong|right|true|possible|impossible|complicated|optional|over|normal|ready|busy|quiet|full|empty|closed)`;
/** 'its' that is no owner's: behind it stands what something is ('its a scam', 'men think its awkward'), and no thing that it has. */
const IT_IS = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'])its(?=\s(?:(?:an?|the|too|not|so|just|my|your|our|his|her|their|for|like|in|at|on|from|going|been)\s|${LIKE}(?:[,.;!?)”’"]|$|\s(?:and|or|but|for|to|if|when|than|in|at|on|here|there)\s)))`,
  'giu',
);

type Shorthand = readonly [short: RegExp, long: string | ((...found: string[]) => string)];
/** 'w/ you', 'w/o cement', 'cheaper w aid', 'while u wait', '5 yr warranty': read aloud, they are words. */
const SHORTHAND: readonly Shorthand[] = [
  [/(?<![\p{L}\p{N}/])w\/o(?:ut)?(?![\p{L}])\s?(?=[\p{L}\d"“'‘])/giu, 'without '],
  [/(?<![\p{L}\p{N}/])w\/out(?=\s)/giu, 'without'],
  [/(?<![\p{L}\p{N}/])w\/\s?(?=[\p{L}\d])/giu, 'with '],
  [/(?<=\p{L}\s)w(?=\s[\p{L}\d])/gu, 'with'],
  [/(?<=\b(?:we|you|they|u)\s)r(?=\s\p{L})/giu, 'are'],
  [/(?<=\p{L}{3}\s)n(?=\s\p{L}{3})/gu, 'and'],
  [/(?<![\p{L}\p{N}/'’.&-])r\s+u(?![\p{L}\p{N}'’&-])/gu, 'are you'],
  [/(?<=(?:^|\p{L}[,;]?\s|[“"(]))u(?=\s\p{L}|[,.;!?”")]|$)/gu, 'you'],
  [/(?<=^|[“"(]|[:.!?]\s)U(?=\s(?!of\b|shaped?\b|turns?\b)\p{Ll}{2,})/gu, 'You'],
  [/(?<=[\p{L}\d]\s)bc(?=\sof\s)/gu, 'because'],
  // 'Since 300 bc' is a time.
  [/(?<=\p{L}\s)bc(?=\s\p{L})/gu, 'because'],
  [/[,;]?\s(?:lol|lmao|haha+|hehe+|omg)(?=[\s,.;!?”")]|$)/giu, ''],
  [/(?<![\d.,])1\s?yr(?![\p{L}\p{N}'’-])/gu, '1 year'],
  [/(?<=\d)\s?yrs? old(?=\s[a-z])/gu, '-year-old'],
  [
    /(?<=\b(?:last|this|next|per|every|each|first)\s)yr(?![\p{L}\p{N}'’-])|(?<![\p{L}\p{N}])yr(?=\s\d)/giu,
    'year',
  ],
  [/(?<=\p{L}\s)cos(?=\s(?:you|we|they|it|i|he|she|there)\b)/giu, 'because'],
  [/(?<=\d)\s?yr(?=\s(?!and\b|or\b|to\b|for\b|on\b|in\b|at\b|old\b|by\b)[a-z])/gu, '-year'],
  [/(?<=\d)\s?yrs?(?![\p{L}\p{N}'’-])/gu, ' years'],
  [/(?<=\d)\s?(?:mths?|mnths?)(?![\p{L}\p{N}'’-])/gu, ' months'],
  [/(?<=\d)\s?hrs(?![\p{L}\p{N}'’-])/gu, ' hours'],
  [/(?<=\d)\s?mins(?![\p{L}\p{N}'’-])/gu, ' minutes'],
  [/(?<=\d)\s?wks(?![\p{L}\p{N}'’-])/gu, ' weeks'],
  [
    /(?<=\d)\s?wk(?=\s(?:wait(?:list)?|course|block|programme|program|plan|term|turnaround|queue)\b)/gu,
    '-week',
  ],
  [/(?<![\p{L}\p{N}/])approx\.?\s(?=[\d£$€฿])/giu, (found) => likeIt(found ?? '', 'about ')],
  [/(?<![\p{L}\p{N}/])incl\.?(?=\s[\p{L}\d“‘])/giu, (found) => likeIt(found ?? '', 'including')],
  [/(?<=[\p{L}\d%] )incl\.?(?=[,;)”]|$)/gu, 'included'],
  // Behind its full stop a sum begins what is said next: 'a glass of wine incl. $98'.
  [/(?<=\p{L}{3} )incl(?=\. \p{Sc}?\d)/gu, 'included'],
  [
    /(?<=\p{L}{2,} |[“"(])i(?=['’](?:m|d|ll|ve)\s|\s(?:am|do|dont|don['’]t|cant|can|have|had|was|will|would|could|should|need|want|like|get|got|know|think|go|went|stay|never|hate|love|live|see|saw)(?!\p{L}))/gu,
    'I',
  ],
  [IT_IS, (found) => likeIt(found ?? '', 'it’s')],
  [AS_TYPED, (found) => likeIt(found ?? '', TYPED[(found ?? '').toLowerCase()] ?? found ?? '')],
];
/** Letters that stand together, in lower case: 'w' and 'o' of 'w/o', 'yr' of '5yr', 'b' of 'b4'. */
const HINTS: ReadonlySet<string> = new Set([
  'w', 'r', 'u', 'n', 'bc', 'lol', 'lmao', 'omg', 'yr', 'yrs', 'cos', 'mth', 'mths', 'mnth', 'mnths', 'hrs', 'mins', 'wks', 'wk',
  'approx', 'incl', 'its', 'i', ...Object.keys(TYPED).map((word) => word.replaceAll(/\d/gu, '')),
]); // prettier-ignore
const LAUGH = /haha|hehe/iu;
/** Whether Latin letters that stand together are one of these words: looked up quicker than each pattern is tried, and nearly no text holds any. */
export const holdsAny = (text: string, words: ReadonlySet<string>): boolean =>
  text.match(/[a-z]+/giu)?.some((letters) => words.has(letters.toLowerCase())) ?? false;

/** An English text with its shorthand spelled out, for whoever reads it aloud. */
export const spelledOut = (text: string): string =>
  holdsAny(text, HINTS) || LAUGH.test(text)
    ? SHORTHAND.reduce(
        (told, [short, long]) =>
          typeof long === 'string' ? told.replaceAll(short, long) : told.replaceAll(short, long),
        text,
      )
    : text;
