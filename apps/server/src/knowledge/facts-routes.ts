import { factChange, knownFact, newFact } from '@foyer/contract/facts'
import { ok } from '@foyer/contract/failure'
import { z } from 'zod'
import { cutList, paging } from '../http/paging.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { correctFact, dropFact, readFacts, stateFact, toWire } from './state-fact.ts'

const tags = ['Assistants']
const ofAssistant = z.object({ id: z.string() })
const ofFact = ofAssistant.extend({ factId: z.string() })

export async function factRoutes(app: App, services: Services) {
  app.get(
    '/api/assistants/:id/facts',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listFacts',
        summary: 'What the website and its owner state',
        params: ofAssistant,
        querystring: paging,
        response: { 200: z.array(knownFact), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readFacts(services, request.account.id, request.params.id, request.query)
      return cutList(request, reply, rows, request.query, ({ position }) => position).map(toWire)
    },
  )

  app.post(
    '/api/assistants/:id/facts',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'stateFact',
        summary: 'State a fact',
        description: 'Outranks every page and survives rescans.',
        params: ofAssistant,
        body: newFact,
        response: { 201: knownFact, ...failures },
      },
    },
    async ({ account, params, body }, reply) =>
      reply.code(201).send(await stateFact(services, account.id, params.id, body)),
  )

  app.patch(
    '/api/assistants/:id/facts/:factId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'correctFact',
        summary: 'Correct or confirm a fact',
        description: 'An empty body confirms it as it is. From then on it is your word.',
        params: ofFact,
        body: factChange,
        response: { 200: knownFact, ...failures },
      },
    },
    async ({ account, params, body }) => correctFact(services, account.id, params.id, params.factId, body),
  )

  app.delete(
    '/api/assistants/:id/facts/:factId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'dropFact',
        summary: 'Drop a fact',
        description: 'Rescans leave it out.',
        params: ofFact,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, params }) => {
      await dropFact(services, account.id, params.id, params.factId)
      return { message: 'Dropped.' }
    },
  )
}
