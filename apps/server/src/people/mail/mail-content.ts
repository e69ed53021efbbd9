import type { StoppableMail } from '@foyer/contract/notices'

export type MailContent = {
  /** Stays the same across retries, so receivers can detect duplicates. */
  id: string
  subject: string
  /** Paragraphs are separated by blank lines. */
  text: string
  /** The main button. `path` is a page of the web app. */
  action: {
    label: string
    path: string
    /** Encrypted, because jobs keep their payload for days and tokens are otherwise stored only as hashes. */
    sealedToken?: string
  } | null
  /** The mail is dropped if it can't be sent before its links expire. */
  goodUntil?: string
  items?: { title: string; text: string; action: { label: string; path: string } | null }[]
  end?: string
  /** Set if the reader can unsubscribe; mails they requested have none. */
  unsubscribe?: StoppableMail
  /** The business a visitor's mail is from. */
  sender?: string
  /** Visitors can unsubscribe from all businesses here and report abuse. */
  toVisitor?: true
  reason?: string
}
