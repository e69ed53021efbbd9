import type { VisitorFile } from '@foyer/answers/types'
import { Failure } from '../http/failure.ts'
import type { Picture } from '../models/open-model.ts'
import type { Services } from '../services.ts'
import { attachFiles, type FileRow, listFiles } from './store.ts'

const picturesShown = 4
const pictureBytes = 5 * 1_048_576

export type Sent = {
  documents: VisitorFile[]
  /** Read only when a model that sees wants them. */
  pictures: () => Promise<Picture[]>
  /** Not yet shown with a message. */
  ids: string[]
}

const nothing: Sent = { documents: [], pictures: async () => [], ids: [] }

/** What was sent in this conversation. All of it is context; files named must be among it. */
export async function readSent(
  services: Pick<Services, 'db' | 'files'>,
  accountId: string,
  past: { conversationId: string; hasFiles: boolean } | null,
  named: readonly string[] = [],
): Promise<Sent> {
  if (!past?.hasFiles && named.length === 0) return nothing
  const rows = past ? await listFiles(services.db, accountId, past.conversationId) : []
  if (named.some((id) => !rows.some((row) => row.id === id)))
    throw new Failure('not_found', 'No such file in this conversation.')
  return {
    documents: rows.flatMap(({ name, text }) => (text ? [{ name, text }] : [])),
    pictures: () => readPictures(services, rows),
    ids: rows.filter((row) => row.messageId === null).map((row) => row.id),
  }
}

async function readPictures(
  { files }: Pick<Services, 'files'>,
  rows: readonly FileRow[],
): Promise<Picture[]> {
  const shown = rows
    .filter((row) => row.type.startsWith('image/') && row.size <= pictureBytes)
    .slice(-picturesShown)
  return Promise.all(shown.map(async ({ id, type }) => ({ type, bytes: await files.read(id) })))
}

export async function attachToMessage(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  { conversationId, messageId }: { conversationId: string; messageId: number },
  ids: readonly string[],
) {
  await attachFiles(db, accountId, conversationId, ids, messageId)
}
