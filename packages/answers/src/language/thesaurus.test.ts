import { describe, expect, test } from 'vitest'
import type { Language } from '../types.ts'
import { expressionAt, waysToSay } from './thesaurus.ts'
import { tokenise } from './tokenise.ts'

const said = (word: string, language: Language = 'en') =>
  waysToSay(tokenise(word, language)[0]!, language).map(({ parts }) =>
    parts.map(({ folded }) => folded).join(' '),
  )

describe('other ways to say a thing', () => {
  test('words of one line stand for each other, in any form', () => {
    expect(said('gents')).toContain('male')
    expect(said('male')).toContain('gents')
    expect(said('gentlemen')).toContain('men')
  })

  test('a thing is told under its class, a class not under one of its things', () => {
    expect(said('paramedic')).toContain('nhs')
    expect(said('nhs')).not.toContain('paramedic')
  })

  test('an expression is found wherever it begins, the longest first', () => {
    const tokens = tokenise('when does it run out', 'en')
    const found = expressionAt(tokens, 3, 'en')
    expect(found?.length).toBe(2)
    expect(found?.ways.map(({ parts }) => parts[0]?.folded)).toContain('expire')
    expect(expressionAt(tokens, 0, 'en')).toBeNull()
  })

  test('what only a denial carries is not looked for without it', () => {
    const found = expressionAt(tokenise("they don't like it", 'en'), 1, 'en')
    const ways = found?.ways.map(({ parts }) => parts.map(({ folded }) => folded).join(' '))
    expect(ways).toContain('unhappy')
    expect(ways).not.toContain('happy')
  })

  test('other languages have their own, found by any form of a word', () => {
    expect(said('Rollstühle', 'de')).toContain('barrierefrei')
    expect(said('Stornierungen', 'de')).toContain('absagen')
    expect(said('stornieren', 'en')).toEqual([])
  })

  test('a word nobody listed has no other', () => {
    expect(said('brightwater')).toEqual([])
    expect(said('constructor')).toEqual([])
    expect(said('gents')).toContain('male')
  })
})
