import { ensureAssistant } from '../assistants/insert-assistant.ts'
import { noteOnAssistant } from '../assistants/update-assistant.ts'
import { ensureAccount } from '../auth/ensure-account.ts'
import { lockAccount } from '../db/lock-account.ts'
import { refreshPrompt } from '../knowledge/rebuild-prompt.ts'
import { replaceFacts } from '../knowledge/replace-facts.ts'
import { findBuild, replacePages } from '../knowledge/replace-pages.ts'
import { touchKnowledge } from '../knowledge/touch-knowledge.ts'
import type { Services } from '../services.ts'
import { houseAccountId } from '../usage/house-account.ts'
import { houseAssistant, houseAssistantId, houseEmail, houseEmbed, houseIds } from './assistant.ts'
import type { OwnKnowledge } from './read-own-pages.ts'

/** Makes the instance's own assistant where it is missing, and replaces what it knows where the pages differ. */
export async function setUpHouseAssistant(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { websiteUrl, build, pages, facts }: OwnKnowledge,
): Promise<{ changed: boolean }> {
  return db.transaction(async (tx) => {
    // Whoever changes it holds its account: one instance at a time.
    if (!(await lockAccount(tx, houseAccountId))) {
      await ensureAccount(tx, {
        id: houseAccountId,
        email: houseEmail,
        firstName: 'Foyer',
        lastName: '',
        tier: 'admin',
      })
      // Another instance may have been first; then this waits until it is done.
      await lockAccount(tx, houseAccountId)
    }
    await ensureAssistant(tx, secrets, { ...houseAssistant, id: houseAssistantId, accountId: houseAccountId })
    if ((await findBuild(tx, houseIds)) === build) return { changed: false }

    await replacePages(tx, houseIds, pages, build, now())
    await replaceFacts(tx, houseAssistantId, facts)
    const row = await noteOnAssistant(tx, houseAccountId, houseAssistantId, {
      ...houseAssistant,
      websiteUrl,
      embed: houseEmbed,
      updatedAt: now(),
    })
    if (row) await refreshPrompt(tx, row)
    await touchKnowledge(tx, houseAssistantId)
    return { changed: true }
  })
}
