import type { Making, SecondLook } from '@foyer/contract/chat'
import { expect, test } from 'vitest'
import { answeredByLabel, modelFailureReason, removalReason, secondLookLine } from './answer-text.ts'

const made = (by: string, trouble: string | null = null) => ({ by, trouble }) as Making

test('the author of an answer is named, a model with its provider', () => {
  expect(
    ['built-in', 'handoff', 'openai:gpt-5-mini', 'compatible:llama3.2:8b', 'sandbox'].map((by) =>
      answeredByLabel(made(by)),
    ),
  ).toEqual([
    'The built-in answerer',
    'Foyer, calling a person',
    'gpt-5-mini (openai)',
    'llama3.2:8b (compatible)',
    'sandbox',
  ])
})

test('model failures are described by who answered in the end', () => {
  expect(modelFailureReason(made('openai:gpt-5-mini'))).toBeNull()
  expect(modelFailureReason(made('built-in', 'slow'))).toBe(
    'It answered instead because the model took too long.',
  )
  expect(modelFailureReason(made('openai:gpt-5-mini', 'cut_off'))).toBe(
    'The answer is incomplete because the model stopped midway.',
  )
})

test('unknown reasons get a general description', () => {
  expect(modelFailureReason(made('built-in', 'sulking'))).toContain('something went wrong with the model')
  expect(removalReason('never-heard-of')).toBe('Your website doesn’t support it.')
  expect(removalReason('contradicted')).toBe('A second check found that your website says otherwise.')
})

test('a second check is summarized in one line with its outcome and cost', () => {
  const looked = (...found: [found: 'supported' | 'contradicted' | 'absent' | null, instead?: string][]) =>
    found.map(([each, instead = null], nth) => ({ sentence: String(nth), found: each, instead }))
  const line = (sentences: SecondLook['sentences'], ms = 1_240, tokens = 640) =>
    secondLookLine({ sentences, ms, tokens })
  expect(line(looked(['supported'], ['absent']))).toBe(
    'Double-checked 2 sentences: 1 confirmed, 1 removed (1.2 s, 640 tokens)',
  )
  expect(
    line(looked(['contradicted', 'So it is.'], [null], ['contradicted'], ['absent']), 6_000, 1_200),
  ).toBe('Double-checked 4 sentences: 1 corrected, 2 removed, 1 unchanged (6.0 s, 1,200 tokens)')
  expect(line(looked(['supported']), 0, 0)).toBe(
    'Double-checked 1 sentence: 1 confirmed (known from an earlier answer)',
  )
})
