import { readAllFacts } from '../../knowledge/facts/read-facts.ts'
import { readPageTexts } from '../../knowledge/pages/read-pages.ts'
import { readSourceTexts } from '../../knowledge/pages/read-sources.ts'
import { readTaught } from '../../knowledge/taught/teach-answer.ts'
import { listKeyNames } from '../../machines/keys/show-key.ts'
import { listWebhooks } from '../../machines/webhooks/show-webhook.ts'
import { readBilling } from '../../money/billing/read-billing.ts'
import { readUsageHistory } from '../../money/usage/read-usage-history.ts'
import type { Services } from '../../services.ts'
import { writeDownload as writeConversations } from '../../talk/inbox/write-download.ts'
import { writeDownload as writeLeads } from '../../talk/leads/write-download.ts'
import { listOwnedAssistants } from '../assistants/find-assistant.ts'
import { type Account, toUser } from '../auth/account.ts'
import { readSecurity } from '../auth/read-security.ts'
import { readMailChoices } from '../notices/choose-mails.ts'
import { readAllNotices } from '../notices/read-notices.ts'

/** Streams the account's data as one JSON object. Passwords, keys and secrets are left out. */
export const writeExport = (services: Services, account: Account): Text =>
  joined('{\n', pieces(services, account), '\n}\n')

type Text = AsyncIterable<string>

async function* pieces(services: Services, account: Account): AsyncIterable<Text> {
  const { db } = services
  const { recoveryCodesLeft: _, mailOn: __, ...security } = await readSecurity(services, account.id)
  yield field('exportedAt', services.now())
  yield field('account', { ...toUser(account), ...security })
  yield field('billing', await readBilling(services, account, { mayPay: true }))
  yield field('usage', await readUsageHistory(services, account))
  yield field('keys', await listKeyNames(db, account.id))
  yield field('webhooks', await listWebhooks(db, account.id))
  yield field('noticeSettings', await readMailChoices(db, account.id))
  yield field('notices', await readAllNotices(db, account.id))
  yield named('assistants', joined('[\n', assistants(services, account.id), '\n]'))
  yield named('conversations', writeConversations(services, account.id, {}))
  yield named('leads', writeLeads(db, account.id, {}, 'json'))
}

async function* assistants(services: Services, accountId: string): AsyncIterable<Text> {
  for (const row of await listOwnedAssistants(services.db, accountId)) {
    const { apiKeyCipher: _, apiKeyHash: __, accountId: ___, ...shown } = row
    yield joined('{\n', within(shown), '\n}')
  }

  async function* within(shown: { id: string }): AsyncIterable<Text> {
    for (const [name, value] of Object.entries(shown)) yield field(name, value)
    yield field('taughtAnswers', await readTaught(services, accountId, shown.id))
    yield named('facts', list(readAllFacts(services, shown.id)))
    yield named('pages', list(readPageTexts(services, accountId, shown.id)))
    yield named('sources', list(readSourceTexts(services, accountId, shown.id)))
  }
}

async function* field(name: string, value: unknown): Text {
  yield `${JSON.stringify(name)}: ${JSON.stringify(value)}`
}

async function* named(name: string, text: Text): Text {
  yield `${JSON.stringify(name)}: `
  yield* text
}

const list = (values: AsyncIterable<unknown>): Text => joined('[\n', each(values), '\n]')

async function* each(values: AsyncIterable<unknown>): AsyncIterable<Text> {
  for await (const value of values) yield single(JSON.stringify(value))
}

async function* single(text: string): Text {
  yield text
}

async function* joined(before: string, parts: AsyncIterable<Text>, after: string): Text {
  let between = before
  for await (const part of parts) {
    yield between
    between = ',\n'
    yield* part
  }
  yield between === before ? before + after : after
}
