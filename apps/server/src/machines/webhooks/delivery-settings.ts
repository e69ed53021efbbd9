const minute = 60_000
const hour = 60 * minute

export type DeliverySettings = {
  /** Delays between attempts. The delivery fails after the last. */
  pausesMs: readonly number[]
  patienceMs: number
  atOnce: number
  atOncePerAccount: number
}

/** Quick retries for restarting receivers, then up to a day. */
export const deliverySettings: DeliverySettings = {
  pausesMs: [5_000, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour],
  patienceMs: 15_000,
  atOnce: 12,
  atOncePerAccount: 4,
}
