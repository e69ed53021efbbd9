import { randomUUID } from 'node:crypto'
import type { FileAnswer } from '@foyer/contract/chat'
import { requireFeature } from '../../money/usage/require-feature.ts'
import { spendVisitorFile } from '../../money/usage/spend.ts'
import { Failure, isServerFault } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { readUploadRules } from '../embed/read-embed.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { sessionFor } from '../visitors/sessions.ts'
import { type FileKind, hasWrongExtension, kindOf } from './file-kind.ts'
import type { FileSlots } from './file-slots.ts'
import { keepFile, requireRoomForFile } from './keep-file.ts'
import { readFileText } from './read-file-text.ts'
import type { IncomingUpload } from './read-upload.ts'

const maxText = 200_000

type Rules = { maxFileSize: number; allowedFileTypes: readonly string[] }

/** Checks before any byte is read. */
export async function allowFile(
  services: Pick<Services, 'db' | 'files' | 'stored'>,
  assistant: AnsweringAssistant,
  caller: Caller,
): Promise<Rules> {
  const rules = await readUploadRules(services, assistant.id)
  requireFeature(rules, 'fileUpload')
  if (caller.kind === 'visitor' && !rules.allowFileUpload) {
    throw new Failure('forbidden', 'This assistant does not take files.')
  }
  await requireRoomForFile(services, { id: assistant.accountId, plan: assistant.plan })
  return rules
}

type Sender = { assistant: AnsweringAssistant; caller: Caller; address: string; leaving: AbortSignal }

export async function receiveFile(
  services: Services,
  slots: FileSlots,
  { assistant, caller, address, leaving }: Sender,
  rules: Rules,
  incoming: IncomingUpload,
): Promise<FileAnswer> {
  const { db, files, now, reading } = services
  const slot = { whose: address, signal: leaving }
  const account = { id: assistant.accountId, plan: assistant.plan }
  const refund = caller.kind === 'visitor' ? await spendVisitorFile(db, account, address, now()) : null
  const id = randomUUID()
  try {
    await files.put(id, incoming.bytes)
    const { kind, size } = await slots.hold(id, slot, (bytes) => ({
      kind: requireKind(bytes, incoming.name, rules.allowedFileTypes),
      size: bytes.length,
    }))
    const text =
      kind.as === 'document'
        ? await slots.hold(id, { ...slot, isLong: true }, (bytes) =>
            readFileText(reading, bytes, kind, address),
          )
        : null
    const session = sessionFor(services.secrets, caller, incoming.sessionId())
    const { sessionId } = session
    const row = await keepFile(
      services,
      account,
      { assistant, kind: caller.kind, session },
      {
        id,
        name: tidyName(incoming.name, kind),
        type: kind.type,
        size,
        text: text?.slice(0, maxText) ?? null,
      },
    )
    return { id, name: row.name, type: row.type, size: row.size, sessionId, conversationId: sessionId }
  } catch (error) {
    await files.remove([id])
    // Refused and abandoned uploads count, or sending them would be free.
    if (isServerFault(error) && !leaving.aborted) await refund?.(db)
    throw error
  }
}

function requireKind(bytes: Buffer, name: string, allowed: readonly string[]): FileKind {
  if (bytes.length === 0) throw new Failure('unprocessable', 'This file is empty.')
  const kind = kindOf(bytes)
  if (kind && hasWrongExtension(name, kind)) {
    throw new Failure(
      'unprocessable',
      `This file is not what its name says: it holds ${kind.names[0]}. Send it with the right ending.`,
    )
  }
  if (!kind?.names.some((name) => allowed.includes(name))) {
    throw new Failure('unsupported_type', `Files of this kind are not accepted. Send ${allowed.join(', ')}.`)
  }
  return kind
}

/** A name for display, never a path. */
function tidyName(name: string, kind: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{C}"<>|:*?]/gu, '').trim()
  return plain.slice(0, 200) || `file.${kind.names[0]}`
}
