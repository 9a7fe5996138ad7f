/** Words about briefs that are kept on this device. */
export const briefs = {
  none: 'None',
  facts: (when: string, characters: number) => `${when}, ${characters.toLocaleString('en')} characters`,
  uses: (count: number) =>
    count === 0
      ? 'Nothing that began with it is left'
      : `${count === 1 ? '1 questionnaire or proposal' : `${count} questionnaires or proposals`} began with it`,
  delete: (title: string) => `Delete the brief ${title}`,
  deleted: (title: string) => `The brief ‘${title}’ was deleted`,
  stillKept: 'Its brief is still kept',
  deleteToo: 'Delete it too',
  notDeleted: 'The brief could not be deleted',
  notRestored: 'The brief could not be brought back',
};
