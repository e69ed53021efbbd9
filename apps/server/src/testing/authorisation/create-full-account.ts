import type { Billing } from '@foyer/contract/billing'
import type { ApiKey } from '@foyer/contract/keys'
import type { OwnSource } from '@foyer/contract/sources'
import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { eq } from 'drizzle-orm'
import { assistantFacts } from '../../platform/db/schema/facts.ts'
import { leads } from '../../platform/db/schema/leads.ts'
import { languageModels } from '../../platform/db/schema/models.ts'
import { notices } from '../../platform/db/schema/notices.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { scanEvents, scanLedger, scans } from '../../platform/db/schema/scans.ts'
import { taughtAnswers } from '../../platform/db/schema/taught.ts'
import { createAssistant } from '../assistants.ts'
import { buyPlan } from '../billing.ts'
import { createConversation, createFile } from '../conversations.ts'
import { registerOwner } from '../owners.ts'
import type { TestApp } from '../test-app.ts'

/** An address without a model server. */
export const unservedUrl = 'http://127.0.0.1:9/v1'

export type FullAccount = Awaited<ReturnType<typeof createFullAccount>>

/**
 * Creates an owner with one of everything that an address can name. Its data contains unique words, so that leaks can
 * be traced: `secret` is for the owner's eyes only, `known` is what the assistant answers visitors.
 */
export async function createFullAccount(app: TestApp) {
  const { db } = app.services
  const secret = `secret-${crypto.randomUUID()}`
  const known = `known-${crypto.randomUUID()}`
  const owner = await registerOwner(app, { email: `${secret}@example.com` })
  const checkout = await buyPlan(owner, 'pro')
  const { body: billing } = await owner.call<Billing>('GET', '/api/billing')
  const assistant = await createAssistant(app, owner, {
    context: `Internal: ${secret}`,
    pages: [{ title: 'Prices', text: `# Prices\n\nThe ${known} costs $60.` }],
    facts: [{ kind: 'price', label: known, value: '$60', url: 'https://harbour.example/prices' }],
    taught: [{ question: `Is there a ${known}?`, answer: `Yes, the ${known} is there.` }],
    embed: { allowFileUpload: true, fileUploadEnabled: true, handoff: true },
    voiceEnabled: true,
  })
  const [page] = await db.select().from(pages).where(eq(pages.assistantId, assistant.id))
  const [fact] = await db.select().from(assistantFacts).where(eq(assistantFacts.assistantId, assistant.id))
  const [answer] = await db.select().from(taughtAnswers).where(eq(taughtAnswers.assistantId, assistant.id))
  const { body: source } = await owner.call<OwnSource>('POST', `/api/assistants/${assistant.id}/sources`, {
    body: { name: `About the ${known}`, text: `The ${known} is blue.\nInternal: ${secret}` },
  })
  const { body: key } = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: secret } })

  const { body: webhook } = await owner.call<Webhook>('POST', '/api/webhooks', {
    body: { url: `https://${secret}.example/`, events: ['scan.failed'] },
  })
  const { body: delivery } = await owner.call<WebhookDelivery>('POST', `/api/webhooks/${webhook.id}/test`)

  const cut = { sentence: `It is not ${secret}.`, reason: 'absent', key: `cut-${crypto.randomUUID()}` }
  const conversation = await createConversation(app, assistant, {
    said: [`Is it ${secret}?`, 'It is.'],
    making: {
      cut: [cut],
      secondLook: {
        sentences: [{ sentence: `Perhaps ${secret}.`, found: 'contradicted', instead: `Not ${secret}.` }],
        ms: 900,
        tokens: 400,
      },
    },
  })
  const file = await createFile(app, conversation, { name: `${secret}.png` })
  const erasable = await createConversation(app, assistant, { said: [`And ${secret}?`, 'That, too.'] })
  const taken = await createConversation(app, assistant, { said: [`Who is ${secret}?`, 'I am.'] })
  await owner.call('POST', `/api/conversations/${taken.id}/takeover`)
  const testChat = `test-${crypto.randomUUID()}`
  await createConversation(app, assistant, {
    kind: 'owner',
    caller: owner.id,
    sessionId: testChat,
    said: [`Only I ask for ${secret}`, 'Only you.'],
  })

  const [lead] = await db
    .insert(leads)
    .values({
      accountId: owner.id,
      assistantId: assistant.id,
      conversationId: conversation.id,
      callerKind: 'visitor',
      caller: conversation.caller,
      sessionId: conversation.sessionId,
      email: `${secret}@visitor.example`,
      emailKey: `${secret}@visitor.example`,
      message: secret,
      consentText: 'Agreed.',
      consentAt: app.services.now(),
    })
    .returning()
  const [notice] = await db
    .insert(notices)
    .values({ accountId: owner.id, kind: 'receipt', subject: secret, title: secret, text: secret })
    .returning()

  const [model] = await db
    .insert(languageModels)
    .values({
      provider: 'compatible',
      name: 'a-model',
      baseUrl: unservedUrl,
      // Administrators can't read a stored key either.
      apiKeyCipher: app.services.secrets.encrypt(secret),
    })
    .returning()

  const progress = `progress-${crypto.randomUUID()}`
  const [creation] = await db
    .insert(scans)
    .values({
      accountId: owner.id,
      kind: 'create',
      progressId: progress,
      websiteUrl: `https://${secret}.example/`,
    })
    .returning()
  await db
    .insert(scanEvents)
    .values({ scanId: creation!.id, event: { step: 'initializing', message: `Reading ${secret}` } })
  const [scan] = await db
    .insert(scans)
    .values({
      accountId: owner.id,
      assistantId: assistant.id,
      kind: 'manual',
      websiteUrl: assistant.websiteUrl,
      status: 'done',
    })
    .returning()
  await db
    .insert(scanLedger)
    .values({ scanId: scan!.id, url: `https://harbour.example/${secret}`, outcome: 'kept' })

  /**
   * Ids by the end of the path and the parameter's name. If two routes share that, a longer key with what follows wins.
   */
  const ids: Record<string, string> = {
    'assistants/:id': assistant.id,
    'answers/:answerId': answer!.id,
    'cut/:key': cut.key,
    'facts/:factId': fact!.id,
    'chat/:assistantId': assistant.id,
    'checkout/:id': checkout,
    'config/:assistantId': assistant.id,
    'logo/:assistantId': assistant.id,
    'look/:assistantId': assistant.id,
    'conversation/:assistantId': assistant.id,
    'conversations/:id': conversation.id,
    'conversations/:id/download': assistant.id,
    'conversations/:id/messages': taken.id,
    'conversations/:id/visitor': erasable.id,
    'create-progress/:sessionId': progress,
    'creations/:sessionId': progress,
    'deliveries/:deliveryId': delivery.id,
    'files/:id': file.id,
    'keys/:id': key.id,
    'leads/:id': lead!.id,
    'mcp/:assistantId': assistant.id,
    'models/:id': model!.id,
    'models/:model': assistant.id,
    'pages/:pageId': page!.id,
    'sources/:sourceId': source.id,
    'receipts/:id': billing.invoices[0]!.id,
    'webhooks/:id': webhook.id,
    'widget-test/:assistantId': assistant.id,
  }
  return {
    ...owner,
    ids,
    testChat,
    notice: notice!.id,
    accountKey: key.key,
    assistantKey: assistant.apiKey,
    secrets: [secret, key.key, assistant.apiKey, webhook.secret],
    known,
  }
}
