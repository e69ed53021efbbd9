import type { Making, SecondLook } from '@foyer/contract/chat'
import { expect, test } from 'vitest'
import { giverOf, objectionOf, secondLookLine, troubleOf } from './making-words.ts'

const made = (by: string, trouble: string | null = null) => ({ by, trouble }) as Making

test('who gave an answer is told in words, a model with where it runs', () => {
  expect(
    ['built-in', 'handoff', 'openai:gpt-5-mini', 'compatible:llama3.2:8b', 'sandbox'].map((by) =>
      giverOf(made(by)),
    ),
  ).toEqual([
    'The built-in answerer',
    'Foyer, which called a person',
    'The model gpt-5-mini (openai)',
    'The model llama3.2:8b (compatible)',
    'The model sandbox',
  ])
})

test('trouble with a model is told by who spoke in the end', () => {
  expect(troubleOf(made('openai:gpt-5-mini'))).toBeNull()
  expect(troubleOf(made('built-in', 'slow'))).toBe('It stood in because the model took too long.')
  expect(troubleOf(made('openai:gpt-5-mini', 'cut_off'))).toBe('It said no more because the model broke off.')
})

test('what is newer than this page is told in general words', () => {
  expect(troubleOf(made('built-in', 'sulking'))).toContain('something went wrong with the model')
  expect(objectionOf('never-heard-of')).toBe('Your website does not bear it out.')
  expect(objectionOf('contradicted')).toBe('A second look found that your website says otherwise.')
})

test('a second look is told in one line: what became of the sentences, and what it took', () => {
  const looked = (...found: [found: 'supported' | 'contradicted' | 'absent' | null, instead?: string][]) =>
    found.map(([each, instead = null], nth) => ({ sentence: String(nth), found: each, instead }))
  const line = (sentences: SecondLook['sentences'], ms = 1_240, tokens = 640) =>
    secondLookLine({ sentences, ms, tokens })
  expect(line(looked(['supported'], ['absent']))).toBe(
    'Checked 2 sentences again: 1 confirmed, 1 cut (1.2 s, 640 tokens)',
  )
  expect(
    line(looked(['contradicted', 'So it is.'], [null], ['contradicted'], ['absent']), 6_000, 1_200),
  ).toBe('Checked 4 sentences again: 1 corrected, 2 cut, 1 left as it was (6.0 s, 1,200 tokens)')
  expect(line(looked(['supported']), 0, 0)).toBe(
    'Checked 1 sentence again: 1 confirmed (known from an earlier answer)',
  )
})
