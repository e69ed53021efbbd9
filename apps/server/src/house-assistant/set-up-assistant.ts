import { randomBytes } from 'node:crypto'
import { newAssistantKey } from '../assistants/new-key.ts'
import { hashPassword } from '../auth/passwords.ts'
import { refreshPrompt } from '../knowledge/rebuild-prompt.ts'
import { replaceFacts } from '../knowledge/staged-pages.ts'
import { touchKnowledge } from '../knowledge/touch-knowledge.ts'
import type { Services } from '../services.ts'
import { houseAccountId } from '../usage/house-account.ts'
import { houseAssistant, houseAssistantId, houseEmail, houseEmbed } from './assistant.ts'
import type { OwnKnowledge } from './read-own-pages.ts'
import {
  insertHouseAccount,
  insertHouseAssistant,
  knownBuild,
  lockHouse,
  replacePages,
  updateHouseAssistant,
} from './store.ts'

/** Makes the instance's own assistant where it is missing, and replaces what it knows where the pages differ. */
export async function setUpHouseAssistant(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { websiteUrl, build, pages, facts }: OwnKnowledge,
): Promise<{ changed: boolean }> {
  return db.transaction(async (tx) => {
    if (!(await lockHouse(tx))) {
      await insertHouseAccount(tx, {
        id: houseAccountId,
        email: houseEmail,
        passwordHash: await hashPassword(randomBytes(32).toString('base64')),
        firstName: 'Foyer',
        lastName: '',
        tier: 'admin',
      })
      // Another instance may have been first; then this waits until it is done.
      await lockHouse(tx)
    }
    await insertHouseAssistant(tx, {
      ...houseAssistant,
      ...newAssistantKey(secrets),
      id: houseAssistantId,
      accountId: houseAccountId,
    })
    if ((await knownBuild(tx)) === build) return { changed: false }

    await replacePages(tx, pages, build, now())
    await replaceFacts(tx, houseAssistantId, facts)
    const row = await updateHouseAssistant(tx, { ...houseAssistant, websiteUrl, embed: houseEmbed })
    if (row) await refreshPrompt(tx, row)
    await touchKnowledge(tx, houseAssistantId)
    return { changed: true }
  })
}
