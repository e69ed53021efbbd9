import { Readable } from 'node:stream'
import type { Cursor } from '../http/cursor.ts'
import type { Services } from '../services.ts'
import { showConversations } from './show-conversation.ts'
import { type Filter, listConversations } from './store.ts'

const atOnce = 100

/** A JSON array of conversations, written as it is read: a million messages need no more memory than a hundred. */
export function writeDownload(db: Services['db'], accountId: string, filter: Filter): Readable {
  return Readable.from(pieces(db, accountId, filter), { objectMode: false })
}

async function* pieces(db: Services['db'], accountId: string, filter: Filter) {
  let after: Cursor | null = null
  let before = '[\n'
  for (;;) {
    const rows = await listConversations(db, accountId, filter, after, atOnce)
    for (const conversation of await showConversations(db, accountId, rows, null)) {
      yield before + JSON.stringify(conversation)
      before = ',\n'
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    after = last
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
