import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import type { Group } from '../understand/words/group.ts'

// Within a list ('no cheques, PayPal or cash') a denial goes on; with a new subject it ends.
const clauses =
  /[;:.!?()–—]|\s(?:but|aber|sondern|pero|mais)\s|,?\s(?:and|so|or|und|oder|y|et)\s(?=(?:we|you|they|it|there|I|our|your|the|can|may|is|are|wir|sie|es|nosotros|nous)\b)|,\s(?=(?:we|you|they|it|there|I|our|your|the|wir|sie|es)\b)/u
/** Where a rule has an exception, a bare 'no' would be untrue. */
const withException =
  /\b(?:unless|except(?:ion|ions|ed|ing)?|other than|apart from|außer|excepto|salvo|sauf)\b/iu
/** 'If you do not fetch your boat …' denies nothing. */
const supposed =
  /^\W*(?:if|when|whenever|where|because|as|since|while|once|in case|wenn|falls|weil|sobald|si|cuando|porque|quand|parce|lorsque|se|quando|perché)\b/iu
// 'Nut-free' and 'unusual' deny nothing; what is denied stands behind its denial, or right before 'is not'.
const noSuch = /\b(?:no|neither|nor|kein\p{L}*|sin|ningún|ninguna|aucune?|senza|sem)\b/giu
const notSo = /\b(?:not|never|cannot|nobody|nicht|no|pas|non|não)\b|n['’]t\b/giu
const behind =
  /^\S+(?:\s(?!(?:that|which|who)\b)\S+){0,2}?\s(?:(?:is|are|may|can|will|do|does|must) not|cannot|(?:is|are|ca|wo|do|does)n['’]t|(?:is|are) (?:forbidden|prohibited|banned))\b/i
const onlySo = /\b(?:only|nur|solo|seulement)\b/iu
/** 'Not on Sundays', 'not by phone': denied in part. */
const inPart =
  /\b(?:in|on|at|after|before|during|for|with|without|from|to|until|till|by|inside|outside|near|over|under|above|below|within|between|longer|larger|more|than|auf|an|im|am|bei|für|mit|nach|vor|während|bis|aus|über|unter|en|a|para|con|por|durante|después|antes|hasta|dans|sur|après|avant|pour|avec|pendant|per|dopo|prima|em|com)\b/iu

/** What may follow the thing without making it another one. */
const saysNoMore =
  /^(?:itself|themselves|anymore|either|yet|here|anywhere|ourselves|selbst|hier|mehr|aquí|ici|plus|qui|aqui)$/

const surely = 0.5

/** Whether a sentence's own statement denies the very thing asked; null where it does not speak of it. */
export function denies(
  sentence: string,
  question: Question,
  language: Language,
  index: KnowledgeIndex,
): boolean | null {
  const asked = question.groups.filter((group) => group.role === 'subject')
  const things = asked.filter((group) => !group.verb && !group.soft)
  const deeds = asked.filter((group) => group.verb && !group.soft)
  if (things.length === 0) return null
  const told = sentence
    .split(clauses)
    .map((clause) => deniesWithin(clause, { things, deeds }, asked, language, index))
    .filter((one) => one !== null)
  if (told.length === 0) return null
  // 'Dogs are welcome in the yard, but no dogs in the hall' is neither.
  return told.every(Boolean) && !withException.test(sentence)
}

interface Wanted {
  things: readonly Group[]
  deeds: readonly Group[]
}

function deniesWithin(
  clause: string,
  { things, deeds }: Wanted,
  asked: readonly Group[],
  language: Language,
  index: KnowledgeIndex,
): boolean | null {
  const words = tokenise(clause, language).filter(({ echo }) => !echo)
  const terms = words.map(({ stem }) => index.terms.get(stem))
  const placeOf = ({ alternatives }: Group) =>
    terms.findIndex((term) =>
      alternatives.some((one) => one.weight >= surely && !one.loose && one.term === term),
    )
  const places = things.map(placeOf)
  if (places.some((place) => place < 0)) return null
  if (supposed.test(clause) || deeds.some((deed) => placeOf(deed) < 0)) return false
  const first = words[Math.min(...places)]!
  const last = words[Math.max(...places)]!
  const ahead = clause.slice(0, first.start)
  const rest = clause.slice(first.start)
  if (onlySo.test(`${ahead} ${rest.split(/\s+/).slice(0, 2).join(' ')}`)) return false
  const isNew = (at: number) =>
    !isStopWord(words[at]!.folded, language) &&
    !saysNoMore.test(words[at]!.folded) &&
    !asked.some((group) => group.alternatives.some(({ term }) => term === terms[at]))
  const newBetween = (from: number, to: number) =>
    words.filter(({ start }, at) => start >= from && start < to && isNew(at)).length
  // 'No dog food' is none about dogs, and 'not on Sundays' none about every day.
  const end = last.start + last.raw.length
  const after = /^[^,]*/.exec(clause.slice(end))![0]
  const next = words.findIndex(({ start }) => start >= end)
  if (next >= 0 && isNew(next) && /^\s+$/.test(clause.slice(end, words[next]!.start))) return false
  const limit = inPart.exec(after)
  if (limit && newBetween(end + limit.index, end + after.length) > 0) return false
  if (behind.test(rest)) return true
  const negated = (pattern: RegExp, spared: number) =>
    [...ahead.matchAll(pattern)].some(({ index: at, 0: word }) => {
      const between = ahead.slice(at + word.length)
      return /,|\s(?:or|nor|oder|o|ou)\s/.test(between) || newBetween(at + word.length, first.start) <= spared
    })
  // What is denied after 'not' is a deed, and it has a word of its own: 'not accept cheques'.
  return negated(noSuch, 0) || negated(notSo, 1)
}
