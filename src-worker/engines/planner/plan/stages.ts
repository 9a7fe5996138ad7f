/** The four stages of a campaign, by their place: to be known, to be looked at, to close, and to keep those who are there. */
export const STAGES = [0, 1, 2, 3] as const;
export const [CLOSING, KEEPING] = [2, 3] as const;
