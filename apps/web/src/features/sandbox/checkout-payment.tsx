import type { SandboxCheckout, SandboxPayment } from '@foyer/contract/billing'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/http/http.ts'
import { navigateAway } from '../../lib/navigation/navigate-away.ts'
import { formatMoney } from '../../ui/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { CardFields } from './card-fields.ts'
import { CardForm } from './card-form.tsx'
import { pay } from './sandbox-calls.ts'
import { SecureStep } from './secure-step.tsx'
import { useCardError } from './use-card-error.ts'

const refusedByOwner = 'You declined the 3-D Secure check. Nothing was paid. Try again or use another card.'

// Paid in another tab, or expired.
const isOver = (error: unknown) => error instanceof ApiError && [404, 409, 410].includes(error.status)

export function CheckoutPayment({
  checkout: { id, amount, currency },
  onOver,
}: {
  checkout: SandboxCheckout
  onOver: () => void
}) {
  const { refusal, refuse, forget } = useCardError()
  const [asked, setAsked] = useState<CardFields | null>(null)
  const payment = useMutation({
    mutationFn: async (payment: SandboxPayment) => {
      const { confirm, url } = await pay(id, payment)
      if (confirm || !url) setAsked(payment)
      else await navigateAway(url)
    },
    onError: (error) => {
      setAsked(null)
      refuse(error)
      if (isOver(error)) onOver()
    },
  })
  const total = formatMoney(amount, currency)
  return (
    <Card>
      <CardForm
        words={{ pay: `Pay ${total}`, paying: 'Paying...' }}
        busy={payment.isPending || asked !== null}
        refusal={refusal}
        onSubmit={(card) => payment.mutate(card)}
        onEdit={forget}
      />
      {asked && (
        <SecureStep
          total={total}
          busy={payment.isPending}
          onAgree={() => payment.mutate({ ...asked, confirmed: true })}
          onRefuse={() => {
            setAsked(null)
            refuse(new ApiError(402, refusedByOwner))
          }}
        />
      )}
    </Card>
  )
}
