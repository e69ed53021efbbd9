import { describe, expect, test } from 'vitest'
import { judgePattern } from './judge-pattern.mjs'

const verdict = (pattern) => judgePattern(pattern.source, pattern.flags)

describe('takes linear time', () => {
  test.each([
    ['a repetition with nothing after it', /\s+/g, /\s+x/g],
    ['a repetition that a lookbehind starts only once', /(?<!\d)\d+x/, /\d+x/],
    ['a repetition that a word boundary starts only once', /\b\d+x/, /\d+x/],
    ['a bounded repetition', /\d{1,20}x/, /\d{1,}x/],
    ['a repetition that always reaches the end', /#[\s\S]*$/, /#.*$/],
    ['a repetition that the next character decides', /\w+\b/, /\w+x/],
    ['repetitions without a common character', /^\s*\w+:\s*\S+/, /^\w*\w+:\s*\S+/],
    ['an anchored search', /^[^;]*;[^;]*;$/, /[^;]*;[^;]*;$/],
    ['a match that ends where the next could begin', /\bgro(?:ss|ß)\p{L}*\b/u, /\bgro(?:ss|ß)\p{L}*!/u],
    ['a backreference to one character', /(.)\1/g, /(.+)\1/g],
  ])('%s: %s, unlike %s', (_, linear, slower) => {
    expect(verdict(linear)).toBeNull()
    expect(verdict(slower)).toEqual(expect.any(String))
  })
})

describe('takes more than linear time', () => {
  test.each([
    ['a search that restarts within its own repetition', /\d+x/],
    ['trailing white space', /\s+$/],
    ['a rest of a line', /#.*$/],
    ['an opening word that may occur again', /foo.*bar/],
    ['an unbounded lookahead', /\d+(?!.*\d)/],
    ['an unbounded lookbehind', /(?<=a.*)b/],
    ['a repetition that backtracks after a match', /a(?:.*b)?/g],
    ['text divided between two repetitions', /^(.*?)\s*$/],
    ['a nested repetition', /^(?:\w+\s?)+$/],
    ['identical alternatives', /^(?:a|a)*b/],
    ['an empty lookahead before two repetitions', /^(?=\s*)\s*\s*x/],
    ['a backreference to a repetition', /<(\w+)>[\s\S]*?<\/\1>/],
    ['many paths within bounds', /^(?:\d{0,30}\d{0,30}\d{0,30})x/],
    ['a bound that is too large', /x[^y]{0,400}z/],
  ])('%s', (_, pattern) => expect(verdict(pattern)).toEqual(expect.any(String)))
})

test('a verdict names the repeated characters', () => {
  expect(verdict(/[ab]+c/)).toContain('"a"')
})
