import { unlimited } from '@foyer/contract/plans'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { formatBytes } from './format-bytes.ts'
import { monthAfter } from './periods.ts'

export type LimitedResource = 'messages' | 'scans' | 'storage'

export type Percent = 80 | 100

export function usageThreshold(used: number, limit: number): Percent | null {
  // A limit of zero can't run out.
  if (limit === unlimited || limit === 0) return null
  if (used >= limit) return 100
  return used >= limit * 0.8 ? 80 : null
}

/** The subject limits this to one notice per month and limit. */
export async function notifyLimit(
  db: Queryable,
  accountId: string,
  what: LimitedResource,
  percent: Percent,
  { limit, month }: { limit: number; month: string },
) {
  const kind = percent === 100 ? 'limit_reached' : 'limit_near'
  await addNotice(db, accountId, {
    kind,
    subject: `${kind}:${what}:${month}:${limit}`,
    ...words[what][kind](limit, month),
    href: '/billing',
  })
}

type Words = (limit: number, month: string) => { title: string; text: string }

const words: Record<LimitedResource, Record<'limit_near' | 'limit_reached', Words>> = {
  messages: {
    limit_near: (limit, month) => ({
      title: 'You have used 80% of this month’s messages',
      text: `Your plan includes ${withUnit(limit, 'message')} a month. When they are used up, your assistants stop answering until counting starts again on ${monthStart(month)}. A larger plan has more.`,
    }),
    limit_reached: (limit, month) => ({
      title: 'This month’s messages are used up',
      text: `Your plan includes ${withUnit(limit, 'message')} a month, and none is left: visitors get no answers. Your assistants answer again on ${monthStart(month)}, or at once with a larger plan. You can still test them yourself.`,
    }),
  },
  scans: {
    limit_near: (limit, month) => ({
      title: 'You have used 80% of this month’s scans',
      text: `Your plan includes ${withUnit(limit, 'scan')} a month. Counting starts again on ${monthStart(month)}. A larger plan has more.`,
    }),
    limit_reached: (limit, month) => ({
      title: 'This month’s scans are used up',
      text: `Your plan includes ${withUnit(limit, 'scan')} a month, and none is left. Your assistants go on answering with what they know. Websites can be scanned again on ${monthStart(month)}, or at once with a larger plan.`,
    }),
  },
  storage: {
    limit_near: (limit) => ({
      title: 'You have used 80% of your storage',
      text: `Your plan includes ${formatBytes(limit)} for visitors’ files and the text of pages. Delete conversations with files, or an assistant, to make room. A larger plan has more.`,
    }),
    limit_reached: (limit) => ({
      title: 'Your storage is full',
      text: `The ${formatBytes(limit)} of your plan are used: visitors can’t send files and websites can’t be scanned. Delete conversations with files, or an assistant, to make room, or choose a larger plan.`,
    }),
  },
}

const withUnit = (value: number, one: string) =>
  `${value.toLocaleString('en')} ${value === 1 ? one : `${one}s`}`

const monthStart = (month: string) =>
  `${monthAfter(month).toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })} (UTC)`
