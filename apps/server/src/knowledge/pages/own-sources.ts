import { longestPage } from '@foyer/answers/knowledge/longest-page'
import type { Answer, Page, Source } from '@foyer/answers/types'
import type { Source as SaidSource } from '@foyer/contract/chat'
import type { Queryable } from '../../platform/db/client.ts'
import type { OpenIndex } from '../answering/answering-pool.ts'
import { listUsableTexts } from './sources-store.ts'

type NamedSource = { id: string; name: string; url: string | null }

/** By the address in the index. */
export type OwnSources = ReadonlyMap<string, NamedSource>

/** The fragment keeps the source from being offered as a page to visit. */
const addressOf = (id: string) => `own:#${id}`

/** The name visitors see: 'boarding prices' for 'boarding_prices.csv'. */
const titleOf = ({ kind, name }: { kind: 'file' | 'text'; name: string }) =>
  kind === 'text' ? name : name.replace(/(?<=.)\.(pdf|docx|txt|csv|md)$/i, '').replaceAll('_', ' ')

export async function readOwnSources(
  db: Queryable,
  accountId: string,
  assistantId: string,
): Promise<{ pages: Page[]; named: OwnSources; characters: number }> {
  const rows = await listUsableTexts(db, { accountId, assistantId }, longestPage)
  return {
    pages: rows.map(({ id, name, language, text }) => ({ url: addressOf(id), title: name, language, text })),
    named: new Map(rows.map((row) => [addressOf(row.id), { id: row.id, name: titleOf(row), url: row.url }])),
    characters: rows.reduce((sum, { text }) => sum + text.length, 0),
  }
}

export function namingOwnSources(index: OpenIndex, named: OwnSources): OpenIndex {
  if (named.size === 0) return index
  return {
    ...index,
    async ask(asked, whose) {
      const answered = await index.ask(asked, whose)
      return answered && { ...answered, answer: nameSourcesIn(answered.answer, named) }
    },
    async search(search, whose) {
      const passages = await index.search(search, whose)
      return passages?.map((each) => ({ ...each, url: shownUrl(each.url, named) })) ?? null
    },
  }
}

const shownUrl = (url: string, named: OwnSources) => {
  const own = named.get(url)
  return own ? (own.url ?? '') : url
}

export const nameSources = <Named extends Source>(
  sources: readonly Named[],
  named: OwnSources,
): (Named & SaidSource)[] =>
  sources.map((source) => {
    const own = named.get(source.url)
    return own ? { ...source, title: own.name, url: own.url ?? '', sourceId: own.id } : source
  })

const ownAddress = /own:#[\da-f-]{36}/g
const ownLink = /\[[^[\]]*\]\((own:#[\da-f-]{36})\)/g

function nameSourcesIn(answer: Answer, named: OwnSources): Answer {
  const text = answer.text
    .replace(ownLink, (link, address: string) => {
      const own = named.get(address)
      if (!own) return link
      // Brackets would end the link early.
      return own.url ? `[${own.name.replaceAll(/[[\]]/g, '')}](${own.url})` : own.name
    })
    .replace(ownAddress, (address) => {
      const own = named.get(address)
      return own ? (own.url ?? own.name) : address
    })
  const more = nameSources(answer.more, named).map(({ url, title, quote }) => ({ url, title, quote }))
  return { ...answer, text, sources: nameSources(answer.sources, named), more }
}
