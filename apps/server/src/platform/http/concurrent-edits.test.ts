import type { FailureBody } from '@foyer/contract/failure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { fieldsOf } from '../../testing/authorisation/requests.ts'
import { bob } from '../../testing/leads.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAdmin } from '../admin/make-admin.ts'
import type { Route } from './access.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Form = {
  path: string
  method: 'PUT' | 'PATCH'
  first: object
  second: object
  before: object
  current: object
}

/** Every form that owners save, as sent by an outdated tab. */
async function formsOf(owner: Awaited<ReturnType<typeof registerOwner>>): Promise<Record<string, Form>> {
  const post = async (path: string, body: object) =>
    (await owner.call<{ id: string }>('POST', path, { body })).body.id
  const { id } = await createAssistant(app, owner, {
    facts: [
      { kind: 'service', label: 'Sharpening', value: 'While you wait.', url: '', origin: 'text', sure: true },
    ],
  })
  const at = `/api/assistants/${id}`
  const [fact] = (await owner.call<{ id: string }[]>('GET', `${at}/facts`)).body
  const answer = await post(`${at}/answers`, { question: 'Do you hone?', answer: 'Yes.' })
  const text = await post(`${at}/sources`, { name: 'Vouchers', text: 'Valid for a year.' })
  const key = await post('/api/keys', { name: 'Till' })
  const { status, body: left } = await app.call<{ id: string }>('POST', `/api/chat/${id}/leads`, {
    body: bob,
  })
  expect([status, left]).toEqual([201, expect.anything()])
  const webhook = await post('/api/webhooks', { url: 'http://93.184.216.34/hook', events: ['lead.created'] })
  await makeAdmin(app.services.db, owner.id)
  await owner.call('PUT', '/api/operator/model-budget', { body: { monthlyBudgetUsd: null } })
  const served = { provider: 'compatible', name: 'mistral-small', baseUrl: 'http://127.0.0.1:1234/v1' }
  const model = await post('/api/operator/models', served)
  return {
    'a fact': {
      path: `${at}/facts/${fact!.id}`,
      method: 'PATCH',
      before: { label: 'Sharpening', value: 'While you wait.' },
      first: { value: 'In an hour.' },
      second: { value: 'The next day.' },
      current: { value: 'In an hour.' },
    },
    'a taught answer': {
      path: `${at}/answers/${answer}`,
      method: 'PUT',
      before: { question: 'Do you hone?', answer: 'Yes.' },
      first: { question: 'Do you hone?', answer: 'On Mondays.' },
      second: { question: 'Do you hone?', answer: 'No.' },
      current: { answer: 'On Mondays.' },
    },
    'a text': {
      path: `${at}/sources/${text}`,
      method: 'PATCH',
      before: { name: 'Vouchers', text: 'Valid for a year.', url: '' },
      first: { text: 'Valid for two years.' },
      second: { text: 'Valid for ever.' },
      current: { text: 'Valid for two years.' },
    },
    'a key’s name': {
      path: `/api/keys/${key}`,
      method: 'PATCH',
      before: { name: 'Till' },
      first: { name: 'Counter' },
      second: { name: 'Shop' },
      current: { name: 'Counter' },
    },
    'a webhook': {
      path: `/api/webhooks/${webhook}`,
      method: 'PATCH',
      before: { description: '', isActive: true },
      first: { description: 'Help desk' },
      second: { description: 'CRM' },
      current: { description: 'Help desk' },
    },
    'a lead': {
      path: `/api/leads/${left.id}`,
      method: 'PATCH',
      before: { note: '', status: 'new' },
      first: { note: 'Called on Monday' },
      second: { note: 'Wants a quote' },
      current: { note: 'Called on Monday' },
    },
    'the profile': {
      path: '/api/auth/profile',
      method: 'PUT',
      before: { firstName: owner.firstName, lastName: owner.lastName },
      first: { firstName: 'Ines', lastName: owner.lastName },
      second: { firstName: 'Inez', lastName: owner.lastName },
      current: { firstName: 'Ines' },
    },
    'the mails that are wanted': {
      path: '/api/notices/settings',
      method: 'PUT',
      before: { new_lead: 'at_once' },
      first: { mail: { new_lead: 'weekly' } },
      second: { mail: { new_lead: 'off' } },
      current: { new_lead: 'weekly' },
    },
    'the schedule': {
      path: `${at}/auto-scrape`,
      method: 'PUT',
      before: { autoScrapeEnabled: false, scrapeSchedule: 'manual' },
      first: { scrapeSchedule: 'weekly' },
      second: { scrapeSchedule: 'monthly' },
      current: { scrapeSchedule: 'weekly' },
    },
    'a model': {
      path: `/api/operator/models/${model}`,
      method: 'PUT',
      before: { ...served, inputPrice: null, embeddings: '' },
      first: { ...served, inputPrice: 0.5 },
      second: { ...served, inputPrice: 5 },
      current: { inputPrice: 0.5 },
    },
    'what models may cost': {
      path: '/api/operator/model-budget',
      method: 'PUT',
      before: { monthlyBudgetUsd: null },
      first: { monthlyBudgetUsd: 40 },
      second: { monthlyBudgetUsd: 400 },
      current: { monthlyBudgetUsd: 40 },
    },
  }
}

describe('a form opened before the same fields were saved elsewhere', () => {
  test('is rejected with the current values and can then be saved', async () => {
    const owner = await registerOwner(app, { tier: 'pro' })
    for (const [name, form] of Object.entries(await formsOf(owner))) {
      const { path, method, first, second, before, current } = form
      const send = async (body: object) => {
        const { status, body: answer } = await owner.call<FailureBody>(method, path, { body })
        return [name, status, answer.code, answer.current]
      }
      expect(await send({ ...first, before })).toEqual([name, 200, undefined, undefined])
      expect(await send({ ...second, before })).toEqual([name, 409, 'changed_meanwhile', current])
      // Equal changes and unchanged fields don't conflict.
      expect(await send({ ...first, before })).toEqual([name, 200, undefined, undefined])
      expect(await send({ ...second, before: { ...before, ...current } })).toEqual([
        name,
        200,
        undefined,
        undefined,
      ])
      expect(await send(first)).toEqual([name, 200, undefined, undefined])
      const garbage = await owner.call<FailureBody>(method, path, { body: { ...first, before: 'yesterday' } })
      expect([name, garbage.status]).toEqual([name, 400])
    }
  })

  test('does not reveal values to others', async () => {
    const owner = await registerOwner(app, { tier: 'pro' })
    const stranger = await registerOwner(app, { tier: 'pro' })
    const forms = Object.values(await formsOf(owner)).filter(({ path }) => /[\da-f-]{36}/.test(path))
    for (const { path, method, second } of forms) {
      const body = { ...second, before: {} }
      expect([path, (await stranger.call(method, path, { body })).status]).toEqual([path, 404])
      expect([path, (await app.call(method, path, { body })).status]).toEqual([path, 401])
    }
  })
})

const singleChanges: Record<string, string> = {
  'PUT /api/auth/email': 'one field, with the password',
  'PUT /api/auth/password': 'one field, with the password of before',
  'PUT /api/conversations/:id/cut/:key': 'yes or no, which shows what it is',
  'PUT /api/embed/logo/:assistantId': 'one picture in place of another',
  'PUT /api/operator/default-model': 'one choice, which shows what is chosen',
}

test('every other form sends its previous values or is a single change', () => {
  const forms = app.routeTable().filter(({ method }) => method === 'PUT' || method === 'PATCH')
  const isBlind = ({ schema }: Route) => {
    const fields = new Set(fieldsOf(schema?.body))
    return !fields.has('before') && !fields.has('version')
  }
  const blind = forms.filter(isBlind).map(({ method, url }) => `${method} ${url}`)
  expect(blind.sort()).toEqual(Object.keys(singleChanges).sort())
  expect(forms.length).toBeGreaterThan(15)
})

test('a fact changed since it was shown cannot be confirmed or dropped', async () => {
  const owner = await registerOwner(app)
  const fact = { kind: 'service', label: 'Keys', value: 'Cut in minutes.', url: '' } as const
  const { id } = await createAssistant(app, owner, { facts: [{ ...fact, origin: 'text', sure: true }] })
  const at = `/api/assistants/${id}/facts`
  const [shown] = (await owner.call<{ id: string }[]>('GET', at)).body
  await owner.call('PATCH', `${at}/${shown!.id}`, { body: { value: 'Cut overnight.' } })
  const before = { [shown!.id]: fact.value }
  for (const answers of [{ confirm: [shown!.id] }, { drop: [shown!.id] }]) {
    const refused = await owner.call('POST', `${at}/check`, { body: { ...answers, before } })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { value: 'Cut overnight.' } },
    })
  }
  expect((await owner.call<unknown[]>('GET', at)).body).toMatchObject([{ value: 'Cut overnight.' }])
})

test('site rules merge additions and removals of two tabs', async () => {
  const owner = await registerOwner(app)
  const { id } = await createAssistant(app, owner)
  const path = `/api/assistants/${id}/site-rules`
  const put = async (body: object) =>
    (await owner.call<{ leftOut: string[]; onlyPaths: string[] }>('PUT', path, { body })).body
  const { body: read } = await owner.call<{ leftOut: string[] }>('GET', path)
  await put({ leftOut: ['/news', '/old'], before: read })
  const opened = await put({ leftOut: ['/news', '/old', '/press'], before: { leftOut: ['/news', '/old'] } })
  // One tab restores /old while the older tab, unaware of that, excludes /jobs.
  await put({ leftOut: ['/news', '/press'], before: { leftOut: opened.leftOut } })
  expect(
    await put({ leftOut: [...opened.leftOut, '/jobs'], before: { leftOut: opened.leftOut } }),
  ).toMatchObject({
    leftOut: ['/news', '/press', '/jobs'],
  })
  expect(await put({ leftOut: ['/blog'] })).toMatchObject({ leftOut: ['/blog'] })
  expect((await owner.call('PUT', path, { body: { leftOut: [], before: { leftOut: 'x' } } })).status).toBe(
    400,
  )
})
