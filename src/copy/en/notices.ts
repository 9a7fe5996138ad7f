/** Words of the screens that say that something is not there. */
export const notices = {
  notFoundTitle: 'Oops! Page not found',
  notFoundBody:
    'A proposal has 19 pages, and this is not one of them. The address may be mistyped, or the proposal is on another device.',
  notFoundLabel: 'Page not found',
  notFoundPosition: '404 of 19',
  aiLoading: 'Loading AI request data...',
  aiTitle: 'AI Request Failed',
  aiProblem: 'Failed to load data',
  aiBody: 'Unable to fetch data for this request ID. Please check the ID and try again.',
  aiRequestId: 'Request ID',
  aiLabel: 'AI request',
  aiPosition: '0 of 5',
  aiGroups: [
    'Client Information',
    'Marketing Channels',
    'Target Audience',
    'Campaign Objectives',
    'Competitive Analysis',
  ],
};
