/** The candidate that a person chose before the others, which keep their order. */
export const takenFirst = <T>(candidates: readonly T[], isChosen: (one: T) => boolean): T[] => [
  ...candidates.filter(isChosen),
  ...candidates.filter((one) => !isChosen(one)),
];
