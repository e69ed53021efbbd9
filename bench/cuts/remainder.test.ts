import { expect, test } from 'vitest'
import { languages } from '../../packages/contract/src/assistants.ts'
import { kindOf } from './kind-of-remainder.ts'
import { readOwn } from './labelled-answers.ts'
import { remainderOf } from './remainder.ts'

const answers = readOwn()

test.each(languages)('an answer still reads well after a false sentence is cut: %s', async (language) => {
  const own = answers.filter((answer) => answer.language === language)
  expect(own.length).toBeGreaterThan(4)
  const kinds = new Set<string>()
  for (const answer of own)
    for (const sentence of answer.sentences.filter(({ label }) => label === 'false')) {
      const left = await remainderOf(answer, new Set([sentence]))
      const kind = kindOf(answer, left)
      expect(['fine', 'nothing'], `${sentence.text} → ${left}`).toContain(kind)
      kinds.add(kind)
    }
  expect([...kinds].toSorted()).toEqual(['fine', 'nothing'])
})

test('broken remainders are recognized', () => {
  const [answer] = answers.filter(({ question }) => question.startsWith('What do your music lessons'))
  const [head, entry, , , monthly, reference] = answer!.sentences.map(({ text }) => text)
  expect(kindOf(answer!, `${head}`)).toBe('bare opener')
  expect(kindOf(answer!, `${head} ${monthly}`)).toBe('half a list')
  expect(kindOf(answer!, `${entry} ${monthly}`)).toBe('half a list')
  expect(kindOf(answer!, `${head} ${entry} ${reference}`)).toBe('dangling reference')
  const [sauna] = answers.filter(({ question }) => question.startsWith('Is the sauna'))
  expect(kindOf(sauna!, 'Yes. Towels are included.')).toBe('bare yes')
})
