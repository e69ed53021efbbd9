import { randomBytes } from 'node:crypto'
import type { Services } from '../../../services.ts'
import type { PaymentProvider } from '../provider.ts'
import { changeSandboxPlan } from './actions.ts'
import { toState } from './state.ts'
import {
  accountOfCustomer,
  changeBooks,
  deleteCustomer,
  ensureCustomer,
  findCheckout,
  insertCheckout,
  listSandboxCustomers,
} from './store.ts'

const openForMs = 24 * 3_600_000

export function createSandbox({ db, now }: Pick<Services, 'db' | 'now'>): PaymentProvider {
  const accountOf = async (customerId: string) => {
    const accountId = await accountOfCustomer(db, customerId)
    if (!accountId) throw new Error(`the sandbox has no customer ${customerId}`)
    return accountId
  }
  return {
    name: 'sandbox',
    environment: 'sandbox',
    async openCheckout({ accountId, tier, origin, returnTo }) {
      const id = `sbx_cs_${randomBytes(24).toString('base64url')}`
      const customerId = await ensureCustomer(db, accountId)
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + openForMs)
      await insertCheckout(db, { id, accountId, tier, returnTo, createdAt, expiresAt })
      return { url: `${origin}/sandbox/checkout/${id}`, customerId }
    },
    async readCheckout(sessionId) {
      const found = await findCheckout(db, sessionId)
      if (!found) return null
      const { accountId, paidAt } = found
      return { accountId, customerId: await ensureCustomer(db, accountId), paid: paidAt !== null }
    },
    openPortal: async ({ returnUrl }) => ({ url: new URL('/sandbox/portal', returnUrl).href }),
    async readCustomer(customerId) {
      const books = await changeBooks(db, await accountOf(customerId), now(), (settled) => settled)
      return toState(books!)
    },
    async changePlan(customerId, tier) {
      await changeBooks(db, await accountOf(customerId), now(), (books, at) =>
        changeSandboxPlan(books, tier, at),
      )
    },
    forgetCustomer: (customerId) => deleteCustomer(db, customerId),
    async *listCustomers() {
      yield* await listSandboxCustomers(db)
    },
  }
}
