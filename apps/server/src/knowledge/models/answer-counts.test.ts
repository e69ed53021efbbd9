import type { ModelsOverview, MonthlyAnswers } from '@foyer/contract/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../platform/admin/make-admin.ts'
import { says } from '../../testing/models/model-practice.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { falseSentenceIn, verdictsOn } from '../../testing/models/second-looks.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

type Practice = Awaited<ReturnType<typeof openPractice>>

const model = await startModelServer()
let app: TestApp
let practice: Practice
let other: Practice
beforeAll(async () => {
  app = await startTestApp({ environment: { ...model.environment, MODEL_VERIFY: 'auto' } })
  const rules = { tier: 'enterprise', dailyIpLimit: 100_000 } as const
  practice = await openPractice(app, rules)
  other = await openPractice(app, rules)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const truth = 'A cleaning costs $120.'
const lie = 'Yes, we also repair umbrellas and bicycles.'
const question = 'How much is a cleaning?'
const none = { whole: 0, looked: 0, repaired: 0, cut: 0, stoodIn: 0 }
const path = ({ assistant }: Practice) => `/api/assistants/${assistant.id}/model-answers`
const counted = async (of: Practice) => (await of.owner.call<MonthlyAnswers[]>('GET', path(of))).body

test('before the first model call the current month is empty', async () => {
  const period = new Date().toISOString().slice(0, 7)
  expect(await counted(practice)).toEqual([{ period, ...none }])
})

test('each answer counts once by its outcome, for its assistant and the operator', async () => {
  const ask = (of: Practice, text: string, verdict: 'supported' | 'absent', anew = '') => {
    model.answers((asked) =>
      falseSentenceIn(asked) !== null ? says(anew) : (verdictsOn(asked, () => verdict) ?? says(text)),
    )
    return of.ask(question)
  }
  await ask(practice, truth, 'absent')
  await ask(practice, truth, 'absent')
  await ask(practice, `${truth} We mend kites and tents.`, 'supported')
  const repaired = await ask(practice, `${truth} ${lie}`, 'absent', 'Whitening costs $350.')
  expect(repaired.body.response).toBe(`${truth} Whitening costs $350.`)
  await ask(practice, `${truth} We sell canoes and umbrellas.`, 'absent')
  // An invented amount is removed without a second look.
  await ask(practice, `${truth} Flying to Paris is $77777.`, 'supported')
  model.answers(() => ({ status: 500 }))
  await practice.ask(question)
  await ask(other, truth, 'absent')

  const [mine] = await counted(practice)
  expect(mine).toMatchObject({ whole: 2, looked: 1, repaired: 1, cut: 2, stoodIn: 1 })
  expect((await counted(other))[0]).toMatchObject({ ...none, whole: 1 })

  const operator = await registerOwner(app)
  await makeAdmin(app.services.db, operator.id)
  const { body } = await operator.call<ModelsOverview>('GET', '/api/operator/models')
  expect(body.answers).toEqual([
    { period: mine!.period, whole: 3, looked: 1, repaired: 1, cut: 2, stoodIn: 1 },
  ])
})

test('other owners can’t read the counts', async () => {
  const notFound = { status: 404, body: { message: 'No such assistant.' } }
  expect(await other.owner.call('GET', path(practice))).toMatchObject(notFound)
  for (const id of [crypto.randomUUID(), 'nonsense', '%00'])
    expect((await practice.owner.call('GET', `/api/assistants/${id}/model-answers`)).status).toBe(404)
  expect((await app.call('GET', path(practice))).status).toBe(401)
})

test('counts are deleted with their assistant, and the operator’s totals stay', async () => {
  await other.owner.call('DELETE', `/api/assistants/${other.assistant.id}`)
  expect((await other.owner.call('GET', path(other))).status).toBe(404)
  const { rows } = await app.services.db.execute('select assistant_id from assistant_answers')
  expect(rows).toEqual([{ assistant_id: practice.assistant.id }])
})
