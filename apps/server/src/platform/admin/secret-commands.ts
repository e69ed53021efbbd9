import type { Command } from './command.ts'
import { rotateSecret } from './rotate-secret.ts'

export const secretCommands: Record<string, Command> = {
  'rotate-secret': {
    takes: [],
    about: 'seal everything under a new SECRET_KEY (SECRET_KEY_NEW, or a fresh one); stop the servers first',
    async run({ pool, config, say }) {
      const rotated = await rotateSecret({ pool, config, say })
      if (rotated === null) {
        say('An earlier rotation had changed the database already: secret.key now holds its key.')
        return
      }
      const { changed, unopened, letters, recoveryCodes } = rotated
      const told = [...changed].map(([table, count]) => `${count} in ${table}`)
      if (letters > 0) told.push(`${letters} in mails that wait`)
      say(`Sealed under the new key: ${told.join(', ') || 'nothing, because nothing was sealed yet'}.`)
      if (unopened > 0)
        say(`${unopened} could not be opened with the old key either and stay as they are: give them anew.`)
      say(
        `Everybody has to sign in again, and visitors begin new conversations. Links in mails sent so far no longer stop mails or lead back into a conversation, and ${recoveryCodes} recovery codes of two-step sign-in are gone: their owners make new ones. API keys, secrets of webhooks and authenticator apps go on working.`,
      )
      say(
        config.secretKey === null
          ? 'The new key is in secret.key in DATA_DIR. Start Foyer again.'
          : 'Now set SECRET_KEY to the new key on every instance, remove SECRET_KEY_NEW, and start Foyer again.',
      )
      say('Backups made so far ask for the old key: make a new one.')
    },
  },
}
