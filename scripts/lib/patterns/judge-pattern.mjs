import { RegExpParser } from '@eslint-community/regexpp'
import { Alphabet } from './alphabet.mjs'
import { Automaton, Unclear } from './automaton.mjs'
import { busiestText } from './busiest-text.mjs'
import { Loops } from './loops.mjs'
import { Ways } from './ways.mjs'

/** Patterns with fewer paths need no closer look. */
const fewWays = 500
/** Paths tried per character are a constant factor, which still has to stay affordable. */
const mostWays = 300

const parser = new RegExpParser()

/**
 * Returns null when searching takes linear time on every text, otherwise the reason. Every pattern is treated as a
 * global search (`matchAll`, `split`), because the pattern doesn't say how it is used.
 *
 * Backtracking takes every path that the text allows. Their number grows with the text when some string v can loop in
 * p, loop in q, and also lead from p to q. The search for the next start is such a loop p, so `\d+x` is quadratic on a
 * row of digits. A loop q after which the match can't fail is harmless, because nothing backtracks.
 */
export function judgePattern(source, flags) {
  const ast = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  try {
    const alphabet = new Alphabet(ast, flags)
    const ways = new Ways(new Automaton(ast, alphabet, flags), alphabet)
    const loops = new Loops(ways, alphabet)
    const found = loops.ambiguity()
    if (found) return found
    const waysFrom = ways.counter((node) => loops.loopOf(node))
    if (waysFrom(ways.start) <= fewWays) return null
    const busiest = busiestText(ways, alphabet, waysFrom, mostWays)
    return busiest > mostWays ? `tries more than ${mostWays} paths at one character` : null
  } catch (error) {
    if (error instanceof Unclear) return error.message
    throw error
  }
}
