import { tier as tierName, tiers } from '@foyer/contract/plans'
import { resetPassword } from '../auth/reset-password.ts'
import { turnOffSecondFactor } from '../auth/second-factor.ts'
import { agreeOnPlan } from '../billing/agree-on-plan.ts'
import type { Command } from './command.ts'
import { makeAdmin } from './make-admin.ts'
import { Refusal } from './refusal.ts'
import { requireAccount } from './require-account.ts'
import { setLimits } from './set-limits.ts'

/** What an operator does to somebody's account. */
export const accountCommands: Record<string, Command> = {
  'set-tier': {
    takes: ['EMAIL', 'TIER'],
    about: `put an account on a plan: ${tiers.join(', ')}`,
    async run({ db, say }, [email = '', wanted = '']) {
      const tier = tierName.safeParse(wanted.toLowerCase())
      if (!tier.success) throw new Refusal(`There is no plan called ${wanted}. Plans: ${tiers.join(', ')}.`)
      const account = await requireAccount(db, email)
      const now = await agreeOnPlan(db, account.id, tier.data, new Date())
      say(`${account.email} is on the ${now} plan.`)
      if (now !== tier.data) say('They pay for it: it stays until they cancel their subscription.')
    },
  },
  'set-limits': setLimits,
  'make-admin': {
    takes: ['EMAIL'],
    about: 'make an account an administrator',
    async run({ db, say }, [email = '']) {
      const account = await requireAccount(db, email)
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
      say(`The new password of ${account.email} is ${await resetPassword(db, account.id)}`)
    },
  },
}
