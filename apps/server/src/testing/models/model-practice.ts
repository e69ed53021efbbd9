import { eq } from 'drizzle-orm'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import { startTestApp } from '../test-app.ts'
import { openPractice } from '../visitors.ts'
import { asTokens, type Behaviour, startModelServer } from './model-server.ts'

export const says = (text: string, more: object = {}): Behaviour => ({ says: asTokens(text), ...more })

/** A practice whose model has short timeouts, costs money and sees images. */
export async function openModelPractice(environment: Record<string, string> = {}) {
  const model = await startModelServer()
  const app = await startTestApp({
    environment: {
      ...model.environment,
      MODEL_SEES: 'true',
      MODEL_FIRST_TOKEN_SECONDS: '1',
      MODEL_TOTAL_SECONDS: '2',
      MODEL_INPUT_PRICE: '2',
      MODEL_OUTPUT_PRICE: '10',
      MODEL_MONTHLY_BUDGET: '1',
      ...environment,
    },
  })
  const practice = await openPractice(app, {
    tier: 'enterprise',
    dailyIpLimit: 100_000,
    embed: { allowFileUpload: true },
  })
  model.does({ says: ['A cleaning costs $120.'] })
  // The first call loads the client, which takes longer than these timeouts.
  await practice.ask('How much is a cleaning?')
  return {
    model,
    app,
    practice,
    async stored(sessionId: string) {
      const rows = await app.services.db
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(eq(conversations.sessionId, sessionId))
        .orderBy(messages.turn, messages.id)
      return rows.map((row) => row.message)
    },
    async close() {
      await app.close()
      await model.close()
    },
  }
}
