import type { VisitorFile } from '@foyer/answers/types'
import type { Picture } from '../../knowledge/models/open-model.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { HeldConversation } from '../conversations/hold-conversation.ts'
import { attachFiles, type FileRow, listFiles, listSent } from './store.ts'

const picturesShown = 4
const pictureBytes = 5 * 1_048_576

export type SentFiles = {
  documents: VisitorFile[]
  /** Loaded only for models that see pictures. */
  pictures: () => Promise<Picture[]>
  /** Not attached to a message yet. */
  ids: string[]
  newPictures: NewPictures
  newDocuments: string[]
}

export type NewPictures = {
  names: string[]
  /** Larger than models accept. */
  tooLarge: boolean
}

const nothing: SentFiles = {
  documents: [],
  pictures: async () => [],
  ids: [],
  newPictures: { names: [], tooLarge: false },
  newDocuments: [],
}

/** All files of the conversation are context. The named ones must belong to it. */
export async function readSent(
  services: Pick<Services, 'db' | 'files'>,
  accountId: string,
  past: { conversationId: string; hasFiles: boolean } | null,
  named: readonly string[] = [],
): Promise<SentFiles> {
  if (!past?.hasFiles && named.length === 0) return nothing
  const rows = past ? await listFiles(services.db, accountId, past.conversationId) : []
  if (named.some((id) => !rows.some((row) => row.id === id)))
    throw new Failure('not_found', 'No such file in this conversation.')
  const fresh = rows.filter((row) => row.messageId === null)
  const pictures = fresh.filter(isPicture)
  return {
    documents: rows.flatMap(({ name, text }) => (text ? [{ name, text }] : [])),
    pictures: () => readPictures(services, rows),
    ids: fresh.map((row) => row.id),
    newPictures: {
      names: pictures.map((row) => row.name),
      tooLarge: pictures.some((row) => row.size > pictureBytes),
    },
    newDocuments: fresh.filter((row) => row.text).map((row) => row.name),
  }
}

const isPicture = ({ type }: FileRow) => type.startsWith('image/')

async function readPictures(
  { files }: Pick<Services, 'files'>,
  rows: readonly FileRow[],
): Promise<Picture[]> {
  const shown = rows.filter((row) => isPicture(row) && row.size <= pictureBytes).slice(-picturesShown)
  return Promise.all(shown.map(async ({ id, type }) => ({ type, bytes: await files.read(id) })))
}

export async function listByMessage(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  conversationIds: readonly string[],
) {
  const sent = Map.groupBy(await listSent(db, accountId, conversationIds), ({ messageId }) => messageId)
  return new Map(
    [...sent].map(([messageId, files]) => [messageId, files.map(({ messageId: _, ...file }) => file)]),
  )
}

/** Must run in the transaction that stores the message. */
export async function attachToMessage(
  tx: Queryable,
  held: HeldConversation,
  messageId: number,
  ids: readonly string[],
) {
  if (ids.length > 0) await attachFiles(tx, held, ids, messageId)
}
