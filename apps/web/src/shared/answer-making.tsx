import type { Confidence, Making, Source } from '@foyer/contract/chat'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { iconSize } from '../ui/icon-button.tsx'
import { CutSentence, type SayTrue } from './cut-sentence.tsx'
import { giverOf, troubleOf } from './making-words.ts'
import { PageLink } from './source-list.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium text-ink">{title}</dt>
      <dd className="mt-1 flex flex-col gap-2">{children}</dd>
    </div>
  )
}

const noPassages: Record<Confidence, string> = {
  sure: 'It needed no page: you taught it or wrote it, or it was small talk.',
  unsure: 'None.',
  none: 'Nothing on your website fits the question.',
}

type AnswerMakingProps = {
  making: Making
  confidence: Confidence
  sources: Source[]
  /** Null where nobody can be taught. */
  onTeach: (() => void) | null
  /** It was taught already: the owner changes that. */
  isTaught: boolean
  /** Null where the answer is not kept yet. */
  onSayTrue?: SayTrue | null
  /** The key of the sentence of which it is being sent. */
  saying?: string | null
}

/** For the owner: who gave an answer, from which passages, what was left out of it and why, and how to better it. */
export function AnswerMaking({
  making,
  confidence,
  sources,
  onTeach,
  isTaught,
  onSayTrue = null,
  saying = null,
}: AnswerMakingProps) {
  const trouble = troubleOf(making)
  return (
    <details className="group w-full max-w-full text-xs text-muted">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-xs py-1 transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight {...iconSize(18)} className="shrink-0 transition-transform group-open:rotate-90" />
        How this answer came about
      </summary>
      <div className="mt-1 flex flex-col items-start gap-4 rounded-control border border-hairline bg-sunken p-4">
        <dl className="flex w-full flex-col gap-4 [overflow-wrap:anywhere]">
          <Part title="Given by">
            <span>
              {giverOf(making)}. {trouble}
            </span>
          </Part>
          <Part title={confidence === 'unsure' ? 'Passages that may answer it' : 'Passages'}>
            {sources.length === 0 && <span>{noPassages[confidence]}</span>}
            {sources.map(({ url, title, quote }) => (
              <figure key={`${url} ${quote}`} className="flex flex-col gap-0.5">
                <figcaption>
                  <PageLink url={url} title={title} />
                </figcaption>
                {quote && (
                  <blockquote dir="auto" className="border-l-2 border-hairline pl-3 text-left">
                    {quote}
                  </blockquote>
                )}
              </figure>
            ))}
          </Part>
          {making.cut.length > 0 && (
            <Part title="Left out of what the model said">
              {making.cut.map((cut) => (
                <CutSentence
                  key={cut.sentence}
                  cut={cut}
                  onSayTrue={onSayTrue}
                  busy={saying !== null && saying === cut.key}
                />
              ))}
            </Part>
          )}
        </dl>
        {onTeach && (
          <Button variant="secondary" size="sm" onClick={onTeach}>
            {isTaught ? 'Edit taught answer' : 'Teach a better answer'}
          </Button>
        )}
      </div>
    </details>
  )
}
