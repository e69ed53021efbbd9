import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { isAgentOf } from '../../language/agent-nouns.ts'
import { converse } from '../../testing/converse.ts'
import { pagesAt } from '../../testing/pages-at.ts'

const page = pagesAt('canine.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Birchwood Canine Club', 'A day out for dogs in Kendal, with training, grooming and boarding.'),
    page(
      'grooming',
      'Grooming',
      'We use a shampoo without perfume. A full groom takes two hours.\n\n| Groom | Price |\n| --- | --- |\n| Small dog | £38 |\n| Large dog | £62 |',
    ),
    page(
      'classes',
      'Classes',
      'Puppy classes are held in the barn and taught by Hana Mori. The van is driven by Tom Hale and the agility course is led by Ines Duarte. Each class lasts an hour and costs £15.',
    ),
    page(
      'team',
      'Our team',
      `### Petra Novak, groomer\n\nCity diploma. Speaks Czech. Works Wednesday to Saturday.\n\n### Hana Mori, trainer\n\nWorked as a nurse in Osaka before she moved here. Off on Mondays.\n\n### Tom Hale, driver\n\nFetches dogs by van. In on Mondays and Tuesdays.\n\n### Ines Duarte, behaviour therapist\n\nHere on Thursdays. Speaks Portuguese and German.\n\n### Ralph Eden, owner\n\nOpened the club in 2009.\n\n### Joan Pike, office\n\nBookings and bills. Write to joan@canine.example.`,
    ),
    page(
      'crew',
      'Kennel crew',
      'Anders Lund, night warden. Sleeps on site. Works Sunday to Thursday.\n\nRosa Quill, cleaner. Works Tuesday and Friday.\n\n### Silvia Roux\n\nPhotographer\n\nSells prints of your dog.',
    ),
    page(
      'visit',
      'Visit us',
      'Open Monday to Saturday from 8:00 to 18:00. Email hello@canine.example. Parking is free behind the barn.',
    ),
  ]
  index = await buildIndex({ pages, facts: [], websiteUrl: 'https://canine.example/' }, { language: 'en' })
})

const talk = (...questions: string[]) => converse(index, 'Birchwood Canine Club', questions)

describe('an entry says what somebody is', () => {
  test.each([
    ['Who does the grooming?', 'Petra Novak'],
    ['Who grooms the dogs?', 'Petra Novak'],
    ['Who does the training?', 'Hana Mori'],
    ['Who drives the van?', 'Tom Hale'],
    ['Who does behaviour therapy?', 'Ines Duarte'],
    ['Who owns the club?', 'Ralph Eden'],
    ['Who does the cleaning?', 'Rosa Quill'],
    ['Who takes the photos?', 'Silvia Roux'],
  ])('%s', (question, name) => {
    expect(talk(question).text).toMatch(new RegExp(`^${name}`))
  })

  test.each(['Who does the massages?', 'Who cuts hair?', 'Who does the cooking?'])(
    '%s is nobody',
    (question) => {
      expect(talk(question).answered).toBe(false)
    },
  )
})

describe('what is asked on about somebody', () => {
  test.each([
    [['Who does the grooming?', 'Which days does she work?'], 'Wednesday to Saturday'],
    [['Who does the grooming?', 'What is her email?', 'Is she there on Mondays?'], 'Wednesday to Saturday'],
    [['Who teaches the puppy class?', 'Where did she work before?'], 'Osaka'],
    // Of two that are named, the one of whom it was asked.
    [['Who leads the agility course?', 'Which days does she work?'], 'Thursdays'],
    [['Is Petra a vet?', 'Which days does she work?'], 'Wednesday to Saturday'],
    [['Does Tom speak Welsh?', 'Is he in on Tuesdays?'], 'Mondays and Tuesdays'],
    [['Who takes bookings?', "what's her email address"], 'joan@canine.example'],
    [['Who does the cleaning?', 'What days does she work?'], 'Tuesday and Friday'],
    [['Who does the grooming?', 'How much is it for a large dog?'], '£62'],
  ])('%s', (questions, told) => {
    expect(talk(...questions).text).toContain(told)
  })

  test.each([
    // Ines does.
    [['Who takes bookings?', 'Which days does she work?']],
    [['Who does the grooming?', 'My daughter is 12, can she help?']],
  ])('%s is not told', (questions) => {
    expect(talk(...questions).answered).toBe(false)
  })
})

test.each([
  ['fitter', 'fitting', true],
  ['optometrist', 'optometry', true],
  ['restorer', 'restoration', true],
  ['instructor', 'lessons', true],
  ['baker', 'bakes', true],
  ['manager', 'management', true],
  ['driver', 'drinks', false],
  ['porter', 'sports', false],
])('a %s, asked who does %s', (agent, deed, is) => {
  expect(isAgentOf(agent, deed)).toBe(is)
})
