import { type Language, languages, type Message } from '@foyer/answers/types'
import { type Contact, readContact } from './read-contact.ts'
import { leadWords } from './words/all.ts'

/** A question by which this module asks for contact details (no contact) or for consent. */
export type OwnQuestion = { language: Language; contact: Contact | null; words: string }

const marks = languages.map((language) => {
  const { how, check, checkPhone, confirm } = leadWords[language]
  const [before = '', middle = '', after = ''] = confirm.split(/\{(?:contact|business)\}/)
  return {
    language,
    asks: [how, check, checkPhone],
    confirm: {
      before,
      middle,
      after,
      contactFirst: confirm.indexOf('{contact}') < confirm.indexOf('{business}'),
    },
  }
})

/** The assistant's own question that a message consists of or ends with. */
export function ownQuestionIn(content: string): OwnQuestion | null {
  const words = content.slice(content.lastIndexOf('\n\n') + 1).trim()
  for (const { language, asks, confirm } of marks) {
    if (asks.includes(words)) return { language, contact: null, words }
    const { before, middle, after, contactFirst } = confirm
    if (!words.startsWith(before) || !words.endsWith(after)) continue
    const within = words.slice(before.length, words.length - after.length)
    const at = contactFirst ? within.indexOf(middle) : within.lastIndexOf(middle)
    if (at < 0) continue
    const contact = readContact(contactFirst ? within.slice(0, at) : within.slice(at + middle.length))
    if (contact) return { language, contact, words }
  }
  return null
}

function ownQuestionsBefore(history: readonly Message[]): OwnQuestion[] {
  const found: OwnQuestion[] = []
  for (const { role, content } of history.toReversed()) {
    if (role !== 'assistant') continue
    const question = ownQuestionIn(content)
    if (!question) break
    found.push(question)
  }
  return found
}

/** True if the last question repeated the one before, about the same contact. */
export const wasAskedAgain = (history: readonly Message[]): boolean => {
  const [last, before] = ownQuestionsBefore(history)
  return (
    last !== undefined &&
    before !== undefined &&
    last.contact?.email === before.contact?.email &&
    last.contact?.phone === before.contact?.phone
  )
}

/** The request, and the address that may follow it. */
const fewest = 2

/** The visitor's messages that led to the question and followed it. */
export const saidBefore = (history: readonly Message[]): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-Math.max(fewest, ownQuestionsBefore(history).length))
    .map(({ content }) => content.trim())
