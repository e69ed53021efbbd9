import { trimmedEnd } from '../read/trim.ts'
import type { Fact } from './fact.ts'

export const question =
  /^(?:how|when|why|who|where|what|which|can|do|does|is|are|wie|wann|warum|was|kann|gibt|c[oó]mo|cu[aá]ndo|qué|comment|quand|peut|puis|come|quando|cosa)\b|\?$/i
export const maxLabel = 90

/** 'A night' under 'High season' and under 'Low season' are two prices: the heading tells which is which. */
export function tellApart(facts: Fact[], sections: string[]): void {
  const byLabel = Map.groupBy(facts.keys(), (i) => facts[i]!.label.toLowerCase())
  for (const same of byLabel.values()) {
    const values = new Set(same.map((i) => `${facts[i]!.amount} ${facts[i]!.unit}`))
    const headings = new Set(same.map((i) => sections[i]!))
    if (values.size < 2 || headings.size < 2) continue
    for (const i of same) {
      const { label } = facts[i]!
      const section = sections[i]!
      const named = `${section} – ${label}`
      if (section !== '' && section !== label && named.length <= maxLabel) facts[i]!.label = named
    }
  }
}

/** 'How it works' over a sum does not say what it buys. */
export function named(heading: string): string {
  return question.test(heading) ? '' : heading
}

/** A short line right above a price names what it is for. */
export function isName(text: string): boolean {
  return text.length < 60 && !/[.!?:]$|,/.test(text) && !/\d/.test(text)
}

export function isProse(label: string): boolean {
  return /[.!?] |\($/.test(label) || label.trim().split(/\s+/).length > 7
}

export function shortRemark(after: string): string {
  const remark = trimmedEnd(after, '.')
  const isRemark = remark.length > 0 && remark.length <= 40 && /^[\s,(]/.test(remark)
  return isRemark ? remark.replace(/^[\s,]+/, '').trim() : ''
}

/** 'Half board: add' is about half board. */
export const trailing =
  /[\s:,]{1,5}(?:add|costs?|is|are|of|for|at|only|just|price|kostet|kosten|für|kost|bedraagt|voor|cuesta|por|de|precio|coûte|pour|prix|costa|per|prezzo)$/i
const leadIn =
  /^(?:there (?:is|are)|we charge|we ask for|you pay|hay|il y a|c'è|es gibt|er is|er zijn|we rekenen|wij rekenen)\s+(?:(?:an?|the|eine?n?|een|de|het|une?|una|le|la|el)\s+)?/iu

export function labelIn(named: string, label: string): string {
  if (named === '' || label === named || label.startsWith(named)) return label
  return `${named} – ${label}`
}

export function tidyLabel(label: string): string {
  const tidied = trimmedEnd(label, ':.…·|–—=_-')
    .replace(/^[\s•·*–-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const named = tidied.replace(leadIn, '').replace(/^(?:an?|une?|eine?|een)\s(?=\p{Ll})/iu, '')
  return named === tidied ? tidied : named.slice(0, 1).toUpperCase() + named.slice(1)
}
