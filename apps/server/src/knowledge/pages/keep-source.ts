import { splitOwnersWords } from '@foyer/answers/guard/owners-words'
import { unlimited } from '@foyer/contract/plans'
import { storageExcess, storageFull } from '../../money/usage/storage.ts'
import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { countSources, findSame, insertSource, type SourceRow, updateSource } from './sources-store.ts'
import { touchKnowledge } from './touch-knowledge.ts'

export type GivenSource = Pick<
  SourceRow,
  'kind' | 'name' | 'type' | 'size' | 'hash' | 'url' | 'language' | 'text' | 'shortened'
>

/** A file uploaded again keeps its id for the answers that cite it. */
export async function keepSource(
  services: Pick<Services, 'db' | 'now' | 'stored'>,
  account: Payer,
  assistantId: string,
  given: GivenSource,
): Promise<{ row: SourceRow; isNew: boolean }> {
  const { db, now } = services
  return db.transaction(async (tx) => {
    const values = { ...given, ...readOwnText(given.text) }
    // Locks the account first, as its deletion does; otherwise they would deadlock.
    await requireStorage(tx, services, account, values.characters)
    const assistant = await lockOwnedAssistant(tx, account.id, assistantId)
    const whose = { accountId: account.id, assistantId: assistant.id }
    const replaced = await findReplaced(tx, whose, given)
    if (!replaced) await requireSourceLimit(tx, account, whose)
    const row = replaced
      ? await updateSource(tx, whose, replaced.id, { ...values, url: given.url ?? replaced.url })
      : await insertSource(tx, whose, { ...values, createdAt: now(), updatedAt: now() })
    await touchKnowledge(tx, assistant.id, { forgets: replaced !== null })
    return { row: row!, isNew: replaced === null }
  })
}

/** Private lines and instructions are never told. */
export function readOwnText(text: string): { characters: number; told: string | null } {
  const { told } = splitOwnersWords(text)
  return { characters: text.length, told: told === text.trim() ? null : told }
}

async function findReplaced(
  tx: Queryable,
  whose: { accountId: string; assistantId: string },
  { kind, name, hash }: GivenSource,
) {
  const same = await findSame(tx, whose, { name, hash })
  const named = same.find((row) => row.name === name)
  if (named && (named.kind !== kind || kind === 'text'))
    throw new Failure('conflict', `There is a ${named.kind} called “${name}” already. Choose another name.`)
  return named ?? same.find((row) => row.kind === 'file' && kind === 'file') ?? null
}

async function requireSourceLimit(
  tx: Queryable,
  { plan }: Payer,
  whose: { accountId: string; assistantId: string },
) {
  const most = plan.sourcesPerAssistant
  if (most === unlimited || (await countSources(tx, whose)) < most) return
  throw new Failure(
    'limit_reached',
    `File limit reached. Your plan includes ${most} files and texts for each assistant; remove one, or upgrade your plan.`,
    { limitReached: true },
  )
}

export async function requireStorage(
  tx: Queryable,
  services: Pick<Services, 'stored' | 'now'>,
  account: Payer,
  characters: number,
) {
  if ((await storageExcess(tx, services, account, characters)) > 0) throw storageFull(account)
}
