import type { ChatAnswer } from '@foyer/contract/chat'
import type { FactCheck, FoundFact, KnownFact } from '@foyer/contract/facts'
import { replaceFacts } from '../knowledge/facts/replace-facts.ts'
import { createAssistant } from './assistants.ts'
import { registerOwner } from './owners.ts'
import type { TestApp } from './test-app.ts'

export const url = 'https://harbour.example/contact'
export const fact = (
  kind: FoundFact['kind'],
  label: string,
  value: string,
  more: Partial<FoundFact> = {},
) => ({
  kind,
  label,
  value,
  url,
  quote: `${label}: ${value}`,
  ...more,
})
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Contact facts and hours, with one day on which the pages disagree. */
export const reachFacts: FoundFact[] = [
  fact('name', 'Name', 'Harbour Dental'),
  fact('email', 'Email', 'hello@harbour.example'),
  fact('phone', 'Phone', '0117 496 0142'),
  fact('address', 'Address', '12 Quay Street, Portsmouth PO1 2AB'),
  ...days.map((day) =>
    day === 'Sunday'
      ? fact('hours', day, '10–12', { sure: false, otherValue: 'closed' })
      : fact('hours', day, '9–17'),
  ),
]
export const siteFacts: FoundFact[] = [
  ...reachFacts,
  fact('email', 'Email', 'press@harbour.example'),
  fact('phone', 'Emergency', '0117 496 0199'),
  fact('hours', 'Monday – Shop', '8–20', { part: 'Shop' }),
  fact('service', 'Cleaning', 'By a hygienist.'),
  ...Array.from({ length: 20 }, (_, nth) =>
    fact('price', `Filling ${nth}`, `£${nth}5`, { amount: nth * 10 + 5, currency: 'GBP', sure: nth !== 9 }),
  ),
]
const text = `# Contact

Call us on 0117 496 0142 or (0117) 4960142 to book. We are at 12 Quay Street, Portsmouth, PO1 2AB. Bring your card.

| Desk | Number |
| --- | --- |
| Reception | [0117 496 0142](tel:+441174960142) |
| Emergency | 0117 496 0199 |

Mail: Hello@Harbour.example · Press: press@harbour.example`

export async function scannedSite(app: TestApp, facts: readonly FoundFact[] = siteFacts) {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, { pages: [{ url, title: 'Contact', text }], facts })
  const at = `/api/assistants/${assistant.id}/facts`
  const check = async () => (await owner.call<FactCheck>('GET', `${at}/check`)).body
  const answer = (body: object) => owner.call<FactCheck>('POST', `${at}/check`, { body })
  const list = async () => (await owner.call<KnownFact[]>('GET', `${at}?questions=with`)).body
  const ask = async (message: string) =>
    (await app.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, { body: { message } })).body.response
  const rescan = (found: readonly FoundFact[]) => replaceFacts(app.services.db, assistant.id, found)
  const download = (format: string) => owner.call<string>('GET', `${at}/download?format=${format}`)
  return { owner, assistant, at, check, answer, list, ask, rescan, download }
}
export const factLines = ({ facts }: FactCheck) => facts.map(({ label, value }) => `${label}: ${value}`)
export const idsOf = ({ facts }: FactCheck) => facts.map(({ id }) => id)
