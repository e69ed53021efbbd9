import { factAnswers, factChange, factCheck, factFormats, knownFact, newFact } from '@foyer/contract/facts'
import { ok } from '@foyer/contract/failure'
import { z } from 'zod'
import { attachmentHeader } from '../../platform/http/attachment.ts'
import { textMedia } from '../../platform/http/describe/media.ts'
import { paginate, paging } from '../../platform/http/paging.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { chooseFactsToCheck } from '../facts/choose-facts-to-check.ts'
import { downloadFacts } from '../facts/download-facts.ts'
import { toWire } from '../facts/fact-to-wire.ts'
import { readFacts } from '../facts/read-facts.ts'
import { answerForFacts, correctFact, dropFact, stateFact } from './change-facts.ts'

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
        description:
          'What answers are told from. With `questions=with` also what the website leaves in doubt, where `sure` is false: it is no fact until you confirm it. With `dropped=only` what you dropped instead, which a `restore` of the check brings back. With `q` those that hold all of its words, in any capitals and with accents or without.',
        params: ofAssistant,
        querystring: paging.extend({
          q: z.string().max(500).optional(),
          questions: z.enum(['with', 'without']).default('without'),
          dropped: z.enum(['only']).optional(),
        }),
        response: { 200: z.array(knownFact), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readFacts(services, request.account.id, request.params.id, request.query)
      return paginate(request, reply, rows, request.query, ({ position }) => position).map(toWire)
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
        description:
          'Outranks every page and survives rescans. Where the website speaks of the same thing, your word takes the place of that fact; what you state already answers 409.',
        params: ofAssistant,
        body: newFact,
        response: { 201: knownFact, ...failures },
      },
    },
    async ({ account, params, body }, reply) =>
      reply.code(201).send(await stateFact(services, account.id, params.id, body)),
  )

  app.get(
    '/api/assistants/:id/facts/check',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listFactsToCheck',
        summary: 'The few facts to check, questions first',
        description:
          'Name, phone, e-mail, address, the hours of the main part in the season that holds today and five prices, as far as you have not answered for them. Where `sure` is false the website leaves doubt, or contradicts your word.',
        params: ofAssistant,
        response: { 200: factCheck, ...failures },
      },
    },
    async ({ account, params }) => chooseFactsToCheck(services, account.id, params.id),
  )

  app.post(
    '/api/assistants/:id/facts/check',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'answerForFacts',
        summary: 'Confirm, correct, drop or restore several facts at once',
        description:
          'All of them or none; `field` names the one that is refused, such as `correct.0.value`. Answers with what is left to check.',
        params: ofAssistant,
        body: factAnswers,
        response: { 200: factCheck, ...failures },
      },
    },
    async ({ account, params, body }) => {
      await answerForFacts(services, account.id, params.id, body)
      return chooseFactsToCheck(services, account.id, params.id)
    },
  )

  app.get(
    '/api/assistants/:id/facts/download',
    {
      config: {
        access: 'owner',
        media: {
          answer: {
            'application/json': z.array(knownFact),
            'application/ld+json': textMedia(
              'A LocalBusiness of schema.org, fit to stand in a script element.',
            ),
            'text/csv': textMedia('A line for each fact.'),
          },
        },
      },
      schema: {
        tags,
        operationId: 'downloadFacts',
        summary: 'All facts as a file',
        description:
          'As CSV, where what a spreadsheet would take for a formula begins with an apostrophe; as JSON; or as JSON-LD of schema.org, which leaves out questions, what is over and hours of a season that has no dates.',
        params: ofAssistant,
        querystring: z.object({ format: z.enum(factFormats).default('csv') }),
      },
    },
    async ({ account, params, query }, reply) => {
      const { name, type, text } = await downloadFacts(services, account.id, params.id, query.format)
      return reply.type(type).header('content-disposition', attachmentHeader(name)).send(text)
    },
  )

  app.patch(
    '/api/assistants/:id/facts/:factId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'correctFact',
        summary: 'Correct or confirm a fact',
        description:
          'What you change is your word from then on, whatever the website says. An empty body confirms it as it is: it is `confirmed`, and where the website says something else after a rescan, that is told, with the day it was read, until you answer. Where `confirmable` is false it can only be corrected or dropped.',
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
        description:
          'Rescans leave it out, and what the website says of it is then told from no page, description or prompt either.',
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
