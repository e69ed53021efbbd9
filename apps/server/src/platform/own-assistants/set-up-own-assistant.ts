import { replaceFacts } from '../../knowledge/facts/replace-facts.ts'
import { findBuild } from '../../knowledge/pages/find-build.ts'
import { replacePages } from '../../knowledge/pages/replace-pages.ts'
import { touchKnowledge } from '../../knowledge/pages/touch-knowledge.ts'
import { refreshPrompt } from '../../knowledge/prompt/rebuild-prompt.ts'
import { instanceAccountId } from '../../money/usage/instance-account.ts'
import { ensureAssistant } from '../../people/assistants/insert-assistant.ts'
import { updateWithoutVersion } from '../../people/assistants/update-assistant.ts'
import { ensureAccount } from '../../people/auth/ensure-account.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Services } from '../../services.ts'
import { idsOf, instanceEmail, ownAssistants } from './own-assistants.ts'
import type { OwnKnowledge } from './read-own-pages.ts'

export async function setUpOwnAssistant(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { of, websiteUrl, build, pages, facts }: OwnKnowledge,
): Promise<{ changed: boolean }> {
  const { id, fields, embed } = ownAssistants[of]
  const ids = idsOf(of)
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, instanceAccountId))) {
      await ensureAccount(tx, {
        id: instanceAccountId,
        email: instanceEmail,
        firstName: 'Foyer',
        lastName: '',
        tier: 'admin',
      })
      // Another instance may have created it first. This waits until it is done.
      await lockAccount(tx, instanceAccountId)
    }
    await ensureAssistant(tx, secrets, { ...fields, id, accountId: instanceAccountId })
    if ((await findBuild(tx, ids)) === build) return { changed: false }

    await replacePages(tx, ids, pages, build, now())
    await replaceFacts(tx, id, facts)
    const row = await updateWithoutVersion(tx, instanceAccountId, id, {
      ...fields,
      websiteUrl,
      embed,
      updatedAt: now(),
    })
    if (row) await refreshPrompt(tx, row)
    await touchKnowledge(tx, id)
    return { changed: true }
  })
}
