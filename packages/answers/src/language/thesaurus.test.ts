import { describe, expect, test } from 'vitest'
import { phraseAt, waysToSay } from './thesaurus.ts'
import { tokenise } from './tokenise.ts'

const said = (word: string) =>
  waysToSay(tokenise(word, 'en')[0]!).map(({ parts }) => parts.map(({ folded }) => folded).join(' '))

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

  test('a phrase is found wherever it begins, the longest first', () => {
    const tokens = tokenise('when does it run out', 'en')
    const found = phraseAt(tokens, 3)
    expect(found?.length).toBe(2)
    expect(found?.ways.map(({ parts }) => parts[0]?.folded)).toContain('expire')
    expect(phraseAt(tokens, 0)).toBeNull()
  })

  test('what only a denial carries is not looked for without it', () => {
    const found = phraseAt(tokenise("they don't like it", 'en'), 1)
    const ways = found?.ways.map(({ parts }) => parts.map(({ folded }) => folded).join(' '))
    expect(ways).toContain('unhappy')
    expect(ways).not.toContain('happy')
  })

  test('a word nobody listed has no other', () => {
    expect(said('brightwater')).toEqual([])
    expect(said('constructor')).toEqual([])
  })
})
