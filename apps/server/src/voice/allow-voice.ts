import { rates } from '@foyer/contract/rates'
import type { FastifyRequest } from 'fastify'
import { assistantKeyPrefix, findAssistant, findAssistantByApiKey } from '../assistants/find-assistant.ts'
import { accountOf, bearerOf } from '../auth/guard-owners.ts'
import { readSession } from '../auth/read-session.ts'
import { Failure } from '../http/failure.ts'
import { readAccountKey } from '../keys/read-key.ts'
import { accountKeyPrefix } from '../keys/seal-key.ts'
import type { Services } from '../services.ts'
import { identifyCaller } from '../visitors/identify-caller.ts'

const minute = 60_000

/** Voice costs CPU, not the owner's messages, so it is bounded by pace alone: a bucket an address and process. */
export function voicePace(now: () => Date) {
  const spent = new Map<string, { since: number; count: number }>()
  return (ip: string) => {
    const at = now().getTime()
    if (spent.size > 10_000)
      for (const [key, entry] of spent) if (at - entry.since > minute) spent.delete(key)
    const entry = spent.get(ip)
    if (!entry || at - entry.since > minute) {
      spent.set(ip, { since: at, count: 1 })
      return
    }
    if (++entry.count > rates.voicePerMinutePerAddress) {
      throw new Failure('rate_limited', 'That is a lot of talking. Please wait a moment.', {
        retryAfterSeconds: (entry.since + minute - at) / 1000,
      })
    }
  }
}

/** The owner, an integrator, or a visitor of an assistant whose owner allows voice. */
export async function allowVoice(
  services: Services,
  request: FastifyRequest,
  assistantId: string | undefined,
) {
  if (await accountOf(request, (token) => readSession(services, token))) return
  if (!assistantId) {
    if (await holdsKey(services, request)) return
    throw new Failure('unauthorized', 'Unauthorized')
  }
  const { caller } = await identifyCaller(services, request, assistantId)
  if (caller.kind !== 'visitor') return
  if (!(await findAssistant(services.db, assistantId))?.voiceEnabled) {
    throw new Failure('forbidden', 'Voice is not switched on for this assistant.')
  }
}

async function holdsKey(services: Services, request: FastifyRequest): Promise<boolean> {
  const bearer = bearerOf(request)
  if (bearer?.startsWith(assistantKeyPrefix))
    return (await findAssistantByApiKey(services.db, bearer)) !== null
  return bearer?.startsWith(accountKeyPrefix) ? (await readAccountKey(services, bearer)) !== null : false
}
