import { closedForms } from '@foyer/calendar/closed-words'
import { openForms, opensForms } from '@foyer/calendar/opening-words'
import { closesForms } from '@foyer/calendar/times'
import { plainLetters } from '@foyer/text/plain-letters'
import { wordEnd, wordSetNamed, wordStart, wordsNamed } from '../../language/patterns.ts'

/**
 * The words that `data/patterns` has for the gate: how sentences deny, limit, agree and apologise. Where a name
 * ends in 'at once', a letter may follow.
 */
export const gateWords = (name: string): string => wordsNamed(`gate ${name}`)

/** The words by themselves, and not as parts of others. */
const alone = (name: string) => `${wordStart}(?:${gateWords(name)})${wordEnd}`

export const negation = new RegExp(`${alone('denies')}|n['’]t${wordEnd}`, 'iu')

export const limits = new RegExp(alone('limits'), 'iu')

/** Words that say that nothing limits it. */
export const alwaysWord = new RegExp(alone('always'), 'iu')

/** Words for what a percentage is taken for, whosever it is. */
export const reduction = new RegExp(`^(?:${gateWords('reduction')})$`, 'iu')

/** Words before a number that bounds something: to say it is to claim it. */
export const bounds = new RegExp(
  String.raw`(?<!\p{L})(?:${gateWords('bounds')})\s(?:(?:${gateWords('before an age')})\s)?$`,
  'iu',
)

/** Words for what costs nothing, which is told by what it is not. */
export const freeWord = new RegExp(alone('free'), 'iu')

/** Words for being open, folded, which a row of hours leaves out. */
export const opens = new RegExp(
  `^(?:${plainLetters([openForms, opensForms, closesForms, closedForms].join('|'))})$`,
  'u',
)

/** Words that begin a sentence by agreeing to what was asked. */
export const affirms = new RegExp(
  String.raw`^\W*(?:(?:${gateWords('agrees')})(?!\p{L})|${gateWords('agrees at once')})`,
  'iu',
)

/** Words before a number that is not the one: 'not £99', 'instead of 60'. */
export const insteadOf = new RegExp(String.raw`(?<!\p{L})(?:${gateWords('instead of')})\s[£€$]?$`, 'iu')

/** Words before a number that another is compared with, or that is the visitor's own. */
export const compares = new RegExp(
  String.raw`(?<!\p{L})(?:${gateWords('compares')})\s(?:(?:${gateWords('before a budget')})\s)?[£€$]?$`,
  'iu',
)

/** The 'Yes,' or 'Unfortunately not,' before what is said. */
export const opener = new RegExp(String.raw`^\W*(?:${gateWords('opener')})(?!\p{L})[\s,:;.!–—-]*`, 'iu')

/** An apology and nothing else: what is meant follows in the next sentence. */
export const apology = new RegExp(String.raw`^[^\p{L}]*(?:${gateWords('apology')})[^\p{L}]*$`, 'iu')

/** Words about the saying, not about the business. */
export const attitude = wordSetNamed('gate attitude')

export const courtesy = new RegExp(gateWords('courtesy'), 'iu')

/** Words by which a model speaks of what it was given, and not of the business: 'The passages do not mention it.' */
export const whatWasGiven = new RegExp(
  `${alone('what was given')}|${gateWords('what was given at once')}`,
  'iu',
)

/** Words for what is typed in to pay less or to get in. */
export const codeWord = new RegExp(`${alone('code')}|${gateWords('code at once')}`, 'iu')

/** Words at the head of a sentence that mean something of the one before. */
export const leansOnTheOneBefore = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:${gateWords('leans')})${wordEnd}|${gateWords('leans at once')})`,
  'iu',
)
