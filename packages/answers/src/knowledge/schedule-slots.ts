import { weekInWords } from '@foyer/calendar/hours/week-in-words'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { readDays } from '@foyer/calendar/read-days'
import type { Fact, Language } from '../types.ts'
import { valueOfFact } from './fact-name.ts'

export interface Slot {
  days: number[]
  value: string
}

function daysAtStart(text: string, language: Language): number[] | null {
  const mentions = readDays(text, language, true)
  const first = mentions[0]
  if (!first || first.start > 3) return null
  return [...new Set(mentions.flatMap((mention) => mention.days))]
}

const dayOf = ({ label, condition }: Fact) => `${label.split(' – ')[0]} ${condition ?? ''}`.toLowerCase()

/** Hours from facts; labels may be English on any site. */
export function slotsOfFacts(facts: readonly Fact[], language: Language): Slot[] {
  const slots: Slot[] = []
  // The owner's hours for a day replace all others.
  const owners = new Set(facts.filter(({ origin }) => origin === 'owner').map(dayOf))
  for (const stated of facts) {
    if (stated.kind !== 'hours' || (stated.origin !== 'owner' && owners.has(dayOf(stated)))) continue
    const until = valueOfFact(stated)
    const inSeason = (value: string) => (stated.condition ? `${value} (${stated.condition})` : value)
    const fact = { ...stated, value: inSeason(until) }
    for (const spoken of new Set<Language>([language, 'en'])) {
      const days = daysAtStart(fact.label, spoken)
      if (days) {
        slots.push({ days, value: fact.value })
        break
      }
      const week = weekInWords(stated.value, calendarLanguage(spoken))
      if (week.size > 0) {
        for (const [day, value] of week) slots.push({ days: [day], value: inSeason(value) })
        break
      }
      const inValue = readDays(fact.value, spoken, true)
      if (inValue.length > 0 && inValue[0]!.start <= 3) {
        const value = fact.value.slice(inValue.at(-1)!.end).replace(/^[\s:,–-]+/, '')
        if (value) slots.push({ days: [...new Set(inValue.flatMap((mention) => mention.days))], value })
        break
      }
    }
  }
  return slots
}
