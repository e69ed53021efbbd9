import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import {
  type ChangedSiteRules,
  type SiteRules,
  type SiteRulesChange,
  siteRules,
} from '@foyer/contract/sources'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { updateWithoutVersion } from '../../people/assistants/update-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { forgetFactsOf } from '../facts/forget-facts.ts'
import { deletePages, findPage, listPageUrls } from '../pages/live-pages.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { unwantedUrls } from '../pages/unwanted-urls.ts'
import { refreshPrompt } from '../prompt/rebuild-prompt.ts'
import { normalizeSiteRules } from './normalize-site-rules.ts'
import { unlinkedUrls } from './unlinked-pages.ts'

export async function readSiteRules({ db }: Services, accountId: string, id: string): Promise<SiteRules> {
  return (await findOwnedAssistant(db, accountId, id)).siteRules
}

/** Excluded pages are forgotten at once; newly included ones come with the next scan. */
export async function changeSiteRules(
  services: Services,
  accountId: string,
  id: string,
  change: SiteRulesChange,
): Promise<ChangedSiteRules> {
  return services.db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, id)
    const tidy = mergeWithCurrent(
      assistant.siteRules,
      normalizeSiteRules(services, assistant.websiteUrl, change),
      change.before,
    )
    return applyRules(tx, assistant, { ...assistant.siteRules, ...tidy })
  })
}

/** Someone else may have changed the lists since the form was opened. */
function mergeWithCurrent(now: SiteRules, wanted: Partial<SiteRules>, before: Partial<SiteRules> = {}) {
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

export async function forgetPage({ db }: Services, accountId: string, id: string, pageId: string) {
  await db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, id)
    const page = isId(pageId) ? await findPage(tx, accountId, assistant.id, pageId) : null
    if (!page) throw new Failure('not_found', 'No such page.')
    if (page.url.endsWith(sharedTextMark))
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
  const gone = [...new Set([...unwantedUrls(urls, rules), ...unlinkedUrls(urls, assistant, rules)])]
  if (gone.length > 0) {
    await deletePages(tx, accountId, id, gone)
    await forgetFactsOf(tx, id, gone)
    await refreshPrompt(tx, assistant)
    await touchKnowledge(tx, id, { forgets: true })
  }
  return { ...rules, pagesForgotten: gone.length }
}
