import { contactFact } from '../weights.ts'
import { keyOf } from './same-contact.ts'

export interface ContactEntry {
  kind: 'phone' | 'email' | 'address'
  value: string
  /** The name the site has for it: 'WhatsApp', 'Emergency'. Empty for the main one. */
  label: string
  /** The part of the business it belongs to: the bar, a branch. */
  part?: string
  page: number
  score: number
}

/** What the business is reached by, each number and address once, whoever tells it and however it is written. */
export class ContactList {
  private readonly found = new Map<string, ContactEntry>()
  private readonly shown = new Set<string>()
  private readonly mayComeFromPages: (entry: ContactEntry) => boolean

  /** Entries that pages alone tell are taken where they may be. */
  constructor(mayComeFromPages: (entry: ContactEntry) => boolean) {
    this.mayComeFromPages = mayComeFromPages
  }

  has(entry: ContactEntry): boolean {
    return this.found.has(keyOf(entry))
  }

  /** Adds an entry from a fact. */
  addFact(entry: ContactEntry): void {
    const key = keyOf(entry)
    const same = this.found.get(key)
    if (!same) this.found.set(key, entry)
    else if (same.score < contactFact.stated - contactFact.statedLater) {
      if (entry.score > same.score) same.page = entry.page
      same.score += entry.score
      if (!entry.label) same.label = ''
    }
  }

  /** Adds an entry from a page: as it shows a number goes before how structured data writes it. */
  addShown(entry: ContactEntry): void {
    const key = keyOf(entry)
    const same = this.found.get(key)
    if (!same && !this.mayComeFromPages(entry)) return
    if (same && !this.shown.has(key)) same.value = entry.value
    this.shown.add(key)
    this.addFact(entry)
  }

  /** The one that most speaks for first. */
  ranked(): ContactEntry[] {
    return [...this.found.values()].sort((one, other) => other.score - one.score)
  }
}
