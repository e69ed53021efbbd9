import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { fold } from '../language/fold.ts'
import { isSomebody } from '../language/person-names.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import type { Group } from '../understand/words/group.ts'

// Questions whether there is something; whether something is so ('is it free?') no passage answers by merely naming it.
const existence: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:hi|hello|hey|and|so)[ ,]+)*(?:(?:do|does|can) (?:you|u|they|the \w+) (?:guys )?(?:also )?(?:do|offer|have|hav|sell|stock|make|provide|run|host|organi[sz]e|arrange|serve|accept|take|hire|rent)\b|(?:is|are) there\b|have you got\b|can (?:i|we|you) (?:get|buy|book|order|rent|hire)\b)/,
  de: /^(?:gibt es|gibts|haben sie|habt ihr|bieten sie|bietet ihr|verkaufen sie|verkauft ihr|machen sie|macht ihr|akzeptieren sie|nehmen sie)\b/,
  nl: /^(?:is er|zijn er|hebben jullie|heeft u|hebt u|bieden jullie|biedt u|verkopen jullie|verkoopt u|doen jullie|accepteren jullie|nemen jullie|verhuren jullie|verhuurt u|serveren jullie|kan ik (?:bij jullie )?(?:een |ook ))\b/,
  es: /^¿?\s*(?:hay|tienen|teneis|ofrecen|ofreceis|venden|vendeis|hacen|haceis|aceptan|aceptais)\b/,
  fr: /^(?:y a-t-il|avez-vous|vous avez|proposez-vous|vous proposez|vendez-vous|faites-vous|acceptez-vous|est-ce que vous (?:avez|proposez|vendez|faites|acceptez))/,
  it: /^(?:c'e|ci sono|avete|offrite|vendete|fate|accettate)\b/,
  pt: /^(?:ha|tem|voces tem|oferecem|vendem|fazem|aceitam)\b/,
}

const alreadySaid =
  /^\W*(?:yes|no|not|sorry|unfortunately|ja|nein|leider|nee|helaas|si|sí|no|oui|non|sì|sim|não|of course|certainly|claro|natürlich|bien sûr)\b/i

/** Whether 'yes' may be said before a passage: it was asked whether there is such a thing, and the passage names it all. */
export function affirms(question: Question, at: number, said: string, index: KnowledgeIndex): boolean {
  const passage = index.passages[at]!
  const text = `${passage.path.at(-1) ?? ''} ${passage.subject} ${passage.text}`
  if (question.foreign || passage.language !== question.language || passage.kind === 'faq') return false
  // 'Haben Sie am 26. Dezember offen?' asks for no thing that there may be.
  if (question.concepts.has('#hours') || question.concepts.has('#closed')) return false
  if (!existence[question.language]?.test(fold(question.text).replace(/^[¿¡\s]+/, ''))) return false
  if (
    alreadySaid.test(said) ||
    speaksNegatively(text, passage.language) ||
    speaksNegatively(said, passage.language)
  )
    return false
  const things = question.groups.filter((group) => group.role === 'subject' && !group.verb)
  const named = (group: Group, surely: number) =>
    group.alternatives.some(({ term, weight }) => weight >= surely && fieldsOf(index, term, at) !== 0)
  // By words of a kind alone a passage may tell of something else, and a yes belongs before what tells it.
  return (
    things.length > 0 &&
    things.every((group) => named(group, ofItsKind)) &&
    things.some((group) => named(group, inItsWord)) &&
    (passage.kind !== 'sentence' ||
      (sentencesOf(said)[0] ?? '').includes(passage.text) ||
      (isSomebody(passage.path.at(-1) ?? '') && things.every((group) => named(group, inItsWord)))) &&
    !passage.cells
  )
}

const ofItsKind = 0.5
const inItsWord = 0.7
