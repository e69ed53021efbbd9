import type { Assistant } from '@foyer/contract/assistants'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { Tier } from '@foyer/contract/plans'
import type { Fact, LedgerEntry, Page } from '@foyer/contract/scans'
import { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'

type Owner = Awaited<ReturnType<typeof registerOwner>>

export async function scan(at: TestApp, websiteUrl: string, tier: Tier = 'pro') {
  return scanFor(await registerOwner(at, { tier }), at, websiteUrl)
}

export async function scanFor(owner: Owner, at: TestApp, websiteUrl: string) {
  const { status, body } = await owner.call<Assistant & { message?: string }>('POST', '/api/assistants', {
    body: { name: 'Harbour Kitchen', websiteUrl },
  })
  const list = async <T>(what: string) =>
    (await owner.call<T[]>('GET', `/api/assistants/${body.id}/${what}`)).body
  return {
    status,
    body,
    pages: () => list<Page>('pages'),
    ledger: () => list<LedgerEntry>('ledger'),
    facts: () => list<Fact>('facts'),
    async ask(message: string) {
      return (await at.call<ChatAnswer>('POST', `/api/chat/${body.id}`, { body: { message } })).body
    },
  }
}
