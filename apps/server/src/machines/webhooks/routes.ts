import { ok } from '@foyer/contract/failure'
import { newWebhook, webhook, webhookChange, webhookDelivery } from '@foyer/contract/webhooks'
import { z } from 'zod'
import { paginate, paging } from '../../platform/http/paging.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { changeWebhook, deleteWebhook, rotateWebhookSecret } from './change-webhook.ts'
import { createWebhook } from './create-webhook.ts'
import { cursorOfDelivery, readDeliveries } from './read-deliveries.ts'
import { showDelivery, showWebhook } from './show-webhook.ts'
import { listEndpoints } from './store.ts'
import { replayDelivery, testWebhook } from './test-and-replay.ts'

const tags = ['Webhooks']
const params = z.object({ id: z.string() })
const config = { access: 'owner' } as const

export async function webhooksRoutes(
  app: App,
  services: Pick<Services, 'db' | 'fetch' | 'now' | 'queue' | 'secrets'>,
) {
  app.get(
    '/api/webhooks',
    {
      config,
      schema: {
        tags,
        operationId: 'listWebhooks',
        summary: 'Your webhooks',
        response: { 200: z.array(webhook), ...failures },
      },
    },
    async ({ account }) => {
      const rows = await listEndpoints(services.db, account.id)
      return rows.map((row) => showWebhook(services, row))
    },
  )

  app.post(
    '/api/webhooks',
    {
      config,
      schema: {
        tags,
        operationId: 'createWebhook',
        summary: 'Create a webhook',
        body: newWebhook,
        response: { 201: webhook, ...failures },
      },
    },
    async ({ account, body }, reply) => reply.code(201).send(await createWebhook(services, account, body)),
  )

  app.patch(
    '/api/webhooks/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'changeWebhook',
        summary: 'Change a webhook',
        params,
        body: webhookChange,
        response: { 200: webhook, ...failures },
      },
    },
    async ({ account, params, body }) => changeWebhook(services, account, params.id, body),
  )

  app.post(
    '/api/webhooks/:id/rotate',
    {
      config,
      schema: {
        tags,
        operationId: 'rotateWebhookSecret',
        summary: 'Replace the secret of a webhook; the one before signs for another day',
        params,
        response: { 200: webhook, ...failures },
      },
    },
    async ({ account, params }) => rotateWebhookSecret(services, account, params.id),
  )

  app.delete(
    '/api/webhooks/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook and its deliveries',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, params }) => {
      await deleteWebhook(services, account, params.id)
      return { message: 'Webhook deleted.' }
    },
  )

  app.post(
    '/api/webhooks/:id/test',
    {
      config,
      schema: {
        tags,
        operationId: 'testWebhook',
        summary: 'Send a test event to a webhook',
        params,
        response: { 202: webhookDelivery, ...failures },
      },
    },
    async ({ account, params }, reply) =>
      reply.code(202).send(await testWebhook(services, account, params.id)),
  )

  app.get(
    '/api/webhooks/:id/deliveries',
    {
      config,
      schema: {
        tags,
        operationId: 'listDeliveries',
        summary: 'What was sent to a webhook, newest first',
        params,
        querystring: paging,
        response: { 200: z.array(webhookDelivery), ...failures },
      },
    },
    async (request, reply) => {
      const { account, params, query } = request
      const rows = await readDeliveries(services.db, account.id, params.id, query)
      return paginate(request, reply, rows, query, cursorOfDelivery).map(showDelivery)
    },
  )

  app.post(
    '/api/webhooks/:id/deliveries/:deliveryId/replay',
    {
      config,
      schema: {
        tags,
        operationId: 'replayDelivery',
        summary: 'Send something once more, under the same id',
        params: params.extend({ deliveryId: z.string().max(100) }),
        response: { 202: webhookDelivery, ...failures },
      },
    },
    async ({ account, params }, reply) =>
      reply.code(202).send(await replayDelivery(services, account, params.id, params.deliveryId)),
  )
}
