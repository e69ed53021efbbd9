import { fold } from '../../language/fold.ts'
import { type TimeOfDay, timeOfDayIn } from '../../language/time-of-day.ts'
import type { Language } from '../../types.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

const coming =
  /\b(?:(?:come|pop|drop|call|stop|bring|pick|collect|visit|fetch)\b(?:\s(?:it|him|her|them|us|me)){0,1}(?:\s(?:in|by|round|over|off|up|there|along))?)\b/gu
const afterHours = /\b(?:latest|last|until when|till when|how late|earliest|how early)\b/

/** 'What's the latest I can pick up?' after opening hours asks when they end. */
export const asksUntilWhen = (text: string): boolean => {
  const seen = fold(text)
  return afterHours.test(seen) && seen.search(coming) >= 0
}

const without = (question: Question, words: ReadonlySet<string>): Question => {
  const isNamed = ({ word, role }: Group) =>
    role !== 'day' && (words.has(word) || word.split(' ').every((one) => words.has(one) || small.has(one)))
  return words.size === 0
    ? question
    : { ...question, groups: question.groups.filter((group) => !isNamed(group)) }
}
const small = new Set(['in', 'the', 'at', 'by'])

/** 'Can I bring her in on a Sunday?' after opening hours asks whether it is open: coming by is what hours are for. */
function withoutComing(question: Question, text: string): Question {
  if (question.language !== 'en') return question
  const said = fold(`${text} ; ${question.text}`).match(coming)?.join(' ').split(/\s+/) ?? []
  return without(question, new Set(said))
}

interface Visit {
  /** Said of the visitor: 'can you come on Friday?' is asked of somebody who does house calls. */
  who: RegExp
  comes: RegExp
  /** May be a matter of its own where no time is named. */
  visits: RegExp
}

const visiting: Partial<Record<Language, Visit>> = {
  en: {
    who: /\b(?:can|could|may|should|shall|do|will|might|would) (?:i|we|one|people)\b|\b(?:i|we) (?:can|could|may|just )|\b(?:ok|okay|possible|alright|fine) (?:to|if (?:i|we))\b/,
    comes:
      /\b(?:come|coming|came|pop|drop|stop|swing|turn|show|call)(?: (?:in|by|over|round|along|down|up))?\b/,
    visits: /\b(?:visit|be there)\b/,
  },
  de: {
    who: /\b(?:ich|wir|man)\b/,
    comes: /\b(?:vorbei)?(?:kommen|komme)\b|\bvorbei ?(?:schauen|schaue)?\b/,
    visits: /\bbesuchen\b/,
  },
  nl: {
    who: /\b(?:ik|we|wij|je|men)\b/,
    comes:
      /\b(?:langs|binnen)?(?:komen|kom)\b(?: langs\b)?|\blangs(?:lopen|gaan)?\b|\bbinnenlopen\b|\bterecht\b/,
    visits: /\bbezoeken\b/,
  },
  es: {
    who: /\b(?:puedo|podemos|podria|podriamos|se puede|voy|vengo|paso)\b/,
    comes: /\b(?:ir|venir|pasar(?:me|nos|se)?|acercar(?:me|nos)|voy|vengo|paso)\b/,
    visits: /\bvisitar(?:los|os)?\b/,
  },
  fr: {
    who: /\b(?:je|on|nous)\b/,
    comes: /\b(?:venir|passer|viens|passe)\b/,
    visits: /\bvisiter\b/,
  },
  it: { who: /\b(?:posso|possiamo|si puo)\b/, comes: /\b(?:venire|passare)\b/, visits: /\bvisitare\b/ },
  pt: { who: /\b(?:posso|podemos|pode-se)\b/, comes: /\b(?:ir|vir|passar)\b/, visits: /\bvisitar\b/ },
}

const particle = /^(?:pop|drop|stop|swing|turn|show|call)$/

/** The words of coming by, where a visitor speaks of coming at a certain time or on a certain day. */
function comingIn(question: Question, timed: boolean): string[] | null {
  const way = visiting[question.language]
  const seen = fold(question.text)
  if (!way?.who.test(seen)) return null
  const said = way.comes.exec(seen)?.[0] ?? (timed ? way.visits.exec(seen)?.[0] : undefined)
  return said === undefined || particle.test(said) ? null : said.split(' ')
}

const tooLate =
  /\btoo (?:late|early)\b|\bzu (?:spat|fruh)\b|\bte (?:laat|vroeg)\b|\b(?:demasiado|muy) (?:tarde|temprano|pronto)\b|\btrop (?:tard|tot)\b|\btroppo (?:tardi|presto)\b|\b(?:tarde|cedo) demais\b/
const judged =
  /\b(?:ok|okay|alright|all right|fine|possible|doable|in ordnung|moglich|oke|mogelijk|goed|bien|posible|va bene|possibile|possivel)\b|^(?:and |so )?(?:what|how) about\b|^(?:und )?wie (?:ist|ware) es\b|^(?:y )?que tal\b/

const hasOpen =
  /^(?:und |hallo,? )?(?:wie lange |(?:von |bis |ab )?wann )?(?:habt ihr|haben sie|hat (?:der|die|das) \p{L}{1,40})\b.{0,200}\b(auf|zu)\W{0,20}$/u

/** 'Habt ihr am Freitag auf?' asks for hours with small words alone. */
function withOpen(question: Question): Question {
  const end = question.language === 'de' ? hasOpen.exec(fold(question.text))?.[1] : undefined
  if (!end) return question
  return { ...question, concepts: new Set([...question.concepts, end === 'zu' ? '#closed' : '#hours']) }
}

export interface AskedByTime {
  question: Question
  time: TimeOfDay | null
  /** Nothing but hours can tell it, though it may not speak of them. */
  wanted: boolean
  /** 'Is five too late?' is told yes where it is closed. */
  tooLate: boolean
}

/** A question as opening hours answer it: without the time it names, and without the visitor's coming by. */
export function askedByTime(
  own: Question,
  said: Question,
  text: string,
  before: { question: Question; hours: boolean; leant: boolean } | null,
): AskedByTime {
  const asked = withOpen(said)
  const time = timeOfDayIn(own.text, own.language, own.concepts)
  const judgement = tooLate.exec(fold(own.text))?.[0].split(' ') ?? []
  const late = judgement.length > 0
  const words = new Set([...(time?.words ?? []), ...judgement])
  const onDay =
    own.days.length > 0 || /\b(?:today|tomorrow|heute|morgen|vandaag|hoy|manana|demain)\b/.test(fold(text))
  const comes = own.groups.some((group) => group.quantity) ? null : comingIn(own, time !== null)
  // 'And if we come on Tuesdays?' after a price asks for the price on Tuesdays.
  const asksOn = before?.leant === true && !before.hours && own.type !== 'when' && own.type !== 'clock'
  if (comes && (onDay || time) && !asksOn) {
    const question = without(own, new Set([...words, ...comes]))
    const type = own.type === 'other' ? 'whether' : own.type
    return { question: { ...question, type }, time, wanted: true, tooLate: late }
  }
  if (time && time.minutes.length > 0 && onDay && (!before || before.hours)) {
    const question = without(own, words)
    const bare = question.groups.every(({ role, concepts }) => role !== 'subject' || concepts.some(isOfTime))
    if (bare && (late || judged.test(fold(own.text))))
      return { question: { ...question, type: 'whether' }, time, wanted: true, tooLate: late }
  }
  const question = without(before?.leant && before.hours ? withoutComing(asked, text) : asked, words)
  if (!time || !before?.leant || !before.hours) return { question, time, wanted: false, tooLate: false }
  // 'And at eleven?' is still asked of that day.
  const days = own.days.length > 0 ? own.days : before.question.days
  const type = own.type === 'other' ? before.question.type : own.type
  return { question: { ...question, days, type }, time, wanted: true, tooLate: late }
}

const isOfTime = (concept: string) =>
  concept === '#late' || concept === '#morning' || concept === '#afternoon'
