import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Unit } from '../knowledge/unit.ts'
import { tokenise } from '../language/tokenise.ts'
import { siteAsks } from '../retrieve/site-asks.ts'
import type { Question } from '../retrieve/understand.ts'

export const saysYes = /^(?:yes|ja|sí|oui|sì|sim|of course|certainly)(?!\p{L})/iu
const saysNo = /^(?:no|nein|non|não|sorry|unfortunately|leider)(?![\p{L}-]| \p{L})/iu

// Within a list ('no cheques, PayPal or cash') a denial goes on; with a new subject it ends.
const clauses =
  /[;:.!?()–—]|\s(?:but|aber|sondern|pero|mais)\s|,?\s(?:and|so|or|und|oder|y|et)\s(?=(?:we|you|they|it|there|I|our|your|the|can|may|is|are|wir|sie|es|nosotros|nous)\b)|,\s(?=(?:we|you|they|it|there|I|our|your|the|wir|sie|es)\b)/u
/** Where a rule has an exception, a bare 'no' would be untrue. */
const withException =
  /\b(?:unless|except(?:ion|ions|ed|ing)?|other than|apart from|außer|excepto|salvo|sauf)\b/iu
// 'Nut-free' and 'unusual' deny nothing; what is denied stands behind its denial, or right before 'is not'.
const before =
  /\b(?:no|not|never|cannot|neither|nor|nobody|kein\p{L}*|nicht|sin|ningún|ninguna|pas|aucune?|non|senza|não|sem)\b|n['’]t\b/iu
const behind =
  /^\S+(?:\s\S+){0,2}?\s(?:(?:is|are|may|can|will|do|does|must) not|cannot|(?:is|are|ca|wo|do|does)n['’]t|(?:is|are) (?:forbidden|prohibited|banned))\b/i
const onlySo = /\b(?:only|nur|solo|seulement)\b/iu

const surely = 0.5

/**
 * Whoever asks in another language than the page's is told in their own whether it is so, where the page says so
 * outright: its own question answered with yes or no, or the very thing denied.
 */
export function yesOrNo(question: Question, at: number, index: KnowledgeIndex): 'yes' | 'no' | null {
  if (question.type !== 'whether') return null
  const unit = index.units[at]!
  if (isDenied(question, unit, index)) return 'no'
  if (unit.kind !== 'faq' || siteAsks(unit) !== 'whether') return null
  return saysYes.test(unit.text) ? 'yes' : saysNo.test(unit.text) ? 'no' : null
}

/** 'Yes, we take Visa. We do not take cheques': to whoever asks for cheques the yes was not said. */
export const withoutYes = (said: string): string => {
  const rest = said.replace(saysYes, '').replace(/^[\s,.!:;–—]+/u, '')
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

function isDenied(question: Question, unit: Unit, index: KnowledgeIndex): boolean {
  const things = question.groups.filter((group) => group.role === 'subject' && !group.verb && !group.soft)
  if (things.length === 0 || withException.test(unit.text)) return false
  const denied = unit.text.split(clauses).flatMap((clause) => {
    const said = tokenise(clause, unit.language).map(({ stem, start }) => ({
      term: index.terms.get(stem),
      start,
    }))
    const places = things.map(({ alternatives }) =>
      said.find(({ term }) =>
        alternatives.some((one) => one.weight >= surely && !one.loose && one.term === term),
      ),
    )
    if (places.some((place) => place === undefined)) return []
    const start = Math.min(...places.map((place) => place!.start))
    const [ahead, rest] = [clause.slice(0, start), clause.slice(start)]
    const isLimited = onlySo.test(`${ahead} ${rest.split(/\s+/).slice(0, 2).join(' ')}`)
    return [!isLimited && (before.test(ahead) || behind.test(rest))]
  })
  // 'Dogs are welcome in the yard, but no dogs in the hall' is neither.
  return denied.length > 0 && denied.every(Boolean)
}
