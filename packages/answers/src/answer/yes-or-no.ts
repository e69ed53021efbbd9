import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { tokenise } from '../language/tokenise.ts'
import { speaksNegatively } from '../retrieve/polarity.ts'
import { siteAsks } from '../retrieve/site-asks.ts'
import type { Question } from '../retrieve/understand.ts'

const saysYes = /^(?:yes|ja|sí|oui|sì|sim|of course|certainly)(?!\p{L})/iu
const saysNo = /^(?:no|nein|non|não|sorry|unfortunately|leider)(?![\p{L}-]| \p{L})/iu

const clauses = /[,;:.!?()–—]|\s(?:and|but|or|so|und|aber|oder|sondern|y|pero|et|mais)\s/u
/** Where a rule has an exception, a bare 'no' would be untrue. */
const withException = /\b(?:unless|except|other than|apart from|außer|excepto|salvo|sauf)\b/iu
// 'Nut-free' and 'unusual' deny nothing.
const denial = /\b(?:no|not|never|cannot|neither|nobody)\b|n['’]t\b/i
const onlySo = /\b(?:only|nur|solo|seulement)\b/iu

const surely = 0.5

/**
 * Whoever asks in another language than the page's is told in their own whether it is so, where the page says so
 * outright: its own question answered with yes or no, or the very thing denied.
 */
export function yesOrNo(question: Question, at: number, index: KnowledgeIndex): 'yes' | 'no' | null {
  if (question.type !== 'whether') return null
  const unit = index.units[at]!
  if (unit.kind === 'faq') {
    if (siteAsks(unit) !== 'whether') return null
    return saysYes.test(unit.text) ? 'yes' : saysNo.test(unit.text) ? 'no' : null
  }
  const things = question.groups.filter((group) => group.role === 'subject' && !group.verb && !group.soft)
  const clause = unit.text.split(clauses).find((part) => {
    const said = new Set(tokenise(part, unit.language).map((token) => index.terms.get(token.stem)))
    return things.every(({ alternatives }) =>
      alternatives.some(({ term, weight, loose }) => weight >= surely && !loose && said.has(term)),
    )
  })
  if (!clause || things.length === 0 || withException.test(unit.text) || onlySo.test(clause)) return null
  const isDenied = unit.language === 'en' ? denial.test(clause) : speaksNegatively(clause, unit.language)
  return isDenied ? 'no' : null
}
