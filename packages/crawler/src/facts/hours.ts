import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import { type PageLine, pageLines } from './page-lines.ts'
import { type DayReader, dayReader } from './weekdays.ts'

/** Opening hours as one place states them: the days in order, each with what is said of it. */
export interface Hours {
  days: Map<number, string>
  /** Better sources win: structured data, then lines under a heading about opening. */
  rank: number
  names: string[]
  url: string
}

const clock = String.raw`\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:h|uhr|a\.?m\.?|p\.?m\.?|noon)?`
const span = new RegExp(
  String.raw`(?:${clock}|noon|midnight)\s*(?:uhr\s*)?(?:[–—-]|to|till|until|bis|a|hasta|à|alle|-|as|às|tot)\s*(?:${clock}|noon|midnight|mediodía|mitternacht)(?:\s*uhr)?`,
  'iu',
)
const allDay = /\b(?:24 ?h(?:ours|rs)?|24\/7|rund um die uhr|24 horas|24h\/24|round the clock)\b/i

/** The hours a page states, best first source only; null when it states none. */
export function pageHours(page: ReadPage): Hours | null {
  const reader = dayReader(page.language)
  let best: Hours | null = null
  let current: Hours | null = null
  let heading = ''
  for (const line of pageLines(page)) {
    if (line.kind === 'heading') {
      heading = line.text
      current = null
      continue
    }
    const stated = readLine(line, reader)
    if (!stated) {
      if (line.kind === 'text' && line.text.length > 60) current = null
      continue
    }
    if (!current) {
      const about =
        reader.heading.test(heading) || reader.heading.test(line.text) || reader.heading.test(page.title)
      current = { days: new Map(), rank: about ? 2 : 1, names: reader.names, url: page.url }
    }
    for (const day of stated.days) if (!current.days.has(day)) current.days.set(day, stated.value)
    if (!best || betterHours(current, best)) best = current
  }
  return best && (best.days.size > 1 || best.rank > 1) ? best : null
}

export function betterHours(a: Hours, b: Hours): boolean {
  if (a === b) return true
  return a.rank !== b.rank ? a.rank > b.rank : a.days.size > b.days.size
}

export function hoursFacts(hours: Hours): Fact[] {
  return [...hours.days.keys()]
    .sort((a, b) => a - b)
    .map((day) => ({ kind: 'hours', label: hours.names[day]!, value: hours.days.get(day)!, url: hours.url }))
}

function readLine(line: PageLine, reader: DayReader): { days: number[]; value: string } | null {
  const text = line.cells.length >= 2 ? line.cells.join('  ') : line.text
  if (text.length > 160) return null
  const named = reader.days(text)
  if (!named || named.days.length === 0) return null
  const value = text
    .slice(named.end)
    .replace(/^[\s:.,|–—-]+/, '')
    .replace(/[\s;,.]+$/, '')
    .replace(/\s{2,}/g, ', ')
  if (value === '') return null
  if (!span.test(value) && !reader.closed.test(value) && !allDay.test(value)) return null
  // What is left besides the times is a remark; a sentence is something else.
  const remark = value.replace(new RegExp(span, 'giu'), '').replace(reader.closed, '')
  return remark.length > 60 ? null : { days: named.days, value }
}
