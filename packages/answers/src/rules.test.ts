import { describe, expect, test } from 'vitest'
import { objections } from './accept/objections.ts'
import { answer } from './answer.ts'
import { buildIndex } from './knowledge/build-index.ts'
import { resolvers } from './resolve/resolvers.ts'
import type { RuleExample } from './rule-example.ts'
import { assistantOf } from './testing/assistant.ts'
import type { Answer } from './types.ts'

/** A rule whose function can be listened to, or replaced by one that never has anything to say. */
interface Tried {
  name: string
  example: RuleExample
  /** Runs something with the rule, and tells whether it had anything to say. */
  listen<T>(run: () => T): { result: T; fired: boolean }
  leaveOut<T>(run: () => T): T
}

function tried<Key extends string, In, Out>(
  stage: string,
  rule: Record<Key, (input: In) => Out> & { name: string; example?: RuleExample },
  key: Key,
  silent: Out,
): Tried[] {
  if (!rule.example) return []
  const own = rule[key]
  const during = <T>(replacement: (input: In) => Out, run: () => T): T => {
    rule[key] = replacement as (typeof rule)[Key]
    try {
      return run()
    } finally {
      rule[key] = own
    }
  }
  return [
    {
      name: `${stage}/${rule.name}`,
      example: rule.example,
      listen(run) {
        let fired = false
        const result = during((input) => {
          const said = own.call(rule, input)
          if (said !== silent) fired = true
          return said
        }, run)
        return { result, fired }
      },
      leaveOut: (run) => during(() => silent, run),
    },
  ]
}

const rules = [
  ...objections.flatMap((rule) => tried('accept', rule, 'objects', false)),
  ...[...resolvers].flatMap((rule) => tried('resolve', rule, 'resolve', null)),
]

// An index of its own for each, so that nothing is remembered from an answer with the other rules.
async function asker({ page, asked }: RuleExample) {
  const pages = [{ url: 'https://example.com/', title: 'Home', language: 'en', text: page }]
  const index = await buildIndex({ pages, facts: [] }, { language: 'en' })
  const assistant = assistantOf('Example')
  const history = asked.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return () => answer({ index, assistant, question: asked.at(-1)!, history })
}

/** What these find is quoted and not sworn to. */
const unsure = new Set(['resolve/every-row', 'resolve/listed-deadlines'])

describe('each rule on its own example', () => {
  test.each(rules)('$name', async ({ name, example, listen, leaveOut }) => {
    const { result, fired } = listen(await asker(example))
    expect(fired).toBe(true)
    expect(result.answered).toBe(example.told !== null && !unsure.has(name))
    if (example.told !== null) expect(result.text).toContain(example.told)
    // Where the same is quoted either way, the rule still decides which passage is told, if any is.
    const cameTo = ({ text, trace }: Answer) => [text, trace.filter((rule) => rule !== name)]
    expect(cameTo(leaveOut(await asker(example)))).not.toEqual(cameTo(result))
  })
})

// The last one is no rule: without it nothing is answered.
test('every other rule has an example', () => {
  const bare = [...objections, ...resolvers].filter(({ example }) => !example)
  expect(bare.map(({ name }) => name)).toEqual(['best-passage'])
})
