/** A rule without what is told to us beside it: why it is so, and what came of it. */

/** Who it is told of, behind a rule. */
const SOMEBODY = String.raw`(?:they|we|he|she|it|people|half|some|many|everyone|everybody|nobody|somebody|landlord|families|clients|customers|(?:the|our|my|one|a)\s\p{L}+(?:\s\p{L}+)?|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)`;
/** Why it is so, what came of it, how sure it is: told to us, and no part of the rule. */
const REMARKS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:,|\s[-–—])\s+(?:because\s.*|${SOMEBODY}\s(?:(?:still|always|never|all|just|will|would|are|were|is|was|has|have|had|do|does|did|re|ve)\s)*(?:hat|got|get|gets|walk|complain|sue|cry|own|share|pursu|scroll|hiding|says?|said|told|ask|took|see|sees|sleep|upset|died|lost|left|against|not allowed|move|mov)\p{L}*\b.*)$`,
    'iu',
  ),
  /\s*\([^()]*\b(?:trust me|they|asked|complaint|letter|dispute|maybe|somebody|we know|us)\b[^()]*\)$/iu,
  /,\s(?:even if|not even|trust me|kena|do not joke|don['’]?t joke)\b.*$/iu,
  /(?:,|\s[-–—])\s(?:it['’]?s|that['’]?s) \p{L}+$/iu,
  /\s+(?:someone|somebody|they|one guy|a (?:guy|girl|kid)) did (?:that|this|it)(?: once| before)?[!.]?$/iu,
  // What was meant to go on.
  /,\s(?:say|min|max|my \p{L}+|etc)$|\setc\.?$/iu,
];
/** An order to leave something stands without why. */
const ORDERED =
  /^(?:no|not|never|do not|don['’]?t|cannot|can['’]?t|must not|avoid|we (?:do not|don['’]?t|cannot|are not))\b/iu;
const LEAST_RULE = 8;
/** A rule as it is told again: without the remark behind it. */
export function toldRule(rule: string): string {
  if (!ORDERED.test(rule)) return rule;
  const bare = REMARKS.reduce((told, remark) => told.replace(remark, ''), rule).trim();
  return bare.length >= LEAST_RULE ? bare : rule;
}
