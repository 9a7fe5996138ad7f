/** The five steps of the wizard (specification, section 2). */
export const steps = {
  names: [
    'Client Information',
    'Marketing Channels',
    'Target Audience',
    'Campaign Objectives',
    'Competitive Analysis',
  ],
};
