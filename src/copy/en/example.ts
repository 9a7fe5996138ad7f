/** Words of the example preview (specification, section 2; readings, 'The example'). */
export const example = {
  title: 'Example proposal',
  lead: 'All twenty sections of a proposal for an invented company: nineteen pages, and the assumptions and sources behind them.',
  sections: '20 sections',
  list: 'Sections of a proposal',
  download: 'Download PDF',
  preparing: 'Preparing…',
  printTitle: (company: string) => `${company} Presentation_Slides`,
  read: 'Read as text',
  show: 'Show slides',
  notDownloaded: 'The PDF could not be made',
  broken: 'The slides could not be drawn',
};
