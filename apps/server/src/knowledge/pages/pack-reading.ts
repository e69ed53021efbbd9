import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { ReadPage } from '@foyer/crawler/read/read-page'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Compresses an extracted page off the main thread. */
export const packReading = (page: ReadPage): Promise<Buffer> => compress(JSON.stringify(page))

export async function unpackReading(packed: Buffer): Promise<ReadPage> {
  return JSON.parse((await decompress(packed)).toString('utf8'))
}
