import type { KnownFact } from '@foyer/contract/facts'
import { Check, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { SitePath } from '../../shared/site-path.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton, iconSize } from '../../ui/icon-button.tsx'
import { isSafeLink } from '../../ui/markdown-inline.ts'
import { detailsOf, kindWords, nameOf, originWords } from './fact-words.ts'

type FactRowProps = {
  fact: KnownFact
  /** Which answers told it. */
  uses: ReactNode
  onConfirm: (fact: KnownFact) => void
  onCorrect: (fact: KnownFact) => void
  onDrop: (fact: KnownFact, row: HTMLElement) => void
}

/** One fact: what it says, of what and when it holds, who says so, and where. */
export function FactRow({ fact, uses, onConfirm, onCorrect, onDrop }: FactRowProps) {
  const { kind, label, value, url, origin, sure, siteValue, otherValue, confirmable } = fact
  const name = nameOf(fact)
  const details = detailsOf(fact)
  const differs = siteValue !== null && siteValue !== value
  return (
    <li className="flex items-start gap-2 border-t border-hairline py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(8rem,13rem)_1fr]">
        <p dir="auto" className="text-left wrap-anywhere text-muted">
          {label || kindWords[kind]}
        </p>
        <div className="min-w-0">
          <p dir="auto" className="text-left font-medium wrap-anywhere">
            {value}
            {details.length > 0 && <span className="font-normal text-muted"> · {details.join(' · ')}</span>}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            {!sure && <Badge tone="warn">To be checked</Badge>}
            {origin === 'owner' ? (
              <Badge tone="accent">{originWords.owner}</Badge>
            ) : (
              <span>{originWords[origin]}</span>
            )}
            {differs && (
              <span>
                Your website says <bdi className="text-ink">{siteValue}</bdi>
              </span>
            )}
            {otherValue && (
              <span>
                Another page says <bdi className="text-ink">{otherValue}</bdi>
              </span>
            )}
            {isSafeLink(url) && <SitePath url={url} className="underline underline-offset-2" />}
            {uses}
          </p>
        </div>
      </div>
      <div className="flex max-sm:flex-col">
        {!sure && confirmable && (
          <IconButton label={`Confirm ${name}`} size="sm" onClick={() => onConfirm(fact)}>
            <Check {...iconSize(18)} />
          </IconButton>
        )}
        <IconButton label={`Correct ${name}`} size="sm" onClick={() => onCorrect(fact)}>
          <Pencil {...iconSize(18)} />
        </IconButton>
        <IconButton
          label={`Drop ${name}`}
          size="sm"
          onClick={({ currentTarget }) => onDrop(fact, currentTarget.closest('li')!)}
        >
          <Trash2 {...iconSize(18)} />
        </IconButton>
      </div>
    </li>
  )
}
