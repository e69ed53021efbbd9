import { Badge } from '../../ui/badge.tsx'
import type { Creation } from './creation.ts'

const maxFacts = 8

/** Fixed height, so that nothing around it moves. */
export function FoundFacts({ extracted, facts }: Pick<Creation, 'extracted' | 'facts'>) {
  return (
    <div className="flex min-h-44 flex-col gap-3 border-t border-hairline pt-5 md:h-52 md:overflow-hidden">
      {extracted.length > 0 && (
        <ul aria-label="Extracted data" className="flex flex-wrap gap-2">
          {extracted.slice(0, 4).map((kind) => (
            <li key={kind}>
              <Badge tone="accent">{kind}</Badge>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul aria-label="Facts found" className="flex flex-wrap gap-2">
          {facts.slice(-maxFacts).map(({ kind, label, value }) => (
            <li
              key={`${kind} ${label} ${value}`}
              className="dialog max-w-full rounded-card wrap-anywhere border border-hairline bg-surface px-3 py-1 text-xs"
            >
              {label && label !== value && <span className="text-muted">{label} </span>}
              <span>{value}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
