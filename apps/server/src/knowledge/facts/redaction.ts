import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { placesOfDays } from './day-hours.ts'
import { factKey } from './fact-key.ts'
import { type FactRow, listFactsIfOwnersWord } from './facts-store.ts'
import { listDoubts, listToldFacts } from './list-facts.ts'
import { rewritten, type Span } from './text-spans.ts'
import { type Contact, contactFinder, contactsTakenBack } from './withdrawn-contacts.ts'
import { isNamedKind, type Named, namedIn, namesTakenBack } from './withdrawn-names.ts'
import { type Statement, saying, statedIn, statementOf, statementsTakenBack } from './withdrawn-statements.ts'

type ToldFact = Pick<FactRow, 'kind' | 'label' | 'value'> & {
  quote?: string | null
  origin?: string | null | undefined
  siteValue?: string | null | undefined
}

/**
 * Removes withdrawn facts from texts. What the owner dropped or corrected is still on pages, in descriptions, titles
 * and quotes, so everything that reaches a visitor, model or program passes through here.
 */
export type MayBeTold = {
  /**
   * For the website's texts. Corrected prices, numbers, names and addresses are replaced, so the rest of their sentence
   * survives. Everything else is removed with its sentence, cell or section.
   */
  ofSite(text: string): string
  /** The website's text unchanged, except for the name of the business. */
  asWritten(text: string): string
  /** For the owner's texts: applies corrections. Dropped facts stay, because the owner may still mention them. */
  ofOwner(text: string): string
  /** Null if nothing of the fact is left. */
  fact<Each extends ToldFact>(fact: Each): Each | null
}

const unchanged = (text: string) => text
const everything: MayBeTold = {
  ofSite: unchanged,
  asWritten: unchanged,
  ofOwner: unchanged,
  fact: (fact) => fact,
}

export async function readMayBeTold(db: Queryable, assistantId: string): Promise<MayBeTold> {
  const rows = await listFactsIfOwnersWord(db, assistantId)
  if (rows.length === 0) return everything
  const languages = await languagesOfDays(db, assistantId)
  const statements = statementsTakenBack(rows.filter(isStatement), languages)
  const contacts = contactsTakenBack(rows.filter((row) => !isStatement(row) && !isNamedKind(row)))
  const names = namesTakenBack(
    rows.filter(isNamedKind),
    rows.filter((row) => !isNamedKind(row)),
  )
  const site = { contacts, statements, names, languages }
  const owner = {
    contacts: contacts.filter(({ instead }) => instead !== undefined),
    statements: statements.filter(({ instead }) => instead !== undefined),
    names: names.filter(({ instead, name }) => instead || name?.instead),
    languages,
  }
  // A price or day is a separate fact, so corrections of other ones don't apply to it.
  const besides = {
    site: rewriting({ ...site, statements: [] }),
    owner: rewriting({ ...owner, statements: [] }),
  }
  const whole = { site: rewriting(site), owner: rewriting(owner) }
  return {
    asWritten: rewriting({
      contacts: [],
      statements: [],
      names: names.filter(({ name }) => name),
      languages,
    }),
    ofSite: whole.site,
    ofOwner: whole.owner,
    fact(fact) {
      // A fact that the owner merely confirmed is in the website's words.
      const whose = fact.origin === 'owner' && fact.siteValue !== fact.value ? 'owner' : 'site'
      return retold(fact, (isStatement(fact) ? besides : whole)[whose])
    },
  }
}

/** Redacts a fact's texts. Null if its label or value is gone. */
export function retold<Each extends ToldFact>(fact: Each, told: (text: string) => string): Each | null {
  const { label, value, quote } = fact
  const asked = `${label}\n${value}`
  const left = told(asked)
  const changedQuote = quote ? told(quote) : quote
  const words = changedQuote === quote ? {} : { quote: changedQuote?.trim() || null }
  if (left === asked) return { ...fact, ...words }
  const [name = '', ...rest] = left.split('\n')
  const said = { label: name.trim(), value: rest.join('\n').trim() }
  return said.label && said.value ? { ...fact, ...said, ...words } : null
}

/**
 * Open questions are left out of prompts, where nothing would mark them as doubtful. Asked about directly, they are
 * passed on with a mark.
 */
export async function readUnconfirmed(db: Queryable, assistantId: string) {
  const doubts = await listDoubts(db, assistantId)
  if (doubts.length === 0) return unchanged
  const told = await listToldFacts(db, assistantId)
  const languages = await languagesOfDays(db, assistantId)
  const [keys, sayings] = [new Set(told.map(factKey)), new Set(told.map(saying))]
  const statements = doubts.filter(isStatement).flatMap((doubt) => {
    const { kind, label, value } = doubt
    const values = [value, ...(doubt.otherValue?.split(' / ') ?? [])]
    const open = values.filter((each) => !sayings.has(saying({ kind, label, value: each })))
    return open.length > 0 ? [statementOf(doubt, open, kind === 'price', languages)] : []
  })
  const contacts = doubts.filter((doubt) => !isStatement(doubt) && !keys.has(factKey(doubt)))
  return rewriting({ contacts, statements, names: [], languages })
}

/** Labels of hours may be in English, whatever the site's language. */
async function languagesOfDays(db: Queryable, assistantId: string): Promise<CalendarLanguage[]> {
  const assistant = await findAssistant(db, assistantId)
  return [...new Set([calendarLanguage(assistant?.language ?? 'en'), 'en' as const])]
}

const isStatement = ({ kind }: Pick<FactRow, 'kind'>) => kind === 'hours' || kind === 'price'

function rewriting(taken: {
  contacts: Contact[]
  statements: Statement[]
  names: Named[]
  languages: readonly CalendarLanguage[]
}): (text: string) => string {
  const { contacts, statements, names, languages } = taken
  if (contacts.length + statements.length + names.length === 0) return unchanged
  const contactsIn = contactFinder(contacts)
  const days = statements.flatMap((each) => each.days)
  return (text) => {
    const small = text.toLowerCase()
    // Some letters get longer in lower case, which would shift the positions.
    const lower = small.length === text.length ? small : null
    const found = contactsIn(text, lower)
    if (lower !== null) {
      const hours = days.length > 0 ? [...placesOfDays(days, text, languages)] : []
      const isRead = ([start, end]: Span) => hours.some(([from, to]) => start < to && from < end)
      for (const each of statements)
        found.push(...statedIn(each, lower).filter((span) => each.days.length === 0 || !isRead(span)))
      found.push(...hours)
      for (const each of names) found.push(...namedIn(each, text, lower))
    }
    return found.length === 0 ? text : rewritten(text, found)
  }
}
