import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { datedTrust } from '../../knowledge/trust.ts'
import { fold } from '../../language/fold.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Language } from '../../types.ts'
import type { Question } from '../../understand/question.ts'

const asks: Partial<Record<Language, RegExp>> = {
  en: /\bhow long (?:have|has) (?:you|u|it|they|the|your|this)\b.{0,200}\b(?:open|been (?:here|around|going|in business|running|trading))\b|\bsince when\b.{0,200}\bopen\b|\b(?:when|what year) did (?:you|u|it|they|the|your|this)\b.{0,200}\bopen\b/,
  de: /\bseit wann (?:habt|haben|hat|seid|sind|ist|gibt)\b|\bwie lange (?:gibt es (?:euch|sie)|(?:habt ihr|haben sie|seid ihr|sind sie) schon)\b|\bwann (?:habt|haben|hat|wurde)\b.{0,200}\beroffnet\b/,
  nl: /\bsinds wanneer\b|\bhoe ?lang (?:bestaan jullie|bestaat|zitten jullie|zijn jullie al|is (?:de|het))\b|\bwanneer (?:zijn jullie|is|gingen jullie|ging|werd)\b.{0,200}\b(?:geopend|opengegaan|open|opgericht)\b/,
  es: /\bdesde cuando\b|\bcuanto tiempo llev(?:a|ais|an)\b|\bcuando (?:abri(?:o|eron|steis)|se inauguro)\b/,
  fr: /\bdepuis (?:quand|combien de temps)\b|\bquand (?:avez-vous|a|vous avez)\b.{0,200}\bouvert\b/,
}

/** Whether it is asked how long the house has been there; its hours do not tell. */
export const asksSinceWhen = ({ text, language, days }: Question): boolean =>
  days.length === 0 && asks[language]?.test(fold(text)) === true

const tells: Partial<Record<Language, RegExp>> = {
  en: /\b(?:we|it|centre|center|shop|store|studio|house|doors?) (?:first )?opened\b|\bopened (?:its|our|the) doors\b|\b(?:we['’]ve|we have|has) been (?:open|here|in business|going|running|trading)\b|\b(?:open|in business) since\b/iu,
  de: /\bhaben? wir\b.{0,200}\beröffnet|\bwir haben\b.{0,200}\beröffnet|\b(?:hat|wurde)\b.{0,200}\beröffnet|\beröffneten wir\b|\bwir eröffneten\b|\bgibt es uns seit\b|\bsind wir seit\b/iu,
  nl: /\b(?:openden|opende)\b|\bgingen? (?:wij |we )?open\b|\bbestaa(?:n|t) (?:wij |we )?(?:al )?sinds\b|\bopgericht in\b|\b(?:sinds|vanaf) (?:1[89]|20)\d{2}\b/iu,
  es: /\babrimos (?:en|el|nuestras puertas|por primera vez)\b|\bestamos abiertos desde\b|\babrió sus puertas\b|\bllevamos abiertos\b/iu,
  fr: /\bavons ouvert\b|\ba ouvert (?:ses portes|en|le)\b|\bsommes ouverts depuis\b|\bouvert(?:e|s)? depuis\b/iu,
}

const ofMore =
  /\b(?:second|third|another|new|branch|tweede|nieuwe?|andere|zweite[nrs]?|weitere[nrs]?|neue[nrs]?|segund[oa]|nuev[oa]|otr[oa]|deuxième|nouvel(?:le)?|nouveau)\b/iu

const ofHouse = new Set('#hours #since #duration #company #branch #restaurant #begin #business'.split(' '))

const houseItself =
  /^(?:cent(?:re|er)|place|shop|store|gym|hall|halle|studio|business|company|practice|salon|museum|laden|geschaft|praxis|winkel|zaak|praktijk|bedrijf|tienda|centro|local|negocio|magasin|salle|boutique)$/

/** The sentence that tells when the house was opened. */
export function sinceWhen(question: Question, index: KnowledgeIndex): number | null {
  if (!asksSinceWhen(question)) return null
  const named = question.groups.some(
    ({ role, word, concepts }) =>
      role === 'subject' && !houseItself.test(word) && !concepts.some((concept) => ofHouse.has(concept)),
  )
  if (named) return null
  const told = index.passages.findIndex(
    ({ kind, text, language, trust }) =>
      (kind === 'sentence' || kind === 'faq') &&
      trust > datedTrust &&
      tells[language]?.test(text) === true &&
      !ofMore.test(text) &&
      (valuesIn(text) & value.year) !== 0,
  )
  return told < 0 ? null : told
}
