import type { Confidence, Making, Source } from '@foyer/contract/chat'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { answeredByLabel, modelFailureReason } from './answer-text.ts'
import { Disclosure } from './disclosure.tsx'
import { RemovedSentence } from './removed-sentence.tsx'
import { SecondLookPart } from './second-look.tsx'
import { PageLink } from './source-list.tsx'
import type { SentenceConfirmation } from './use-sentence-confirmation.ts'

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium text-ink">{title}</dt>
      <dd className="mt-1 flex flex-col gap-2">{children}</dd>
    </div>
  )
}

const noPassages: Record<Confidence, string> = {
  sure: 'None needed: it came from you, or was small talk.',
  unsure: 'None.',
  none: 'Nothing on your website matches the question.',
}

type AnswerDetailsProps = {
  making: Making
  confidence: Confidence
  sources: Source[]
  /** Null if the answer can’t be taught. */
  onTeach: (() => void) | null
  isTaught: boolean
  /** Null if the assistant was deleted. */
  confirmation: SentenceConfirmation | null
}

export function AnswerDetails({
  making: { secondLook, ...making },
  confidence,
  sources,
  onTeach,
  isTaught,
  confirmation,
}: AnswerDetailsProps) {
  const trouble = modelFailureReason(making)
  const isInSecondLook = ({ sentence }: { sentence: string }) =>
    secondLook?.sentences.some((looked) => looked.sentence === sentence)
  const removed = making.cut.filter((cut) => !isInSecondLook(cut))
  return (
    <>
      {secondLook && <SecondLookPart secondLook={secondLook} cut={making.cut} confirmation={confirmation} />}
      <Disclosure line="How this answer was made">
        <dl className="flex w-full flex-col gap-4">
          <Detail title="Answered by">
            <span>
              {answeredByLabel(making)}. {trouble}
            </span>
          </Detail>
          <Detail title={confidence === 'unsure' ? 'Passages that may answer it' : 'Passages'}>
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
          </Detail>
          {removed.length > 0 && (
            <Detail title="Removed from the model’s answer">
              {removed.map((cut) => (
                <RemovedSentence key={cut.sentence} cut={cut} confirmation={confirmation} />
              ))}
            </Detail>
          )}
        </dl>
        {onTeach && (
          <Button variant="secondary" size="sm" onClick={onTeach}>
            {isTaught ? 'Edit taught answer' : 'Teach a better answer'}
          </Button>
        )}
      </Disclosure>
    </>
  )
}
