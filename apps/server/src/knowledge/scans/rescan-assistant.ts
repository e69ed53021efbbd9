import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import type { Account } from '../../people/auth/account.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { awaitScan } from './progress/await-scan.ts'
import type { ScanRow } from './scan.ts'
import { startScan } from './start-scan.ts'

export type Rescan = {
  isDone: boolean
  report: { message: string; added: number; changed: number; removed: number }
}

export async function rescanAssistant(services: Services, account: Account, id: string): Promise<Rescan> {
  const scan = await services.db.transaction(async (tx) =>
    startScan(tx, services, account, await lockOwnedAssistant(tx, account.id, id), 'manual'),
  )
  const isOver = ({ status }: ScanRow) => status !== 'queued' && status !== 'running'
  const ended = await awaitScan(services, scan, isOver, services.scanning.backgroundAfterMs)
  if (!ended) {
    const message = 'The website is still being scanned. Its pages are updated when the scan is done.'
    return { isDone: false, report: { message, added: 0, changed: 0, removed: 0 } }
  }
  if (ended.status !== 'done') throw new Failure('unprocessable', ended.message ?? 'Failed to scrape website')
  const { added, changed, removed } = ended
  const message = ['Website scraped successfully. Assistant prompt updated.', ended.message]
    .filter(Boolean)
    .join(' ')
  return { isDone: true, report: { message, added, changed, removed } }
}
