import { ok } from '@foyer/contract/failure'
import {
  answersByMonth,
  defaultModel,
  listedModel,
  localServer,
  modelBudgetChange,
  modelChange,
  modelsOverview,
  modelTest,
  newModel,
  offeredModel,
} from '@foyer/contract/models'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { addModel, changeBudget, changeModel, chooseDefault, removeModel } from './change-models.ts'
import { findLocalModels } from './find-local-models.ts'
import { listModels, listOfferedModels } from './list-models.ts'
import { readAnswerCounts } from './read-answer-counts.ts'
import { testDraft, testStored } from './test-models.ts'

// Left out of the public API documentation.
const config = { access: 'operator' } as const
const hide = true
const params = z.object({ id: z.string() })

export async function modelsRoutes(app: App, services: Services) {
  app.get(
    '/api/models',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Assistants'],
        operationId: 'listOfferedModels',
        summary: 'The language models that an assistant may be given',
        response: { 200: z.array(offeredModel), ...failures },
      },
    },
    async () => listOfferedModels(services),
  )

  app.get(
    '/api/assistants/:id/model-answers',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Assistants'],
        operationId: 'countModelAnswers',
        summary: 'How the answers of a language model were given, month by month',
        params,
        response: { 200: answersByMonth, ...failures },
      },
    },
    async (request) => readAnswerCounts(services, request.account.id, request.params.id),
  )

  app.get(
    '/api/operator/models',
    { config, schema: { hide, response: { 200: modelsOverview, ...failures } } },
    async () => listModels(services),
  )

  app.post(
    '/api/operator/models',
    { config, schema: { hide, body: newModel, response: { 201: listedModel, ...failures } } },
    async (request, reply) => reply.code(201).send(await addModel(services, request.body)),
  )

  app.put(
    '/api/operator/models/:id',
    { config, schema: { hide, params, body: modelChange, response: { 200: listedModel, ...failures } } },
    async (request) => changeModel(services, request.params.id, request.body),
  )

  app.delete(
    '/api/operator/models/:id',
    { config, schema: { hide, params, response: { 200: ok, ...failures } } },
    async (request) => {
      await removeModel(services, request.params.id)
      return { message: 'Model removed.' }
    },
  )

  app.get(
    '/api/operator/local-models',
    { config, schema: { hide, response: { 200: z.array(localServer), ...failures } } },
    async () => findLocalModels(services.config.localModels),
  )

  app.put(
    '/api/operator/default-model',
    { config, schema: { hide, body: defaultModel, response: { 200: ok, ...failures } } },
    async (request) => {
      await chooseDefault(services, request.body.id)
      return { message: 'Chosen.' }
    },
  )

  app.put(
    '/api/operator/model-budget',
    { config, schema: { hide, body: modelBudgetChange, response: { 200: ok, ...failures } } },
    async (request) => {
      await changeBudget(services, request.body)
      return { message: 'Budget saved.' }
    },
  )

  app.post(
    '/api/operator/model-test',
    { config, schema: { hide, body: newModel, response: { 200: modelTest, ...failures } } },
    async (request) => testDraft(services, request.body),
  )

  app.post(
    '/api/operator/models/:id/test',
    {
      config,
      schema: { hide, params, body: modelChange.nullish(), response: { 200: modelTest, ...failures } },
    },
    async (request) => testStored(services, request.params.id, request.body ?? null),
  )
}
