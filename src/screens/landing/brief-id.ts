/** Of the panel, for links to it. */
export const BRIEF_ID = 'start-from-a-brief';
