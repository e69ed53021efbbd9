import { closedWords } from '@foyer/calendar/closed-words'
import { readDays } from '@foyer/calendar/read-days'
import type { Fact, Language } from '../types.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { IndexedPassage } from './passage.ts'

/** Hours of some days, and the passage that states them. */
export interface Slot {
  days: number[]
  value: string
  passage: number
}

const clock =
  /\d{1,2}\s?(?:[:.h]\s?\d{2}|uhr\b|a\.?m\.?\b|p\.?m\.?\b|h\b|時|点|시)|\b\d{1,2}\s?(?:[–-]|to|till|until|bis)\s?\d{1,2}\b|休|24\s?(?:hours|stunden|horas|h)|by appointment|nach vereinbarung|con cita/i

export const tellsHours = (text: string): boolean => clock.test(text) || closedWords.test(text)

export function daysAtStart(text: string, language: Language): number[] | null {
  const mentions = readDays(text, language, true)
  const first = mentions[0]
  if (!first || first.start > 3) return null
  return [...new Set(mentions.flatMap((mention) => mention.days))]
}

export function slotsOfLine(passage: IndexedPassage, at: number): Slot[] {
  const slot = slotOfLine(passage, at)
  if (!slot || passage.kind !== 'sentence' || passage.subject) return slot ? [slot] : []
  const each = hoursInWords(passage.text, passage.language)
  return each ? each.map(({ days, hours }) => ({ days, value: hours, passage: at })) : [slot]
}

function slotOfLine(passage: IndexedPassage, at: number): Slot | null {
  if (passage.subject) {
    const days = daysAtStart(passage.subject, passage.language)
    return days && tellsHours(passage.text) ? { days, value: passage.text, passage: at } : null
  }
  if (!tellsHours(passage.text)) return null
  const mentions = readDays(passage.text, passage.language, true)
  if (mentions.length === 0) return null
  if (passage.kind === 'sentence') {
    if (passage.text.length > 160) return null
    return {
      days: [...new Set(mentions.flatMap((mention) => mention.days))],
      value: passage.text,
      passage: at,
    }
  }
  if (mentions[0]!.start > 3) return null
  const last = mentions
    .filter((mention, index) => index === 0 || mention.start - mentions[index - 1]!.end < 8)
    .at(-1)!
  const value = passage.text.slice(last.end).replace(/^[\s:,–-]+/, '')
  return value
    ? { days: [...new Set(mentions.flatMap((mention) => mention.days))], value, passage: at }
    : null
}

const dayOf = ({ label, condition }: Fact) => `${label.split(' – ')[0]} ${condition ?? ''}`.toLowerCase()

/** The scan's own statement of hours; labels may be in English whatever the site speaks. */
export function slotsOfFacts(facts: readonly Fact[], language: Language): Slot[] {
  const slots: Slot[] = []
  // What the owner says of a day is all that is said of it.
  const owners = new Set(facts.filter(({ origin }) => origin === 'owner').map(dayOf))
  for (const stated of facts) {
    if (stated.kind !== 'hours' || (stated.origin !== 'owner' && owners.has(dayOf(stated)))) continue
    const fact = stated.condition ? { ...stated, value: `${stated.value} (${stated.condition})` } : stated
    for (const spoken of new Set<Language>([language, 'en'])) {
      const days = daysAtStart(fact.label, spoken)
      if (days) {
        slots.push({ days, value: fact.value, passage: -1 })
        break
      }
      const inValue = readDays(fact.value, spoken, true)
      if (inValue.length > 0 && inValue[0]!.start <= 3) {
        const value = fact.value.slice(inValue.at(-1)!.end).replace(/^[\s:,–-]+/, '')
        if (value)
          slots.push({ days: [...new Set(inValue.flatMap((mention) => mention.days))], value, passage: -1 })
        break
      }
    }
  }
  return slots
}
