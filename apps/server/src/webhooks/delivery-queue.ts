/** The queue is known by its name alone, so that whoever queues a delivery need not know how it is made. */
export const deliverQueue = { name: 'deliver-webhook' }
export type DeliveryDue = { accountId: string; id: string; turn: number }
