import { timingSafeEqual } from 'node:crypto'
import type { ResumedConversation } from '@foyer/contract/handoff'
import type { MadeLink } from '../../people/auth/links.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { findSession } from '../conversations/find-conversation.ts'
import { findVisitorContact } from '../leads/find-visitor-contact.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import { noConversation } from '../visitors/caller-place.ts'

const daysValid = 14
const day = 24 * 3_600_000

type NeededServices = Pick<Services, 'db' | 'secrets' | 'now'>

const signatureOf = (secrets: NeededServices['secrets'], conversationId: string, until: string) =>
  secrets.fingerprint(`way back ${conversationId} ${until}`)

/**
 * A link that opens one conversation for two weeks to anyone with the token. It is only mailed to the address the
 * visitor left.
 */
export function makeReturnLink(
  { secrets, now }: Omit<NeededServices, 'db'>,
  conversationId: string,
): MadeLink {
  const seconds = Math.floor((now().getTime() + daysValid * day) / 1_000)
  const until = seconds.toString(36)
  const token = `${conversationId}.${until}.${signatureOf(secrets, conversationId, until)}`
  return { token, expiresAt: new Date(seconds * 1_000) }
}

/** Recognizable for its owner, but no contact for others. */
const masked = (address: string) => `${[...address][0]}…${address.slice(address.lastIndexOf('@'))}`

/** The session of a valid token, and the masked address, while the visitor can still be mailed. */
export async function findReturnSession(
  { db, secrets, now }: NeededServices,
  { id, accountId }: Pick<AnsweringAssistant, 'id' | 'accountId'>,
  token: string,
): Promise<ResumedConversation> {
  const [conversationId = '', until = '', signature = ''] = token.split('.')
  const [given, right] = [signature, signatureOf(secrets, conversationId, until)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer]
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  const isValid = isSigned && isId(conversationId) && Number.parseInt(until, 36) * 1_000 > now().getTime()
  // Links in old mails stop working once a visitor is erased.
  const reachable = isValid ? await findVisitorContact(db, accountId, conversationId) : null
  const sessionId = reachable ? await findSession(db, accountId, id, conversationId) : null
  if (!reachable || !sessionId) throw noConversation()
  return { sessionId, address: masked(reachable.address) }
}
