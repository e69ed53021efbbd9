import { webhookEvents } from '@foyer/contract/webhooks'
import { handoffs } from '../platform/db/schema/handoff.ts'
import { leads } from '../platform/db/schema/leads.ts'
import { webhookDeliveries, webhookEndpoints } from '../platform/db/schema/webhooks.ts'
import { eraseConversationsBefore } from '../talk/inbox/erase-conversations.ts'
import { createConversation, createFile } from './conversations.ts'
import { sendFile } from './send-file.ts'
import type { TestApp } from './test-app.ts'
import { newSessionId, openPractice } from './visitors.ts'

type Written = { status: number }
export type Writes = Record<string, () => Promise<Written>>

const picture = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

let address = 0
/** A new address each time stays below the daily limits. */
const fromElsewhere = () => {
  address++
  return { 'x-forwarded-for': `100.64.${Math.floor(address / 250)}.${(address % 250) + 1}` }
}

/** A practice with a webhook, and visitors whose conversations contain every kind of data. */
export async function openBusyPractice(app: TestApp) {
  const practice = await openPractice(app, {
    tier: 'enterprise',
    dailyIpLimit: 100_000,
    embed: { handoff: true, allowFileUpload: true },
  })
  const { owner, assistant, path } = practice
  const { db, secrets } = app.services
  const listens = () =>
    db
      .insert(webhookEndpoints)
      .values({
        accountId: owner.id,
        url: 'https://programs.example/hook',
        events: [...webhookEvents],
        secretCipher: secrets.encrypt('a secret'),
      })
      .returning()
  const [endpoint] = await listens()
  /** A conversation with a person, a lead, files and deliveries, and every write an instance can make to it. */
  async function startBusyConversation(at = app) {
    const sessionId = newSessionId()
    const now = app.services.now()
    const conversation = await createConversation(app, assistant, {
      sessionId,
      caller: secrets.fingerprint(sessionId),
      createdAt: new Date(now.getTime() - 3 * 86_400_000),
    })
    const { id } = conversation
    const of = { accountId: owner.id, assistantId: assistant.id, conversationId: id }
    await createFile(app, conversation)
    await createFile(app, { ...conversation, messageIds: [] })
    await db.insert(handoffs).values({ ...of, state: 'person', person: 'Ada', activeAt: now })
    const session = { callerKind: 'visitor', caller: conversation.caller, sessionId } as const
    const [lead] = await db
      .insert(leads)
      .values({ ...of, ...session, email: 'bob@example.com', consentText: 'Yes.', consentAt: now })
      .returning()
    await db.insert(webhookDeliveries).values(
      ['one', 'two', 'three'].map((nth) => ({
        id: `${nth} ${id}`,
        endpointId: endpoint!.id,
        accountId: owner.id,
        conversationId: id,
        leadId: lead!.id,
        type: 'rating.given',
        payload: {},
        createdAt: now,
      })),
    )
    const call = (act: string, body: object) =>
      at.call('POST', `${path}${act}`, { body, headers: fromElsewhere() })
    const own: TestApp['call'] = (method, url, options) =>
      at.call(method, url, { token: owner.token, ...options })
    const leave = (message: string) =>
      call('/leads', { sessionId, email: `${sessionId}@example.com`, message, consent: true })
    const act = (what: string, body?: object) => own('POST', `/api/conversations/${id}/${what}`, { body })
    const writes: Writes = {
      'a question': () => call('', { message: 'How much is a cleaning?', sessionId }),
      'a request for a person in words': () => call('', { message: 'Human please', sessionId }),
      'a rating': () => call('/feedback', { sessionId, rating: 5 }),
      'a lead': () => leave(`Once more, ${crypto.randomUUID()}`),
      'a request for a person': () => call('/handoff', { sessionId }),
      'a file': () => sendFile(at, path, picture, { name: 'tooth.png', sessionId, headers: fromElsewhere() }),
      takeover: () => act('takeover'),
      'a person’s message': () => act('messages', { content: 'Hello' }),
      release: () => act('release'),
      'deleting it': () => own('DELETE', `/api/conversations/${id}`),
      'erasing the visitor': () => own('DELETE', `/api/conversations/${id}/visitor`),
      'deleting the lead': () => own('DELETE', `/api/leads/${lead!.id}`),
      'changing the lead': () => own('PATCH', `/api/leads/${lead!.id}`, { body: { note: 'Called.' } }),
      'the list of what goes on': () => own('GET', '/api/conversations/live'),
    }
    return { id, sessionId, writes }
  }

  return {
    ...practice,
    startBusyConversation,
    async deleteOld() {
      const before = new Date(app.services.now().getTime() - 2 * 86_400_000)
      await eraseConversationsBefore(app.services, owner.id, before, new AbortController().signal)
      return { status: 200 }
    },
    async deleteWebhook() {
      const [hook] = await listens()
      return owner.call('DELETE', `/api/webhooks/${hook!.id}`)
    },
    exportAll: () => owner.call('GET', '/api/auth/export'),
    download: () => owner.call('GET', '/api/conversations/download'),
  }
}
