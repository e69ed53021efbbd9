import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { termAt } from '../knowledge/term-ids.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { fold } from '../language/fold.ts'
import type { Question } from '../understand/question.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import type { Group } from '../understand/words/group.ts'
import type { ContactAnswer } from './outcome.ts'
import type { Resolver } from './resolver.ts'

/** Words that name the business as such, in a question about how to reach it. */
const itself = new Set([
  '#phone',
  '#email',
  '#address',
  '#contact',
  '#company',
  '#restaurant',
  '#branch',
  '#team',
  '#customer',
  '#support',
  '#online',
  '#booking',
  '#directions',
  '#course',
  '#gym',
  '#dentist',
  '#doctor',
  '#room',
])
const placeWords =
  /^(?:shop|store|office|practi[cs]e|clinic|studio|salon|workshop|school|academy|academia|hotel|place|website|site|business|reception|laden|geschaft|praxis|werkstatt|schule|tienda|oficina|clinica|taller|escuela|hostal|magasin|boutique|cabinet|ecole|bureau|negozio|ufficio|studio|scuola|loja|escritorio|escola|tasting|showroom|number|nummer|numero|line|general|main|town|city|village|stadt|ort|ciudad|ville|citta|cidade|stad)$/

export const wayToReach: Resolver = {
  name: 'way-to-reach',
  example: {
    page: `## Contact

Phone: 01632 960 733

Email: roll@example.com`,
    asked: ['How can I reach you?'],
    told: '01632 960 733',
  },
  resolve({ own, question, text, follows, index }) {
    // 'On what number is she reached?': of several it may be another than the house's.
    const isTheirs = follows && index.contacts.phones.length > 1 && leaningOf(text, own.language).pronoun
    const contact = findContact(isTheirs ? question : own, index)
    return contact && { kind: 'contact', contact }
  },
}

/** A business may have a few houses, each of which a visitor may mean. */
const mostAddresses = 3

/** How to reach the business, when that is all a question asks. */
function findContact(question: Question, index: KnowledgeIndex): ContactAnswer | null {
  const kind =
    question.type === 'phone' || question.type === 'email' || question.type === 'address'
      ? question.type
      : null
  if (wantsSomebody.test(fold(question.asked))) return whateverWay(index)
  if (!kind) return question.concepts.has('#contact') ? anyWay(question, index) : null
  const { phones, emails, addresses } = index.contacts
  const entries = kind === 'phone' ? phones : kind === 'email' ? emails : addresses
  if (entries.length === 0) return null
  const ofPart = entries.find((entry) => entry.part && namesPart(question, entry.part, index))
  if (ofPart) return { kind, entries: [{ ...ofPart, label: ofPart.part! }] }
  // 'The emergency number' and 'the number of the workshop' are told where they stand.
  if (othersNamed(question).length > 0) return null
  return { kind, entries: entries.slice(0, kind === 'address' ? mostAddresses : 1) }
}

/** 'The number of the bar', where the bar has one of its own. */
function namesPart({ groups }: Question, part: string, index: KnowledgeIndex): boolean {
  const words = new Set(labelTerms(part, index.language))
  const named = groups.filter(({ role }) => role === 'subject')
  const isInName = ({ alternatives }: Group) =>
    alternatives.some(({ term }) => words.has(termAt(index, term)))
  return named.some(isInName) && named.every((group) => isInName(group) || isOfReaching(group))
}

const isOfReaching = ({ word, concepts }: Group) =>
  placeWords.test(word) || (concepts.length > 0 && concepts.every((concept) => itself.has(concept)))

/** 'Can I speak to a human?' */
const wantsSomebody =
  /\b(?:speak|talk|chat) (?:to|with) (?:an? |some |your )?(?:real )?(?:human|person|people|someone|somebody|agent|advis[eo]r|operator|staff|team|member of (?:staff|the team))(?:,? (?:please|pls|now|thanks))*\s*[?.!]*$|\bcall me(?: back)?(?:,? please)?\s*[?.!]*$|\bmit (?:einem menschen|jemandem|einem mitarbeiter) (?:sprechen|reden)\b|\bhablar con (?:una persona|alguien|un humano|un agente)\b|\bparler (?:a|avec) (?:quelqu'un|une personne|un humain|un conseiller)\b|\bparlare con (?:qualcuno|una persona|un operatore)\b|\bfalar com (?:alguem|uma pessoa|um humano|um atendente)\b/

/** 'How do I get in touch?': whatever way there is. */
const anyWay = (question: Question, index: KnowledgeIndex): ContactAnswer | null =>
  othersNamed(question).length > 0 ? null : whateverWay(index)

function whateverWay({ contacts }: KnowledgeIndex): ContactAnswer | null {
  const entries = [contacts.phones[0], contacts.generalEmail].filter((entry) => entry !== undefined)
  return entries.length === 0 && contacts.page === null ? null : { kind: 'reach', entries }
}

/** What a question about getting in touch names besides the business itself. */
export const othersNamed = (question: Question) =>
  question.groups.filter(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      // A word that nobody here uses and that is no name does not change whom one wants to reach.
      (group.alternatives.length > 0 ||
        group.name ||
        group.concepts.length > 0 ||
        question.groups.length > 3) &&
      !placeWords.test(group.word) &&
      !(group.concepts.length > 0 && group.concepts.every((concept) => itself.has(concept))),
  )
