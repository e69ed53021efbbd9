const minute = 60_000
const hour = 60 * minute

export type DeliverySettings = {
  /** From one try to the next; after the last, it is given up. */
  pausesMs: readonly number[]
  /** How long a receiver may take to answer one try. */
  patienceMs: number
  /** Tries at once in one process. */
  atOnce: number
  /** Of these, those of one account. */
  atOncePerAccount: number
}

/** Soon at first, for a receiver that was just being restarted; in all for a day. */
export const deliverySettings: DeliverySettings = {
  pausesMs: [5_000, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour],
  patienceMs: 15_000,
  atOnce: 12,
  atOncePerAccount: 4,
}
