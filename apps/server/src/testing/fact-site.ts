import type { ChatAnswer } from '@foyer/contract/chat'
import type { FoundFact, KnownFact, NewFact } from '@foyer/contract/facts'
import { expect } from 'vitest'
import { replaceFacts } from '../knowledge/facts/replace-facts.ts'
import { createAssistant } from './assistants.ts'
import { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'

export const url = 'https://barber.example/prices'
export const price = (
  label: string,
  value: string,
  quote: string,
  more: Partial<FoundFact> = {},
): FoundFact => ({
  kind: 'price',
  label,
  value,
  url,
  quote,
  amount: Number(value.slice(1)),
  currency: 'GBP',
  origin: 'text',
  sure: true,
  ...more,
})

export async function openFactSite(app: TestApp, text: string, facts: FoundFact[], other = '') {
  const owner = await registerOwner(app)
  const pages = [{ url, title: 'Prices', text }]
  if (other) pages.push({ url: 'https://barber.example/', title: 'Barber', text: other })
  const assistant = await createAssistant(app, owner, { pages, facts })
  const at = `/api/assistants/${assistant.id}/facts`
  const ask = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, { body: { message } })).body
  const correct = async (label: string, value: string) => {
    const { body } = await owner.call<KnownFact[]>('GET', `${at}?questions=with`)
    const { id } = body.find((fact) => fact.label === label)!
    expect((await owner.call('PATCH', `${at}/${id}`, { body: { value } })).status).toBe(200)
  }
  const confirm = async (value: string) => {
    const { body } = await owner.call<KnownFact[]>('GET', `${at}?questions=with`)
    const { id } = body.find((fact) => fact.value === value)!
    expect((await owner.call('PATCH', `${at}/${id}`, { body: {} })).status).toBe(200)
  }
  const drop = async (value: string) => {
    const { body } = await owner.call<KnownFact[]>('GET', `${at}?questions=with`)
    const { id } = body.find((fact) => fact.value === value)!
    expect((await owner.call('DELETE', `${at}/${id}`)).status).toBe(200)
  }
  const state = async (fact: NewFact) =>
    expect((await owner.call('POST', at, { body: fact })).status).toBe(201)
  const prompt = async () =>
    (await owner.call<{ promptTemplate: string }>('GET', `/api/assistants/${assistant.id}`)).body
      .promptTemplate
  const rescan = () => replaceFacts(app.services.db, assistant.id, facts)
  return { ask, correct, confirm, drop, state, prompt, rescan }
}
