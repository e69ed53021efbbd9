import { fold } from '@foyer/text/fold'
import { type ContactAnswer, tellingOutcome } from '../conversation/outcome.ts'
import type { QuestionInContext } from '../conversation/question-in-context.ts'
import type { ContactEntry } from '../knowledge/contact-list.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { termAt } from '../knowledge/term-ids.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { wordsNamed } from '../language/patterns.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { hasSecondQuestion } from '../understand/split-question.ts'
import { followUpWords } from '../understand/type/follow-up-words.ts'
import { asksWhomToCall } from '../understand/type/read-question-type.ts'
import { tellsItsNumber } from '../weights.ts'
import type { Resolver } from './resolver.ts'
import { searchResults } from './search-results.ts'

/** Concepts that mean the business itself in a question about contact. */
const itself = new Set(
  '#phone #email #address #contact #company #team #customer #support #online #directions #dentist #doctor'.split(
    ' ',
  ),
)
/** For some businesses these are the business itself, for others a part with its own number. */
const itselfOrPart = new Set(['#restaurant', '#branch', '#booking', '#course', '#gym', '#room'])
/** Words for a whole business. */
export const placeWords = new RegExp(`^(?:${wordsNamed('reach place')})$`)

export const wayToReach: Resolver = {
  name: 'way-to-reach',
  example: {
    page: `## Contact

Phone: 01632 960 733

Email: roll@example.com`,
    asked: ['How can I reach you?'],
    told: '01632 960 733',
  },
  resolve(asked) {
    const { own, question, text, follows, index } = asked
    // 'On what number is she reached?' may mean another number than the main one.
    const isTheirs = follows && index.contacts.phones.length > 1 && followUpWords(text, own.language).pronoun
    const contact = (isTheirs ? null : everyNumber(asked)) ?? findContact(isTheirs ? question : own, index)
    if (contact) return { kind: 'contact', contact }
    const inDoubt = isTheirs || otherSubjects(own).length > 0 ? undefined : doubtfulWay(own, index)
    return inDoubt === undefined ? null : tellingOutcome(inDoubt, { doubtful: true })
  },
}

/** The passage of the only number, mail or address if the owner hasn't confirmed it. */
function doubtfulWay({ type }: Question, { contacts }: KnowledgeIndex): number | undefined {
  const { phones, emails, addresses, doubtful } = contacts
  if (type === 'phone') return phones.length === 0 ? doubtful.phone : undefined
  if (type === 'email') return emails.length === 0 ? doubtful.email : undefined
  return type === 'address' && addresses.length === 0 ? doubtful.address : undefined
}

/** A business may have several locations. */
const mostAddresses = 3

/** Answers a question that asks for contact only. */
function findContact(question: Question, index: KnowledgeIndex): ContactAnswer | null {
  const kind =
    question.type === 'phone' || question.type === 'email' || question.type === 'address'
      ? question.type
      : null
  if (asksForPerson.test(fold(question.asked))) return whateverWay(index)
  if (!kind) return question.concepts.has('#contact') ? anyWay(question, index) : null
  const { phones, emails, addresses } = index.contacts
  const entries = kind === 'phone' ? phones : kind === 'email' ? emails : addresses
  if (entries.length === 0) return null
  const ofPart = entries.find((entry) => entry.part && namesPart(question, entry.part, index))
  if (ofPart) return { kind, entries: [{ ...ofPart, label: '' }] }
  // 'The emergency number' and 'the number of the workshop' are left to searching.
  if (otherSubjects(question).length > 0 || namesOneOfSeveral(question, entries)) return null
  return { kind, entries: entries.slice(0, kind === 'address' ? mostAddresses : 1).map(ofTheHouse) }
}

/** Hides the part that the visitor didn't ask for. */
const ofTheHouse = ({ part: _, ...entry }: ContactEntry): ContactEntry => entry

/** More numbers would be confusing. */
const mostNumbers = 4

/** 'My wash is stuck, who do I call?' Without a matching label, lists all numbers with their purpose. */
function everyNumber(asked: QuestionInContext): ContactAnswer | null {
  const { own, text, index } = asked
  const [main, ...others] = index.contacts.phones
  const isChoice = others.length > 0 && others.every(({ label, part }) => label || part)
  if (!asksWhomToCall(text, own.language) || hasSecondQuestion(text, own.language)) return null
  // An unconfirmed number may be the right one, so its passage is quoted.
  if (index.contacts.doubtful.phone !== undefined) return null
  if (!main || !isChoice || own.groups.every((group) => group.role !== 'subject' || isOfReaching(group)))
    return null
  const { chosen } = searchResults(asked)
  if (chosen && chosen.coverage >= tellsItsNumber && tellsOurs(index.passages[chosen.passage]!.text, index))
    return null
  return {
    kind: 'phone',
    entries: [{ ...ofTheHouse(main), label: '' }, ...others.slice(0, mostNumbers - 1)],
  }
}

const tellsOurs = (text: string, { contacts }: KnowledgeIndex) =>
  contacts.phones.some(({ value }) => text.includes(value))

/** True for a part with its own number: 'The number of the bar'. */
function namesPart({ groups }: Question, part: string, index: KnowledgeIndex): boolean {
  const words = new Set(labelTerms(part, index.language))
  const named = groups.filter(({ role }) => role === 'subject')
  const isInName = ({ alternatives }: Group) =>
    alternatives.some(({ term }) => words.has(termAt(index, term)))
  return named.some(isInName) && named.every((group) => isInName(group) || isOfReaching(group))
}

const meansItself = (concept: string) => itself.has(concept) || itselfOrPart.has(concept)
const isOfReaching = ({ word, concepts }: Group) =>
  placeWords.test(word) || (concepts.length > 0 && concepts.every(meansItself))

/** 'The number for the rooms' matches no part by name. */
const namesOneOfSeveral = ({ concepts }: Question, entries: readonly ContactEntry[]) =>
  entries.slice(1).some(({ part }) => part) && [...itselfOrPart].some((concept) => concepts.has(concept))

const asksForPerson = new RegExp(wordsNamed('reach somebody'))

/** 'How do I get in touch?' accepts any contact. */
const anyWay = (question: Question, index: KnowledgeIndex): ContactAnswer | null =>
  otherSubjects(question).length > 0 ? null : whateverWay(index)

function whateverWay({ contacts }: KnowledgeIndex): ContactAnswer | null {
  const entries = [contacts.phones[0], contacts.generalEmail].filter((entry) => entry !== undefined)
  return entries.length === 0 && contacts.page === null ? null : { kind: 'reach', entries }
}

/** Parts of a question about contact that don't mean the business itself. */
export const otherSubjects = (question: Question) =>
  question.groups.filter(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      // An unknown word that is no name doesn't change the contact.
      (group.alternatives.length > 0 ||
        group.name ||
        group.concepts.length > 0 ||
        question.groups.length > 3) &&
      !placeWords.test(group.word) &&
      !(group.concepts.length > 0 && group.concepts.every(meansItself)),
  )
