import type { Confidence } from '@foyer/contract/chat'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const marks: Record<Exclude<Confidence, 'sure'>, { words: string; tone: BadgeTone }> = {
  unsure: { words: 'Not sure', tone: 'plain' },
  none: { words: 'Not told', tone: 'warn' },
}

/** How sure an answer was. What is sure needs no mark. */
export function ConfidenceMark({ confidence }: { confidence: Confidence | null | undefined }) {
  if (!confidence || confidence === 'sure') return null
  const { words, tone } = marks[confidence]
  return <Badge tone={tone}>{words}</Badge>
}
