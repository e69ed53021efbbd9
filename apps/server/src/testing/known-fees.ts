import type { ChatAnswer } from '@foyer/contract/chat'
import type { KnownFact } from '@foyer/contract/facts'
import { replaceFacts } from '../knowledge/facts/replace-facts.ts'
import { createAssistant } from './assistants.ts'
import { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'

export const url = 'https://harbour.example/fees'
export const crown = (value: string) => ({
  kind: 'price' as const,
  label: 'Porcelain crown',
  value,
  url,
  amount: Number(value.slice(1)),
  currency: 'GBP',
  part: 'Fees',
  quote: `Porcelain crown | ${value}`,
  origin: 'text' as const,
  sure: true,
})
const hours = (label: string, value: string, sure = true) => ({
  kind: 'hours' as const,
  label,
  value,
  url,
  sure,
})
export const phone = { kind: 'phone' as const, label: 'Phone', value: '0117 496 0142', url }
export const knownFacts = [
  phone,
  hours('Monday', '9:00–17:00'),
  hours('Tuesday', '9:00–17:00'),
  hours('Sunday', '10:00–12:00', false),
  crown('£720'),
]

export async function knownFees(app: TestApp) {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, {
    pages: [
      {
        url,
        title: 'Fees',
        text: '# Fees\n\n| Treatment | Price |\n| --- | --- |\n| Porcelain crown | £720 |\n| Check-up | £52 |',
      },
    ],
    facts: knownFacts,
  })
  const at = `/api/assistants/${assistant.id}/facts`
  const list = async () => (await owner.call<KnownFact[]>('GET', `${at}?questions=with`)).body
  const of = async (label: string) => (await list()).find((fact) => fact.label === label)!
  const ask = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, { body: { message } })).body.response
  const rescan = (facts: Parameters<typeof replaceFacts>[2]) =>
    replaceFacts(app.services.db, assistant.id, facts)
  const prompt = async () =>
    (await owner.call<{ promptTemplate: string }>('GET', `/api/assistants/${assistant.id}`)).body
      .promptTemplate
  return { owner, assistant, at, list, of, ask, rescan, prompt }
}
