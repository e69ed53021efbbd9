import type { StoppableMail } from '@foyer/contract/notices'

/** What a mail says, before it is known how it looks or where it goes. */
export type Letter = {
  /** The same letter has the same id at every try, so that receivers can tell a repetition. */
  id: string
  subject: string
  /** Paragraphs have an empty line between them. */
  text: string
  /** The one thing to do about it; `path` is a screen of ours. */
  action: {
    label: string
    path: string
    /** The token that its address ends with, encrypted: jobs are kept for days, and tokens as hashes alone. */
    sealedToken?: string
  } | null
  /** When its links stop leading anywhere: a mail that could not go before then goes nowhere. */
  goodUntil?: string
  /** Several things that it tells of, each with its own way on. */
  items?: { title: string; text: string; action: { label: string; path: string } | null }[]
  /** What comes after those. */
  end?: string
  /** What its reader can stop, with a click and without signing in; mails that somebody asked for have none. */
  unsubscribe?: StoppableMail
  /** The business in whose name it comes; that it comes by this instance is said beside it. */
  sender?: string
  /** Goes to a visitor, who can stop such mails of every business here and learns where to complain. */
  toVisitor?: true
  /** Why its reader gets it, where they have no account. */
  reason?: string
}
