import { RegExpParser } from '@eslint-community/regexpp'
import { Alphabet } from './alphabet.mjs'
import { Automaton, Unclear } from './automaton.mjs'
import { busiestText } from './busiest-text.mjs'
import { Loops } from './loops.mjs'
import { Ways } from './ways.mjs'

/** Ways from one place up to which nobody needs to look closer. */
const fewWays = 500
/** Ways tried at once, at one character of a text, that a linear pattern may still take: it is a constant, but one that is paid. */
const mostWays = 300

const parser = new RegExpParser()

/**
 * Whether searching a text for a pattern takes time in proportion to the text, however the text was made up: null
 * when it does, otherwise why not. A pattern counts as searched for at every place, again and again (`matchAll`,
 * `split`), because nothing in the pattern says how it is used.
 *
 * The reasoning is that of the ambiguity of automata. Backtracking walks every way through the pattern that the
 * text allows; their number at one place of the text stays bounded unless there are two loops p and q and a piece
 * of text v with which one stays in p, stays in q, and also comes from p to q. Repeating v then makes as many ways
 * as there are repetitions. The search for the next start is such a loop p, too: it is why `\d+x` takes quadratic
 * time on a row of digits. A loop q from which the match can't fail any more is harmless: nothing goes back.
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
    return busiest > mostWays ? `tries more than ${mostWays} ways at one character` : null
  } catch (error) {
    if (error instanceof Unclear) return error.message
    throw error
  }
}
