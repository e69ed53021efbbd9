import { rates } from '@foyer/contract/rates'
import { countInDay, decrementHourlyCount } from '../../people/auth/limits/limit-in-hour.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'

/** Counts a mail to a visitor. False if the account or the address reached its daily limit. */
export async function spendVisitorMail(
  services: Pick<Services, 'now' | 'secrets'> & { db: Queryable },
  accountId: string,
  address: string,
): Promise<boolean> {
  const to = { what: 'visitor-mails-to', of: address.toLowerCase() } as const
  const from = { what: 'visitor-mails-from', of: accountId } as const
  if (!(await countInDay(services, to, rates.visitorMailsPerDayPerAddress))) return false
  if (await countInDay(services, from, rates.visitorMailsPerDayPerAccount)) return true
  await decrementHourlyCount(services, to)
  return false
}
