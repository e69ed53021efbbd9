import type { Said } from '@foyer/contract/chat'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const marks: Record<Exclude<Said, 'plain'>, { words: string; tone: BadgeTone }> = {
  quoted: { words: 'Quoted', tone: 'plain' },
  doubtful: { words: 'Not sure', tone: 'plain' },
  none: { words: 'Not on your site', tone: 'warn' },
}

/** Plain answers need no badge. */
export function ConfidenceBadge({ said }: { said: Said | null | undefined }) {
  if (!said || said === 'plain') return null
  const { words, tone } = marks[said]
  return <Badge tone={tone}>{words}</Badge>
}
