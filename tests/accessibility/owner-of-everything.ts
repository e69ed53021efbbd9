import type { Browser, BrowserContextOptions } from 'playwright-core'
import { makeAdmin } from '../../apps/server/src/platform/admin/make-admin.ts'
import { createConversation } from '../../apps/server/src/testing/conversations.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from '../support/assistant-screen.ts'
import { visit } from '../support/browser.ts'
import { signIn } from '../support/owner.ts'
import { screenPaths } from '../support/walk.ts'

const longName = 'Bright Smile Harbour Dental Practice and Orthodontics of Great Yarmouth'

export async function ownerOfEverything(app: TestApp) {
  const { owner, assistant } = await ownedAssistant(app, { name: longName })
  await createConversation(app, assistant)
  const said = ['Do you sell toothbrushes?', 'Our website does not say.']
  await createConversation(app, assistant, { confidence: 'none', said })
  await owner.call('POST', '/api/keys', { body: { name: 'Point of sale in the reception' } })
  await owner.call('POST', `/api/assistants/${assistant.id}/answers`, {
    body: { question: 'Do you have parking?', answer: 'Yes, behind the building.' },
  })
  await app.call('POST', `/api/chat/${assistant.id}/leads`, {
    body: {
      sessionId: crypto.randomUUID(),
      name: 'Bob',
      email: 'bob@example.com',
      message: 'Please call me.',
      consent: true,
    },
  })
  await makeAdmin(app.services.db, owner.id)
  const paths = screenPaths(/^signed-in/, { id: assistant.id, tier: 'pro' })

  return {
    owner,
    assistant,
    paths,
    async open(browser: Browser, options: BrowserContextOptions) {
      const visitor = await visit(browser, app.url, options)
      await signIn(visitor.page, owner)
      return visitor
    },
  }
}
