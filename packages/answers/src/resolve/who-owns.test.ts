import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import type { Language } from '../types.ts'

const ask = async (language: Language, question: string, text: string) => {
  const pages = [{ url: 'https://mill.example/', title: 'Mill', text, language }]
  const index = await buildIndex({ pages, facts: [] }, { language })
  return answer({ index, assistant: assistantOf('Mill', language), question })
}

describe('whose the business is', () => {
  test.each([
    ['en', 'who owns the shop', 'The owner, Ann Poole, is in most mornings.', 'Ann Poole'],
    ['de', 'wem gehört der laden eigentlich', 'Inhaberin: Anna Pohl', 'Anna Pohl'],
    ['de', 'wem gehört die praxis', 'Vertreten durch die Geschäftsführerin Anna Pohl', 'Anna Pohl'],
    ['it', 'chi è il titolare', 'Titolare: Anna Poletti', 'Anna Poletti'],
  ] as const)('%s: %s', async (language, question, told, name) => {
    const page = `# Contact\n\nParking is behind the house.\n\n${told}\n\nThe kitchen is run by Tom Miller.`
    expect((await ask(language, question, page)).text).toContain(name)
  })

  test('is told by somebody’s own entry', async () => {
    const page = '# Team\n\n## Ann Poole\n\n### Owner\n\nKeeps bees.\n\n## Tom Miller\n\n### Baker\n\nSings.'
    expect((await ask('en', 'who owns the shop', page)).text).toContain('Ann Poole')
  })

  test('is not told to who asks whose something else is', async () => {
    const page = '# Contact\n\nThe owner, Ann Poole, is in most mornings.'
    const said = await ask('en', 'who owns the red canoe outside', page)
    expect(said).toMatchObject({ answered: false, said: 'doubtful' })
  })
})

test('the boss of a part is not taken for the owner of the house', async () => {
  const page = '# Team\n\nOwner: Ann Poole\n\nSam Rao runs the workshop.'
  const said = await ask('en', 'whos the boss of the workshop', page)
  expect(said.confidence).toBe('unsure')
  expect(said.text).toContain('Sam Rao runs the workshop.')
})
