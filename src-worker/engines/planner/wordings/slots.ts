/** What places are told. */

/** Us and a rival on one point; figures as they are printed ('9 days'), words as the client wrote them. */
export interface ContrastSlots {
  point: string;
  /** What the point is called. */
  label: string;
  rival: string;
  us: string;
  them: string;
  /** Both figures are known and can be compared. */
  measured: boolean;
  /** Theirs names who they are: 'most firms take it away'. */
  isTold?: true;
}
