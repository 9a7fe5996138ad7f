/** Names of a step that tell of a need or a request: who needs or asks for it has not got it. */

const NEEDED = /^(?:need|want)(?:s|ed)?\s|^(?:อยากได้|ต้องการ)/iu;
/** 'ของฝาก' and 'ขอนแก่น' begin like 'ขอใบเสนอราคา' and ask for nothing. */
const ASKED_FOR = /^ask(?:s|ed)?(?: for)?\s|^ขอ(?!ง|บ|นแก่น|นไม้)/iu;

/** 'Need a boiler', 'อยากได้…'. */
export const isNeeded = (name: string): boolean => NEEDED.test(name);
/** The same, or asked for: 'asked for a quote', 'ขอใบเสนอราคา'. */
export const isWanted = (name: string): boolean => isNeeded(name) || ASKED_FOR.test(name);
