import { everywhereMark } from '@foyer/contract/everywhere-mark'
import {
  type ChangedSiteRules,
  type SiteRules,
  type SiteRulesChange,
  siteRules,
} from '@foyer/contract/sources'
import { unwantedBy } from '@foyer/crawler/crawl/site-rules'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { updateWithoutVersion } from '../../people/assistants/update-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { forgetFactsOf } from './forget-facts.ts'
import { nobodyLeadsTo } from './no-longer-named.ts'
import { deletePages, findPage, listPageUrls } from './pages-store.ts'
import { refreshPrompt } from './rebuild-prompt.ts'
import { tidySiteRules } from './tidy-site-rules.ts'
import { touchKnowledge } from './touch-knowledge.ts'

export async function readSiteRules({ db }: Services, accountId: string, id: string): Promise<SiteRules> {
  return (await findOwnedAssistant(db, accountId, id)).siteRules
}

/** What is not wanted any more is forgotten at once; what is wanted from now on comes with the next scan. */
export async function changeSiteRules(
  services: Services,
  accountId: string,
  id: string,
  change: SiteRulesChange,
): Promise<ChangedSiteRules> {
  return services.db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, id)
    const tidy = overNewer(
      assistant.siteRules,
      tidySiteRules(services, assistant.websiteUrl, change),
      change.before,
    )
    return applyRules(tx, assistant, { ...assistant.siteRules, ...tidy })
  })
}

/**
 * Lists as a form sends them that was opened before somebody else changed them: what it added and took out is done to what
 * they are now.
 */
function overNewer(now: SiteRules, wanted: Partial<SiteRules>, before: Partial<SiteRules> = {}) {
  const lists = Object.entries(wanted) as [keyof SiteRules, string[]][]
  const merged = lists.map(([name, list]) => {
    const read = before[name]
    if (!read) return [name, list]
    const [was, is] = [new Set(read), new Set(list)]
    const kept = now[name].filter((rule) => is.has(rule) || !was.has(rule))
    return [name, [...new Set([...kept, ...list.filter((rule) => !was.has(rule))])]]
  })
  const rules = siteRules.partial().safeParse(Object.fromEntries(merged))
  if (rules.success) return rules.data
  throw new Failure('limit_reached', rules.error.issues[0]!.message)
}

/** Leaves one page out, as if its address stood in the rules: from then on it does. */
export async function forgetPage({ db }: Services, accountId: string, id: string, pageId: string) {
  await db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, id)
    const page = isId(pageId) ? await findPage(tx, accountId, assistant.id, pageId) : null
    if (!page) throw new Failure('not_found', 'No such page.')
    if (page.url.endsWith(everywhereMark))
      throw new Failure('invalid_input', 'What stands on every page is left out with those pages.')
    const rules = assistant.siteRules
    const leftOut = [...new Set([...rules.leftOut, page.url])]
    const { error } = siteRules.shape.leftOut.safeParse(leftOut)
    if (error) throw new Failure('limit_reached', `${error.issues[0]!.message} Leave out a path instead.`)
    await applyRules(tx, assistant, { ...rules, leftOut })
  })
}

async function applyRules(
  tx: Queryable,
  assistant: AssistantRow,
  rules: SiteRules,
): Promise<ChangedSiteRules> {
  const { accountId, id } = assistant
  await updateWithoutVersion(tx, accountId, id, { siteRules: rules })
  const urls = await listPageUrls(tx, accountId, id)
  const gone = [...new Set([...unwantedUrls(urls, rules), ...nobodyLeadsTo(urls, assistant, rules)])]
  if (gone.length > 0) {
    await deletePages(tx, accountId, id, gone)
    await forgetFactsOf(tx, id, gone)
    await refreshPrompt(tx, assistant)
    await touchKnowledge(tx, id, { forgets: true })
  }
  return { ...rules, pagesForgotten: gone.length }
}

/** What stands on every page is no page: it stays for as long as any does. */
export function unwantedUrls(urls: readonly string[], rules: SiteRules): string[] {
  const unwanted = unwantedBy(rules)
  return urls.filter((url) => !url.endsWith(everywhereMark) && unwanted(url) !== null)
}
