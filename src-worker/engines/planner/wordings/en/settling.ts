/**
 * How a doubt is settled that nothing of the client's surely answers, by what it is about: what is shown, what a row of posts tells, and
 * what is said. None claims anything.
 */
export const settling = {
  price: {
    show: 'Show what the price holds, part by part.',
    story: 'Take one thing that the price pays for in each post',
    reply: 'Name the price in the first reply, with what it includes',
  },
  hidden: {
    show: 'Show a whole bill, line by line.',
    story: 'Go through one finished bill, sum by sum',
    reply: 'Say before they ask what may be added, and when',
  },
  trust: {
    show: 'Show who is behind it: names, faces, the place and the papers.',
    story: 'Introduce one of us in each post, by name',
    reply: 'Say how they can check us before they decide',
  },
  material: {
    show: 'Show it close up: what it is made of and where it comes from.',
    story: 'Follow it from where it comes from until they have it',
    reply: 'Say how anybody can check that it is real',
  },
  body: {
    show: 'Show it step by step, with the person who looks after them.',
    story: 'Let the person who does it explain each step',
    reply: 'Say what is done for their safety, and what they will feel',
  },
  lasting: {
    show: 'Show it in hard use, and after a long time.',
    story: 'Go back to one that has been in use for long',
    reply: 'Say what happens if it breaks, and who pays',
  },
  result: {
    show: 'Show one case from start to finish, with what it took.',
    story: 'Tell one case with its beginning, its work and its end',
    reply: 'Say what it does, what it does not, and how soon it shows',
  },
  time: {
    show: 'Show each step with how long it takes.',
    story: 'Follow one from the first message to the end, with the clock',
    reply: 'Name the day or the hour, and what happens if it slips',
  },
  far: {
    show: 'Show the way there, and how long it takes.',
    story: 'Start at a place they all know, and show the way from there',
    reply: 'Say how long the way takes, and how it is easiest',
  },
  first: {
    show: 'Show somebody’s first time, from start to finish.',
    story: 'Follow one customer through the first time',
    reply: 'Say what happens in the first minutes, and who is there',
  },
  shy: {
    show: 'Show that it stays between them and us.',
    story: 'Tell what nobody else gets to see or hear',
    reply: 'Say who will see them, and what others are told',
  },
  free: {
    show: 'Show how to change or cancel, step by step.',
    story: 'Answer in one post what happens when they change their mind',
    reply: 'Write in one line how to change or cancel, and until when',
  },
  people: {
    show: 'Show who comes or answers, by name and face.',
    story: 'Let each of us say what they do, one in each post',
    reply: 'Say who does the work, and what they have learnt',
  },
  after: {
    show: 'Show who answers afterwards, and how to reach them.',
    story: 'Tell what happens when something goes wrong afterwards',
    reply: 'Say who helps when something goes wrong, and how soon',
  },
  privacy: {
    show: 'Show who sees what they tell us.',
    story: 'Tell what is written down, and who reads it',
    reply: 'Say what is kept, for how long, and what is never passed on',
  },
  look: {
    show: 'Show the real thing in daylight, beside something they know.',
    story: 'Put the picture and the real thing side by side',
    reply: 'Send a picture of the real thing, and say how to check it first',
  },
  weather: {
    show: 'Show a day when the weather is bad.',
    story: 'Tell what happens on a day of bad weather',
    reply: 'Say what happens if the weather turns',
  },
  self: {
    show: 'Show both ways side by side: hours, money and what can go wrong.',
    story: 'Reckon both ways in one post: hours, money, what can go wrong',
    reply: 'Say when they can do without us, and when they cannot',
  },
  home: {
    show: 'Make one page that they can pass on at home.',
    story: 'Make it a post that they can send to the other one',
    reply: 'Send one page to pass on: what it is, what it takes, the terms',
  },
  accept: {
    show: 'Show which papers are needed, and who gets them.',
    story: 'Take one paper in each post, and say where to get it',
    reply: 'Say who has to agree, and what happens if they refuse',
  },
  language: {
    show: 'Show which languages are spoken, in those languages.',
    story: 'Tell the same story in each language that we speak',
    reply: 'Answer in their language from the first word',
  },
  parking: {
    show: 'Show where they park, and the way from there to the door.',
    story: 'Film the way in: where to turn, where to park, which door',
    reply: 'Say where to park, what it costs, and what to do when it is full',
  },
  pushed: {
    show: 'Show what is asked and told before anything is sold.',
    story: 'Tell in each post one thing that not everybody needs',
    reply: 'Say which part they need, which can wait, and what each costs',
  },
  varied: {
    show: 'Show several of them side by side, each one different.',
    story: 'Let each post show one that differs from the last',
    reply: 'Say what changes from one time to the next',
  },
  care: {
    show: 'Show the room and each step, with nobody in the picture.',
    story: 'Let the person who does it explain each step',
    reply: 'Say what is done at each step, and what they will feel',
  },
};
