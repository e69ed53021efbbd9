import { hints, hintsRequest, sessionOf, suggestedQuestions } from '@foyer/contract/chat'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App } from '../../services.ts'
import { placeOf } from '../visitors/caller-place.ts'
import { identifyCallerWith } from '../visitors/identify-caller.ts'
import type { Chat } from './chat.ts'
import { createHints, languageOf, suggestQuestions, withoutAnswered } from './suggest-questions.ts'

export async function hintRoutes(app: App, chat: Chat) {
  const { services } = chat
  const hintsOf = createHints(chat)

  app.get(
    '/api/chat/:assistantId/hints',
    {
      config: { access: 'visitor' },
      schema: {
        tags: ['Chat'],
        operationId: 'getHints',
        summary: 'Questions that an assistant surely answers, and where the business is',
        params: z.object({ assistantId: z.string() }),
        querystring: hintsRequest,
        response: { 200: hints, ...failures },
      },
    },
    async (request, reply) => {
      const { assistant, caller } = await identifyCallerWith(
        services,
        request,
        request.params.assistantId,
        chat.find,
      )
      const session = sessionOf(request.query)
      const place = session ? placeOf(services.secrets, assistant, caller, session) : null
      if (!place) reply.header('cache-control', 'public, max-age=300').header('vary', 'Origin, Authorization')
      return withoutAnswered(chat, await hintsOf(assistant), place, languageOf(assistant))
    },
  )

  app.get(
    '/api/assistants/:id/suggested-questions',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Embed'],
        operationId: 'suggestQuestions',
        summary: 'Questions to start with: what visitors ask most and what the website answers',
        params: z.object({ id: z.string() }),
        response: { 200: suggestedQuestions, ...failures },
      },
    },
    async ({ account, params }) => ({
      questions: await suggestQuestions(chat, hintsOf, account.id, params.id),
    }),
  )
}
