/** The attributes of one element: few enough that walking them beats hashing them. */
export class Attributes {
  private readonly name: string
  private readonly value: string
  private next: Attributes | null = null

  constructor(name: string, value: string) {
    this.name = name
    this.value = value
  }

  get(name: string): string | undefined {
    let at: Attributes | null = this
    for (; at; at = at.next) if (at.name === name) return at.value
    return undefined
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  /** The first of a name counts, as in a browser. */
  add(name: string, value: string): void {
    let at: Attributes = this
    while (at.name !== name) {
      if (!at.next) {
        at.next = new Attributes(name, value)
        return
      }
      at = at.next
    }
  }
}

/** Only the attributes that reading looks at. */
const wanted = new Map(
  (
    'class id role style hidden open href rel lang src alt title name property content type value start color bgcolor ' +
    'http-equiv datetime colspan rowspan itemscope itemtype itemprop aria-hidden aria-expanded aria-controls aria-label ' +
    'aria-labelledby aria-level data-target data-bs-target data-toggle data-bs-toggle data-cfemail data-nosnippet'
  )
    .split(' ')
    .map((name) => [name, name]),
)

/** Per first letter a bit for each length: most names that nobody wants are told without being cut out. */
const lengths = new Int32Array(32)
for (const name of wanted.keys()) lengths[name.charCodeAt(0) & 31]! |= 1 << name.length

/** The attribute's name as written in the table above, or null when nobody looks at it. */
export function wantedName(source: string, start: number, end: number): string | null {
  const length = end - start
  if (length > 31 || (lengths[source.charCodeAt(start) & 31]! & (1 << length)) === 0) return null
  const name = source.slice(start, end)
  return wanted.get(name) ?? wanted.get(name.toLowerCase()) ?? null
}
