import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { findFile } from './store.ts'

/** A file that is gone from disk looks like one that never existed. */
export async function openFile({ db, files }: Pick<Services, 'db' | 'files'>, accountId: string, id: string) {
  const file = isId(id) ? await findFile(db, accountId, id) : null
  const bytes = file && (await files.open(file.id))
  if (!file || !bytes) throw new Failure('not_found', 'No such file.')
  return { file, bytes }
}
