import { readDays } from '../language/weekdays.ts'
import type { Fact, Language } from '../types.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { Unit } from './unit.ts'

/** Hours of some days, and the unit that states them. */
export interface Slot {
  days: number[]
  value: string
  unit: number
}

export const clockOrClosed =
  /\d{1,2}\s?(?:[:.h]\s?\d{2}|uhr\b|a\.?m\.?\b|p\.?m\.?\b|h\b|時|点|시)|\b\d{1,2}\s?[–-]\s?\d{1,2}\b|closed|geschlossen|ruhetag|cerrad|fermé|chius|fechad|encerrad|закрыт|выходной|休|휴무|مغلق|बंद|24\s?(?:hours|stunden|horas|h)|by appointment|nach vereinbarung|con cita/i

export function daysAtStart(text: string, language: Language): number[] | null {
  const mentions = readDays(text, language, true)
  const first = mentions[0]
  if (!first || first.start > 3) return null
  return [...new Set(mentions.flatMap((mention) => mention.days))]
}

export function slotsOfLine(unit: Unit, at: number): Slot[] {
  const slot = slotOfLine(unit, at)
  if (!slot || unit.kind !== 'sentence' || unit.subject) return slot ? [slot] : []
  const each = hoursInWords(unit.text, unit.language)
  return each ? each.map(({ days, hours }) => ({ days, value: hours, unit: at })) : [slot]
}

function slotOfLine(unit: Unit, at: number): Slot | null {
  if (unit.subject) {
    const days = daysAtStart(unit.subject, unit.language)
    return days && clockOrClosed.test(unit.text) ? { days, value: unit.text, unit: at } : null
  }
  if (!clockOrClosed.test(unit.text)) return null
  const mentions = readDays(unit.text, unit.language, true)
  if (mentions.length === 0) return null
  if (unit.kind === 'sentence') {
    if (unit.text.length > 160) return null
    return { days: [...new Set(mentions.flatMap((mention) => mention.days))], value: unit.text, unit: at }
  }
  if (mentions[0]!.start > 3) return null
  const last = mentions
    .filter((mention, index) => index === 0 || mention.start - mentions[index - 1]!.end < 8)
    .at(-1)!
  const value = unit.text.slice(last.end).replace(/^[\s:,–-]+/, '')
  return value ? { days: [...new Set(mentions.flatMap((mention) => mention.days))], value, unit: at } : null
}

/** The scan's own statement of hours; labels may be in English whatever the site speaks. */
export function slotsOfFacts(facts: readonly Fact[], language: Language): Slot[] {
  const slots: Slot[] = []
  for (const fact of facts) {
    if (fact.kind !== 'hours') continue
    for (const spoken of new Set<Language>([language, 'en'])) {
      const days = daysAtStart(fact.label, spoken)
      if (days) {
        slots.push({ days, value: fact.value, unit: -1 })
        break
      }
      const inValue = readDays(fact.value, spoken, true)
      if (inValue.length > 0 && inValue[0]!.start <= 3) {
        const value = fact.value.slice(inValue.at(-1)!.end).replace(/^[\s:,–-]+/, '')
        if (value)
          slots.push({ days: [...new Set(inValue.flatMap((mention) => mention.days))], value, unit: -1 })
        break
      }
    }
  }
  return slots
}
