import { type PageAddress, pageAddress, tidyEscapes } from './page-address.ts'

export interface RefLinks {
  note(address: PageAddress, raw: string): void
  settled(key: string): void
  judged(key: string, fresh: boolean): void
}

interface Group {
  waiting: PageAddress[]
  seen: Set<string>
  /** `tried` means that two of the addresses are being read for comparison. */
  state: 'waiting' | 'tried' | 'apart' | 'same'
  alike: number
}

const tries = 2
/** After this many identical groups, `ref` counts as tracking on the whole site. */
const convinced = 3

export function withRef(address: PageAddress, raw: string): PageAddress | null {
  const found = raw.includes('ref=') ? /[?&]ref=([^&]+)/.exec(URL.parse(raw)?.search ?? '')?.[1] : null
  if (!found) return null
  const ref = `ref=${tidyEscapes(found)}`
  const url = `${address.url}${address.url.includes('?') ? '&' : '?'}${ref}`
  return { ...address, url, key: `${address.key}&${ref}` }
}

/** Returns the address under which a page was kept. A `ref` is present only if it selects different content. */
export function keptAddress(url: string): PageAddress | null {
  const address = pageAddress(url)
  return address && (withRef(address, url) ?? address)
}

/**
 * `ref` is a tracking parameter on most sites but selects a product on some, so two such addresses are read as a
 * sample.
 */
export function createRefLinks(
  { known, isSettled }: { known: Iterable<string>; isSettled: (key: string) => boolean },
  offer: (address: PageAddress) => void,
): RefLinks {
  const groups = new Map<string, Group>()
  const groupOf = new Map<string, string>()
  let alikeGroups = 0
  for (const url of known) {
    const address = pageAddress(url)
    if (address && withRef(address, url)) groups.set(address.key, newGroup('apart'))
  }

  function release(group: Group, count = Number.POSITIVE_INFINITY) {
    for (const address of group.waiting.splice(0, count)) offer(address)
  }

  function tryOut(key: string, group: Group) {
    if (group.state !== 'waiting' || group.seen.size < tries || !isSettled(key)) return
    group.state = 'tried'
    release(group, tries)
  }

  return {
    note(address, raw) {
      const exact = withRef(address, raw)
      if (!exact) return
      const group = groups.get(address.key) ?? newGroup('waiting')
      groups.set(address.key, group)
      if (group.seen.has(exact.key) || group.state === 'same') return
      if (group.state === 'waiting' && alikeGroups >= convinced) return
      group.seen.add(exact.key)
      groupOf.set(exact.key, address.key)
      group.waiting.push(exact)
      if (group.state === 'apart') release(group)
      else tryOut(address.key, group)
    },
    settled(key) {
      const group = groups.get(key)
      if (group) tryOut(key, group)
    },
    judged(key, fresh) {
      const group = groups.get(groupOf.get(key) ?? '')
      if (!group || group.state === 'apart') return
      if (fresh) {
        group.state = 'apart'
        release(group)
      } else if (++group.alike === tries) {
        group.state = 'same'
        group.waiting = []
        alikeGroups++
      }
    },
  }
}

const newGroup = (state: Group['state']): Group => ({ waiting: [], seen: new Set(), state, alike: 0 })
