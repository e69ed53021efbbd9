import { resolve } from 'node:path'
import { accountCommands } from './account-commands.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { exportInstance } from './export-instance.ts'
import { exportLabels } from './export-labels.ts'
import { importInstance } from './import-instance.ts'
import { secretCommands } from './secret-commands.ts'
import { stripeCommands } from './stripe-commands.ts'

const commands: Record<string, Command> = {
  ...accountCommands,
  ...stripeCommands,
  ...secretCommands,
  export: {
    takes: ['FILE'],
    about: 'write the whole instance to a new file: database, files and secret',
    leavesSchemaAlone: true,
    async run({ pool, config, say }, [file = '']) {
      const { tables, rows, jobs, files } = await exportInstance({ pool, config }, resolve(file))
      say(
        `${file} holds ${rows} rows of ${tables} tables and ${files} files; waiting mails: ${jobs}. Keep it private: it can open everything.`,
      )
    },
  },
  'export-labels': exportLabels,
  import: {
    takes: ['FILE'],
    about: 'fill a new, empty instance from such a file',
    async run({ pool, config, say }, [file = '']) {
      const { rows, jobs, scans, files, secretReplaced } = await importInstance(
        { pool, config },
        resolve(file),
      )
      say(`${rows} rows and ${files} files are in.`)
      if (jobs > 0) say(`Mails that waited and are sent once Foyer runs: ${jobs}.`)
      if (scans > 0) say(`Scans that were under way and go on then: ${scans}.`)
      if (secretReplaced) say('If Foyer is running on this instance, restart it: it has a new secret.')
    },
  },
}

export function findCommand(name: string | undefined, args: string[]): Command {
  const command = name === undefined ? undefined : commands[name]
  if (command === undefined || !Object.hasOwn(commands, name ?? '')) throw new CommandError(help())
  const { takes, more } = command
  if (args.length < takes.length || (args.length > takes.length && !more)) {
    throw new CommandError(`npm run admin -- ${usage(name!, command)}`)
  }
  return command
}

const usage = (name: string, { takes, more }: Command) => [name, ...takes, ...(more ? [more] : [])].join(' ')

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, command]) => `  ${usage(name, command).padEnd(34)} ${command.about}`,
  )
  return `npm run admin -- COMMAND\n\n${lines.join('\n')}`
}
