import type { Lead, LeadTotals } from '@foyer/contract/leads'
import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bob, leadsOf, noticesOf, openForLeads } from '../../testing/leads.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId } from '../../testing/visitors.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const start = (values?: Parameters<typeof openForLeads>[1]) => openForLeads(app, values)

describe('the owner', () => {
  test('filters, searches and pages; counts by status', async () => {
    const { leave, owner, assistant } = await start()
    const ids: string[] = []
    for (const name of ['Änne', 'Bob', 'Chloé', '100%'])
      ids.push(
        (
          await leave({
            name,
            email: `${ids.length}@example.com`,
            phone: `+49 151 000${ids.length}00`,
            consent: true,
          })
        ).body.id,
      )
    await owner.call('PATCH', `/api/leads/${ids[1]}`, { body: { status: 'contacted' } })
    const names = async (query: string) => (await leadsOf(owner, query)).map(({ name }) => name)
    expect(await names('')).toEqual(['100%', 'Chloé', 'Bob', 'Änne'])
    expect(await names('?status=contacted')).toEqual(['Bob'])
    expect(await names('?q=chloe')).toEqual(['Chloé'])
    expect(await names('?q=49151000200')).toEqual(['Chloé'])
    expect(await names('?q=%25')).toEqual(['100%'])
    expect(await names(`?assistant=${assistant.id}&status=closed`)).toEqual([])
    const first = await owner.call<Lead[]>('GET', '/api/leads?limit=3&status=all')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    expect((await owner.call<Lead[]>('GET', next)).body.map(({ name }) => name)).toEqual(['Änne'])
    expect((await owner.call<LeadTotals>('GET', '/api/leads/totals')).body).toEqual({
      new: 3,
      contacted: 1,
      closed: 0,
    })
  })

  test('downloads them, and nothing in the file is a formula or a tag', async () => {
    const { leave, owner } = await start()
    const cmd = '=HYPERLINK("http://evil.example","Click")'
    await leave({
      name: `${cmd}\r\nBcc: all`,
      email: 'a@example.com',
      phone: '+1-800-555',
      message: '<script>alert(1)</script>\n@SUM(1);=1+1; x',
      consent: true,
      page: 'javascript:alert(1)',
    })
    const csv = await owner.call<string>('GET', '/api/leads/download?format=csv')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-all-\d{4}-\d\d-\d\d\.csv"/,
    )
    expect(csv.text).toContain(
      `"'=HYPERLINK(""http://evil.example"",""Click"") Bcc: all","a@example.com","'+1-800-555"`,
    )
    // With `;` as separator, a cell starts after it and after a line break.
    expect(csv.text).toContain(`"<script>alert(1)</script>\n'@SUM(1);'=1+1; x"`)
    const [lead] = JSON.parse((await owner.call('GET', '/api/leads/download?format=json')).text)
    expect(lead).toMatchObject({ name: `${cmd} Bcc: all`, page: null })
    expect((await noticesOf(owner))[0]!.title).not.toMatch(/[\r\n]/)
    const empty = await registerOwner(app)
    expect((await empty.call('GET', '/api/leads/download?format=json')).body).toEqual([])
    const unknown = await empty.call('GET', '/api/leads/download?format=xls')
    expect(unknown).toMatchObject({ status: 400, body: { message: 'format: use csv or json' } })
    const tooMany = await empty.call('GET', '/api/leads?limit=999')
    expect(tooMany).toMatchObject({ status: 400, body: { message: 'limit: at most 200' } })
  })

  test('erases a lead with its notices and webhooks; erasing a visitor erases their leads', async () => {
    const { leave, ask, owner } = await start({ tier: 'pro' })
    const receiver = await startReceiver()
    const { body: hook } = await owner.call<Webhook>('POST', '/api/webhooks', {
      body: { url: receiver.url, events: ['lead.created'] },
    })
    const delivered = async () =>
      (await owner.call<WebhookDelivery[]>('GET', `/api/webhooks/${hook.id}/deliveries`)).body
    const sessionId = newSessionId()
    const { id } = (await leave({ ...bob, sessionId })).body
    await leave({ ...bob, message: 'And again.', sessionId })
    expect(await delivered()).toMatchObject([
      {
        type: 'lead.created',
        payload: {
          data: {
            leadId: id,
            name: 'Bob',
            email: 'bob@example.com',
            phone: null,
            message: 'Please call me.',
          },
        },
      },
    ])
    await owner.call('DELETE', `/api/leads/${id}`)
    expect([await leadsOf(owner), await delivered(), await noticesOf(owner)]).toEqual([[], [], []])

    const erased = (await ask('Hello')).body.sessionId
    await leave({ ...bob, sessionId: erased })
    const [lead] = await leadsOf(owner)
    await owner.call('DELETE', `/api/conversations/${lead!.conversationId}`)
    expect(await leadsOf(owner)).toMatchObject([{ email: 'bob@example.com', conversationId: null }])
    expect(await delivered()).toHaveLength(1)
    await ask('Hello again', { sessionId: erased })
    const { body: talks } = await owner.call<{ id: string }[]>('GET', '/api/conversations')
    await owner.call('DELETE', `/api/conversations/${talks[0]!.id}/visitor`)
    expect([await leadsOf(owner), await delivered(), await noticesOf(owner)]).toEqual([[], [], []])
    receiver.close()
  })

  test('can’t see or change leads of others', async () => {
    const { leave, owner, assistant } = await start()
    const { id } = (await leave(bob)).body
    const other = await registerOwner(app)
    expect(await leadsOf(other)).toEqual([])
    expect((await other.call('GET', `/api/leads?assistant=${assistant.id}`)).status).toBe(404)
    expect((await other.call('GET', `/api/leads/download?assistant=${assistant.id}`)).status).toBe(404)
    for (const at of [id, crypto.randomUUID(), 'garbage', '%00']) {
      expect((await other.call('GET', `/api/leads/${at}`)).status).toBe(404)
      expect((await other.call('PATCH', `/api/leads/${at}`, { body: { note: 'x' } })).status).toBe(404)
      expect((await other.call('DELETE', `/api/leads/${at}`)).status).toBe(404)
    }
    for (const [method, path] of [
      ['GET', '/api/leads'],
      ['GET', `/api/leads/${id}`],
      ['PATCH', `/api/leads/${id}`],
      ['DELETE', `/api/leads/${id}`],
      ['GET', '/api/leads/download'],
    ] as const)
      expect((await app.call(method, path, { body: method === 'PATCH' ? {} : undefined })).status).toBe(401)
    for (const body of [{ status: 'lost' }, { note: 'x'.repeat(5_001) }, { note: 7 }, 'garbage'])
      expect((await owner.call('PATCH', `/api/leads/${id}`, { body })).status).toBe(400)
    expect((await owner.call('GET', '/api/leads?status=lost')).status).toBe(400)
    expect((await owner.call('GET', '/api/leads?cursor=garbage')).status).toBe(400)
    expect(await leadsOf(owner)).toMatchObject([{ id, status: 'new', note: '' }])
  })
})
