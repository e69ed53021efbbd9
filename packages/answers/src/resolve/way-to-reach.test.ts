import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import { converse } from '../testing/converse.ts'
import type { Fact, Language } from '../types.ts'

const url = 'http://lake.test/'
const stated: Fact[] = [
  { kind: 'phone', label: 'Phone – Office', value: '01632 960 172', part: 'Office', url },
  { kind: 'phone', label: 'WhatsApp – Hire', value: '07700 900 184', part: 'Hire', url },
  { kind: 'email', label: 'Email', value: 'office@lake.example', url },
]
/** Every page repeats the messenger's number; the office's appears once. */
const texts = ['Boat hire', 'Courses', 'Prices', 'Contact'].map(
  (title) => `# ${title}\n\nBook on 07700 900 184.${title === 'Contact' ? '\n\nOffice 01632 960 172' : ''}`,
)

const ask = async (language: Language, question: string, facts = stated) => {
  const pages = texts.map((text, at) => ({ url: `${url}${at}`, title: `Page ${at}`, text, language }))
  const index = await buildIndex({ pages, facts }, { language })
  return answer({ index, assistant: assistantOf('Lake', language), question })
}

describe('the number of the house', () => {
  test.each([
    ['en', "what's your number"],
    ['de', 'wie ist eure nummer?'],
    ['it', 'il vostro numero?'],
    ['it', 'che numero avete'],
    ['fr', 'quel est votre numéro ?'],
    ['es', 'cuál es vuestro número?'],
    ['pt', 'qual é o número de vocês?'],
    ['nl', 'wat is jullie nummer?'],
  ] as const)('%s: %s', async (language, question) => {
    const { text, confidence } = await ask(language, question)
    expect(confidence).toBe('sure')
    expect(text).toContain('01632 960 172')
    expect(text).not.toContain('07700 900 184')
  })

  test('is told where nothing else is, and not that of a messenger shown more often', async () => {
    const { text, confidence } = await ask('en', 'Do you sell submarines?')
    expect(confidence).toBe('none')
    expect(text).toContain('01632 960 172')
  })

  test('is not sworn to be that of whoever was just spoken of', async () => {
    const pages = [{ url, title: 'Lake', text: '# Team\n\nMarit Holm runs the boat hire: 07700 900 184.' }]
    const index = await buildIndex({ pages, facts: stated }, { language: 'en' })
    const said = converse(index, 'Lake', ['who runs the boat hire?', 'on what number is she reached?'])
    expect(said.confidence).toBe('none')
    expect(said.text).toContain('The team can help by phone at 01632 960 172')
  })

  test('is not told to who asks for that of a part', async () => {
    const { text } = await ask('en', 'What is the phone number of the hire?')
    expect(text).toBe('Hire: 07700 900 184')
  })

  test('is the owner’s, where the owner states one', async () => {
    const owners: Fact = { kind: 'phone', label: 'Phone', value: '01632 960 999', url: '', origin: 'owner' }
    const { text } = await ask('en', "what's your number", [...stated, owners])
    expect(text).toContain('01632 960 999')
  })
})

test.each([
  ['it', 'la vostra mail?'],
  ['fr', 'votre mail ?'],
  ['de', 'habt ihr eine mail?'],
] as const)('the mail of the house, %s: %s', async (language, question) => {
  const { text, confidence } = await ask(language, question)
  expect(confidence).toBe('sure')
  expect(text).toContain('office@lake.example')
})

describe('whom to ring', () => {
  const numbers: Fact[] = [
    { kind: 'phone', label: 'Phone', value: '01632 960 172', url },
    { kind: 'phone', label: 'Phone – Tailor', value: '01632 960 181', part: 'Tailor', url },
    { kind: 'phone', label: 'Emergency', value: '07700 900 184', url },
  ]
  test.each([
    ['en', 'my coat is stuck in the machine, who do i call'],
    ['de', 'meine jacke steckt fest, wen rufe ich an?'],
    ['it', 'la giacca è bloccata, chi chiamo?'],
  ] as const)(
    'is told by all numbers and what they are for, where none is named for it (%s)',
    async (language, question) => {
      const { text } = await ask(language, question, numbers)
      expect(text).toContain('01632 960 172')
      expect(text).toContain('Tailor: 01632 960 181')
      expect(text).toContain(
        `${{ en: 'Emergencies', de: 'Notfall', it: 'Emergenze' }[language]}: 07700 900 184`,
      )
    },
  )

  test('is not answered by numbers of which nobody knows what they are for', async () => {
    const unnamed = numbers.map((fact) => ({ ...fact, label: 'Phone', part: null }))
    const { text, confidence } = await ask('en', 'my coat is stuck, who do i call', unnamed)
    expect(confidence).toBe('none')
    expect(text).toContain('The team can help by phone at 01632 960 172.')
    expect(text).not.toContain('01632 960 181')
  })

  test('about rooms is not told the number of the house, where another part has one of its own', async () => {
    const { confidence, text } = await ask('en', 'What is the phone number for the rooms?', numbers)
    expect(confidence).toBe('none')
    expect(text).toContain('The team can help by phone at')
  })
})

test.each([
  ['en', 'postcode for the sat nav?'],
  ['de', 'welche adresse fürs navi'],
  ['it', 'la via per il navigatore?'],
] as const)('what a driver types in is the address (%s)', async (language, question) => {
  const place: Fact = { kind: 'address', label: 'Address', value: '3 Weir Lane, Hexham NE46 1AA', url }
  expect((await ask(language, question, [...stated, place])).text).toContain('NE46 1AA')
})

test.each([
  ['en', 'What is your Instagram?'],
  ['de', 'seid ihr auf instagram?'],
  ['it', 'avete instagram?'],
] as const)('where a business is followed is told by its address there: %s', async (language, question) => {
  const social: Fact = { kind: 'social', label: 'Instagram', value: 'https://www.instagram.com/lake', url }
  const { text } = await ask(language, question, [...stated, social])
  expect(text).toContain('https://www.instagram.com/lake')
})
