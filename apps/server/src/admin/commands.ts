import { resolve } from 'node:path'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { accountCommands } from './account-commands.ts'
import { exportInstance } from './export-instance.ts'
import { importInstance } from './import-instance.ts'
import { Refusal } from './refusal.ts'
import { stripeCommands } from './stripe-commands.ts'

export type AdminContext = {
  config: Config
  pool: Pool
  db: Database
  say: (sentence: string) => void
}

export type Command = {
  /** The arguments, as they are shown to whoever gives too few or too many. */
  takes: string[]
  about: string
  /** A backup before an upgrade must not bring the upgrade's changes with it. */
  leavesSchemaAlone?: boolean
  run(context: AdminContext, args: string[]): Promise<void>
}

/** Everything that `npm run admin` can do. */
const commands: Record<string, Command> = {
  ...accountCommands,
  ...stripeCommands,
  export: {
    takes: ['FILE'],
    about: 'write the whole instance to a new file: database, files and secret',
    leavesSchemaAlone: true,
    async run({ pool, config, say }, [file = '']) {
      const { tables, rows, files } = await exportInstance({ pool, config }, resolve(file))
      say(
        `${file} holds ${rows} rows of ${tables} tables and ${files} files. Keep it private: it can open everything.`,
      )
    },
  },
  import: {
    takes: ['FILE'],
    about: 'fill a new, empty instance from such a file',
    async run({ pool, config, say }, [file = '']) {
      const { rows, files, secretReplaced } = await importInstance({ pool, config }, resolve(file))
      say(`${rows} rows and ${files} files are in.`)
      if (secretReplaced) say('If Foyer is running on this instance, restart it: it has a new secret.')
    },
  },
}

export function findCommand(name: string | undefined, args: string[]): Command {
  const command = name === undefined ? undefined : commands[name]
  if (command === undefined || !Object.hasOwn(commands, name ?? '')) throw new Refusal(help())
  if (args.length !== command.takes.length) {
    throw new Refusal(`npm run admin -- ${[name, ...command.takes].join(' ')}`)
  }
  return command
}

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, about }]) => `  ${[name, ...takes].join(' ').padEnd(24)} ${about}`,
  )
  return `npm run admin -- COMMAND\n\n${lines.join('\n')}`
}
