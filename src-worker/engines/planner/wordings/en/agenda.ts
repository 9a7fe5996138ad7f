/** Page 2: the question that the proposal answers, and its sections. */

export const agenda = {
  /** Of a goal that grows: 'How do 12 sites signed become 20?' */
  howMore: ({ from, to, name }: { from: string; to: string; name: string; isUnit: boolean }): string =>
    from === '1' ? `How do we go from 1 to ${to} ${name}?` : `How do ${from} ${name} become ${to}?`,
  /** Of a share or of money: 'How do sales grow from 120,000 to 200,000 THB?' */
  howGrow: ({ from, to, name }: { from: string; to: string; name: string }): string =>
    `How do we bring ${name} from ${from} to ${to}?`,
  howReach: ({ goal }: { goal: string }): string => `How do we reach ${goal}?`,
  /** `isSold`: who comes is counted, else what they do. */
  howSell: ({ many, offer, isSold }: { many: string; offer: string; isSold: boolean }): string =>
    `How do we win more ${isSold ? '{customers}' : many} for ${offer}?`,
  how: ({ many, isSold }: { many: string; isSold: boolean }): string =>
    `How do we win more ${isSold ? '{customers}' : many}?`,
  stand: 'Where we stand',
  people: '{Buyers} and rivals',
  choose: 'What we choose',
  run: 'How we run it',
  /** By page number. */
  sections: {
    3: 'Marketing objectives',
    4: 'Market overview',
    5: 'Business overview',
    6: 'Channel analysis',
    7: 'Personas and insights',
    8: 'Customer journey',
    9: 'Competitive landscape',
    10: 'Competitor SWOT',
    11: 'Winning zone',
    12: 'Key takeaway',
    13: 'Key strategy',
    14: 'Content and creative',
    15: 'Media direction',
    16: 'Campaign structure',
    17: 'Audience mapping',
    18: 'Suggestions',
    19: 'Next steps',
  },
};
