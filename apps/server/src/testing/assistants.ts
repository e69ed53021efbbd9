import { randomBytes } from 'node:crypto'
import type { FoundFact } from '@foyer/contract/facts'
import { eq, sql } from 'drizzle-orm'
import { sha256 } from '../platform/crypto/secrets.ts'
import { assistants } from '../platform/db/schema/assistants.ts'
import { assistantFacts } from '../platform/db/schema/facts.ts'
import { pages } from '../platform/db/schema/pages.ts'
import { taughtAnswers } from '../platform/db/schema/taught.ts'
import type { TestApp } from './test-app.ts'

let nthPage = 0

export type KnownPage = { url?: string; title?: string; text: string; language?: string; live?: boolean }

type AssistantValues = Partial<Omit<typeof assistants.$inferInsert, 'id' | 'accountId'>> & {
  pages?: readonly KnownPage[]
  facts?: readonly FoundFact[]
  taught?: readonly { question: string; answer: string }[]
}

export async function createAssistant(app: TestApp, owner: { id: string }, wanted: AssistantValues = {}) {
  const { pages: known = [], facts = [], taught = [], ...values } = wanted
  const { db, secrets } = app.services
  const apiKey = `fy_a_${randomBytes(24).toString('base64url')}`
  const [row] = await db
    .insert(assistants)
    .values({
      name: 'Harbour Dental',
      websiteUrl: 'https://harbour.example/',
      ...values,
      accountId: owner.id,
      apiKeyCipher: secrets.encrypt(apiKey),
      apiKeyHash: sha256(apiKey),
    })
    .returning()
  const assistant = { ...row!, apiKey }
  await addKnowledge(app, assistant, { pages: known, facts, taught })
  return assistant
}

export async function addKnowledge(
  app: TestApp,
  { id: assistantId, accountId }: { id: string; accountId: string },
  { pages: known = [], facts = [], taught = [] }: Pick<AssistantValues, 'pages' | 'facts' | 'taught'>,
) {
  await app.services.db.transaction(async (tx) => {
    for (const page of known) {
      const url = page.url ?? `https://harbour.example/page-${++nthPage}`
      await tx.insert(pages).values({
        accountId,
        assistantId,
        live: page.live ?? true,
        url,
        title: page.title ?? 'A page',
        text: page.text,
        language: page.language ?? null,
        characters: page.text.length,
        contentHash: sha256(page.text),
      })
    }
    for (const [position, fact] of facts.entries())
      await tx.insert(assistantFacts).values({ assistantId, position, ...fact })
    for (const pair of taught) await tx.insert(taughtAnswers).values({ accountId, assistantId, ...pair })
    await tx
      .update(assistants)
      .set({ knowledgeVersion: sql`${assistants.knowledgeVersion} + 1` })
      .where(eq(assistants.id, assistantId))
  })
}

export async function setAssistant(
  app: TestApp,
  assistantId: string,
  values: Partial<typeof assistants.$inferInsert>,
) {
  await app.services.db.update(assistants).set(values).where(eq(assistants.id, assistantId))
}
