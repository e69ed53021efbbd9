import type { Making, SecondLook } from '@foyer/contract/chat'
import { secondLookLine, secondLookResult } from './answer-text.ts'
import { Disclosure } from './disclosure.tsx'
import { RemovedSentence } from './removed-sentence.tsx'
import type { SentenceConfirmation } from './use-sentence-confirmation.ts'

type SecondLookPartProps = {
  secondLook: SecondLook
  cut: Making['cut']
  confirmation: SentenceConfirmation | null
}

export function SecondLookPart({ secondLook, cut, confirmation }: SecondLookPartProps) {
  return (
    <Disclosure line={secondLookLine(secondLook)}>
      <ol className="flex w-full flex-col gap-4">
        {secondLook.sentences.map(({ sentence, found, instead }) => {
          const removed = cut.find((each) => each.sentence === sentence)
          return (
            <li key={sentence} className="flex flex-col gap-2">
              {removed ? (
                <RemovedSentence cut={removed} confirmation={confirmation} />
              ) : (
                <div className="flex flex-col gap-1 border-l-2 border-hairline pl-3">
                  <p dir="auto" className="text-left text-ink">
                    {sentence}
                  </p>
                  <p>{secondLookResult(found)}</p>
                </div>
              )}
              {instead !== null && (
                <div className="flex flex-col gap-1 border-l-2 border-accent pl-3">
                  <p>Replaced with:</p>
                  <p dir="auto" className="text-left text-ink">
                    {instead}
                  </p>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
