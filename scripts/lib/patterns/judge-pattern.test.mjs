import { describe, expect, test } from 'vitest'
import { judgePattern } from './judge-pattern.mjs'

const verdict = (pattern) => judgePattern(pattern.source, pattern.flags)

describe('takes linear time', () => {
  test.each([
    ['a repetition that nothing has to follow', /\s+/g, /\s+x/g],
    ['one that can only be entered at its beginning', /(?<!\d)\d+x/, /\d+x/],
    ['the same by a word boundary', /\b\d+x/, /\d+x/],
    ['a bounded one', /\d{1,20}x/, /\d{1,}x/],
    ['one that runs to the end whatever comes', /#[\s\S]*$/, /#.*$/],
    ['one that the next character decides', /\w+\b/, /\w+x/],
    ['two that share no character', /^\s*\w+:\s*\S+/, /^\w*\w+:\s*\S+/],
    ['an anchored search for the first', /^[^;]*;[^;]*;$/, /[^;]*;[^;]*;$/],
    ['a match that ends where the next could begin', /\bgro(?:ss|ß)\p{L}*\b/u, /\bgro(?:ss|ß)\p{L}*!/u],
    ['a character that comes twice', /(.)\1/g, /(.+)\1/g],
  ])('%s: %s, unlike %s', (_, linear, slower) => {
    expect(verdict(linear)).toBeNull()
    expect(verdict(slower)).toEqual(expect.any(String))
  })
})

describe('takes more than linear time', () => {
  test.each([
    ['a search that starts anew in its own repetition', /\d+x/],
    ['blanks at the end', /\s+$/],
    ['a line that a rare character ends', /#.*$/],
    ['a word that may open and reopen', /foo.*bar/],
    ['a look ahead that reads on', /\d+(?!.*\d)/],
    ['a look back that reads on', /(?<=a.*)b/],
    ['a repetition that has to go back after a match', /a(?:.*b)?/g],
    ['a text divided between two repetitions', /^(.*?)\s*$/],
    ['a repetition within one', /^(?:\w+\s?)+$/],
    ['two alternatives that are one', /^(?:a|a)*b/],
    ['a look ahead that may see nothing', /^(?=\s*)\s*\s*x/],
    ['what was found before, again', /<(\w+)>[\s\S]*?<\/\1>/],
    ['as many ways as a bound leaves', /^(?:\d{0,30}\d{0,30}\d{0,30})x/],
    ['a bound that is no bound', /x[^y]{0,400}z/],
  ])('%s', (_, pattern) => expect(verdict(pattern)).toEqual(expect.any(String)))
})

test('a verdict names the characters that keep it going', () => {
  expect(verdict(/[ab]+c/)).toContain('"a"')
})
