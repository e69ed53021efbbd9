import { tier as tierName, tiers } from '@foyer/contract/plans'
import { setAgreedPlan } from '../../money/billing/set-agreed-plan.ts'
import { turnOffSecondFactor } from '../../people/auth/second-factor.ts'
import { setRandomPassword } from '../../people/auth/set-random-password.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { makeAdmin } from './make-admin.ts'
import { requireAccount } from './require-account.ts'
import { setLimits } from './set-limits.ts'

export const accountCommands: Record<string, Command> = {
  'set-tier': {
    takes: ['EMAIL', 'TIER'],
    about: `put an account on a plan: ${tiers.join(', ')}`,
    async run({ db, say }, [email = '', wanted = '']) {
      const tier = tierName.safeParse(wanted.toLowerCase())
      if (!tier.success)
        throw new CommandError(`There is no plan called ${wanted}. Plans: ${tiers.join(', ')}.`)
      const account = await requireAccount(db, email)
      const now = await setAgreedPlan(db, account.id, tier.data, new Date())
      say(`${account.email} is on the ${now} plan.`)
      if (now !== tier.data) say('They pay for it: it stays until they cancel their subscription.')
    },
  },
  'set-limits': setLimits,
  'make-admin': {
    takes: ['EMAIL'],
    more: '[--force]',
    about: 'make an account with a confirmed address an administrator',
    async run({ db, config, say }, args) {
      const [email, ...others] = args.filter((each) => each !== '--force')
      if (!email || others.length > 0) throw new CommandError('npm run admin -- make-admin EMAIL [--force]')
      const account = await requireAccount(db, email)
      if (!account.isConfirmed) {
        // Anyone can register with someone else's address.
        const unsure = `Nobody has confirmed that ${account.email} is their address`
        if (config.mail && !args.includes('--force'))
          throw new CommandError(
            `${unsure}: have its owner follow the link in their mail first. If you know whose account it is, add --force.`,
          )
        say(`${unsure}. Make sure that you know whose account it is.`)
      }
      await makeAdmin(db, account.id)
      say(`${account.email} is an administrator.`)
    },
  },
  'second-factor-off': {
    takes: ['EMAIL'],
    about: 'let an owner who lost their authenticator app and recovery codes sign in without',
    async run({ db, say }, [email = '']) {
      const account = await requireAccount(db, email)
      await turnOffSecondFactor(db, account.id)
      say(`Two-step sign-in of ${account.email} is off.`)
    },
  },
  'reset-password': {
    takes: ['EMAIL'],
    about: 'give an account a new password and end its sessions',
    async run({ db, say }, [email = '']) {
      const account = await requireAccount(db, email)
      say(`The new password of ${account.email} is ${await setRandomPassword(db, account.id)}`)
    },
  },
}
