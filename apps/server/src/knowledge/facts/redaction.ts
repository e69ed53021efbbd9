import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { findDayHours } from './day-hours.ts'
import { factKey } from './fact-key.ts'
import { type FactRow, listFactsIfOwnersWord } from './facts-store.ts'
import { listDoubts, listUsableFacts } from './list-facts.ts'
import { applySpans, type Span } from './text-spans.ts'
import { type Contact, contactFinder, withdrawnContacts } from './withdrawn-contacts.ts'
import { findNames, isNameKind, type WithdrawnName, withdrawnNames } from './withdrawn-names.ts'
import {
  findStatements,
  type Statement,
  statementKey,
  statementOf,
  withdrawnStatements,
} from './withdrawn-statements.ts'

type FactTexts = Pick<FactRow, 'kind' | 'label' | 'value'> & {
  quote?: string | null
  origin?: string | null | undefined
  siteValue?: string | null | undefined
}

/**
 * Everything that reaches a visitor, model or program passes through here, because pages and quotes still contain what
 * the owner withdrew.
 */
export type Redaction = {
  /** Replaces corrected values; removes anything else with its sentence, cell or section. */
  ofSite(text: string): string
  /** Replaces only the name of the business. */
  asWritten(text: string): string
  /** Applies corrections only, because the owner may mention dropped facts. */
  ofOwner(text: string): string
  /** Null if nothing of the fact is left. */
  fact<Each extends FactTexts>(fact: Each): Each | null
}

const unchanged = (text: string) => text
const noRedaction: Redaction = {
  ofSite: unchanged,
  asWritten: unchanged,
  ofOwner: unchanged,
  fact: (fact) => fact,
}

export async function readRedaction(db: Queryable, assistantId: string): Promise<Redaction> {
  const rows = await listFactsIfOwnersWord(db, assistantId)
  if (rows.length === 0) return noRedaction
  const languages = await languagesOfDays(db, assistantId)
  const statements = withdrawnStatements(rows.filter(isStatement), languages)
  const contacts = withdrawnContacts(rows.filter((row) => !isStatement(row) && !isNameKind(row)))
  const names = withdrawnNames(
    rows.filter(isNameKind),
    rows.filter((row) => !isNameKind(row)),
  )
  const site = { contacts, statements, names, languages }
  const owner = {
    contacts: contacts.filter(({ instead }) => instead !== undefined),
    statements: statements.filter(({ instead }) => instead !== undefined),
    names: names.filter(({ instead, name }) => instead || name?.instead),
    languages,
  }
  // Other facts' corrections don't apply to a price or day.
  const otherFacts = {
    site: redactor({ ...site, statements: [] }),
    owner: redactor({ ...owner, statements: [] }),
  }
  const whole = { site: redactor(site), owner: redactor(owner) }
  return {
    asWritten: redactor({
      contacts: [],
      statements: [],
      names: names.filter(({ name }) => name),
      languages,
    }),
    ofSite: whole.site,
    ofOwner: whole.owner,
    fact(fact) {
      // A confirmed fact is in the website's words.
      const whose = fact.origin === 'owner' && fact.siteValue !== fact.value ? 'owner' : 'site'
      return redactFact(fact, (isStatement(fact) ? otherFacts : whole)[whose])
    },
  }
}

/** Null if the label or value is gone. */
export function redactFact<Each extends FactTexts>(fact: Each, told: (text: string) => string): Each | null {
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

/** Prompts omit open questions, which nothing would mark as doubtful. */
export async function readDoubtRedaction(db: Queryable, assistantId: string) {
  const doubts = await listDoubts(db, assistantId)
  if (doubts.length === 0) return unchanged
  const told = await listUsableFacts(db, assistantId)
  const languages = await languagesOfDays(db, assistantId)
  const [keys, sayings] = [new Set(told.map(factKey)), new Set(told.map(statementKey))]
  const statements = doubts.filter(isStatement).flatMap((doubt) => {
    const { kind, label, value } = doubt
    const values = [value, ...(doubt.otherValue?.split(' / ') ?? [])]
    const open = values.filter((each) => !sayings.has(statementKey({ kind, label, value: each })))
    return open.length > 0 ? [statementOf(doubt, open, kind === 'price', languages)] : []
  })
  const contacts = doubts.filter((doubt) => !isStatement(doubt) && !keys.has(factKey(doubt)))
  return redactor({ contacts, statements, names: [], languages })
}

async function languagesOfDays(db: Queryable, assistantId: string): Promise<CalendarLanguage[]> {
  const assistant = await findAssistant(db, assistantId)
  return [...new Set([calendarLanguage(assistant?.language ?? 'en'), 'en' as const])]
}

const isStatement = ({ kind }: Pick<FactRow, 'kind'>) => kind === 'hours' || kind === 'price'

function redactor(taken: {
  contacts: Contact[]
  statements: Statement[]
  names: WithdrawnName[]
  languages: readonly CalendarLanguage[]
}): (text: string) => string {
  const { contacts, statements, names, languages } = taken
  if (contacts.length + statements.length + names.length === 0) return unchanged
  const contactsIn = contactFinder(contacts)
  const days = statements.flatMap((each) => each.days)
  return (text) => {
    const small = text.toLowerCase()
    // Some letters get longer in lower case.
    const lower = small.length === text.length ? small : null
    const found = contactsIn(text, lower)
    if (lower !== null) {
      const hours = days.length > 0 ? [...findDayHours(days, text, languages)] : []
      const isRead = ([start, end]: Span) => hours.some(([from, to]) => start < to && from < end)
      for (const each of statements)
        found.push(...findStatements(each, lower).filter((span) => each.days.length === 0 || !isRead(span)))
      found.push(...hours)
      for (const each of names) found.push(...findNames(each, text, lower))
    }
    return found.length === 0 ? text : applySpans(text, found)
  }
}
