import type { Card as PaymentCard } from '@foyer/contract/billing'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { cardExpiry, cardLabel } from '../../shared/plan/card-label.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardForm } from './card-form.tsx'
import { useCardError } from './use-card-error.ts'
import type { PortalAction } from './use-portal-action.ts'

export function PortalCard({ card, acting }: { card: PaymentCard | null; acting: PortalAction }) {
  const [replacing, setReplacing] = useState(false)
  const { refusal, refuse, forget } = useCardError()
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <CreditCard {...iconSize(18)} className="text-muted" />
          <span>{card ? cardLabel(card) : 'No card'}</span>
          {card && <span className="figures text-muted">expires {cardExpiry(card)}</span>}
        </p>
        {!replacing && (
          <Button variant="secondary" onClick={() => setReplacing(true)}>
            Replace card
          </Button>
        )}
      </div>
      {replacing && (
        <CardForm
          words={{ pay: 'Save card', paying: 'Saving...' }}
          busy={acting.isPending && acting.variables.action === 'replace-card'}
          refusal={refusal}
          onEdit={forget}
          onSubmit={(payment) =>
            acting.mutate(
              { action: 'replace-card', ...payment },
              { onError: refuse, onSuccess: () => setReplacing(false) },
            )
          }
        />
      )}
    </Card>
  )
}
