import { createHash } from 'node:crypto'
import type { NewTextSource, OwnSourceWithText, SourceChange } from '@foyer/contract/sources'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Account } from '../../people/auth/account.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { keepSource, readOwnText, requireStorage } from './keep-source.ts'
import { noSuchSource } from './read-sources.ts'
import { showSource } from './show-source.ts'
import { deleteSource, findSame, findSource, updateSource } from './sources-store.ts'
import { touchKnowledge } from './touch-knowledge.ts'

const measured = (text: string) => ({
  text,
  size: Buffer.byteLength(text),
  hash: createHash('sha256').update(text).digest('hex'),
})

export async function addText(
  services: Services,
  account: Account,
  assistantId: string,
  { name, text, url = null }: NewTextSource,
): Promise<OwnSourceWithText> {
  const { row } = await keepSource(services, account, assistantId, {
    kind: 'text',
    type: 'text/plain',
    name,
    url,
    language: null,
    shortened: false,
    ...measured(text),
  })
  return { ...showSource(row), text: row.text }
}

export async function changeSource(
  services: Services,
  account: Account,
  assistantId: string,
  id: string,
  { before: formBefore, ...change }: SourceChange,
): Promise<OwnSourceWithText> {
  const { name, url, text } = change
  return services.db.transaction(async (tx) => {
    const { id: ofAssistant } = await findOwnedAssistant(tx, account.id, assistantId)
    const whose = { accountId: account.id, assistantId: ofAssistant }
    const before = isId(id) ? await findSource(tx, whose, id) : null
    if (!before) throw noSuchSource()
    // Locks the account first, as its deletion does.
    if (text !== undefined)
      await requireStorage(tx, services, account, Math.max(0, text.length - before.characters))
    const assistant = await lockOwnedAssistant(tx, account.id, assistantId)
    const now = await findSource(tx, whose, id)
    if (now) requireUnchanged(now, formBefore, change)
    if (text !== undefined && before.kind === 'file')
      throw new Failure(
        'invalid_input',
        'The text of a file can’t be changed. Send the file again to replace it.',
      )
    if (name !== undefined && name !== before.name) {
      const same = await findSame(tx, whose, { name, hash: '' })
      if (same.length > 0)
        throw new Failure(
          'conflict',
          `There is a ${same[0]!.kind} called “${name}” already. Choose another name.`,
        )
    }
    const row = await updateSource(tx, whose, id, {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(text !== undefined && { ...measured(text), ...readOwnText(text) }),
    })
    await touchKnowledge(tx, assistant.id, { forgets: text !== undefined })
    if (!row) throw noSuchSource()
    return { ...showSource(row), text: row.text }
  })
}

export async function forgetSource({ db }: Services, accountId: string, assistantId: string, id: string) {
  await db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, assistantId)
    const whose = { accountId, assistantId: assistant.id }
    if (!isId(id) || !(await deleteSource(tx, whose, id))) throw noSuchSource()
    await touchKnowledge(tx, assistant.id, { forgets: true })
  })
}
