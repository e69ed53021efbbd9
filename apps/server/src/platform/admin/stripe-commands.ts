import { isStripeError, sanitizeError } from '../../money/billing/stripe/explain-failure.ts'
import { environmentOf, stripeClient } from '../../money/billing/stripe/open-stripe.ts'
import { setUpStripe } from '../../money/billing/stripe/set-up.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

export const stripeCommands: Record<string, Command> = {
  stripe: {
    takes: ['setup'],
    about: 'make the prices of the plans and the customer portal in Stripe',
    async run({ config, say }, [what]) {
      if (what !== 'setup') throw new CommandError('npm run admin -- stripe setup')
      const { payments, publicUrl } = config
      if (payments?.kind !== 'stripe')
        throw new CommandError('STRIPE_SECRET_KEY is not set: there is no Stripe account to set up.')
      say(`Setting up Stripe for ${environmentOf(payments) === 'live' ? 'real' : 'test'} money.`)
      try {
        await setUpStripe(await stripeClient(payments).open(), publicUrl, say)
      } catch (error) {
        if (!isStripeError(error)) throw error
        throw new CommandError(
          `Stripe refused: ${sanitizeError(error).message} What was done before stays; run this again.`,
        )
      }
    },
  },
}
