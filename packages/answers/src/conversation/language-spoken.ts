import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { detectLanguage } from '../language/detect.ts'
import { wordsNamed } from '../language/patterns.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import { type Assistant, type Language, type Message, unchosenLanguages } from '../types.ts'
import { languageSure } from '../weights.ts'

/** Words like 'ok' and 'lol' exist in every language. */
const anywhere = `(?:${wordsNamed('said everywhere')})`
const ofNoLanguage = new RegExp(String.raw`^\W*${anywhere}(?:[\s,.!]+${anywhere}){0,2}\W*$`, 'i')

/** A short 'ok, and on Sunday?' keeps the language of the conversation. `own` is the assistant's. */
export function languageSpoken(message: string, history: readonly Message[], own: Language): Language {
  const detected = detectLanguage(message, own)
  const tellsNothing = ofNoLanguage.test(message)
  const sure = detected.language === own ? languageSure.own : languageSure.other
  if (detected.confidence >= sure && !tellsNothing) return detected.language
  const before = history
    .filter((turn) => turn.role === 'user')
    .slice(-2)
    .map((turn) => turn.content)
  const spokenBefore = detectLanguage(before.join(' '), own).language
  if (tellsNothing) return spokenBefore
  // 'E la domenica?' after an English question switches to Italian.
  if (speaksOnly(message, detected.language, spokenBefore)) return detected.language
  return history.length === 0 ? own : detectLanguage([...before, message].join(' '), own).language
}

/**
 * The language to answer in. A multilingual assistant uses the visitor's. So does one whose site is in a language that
 * owners can't choose.
 */
export const languageAnswered = (
  spoken: Language,
  assistant: Assistant,
  { languages }: KnowledgeIndex,
): Language =>
  assistant.multiLanguage || (unchosenLanguages.includes(spoken) && languages[0] === spoken)
    ? spoken
    : assistant.language

/** True if some small words belong to the first language only and none to the second only. */
function speaksOnly(message: string, language: Language, other: Language): boolean {
  const words = tokenise(message, language).filter(({ echo }) => !echo)
  const small = (spoken: Language, not: Language) =>
    words.some(({ folded }) => folded.length > 1 && isStopWord(folded, spoken) && !isStopWord(folded, not))
  return language !== other && small(language, other) && !small(other, language)
}
