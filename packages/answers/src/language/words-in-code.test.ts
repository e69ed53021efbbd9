import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))

/** Exceptions that belong to no language's vocabulary. */
const noWords = new Set(
  [
    // Suffixes in stemming code.
    'isation ation able ful ite our ogue tre ing ers ies eer eln ern ten ship schaft',
    // Currencies and parts of addresses, common to all languages.
    'eur usd gbp chf cad aud inr https www index',
    // Prefixes of secret keys.
    'akia ghp xox eyj',
  ].flatMap((line) => line.split(' ')),
)

/** Literal letters of a pattern. */
const wordsIn = (pattern: string) =>
  pattern
    .replace(/\\[pP]\{[^}]*\}|\(\?<\w+>|\\u\{?[\da-f]+\}?|\\[a-zA-Z]|\[(?:\\.|[^\]\\])*\]/gi, ' ')
    .match(/\p{L}{3,}/gu) ?? []

/** Syntax that only patterns contain. */
const looksLikePattern = (text: string) => /\(\?|\\[bBdDpPsSwW]/.test(text)

function patternsIn(code: string): string[] {
  const found: string[] = []
  const tagged = new Set<number>()
  const quasis = (template: { quasis: { value: { raw: string } }[] }) =>
    found.push(...template.quasis.map(({ value }) => value.raw))
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) found.push(node.regex.pattern)
      // Parts of patterns also appear in strings and templates.
      else if (typeof node.value === 'string' && looksLikePattern(node.value)) found.push(node.value)
    },
    TemplateLiteral({ start, quasis }) {
      if (tagged.has(start)) return
      const parts = quasis.map(({ value }) => value.cooked ?? value.raw)
      if (looksLikePattern(parts.join(' '))) found.push(...parts)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      tagged.add(quasi.start)
      if (code.slice(tag.start, tag.end) === 'String.raw') quasis(quasi)
    },
    NewExpression({ callee, arguments: [pattern] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      if (pattern?.type === 'TemplateLiteral') quasis(pattern)
      if (pattern?.type === 'Literal' && typeof pattern.value === 'string') found.push(pattern.value)
    },
  }).visit(parseSync('code.ts', code).program)
  return found
}

test('words are found in patterns of any form, and nothing else is', () => {
  const code = [
    String.raw`const a = /\b(?:open|p[aeo]t)\p{L}\s(?<year>\d)\u00e9/`,
    "const b = new RegExp(`(?:closed)`), c = new RegExp('ajar')",
    'const d = String.raw`\\shalf\\d`',
    "const e = 'no pattern', f = `none\\n`",
    "const g = '(?:shut|barred)', h = `(?:bolted)`, i = 'locked\\\\s'",
  ].join('\n')
  const words = ['open', 'closed', 'ajar', 'half', 'shut', 'barred', 'bolted', 'locked']
  expect([...new Set(patternsIn(code).flatMap(wordsIn))]).toEqual(words)
})

test('patterns take the words of languages from the data', () => {
  const patterns = files.flatMap((file) =>
    patternsIn(readFileSync(join(source, file), 'utf8')).map((pattern) => ({ file, pattern })),
  )
  expect(patterns.length).toBeGreaterThan(300)
  const words = patterns.flatMap(({ file, pattern }) =>
    wordsIn(pattern)
      .filter((word) => !noWords.has(word.toLowerCase()))
      .map((word) => `${file}: ${word}`),
  )
  expect(words).toEqual([])
})
