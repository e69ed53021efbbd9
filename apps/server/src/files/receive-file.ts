import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileAnswer } from '@foyer/contract/chat'
import type { Asked } from '../chat/asked.ts'
import type { Caller } from '../chat/identify-caller.ts'
import { openConversation } from '../chat/open-conversation.ts'
import type { Database } from '../db/client.ts'
import { readUploadRules } from '../embed/read-embed.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { requireFeature } from '../usage/require-feature.ts'
import { spendVisitorFile } from '../usage/spend.ts'
import { type FileKind, kindOf } from './file-kind.ts'
import { readFileText } from './read-file-text.ts'
import { countFiles, insertFile, lockConversation, type NewFile } from './store.ts'

const mostFiles = 10
const mostText = 200_000

type Rules = { maxFileSize: number; allowedFileTypes: readonly string[] }

/** Before a byte is read: may this caller send a file, and how large? */
export async function allowFile(
  { db }: Pick<Services, 'db'>,
  assistant: Asked,
  caller: Caller,
): Promise<Rules> {
  const rules = await readUploadRules({ db }, assistant.id)
  requireFeature(rules, 'fileUpload')
  if (caller.kind === 'visitor' && !rules.allowFileUpload) {
    throw new Failure('forbidden', 'This assistant does not take files.')
  }
  return rules
}

export type Incoming = {
  name: string
  bytes: Readable
  sessionId: () => string | undefined
}

/** A visitor's file: checked by what it holds, read where it can be, and kept with the conversation. */
export async function receiveFile(
  services: Services,
  { assistant, caller, address }: { assistant: Asked; caller: Caller; address: string },
  rules: Rules,
  incoming: Incoming,
): Promise<FileAnswer> {
  const { db, files, now } = services
  const account = { id: assistant.accountId, tier: assistant.tier }
  const refund = caller.kind === 'visitor' ? await spendVisitorFile(db, account, address, now()) : null
  const id = randomUUID()
  try {
    await files.put(id, incoming.bytes)
    const bytes = await files.read(id)
    const kind = requireKind(bytes, rules.allowedFileTypes)
    const text = kind.as === 'document' ? await readFileText(bytes, kind) : null
    const { conversationId, sessionId } = await openConversation(
      services,
      assistant,
      caller,
      incoming.sessionId(),
    )
    const row = await keepFile(db, {
      id,
      accountId: account.id,
      conversationId,
      name: tidyName(incoming.name, kind),
      type: kind.type,
      size: bytes.length,
      text: text?.slice(0, mostText) ?? null,
      createdAt: now(),
    })
    return { id, name: row.name, type: row.type, size: row.size, sessionId, conversationId: sessionId }
  } catch (error) {
    await files.remove([id])
    await refund?.(db)
    throw error
  }
}

/** Of many at once at a conversation's last free place one is kept. */
const keepFile = (db: Database, file: NewFile) =>
  db.transaction(async (tx) => {
    await lockConversation(tx, file.accountId, file.conversationId)
    if ((await countFiles(tx, file.accountId, file.conversationId)) >= mostFiles) {
      throw new Failure('limit_reached', `A conversation takes at most ${mostFiles} files.`)
    }
    return insertFile(tx, file)
  })

function requireKind(bytes: Buffer, allowed: readonly string[]): FileKind {
  if (bytes.length === 0) throw new Failure('unprocessable', 'This file is empty.')
  const kind = kindOf(bytes)
  if (!kind?.names.some((name) => allowed.includes(name))) {
    throw new Failure('unsupported_type', `Files of this kind are not accepted. Send ${allowed.join(', ')}.`)
  }
  return kind
}

/** A name to show, never a path to open. */
function tidyName(name: string, kind: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{C}"<>|:*?]/gu, '').trim()
  return plain.slice(0, 200) || `file.${kind.names[0]}`
}
