import { nameOfSomebodyElse, otherThanTheOnly, saysTheOpposite } from './contradictions.ts'
import { closedThoughOpen, dayOfSomethingElse, openThoughClosed, timeOfAnotherDay } from './days.ts'
import { numberOfSomethingElse, withoutGrounds } from './numbers.ts'
import { otherThanTheOwner } from './owners.ts'
import type { SentenceObjection } from './sentence-objection.ts'
import { wordsNowhere } from './words.ts'

export const numberNowhere: SentenceObjection = {
  name: 'number-nowhere',
  example: {
    told: ['A rye loaf costs £5.'],
    asked: 'How much is a rye loaf?',
    said: 'A rye loaf costs £3.10.',
  },
  objects: (claim, grounds, { stood }) => withoutGrounds(claim, grounds, stood).length > 0,
}
export const nameNowhere: SentenceObjection = {
  name: 'name-nowhere',
  example: {
    told: ['Call 01303 555 010.'],
    asked: 'How do I reach you?',
    said: 'Please call our Quill on 01303 555 010.',
  },
  objects: ({ text, language }, { evidence }) => evidence.strangeNames(text, language).length > 0,
}

/** What speaks against a sentence; the first that objects is the reason it is left out. */
export const sentenceObjections: readonly SentenceObjection[] = [
  {
    name: 'contact-nowhere',
    example: {
      told: ['Write to office@harbour.example or to bread@harbour.example.'],
      asked: 'How do I reach you?',
      said: 'Write to bread@office.example.',
    },
    objects: ({ text }, { evidence }) => evidence.strangeContacts(text).length > 0,
  },
  numberNowhere,
  {
    name: 'other-than-the-owner',
    example: {
      told: ['Drop-in class: £14'],
      stated: '- Drop-in class: £13.50',
      asked: 'How much is a drop-in class?',
      said: 'The drop-in class costs £14.',
    },
    objects: otherThanTheOwner,
  },
  {
    name: 'time-of-another-day',
    example: {
      told: ['Tuesday: 7:30 – 14:00\nSaturday: 8:00 – 14:00'],
      asked: 'When are you open on Tuesday?',
      said: 'On Tuesdays the doors open at 8:00.',
    },
    objects: timeOfAnotherDay,
  },
  {
    name: 'open-though-closed',
    example: {
      told: ['The bakery opens at 7:30.', 'Monday: Closed\nTuesday: 7:30 – 14:00'],
      asked: 'When can I come?',
      said: 'The bakery opens on Monday.',
    },
    objects: openThoughClosed,
  },
  {
    name: 'closed-though-open',
    example: {
      told: ['Monday: 17:00 – 23:00\nTuesday: Closed'],
      asked: 'Are you open on Mondays?',
      said: 'We are closed on Mondays.',
    },
    objects: closedThoughOpen,
  },
  {
    name: 'number-of-something-else',
    example: {
      told: ['Small loaf: £3\nLarge loaf: £5'],
      asked: 'How much is a large loaf?',
      said: 'A large loaf costs £3.',
    },
    objects: (claim, grounds, { stood }) => numberOfSomethingElse(claim, grounds, stood),
  },
  {
    name: 'day-of-something-else',
    example: {
      told: ['Anna Field: Works Monday to Thursday.\nTom Reed: Works Tuesday and Friday.'],
      people: ['Anna Field', 'Tom Reed'],
      asked: 'When is Tom Reed in?',
      said: 'Tom Reed works on Mondays and Thursdays.',
    },
    objects: dayOfSomethingElse,
  },
  {
    name: 'name-of-somebody-else',
    example: {
      told: ['Anna Field: Founded the bakery.\nTom Reed: Makes wedding cakes.'],
      people: ['Anna Field', 'Tom Reed'],
      asked: 'Who founded the bakery?',
      said: 'Tom Reed founded the bakery.',
    },
    objects: nameOfSomebodyElse,
  },
  {
    name: 'other-than-the-only',
    example: {
      told: ['Saturday: 8:00 – 12:00 (bread only)', 'We sell bread and cakes.'],
      asked: 'Can I come on Saturday?',
      said: 'On Saturdays we sell cakes.',
    },
    objects: otherThanTheOnly,
  },
  {
    name: 'says-the-opposite',
    example: {
      told: ['We do not take cards.'],
      asked: 'Do you take cards?',
      said: 'We take cards.',
    },
    objects: saysTheOpposite,
  },
  nameNowhere,
  {
    name: 'words-nowhere',
    example: {
      told: ['We repair bicycles and tandems.'],
      asked: 'What do you repair?',
      said: 'We repair bicycles, lawnmowers and chainsaws.',
    },
    objects: (claim, grounds) => wordsNowhere(claim, grounds),
  },
]
