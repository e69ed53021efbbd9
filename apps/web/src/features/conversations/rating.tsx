import { Star } from 'lucide-react'
import { iconSize } from '../../ui/controls/icon-button.tsx'

export function Rating({ value }: { value: number | null }) {
  if (value === null) return <span className="text-xs text-muted">Not rated</span>
  return (
    <span className="figures inline-flex items-center gap-1 text-xs">
      <Star {...iconSize(18)} className="fill-current text-accent" />
      <span className="sr-only">Rated </span>
      {value}/5
    </span>
  )
}
