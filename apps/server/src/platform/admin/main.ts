import '../../light-imports.ts'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../config.ts'
import { StartFailure } from '../../start-failure.ts'
import { loadCompiled } from '../processes/compiled-code.ts'
import { CommandError } from './command-error.ts'

try {
  process.loadEnvFile(fileURLToPath(new URL('../../../../../.env', import.meta.url)))
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

try {
  // Imported late, because light-imports.ts must register its hook before drizzle-orm loads.
  const { runCommand } = await loadCompiled(() => import('./run-command.ts'))
  await runCommand(readConfig(), process.argv.slice(2), console.log)
} catch (error) {
  // For system errors, such as a full disk, the message is enough without a stack.
  const ofTheSystem = error instanceof Error && 'syscall' in error
  if (!(error instanceof CommandError || error instanceof StartFailure || ofTheSystem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
