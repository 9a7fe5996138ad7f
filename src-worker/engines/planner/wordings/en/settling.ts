/**
 * How a doubt is settled that nothing of the client's surely answers, by what it is about: what is shown, and what is said. Neither claims
 * anything.
 */
export const settling = {
  price: {
    show: 'Show what the price holds, part by part.',
    reply: 'Name the price in the first reply, with what it includes',
  },
  hidden: {
    show: 'Show a whole bill, line by line.',
    reply: 'Say before they ask what may be added, and when',
  },
  trust: {
    show: 'Show who is behind it: names, faces, the place and the papers.',
    reply: 'Say how they can check us before they decide',
  },
  material: {
    show: 'Show it close up: what it is made of and where it comes from.',
    reply: 'Say how anybody can check that it is real',
  },
  body: {
    show: 'Show it step by step, with the person who looks after them.',
    reply: 'Say what is done for their safety, and what they will feel',
  },
  lasting: {
    show: 'Show it in hard use, and after a long time.',
    reply: 'Say what happens if it breaks, and who pays',
  },
  result: {
    show: 'Show one case from start to finish, with what it took.',
    reply: 'Say what it does, what it does not, and how soon it shows',
  },
  time: {
    show: 'Show each step with how long it takes.',
    reply: 'Name the day or the hour, and what happens if it slips',
  },
  far: {
    show: 'Show the way there, and how long it takes.',
    reply: 'Say what can be done without the trip',
  },
  first: {
    show: 'Show somebody’s first time, from the door to the end.',
    reply: 'Say what happens in the first minutes, and who is there',
  },
  shy: {
    show: 'Show how few people see it: where it happens, and who is there.',
    reply: 'Say who will see them, and what others are told',
  },
  free: {
    show: 'Show how they pause, change or stop.',
    reply: 'Write in one line how to pause, change or stop',
  },
  people: {
    show: 'Show who comes or answers, by name and face.',
    reply: 'Say who does the work, and what they have learnt',
  },
  after: {
    show: 'Show who answers afterwards, and how to reach them.',
    reply: 'Say who helps when something goes wrong, and how soon',
  },
  privacy: {
    show: 'Show who sees what they tell us.',
    reply: 'Say what is kept, for how long, and what is never passed on',
  },
  look: {
    show: 'Show the real thing in daylight, beside something they know.',
    reply: 'Send a picture of the real thing, and say how to check it first',
  },
  place: {
    show: 'Show it as it is on an ordinary day.',
    reply: 'Say what they will find, and what is done about it',
  },
  weather: {
    show: 'Show a day when the weather is bad.',
    reply: 'Say what happens if the weather turns',
  },
  self: {
    show: 'Show both ways side by side: hours, money and what can go wrong.',
    reply: 'Say when they can do without us, and when they cannot',
  },
  home: {
    show: 'Make one page that they can pass on at home or at work.',
    reply: 'Send one page to pass on: what it is, what it takes, the terms',
  },
  accept: {
    show: 'Show which papers are needed, and who gets them.',
    reply: 'Say who has to agree, and what happens if they refuse',
  },
  language: {
    show: 'Show which languages are spoken, in those languages.',
    reply: 'Answer in their language from the first word',
  },
  lost: {
    show: 'Show how each piece is counted and handed back.',
    reply: 'Say who answers for each piece, and how it is traced',
  },
  any: {
    show: 'Ask a few of them what would settle it, and show that.',
    reply: 'Say what is true of it, what is not, and what we do about it',
  },
};
