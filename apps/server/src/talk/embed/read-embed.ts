import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { settingsOf } from './show-embed.ts'
import { findEmbedded } from './store.ts'

export async function readEmbed({ db }: Pick<Services, 'db'>, assistantId: string) {
  const found = isId(assistantId) ? await findEmbedded(db, assistantId) : null
  if (!found) throw new Failure('not_found', 'No such assistant.')
  return found
}

export async function readUploadRules(services: Pick<Services, 'db'>, assistantId: string) {
  const found = await readEmbed(services, assistantId)
  const { allowFileUpload, maxFileSize, allowedFileTypes } = settingsOf(found)
  return { tier: found.tier, allowFileUpload, maxFileSize, allowedFileTypes }
}
