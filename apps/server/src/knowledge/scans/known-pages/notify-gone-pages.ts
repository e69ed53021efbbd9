import type { AssistantRow } from '../../../people/assistants/assistant.ts'
import { addNotice } from '../../../people/notices/add-notice.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import type { ScanRow } from '../scan.ts'
import { inPages } from './describe-scan.ts'
import type { Settled } from './settle-known.ts'

export async function notifyGonePages(
  tx: Queryable,
  { id, accountId }: Pick<ScanRow, 'id' | 'accountId'>,
  assistant: Pick<AssistantRow, 'id' | 'name'>,
  { newlyUndecided, undecided }: Pick<Settled, 'newlyUndecided' | 'undecided'>,
) {
  if (newlyUndecided === 0) return
  const are = undecided === 1 ? 'is' : 'are'
  await addNotice(tx, accountId, {
    kind: 'pages_gone',
    subject: `pages_gone:${assistant.id}:${id}`,
    title: `${inPages(undecided)} of ${assistant.name} ${are} no longer on its website`,
    text: `${assistant.name} still answers from ${undecided === 1 ? 'it' : 'them'}, in case the website is only being worked on. Keep the old pages or remove them.`,
    href: `/website-settings#${assistant.id}`,
  })
}
