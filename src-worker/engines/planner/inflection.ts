/**
 * English nouns in the other number, and the article before one. Endings decide; what they do not tell stands in lists.
 * (`pluralize` and `inflection` were tried: both make 'cooky' of 'cookies' and 'lense' of 'lenses'.)
 */
import { isMostlyThai } from '../../understanding/text.ts';

const words = (list: string): string[] => list.trim().split(/\s+/u);

/** One and many by nothing that an ending tells. */
const IRREGULAR = words(`
  person:people child:children man:men woman:women tooth:teeth foot:feet goose:geese mouse:mice ox:oxen quiz:quizzes
  cactus:cacti fungus:fungi alumnus:alumni stimulus:stimuli nucleus:nuclei radius:radii locus:loci
  bacterium:bacteria stratum:strata curriculum:curricula memorandum:memoranda erratum:errata addendum:addenda
  criterion:criteria phenomenon:phenomena vertex:vertices index:indices matrix:matrices appendix:appendices
  larva:larvae formula:formulae vertebra:vertebrae gateau:gateaux chateau:chateaux plateau:plateaux
  leaf:leaves loaf:loaves calf:calves half:halves scarf:scarves shelf:shelves wolf:wolves elf:elves thief:thieves
  sheaf:sheaves hoof:hooves dwarf:dwarves wharf:wharves knife:knives wife:wives life:lives
  chilli:chillies chili:chilies passer-by:passers-by runner-up:runners-up blitz:blitzes waltz:waltzes topaz:topazes
  potato:potatoes tomato:tomatoes hero:heroes mango:mangoes cargo:cargoes echo:echoes volcano:volcanoes
`).map((pair) => pair.split(':'));
/** Those that only an 's' is added to, where the ending speaks for another form. */
const WITH_S = words(`
  cookie movie brownie smoothie pie tie calorie hoodie selfie newbie rookie walkie birdie zombie genie prairie eerie bookie foodie goalie
  groupie hippie junkie pixie sortie talkie townie veggie roadie beanie budgie caddie collie cutie doggie goodie kiddie lassie laddie magpie
  necktie nightie oldie onesie potpie quickie reverie sweetie techie auntie pastie patisserie rotisserie brasserie boulangerie menagerie lie die
  shoe horseshoe toe tiptoe canoe hoe oboe foe roe floe sloe woe aloe
  ache headache toothache backache heartache earache stomachache moustache cache panache gouache avalanche niche creche crèche quiche brioche
  pastiche psyche cliche cliché microfiche cartouche douche
  use reuse fuse muse excuse abuse refuse axe menu guru emu gnu tutu haiku flu safari taxi ski bikini
`);
const WITH_ES = words(
  'lens gas atlas canvas bias alias iris trellis pancreas mantis ibis portcullis metropolis bus plus',
);
const IN_SIS = words(`
  thesis analysis crisis diagnosis prognosis prosthesis hypothesis synthesis parenthesis synopsis oasis emphasis neurosis psychosis
  dialysis hydrolysis catalysis paralysis electrolysis metamorphosis thrombosis genesis
`);
/** The same in both numbers, and what only looks like many. */
const SAME = new Set(
  words(`
  series species fish sheep deer salmon trout cod squid bream aircraft spacecraft hovercraft offspring media data pax cattle poultry livestock
  news mews means gallows barracks headquarters premises works crossroads innings goods clothes thanks proceeds groceries
  physics economics athletics gymnastics aerobics logistics genetics mathematics maths politics robotics electronics ethics
  pilates tapas pampas christmas chaos cosmos kudos asbestos thermos rhinoceros corps chassis tennis debris cannabis pelvis clematis dais
  lens gas atlas canvas bias alias iris trellis pancreas mantis ibis portcullis metropolis bus plus yes dice
  alas perhaps this his its us as is was has does always kg kgs km cm mm sq ml hp kw kwh mw
`),
);
/** Counted in pairs. */
const IN_PAIRS =
  /(?:^|\s)(?:trousers|jeans|pants|leggings|tights|pyjamas|pajamas|chinos|scissors|pliers|tweezers|sunglasses|spectacles|goggles|binoculars|headphones|earphones|dungarees|(?:reading|prescription|safety|varifocal|designer) glasses)$/iu;

const PAIRS: readonly (readonly string[])[] = [
  ...IRREGULAR,
  ...WITH_S.map((one) => [one, `${one}s`]),
  ...WITH_ES.map((one) => [one, `${one}es`]),
  ...IN_SIS.map((one) => [one, one.replace(/is$/u, 'es')]),
];
const ONE_OF = new Map(PAIRS.map(([one = '', many = '']) => [many, one]));
const MANY_OF = new Map(PAIRS.map(([one = '', many = '']) => [one, many]));

/** Of a compound the last part is inflected: 'midwives', 'salespeople', 'tradesmen'. */
const MANY_LAST =
  /^(?<before>.+?)(?<last>people|children|women|men|teeth|feet|geese|mice|wives|knives|leaves|loaves|shelves|scarves|lenses|shoes)$/u;
const ONE_LAST =
  /^(?<before>.+?)(?<last>person|child|woman|(?<!hu|ger|ro)man|tooth|foot|wife|knife|leaf|loaf|shelf|scarf|lens|shoe)$/u;
/** 'Specimen' is one. */
const NO_MEN = /(?:speci|abdo|ra|acu|regi|hy|se|sta|o)men$/u;
/** Names that end in -s of themselves. */
const ENDS_IN_S = /(?:ss|us|[sx]is|itis|polis)$/u;

const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/iu, 'y'],
  [/(?<=[^aeiou])oes$/iu, 'o'],
  [/(?<=ss|x|ch|sh|zz)es$/iu, ''],
  // 'Viruses', 'buses'; not 'houses', 'pauses'.
  [/(?<=[^aeo]us)es$/iu, ''],
  [/s$/iu, ''],
];

/** With the capital of what it is made from. */
const asWritten = (word: string, made: string): string =>
  /^\p{Lu}/u.test(word) ? made.charAt(0).toUpperCase() + made.slice(1) : made;

/** One of what a word names: 'theses' → 'thesis'; a word that names one stays as it is. */
export function singularWord(word: string): string {
  const low = word.toLowerCase();
  // 'DMs', 'SUVs'; 'GPS' and 'SMS' are one.
  if (/^\p{Lu}{2,}s$/u.test(word)) return word.slice(0, -1);
  if (/^[\p{Lu}\d]+$/u.test(word) || low.length < 3 || SAME.has(low) || MANY_OF.has(low)) return word;
  const known = ONE_OF.get(low);
  if (known !== undefined) return asWritten(word, known);
  const { before = '', last = '' } = MANY_LAST.exec(low)?.groups ?? {};
  if (last !== '' && !NO_MEN.test(low)) return asWritten(word, before + (ONE_OF.get(last) ?? last));
  if (!low.endsWith('s') || ENDS_IN_S.test(low) || /['’]s$/u.test(low)) return word;
  const [ending, instead] = ENDINGS.find(([pattern]) => pattern.test(low)) ?? [/$/u, ''];
  return word.replace(ending, instead);
}

/** Several of what a word names: 'box' → 'boxes'; a word that names several stays as it is. */
export function pluralWord(word: string): string {
  const low = word.toLowerCase();
  const known = MANY_OF.get(low);
  if (known !== undefined) return asWritten(word, known);
  if (SAME.has(low) || singularWord(word) !== word) return word;
  if (/^\p{Lu}{2,}$/u.test(word)) return `${word}s`;
  const { before = '', last = '' } = ONE_LAST.exec(low)?.groups ?? {};
  if (last !== '') return asWritten(word, before + (MANY_OF.get(last) ?? last));
  if (/[^aeiou]y$/u.test(low)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(low) ? `${word}es` : `${word}s`;
}

/** Whether a word names several by its form: 'theses', 'people'; not 'glass', 'fish'. */
export const isPlural = (word: string): boolean =>
  singularWord(word) !== word || IN_PAIRS.test(word.toLowerCase());

/** Whether so many of it can be said: 'theses', and 'fish' too. */
export const canBeCounted = (word: string): boolean => isPlural(word) || COUNTED.has(word.toLowerCase());
const COUNTED = new Set(
  words(
    'series species fish sheep deer salmon trout aircraft offspring pax cattle poultry headquarters premises',
  ),
);

/** What stands behind the noun that is counted: 'pieces of furniture', 'tickets sold', 'nights booked outside holidays'. */
const BEHIND =
  /^(?:of|for|in|at|on|from|with|without|by|to|into|per|a|an|each|who|that|which|where|under|over|between|before|after|via|through|let|made|sold|sent|built|won|kept|run|taken|given|paid|seen|hired|\p{L}{3,}(?:ed|ing))$/iu;

/** The noun phrase that is counted, and what tells more of it. */
function headOf(phrase: string): [head: string, rest: string] {
  const all = phrase.split(/(?<=\S)\s+/u);
  const at = all.findIndex(
    (word, i) =>
      i > 0 && BEHIND.test(word) && canBeCounted(all[i - 1] ?? '') && !/^sales$/iu.test(all[i - 1] ?? ''),
  );
  return at < 0 ? [phrase, ''] : [all.slice(0, at).join(' '), ` ${all.slice(at).join(' ')}`];
}

const PAST =
  /^(?:came|took|went|gave|bought|found|won|paid|saw|met|sat|held|began|could|would|will|can|may|had|did)$/u;
const THIRD: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was', do: 'does' };
/** 'Take' → 'takes'; a past form stays. */
const thirdPerson = (verb: string): string => THIRD[verb] ?? (PAST.test(verb) ? verb : pluralWord(verb));

const lastWord = /[^\s/-]+$/u;
/** One of what a phrase counts, in English; Thai has no plural. 'Theses and dissertations' are 'thesis or dissertation'. */
export function singular(phrase: string): string {
  if (isMostlyThai(phrase)) return phrase;
  const [head, rest] = headOf(phrase);
  const does = head === 'people' ? /^ who (?<verb>[a-z]+)(?<behind>.*)$/u.exec(rest)?.groups : undefined;
  if (does && !/(?:ed|s)$/u.test(does['verb'] ?? ''))
    return `person who ${thirdPerson(does['verb'] ?? '')}${does['behind'] ?? ''}`;
  if (IN_PAIRS.test(head)) return `pair of ${head}${rest}`;
  const parts = head.split(/\s+(?:and|or|&)\s+|\s*\/\s*/u);
  const areAllMany = parts.every((part) => isPlural(lastWord.exec(part)?.[0] ?? ''));
  return `${parts.length > 1 && areAllMany ? parts.map(singular).join(' or ') : head.replace(lastWord, singularWord)}${rest}`;
}

/** Several of what a phrase names. */
export function plural(phrase: string): string {
  if (isMostlyThai(phrase)) return phrase;
  const [, head = phrase, rest = ''] =
    /^(.+?)(\s(?:of|for|in|at|on|from|with|by|to)\s.*)$/iu.exec(phrase) ?? [];
  return `${head.replace(lastWord, pluralWord)}${rest}`;
}

/** Acronyms that are read as words, and words that begin with a vowel's letter and another sound. */
const CONSONANT =
  /^(?:SIM|S[Aa]{2}S|LASIK|HIIT|RAM|LAN|HACCP|HEPA|NATO|NASA|REIT|RIBA|U[\p{Lu}\d-]|one\b|once|eu|ewe|uni(?!n|m|d)|us[eu]|util|uro|ubi)/u;
/** Vowels, a silent 'h', and letters and figures whose names begin with a vowel: 'SUV', 'X-ray', '8-week', '11'. */
const VOWEL = /^(?:[aeiou]|hour|heir|honest|honou?r|[FHLMNRSX](?!\p{Ll})|8|1[18](?!\d))/u;

/** What is counted, in the number of its count: '1 more customer', '2 more customers'. */
export const inNumber = (count: string, things: string): string =>
  count === '1' ? singular(things) : things;

/** 'a' or 'an', as what follows is spoken: 'an hour', 'a university', 'an SUV'. */
export function article(noun: string): 'a' | 'an' {
  const [first = ''] = noun.split(/\s/u);
  // 'European', 'Hourly': as in small letters; 'EU' and 'HR' by their letters.
  const spoken = /^\p{Lu}\p{Ll}/u.test(first) ? first.toLowerCase() : first;
  return (VOWEL.test(spoken) || /^[AEIO]/u.test(spoken)) && !CONSONANT.test(spoken) ? 'an' : 'a';
}
export const withArticle = (noun: string): string => `${article(noun)} ${noun}`;
