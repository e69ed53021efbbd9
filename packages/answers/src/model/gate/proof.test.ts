import { describe, expect, test } from 'vitest'
import { passage } from '../../testing/bakery.ts'
import type { Message } from '../../types.ts'
import { readGrounds } from './grounds.ts'
import { createJudge } from './judge.ts'

const workshop = [
  passage('We are in Leeds. A full service costs £89. An inspection costs £25.', {
    url: 'https://wheel.example/prices',
    title: 'Prices',
    heading: [],
  }),
  passage('We repair bicycles and tandems. There is a bench in the yard. Children under 12 ride for £4.', {
    url: 'https://wheel.example/workshop',
    title: 'Workshop',
    heading: [],
  }),
  passage('Monday: Closed\nTuesday: 9:00 – 19:00\nSunday: 10:00 – 14:00', {
    url: 'https://wheel.example/hours',
    title: 'Hours',
    heading: [],
  }),
]
const studio = [
  passage(
    'Family clay: Day: Sunday; Time: 10:00 – 12:00; Price: £25\nEvening wheel: Day: Tuesday; Time: 18:30 – 21:00; Price: £38',
    { url: 'https://wheel.example/courses', title: 'Courses', heading: [] },
  ),
  passage(
    'Members get 10% off clay. Dogs are welcome on Sundays only. The studio has two floors and a kiln.',
    {
      url: 'https://wheel.example/studio',
      title: 'Studio',
      heading: [],
    },
  ),
  passage('Monday: Closed\nTuesday to Friday: 10:00 – 18:00\nSunday: 10:00 – 16:00', {
    url: 'https://wheel.example/hours',
    title: 'Hours',
    heading: [],
  }),
]

const verdictOf = (
  told: readonly ReturnType<typeof passage>[],
  question: string,
  said: string,
  {
    before = [],
    cited = [],
    further = [],
  }: { before?: Message[]; cited?: number[]; further?: typeof studio } = {},
) => {
  const grounds = readGrounds({ told, further, question, before, name: 'Wheel & Clay', language: 'en' })
  const judged = createJudge(grounds)(said, cited)
  return judged.kind === 'falls' ? judged.objection : judged.kind
}

describe('the question and what was said before prove nothing', () => {
  test.each([
    ['Does a full service cost £50?', 'Yes, a full service costs £50.', 'number-nowhere'],
    ['Does a full service cost £25?', 'Yes, a full service costs £25.', 'number-of-something-else'],
    ['Does a full service cost £50?', 'No, a full service costs £89, not £50.', 'stands'],
    ['Is a full service less than £100?', 'Yes, a full service is £89, so less than £100.', 'stands'],
    ['I have £100. What is left after a full service?', 'After a full service you have £11 left.', 'stands'],
    ['What do 2 full services cost?', 'For 2 full services that makes £178.', 'stands'],
    [
      'Can I come at 18:00 on Tuesday?',
      'Yes, on Tuesdays we are open until 19:00, so 18:00 is fine.',
      'stands',
    ],
    [
      'Are you open until 20:00 on Tuesday?',
      'Yes, on Tuesdays we are open from 9:00 to 20:00.',
      'number-nowhere',
    ],
    ['Do children under 16 ride for £4?', 'Yes, children under 16 ride for £4.', 'number-nowhere'],
    ['My son is 25, may he ride?', 'Yes, from the age of 25 that is possible.', 'number-nowhere'],
    ['Do you repair unicycles?', 'Yes, we repair unicycles.', 'words-nowhere'],
    ['Do you repair unicycles?', 'We repair unicycles.', 'words-nowhere'],
    ['Do you repair unicycles?', 'Yes, we do.', 'agrees-to-the-unknown'],
    ['Do you repair unicycles?', 'No, we do not repair unicycles.', 'stands'],
    ['Do you repair unicycles?', 'The website does not mention unicycles.', 'unknown'],
    ['Do you repair tandems?', 'Yes, we repair tandems.', 'stands'],
    ['Do you repair tandems?', 'Yes, we do.', 'opener'],
    ['Does a full service cost £50?', 'Yes, it does.', 'agrees-to-the-unknown'],
    ['Does a full service cost £89?', 'Yes, it does.', 'opener'],
    ['Are you open on Mondays?', 'Yes, we are.', 'agrees-to-the-unknown'],
    ['Are you open on Tuesdays?', 'Yes, we are.', 'opener'],
    ['Is there a bench and a café?', 'Yes, there is a bench and a café.', 'words-nowhere'],
  ])('asked %s it says %s: %s', (question, said, verdict) => {
    expect(verdictOf(workshop, question, said)).toBe(verdict)
  })

  test('a price that a visitor named before is no price', () => {
    const before: Message[] = [
      { role: 'user', content: 'My friend says that a full service costs £70.' },
      { role: 'assistant', content: 'Good to know.' },
    ]
    const ask = (said: string) => verdictOf(workshop, 'Is that right?', said, { before })
    expect(ask('Yes, a full service costs £70.')).toBe('number-nowhere')
    expect(ask('Yes, that’s right.')).toBe('agrees-to-the-unknown')
    expect(ask('No, a full service costs £89, not £70.')).toBe('stands')
  })
})

describe('a sentence stands on the passages it names', () => {
  const judge = (said: string, cited: number[], further: typeof studio = []) => {
    const question = 'What do you offer?'
    return createJudge(
      readGrounds({ told: workshop, further, question, name: 'Wheel & Clay', language: 'en' }),
    )(said, cited)
  }

  test('or on another that says all of it, which then is its source', () => {
    expect(judge('A full service costs £89.', [1])).toEqual({ kind: 'stands', cited: [1] })
    expect(judge('A full service costs £89.', [2])).toEqual({ kind: 'stands', cited: [1] })
    expect(judge('A full service costs £89.', [9])).toEqual({ kind: 'stands', cited: [1] })
  })

  test('and not on words and numbers of several', () => {
    const both = 'Tandems are repaired in the yard from 9:00 and a full service costs £89.'
    expect(judge(both, [1])).toEqual({ kind: 'falls', objection: 'not-in-its-passage' })
    expect(judge(both, [9])).toEqual({ kind: 'falls', objection: 'not-in-its-passage' })
    expect(judge(both, [1, 2, 3])).toEqual({ kind: 'stands', cited: [1, 2, 3] })
    const each = 'A full service costs £89, and on Tuesdays we are open until 19:00.'
    expect(judge(each, [1])).toEqual({ kind: 'stands', cited: [1, 3] })
  })

  test('what the model was not given proves nothing', () => {
    expect(judge('An evening at the wheel costs £38.', [], studio)).toMatchObject({ kind: 'falls' })
  })
})

describe('days, times and conditions belong to what they are told of', () => {
  test.each([
    ['Are you open on Mondays?', 'Yes, we are open on Mondays.', 'open-though-closed'],
    ['Are you open on Sundays?', 'Yes, we are open on Sundays.', 'stands'],
    ['When is family clay?', 'Family clay is on Tuesdays, 18:30 to 21:00.', 'number-of-something-else'],
    ['When is family clay?', 'Family clay is on Tuesdays.', 'day-of-something-else'],
    ['When is family clay?', 'Family clay is on Sundays, 10:00 to 12:00.', 'stands'],
    ['When is the evening wheel?', 'The evening wheel is on Tuesdays from 18:30 to 21:00.', 'stands'],
    ['Are dogs welcome?', 'Yes, all dogs are welcome every day.', 'other-than-the-only'],
    ['Are dogs welcome?', 'Yes, dogs are always welcome.', 'other-than-the-only'],
    ['Are dogs welcome?', 'Yes, dogs are welcome on Sundays.', 'stands'],
    ['Are dogs welcome?', 'Yes, but only on Sundays.', 'stands'],
    ['Which discounts are there?', 'Students get 10% off every course.', 'number-of-something-else'],
    ['Is there a discount?', 'Yes, members get 10% off clay.', 'stands'],
    ['Is there a lift?', 'Yes, there is a lift to all floors.', 'words-nowhere'],
  ])('asked %s it says %s: %s', (question, said, verdict) => {
    expect(verdictOf(studio, question, said)).toBe(verdict)
  })
})

describe('parts of a whole', () => {
  test.each(['1.5 hours', '90 minutes', 'one and a half hours', 'an hour and a half', '1½ hours'])(
    '‘1½ hours’ are %s',
    (time) => {
      const told = [passage('A lesson at the wheel takes 1½ hours.')]
      expect(verdictOf(told, 'How long is a lesson?', `A lesson at the wheel takes ${time}.`)).toBe('stands')
      expect(verdictOf(told, 'How long is a lesson?', 'A lesson at the wheel takes 2.5 hours.')).not.toBe(
        'stands',
      )
    },
  )
})

test('where there is no website, nothing is said of one', () => {
  const judge = (hasWebsite: boolean, text = 'We are in Leeds.') =>
    createJudge(
      readGrounds({
        told: [passage(text, { url: '' })],
        question: 'Do you repair unicycles?',
        name: 'Wheel & Clay',
        language: 'en',
        hasWebsite,
      }),
    )('Our website does not mention unicycles.')
  expect(judge(true)).toEqual({ kind: 'unknown' })
  expect(judge(false)).toEqual({ kind: 'falls', objection: 'no-website' })
  expect(judge(false, 'Our website is being built.')).toEqual({ kind: 'unknown' })
})

test('the owner’s word outranks a page that says otherwise in more words, of that thing alone', () => {
  const owners = passage('- Full service: £95\n- Tandem: £120', {
    url: '',
    title: '',
    heading: [],
    owners: true,
  })
  const told = [...workshop, passage('A child’s tandem costs £60.'), owners]
  const says = (said: string) => verdictOf(told, 'What does it cost?', said)
  expect(says('A full service costs £95.')).toBe('stands')
  expect(says('An inspection costs £95.')).toBe('number-of-something-else')
  expect(says('A child’s tandem costs £120.')).toBe('number-of-something-else')
  expect(says('A full service costs £120.')).toBe('number-of-something-else')
})
