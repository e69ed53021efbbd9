import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The folder of what earlier processes compiled. */
export const compiledCode = fileURLToPath(new URL('../../../../../.cache/compiled', import.meta.url))

/** Loads code that an earlier process has compiled already: compiling takes longer than all the rest of a start. */
export async function loadCompiled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Where the folder can't be written, it is compiled each time.
  enableCompileCache(compiledCode)
  const loaded = await load()
  // Usually written at the end of a process; a killed one never gets there.
  flushCompileCache()
  return loaded
}
