import { contactFact } from '../weights.ts'
import { keyOf } from './same-contact.ts'

export interface ContactEntry {
  kind: 'phone' | 'email' | 'address'
  value: string
  /** The site's label, such as 'WhatsApp' or 'Emergency'; empty for the main entry. */
  label: string
  /** Part of the business: the bar, a branch. */
  part?: string
  page: number
  score: number
}

/** Contact details without duplicates, from facts and pages in any notation. */
export class ContactList {
  private readonly found = new Map<string, ContactEntry>()
  private readonly shown = new Set<string>()
  private readonly mayComeFromPages: (entry: ContactEntry) => boolean

  /** `mayComeFromPages` decides whether an entry without a fact counts. */
  constructor(mayComeFromPages: (entry: ContactEntry) => boolean) {
    this.mayComeFromPages = mayComeFromPages
  }

  has(entry: ContactEntry): boolean {
    return this.found.has(keyOf(entry))
  }

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

  /** Adds an entry from a page, whose notation replaces that of structured data. */
  addShown(entry: ContactEntry): void {
    const key = keyOf(entry)
    const same = this.found.get(key)
    if (!same && !this.mayComeFromPages(entry)) return
    if (same && !this.shown.has(key)) same.value = entry.value
    this.shown.add(key)
    this.addFact(entry)
  }

  /** Sorted by score. */
  ranked(): ContactEntry[] {
    return [...this.found.values()].sort((one, other) => other.score - one.score)
  }
}
