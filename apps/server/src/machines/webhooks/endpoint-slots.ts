import { createSlots } from '../../platform/processes/slots.ts'

const atOnceOfOne = 2
// Faster receivers don't count as slow.
const patienceMs = 1_000

/**
 * Limits concurrent deliveries per receiver, so that a hanging one doesn't use up the account's share. Null means to
 * send later.
 */
export function createEndpointSlots() {
  const none = Number.POSITIVE_INFINITY
  const slots = createSlots({ atOnce: none, atOnceOfOne, mostWaiting: none, mostWaitingOfOne: none })
  const slow = new Set<string>()

  return async (endpointId: string): Promise<(() => void) | null> => {
    if (slow.has(endpointId)) return null
    try {
      const release = await slots.take({ whose: endpointId, signal: AbortSignal.timeout(patienceMs) })
      return () => {
        slow.delete(endpointId)
        release()
      }
    } catch {
      slow.add(endpointId)
      return null
    }
  }
}
