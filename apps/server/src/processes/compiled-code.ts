import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** The folder of what earlier processes compiled. */
export const compiledCode = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url))

/** Loads code that an earlier process has compiled already: compiling takes longer than all the rest of a start. */
export async function loadCompiled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Where the folder can't be written, it is compiled each time.
  enableCompileCache(compiledCode)
  const loaded = await load()
  // Usually written at the end of a process; a killed one never gets there.
  flushCompileCache()
  compilePatternsOnce()
  return loaded
}

/**
 * The engine compiles a pattern to something slow at first, and to native code when it is used again, as nearly all of
 * ours are at once. As an argument of the process it would cost what it spares: Node's own code comes compiled for the
 * usual flags alone.
 */
const compilePatternsOnce = () => setFlagsFromString('--no-regexp-tier-up')
