import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { assistantOf } from '../testing/assistant.ts'

const page = (path: string, title: string, text: string) => ({
  url: `https://larch.example/${path}`,
  title,
  language: 'en',
  text,
})

const pages = [
  page(
    '',
    'Larch Vets',
    '# Larch Vets\n\nTwo surgeries, one team.\n\n## Marlow surgery\n\n14 Mill Lane, Marlow SL7 1AB. Phone: 01632 960 301\n\n## Henley surgery\n\n3 Station Road, Henley RG9 2CD. Phone: 01632 960 302',
  ),
  page(
    'emergencies',
    'Emergencies',
    '# Emergencies\n\n## Ring straight away if your pet\n\n- has swallowed chocolate, grapes or slug pellets\n- cannot stand up\n- is bleeding for more than five minutes',
  ),
  page(
    'prices',
    'Prices',
    '# Prices\n\n## Vaccinations\n\n| Animal | Primary course | Annual booster |\n| --- | --- | --- |\n| Cat | £92 | £61 |\n| Rabbit | £64 | £51 |',
  ),
  page(
    'desks',
    'Who to write to',
    '# Who to write to\n\nPrescriptions: meds@larch.example\n\nComplaints: sandra@larch.example',
  ),
]

let index: KnowledgeIndex
beforeAll(async () => {
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const ask = (question: string) =>
  answer({
    index,
    assistant: assistantOf('Larch Vets'),
    question,
    history: [],
  })

describe('a business with two houses', () => {
  test('a house is found by the town in its address', () => {
    const { text } = ask('where are you in henley')
    expect(text).toContain('3 Station Road')
    expect(text).not.toContain('Mill Lane')
  })

  test('asked where it is, it names both', () => {
    const { text } = ask('Where are you?')
    expect(text).toContain('14 Mill Lane')
    expect(text).toContain('3 Station Road')
  })

  test('who asks for a person hears the telephone, not the desk for something else', () => {
    const { text } = ask('I want to talk to a human please')
    expect(text).toContain('01632 960 301')
    expect(text).not.toContain('meds@')
    expect(text).not.toContain('sandra@')
  })
})

test('a line of a list is told with what it completes', () => {
  expect(ask('my dog swallowed chocolate').text).toContain('Ring straight away if your pet: has swallowed')
})

test('a word that heads the whole table chooses none of its columns', () => {
  const { text } = ask('How much is a cat vaccination?')
  expect(text).toContain('£92')
  expect(text).toContain('£61')
})
