import type { OwnerHandoff } from '@foyer/contract/handoff'
import { Badge } from '../../ui/badge.tsx'

export function HandoffBadges({ handoff }: { handoff: OwnerHandoff | null }) {
  if (!handoff) return null
  const { state, person, visitorHere } = handoff
  return (
    <>
      {visitorHere && (
        <Badge tone="good">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> Online
        </Badge>
      )}
      {state === 'wanted' && <Badge tone="warn">Wants a person</Badge>}
      {state === 'person' && <Badge tone="accent">{person} joined</Badge>}
      {state === 'missed' && <Badge tone="bad">Missed</Badge>}
    </>
  )
}
