import { type Language, languages, type Message } from '@foyer/answers/types'
import { type Contact, contactInWords, readBrokenEmail, readContact, withoutContact } from './read-contact.ts'
import { leadWords } from './words/all.ts'
import type { LeadWords } from './words/lead-words.ts'

export type LeadTalk = {
  says: string
  language: Language
  /** What the visitor agreed to have passed on, in which words, and what they had said before. */
  passOn: (Contact & { agreedTo: string; message: string }) | null
}

type VisitorMessage = {
  text: string
  history: readonly Message[]
  business: string
  /** The assistant's own language, and whether it speaks others. */
  language: Language
  multiLanguage: boolean
}

/**
 * What is said to a visitor who wants to be reached, or who was asked whether that is so; null where the message is
 * about something else. All that was agreed on before stands in the history, in our own words: so it is the same for
 * every caller, and nothing has to be kept meanwhile.
 */
export function talkOfLead(sent: VisitorMessage): LeadTalk | null {
  const last = sent.history.at(-1)
  const before = last?.role === 'assistant' ? recognise(last.content) : null
  const contact = readContact(sent.text)
  const say = (language: Language, words: (own: LeadWords) => string, about: Contact | null = null) => ({
    says: words(leadWords[language])
      .replaceAll('{contact}', () => (about ? contactInWords(about) : ''))
      .replaceAll('{business}', () => sent.business),
    language,
    passOn: null,
  })
  if (before?.contact && !contact) {
    const { language } = before
    const understood = [language, 'en', ...languagesBefore(sent)] as const
    if (agrees(sent.text, understood, 'no')) return say(language, ({ dropped }) => dropped)
    if (!agrees(sent.text, understood, 'yes')) return null
    const told = say(language, ({ kept }) => kept, before.contact)
    const message = wordsBefore(sent.history)
    return { ...told, passOn: { ...before.contact, agreedTo: last!.content, message } }
  }
  const broken = contact ? null : readBrokenEmail(sent.text)
  const spoken = before?.language ?? speakerOf(sent, contact !== null || broken !== null)
  const language = sent.multiLanguage || before ? spoken : spoken && sent.language
  if (broken && (language || isBare(sent.text, { email: broken, phone: null })))
    return say(language ?? sent.language, ({ check }) => check)
  if (contact && (language || isBare(sent.text, contact)))
    return say(language ?? sent.language, ({ confirm }) => confirm, contact)
  return !contact && !before && language ? say(language, ({ how }) => how) : null
}

const punctuation = /[\p{P}\p{S}\s]+/gu
/** 'We' in Chinese is written as 'I' and a sign more: 'contact us' is not 'contact me'. */
const chineseWe = /我[们們]/g

/** Small letters between single spaces. */
const plainWords = (text: string) =>
  ` ${text.toLowerCase().normalize('NFC').replace(chineseWe, '').replace(punctuation, ' ').trim()} `

/** Written without spaces, or with endings that grow on the words. */
const unspaced: readonly Language[] = ['ja', 'zh', 'ko']

const holds = (words: string, wording: string, language: Language) =>
  words.includes(unspaced.includes(language) ? wording : ` ${wording.normalize('NFC')} `)

/** The language in which this asks to be reached, the assistant's own first; null where it doesn't. */
function speakerOf({ text, language }: VisitorMessage, hasContact: boolean): Language | null {
  const words = plainWords(text)
  const asks = (each: Language) =>
    leadWords[each].wants.some((wording) => holds(words, wording, each)) ||
    (hasContact && leadWords[each].mine.some((wording) => holds(words, wording, each)))
  return [language, ...languages].find(asks) ?? null
}

/** What the visitor wrote in before our question, which an assistant of one language asks in its own all the same. */
const languagesBefore = (sent: VisitorMessage): Language[] =>
  saidBefore(sent.history).flatMap((text) => speakerOf({ ...sent, text }, readContact(text) !== null) ?? [])

const fewWords = 3
/** An address and hardly a word beside it: nobody sends that for another reason. */
const isBare = (text: string, contact: Contact) => {
  const words = plainWords(withoutContact(text, contact)).trim()
  return words.length <= 20 && words.split(' ').length <= fewWords
}

const mostWords = 6

/**
 * A short message that begins with yes or no, or says nothing beside what may be one, in one of these languages. A
 * question is neither, however it begins: consent is not guessed.
 */
function agrees(text: string, understood: readonly Language[], answer: 'yes' | 'no') {
  const words = plainWords(text)
  if (words.trim() === '' || words.trim().split(' ').length > mostWords || /[?？؟]/.test(text)) return false
  return understood.some((each) => {
    const { yes, maybe, no, thanks } = leadWords[each]
    const sure = answer === 'yes' ? yes : no
    if (sure.some((wording) => words.startsWith(` ${wording.normalize('NFC')} `))) return true
    const meant = [...sure, ...(answer === 'yes' ? maybe : []), ...thanks]
    const rest = meant
      .toSorted((one, other) => other.length - one.length)
      .reduce((left, wording) => without(left, wording.normalize('NFC'), each), words)
    // Thanks alone are no consent.
    return rest.trim() === '' && !thanks.some((wording) => words === ` ${wording.normalize('NFC')} `)
  })
}

const without = (words: string, wording: string, language: Language) =>
  unspaced.includes(language) ? words.replaceAll(wording, '') : words.replaceAll(` ${wording} `, ' ')

const marks = languages.map((language) => {
  const { how, check, confirm } = leadWords[language]
  const [before = '', middle = '', after = ''] = confirm.split(/\{(?:contact|business)\}/)
  return {
    language,
    asks: [how, check],
    confirm: {
      before,
      middle,
      after,
      contactFirst: confirm.indexOf('{contact}') < confirm.indexOf('{business}'),
    },
  }
})

/** Whether a message is one of our own questions; of the one for consent also what it was about. */
function recognise(content: string): { language: Language; contact: Contact | null } | null {
  for (const { language, asks, confirm } of marks) {
    if (asks.includes(content)) return { language, contact: null }
    const { before, middle, after, contactFirst } = confirm
    if (!content.startsWith(before) || !content.endsWith(after)) continue
    const within = content.slice(before.length, content.length - after.length)
    const at = contactFirst ? within.indexOf(middle) : within.lastIndexOf(middle)
    if (at < 0) continue
    const contact = readContact(contactFirst ? within.slice(0, at) : within.slice(at + middle.length))
    if (contact) return { language, contact }
  }
  return null
}

const longest = 2_000

/** What the visitor said that led to our question: the wish, and the address where it followed. */
const saidBefore = (history: readonly Message[]) =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .map(({ content }) => content.trim())

const wordsBefore = (history: readonly Message[]) => saidBefore(history).join('\n').slice(-longest)
