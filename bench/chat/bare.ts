import '../../apps/server/src/light-imports.ts'
import type { AddressInfo } from 'node:net'

// The baseline for `bench/chat.ts`.

const [databaseUrl, conversationId, accountId] = process.argv.slice(2) as [string, string, string]

const { default: Fastify } = await import('fastify')
const { serializerCompiler, validatorCompiler } = await import('fastify-type-provider-zod')
const { chatAnswer, chatRequest } = await import('@foyer/contract/chat')
const { openDatabase } = await import('../../apps/server/src/platform/db/client.ts')
const { messages } = await import('../../apps/server/src/platform/db/schema/conversations.ts')

const { db } = openDatabase({ connectionString: databaseUrl }, () => {})
const app = Fastify({ bodyLimit: 1_048_576 })
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)

const response =
  'We accept cash, debit cards and credit cards. Payment plans are available for treatments above $500.'

app.post(
  '/api/chat/:assistantId',
  { schema: { body: chatRequest, response: { 200: chatAnswer } } },
  async (request) => {
    const { message, sessionId = '' } = request.body as { message: string; sessionId?: string }
    const row = { conversationId, accountId, turn: Date.now() * 1_000 }
    await db.insert(messages).values([
      { ...row, role: 'user', content: message },
      { ...row, role: 'assistant', content: response, answered: true },
    ])
    return {
      response,
      sessionId,
      conversationId: sessionId,
      timestamp: new Date().toISOString(),
      answered: true,
      confidence: 'sure' as const,
      sources: [],
    }
  },
)

await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
process.on('disconnect', () => process.exit(0))
