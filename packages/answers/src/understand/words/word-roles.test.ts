import { expect, test } from 'vitest'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { isName } from './word-roles.ts'

test.each<[string, Language, boolean]>([
  ['Are you open on the 11th', 'en', true],
  ['Was kostet die 10er Karte', 'de', false],
  ['How much are 10 lessons', 'en', false],
])('a number picks out one thing where an English ordinal ends it: %s', (text, language, named) => {
  const tokens = tokenise(text, language)
  const at = tokens.findIndex(({ raw }) => /^\d/.test(raw))
  expect(isName({ tokens, at, language })).toBe(named)
})
