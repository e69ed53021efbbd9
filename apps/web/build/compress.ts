import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Not pages: the server puts its address into them first.
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Puts `.br` and `.gz` beside every text file, so that the server only has to send them. */
export async function compress(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((each) => each.isFile() && worthIt.test(each.name) && !each.parentPath.includes('.vite'))
    .map((each) => join(each.parentPath, each.name))
  for (const file of files) {
    const content = await readFile(file)
    if (content.length < 1_024) continue
    const [small, smaller] = await Promise.all([
      gz(content, { level: 9 }),
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ])
    await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
  }
}
