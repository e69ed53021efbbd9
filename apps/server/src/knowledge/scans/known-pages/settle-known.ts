import { unlimited } from '@foyer/contract/plans'
import type { DoneEvent } from '@foyer/crawler/crawl/crawl-event'
import { findOwnedAssistant } from '../../../people/assistants/find-assistant.ts'
import type { Services } from '../../../services.ts'
import { dropStagedPages } from '../../pages/drop-staged.ts'
import { listKnown } from '../../pages/list-known.ts'
import { listRead } from '../../pages/read-staged.ts'
import { stageKnown } from '../../pages/stage-readings.ts'
import { listAnswers, noteDropped } from '../ledger-store.ts'
import type { ScanRow } from '../scan.ts'
import { lastPublishedAddress } from '../store.ts'
import { type JudgedPages, judgeKnownPages } from './judge-known-pages.ts'

export type Settled = Omit<JudgedPages, 'notPages' | 'stay'> & { read: number }

export const answeredAlike =
  'Most pages answered with this same text, as a website does that is being worked on or keeps visitors out'

export async function settleKnown(
  { db }: Pick<Services, 'db'>,
  scan: ScanRow,
  { site, alike }: DoneEvent,
  pagesPerScan: number,
): Promise<Settled> {
  const read = await listRead(db, scan.id)
  const { accountId, assistantId, websiteUrl } = scan
  if (!assistantId) return { read: read.length, unread: 0, undecided: 0, newlyUndecided: 0, overLimit: 0 }
  const { siteRules } = await findOwnedAssistant(db, accountId, assistantId)
  const { notPages, stay, ...judged } = judgeKnownPages(
    {
      known: await listKnown(db, accountId, assistantId),
      read,
      answers: await listAnswers(db, scan.id),
      alike,
      asked: websiteUrl,
      askedBefore: await lastPublishedAddress(db, accountId, assistantId),
      answeredAt: site,
      also: [...siteRules.startAddresses, ...siteRules.sitemaps],
    },
    pagesPerScan === unlimited ? Number.MAX_SAFE_INTEGER : pagesPerScan,
  )
  await db.transaction(async (tx) => {
    await dropStagedPages(tx, scan.id, notPages)
    await noteDropped(
      tx,
      scan.id,
      notPages.map((url) => ({ url, reason: answeredAlike })),
    )
    await stageKnown(tx, scan, stay)
  })
  return { ...judged, read: read.length - notPages.length }
}
