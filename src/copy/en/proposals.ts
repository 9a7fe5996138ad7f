/** Words of 'All proposals'. */
export const proposals = {
  title: 'All proposals',
  count: (count: number) =>
    count === 1
      ? 'One proposal, kept on this device.'
      : `${count} proposals, kept on this device. The newest comes first.`,
  empty: 'Nothing here yet. Proposals you generate are kept on this device and appear here.',
  first: 'Your first proposal',
  firstNote: 'Five steps, about ten minutes',
};
