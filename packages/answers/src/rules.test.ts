import { describe, expect, test } from 'vitest'
import { certainties } from './accept/certainties.ts'
import { objections, outcomeObjections } from './accept/objections.ts'
import { answer } from './answer.ts'
import { buildIndex, buildSmallIndex } from './knowledge/build-index.ts'
import { asksForASecret, certainObjections, notProse, otherLanguage } from './model/gate/certain.ts'
import { readGrounds } from './model/gate/grounds.ts'
import { createJudge } from './model/gate/judge.ts'
import type { SentenceExample } from './model/gate/sentence-objection.ts'
import type { Resolver } from './resolve/resolver.ts'
import { resolvers } from './resolve/resolvers.ts'
import type { RuleExample } from './rule-example.ts'
import { type FactorExample, factors } from './search/factors.ts'
import { likeliestPassages } from './search/likelihood.ts'
import { assistantOf } from './testing/assistant.ts'
import { wayExamples } from './testing/way-examples.ts'
import type { Answer } from './types.ts'
import { understand } from './understand/understand.ts'
import { likelihood } from './weights.ts'

function during<T>(rule: Resolver, replacement: Resolver['resolve'], run: () => T): T {
  const own = rule.resolve
  rule.resolve = replacement
  try {
    return run()
  } finally {
    rule.resolve = own
  }
}

/** Runs a function and reports whether the rule had a result. */
function listen<T>(rule: Resolver, run: () => T): { result: T; fired: boolean } {
  const own = rule.resolve
  let fired = false
  const result = during(
    rule,
    (asked) => {
      const said = own.call(rule, asked)
      if (said) fired = true
      return said
    },
    run,
  )
  return { result, fired }
}

// A fresh index for each, because results are cached.
async function asker({
  page,
  original,
  asked,
  taught = [],
  doubts = [],
  file,
}: RuleExample & { file?: string }) {
  const pages = [
    { url: 'https://example.com/', title: 'Home', language: 'en', text: page, ...(original && { original }) },
  ]
  const index = await buildIndex({ pages, facts: [], taught, doubts }, { language: 'en' })
  const assistant = assistantOf('Example')
  const history = asked.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  const files = file ? [{ name: 'sent.txt', text: file }] : []
  return () => answer({ index, assistant, question: asked.at(-1)!, history, files })
}

function likeliestOf({ pages: texts, facts = [], asked }: FactorExample) {
  const pages = Object.entries(texts).map(([path, text]) => ({
    url: `https://example.com/${path}`,
    title: path,
    language: 'en',
    text,
  }))
  const index = buildSmallIndex({ pages, facts: [...facts] }, { language: 'en' })
  const [first] = likeliestPassages(understand(asked, 'en', index, { name: 'Example' }), index)
  const { subject, text } = index.passages[first!.passage]!
  return `${subject} ${text}`.trim()
}

describe('each factor on its own example', () => {
  test.each(factors)('$name', (each) => {
    const { example, factor } = each
    expect(likeliestOf(example)).toBe(example.likeliest)
    each.factor = () => 0
    try {
      expect(likeliestOf(example)).not.toBe(example.likeliest)
    } finally {
      each.factor = factor
    }
  })
})

test('every weight is that of a factor', () => {
  expect(factors.map(({ name }) => name)).toEqual(Object.keys(likelihood))
})

describe('each rule on its own example', () => {
  test.each(resolvers.filter(({ example }) => example))('$name', async (rule) => {
    const example = rule.example!
    const { result, fired } = listen(rule, await asker(example))
    expect(fired).toBe(true)
    expect(result.answered).toBe(example.told !== null)
    if (example.told !== null) expect(result.text).toContain(example.told)
    // The same quote may come from another rule, so the passage must differ.
    const cameTo = ({ text, trace }: Answer) => [
      text,
      trace.filter((name) => name !== `resolve/${rule.name}`),
    ]
    expect(cameTo(during(rule, () => null, await asker(example)))).not.toEqual(cameTo(result))
  })
})

describe('each objection on its own example', () => {
  test.each([...outcomeObjections, ...objections])('$name', async (objection) => {
    const { example, name, objects } = objection
    const said = (await asker(example))()
    expect(said.trace).toContain(`objects/${name}`)
    expect(said.trace.at(-1)).toBe(example.told === null ? 'say/not-told' : 'say/quoted')
    expect(said.confidence).toBe(example.told === null ? 'none' : 'unsure')
    if (example.told !== null) expect(said.text).toContain(example.told)
    objection.objects = () => false
    try {
      expect((await asker(example))().confidence).toBe('sure')
    } finally {
      objection.objects = objects
    }
  })
})

describe('each certainty on its own example', () => {
  test.each(certainties)('$name', async (certainty) => {
    const { example, name, holds } = certainty
    const said = (await asker(example))()
    expect(said).toMatchObject({ confidence: 'sure', text: expect.stringContaining(example.told!) })
    expect(said.trace).toContain(`certain/${name}`)
    certainty.holds = () => false
    try {
      expect((await asker(example))().confidence).not.toBe('sure')
    } finally {
      certainty.holds = holds
    }
  })
})

describe('each way of answering that no rule decides on its own example', () => {
  test.each(Object.entries(wayExamples))('%s', async (way, example) => {
    const { text, trace } = (await asker(example))()
    expect(trace.at(-1)).toBe(way)
    expect(text).toContain(example.told)
  })
})

function judgementOf({ told, asked, said, ...more }: SentenceExample) {
  const pages = told.map((text, at) => ({ url: `https://example.com/${at}`, title: '', heading: [], text }))
  const grounds = readGrounds({
    told: pages,
    question: asked,
    name: 'Example',
    language: 'en',
    ...more,
  })
  return createJudge(grounds)(said)
}

describe('each objection to a sentence of a model on its own example', () => {
  test.each([notProse, asksForASecret, otherLanguage, ...certainObjections])('$name', (objection) => {
    const { example, name, objects } = objection
    expect(judgementOf(example)).toMatchObject({ kind: 'falls', objection: name })
    objection.objects = () => false
    try {
      expect(judgementOf(example)).not.toMatchObject({ kind: 'falls' })
    } finally {
      objection.objects = objects
    }
  })
})

// The last resolver is required for any answer.
test('every other rule has an example', () => {
  const bare = resolvers.filter(({ example }) => !example)
  expect(bare.map(({ name }) => name)).toEqual(['best-passage'])
})
