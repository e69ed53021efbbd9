import { type PageAddress, pageAddress, tidyEscapes } from './page-address.ts'

export interface RefLinks {
  /** Takes in a link whose address is read without its `ref`. */
  note(address: PageAddress, raw: string): void
  /** The fate of this address is known. */
  settled(key: string): void
  /** Whether what was read there was new. */
  judged(key: string, fresh: boolean): void
}

interface Group {
  waiting: PageAddress[]
  seen: Set<string>
  /** `tried`: two of them are being read, to see whether they differ. */
  state: 'waiting' | 'tried' | 'apart' | 'same'
  alike: number
}

const tries = 2
/** After so many pages of which none differed, `ref` tells this site where its visitors came from. */
const convinced = 3

/** The address with its `ref`, which is otherwise left out; null without one. */
export function withRef(address: PageAddress, raw: string): PageAddress | null {
  const found = raw.includes('ref=') ? /[?&]ref=([^&]+)/.exec(URL.parse(raw)?.search ?? '')?.[1] : null
  if (!found) return null
  const ref = `ref=${tidyEscapes(found)}`
  const url = `${address.url}${address.url.includes('?') ? '&' : '?'}${ref}`
  return { ...address, url, key: `${address.key}&${ref}` }
}

/** The address under which a page was kept: one with a `ref` was found to differ from those without. */
export function keptAddress(url: string): PageAddress | null {
  const address = pageAddress(url)
  return address && (withRef(address, url) ?? address)
}

/**
 * Most sites note in `ref` where a visitor came from; some name the product in it. Where one address is linked with several,
 * two are read after the one without, and all of them where a page differs.
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
