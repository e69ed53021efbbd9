import { newTaughtAnswer, taughtAnswer, taughtAnswerChange } from '@foyer/contract/analytics'
import { ok } from '@foyer/contract/failure'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { correctAnswer, forgetAnswer, readTaught, teachAnswer } from './teach-answer.ts'

const tags = ['Assistants']
const ofAssistant = z.object({ id: z.string() })
const ofAnswer = ofAssistant.extend({ answerId: z.string() })

export async function taughtRoutes(app: App, services: Services) {
  app.get(
    '/api/assistants/:id/answers',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listTaughtAnswers',
        summary: 'What you taught an assistant',
        params: ofAssistant,
        response: { 200: z.array(taughtAnswer), ...failures },
      },
    },
    async ({ account, params }) => readTaught(services, account.id, params.id),
  )

  app.post(
    '/api/assistants/:id/answers',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'teachAnswer',
        summary: 'Teach an answer',
        params: ofAssistant,
        body: newTaughtAnswer,
        response: { 201: taughtAnswer, ...failures },
      },
    },
    async ({ account, params, body }, reply) =>
      reply.code(201).send(await teachAnswer(services, account.id, params.id, body)),
  )

  app.put(
    '/api/assistants/:id/answers/:answerId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'correctTaughtAnswer',
        summary: 'Correct a taught answer',
        params: ofAnswer,
        body: taughtAnswerChange,
        response: { 200: taughtAnswer, ...failures },
      },
    },
    async ({ account, params, body }) =>
      correctAnswer(services, account.id, params.id, params.answerId, body),
  )

  app.delete(
    '/api/assistants/:id/answers/:answerId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'forgetTaughtAnswer',
        summary: 'Forget a taught answer',
        params: ofAnswer,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, params }) => {
      await forgetAnswer(services, account.id, params.id, params.answerId)
      return { message: 'Forgotten.' }
    },
  )
}
