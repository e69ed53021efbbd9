import type { KnownFact } from '@foyer/contract/facts'
import { Check, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { SitePath } from '../../shared/site-path.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { isSafeLink } from '../../ui/markdown/markdown-inline.ts'
import { detailsOf, kindLabels, nameOf, originLabels } from './fact-labels.ts'
import type { ListedFact } from './facts-queries.ts'

type FactRowProps = {
  fact: ListedFact
  uses: ReactNode
  onConfirm: (fact: KnownFact) => void
  onCorrect: (fact: KnownFact) => void
  onRemove: (fact: KnownFact) => void
  onRestore: (fact: ListedFact) => void
}

export function FactRow({ fact, uses, onConfirm, onCorrect, onRemove, onRestore }: FactRowProps) {
  const { value, url, origin, sure, siteValue, otherValue, confirmable } = fact
  const name = nameOf(fact)
  const details = detailsOf(fact)
  const differs = siteValue !== null && siteValue !== value
  if (fact.dropped) return <RemovedRow fact={fact} word="Undo" onRestore={onRestore} />
  return (
    <Row
      fact={fact}
      buttons={
        <div className="flex max-sm:flex-col">
          {!sure && confirmable && (
            <IconButton label={`Confirm ${name}`} size="sm" onClick={() => onConfirm(fact)}>
              <Check {...iconSize(18)} />
            </IconButton>
          )}
          <IconButton label={`Correct ${name}`} size="sm" onClick={() => onCorrect(fact)}>
            <Pencil {...iconSize(18)} />
          </IconButton>
          <IconButton label={`Remove ${name}`} size="sm" onClick={() => onRemove(fact)}>
            <Trash2 {...iconSize(18)} />
          </IconButton>
        </div>
      }
    >
      <div className="min-w-0">
        <p dir="auto" className="text-left font-medium wrap-anywhere">
          <span>{value}</span>
          {details.length > 0 && <span className="font-normal text-muted"> · {details.join(' · ')}</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          {!sure && <Badge tone="warn">Needs review</Badge>}
          {origin === 'owner' ? (
            <Badge tone="accent">{originLabels.owner}</Badge>
          ) : (
            <span>{originLabels[origin]}</span>
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
    </Row>
  )
}

function Row({ fact, buttons, children }: { fact: ListedFact; buttons: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 border-t border-hairline py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(8rem,13rem)_1fr]">
        <p dir="auto" className="text-left wrap-anywhere text-muted">
          {fact.label || kindLabels[fact.kind]}
        </p>
        {children}
      </div>
      {buttons}
    </li>
  )
}

/** A removed fact. The gap in place of the delete button prevents accidental second clicks. */
export function RemovedRow({
  fact,
  onRestore,
  word,
}: Pick<FactRowProps, 'fact' | 'onRestore'> & { word: 'Undo' | 'Restore' }) {
  return (
    <Row fact={fact} buttons={<span aria-hidden="true" className="w-10 shrink-0" />}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <p dir="auto" className="min-w-0 text-left wrap-anywhere line-through">
          {fact.value}
        </p>
        <Badge>Removed</Badge>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${word}: ${nameOf(fact)}`}
          onClick={() => onRestore(fact)}
        >
          {word}
        </Button>
      </div>
    </Row>
  )
}
