import { assistantChange } from '@foyer/contract/assistant-forms'
import { assistant, promptRebuild, rebuiltPrompt } from '@foyer/contract/assistants'
import { ok } from '@foyer/contract/failure'
import { z } from 'zod'
import { rebuildPrompt } from '../../knowledge/prompt/rebuild-prompt.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { changeAssistant } from './change-assistant.ts'
import { deleteAssistant } from './delete-assistant.ts'
import { listAssistants, readAssistant } from './read-assistants.ts'
import { rotateAssistantKey } from './rotate-key.ts'

const tags = ['Assistants']
const params = z.object({ id: z.string() })
const one = { 200: assistant, ...failures }

export async function assistantRoutes(app: App, services: Services) {
  app.get(
    '/api/assistants',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listAssistants',
        summary: 'Your assistants',
        response: { 200: z.array(assistant), ...failures },
      },
    },
    async (request) => listAssistants(services, request.account.id),
  )

  app.get(
    '/api/assistants/:id',
    {
      config: { access: 'owner' },
      schema: { tags, operationId: 'getAssistant', summary: 'One assistant', params, response: one },
    },
    async (request) => readAssistant(services, request.account.id, request.params.id),
  )

  for (const method of ['PATCH', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/assistants/:id',
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: method === 'PATCH' ? 'changeAssistant' : 'putAssistant',
        summary: 'Change an assistant; only the fields sent change',
        params,
        body: assistantChange,
        response: one,
      },
      handler: async (request) => changeAssistant(services, request.account, request.params.id, request.body),
    })
  }

  app.delete(
    '/api/assistants/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'deleteAssistant',
        summary: 'Delete an assistant and all it knows',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await deleteAssistant(services, request.account.id, request.params.id)
      return { message: 'Assistant deleted.' }
    },
  )

  app.post(
    '/api/assistants/:id/rotate-key',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'rotateAssistantKey',
        summary: 'Replace the API key; the old one stops at once',
        params,
        response: one,
      },
    },
    async (request) => rotateAssistantKey(services, request.account.id, request.params.id),
  )

  app.post(
    '/api/assistants/:id/rebuild-prompt',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'rebuildPrompt',
        summary: 'Build the prompt anew from what the assistant knows; stored only with apply',
        params,
        body: promptRebuild.nullish(),
        response: { 200: rebuiltPrompt, ...failures },
      },
    },
    async (request) =>
      rebuildPrompt(services, request.account.id, request.params.id, request.body?.apply ?? false),
  )
}
