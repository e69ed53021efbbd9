import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { OutdatedFact } from '../facts/replace-facts.ts'
import type { ScanRow } from './scan.ts'

const mostListed = 10
const longestValue = 120

const shortened = (value: string) =>
  value.length > longestValue ? `${value.slice(0, longestValue).trimEnd()}…` : value

export async function notifyOutdatedFacts(
  tx: Queryable,
  { id, accountId }: Pick<ScanRow, 'id' | 'accountId'>,
  assistant: Pick<AssistantRow, 'id' | 'name'>,
  outdated: readonly OutdatedFact[],
) {
  const [first] = outdated
  if (!first) return
  const listed = outdated.slice(0, mostListed).map(lineOf)
  const more = outdated.length - listed.length
  await addNotice(tx, accountId, {
    kind: 'fact_outdated',
    subject: `fact_outdated:${assistant.id}:${id}`,
    title:
      outdated.length === 1
        ? `Your page now says ${shortened(first.siteValue)}`
        : `Your website now says something else about ${outdated.length} facts you confirmed`,
    text: [
      ...listed,
      ...(more > 0 ? [`And ${more} more.`] : []),
      `Until you say what is right, ${assistant.name} tells visitors what your website says, with the date it was read.`,
    ].join('\n'),
    href: `/website-settings#${assistant.id}`,
  })
}

const lineOf = ({ label, value, siteValue, url }: OutdatedFact) =>
  `${label}: you confirmed ${shortened(value)}, ${url} now says ${shortened(siteValue)}.`
