import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import { phoneticForm } from '../spelling/phonetic-form.ts'
import { repairText } from '../spelling/repair-text.ts'
import { inPlainWords } from './plain-words.ts'

const pages = [
  {
    url: 'https://kite.example/courses',
    title: 'Courses',
    language: 'en',
    text: '# Courses\n\n## Cancelling\n\nYou can cancel until five days before the course and we refund the whole fee.\n\n## Moving up\n\nYou move up to the next level when you can ride both ways.\n\n## Instalments\n\nCourses over £200 can be paid in three instalments.',
  },
  {
    url: 'https://kite.example/gear',
    title: 'Gear',
    language: 'en',
    text: '# Gear\n\n## Wetsuits\n\nA wetsuit and a harness are included.\n\n## Puncture repair\n\nPuncture repair costs £9.\n\n## Car park\n\nThe car park is behind the dunes.',
  },
]

let index: KnowledgeIndex
beforeAll(async () => {
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const assistant = assistantOf('Kite School')

describe('sayings', () => {
  test.each([
    ['how late can i call it off?', 'until when can i cancel it?'],
    ['Can I call the course off?', 'Can I cancel the course?'],
    ['Could you tell me if I get my money back', 'do I refund'],
    ['can I pay bit by bit?', 'can I pay instalments?'],
  ])('%s', (said, meant) => {
    const text = inPlainWords(said, 'en', index)
    expect(text.replace(/\s+/g, ' ')).toContain(meant)
  })

  test('a mishap is told by its plain name', async () => {
    const text =
      '# Care\n\n## Spilt something on it?\n\nSwitch it off and bring it in.\n\n## Uncollected devices\n\nAfter 60 days we sell it.'
    const page = { url: 'https://fix.example/', title: 'Care', language: 'en', text }
    const repairs = await buildIndex({ pages: [page], facts: [] }, { language: 'en' })
    const plain = (said: string) => inPlainWords(said, 'en', repairs)
    expect(plain('I tipped coffee over my laptop')).toBe('I spilt my laptop')
    expect(plain('I forgot to pick up my phone for ages')).toContain('uncollected')
    expect(plain('do you serve coffee over there')).toBe('do you serve coffee over there')
  })

  test('what the site says itself stays', () => {
    const asked = 'When do I move up?'
    expect(inPlainWords(asked, 'en', index)).toBe(asked)
  })

  test('a saying the site has no words for stays', () => {
    const asked = 'My boss gave me the sack, can I put the dog on a lead?'
    expect(inPlainWords('do you put on a camp bed', 'en', index)).toBe('do you put on a camp bed')
    expect(inPlainWords(asked, 'en', index)).toContain('on a lead')
  })

  test('no saying runs on over the end of a clause', () => {
    const asked = 'When can I call, it is off season?'
    expect(inPlainWords(asked, 'en', index)).toBe(asked)
  })

  test('they are answered', () => {
    const said = answer({
      index,
      assistant,
      question: 'how late can i call it off and still get my money back',
      history: [],
    })
    expect(said.text).toContain('five days')
    expect(answer({ index, assistant, question: 'can i pay bit by bit', history: [] }).text).toContain(
      'three',
    )
  })
})

describe('words written by ear', () => {
  test.each([
    ['en', 'pupys', 'puppies', 'pupis'],
    ['en', 'reeth', 'wreath', 'rEth'],
    ['en', 'mutch', 'much', 'much'],
    ['en', 'fotograf', 'photograph', 'fotograf'],
    ['fr', 'tiquet', 'ticket', 'tike'],
    ['fr', 'croisant', 'croissant', 'kroisan'],
  ] as const)('%s: %s is %s', (language, typed, meant, heard) => {
    expect([phoneticForm(typed, language), phoneticForm(meant, language)]).toEqual([heard, heard])
  })

  test.each([['puncher repare', 'puncture repair']])('%s', (typed, meant) => {
    expect(repairText(typed, 'en', index)).toBe(meant)
  })

  test('a word that is meant is left alone', () => {
    expect(repairText('can my brother watch', 'en', index)).toBe('can my brother watch')
  })
})

describe('slips of the pen', () => {
  test.each([
    ['where is the car pak', 'where is the car park'],
    ['is it dangerois', 'is it dangerous'],
    ['can i talkk to you', 'can i talk to you'],
  ])('%s', (typed, meant) => {
    expect(repairText(typed, 'en', index)).toBe(meant)
  })

  test.each(['is the water boiling', 'can I come in a minicab', 'is there a hole in the fence'])(
    '%s is no slip',
    (typed) => {
      expect(repairText(typed, 'en', index)).toBe(typed)
    },
  )

  test('two questions part once they are spelled out', () => {
    const question = 'is a wetsuit included and wher is the car park'
    const said = answer({ index, assistant, question, history: [] })
    expect(said.text).toContain('harness')
    expect(said.text).toContain('dunes')
  })
})

test.each([
  ['de', 'Wann habt ihr auf?', /geöffnet/],
  ['de', 'Habt ihr samstags auf?', /geöffnet/],
  ['it', 'fino a che ora state aperti', /apert|orari|chiu/i],
  ['es', '¿hasta qué hora abrís?', /abiertos/],
] as const)('%s: %s', async (language, said, plain) => {
  const pages = [{ url: 'https://shop.example/', title: 'Shop', language, text: '# Shop' }]
  const shop = await buildIndex({ pages, facts: [] }, { language })
  expect(inPlainWords(said, language, shop)).toMatch(plain)
})
