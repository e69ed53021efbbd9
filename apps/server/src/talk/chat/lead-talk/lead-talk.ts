import { type Language, languages, type Message } from '@foyer/answers/types'
import { ownQuestionIn, saidBefore, wasAskedAgain } from './own-questions.ts'
import { holds, plainWords } from './plain-words.ts'
import {
  type Contact,
  contactInWords,
  readBrokenEmail,
  readBrokenPhone,
  readContact,
  withoutContact,
} from './read-contact.ts'
import { type Reply, readReply } from './read-reply.ts'
import { leadWords } from './words/all.ts'
import type { LeadWords } from './words/lead-words.ts'

export type LeadTalk = {
  says: string
  language: Language
  /** The contact and message to store once the visitor agreed. */
  passOn: (Contact & { agreedTo: string; message: string }) | null
  /** The rest of the message, which is answered above `says`. */
  alsoAsks?: string
}

type VisitorMessage = {
  text: string
  history: readonly Message[]
  business: string
  language: Language
  multiLanguage: boolean
}

/**
 * Replies to a visitor who wants to be contacted or was asked for consent; null for other messages. All state is in the
 * history's own questions, so it works for every caller and nothing else is stored.
 */
export function leadTalk(sent: VisitorMessage): LeadTalk | null {
  const last = sent.history.at(-1)
  const before = last?.role === 'assistant' ? ownQuestionIn(last.content) : null
  const contact = readContact(sent.text)
  const say: Say = (language, words, about = null) => ({
    says: words(leadWords[language])
      .replaceAll('{contact}', () => (about ? contactInWords(about) : ''))
      .replaceAll('{business}', () => sent.business),
    language,
    passOn: null,
  })
  const reply =
    before &&
    readReply(contact ? withoutContact(sent.text, contact, 'x') : sent.text, [
      before.language,
      'en',
      ...languagesBefore(sent),
    ])
  const broken = contact ? null : readBrokenEmail(sent.text)
  if (before?.contact && reply && !broken) {
    const meant = contact ? mergeContacts(before.contact, contact) : before.contact
    if (meant && (!contact || reply.answer === 'yes' || reply.answer === 'no'))
      return afterConfirm(sent, { ...before, contact: meant }, reply, say)
  }
  const spoken = before?.language ?? requestLanguage(sent, contact !== null || broken !== null)
  const language = sent.multiLanguage || before ? spoken : spoken && sent.language
  if (broken && (language || isBare(sent.text, { email: broken, phone: null })))
    return say(language ?? sent.language, ({ check }) => check)
  if (contact && (language || isBare(sent.text, contact)))
    return say(language ?? sent.language, ({ confirm }) => confirm, contact)
  if (before && reply && !contact) return afterHow(sent, before.language, reply, say)
  return !contact && !before && language ? say(language, ({ how }) => how) : null
}

type Say = (language: Language, words: (own: LeadWords) => string, about?: Contact | null) => LeadTalk

function afterConfirm(
  { text, history }: VisitorMessage,
  { language, contact, words }: { language: Language; contact: Contact; words: string },
  { answer, question, adds }: Reply,
  say: Say,
): LeadTalk | null {
  if (answer === 'no')
    return { ...say(language, ({ dropped }) => dropped), ...(question && { alsoAsks: question }) }
  if (answer === 'yes') {
    const said = [...saidBefore(history), ...(adds ? [text.trim()] : [])]
    const message = said.join('\n').slice(-longest)
    return { ...say(language, ({ kept }) => kept, contact), passOn: { ...contact, agreedTo: words, message } }
  }
  if (wasAskedAgain(history)) return null
  const again = say(language, ({ confirm }) => confirm, contact)
  return answer === 'unclear' ? again : { ...again, alsoAsks: question ?? text }
}

function afterHow(
  { text, history }: VisitorMessage,
  language: Language,
  { answer, question, adds }: Reply,
  say: Say,
): LeadTalk | null {
  if (answer === 'no')
    return { ...say(language, ({ dropped }) => dropped), ...(question && { alsoAsks: question }) }
  if (question || wasAskedAgain(history)) return null
  if (readBrokenPhone(text)) return say(language, ({ checkPhone }) => checkPhone)
  return answer === 'unclear' || (answer === 'yes' && !adds) ? say(language, ({ how }) => how) : null
}

/** Combines the confirmed contact with one named in the reply; null if both name different addresses or numbers. */
function mergeContacts(confirmed: Contact, named: Contact): Contact | null {
  const isOther = (one: string | null, other: string | null) => one && other && one !== other
  if (isOther(confirmed.email, named.email) || isOther(confirmed.phone, named.phone)) return null
  return { email: confirmed.email ?? named.email, phone: confirmed.phone ?? named.phone }
}

const longest = 2_000

/** The language in which a message asks for contact, the assistant's own first. */
function requestLanguage({ text, language }: VisitorMessage, hasContact: boolean): Language | null {
  const words = plainWords(text)
  const asks = (each: Language) =>
    leadWords[each].wants.some((wording) => holds(words, wording, each)) ||
    (hasContact && leadWords[each].mine.some((wording) => holds(words, wording, each)))
  return [language, ...languages].find(asks) ?? null
}

/** The languages the visitor used earlier: an assistant with a single language asks in its own. */
const languagesBefore = (sent: VisitorMessage): Language[] =>
  saidBefore(sent.history).flatMap(
    (text) => requestLanguage({ ...sent, text }, readContact(text) !== null) ?? [],
  )

const fewWords = 3
/** A message of little more than an address can only be meant as contact details. */
const isBare = (text: string, contact: Contact) => {
  const words = plainWords(withoutContact(text, contact)).trim()
  return words.length <= 20 && words.split(' ').length <= fewWords
}
