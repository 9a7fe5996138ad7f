/** What is told of buyers ('Afraid of orange hair', 'They think it is a scam') is nothing that they say: it is no quotation but a fear, a belief, a doubt. */

const TOLD =
  /“(?<lead>Afraid|Scared|Worried|They think|They believe|They assume|They doubt)\s(?<rest>[^“”]+?)\??”/gu;
/** In front of these words stands a thing that is answered. */
const TAKEN_UP = /(?:^|[\s(])(?:answers?|settle|to|tell|film|heard)\s$/iu;
const SAY = /what they say,\s$/u;
const CLAUSE = /\b(?:will|would|is|are|was|were|gets?|can|has|have|costs?)\b/u;

const bare = (rest: string): string => rest.replace(/^(?:of|that|about|whether|if)\s+/u, '');

/** 'the fear of orange hair', 'the belief that it is a scam', 'the doubt whether it lasts'. */
function named(lead: string, rest: string): string {
  if (lead === 'They doubt') return `the doubt whether ${bare(rest)}`;
  if (lead.startsWith('They')) return `the belief that ${bare(rest)}`;
  // 'Afraid to ask' is no fear of anything.
  if (rest.startsWith('to ')) return `being ${lead.toLowerCase()} ${rest}`;
  const name = lead === 'Worried' ? 'the worry' : 'the fear';
  const isOfThing = /^(?:of|about)\s/u.test(rest) && !CLAUSE.test(rest);
  return isOfThing ? `${name} ${rest}` : `${name} that ${bare(rest)}`;
}
/** 'They are afraid of orange hair', 'They think it is a scam'. */
const sentence = (lead: string, rest: string): string =>
  lead.startsWith('They') ? `${lead} ${rest}` : `They are ${lead.toLowerCase()} ${rest}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of a slide in which nobody is quoted with what is only told of them; lines of ads stand as they are. */
export const toldOfThem = (text: string): string =>
  text
    .replaceAll(TOLD, (quote: string, ...found: unknown[]) => {
      const [lead, rest, at] = [String(found[0]), String(found[1]), Number(found[2])];
      const [before, after] = [text.slice(0, at), text.slice(at + quote.length)];
      if (TAKEN_UP.test(before) || SAY.test(before)) return named(lead, rest);
      if (before !== '') return quote;
      if (after === '') return capital(named(lead, rest));
      if (after.startsWith(' holds them back,')) return sentence(lead, rest);
      if (after.startsWith(' is what stops them')) return sentence(lead, rest);
      return /^\.?\s\p{Lu}/u.test(after)
        ? `${sentence(lead, rest)}${after.startsWith('.') ? '' : '.'}`
        : quote;
    })
    .replace(
      /^(They are (?:afraid|scared|worried) [^“”]+|They (?:think|believe|assume|doubt) [^“”]+) holds them back, as/u,
      '$1, as',
    )
    .replace(
      /^(They are (?:afraid|scared|worried) [^“”]+|They (?:think|believe|assume|doubt) [^“”]+) is what stops them$/u,
      '$1',
    );
