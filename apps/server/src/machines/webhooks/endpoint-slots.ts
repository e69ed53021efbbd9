import { createSlots } from '../../platform/processes/slots.ts'

const atOnceOfOne = 2
// A receiver that answers in the time of a click is not slow.
const patienceMs = 1_000

/**
 * A few deliveries at once to one receiver, so that one that hangs does not use up what its account may send at once. Null
 * where it is not worth waiting for: this one is to be sent later.
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
