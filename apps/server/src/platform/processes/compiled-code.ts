import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

export const compiledCode = fileURLToPath(new URL('../../../../../.cache/compiled', import.meta.url))

/** Uses V8's compile cache, because compiling dominates the start. */
export async function loadCompiled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  enableCompileCache(compiledCode)
  const loaded = await load()
  // The cache is usually written at exit, which killed processes never reach.
  flushCompileCache()
  return loaded
}
