import { expect, test } from 'vitest'
import { languages } from '../../packages/contract/src/assistants.ts'
import { kindOf } from './kind-of-remainder.ts'
import { readOwn } from './labelled-answers.ts'
import { remainderOf } from './remainder.ts'

const answers = readOwn()

test.each(languages)(
  'what is left of an answer when one of its sentences is cut is an answer: %s',
  async (language) => {
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
  },
)

test('a ruin is known as one', () => {
  const [answer] = answers.filter(({ question }) => question.startsWith('What do your music lessons'))
  const [head, entry, , , monthly, leaning] = answer!.sentences.map(({ text }) => text)
  expect(kindOf(answer!, `${head}`)).toBe('bare opener')
  expect(kindOf(answer!, `${head} ${monthly}`)).toBe('half a list')
  expect(kindOf(answer!, `${entry} ${monthly}`)).toBe('half a list')
  expect(kindOf(answer!, `${head} ${entry} ${leaning}`)).toBe('leans on nothing')
  const [sauna] = answers.filter(({ question }) => question.startsWith('Is the sauna'))
  expect(kindOf(sauna!, 'Yes. Towels are included.')).toBe('bare yes')
})
