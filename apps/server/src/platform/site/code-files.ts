import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashedFiles } from './built-pages.ts'
import { type Encoding, encodingFor } from './page-cache.ts'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

const isCode = /^[\w-]+\.(?:js|css)$/

type CodeFile = { type: string; encoding: Encoding; content: Buffer }

const kept = new Map<string, CodeFile>()

/**
 * Serves scripts and styles from memory, because a page loads dozens and the static plugin would open each file every
 * time.
 */
export async function readCodeFile(name: string, accepted: string | undefined): Promise<CodeFile | null> {
  if (!isCode.test(name)) return null
  const encoding = encodingFor(accepted)
  const key = `${encoding} ${name}`
  // The smallest files have no compressed copy.
  const file = kept.get(key) ?? (await readAs(name, encoding)) ?? (await readAs(name, 'plain'))
  if (file) kept.set(key, file)
  return file
}

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', plain: '' }

async function readAs(name: string, encoding: Encoding): Promise<CodeFile | null> {
  const type = types[name.slice(name.lastIndexOf('.') + 1)]!
  try {
    const content = await readFile(join(hashedFiles, name + endings[encoding]))
    return { type, encoding, content }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
