import type { Lead } from '@foyer/contract/leads'
import type { Notices } from '@foyer/contract/notices'
import type { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'
import { openPractice } from './visitors.ts'

type LeadAnswer = { id: string; sessionId: string; message: string; code: string; limitReached?: boolean }
type Owner = Awaited<ReturnType<typeof registerOwner>>

export async function openForLeads(app: TestApp, values: Parameters<typeof openPractice>[1] = {}) {
  const practice = await openPractice(app, values)
  const leave = (body: unknown, options: Parameters<TestApp['call']>[2] = {}) =>
    app.call<LeadAnswer>('POST', `${practice.path}/leads`, { body, ...options })
  return { ...practice, leave }
}

export const leadsOf = async (owner: Owner, query = '') =>
  (await owner.call<Lead[]>('GET', `/api/leads${query}`)).body

export const noticesOf = async (owner: Owner) =>
  (await owner.call<Notices>('GET', '/api/notices')).body.notices

export const bob = { name: 'Bob', email: 'bob@example.com', message: 'Please call me.', consent: true }
