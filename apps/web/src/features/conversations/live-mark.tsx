import type { OwnerHandoff } from '@foyer/contract/handoff'
import { Badge } from '../../ui/badge.tsx'

/** Who answers where it isn't simply the assistant, and whether the visitor is there. */
export function LiveMark({ handoff }: { handoff: OwnerHandoff | null }) {
  if (!handoff) return null
  const { state, person, visitorHere } = handoff
  return (
    <>
      {visitorHere && (
        <Badge tone="good">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> Here now
        </Badge>
      )}
      {state === 'wanted' && <Badge tone="warn">Wants a person</Badge>}
      {state === 'person' && <Badge tone="accent">{person} is there</Badge>}
      {state === 'missed' && <Badge tone="bad">Nobody came</Badge>}
    </>
  )
}
