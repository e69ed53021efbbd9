import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assistant } from '@foyer/contract/assistants'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { Notices } from '@foyer/contract/notices'
import type { Tier } from '@foyer/contract/plans'
import type { GonePage, LedgerEntry, Page } from '@foyer/contract/scans'
import { setAgreedPlan } from '../money/billing/set-agreed-plan.ts'
import { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'
import { prose, serveWebsite } from './website.ts'

export const rescanned = 'Website scraped successfully. Assistant prompt updated.'

const instruments = [
  'violins',
  'violas',
  'cellos',
  'double basses',
  'guitars',
  'lutes',
  'mandolins',
  'harps',
  'zithers',
  'banjos',
  'ukuleles',
  'bows',
  'strings',
]

export const workshop: Record<string, string> = {
  '/': `${prose('a workshop for instruments')}<p>We mend what has strings.</p>`,
  ...Object.fromEntries(
    instruments.map((name, nth) => [
      `/${name.replace(' ', '-')}`,
      `${prose(name)}<p>To mend ${name} takes us ${nth + 21} days.</p>`,
    ]),
  ),
}

export async function rescannedSite(app: TestApp, pages = workshop, tier: Tier = 'pro') {
  const site = await serveWebsite(pages)
  const owner = await registerOwner(app, { tier })
  const { body: made } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Quill Workshop', websiteUrl: site.url },
  })
  const at = `/api/assistants/${made.id}`
  const list = async <T>(what: string) => (await owner.call<T[]>('GET', `${at}/${what}?limit=500`)).body
  const known = async () => (await list<Page>('pages')).filter(({ url }) => !url.endsWith('#everywhere'))
  return {
    site,
    owner,
    at,
    known,
    paths: async () => (await known()).map(({ url }) => url.replace(site.url, '/')),
    rescan: () => owner.call('POST', `${at}/scrape`),
    read: async () => (await owner.call<Assistant>('GET', at)).body,
    gone: () => list<GonePage>('gone-pages'),
    ledger: () => list<LedgerEntry>('ledger'),
    decide: (decision: string, pages: number) =>
      owner.call('POST', `${at}/gone-pages`, { body: { decision, pages } }),
    notices: async () => (await owner.call<Notices>('GET', '/api/notices')).body.notices,
    move: (to: Tier) => setAgreedPlan(app.services.db, owner.id, to, app.services.now()),
    ask: async (message: string) =>
      (await app.call<ChatAnswer>('POST', `/api/chat/${made.id}`, { body: { message } })).body.response,
    /** Serves `after` more pages, then answers page requests with `answer`. */
    turnsAway(after: number, answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
      let served = 0
      site.instead = (request, response) => {
        const isPage = (request.url ?? '') in site.pages
        if (isPage && served++ < after) return false
        if (!isPage && /robots|sitemap/.test(request.url ?? '')) return false
        answer(request, response)
        return true
      }
    },
  }
}
