import { closedForms } from '@foyer/calendar/closed-words'
import { openForms, opensForms } from '@foyer/calendar/opening-words'
import { closesForms } from '@foyer/calendar/times'
import { plainLetters } from '@foyer/text/plain-letters'
import { wordEnd, wordSetNamed, wordStart, wordsNamed } from '../../language/patterns.ts'

/** Words for the gate. Under names that end in 'at once', more letters may follow. */
export const gateWords = (name: string): string => wordsNamed(`gate ${name}`)

/** Whole words only. */
const alone = (name: string) => `${wordStart}(?:${gateWords(name)})${wordEnd}`

export const negation = new RegExp(`${alone('denies')}|n['’]t${wordEnd}`, 'iu')

export const limits = new RegExp(alone('limits'), 'iu')

/** Words that exclude limits. */
export const alwaysWord = new RegExp(alone('always'), 'iu')

/** Words for a discount's base price. */
export const reduction = new RegExp(`^(?:${gateWords('reduction')})$`, 'iu')

/** Limits are claims too: 'up to 12'. */
export const bounds = new RegExp(
  String.raw`(?<!\p{L})(?:${gateWords('bounds')})\s(?:(?:${gateWords('before an age')})\s)?$`,
  'iu',
)

/** Words for free of charge. */
export const freeWord = new RegExp(alone('free'), 'iu')

/** Folded words for being open, which rows of hours omit. */
export const opens = new RegExp(
  `^(?:${plainLetters([openForms, opensForms, closesForms, closedForms].join('|'))})$`,
  'u',
)

/** Words that agree at the start of a sentence. */
export const affirms = new RegExp(
  String.raw`^\W*(?:(?:${gateWords('agrees')})(?!\p{L})|${gateWords('agrees at once')})`,
  'iu',
)

/** Words before a rejected number: 'not £99', 'instead of 60'. */
export const insteadOf = new RegExp(String.raw`(?<!\p{L})(?:${gateWords('instead of')})\s[£€$]?$`, 'iu')

/** Words before a number for comparison or from the visitor. */
export const compares = new RegExp(
  String.raw`(?<!\p{L})(?:${gateWords('compares')})\s(?:(?:${gateWords('before a budget')})\s)?[£€$]?$`,
  'iu',
)

/** A leading 'Yes,' or 'Unfortunately not,'. */
export const opener = new RegExp(String.raw`^\W*(?:${gateWords('opener')})(?!\p{L})[\s,:;.!–—-]*`, 'iu')

/** An apology alone; the next sentence has the content. */
export const apology = new RegExp(String.raw`^[^\p{L}]*(?:${gateWords('apology')})[^\p{L}]*$`, 'iu')

/** Words that describe the statement, not the business. */
export const attitude = wordSetNamed('gate attitude')

export const courtesy = new RegExp(gateWords('courtesy'), 'iu')

/** How models mention their input: 'The passages do not mention it.' */
export const mentionsInput = new RegExp(
  `${alone('what was given')}|${gateWords('what was given at once')}`,
  'iu',
)

/** Words for discount and entry codes. */
export const codeWord = new RegExp(`${alone('code')}|${gateWords('code at once')}`, 'iu')

/** Opening words that refer to the previous sentence. */
export const refersBack = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:${gateWords('leans')})${wordEnd}|${gateWords('leans at once')})`,
  'iu',
)
