import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { PaymentProvider } from './provider.ts'

const timeoutMs = 10_000

/** Passes on the provider's Failures and reports every other error, or a timeout, as unavailable. */
export async function callProvider<Answer>(
  { payments }: Pick<Services, 'payments'>,
  ask: (payments: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  if (!payments) {
    throw new Failure(
      'unavailable',
      'Plans can’t be bought on this Foyer: no payment provider is set up. Please ask whoever runs it.',
    )
  }
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the payment provider took too long')), timeoutMs)
  })
  try {
    return await Promise.race([ask(payments), tooLate])
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(
      'unavailable',
      'The payment provider can’t be reached right now. Please try again in a moment.',
      { cause: error, retryAfterSeconds: 10 },
    )
  } finally {
    clearTimeout(timer)
  }
}
