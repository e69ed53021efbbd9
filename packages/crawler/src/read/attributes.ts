import { NameTable } from './name-table.ts'

/** Bit flags of rare attributes; most queries about an element end with their absence. */
export const rareAttributes = {
  role: 1 << 0,
  style: 1 << 1,
  hidden: 1 << 2,
  'aria-hidden': 1 << 3,
  'data-nosnippet': 1 << 4,
  bgcolor: 1 << 5,
  color: 1 << 6,
  itemscope: 1 << 7,
  itemprop: 1 << 8,
  'data-cfemail': 1 << 9,
  'aria-controls': 1 << 10,
  'data-target': 1 << 11,
  'data-bs-target': 1 << 12,
  'aria-expanded': 1 << 13,
  'data-toggle': 1 << 14,
  'data-bs-toggle': 1 << 15,
  'data-w-tab': 1 << 16,
} as const

interface WantedAttribute {
  readonly name: string
  readonly bit: number
}

/** A linked list of an element's attributes, which is faster than hashing for so few. */
export class Attributes {
  private readonly name: string
  private readonly value: string
  private next: Attributes | null = null
  mask: number

  constructor({ name, bit }: WantedAttribute, value: string) {
    this.name = name
    this.value = value
    this.mask = bit
  }

  get(name: string): string | undefined {
    let at: Attributes | null = this
    for (; at; at = at.next) if (at.name === name) return at.value
    return undefined
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  /** The first duplicate wins, as in browsers. */
  add(wanted: WantedAttribute, value: string): void {
    let at: Attributes = this
    while (at.name !== wanted.name) {
      if (!at.next) {
        at.next = new Attributes(wanted, value)
        this.mask |= wanted.bit
        return
      }
      at = at.next
    }
  }
}

const names = (
  'class id role style hidden open href rel lang src alt title name property content type value start color bgcolor ' +
  'http-equiv datetime colspan rowspan itemscope itemtype itemprop aria-hidden aria-expanded aria-controls aria-label ' +
  'aria-labelledby aria-level data-target data-bs-target data-toggle data-bs-toggle data-cfemail data-nosnippet ' +
  'data-w-tab data slot shadowrootmode'
).split(' ')
const bitOfRare = new Map<string, number>(Object.entries(rareAttributes))
const wantedByName = new Map(
  names.map((name): [string, WantedAttribute] => [name, { name, bit: bitOfRare.get(name) ?? 0 }]),
)

const table = new NameTable(wantedByName.values())

/** A bit per length of a wanted name, by first letter. Rejects most other names without slicing. */
const lengths = new Int32Array(32)
for (const name of names) lengths[name.charCodeAt(0) & 31]! |= 1 << name.length

export function wantedName(source: string, start: number, end: number): WantedAttribute | null {
  const length = end - start
  if (length > 31 || (lengths[source.charCodeAt(start) & 31]! & (1 << length)) === 0) return null
  const found = table.find(source, start, end)
  if (found) return found
  const name = source.slice(start, end)
  return wantedByName.get(name) ?? wantedByName.get(name.toLowerCase()) ?? null
}
