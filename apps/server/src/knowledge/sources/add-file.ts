import { createHash, randomUUID } from 'node:crypto'
import { oneLine } from '@foyer/contract/one-line'
import { publicAddress, sourceNameLimit } from '@foyer/contract/sources'
import { storable } from '@foyer/contract/storable'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Account } from '../../people/auth/account.ts'
import { Failure } from '../../platform/http/failure.ts'
import { TaskFailure } from '../../platform/processes/tasks.ts'
import type { Services } from '../../services.ts'
import { kindOf, oldWordType } from '../../talk/files/file-kind.ts'
import type { FileSlots } from '../../talk/files/file-slots.ts'
import { toReadFailure } from '../../talk/files/read-file-text.ts'
import type { IncomingUpload } from '../../talk/files/read-upload.ts'
import { rejectMisnamedFile } from '../../talk/files/reject-misnamed-file.ts'
import { keepSource } from '../pages/keep-source.ts'
import { showSource } from '../pages/show-source.ts'

const accepted = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
])

/** Runs before the body is read. */
export async function allowSource({ db }: Services, account: Account, assistantId: string): Promise<number> {
  await findOwnedAssistant(db, account.id, assistantId)
  return account.plan.sourceFileBytes
}

/** Only the text is stored. */
export async function addFile(
  services: Services,
  slots: FileSlots,
  { account, assistantId, leaving }: { account: Account; assistantId: string; leaving: AbortSignal },
  incoming: IncomingUpload,
) {
  const { files, reading } = services
  const slot = { whose: account.id, signal: leaving }
  const id = randomUUID()
  try {
    await files.put(id, incoming.bytes)
    const { kind, size, hash } = await slots.hold(id, slot, (bytes) => ({
      kind: requireKind(bytes, incoming.name),
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
    }))
    const read = await slots.hold(id, { ...slot, isLong: true }, (bytes) =>
      reading.readSource({ bytes, type: kind.type }, account.id).catch((error) => {
        if (error instanceof TaskFailure) throw new Failure('unprocessable', error.message)
        throw toReadFailure(error)
      }),
    )
    const text = storable(read.text).trim()
    if (!text) throw new Failure('unprocessable', 'This file holds no text that can be read.')
    const { row, isNew } = await keepSource(services, account, assistantId, {
      ...read,
      kind: 'file',
      name: nameOf(incoming.name),
      size,
      hash,
      url: requireAddress(incoming.field('url')),
      text,
    })
    return { source: showSource(row), isNew }
  } finally {
    await files.remove([id])
  }
}

function requireKind(bytes: Buffer, name: string) {
  if (bytes.length === 0) throw new Failure('unprocessable', 'This file is empty.')
  const kind = kindOf(bytes)
  if (kind?.type === oldWordType)
    throw new Failure(
      'unprocessable',
      'Word files from before 2007 (.doc) cannot be read. Save it as PDF or .docx and send it again.',
    )
  if (!kind || !accepted.has(kind.type))
    throw new Failure(
      'unsupported_type',
      'Files of this kind can’t be read. Send a PDF, DOCX, TXT or CSV file.',
    )
  rejectMisnamedFile(name, kind)
  return kind
}

function requireAddress(given: string): string | null {
  const { data, error } = publicAddress.safeParse(given)
  if (error) throw new Failure('invalid_input', error.issues[0]!.message)
  return data
}

function nameOf(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const plain = oneLine(storable(last))
    .replace(/[\p{C}<>]/gu, '')
    .trim()
  return plain.slice(0, sourceNameLimit) || 'File'
}
