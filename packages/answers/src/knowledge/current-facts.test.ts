import { expect, test } from 'vitest'
import { currentFacts } from './current-facts.ts'

test('what is over is told from what holds, and when the next will be over is known', () => {
  const fact = (label: string, validity: string | null) => ({
    kind: 'price' as const,
    label,
    value: '£60',
    url: '',
    validity,
  })
  const facts = [
    fact('Summer camp', 'until 31 August 2026'),
    fact('Winter camp', 'until 28 February 2027'),
    fact('Christmas camp', '20–31 December 2026'),
    fact('Yearly', 'until 31 August'),
    fact('Lesson', null),
  ]
  const { current, over, until } = currentFacts(facts, new Date('2026-11-17T12:00:00Z'))
  expect(over.map(({ label }) => label)).toEqual(['Summer camp'])
  expect(current.map(({ label }) => label)).toEqual(['Winter camp', 'Christmas camp', 'Yearly', 'Lesson'])
  expect(until).toEqual(new Date('2027-01-01T12:00:00Z'))
  expect(currentFacts(facts.slice(3), new Date()).until).toBeNull()
})
