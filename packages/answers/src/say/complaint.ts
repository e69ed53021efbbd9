import { fold } from '@foyer/text/fold'
import { patternsNamed, sourcesByLanguage, sourcesNamed } from '../language/patterns.ts'
import { asFolded } from '../small-talk/chatter.ts'
import { type Language, languages } from '../types.ts'
import { opensAsQuestion } from '../understand/split-question.ts'

const inAll = (name: string) => new RegExp(asFolded(sourcesNamed(name).join('|')), 'u')
const wantsToComplain = inAll('complains')
const accuses = inAll('is unhappy')

/** 'Never' and 'arrived' in the same clause. */
const denies = sourcesByLanguage('denies a deed')
const deeds = sourcesByLanguage('deed denied')
const denied = languages
  .filter((language) => denies[language])
  .map((language) => [denies[language], deeds[language]].map((source) => new RegExp(asFolded(source), 'u')))

/** Japanese, Korean and Chinese mark questions at the end. */
const closesQuestion = patternsNamed('closes a question')
const asks = /[?？؟]/
const clauseEnd = /[.!,;:。！、，،؛।\n]/u
const longest = 240

/** 'story' reports a problem; 'wish' asks how to complain, which the site may answer. */
export function complaintIn(message: string, language: Language): 'story' | 'wish' | null {
  if (message.length > longest || asks.test(message)) return null
  if (wantsToComplain.test(fold(message))) return 'wish'
  const clauses = message
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter(Boolean)
  // Many visitors omit the question mark.
  if (clauses.some((clause) => opensAsQuestion(clause, language) || closesQuestion[language].test(clause)))
    return null
  return clauses.some((clause) => isUnhappy(fold(clause).replace(/[’‘]/g, "'"))) ? 'story' : null
}

const isUnhappy = (clause: string): boolean =>
  accuses.test(clause) || denied.some((both) => both.every((pattern) => pattern.test(clause)))
