import {
  defaultMailChoices,
  type MailChoice,
  type NoticeKind,
  type NoticeSettings,
  type NoticeSettingsChange,
  noticeKinds,
  type StoppableMail,
  type Unsubscribed,
} from '@foyer/contract/notices'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { lockAccount } from '../auth/lock-account.ts'
import { queueMail } from '../mail/send-mail.ts'
import { readUnsubscribeToken } from '../mail/unsubscribe.ts'
import { unsubscribeAddress } from '../mail/unsubscribed-addresses.ts'
import { digestMail } from './notice-mails.ts'
import { listChoices, listUnmailedOfKinds, markQueued, saveChoices } from './store.ts'

export async function readMailChoices(db: Queryable, accountId: string): Promise<NoticeSettings> {
  const chosen = new Map((await listChoices(db, accountId)).map(({ kind, mail }) => [kind, mail]))
  const mail = noticeKinds.map((kind) => [kind, chosen.get(kind) ?? defaultMailChoices[kind]] as const)
  return { mail: Object.fromEntries(mail) as Record<NoticeKind, MailChoice> }
}

/** Notices waiting for a digest are sent in one mail when their kind switches to 'at_once'. */
export async function chooseMails(
  { db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>,
  accountId: string,
  { mail, before: formBefore }: NoticeSettingsChange,
): Promise<NoticeSettings> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const before = (await readMailChoices(tx, accountId)).mail
    requireUnchanged(before, formBefore, mail)
    const wanted = Object.entries(mail) as [NoticeKind, MailChoice][]
    const sooner = wanted.filter(([kind, choice]) => choice === 'at_once' && isDigest(before[kind]))
    const waiting = await listUnmailedOfKinds(
      tx,
      accountId,
      sooner.map(([kind]) => kind),
    )
    if (waiting.length > 0) {
      await queueMail({ queue }, tx, accountId, digestMail(waiting, 'now'))
      await markQueued(
        tx,
        waiting.map(({ id }) => id),
        now(),
      )
    }
    await saveChoices(
      tx,
      accountId,
      wanted.map(([kind, choice]) => ({ kind, mail: choice })),
    )
    return readMailChoices(tx, accountId)
  })
}

const isDigest = (choice: MailChoice) => choice === 'daily' || choice === 'weekly'

/** Needs no sign-in, because the token is signed. */
export async function unsubscribe(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Unsubscribed> {
  const named = readUnsubscribeToken(secrets, token)
  if (!named) throw new Failure('not_found', 'This link is not complete. Open it from the mail once more.')
  if ('addressHash' in named) {
    await unsubscribeAddress(db, named.addressHash, now())
    return {
      message: 'You get no more mails from businesses that chat with visitors here.',
      stopped: 'replies',
    }
  }
  const { accountId, what } = named
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, accountId))) return
    const { mail } = await readMailChoices(tx, accountId)
    const stopped = noticeKinds.filter((kind) => kind === what || mail[kind] === what)
    await saveChoices(
      tx,
      accountId,
      stopped.map((kind) => ({ kind, mail: 'off' as const })),
    )
  })
  return { message: confirmation(what), stopped: what }
}

const confirmation = (what: StoppableMail) =>
  what === 'daily' || what === 'weekly'
    ? `You get no more ${what} summaries.`
    : 'You get no more mails of this kind.'
