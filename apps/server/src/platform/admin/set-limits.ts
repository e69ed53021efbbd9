import { unlimited } from '@foyer/contract/plans'
import { type AccountLimits, setAgreedLimits } from '../../money/billing/set-agreed-limits.ts'
import { type AgreedLimits, planOf } from '../../people/auth/plan/plan-of.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { requireAccount } from './require-account.ts'

type Limit = {
  name: string
  of: keyof AgreedLimits
  least: number
  most: number
  unit: string
}

// Columns are four bytes wide, except for storage.
const wide = 2_147_483_647

const limits: Limit[] = [
  { name: 'assistants', of: 'assistants', least: 0, most: wide, unit: '' },
  { name: 'messages', of: 'messagesPerMonth', least: 0, most: wide, unit: ' a month' },
  { name: 'scans', of: 'scansPerMonth', least: 0, most: wide, unit: ' a month' },
  { name: 'pages', of: 'pagesPerScan', least: 1, most: wide, unit: ' a scan' },
  { name: 'ip', of: 'messagesPerDayPerIp', least: 0, most: wide, unit: ' messages a day from one address' },
  { name: 'storage', of: 'storageBytes', least: 0, most: Number.MAX_SAFE_INTEGER, unit: ' bytes' },
]

const names = limits.map(({ name }) => name).join(', ')

export const setLimits: Command = {
  takes: ['EMAIL'],
  more: '[LIMIT=NUMBER …]',
  about: `agree on limits of an account's own (a number, 'unlimited', or 'plan' to go back): ${names}`,
  async run({ db, say }, [email = '', ...wishes]) {
    const changes = readWishes(wishes)
    const account = await requireAccount(db, email)
    const holding = await setAgreedLimits(db, account.id, changes)
    if (!holding) throw new CommandError(`There is no account with the address ${email}.`)
    say(`${account.email} is on the ${holding.tier} plan. What holds now:`)
    for (const limit of limits) say(`  ${limit.name.padEnd(10)} ${inWords(limit, holding)}`)
  },
}

function readWishes(wishes: string[]): Partial<AgreedLimits> {
  const changes: Partial<AgreedLimits> = {}
  for (const wish of wishes) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(wish) ?? []
    const limit = limits.find((each) => each.name === name.toLowerCase())
    if (!limit) throw new CommandError(`'${wish}' names no limit. Write LIMIT=NUMBER; limits: ${names}.`)
    if (limit.of in changes) throw new CommandError(`'${limit.name}' is given twice.`)
    changes[limit.of] = readValue(limit, value)
  }
  return changes
}

const bytesIn: Record<string, number> = { '': 1, mb: 1_048_576, gb: 1_073_741_824 }

/** Null resets the limit to the plan's. */
function readValue({ name, of, least, most }: Limit, value: string): number | null {
  const plain = value.toLowerCase()
  if (plain === 'plan') return null
  if (plain === 'unlimited' || plain === String(unlimited)) return unlimited
  const [, digits = '', unit = ''] = /^(\d[\d_,]*)(mb|gb)?$/.exec(plain) ?? []
  const number = Number(digits.replace(/[_,]/g, '') || Number.NaN) * bytesIn[unit]!
  if (unit && of !== 'storageBytes')
    throw new CommandError(`'${name}' takes a number without a unit, not '${value}'.`)
  if (!(number >= least && number <= most)) {
    const also = of === 'storageBytes' ? ' (bytes, or such as 500MB or 20GB)' : ''
    const range = `from ${inFigures(least)} to ${inFigures(most)}${also}`
    throw new CommandError(`'${name}' takes a whole number ${range}, 'unlimited' or 'plan', not '${value}'.`)
  }
  return number
}

const inFigures = (value: number) => (value === unlimited ? 'unlimited' : value.toLocaleString('en'))

function inWords({ of, unit }: Limit, { tier, agreed, plan }: AccountLimits): string {
  const amount = plan[of] === unlimited ? 'unlimited' : `${inFigures(plan[of])}${unit}`
  const isAgreed = agreed !== null && agreed[of] !== null
  return isAgreed
    ? `${amount} (agreed; the plan has ${inFigures(planOf({ tier, agreed: null })[of])})`
    : amount
}
