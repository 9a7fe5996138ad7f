/** What a client is asked because its answer would change the plan most: page 19, and the questions after Confirm. */

export const questions = {
  cost: ({ one }: { one: string }): string => `What does ${one} cost you in media today?`,
  costWhy: ({ most, one }: { most: string; one: string }): string => `The plan can pay ${most} for ${one}.`,
  costChoices: ['We measure it', 'We can find out', 'Not measured yet'],
  rate: ({ from, to }: { from: string; to: string }): string => `How many of the ${from} become ${to} today?`,
  rateWhy: ({ rate }: { rate: string }): string => `The plan needs ${rate}.`,
  rateChoices: ['1 in 20', '1 in 10', '1 in 4'],
  margin: ({ price }: { price: string }): string => `What is left of ${price} after your costs?`,
  marginAny: 'What is left of a sale after your costs?',
  marginWhy: ({ most }: { most: string }): string => `Media takes ${most} of it.`,
  marginChoices: ['Under 20%', '20–40%', 'Over 40%'],
  room: ({ name }: { name: string; isUnit: boolean }): string =>
    `How many ${name} can you take on in a week?`,
  roomWhy: ({ week }: { week: string }): string => `The plan brings ${week} a week.`,
  roomChoices: ['Only a few more', 'Twice as many', 'No limit'],
  /** Of what can be served, in the client's words. */
  roomDays: ({ words }: { words: string }): string => `“${words}”: on how many days a week?`,
  roomDaysChoices: ['5 days', '6 days', '7 days'],
  roomFree: ({ words }: { words: string }): string => `“${words}”: how much of it is free today?`,
  roomFreeChoices: ['Hardly any', 'About half', 'Nearly all'],
  roomToldWhy: 'It shows whether there is room for the goal.',
  budget: 'How much may media cost?',
  'budget-period': 'Is the sum for one month, or for the whole time?',
  settle: ({ words, against }: { words: string; against: string }): string =>
    `One answer says “${words}”, another “${against}”. Which one holds?`,
  settleRule: ({ words, against }: { words: string; against: string }): string =>
    `You say “${words}”, but your own rule is “${against}”. Which one holds?`,
  settleWhy: 'Until this is settled, it leads no page and stands in no ad.',
  settleChoices: ['The first', 'The second', 'Each in its own case'],
  settleRuleChoices: ['The rule holds', 'The words may stand'],
  /** Of what stops buyers, and nothing that was told answers. */
  doubt: ({ words }: { words: string }): string => `{Buyers} say “${words}”. What can we show against it?`,
  doubtWhy: 'Until then, no page and no ad is built on it.',
  doubtChoices: ['A figure or a proof', 'A promise', 'Nothing yet'],
  goal: 'Which number would make this a success?',
  goalMeant: 'Which of these numbers is the goal?',
  goalCounts: ({ figure }: { figure: string }): string => `What does ${figure} count?`,
  price: 'What does one sale bring?',
  today: ({ name }: { name: string; isUnit: boolean }): string =>
    `How many ${name} do you get in a usual month today?`,
  'today-from-media': 'How many of today’s {customers} come from media?',
  repeat: 'How often does {a customer} {buy} again?',
  choices: {
    budget: ['A monthly sum', 'One sum for all', 'Please propose one'],
    'budget-period': ['One month', 'The whole time', 'Not decided'],
    goal: ['A number of sales', 'A number of inquiries', 'A part of the market'],
    goalCounts: ['All there are then', 'Those on top of today', 'Something else'],
    price: ['It is always the same', 'It differs widely', 'We can send a list'],
    'today-from-media': ['Nearly all', 'About half', 'Few'],
    today: ['We count them', 'We can estimate', 'Not counted yet'],
    repeat: ['Once', 'A few times a year', 'Every month'],
  },
  choicesWhy: 'Answers to choose from; none is claimed',
  under: (figure: string): string => `Under ${figure}`,
  about: (figure: string): string => `About ${figure}`,
  over: (figure: string): string => `Over ${figure}`,
};
