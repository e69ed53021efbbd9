import { fold } from '@foyer/text/fold'
import type { Asked } from '../conversation/asked.ts'
import { type ContactAnswer, tellingOutcome } from '../conversation/outcome.ts'
import type { ContactEntry } from '../knowledge/contact-list.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { termAt } from '../knowledge/term-ids.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { wordsNamed } from '../language/patterns.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { asksTwice } from '../understand/split-question.ts'
import { followUpWords } from '../understand/type/follow-up-words.ts'
import { asksWhomToRing } from '../understand/type/read-question-type.ts'
import { tellsItsNumber } from '../weights.ts'
import type { Resolver } from './resolver.ts'
import { searchResults } from './search-results.ts'

/** Words that name the business as such, in a question about how to reach it. */
const itself = new Set(
  '#phone #email #address #contact #company #team #customer #support #online #directions #dentist #doctor'.split(
    ' ',
  ),
)
/** Concepts that are all of one business and a part of another, which may have a number of its own. */
const itselfOrPart = new Set(['#restaurant', '#branch', '#booking', '#course', '#gym', '#room'])
/** Words for what a business may be as a whole. */
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
    // 'On what number is she reached?': of several it may be another than the house's.
    const isTheirs = follows && index.contacts.phones.length > 1 && followUpWords(text, own.language).pronoun
    const contact = (isTheirs ? null : everyNumber(asked)) ?? findContact(isTheirs ? question : own, index)
    if (contact) return { kind: 'contact', contact }
    const inDoubt = isTheirs || othersNamed(own).length > 0 ? undefined : doubtfulWay(own, index)
    return inDoubt === undefined ? null : tellingOutcome(inDoubt, { doubtful: true })
  },
}

/** The place of the only number, mail or address, if the owner is still asked about it. */
function doubtfulWay({ type }: Question, { contacts }: KnowledgeIndex): number | undefined {
  const { phones, emails, addresses, doubtful } = contacts
  if (type === 'phone') return phones.length === 0 ? doubtful.phone : undefined
  if (type === 'email') return emails.length === 0 ? doubtful.email : undefined
  return type === 'address' && addresses.length === 0 ? doubtful.address : undefined
}

/** A business may have a few houses, each of which a visitor may mean. */
const mostAddresses = 3

/** The way to reach the business, when that is all a question asks. */
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
  if (ofPart) return { kind, entries: [{ ...ofPart, label: '' }] }
  // 'The emergency number' and 'the number of the workshop' are told where they stand.
  if (othersNamed(question).length > 0 || namesOneOfSeveral(question, entries)) return null
  return { kind, entries: entries.slice(0, kind === 'address' ? mostAddresses : 1).map(ofTheHouse) }
}

/** The entry without its part: whoever asks for none is not told which one it is of. */
const ofTheHouse = ({ part: _, ...entry }: ContactEntry): ContactEntry => entry

/** A visitor is given no more numbers than this to choose from. */
const mostNumbers = 4

/** 'My wash is stuck, who do I call?', where nothing names a number for that: all there are, by what they are for. */
function everyNumber(asked: Asked): ContactAnswer | null {
  const { own, text, index } = asked
  const [main, ...others] = index.contacts.phones
  const isChoice = others.length > 0 && others.every(({ label, part }) => label || part)
  if (!asksWhomToRing(text, own.language) || asksTwice(text, own.language)) return null
  // One that the owner is still asked about may be the very one for it, so what the page says of it is quoted.
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

/** Whether a question names a part with a number of its own: 'The number of the bar'. */
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

/** 'The number for the rooms', where parts have numbers and none is called so. */
const namesOneOfSeveral = ({ concepts }: Question, entries: readonly ContactEntry[]) =>
  entries.slice(1).some(({ part }) => part) && [...itselfOrPart].some((concept) => concepts.has(concept))

/** 'Can I speak to a human?' */
const wantsSomebody = new RegExp(wordsNamed('reach somebody'))

/** 'How do I get in touch?': whatever way there is. */
const anyWay = (question: Question, index: KnowledgeIndex): ContactAnswer | null =>
  othersNamed(question).length > 0 ? null : whateverWay(index)

function whateverWay({ contacts }: KnowledgeIndex): ContactAnswer | null {
  const entries = [contacts.phones[0], contacts.generalEmail].filter((entry) => entry !== undefined)
  return entries.length === 0 && contacts.page === null ? null : { kind: 'reach', entries }
}

/** The groups that a question about getting in touch names besides the business itself. */
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
      !(group.concepts.length > 0 && group.concepts.every(meansItself)),
  )
