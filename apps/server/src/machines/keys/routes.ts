import { ok } from '@foyer/contract/failure'
import { apiKey, keyChange, newKey } from '@foyer/contract/keys'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { renameKey, revokeKey, rotateKey } from './change-key.ts'
import { createKey } from './create-key.ts'
import { showKey } from './show-key.ts'
import { listKeyRows } from './store.ts'

const tags = ['Keys']
const params = z.object({ id: z.string() })

export async function keysRoutes(app: App, services: Pick<Services, 'db' | 'secrets'>) {
  app.get(
    '/api/keys',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listKeys',
        summary: 'Your account keys',
        response: { 200: z.array(apiKey), ...failures },
      },
    },
    async (request) => {
      const rows = await listKeyRows(services.db, request.account.id)
      return rows.map((row) => showKey(services.secrets, row))
    },
  )

  app.post(
    '/api/keys',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'createKey',
        summary: 'Create an account key',
        body: newKey,
        response: { 201: apiKey, ...failures },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createKey(services, request.account.id, request.body)),
  )

  app.patch(
    '/api/keys/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'renameKey',
        summary: 'Rename an account key',
        params,
        body: keyChange,
        response: { 200: apiKey, ...failures },
      },
    },
    async (request) => renameKey(services, request.account.id, request.params.id, request.body),
  )

  app.post(
    '/api/keys/:id/rotate',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'rotateKey',
        summary: 'Replace the secret of a key',
        params,
        response: { 200: apiKey, ...failures },
      },
    },
    async (request) => rotateKey(services, request.account.id, request.params.id),
  )

  app.delete(
    '/api/keys/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'revokeKey',
        summary: 'Revoke an account key',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await revokeKey(services, request.account.id, request.params.id)
      return { message: 'Key revoked.' }
    },
  )
}
