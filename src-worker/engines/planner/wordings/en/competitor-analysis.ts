/** Page 10: each rival's strengths and weaknesses, and who leads on which point. */

export const competitorAnalysis = {
  /** Headlines where nothing can be compared point by point. */
  headlineBoth: ({ rival, good, bad }: { rival: string; good: string; bad: string }): string =>
    `What speaks for ${rival}: ${good}. Against it: ${bad}.`,
  headlineWeak: ({ rival, bad }: { rival: string; bad: string }): string => `Where ${rival} is weak: ${bad}`,
  headlineStrong: ({ rival, good }: { rival: string; good: string }): string =>
    `What ${rival} is chosen for: ${good}`,
  headlineNames: ({ rivals }: { rivals: string }): string => `Buyers also look at ${rivals}`,
  headlineNone: ({ name }: { name: string }): string => `The first rival of ${name} is waiting until later`,
  criteria: ({ name }: { name: string }): string => `Named by ${name}`,
  criteriaNone: 'No rival was named: we compare with doing nothing',
  comparable: ({ points }: { points: string }): string => `Compared on ${points}`,
  comparableGround: ({ ground }: { ground: string }): string => `Same ground: ${ground}`,
  comparableNamed: 'Named by the client as a rival',
  overviewNamed: 'Known by name so far',
  /** Open to the rival: it could mend what it lacks. */
  couldAdd: ({ missing }: { missing: string }): string => `Could add ${missing}`,
  couldMend: ({ weakness }: { weakness: string }): string => `Could mend this: ${weakness}`,
  /** A threat to the rival: what we can show. */
  weCanShow: ({ ours }: { ours: string }): string => `We can show: ${ours}`,
  waiting: {
    brand: 'Waiting until later',
    why: 'Every buyer can also do nothing',
    overview: 'Nothing changes, and nothing is spent',
    communication: 'Says nothing',
    strength: 'Costs nothing today',
    weakness: 'The need stays',
    opportunity: 'A small first step is easier than a big one',
    threat: ({ ours }: { ours: string }): string => `A reason to start now: ${ours}`,
  },
  evidenceReading: 'Opportunities and threats',
  evidenceReadingWhy: 'Our reading by comparison, to be checked before launch',
};
