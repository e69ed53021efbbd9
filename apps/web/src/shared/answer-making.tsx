import type { Confidence, Making, Source } from '@foyer/contract/chat'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { CutSentence } from './cut-sentence.tsx'
import { giverOf, troubleOf } from './making-words.ts'
import type { SayTrue } from './say-true.ts'
import { SecondLookPart } from './second-look.tsx'
import { PageLink } from './source-list.tsx'
import { Unfolding } from './unfolding.tsx'

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
  /** Null where its assistant is gone. */
  sayTrue: SayTrue | null
}

/** For the owner: who gave an answer, from which passages, what was left out of it and why, and how to better it. */
export function AnswerMaking({
  making: { secondLook, ...making },
  confidence,
  sources,
  onTeach,
  isTaught,
  sayTrue,
}: AnswerMakingProps) {
  const trouble = troubleOf(making)
  const isLookedAt = ({ sentence }: { sentence: string }) =>
    secondLook?.sentences.some((looked) => looked.sentence === sentence)
  const leftOut = making.cut.filter((cut) => !isLookedAt(cut))
  return (
    <>
      {secondLook && <SecondLookPart secondLook={secondLook} cut={making.cut} sayTrue={sayTrue} />}
      <Unfolding line="How this answer came about">
        <dl className="flex w-full flex-col gap-4">
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
          {leftOut.length > 0 && (
            <Part title="Left out of what the model said">
              {leftOut.map((cut) => (
                <CutSentence key={cut.sentence} cut={cut} sayTrue={sayTrue} />
              ))}
            </Part>
          )}
        </dl>
        {onTeach && (
          <Button variant="secondary" size="sm" onClick={onTeach}>
            {isTaught ? 'Edit taught answer' : 'Teach a better answer'}
          </Button>
        )}
      </Unfolding>
    </>
  )
}
