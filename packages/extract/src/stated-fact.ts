import type { FactKind } from '@foyer/text/fact-kinds'

export interface StatedFact {
  kind: FactKind
  label: string
  value: string
  part?: string | null
  condition?: string | null
  unit?: string | null
  amount?: number | null
  currency?: string | null
  validity?: string | null
}
