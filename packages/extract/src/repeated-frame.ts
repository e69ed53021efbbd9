import type { Block, ReadPage } from '@foyer/crawler/read/read-page'
import type { Fact } from './fact.ts'
import { statedBlocks } from './page/page-lines.ts'
import { contactKinds } from './settle/fact-keys.ts'

const mostBlocks = 5_000

/** Reads header and footer blocks once a site: nearly half of all blocks repeat earlier pages. */
export function createRepeatedFrame() {
  /** The contacts in each block, by the block and the one before it. */
  const known = new Map<string, Fact[]>()
  let unread: { block: Block; pair: string }[] = []
  return {
    /** Blocks repeat when an earlier page showed them between the same neighbours. */
    take(page: ReadPage): { repeated: Set<number>; contacts: Fact[] } {
      const blocks = [...statedBlocks(page)]
      const repeated = new Set<number>()
      const contacts: Fact[] = []
      unread = []
      for (const [at, block] of blocks.entries()) {
        if (block.kept || block.kind === 'heading') continue
        const pair = pairOf(blocks, at)
        // A label stays while the number below it is new.
        const isKnown = known.has(pair) && (at + 1 === blocks.length || known.has(pairOf(blocks, at + 1)))
        if (!isKnown) unread.push({ block, pair })
        else {
          repeated.add(at)
          for (const fact of known.get(pair)!) contacts.push({ ...fact, url: page.url })
        }
      }
      return { repeated, contacts }
    },
    learn(facts: Fact[]): void {
      for (const { block, pair } of unread)
        if (known.size < mostBlocks)
          known.set(
            pair,
            facts.filter(
              ({ kind, value, origin }) =>
                contactKinds.has(kind) &&
                origin === 'text' &&
                block.markdown.toLowerCase().includes(value.split(', ')[0]!.toLowerCase()),
            ),
          )
    },
  }
}

const pairOf = (blocks: Block[], at: number) => `${blocks[at - 1]?.markdown ?? ''}\n${blocks[at]!.markdown}`
