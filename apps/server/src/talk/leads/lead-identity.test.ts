import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadsOf, noticesOf, openForLeads } from '../../testing/leads.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId } from '../../testing/visitors.ts'
import { findVisitorContact } from './find-visitor-contact.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true })
})
afterAll(() => app.close())

describe('an address or number does not prove who typed it', () => {
  const maria = {
    name: 'Maria',
    email: 'maria@home.example',
    phone: '+34 600 000 111',
    message: 'Is my crown ready?',
    consent: true,
  }

  test('typing another person’s address reveals and changes nothing', async () => {
    const { ask, leave, owner } = await openForLeads(app, { embed: { handoff: true } })
    const [hers, theirs] = [newSessionId(), newSessionId()]
    await ask('I have a private illness', { sessionId: hers })
    await leave({ ...maria, sessionId: hers })
    const [before] = await leadsOf(owner)
    await owner.call('PATCH', `/api/leads/${before!.id}`, { body: { status: 'contacted' } })

    await ask('Hello', { sessionId: theirs })
    const stranger = [
      { ...maria, name: 'Maria (new number)', phone: '+1 900 555 9999' },
      { email: 'maria@evil.example', phone: maria.phone, page: 'https://evil.example/' },
    ]
    const answers: Awaited<ReturnType<typeof leave>>[] = []
    for (const left of stranger) answers.push(await leave({ consent: true, ...left, sessionId: theirs }))
    const nobody = newSessionId()
    const known = [
      { ...maria, email: 'nobody@home.example', phone: '+34 600 999 999' },
      { email: 'nobody@evil.example' },
    ]
    const unknown = []
    for (const left of known) unknown.push(await leave({ consent: true, ...left, sessionId: nobody }))
    const told = (all: typeof answers) =>
      all.map(({ status, body }) => [status, Object.keys(body), body.sessionId.length])
    expect(told(answers)).toEqual(told(unknown))
    expect(new Set([...answers, ...unknown].map(({ body }) => body.id)).size).toBe(4)

    const after = (await leadsOf(owner)).find(({ id }) => id === before!.id)
    expect(after).toEqual({
      ...before,
      status: 'contacted',
      updatedAt: expect.any(String),
      perhapsSame: [expect.objectContaining({ name: 'Maria (new number)', email: 'maria@evil.example' })],
    })
    const at = `/api/conversations/${before!.conversationId}`
    await owner.call('POST', `${at}/takeover`)
    const written = await owner.call('POST', `${at}/messages`, { body: { content: 'Your result is fine.' } })
    expect(written.status).toBeLessThan(300)
    const path = `/api/chat/${before!.assistantId}/history?sessionId=`
    expect((await app.call('GET', path + hers)).text).toContain('Your result is fine.')
    expect((await app.call('GET', path + theirs)).text).not.toContain('Your result is fine.')
    const reached = await findVisitorContact(app.services.db, owner.id, before!.conversationId!)
    expect(reached).toEqual({ name: 'Maria', address: 'maria@home.example' })
  })

  test('two people with one phone number stay two leads, and the owner sees the match', async () => {
    const { leave, owner } = await openForLeads(app)
    const switchboard = '+49 30 1234 500'
    for (const name of ['Ida', 'Jonas'])
      await leave({ name, phone: switchboard, consent: true, sessionId: newSessionId() })
    expect(await leadsOf(owner)).toMatchObject([
      { name: 'Jonas', phone: switchboard, perhapsSame: [{ name: 'Ida' }] },
      { name: 'Ida', phone: switchboard, perhapsSame: [{ name: 'Jonas' }] },
    ])
    expect((await noticesOf(owner)).map(({ title }) => title)).toEqual(['New lead: Jonas', 'New lead: Ida'])
  })
})
