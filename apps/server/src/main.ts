import './light-imports.ts'
import { fileURLToPath } from 'node:url'
import { misspelledVariables, readConfig } from './config.ts'
import { reachDatabase } from './platform/db/reach-database.ts'
import { openLog } from './platform/logs/open-log.ts'
import { loadCompiled } from './platform/processes/compiled-code.ts'
import { StartFailure } from './start-failure.ts'

try {
  process.loadEnvFile(fileURLToPath(new URL('../../../.env', import.meta.url)))
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

try {
  const config = readConfig()
  const { log, flushBursts } = openLog(config.logLevel)
  for (const { written, meant } of misspelledVariables())
    log.warn(`${written} is no setting of Foyer and changes nothing. Was ${meant} meant?`)
  // Connecting first reports a wrong address at once, because loading the server takes a second or two.
  const database = await reachDatabase(config, log)
  // Imported late, because light-imports.ts must register its hook before drizzle-orm loads.
  const { serve } = await loadCompiled(() => import('./serve.ts'))
  const server = await serve(config, log, database)
  process.stdout.write(`\n  Foyer is open at ${server.url}\n\n`)
  void server.offer.then((offer) => offer && process.stdout.write(`  ${offer}\n\n`))

  // Node's own output would contain all fields of the error.
  process.on('uncaughtException', (error) => {
    flushBursts()
    log.fatal({ err: error }, 'Foyer ends: nobody caught an error')
    process.exit(1)
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    log.info('closing: requests, streams and jobs under way are finished first')
    await server.close()
    flushBursts()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The parent, `npm start`, may be killed without a signal.
  process.once('disconnect', stop)
} catch (error) {
  const reason = startFailureOf(error)
  if (!reason) throw error
  process.stderr.write(`\nFoyer can't start: ${reason}\n\n`)
  process.exit(1)
}

function startFailureOf(error: unknown): string | null {
  if (error instanceof StartFailure) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM')
    return `no permission to write ${path}. Set DATA_DIR to a folder you own.`
  if (code === 'EROFS')
    return `the disk at ${path} is read-only. Set DATA_DIR to a folder that can be written.`
  if (code === 'ENOSPC') return `the disk at ${path ?? 'DATA_DIR'} is full.`
  return null
}
